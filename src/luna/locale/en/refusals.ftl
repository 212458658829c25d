### Why something is refused, in English: what is wrong, and what to do instead.
### Isles, favors and colors arrive translated; usage, word, text and field are notation, the same in every language.

## Turns and phases

refusal-game-over = The game is over and nothing more can be played: start a new one.
refusal-not-playing = { $colour } is not in this game: choose one of its colors.
refusal-not-your-turn = { $colour } has to wait: it is { $turn }’s turn.
refusal-place-shrine-now = The Preliminary Round comes first: place your shrine on an isle.
refusal-place-novices-now = The Preliminary Round is not over yet: place a pair of novices on an isle.
refusal-tire-now = The round has not started yet: first choose an isle where the opponent’s novices become inactive.
refusal-action-phase-now = This is the Action Phase, not the time to place pieces or to deactivate the opponent’s novices: choose an action.

## Preliminary Round and start of a solo round

refusal-no-shrine-on-herbs = With two players or in the solo game the first shrine cannot go on the Herbal Isle: choose another isle.
refusal-isle-has-shrine = There is already a shrine on the { $isle }: place yours on an isle without one.
refusal-isle-has-own-pieces = You already have pieces on the { $isle }: place this pair on an isle where you have none.
refusal-nobody-to-tire = The opponent has no active novice on the { $isle }: choose an isle where it has at least one.

## Novices

refusal-too-few-active = You need { $need } active { $need ->
        [one] novice
       *[other] novices
    } on the { $isle }, but { $have ->
        [0] you have none there: reactivate some, or bring others.
       *[other] you have only { $have } there: reactivate more of them, or bring others.
    }
refusal-too-few-inactive = You need { $need } inactive { $need ->
        [one] novice
       *[other] novices
    } beside the { $isle }, but { $have ->
        [0] you have none there: choose another isle.
       *[other] you have only { $have } there: choose fewer.
    }
refusal-too-few-on-stage = You need { $need } { $need ->
        [one] novice
       *[other] novices
    } on the landing stage, but { $have ->
        [0] you have none there: choose a different action.
       *[other] you have only { $have } there: choose fewer.
    }
refusal-one-or-two = This action takes one or two novices, not { $number }: choose 1 or 2.
refusal-nobody-moves = Nobody would move: send at least one novice to another isle.
refusal-nobody-goes = No novice would take part: use at least one, or the Novice favor alone.
refusal-only-active-travel = Only active novices on the isles can go on a Journey: choose among those, or move the others by Tide.
refusal-same-isle = These novices are at the { $isle } already: send them to a different isle.
refusal-supply-empty = Your supply is empty, so there is nobody to recruit: choose a different action.
refusal-isle-blocked = The Apostate blocks the { $isle }: act on another isle until he has moved on.

## Favors and shrines

refusal-favor-missing = This takes the { $favor } favor, which you do not hold: gain it with Priest’s Favor first.
refusal-favor-already-held = You already hold the { $favor } favor, and two of a kind are not allowed: use yours first, or gain a different one.
refusal-novice-favor-for-itself = The Novice favor cannot help you gain itself: use only real novices here.
refusal-shrine-replaces-second = Your shrine on the { $isle } already replaces the second novice: leave the Novice favor out.
refusal-own-shrine-there = You already have a shrine on the { $isle }, where the Master Builder is now: wait until he has moved on to build.
refusal-no-shrine-left = All your shrines are built, so there is none left: choose a different action.
refusal-not-on-herbs = Herbs have no effect on the Herbal Isle: reactivate novices of another isle.

## Tiles, Temple and Books

refusal-tile-not-in-game = Tile { $tile } is not part of this game: choose one that lies on the path.
refusal-tile-in-temple = Tile { $tile } is in the Temple already: choose one that still lies on the path.
refusal-tile-claimed = Tile { $tile } is already claimed: choose one without a novice.
refusal-tile-not-yours = You have no novice on tile { $tile }: sanctify a tile that you have claimed.
refusal-tile-not-approved = Tile { $tile } is not approved yet: choose one between the Guard and the landing stage, or use Bribery if it lies just beyond him.
refusal-tile-too-far = Tile { $tile } lies behind the next guard tile, too far even for Bribery: choose one closer to the Guard.
refusal-bribe-needless = Tile { $tile } is approved, so the Guard needs no bribe: leave Bribery out.
refusal-last-round-no-bribe = In the last round every tile on the path is approved: leave Bribery out.
refusal-tile-not-vacant = Tile { $tile } is not an unoccupied tile in the Temple: choose a tile there without a novice.
refusal-not-in-edition = Infiltration exists only in the revised edition: fetch novices from the landing stage by Sailboat or Tide.
refusal-no-book-there = There is no Book on tile { $tile }: choose a tile in the Temple that has one.
refusal-novice-lies = The novice on tile { $tile } lies on its Book until the round ends: take the Book of a standing novice.
refusal-no-own-novice-there = You have no novice on tile { $tile } in the Temple: give the Book to one you do have there.
refusal-has-book-already = Your novice on tile { $tile } already has a Book: give this one to a novice without.

