### Melhorar, em português: dicas na mesa.

## Hints

hint-longer = Pensar mais
hint-thinking = Pensando
hint-chance = chance de vitória
hint-margin = vantagem
hint-points = Influência esperada
hint-line = Depois, provavelmente
hint-sources = Influência esperada por fonte
hint-nodes = { $number } posições examinadas

## Reviews

hint-review = Revisar cada ação
hint-upload = Revisar um registro
hint-puzzles = Problemas
hint-challenge = Desafio
hint-studies = Estudos
