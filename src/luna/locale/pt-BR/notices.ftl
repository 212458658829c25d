### Avisos, em português do Brasil: o que recebe quem está fora.

notice-your-turn-title = Luna: é a sua vez
notice-your-turn = É a sua vez ({ $order }) em uma partida de Luna.
notice-confirm-title = Luna: confirme o endereço
notice-confirm = Abra este link para receber um aviso quando for a sua vez:
