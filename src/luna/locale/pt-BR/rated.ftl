### Ratings, in Portuguese (Brazil).

rated-title = Ratings
rated-yours = Seus ratings
rated-none = Você ainda não jogou uma partida ranqueada. Abra uma mesa com amigos e marque “Ranqueada” nas opções.
rated-pool-2-live = 2 jogadores, ao vivo
rated-pool-3-live = 3 jogadores, ao vivo
rated-pool-4-live = 4 jogadores, ao vivo
rated-pool-2-slow = 2 jogadores, por correspondência
rated-pool-3-slow = 3 jogadores, por correspondência
rated-pool-4-slow = 4 jogadores, por correspondência
rated-pool = Partidas
rated-rating = Rating
rated-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
}
rated-provisional = provisório
rated-history = Histórico
rated-point = { $date }: { NUMBER($rating, useGrouping: 0) } ({ $change }), { $place }º lugar de { $players }
rated-best = Os mais fortes deste servidor
rated-nobody = Ninguém jogou { $number } partidas aqui ainda.
rated-name = Nome
rated-about = Todos começam com 1500. O rating é provisório nas primeiras { $number } partidas. O rating dos bots é fixo: nenhuma partida o muda.
rated-counted = O que esta partida mudou
rated-before = Ratings nesta mesa
rated-not-counted = Esta partida não é ranqueada.

## Plans

rated-plan-title = Plano para minhas próximas jogadas
rated-plan-about = O servidor o joga assim que chegar a sua vez, mesmo com esta página fechada. Ninguém mais o vê. O plano vale até o fim da rodada, ou até acontecer algo que ele não prevê.
rated-plan-when = Quando
rated-plan-always = Aconteça o que acontecer:
rated-plan-otherwise = Caso contrário:
rated-plan-if = Se { $name } jogar { $action }:
rated-plan-again = de novo até o fim da rodada
rated-plan-then = e depois …
rated-plan-remove = Remover
rated-plan-add = Escolher no tabuleiro …
rated-plan-meditate = Meditar até o fim da rodada
rated-plan-end-done = O plano foi executado.
rated-plan-end-unforeseen = O plano não vale mais: aconteceu algo que ele não previa.
rated-plan-end-not-legal = O plano não vale mais: a ação não era possível.
rated-plan-end-round-over = O plano terminou com a rodada.
rated-plan-end-otherwise-played = O plano não vale mais: você jogou outra coisa.

## Duplicate tables

rated-duplicate-title = Partida comparada: { $title }
rated-duplicate-week = A montagem da semana
rated-duplicate-about = Várias mesas jogam a mesma montagem. Cada um é comparado com quem teve o mesmo lugar em outra mesa: um ponto para cada um com menos influência, meio para cada um com a mesma. Vale a sua primeira partida; não há sugestões.
rated-duplicate-person = uma pessoa
rated-duplicate-play = Jogar esta montagem
rated-duplicate-to-table = Ir para a minha mesa
rated-duplicate-team = Equipe
rated-duplicate-team-none = sem equipe
rated-duplicate-save = Salvar
rated-duplicate-everyone = Todos
rated-duplicate-teams = Equipes
rated-duplicate-percent = Resultado
rated-duplicate-place = Colocação
rated-duplicate-nobody = Ninguém a jogou até o fim ainda.
rated-duplicate-fresh = Uma nova montagem para seu grupo
rated-duplicate-make = Criar
rated-duplicate-name = Título
rated-duplicate-link = O link para todos que vão jogá-la: { $link }
rated-duplicate-players = { $number ->
    [one] { $number } pessoa
   *[other] { $number } pessoas
}
