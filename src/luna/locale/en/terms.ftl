### The vocabulary of the game in English.
### Nouns carry their plural in the attribute .plural; actions a one-line reminder in .hint.

language-name = English

## Isles

isle-shrine = Shrine Isle
isle-herbs = Herbal Isle
isle-tide = Tidal Isle
isle-sailboat = Sailboat Isle
isle-bribery = Bribery Isle
isle-book = Library Isle
isle-novice = Novice Isle

## Favors

favor-shrine = Shrine
favor-herbs = Herbs
favor-tide = Tide
favor-sailboat = Sailboat
favor-bribery = Bribery
favor-book = Book of Wisdom
favor-novice = Novice

## Orders (player colors) and Temple boards

order-yellow = Yellow
order-red = Red
order-blue = Blue
order-white = White

board-blue = blue
board-yellow = yellow
board-red = red
board-green = green

## Figures

figure-priestess = Moon Priestess
figure-builder = Master Builder
figure-apostate = Apostate
figure-guard = Guard of the Temple

## Actions, by their verb in the record

action-favor = Priest’s Favor
    .hint = Gain the favor of an isle
action-recruit = Recruit
    .hint = Bring a novice from your supply
action-build = Shrine
    .hint = Build where the Master Builder is
action-herbs = Herbs
    .hint = Reactivate one or two novices of an isle
action-journey = Journey
    .hint = Send active novices to other isles, where they become inactive
action-tide = Tide
    .hint = Move any novices, active or not; they are inactive afterwards
action-sail = Sailboat
    .hint = Move one or two novices that stay active
action-promote = Promotion
    .hint = Claim a tile on the path
action-sanctify = Sanctification
    .hint = Bring a claimed tile into the Temple
action-infiltrate = Infiltration
    .hint = Return to the Temple from the landing stage
action-book = Book
    .hint = Move a Book of Wisdom to a novice of yours
action-council = Council of Priests
    .hint = Advance in the Council
action-expel = Expulsion
    .hint = Move the Apostate on, one isle per novice
action-meditate = Meditation
    .hint = Turn a Time token
action-tire = Deactivate novices
    .hint = Choose the isle where the opponent’s novices become inactive
action-place-shrine = Place a shrine
    .hint = Choose the isle of your first shrine
action-place-novices = Place novices
    .hint = Choose an isle for two novices

## Where influence comes from

source-start = Starting influence
source-sanctification = Sanctification
source-displacement = Displacement
source-book = Book actions
source-meditation = Last Time token
source-priestess = Moon Priestess
source-apostate = Apostate
source-temple = Service in the Temple
source-shrines = Shrines
source-favors = Unused favors
source-council = Council seat

## Editions

edition-classic = Classic
    .description = A Book action earns influence at once.
    .book = Follows the English and Dutch rulebooks of 2010.
edition-revised = Revised
    .description = Books earn influence every round, and displaced novices can infiltrate the Temple.
    .book = Follows the Italian rulebook of 2019.
edition-brazilian = Brazilian
    .description = Like Classic; in the solo game the opponent’s first novice also has a Book.
    .book = Follows the Brazilian rulebook of 2018.

## Modes

mode-standard = Standard setup
    .description = Isles and figures at random; everyone places their own pieces.
mode-preselected = Preselected setup
    .description = Everything starts where the isles show it: best for a first game.
mode-solo1 = Solo, level 1
    .description = You against a virtual order.
mode-solo2 = Solo, level 2
    .description = The Apostate blocks his isle; you can still expel him.
mode-solo3 = Solo, level 3
    .description = The Apostate blocks his isle and cannot be expelled.

## Phases

phase-preliminary = Preliminary Round
phase-tire = Start of the round
phase-actions = Action Phase
phase-scoring = Scoring Phase
phase-over = Game over

## General nouns and states

term-isle = Holy Isle
    .plural = Holy Isles
term-temple-island = Temple Island
term-temple = Temple
term-temple-board = Temple board
    .plural = Temple boards
term-tile = Temple tile
    .plural = Temple tiles
term-guard-tile = guard tile
    .plural = guard tiles
term-path = path
term-gate = Temple Gate
term-landing-stage = landing stage
term-meditation-room = Meditation Room
term-council = Council of Priests
term-seat = seat
    .plural = seats
term-order = order
    .plural = orders
term-player = player
    .plural = players
term-opponent = opponent
    .plural = opponents
term-start-player = start player
term-novice = novice
    .plural = novices
term-virtual-novice = virtual novice
term-shrine = shrine
    .plural = shrines
term-favor = favor
    .plural = favors
term-symbol = isle symbol
    .plural = isle symbols
term-influence = influence
term-round = round
    .plural = rounds
term-turn = turn
    .plural = turns
term-action = action
    .plural = actions
term-time-token = Time token
    .plural = Time tokens
term-book = Book of Wisdom
    .plural = Books of Wisdom
term-displacement = displacement
term-supply = supply
term-edition = edition
    .plural = editions
term-mode = mode
    .plural = modes
term-phase = phase
    .plural = phases
term-active = active
term-inactive = inactive
term-standing = standing
term-lying = lying
term-approved = approved
term-bribable = bribable
term-claimed = claimed
term-unclaimed = unclaimed
