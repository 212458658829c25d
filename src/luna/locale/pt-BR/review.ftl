### Revisões, problemas, desafios e estudos, em português.

## Reviews

review-title = Análise da partida
review-about =
    { $number ->
        [one] { $number } ação julgada
       *[other] { $number } ações julgadas
    } com { $budget } cada
review-judging = { $done } de { $all } ações julgadas
review-stop = Parar
review-go-on = Continuar
review-chances = Chance de vitória
review-margin = Vantagem esperada
review-influence = Influência
review-actions = Ações
review-sources = De onde vieram os pontos
review-sources-of = De onde vêm os pontos de { $order }, depois da ação { $number }
review-mark-best = melhor
review-mark-good = boa
review-mark-mistake = erro
review-mark-blunder = erro grave
review-lost = −{ $percent } de chance de vitória
review-lost-points = −{ $points } pontos
review-place = colocação esperada { $was } em vez de { $could }
review-better = Melhor
review-turning = Aqui a partida virou
review-retry = Tente você
review-show-better = Mostrar a ação melhor
review-only-mistakes = Só erros
review-all-orders = Todas as ordens
review-order = Ordem
review-rank = { $place }º com { $influence }
review-retry-title = Encontre uma ação melhor que esta
review-retry-ask = Jogue o que você faria agora. Isso é comparado com a melhor ação encontrada.
review-retry-judging = Avaliando …
review-retry-best = Essa é a melhor ação!
review-retry-good = Boa: custa no máximo { $percent }.
review-retry-good-solo = Boa: custa no máximo { $points } pontos.
review-retry-bad = Isso custa { $percent } da chance de vitória. Tente de novo.
review-retry-bad-solo = Isso custa { $points } pontos. Tente de novo.
review-learn = Tentar os erros de novo
review-retry-next = Próximo erro
review-retry-show = Mostrar a resposta
review-retry-back = Voltar à análise
review-answer = A melhor ação
review-none = Não há nenhum.
review-summary = { $mistakes ->
        [0] nenhum erro
        [1] um erro
       *[other] { $mistakes } erros
    }, { $best } de { $actions } ações as melhores

## Puzzles

puzzle-title = Problemas
puzzle-about = Uma ação é claramente melhor que todas as outras. Encontre-a.
puzzle-daily = Problema do dia
puzzle-daily-solved = resolvido
puzzle-daily-failed = não resolvido
puzzle-rating = Seu rating: { NUMBER($rating, useGrouping: 0) } (± { $deviation })
puzzle-count = { $solved } de { $tries } resolvidos
puzzle-longest = Maior sequência: { $days }
puzzle-any = Próximo problema
puzzle-themes = Por tema
puzzle-theme-priestess = Sacerdotisa da Lua
puzzle-theme-temple = Templo
puzzle-theme-book = Livro da Sabedoria
puzzle-theme-meditation = Meditação como arma
puzzle-theme-movement = Movimento
puzzle-theme-council = Concílio e Apóstata
puzzle-theme-isles = Nas ilhas
puzzle-theme-solo = Solitário
puzzle-find = É a vez de { $order }: encontre a melhor ação.
puzzle-level = rating { NUMBER($rating, useGrouping: 0) }
puzzle-judging = Avaliando …
puzzle-right = Certo!
puzzle-wrong = Não é a melhor: entrega { $percent } da chance de vitória.
puzzle-wrong-solo = Não é a melhor: entrega { $points } pontos.
puzzle-again = Tentar de novo
puzzle-give-up = Mostrar a solução
puzzle-solution = A solução
puzzle-back = Todos os problemas
puzzle-change = Seu rating: { NUMBER($rating, useGrouping: 0) } ({ $change })
puzzle-streak = { $days ->
        [0] nenhuma sequência
        [1] um dia seguido
       *[other] { $days } dias seguidos
    }

## Challenges

challenge-title = Desafio solitário
challenge-about = A mesma montagem para todos. Uma partida vale se for jogada sem sugestões e sem desfazer ações.
challenge-day = Do dia
challenge-week = Da semana
challenge-play = Jogar { $level }
challenge-best = Melhores resultados
challenge-none = Ninguém jogou ainda.
challenge-name = Nome
challenge-margin = Vantagem

## Studies

study-title = Estudos
study-about = Experimente o que poderia ter acontecido: jogue por qualquer ordem, com variantes, comentários, setas e um motor de análise.
study-new = Novo estudo
study-untitled = Estudo
study-name = Título
study-chapter = Capítulo { $number }
study-chapter-name = Título do capítulo
study-add-chapter = Adicionar um capítulo a partir daqui
study-remove-chapter = Remover este capítulo
study-start = Início
study-comment = Comentário sobre esta posição
study-arrow = Desenhar uma seta
study-arrow-first = Escolha onde a seta começa.
study-arrow-second = Escolha onde ela termina.
study-arrow-remove = Remover setas
study-engine = Motor
study-remove = Remover tudo a partir daqui
study-save = Salvar
study-saved = Salvo.
study-copy = Salvar uma cópia
study-share = Compartilhar
study-export = Baixar este capítulo
study-mine = Seus estudos
study-none = Nenhum ainda.
study-tree = Variantes
study-board = Tabuleiro de análise
