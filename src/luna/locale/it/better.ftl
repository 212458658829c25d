### Migliorare, in italiano: suggerimenti, revisioni, problemi, studi.

## Hints

hint-longer = Pensa più a lungo
hint-thinking = Sta pensando
hint-chance = probabilità di vittoria
hint-margin = margine
hint-points = Influenza prevista
hint-line = Poi probabilmente
hint-sources = Influenza prevista per fonte
hint-plan = Pianifica questa
hint-nodes = { $number } posizioni esaminate
