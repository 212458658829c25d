### Avvisi, in italiano: ciò che riceve chi è via.

notice-your-turn-title = Luna: tocca a te
notice-your-turn = Tocca a te ({ $order }) in una partita di Luna.
notice-confirm-title = Luna: conferma l’indirizzo
notice-confirm = Apri questo link per ricevere un avviso quando tocca a te:
