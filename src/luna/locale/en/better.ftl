### Getting better, in English: hints at the table.

## Hints

hint-longer = Think longer
hint-thinking = Thinking …
hint-chance = chance to win
hint-margin = margin
hint-points = Expected influence
hint-line = Then probably
hint-sources = Expected influence by source
hint-nodes =
    { $number ->
        [one] { $number } position examined
       *[other] { $number } positions examined
    }

## Reviews

hint-review = Review every action
hint-upload = Review a record
hint-puzzles = Puzzles
hint-challenge = Solo challenge
hint-studies = Studies
