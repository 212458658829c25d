/** How far the engine has come that plays on this device; null while nothing is fetched. */
class Loading {
  share = $state<number | null>(null);
}

export const loading = new Loading();
