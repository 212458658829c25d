### Ratings, in Portuguese (Brazil).

rated-title = Pontuações
rated-yours = Suas pontuações
rated-none = Você ainda não jogou uma partida com pontuação. Monte uma mesa com amigos e marque “Com pontuação” nas opções.
rated-pool-2-live = 2 jogadores, ao vivo
rated-pool-3-live = 3 jogadores, ao vivo
rated-pool-4-live = 4 jogadores, ao vivo
rated-pool-2-slow = 2 jogadores, lento
rated-pool-3-slow = 3 jogadores, lento
rated-pool-4-slow = 4 jogadores, lento
rated-pool = Partidas
rated-rating = Pontuação
rated-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
}
rated-provisional = provisória
rated-history = Histórico
rated-point = { $date }: { $rating } ({ $change }), { $place }º lugar de { $players }
rated-best = Os mais fortes deste servidor
rated-nobody = Ninguém jogou { $number } partidas aqui ainda.
rated-name = Nome
rated-about = Todos começam com 1500. Uma pontuação é provisória até { $number } partidas. Os bots são pontos fixos: nenhuma partida muda a pontuação deles.
rated-counted = O que esta partida mudou
rated-before = Pontuações nesta mesa
rated-not-counted = Esta partida não conta.
