### Melhorar, em português: dicas na mesa.

## Hints

hint-longer = Pensar mais
hint-thinking = Pensando …
hint-chance = chance de vitória
hint-margin = vantagem
hint-points = Influência esperada
hint-line = Depois, provavelmente
hint-sources = Influência esperada por fonte
hint-nodes =
    { $number ->
        [one] { $number } posição examinada
       *[other] { $number } posições examinadas
    }

## Reviews

hint-review = Analisar cada ação
hint-upload = Analisar um registro
hint-puzzles = Problemas
hint-challenge = Desafio solitário
hint-studies = Estudos
