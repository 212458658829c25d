### Nachrichten, auf Deutsch: was an Abwesende geht.

notice-your-turn-title = Luna: du bist am Zug
notice-your-turn = Du bist am Zug ({ $order }) in einer Partie Luna.
notice-confirm-title = Luna: Adresse bestätigen
notice-confirm = Öffne diesen Link, um benachrichtigt zu werden, wenn du am Zug bist:
