/** A newer version of the app: it waits until somebody takes it. */
class Update {
  /** Takes the new version; null while there is none. */
  take = $state.raw<(() => void) | null>(null);
}

export const update = new Update();
