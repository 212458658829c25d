### Beter worden, in het Nederlands: hints aan tafel.

## Hints

hint-longer = Langer nadenken
hint-thinking = Denkt na …
hint-chance = winstkans
hint-margin = voorsprong
hint-points = Verwachte invloed
hint-line = Daarna waarschijnlijk
hint-sources = Verwachte invloed per bron
hint-nodes =
    { $number ->
        [one] { $number } stelling onderzocht
       *[other] { $number } stellingen onderzocht
    }

## Reviews

hint-review = Elke actie beoordelen
hint-upload = Een verslag beoordelen
hint-puzzles = Puzzels
hint-challenge = Solo-uitdaging
hint-studies = Studies
