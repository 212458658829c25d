### Revisões, problemas, desafios e estudos, em português.

## Reviews

review-title = Revisão
review-about = { $number } ações, julgadas com { $budget }
review-judging = { $done } de { $all } ações julgadas
review-stop = Parar
review-go-on = Continuar
review-chances = Chance de vitória
review-margin = Vantagem esperada
review-influence = Influência
review-actions = Ações
review-sources = De onde vieram os pontos
review-sources-of = De onde { $order } tem pontos, depois da ação { $number }
review-mark-best = melhor
review-mark-good = boa
review-mark-mistake = erro
review-mark-blunder = erro grave
review-lost = −{ $percent } de chance
review-lost-points = −{ $points } pontos
review-place = posição esperada { $was } em vez de { $could }
review-better = Melhor
review-turning = Aqui o jogo virou
review-retry = Tente você
review-show-better = Mostrar a ação melhor
review-only-mistakes = Só erros
review-all-orders = Todas as ordens
review-order = Ordem
review-rank = { $place }º com { $influence }
review-retry-title = Encontre uma ação melhor que esta
review-retry-ask = Jogue o que você faria agora. Isso é comparado com a melhor ação encontrada.
review-retry-judging = Examinando …
review-retry-best = Essa é a melhor ação!
review-retry-good = Boa: custa no máximo { $percent }.
review-retry-good-solo = Boa: custa no máximo { $points } pontos.
review-retry-bad = Isso custa { $percent } da chance de vitória. Tente de novo.
review-retry-bad-solo = Isso custa { $points } pontos. Tente de novo.
review-retry-show = Mostrar a resposta
review-retry-back = Voltar à revisão
review-answer = A melhor ação
review-none = Não há nenhuma.
review-summary = { $mistakes ->
        [0] nenhum erro
        [1] um erro
       *[other] { $mistakes } erros
    }, { $best } de { $actions } melhores
