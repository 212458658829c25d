### Getting better, in English: hints, reviews, puzzles, studies.

## Hints

hint-longer = Think longer
hint-thinking = Thinking
hint-chance = chance to win
hint-margin = margin
hint-points = Expected influence
hint-line = Then probably
hint-sources = Expected influence by source
hint-plan = Plan this
hint-nodes = { $number } positions looked at
