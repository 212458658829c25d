### Berichten, in het Nederlands: wat naar afwezigen gaat.

notice-your-turn-title = Luna: jij bent aan de beurt
notice-your-turn = Jij bent aan de beurt ({ $order }) in een partij Luna.
notice-confirm-title = Luna: bevestig dit adres
notice-confirm = Open deze link om bericht te krijgen als je aan de beurt bent:
