### Notices, in English: what is sent to those who are away.

notice-your-turn-title = Luna: it is your turn
notice-your-turn = It is your turn ({ $order }) in a game of Luna.
notice-confirm-title = Luna: confirm this address
notice-confirm = Open this link to be notified when it is your turn:
