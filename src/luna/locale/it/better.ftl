### Migliorare, in italiano: suggerimenti al tavolo.

## Hints

hint-longer = Pensa più a lungo
hint-thinking = Sta pensando …
hint-chance = probabilità di vittoria
hint-margin = distacco
hint-points = Influenza prevista
hint-line = Poi probabilmente
hint-sources = Influenza prevista per fonte
hint-nodes =
    { $number ->
        [one] { $number } posizione esaminata
       *[other] { $number } posizioni esaminate
    }

## Reviews

hint-review = Analizza ogni azione
hint-upload = Analizza una partita registrata
hint-puzzles = Problemi
hint-challenge = Sfida in solitario
hint-studies = Studi
