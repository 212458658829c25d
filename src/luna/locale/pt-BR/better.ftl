### Melhorar, em português: dicas, revisões, problemas, estudos.

## Hints

hint-longer = Pensar mais
hint-thinking = Pensando
hint-chance = chance de vitória
hint-margin = vantagem
hint-points = Influência esperada
hint-line = Depois, provavelmente
hint-sources = Influência esperada por fonte
hint-plan = Planejar esta
hint-nodes = { $number } posições examinadas
