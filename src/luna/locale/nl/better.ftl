### Beter worden, in het Nederlands: hints, terugblikken, puzzels, studies.

## Hints

hint-longer = Langer nadenken
hint-thinking = Denkt na
hint-chance = winstkans
hint-margin = voorsprong
hint-points = Verwachte invloed
hint-line = Daarna waarschijnlijk
hint-sources = Verwachte invloed per bron
hint-plan = Dit plannen
hint-nodes = { $number } stellingen bekeken
