### O que o jogo no terminal diz, além das palavras do próprio jogo.
### O que está entre `acentos graves` se digita assim em qualquer idioma.

## A mesa

table-far = depois
table-now = agora
table-stage = píer
table-empty-tile = pedra vazia
table-legal-tile = aberta para você
table-bribable = c/ Suborno
table-approved = aprovada
table-short-influence = Infl
table-short-now = +/−
table-short-supply = res
table-short-shrines = san
table-short-stage = pír
table-short-time = Tempo
table-short-start = Início
table-short-guard = Guarda
table-short-preliminary = Preliminar
table-short-tire = Início
score-total = Influência
score-round = Se a rodada acabasse agora
score-game = Se a partida acabasse agora
score-place = Colocação

## Chegar e partir

play-begins = Uma nova partida: { $orders }. Semente { $seed }.
play-solo = Você é { $you }; { $opponent } é a ordem virtual.
play-resumed = A partida continua depois de { $number ->
        [one] { $number } ação
       *[other] { $number } ações
    }.
play-bot = O bot { $bot } joga por { $order }.
play-bot-fault = O bot de { $order } não respondeu ({ $fault }); Luna joga uma ação por ele.
play-kept = Cada ação é salva na hora em { $file }.
play-dropped = A última linha do arquivo estava cortada e não vale: “{ $line }”
play-options = O arquivo tem a sua própria montagem; as opções para uma nova partida não são usadas.
play-examples = Digite o que você quer fazer, por exemplo:
play-more = Tab completa, `legal` lista o que é permitido, `help` explica o resto.
play-to-act = É a vez de { $order }.
play-over = { $points ->
        [1] A partida acabou: { $order } vence com 1 ponto de influência.
       *[other] A partida acabou: { $order } vence com { $points } pontos de influência.
    }
play-solo-won = A partida acabou: você vence por { $margin }.
play-solo-even = A partida acabou empatada, o que não vale como vitória.
play-solo-lost = A partida acabou: você perde por { $margin }.
play-after = `score` mostra os pontos, `undo` desfaz uma ação, `quit` sai.
play-left = Salvo. Para continuar: luna play { $file }
play-ctrl-c = `quit` ou Ctrl-D para sair; nada se perde.
play-unsaved = A partida não foi salva! { $fault } Tente `save ARQUIVO` com outro arquivo.
play-toolbar = Tab completa · legal · why · undo · help

## Comandos

help-legal = o que é permitido agora; `legal promote` lista as Promoções
help-why = por que uma ação não é permitida, ou o que ela traria
help-undo = desfazer a última ação
help-redo = refazer a ação desfeita
help-score = pontos por origem, e o que o fim da rodada e o do jogo trariam
help-table = mostrar a mesa inteira
help-save = mostra onde a partida está salva; `save ARQUIVO` grava uma cópia
help-overview = todas as ações com o custo, e de onde vem a influência
help-tips = as dicas de jogo
help-rules = as regras por código; `rules A-PROM` explica uma
help-help = este resumo
help-quit = sair; a partida continua salva
help-actions = Ações (uma cor na frente, como em `red: meditate`, é opcional)
help-commands = Comandos
legal-ways = { $number } maneiras, como { $example } (`legal { $verb }` lista mais)
legal-many = { $number } maneiras, demais para listar: até { $places }, cada um para qualquer outra ilha. Por exemplo: { $example }
legal-more = … e mais { $number }: digite mais da ação para reduzir a lista.
legal-none = Nenhuma ação permitida começa assim; `why AÇÃO` diz o motivo.
legal-over = A partida acabou: não há mais nada para jogar.
why-usage = Escreva a ação depois, como em `why promote 12`.
why-allowed = Isto é permitido: { $action }
why-brings = Isto aconteceria:
rules-hint = `rules { $rule }` explica a regra.
rules-unknown = Não existe a regra { $rule }; `rules` lista todas.
undo-none = Não há nada para desfazer.
undo-done = Desfeita: { $action }
redo-none = Não há nada para refazer.
save-done = A partida está salva em { $file }.
save-copy = Uma cópia está salva em { $file }.
save-moved = De agora em diante a partida é salva em { $file }.

## Dicas

tip = Dica: { $tip }

## O que um bot forte aconselha

think-lead = Rodada { $round }, vez de { $order }; chance de vitória e influência esperada:
think-tried = visitas
think-sources = Influência esperada por fonte depois de { $action }:
think-line = Sequência esperada:
