"""The signs of pieces in pictures made of text."""

ACTIVE, INACTIVE = "●", "○"
SHRINE = "▲"
FAVOR, NO_FAVOR = "◆", "◇"
FIGURE = {"priestess": "☾", "builder": "⌂", "apostate": "✕"}
GUARD = "♜"
BOOK, LYING, EMPTY = "▤", "z", "◇"

LETTER = {"yellow": "Y", "red": "R", "blue": "B", "white": "W"}
