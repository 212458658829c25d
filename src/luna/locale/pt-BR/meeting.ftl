### Com os outros, em português do Brasil: as próprias partidas, as próprias estatísticas.

## As próprias partidas

meet-filter = Quais partidas
meet-filter-current = Em andamento
meet-filter-turn = Sua vez
meet-filter-others = Vez dos outros
meet-filter-open = Esperando jogadores
meet-filter-finished = Encerradas
meet-filter-analysis = Mesas de análise
meet-filter-hidden = Removidas da lista
meet-none = Nada aqui.
meet-older = Mostrar mais antigas

## Estatísticas

meet-profile = Suas estatísticas
meet-since = Aqui desde { $day }.
meet-kept = Sua conta está protegida com uma chave de acesso.
meet-not-kept = Sua conta só existe neste navegador; proteja-a com uma chave de acesso.
meet-results = Resultados
meet-games = { $games ->
        [1] 1 partida
       *[other] { $games } partidas
    }
meet-wins = { $wins ->
        [1] 1 vencida ({ $share })
       *[other] { $wins } vencidas ({ $share })
    }
meet-streak = Vitórias seguidas: agora { $number }, no máximo { $longest }
meet-puzzles = Problemas: { $solved } de { $tries } resolvidos, rating { NUMBER($rating, useGrouping: 0) }, no máximo { $longest ->
        [one] { $longest } dia seguido
       *[other] { $longest } dias seguidos
    }
meet-by-players = Por número de jogadores
meet-by-mode = Por montagem
meet-by-edition = Por edição
meet-opponents = Oponentes
meet-bot = Bot: { $level }
meet-column-games = Partidas
meet-column-wins = Vencidas
meet-column-place = Colocação
meet-column-influence = Influência
meet-column-ahead = À frente deles
meet-column-you = Você
meet-column-others = Outros
meet-sources = Influência por fonte, e a dos outros nas suas mesas
meet-solo = melhor diferença { $margin }, { $influence } pontos de influência
meet-openings = Aberturas preferidas
meet-latest = Últimas partidas
meet-place = { $place }º lugar de { $players }
meet-influence = { $influence } pontos de influência
meet-download = Baixar todos os seus dados

## Encontrar jogadores

meet-quick = Partida rápida
meet-quick-about = Escolha o número de jogadores e o ritmo. Você se senta com quem quer o mesmo, e a partida começa quando a mesa estiver completa.
meet-quick-go = Encontrar jogadores
meet-people-only = Só pessoas
meet-bots-in = Bots após { $time }
meet-range = Rating
meet-range-any = Qualquer rating
meet-range-within = Até { $points } pontos de diferença
meet-seeking = Procurando jogadores
meet-missing = { $number ->
        [1] 1 lugar livre
       *[other] { $number } lugares livres
    }
meet-begins-full = A partida começa assim que todos os lugares estiverem ocupados.
meet-begins-at = Em { $time } bots ({ $level }) ocupam os lugares livres e a partida começa.
meet-bots-at = Bots para lugares livres
meet-choose = Escolha quando
meet-in = em { $time }
meet-never = Nunca

## Assistir

meet-watch = Partidas em andamento
meet-watch-none = Não há nenhuma partida pública agora.
meet-watch-number = { $number ->
        [1] 1 partida pública em andamento.
       *[other] { $number } partidas públicas em andamento.
    }
meet-watchers = { $number ->
        [1] 1 espectador
       *[other] { $number } espectadores
    }
meet-watch-late = mostrada com { $minutes } minutos de atraso

## Avisos

meet-notify = Avise-me aqui quando for a minha vez
meet-notify-on = Este navegador avisa quando é a sua vez.
meet-notify-off = Sem mais avisos aqui
meet-notify-denied = O navegador não permite avisos desta página.
meet-notify-failed = Não foi possível ativar os avisos no navegador.
meet-quiet = Sem som
meet-quiet-never = Nunca
meet-quiet-night = Das 22 às 8 horas
meet-quiet-always = Sempre