## Council and Apostate

refusal-last-seat-reached = You are on the last seat of the Council already: choose a different action.
refusal-too-few-seats = You cannot advance { $number } seats: only { $seats ->
        [one] 1 seat is
       *[other] { $seats } seats are
    } left in the Council. Use fewer novices.
refusal-no-expulsion = At solo level 3 the Apostate cannot be expelled: wait until he moves on by himself.

## Writing an action

refusal-no-action = There is no action here: write one, such as “favor tide” or “meditate”.
refusal-unknown-action = No action is called “{ $word }”: begin with a verb in lower case, such as favor, promote or meditate.
refusal-usage = This is not how the action is written; use this form: { $usage }
refusal-bribe-does-not-fit = No bribe goes with this action; leave out “+bribe” and use this form: { $usage }
refusal-novice-does-not-fit = The Novice favor has no use here: leave out “+novice”.
refusal-bad-move = “{ $text }” is not a movement: write it like “tide>book 2”, with a number of at least 1.
refusal-unknown-isle = No isle is called “{ $word }” here: write shrine, herbs, tide, sailboat, bribery, book or novice.
refusal-unknown-colour = No order is called “{ $word }” here: write yellow, red, blue or white.
refusal-no-colour = “{ $text }” does not say who acts: begin with a color and a colon, as in “red: meditate”.

## Records

refusal-unreadable = The file cannot be read ({ $fault }): check its name and whether you may open it.
refusal-not-text = Byte { $number } of this file is not UTF-8 text: save the record in that encoding and try again.
refusal-past-the-end = There is no position after action { $at }: the record ends with action { $number }. Choose a number up to { $number }.
refusal-no-end-of-header = The header has no end: put a line “---” between it and the actions.
refusal-unknown-header = No header line begins with “{ $word }”: write luna, edition, mode, players, start, boards, first, isles, priestess, builder, apostate, printed or seed.
refusal-header-twice = The header has more than one line “{ $word }”: keep only one.
refusal-header-missing = The header has no line “{ $word }”: add it above the line “---”.
refusal-not-a-number = “{ $word }” is not a whole number: write it in digits, 9 at most.
refusal-unknown-version = Records of version “{ $word }” cannot be read here: begin with the line “luna 1”, or use a newer program.
refusal-other-components = This record was made with other components ({ $made }) than those in use ({ $have }): load the ones it was made with.

## Setup

refusal-unknown-edition = No edition is called “{ $word }”: write classic, revised or brazilian in “{ $field }”.
refusal-unknown-mode = No mode is called “{ $word }”: write standard, preselected, solo1, solo2 or solo3.
refusal-colour-twice = A color appears twice in “{ $field }”: give each player a different one.
refusal-players-count = Luna is for two to four players, not { $number }: name two to four colors in “{ $field }”.
refusal-solo-players = A solo game needs exactly two colors in “{ $field }”: name yours, then the virtual opponent’s.
refusal-start-not-playing = “{ $word }” is not one of the players: name one of them in “{ $field }”.
refusal-solo-start = In a solo game the opponent counts as start player: name its color in “{ $field }”.
refusal-solo-no-start = In a solo game the opponent always counts as start player: leave out the line “{ $field }”.
refusal-boards = This game needs { $number } different Temple boards in “{ $field }”: choose among blue, yellow, red and green.
refusal-first-tiles = With these boards the { $number } players are dealt the tiles { $tiles }: write each of them once in “{ $field }”.
refusal-isles = Each isle must appear exactly once in “{ $field }”: write shrine, herbs, tide, sailboat, bribery, book and novice in any order.
refusal-figure-isle = No isle is called “{ $word }”: write shrine, herbs, tide, sailboat, bribery, book or novice in “{ $field }”.
refusal-figures-count = Three figures start on isles, not { $number }: name one isle each for the Moon Priestess, the Master Builder and the Apostate in “{ $field }”.
refusal-solo3-figures = At solo level 3 the Master Builder and the Moon Priestess start together: name her isle in “{ $field }” too.
refusal-preselected-isles = In the preselected setup the order of the isles is fixed: leave out “{ $field }”.
refusal-preselected-figures = In the preselected setup the isles of the figures are fixed: leave out “{ $field }”.
