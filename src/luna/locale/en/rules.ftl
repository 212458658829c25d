### The rules of the game in English, one message for each rule.
### .title is a short name; .notation shows how to write the action, the same in every language.

rules-heading-glance = The game on one page
rules-goal = Each player leads an order of novices. The player with the most influence after six rounds wins. Influence comes from novices in the Temple, from the Moon Priestess, and at the end from shrines, favors and a seat in the Council.
rules-phases = The game begins with a Preliminary Round, in which everyone places a shrine and novices. Each round then has two phases. In the Action Phase the players take turns, one action each, until the last Time token is turned. In the Scoring Phase the Moon Priestess gives influence, the Apostate takes some, and each novice in the Temple brings 1. Then the figures and the Guard move on, and all inactive novices become active.
rules-column-what = what it does
rules-column-cost = cost
rules-column-source = source
rules-column-influence = influence
rules-cost-favor = the { $favor } favor
rules-heading-S = Setup
rules-heading-P = Preliminary Round
rules-heading-A = Action Phase
rules-heading-E = End of a round
rules-heading-N = Preparing the next round
rules-heading-G = End of the game
rules-heading-O = Solo game
rules-heading-PARSE = Written actions
rules-heading-editions = Editions
rules-title = The rules of Luna
rules-notation = Notation
rules-ruling = Ruling
rules-rulings = A ruling says what Luna decides where the rulebooks are silent, differ or leave room, or do not show what is printed on the components. Everything else follows at least one of them.
rules-editions = Luna can be played in three editions. In Classic a Book action earns influence on the spot: 1, or 2 for the first one of each round with two players or in the solo game. In Revised it earns nothing at once, but every Book of yours adds 1 influence at the end of each round, a novice that has just received a Book lies down and keeps it until the round is over, and Infiltration brings displaced novices back into the Temple. Brazilian is Classic with one change to the solo game: the opponent’s first novice in the Temple has a Book too.

## Setup

rule-S-START = Every player begins with 5 influence. The start player is chosen at random.
    .title = Starting influence
    .ruling = Influence never falls below zero: if you would lose more than you have, you lose only what you have.
rule-S-BOARDS = From the four Temple boards one per player is drawn at random. They lie side by side in the order drawn, the first one at the Gate. Tiles in the colors of the other boards leave the game.
    .title = Temple boards
    .ruling = The books show little of the boards: most of their tiles, the isle symbols and how the boards adjoin are assumed.
rule-S-FIRST = Each board in play has one of the tiles 1 to 4. These are dealt out at random, one to each player, and go straight to their Temple spaces, each with one of that player’s novices and a Book of Wisdom.
    .title = First tiles in the Temple
rule-S-PATH = All other tiles line the path, the highest number nearest the Gate. Seen from the Gate it runs: guard tile 2, one tile per player, another guard tile 2, one tile per player, and so on through guard tiles 3, 4, 5 and 6 to the landing stage. With two players and the blue and yellow boards it begins 2 · 28 25 · 2 · 23 21 · 3. The Guard takes his post on guard tile 6.
    .title = The path
rule-S-TIME = Each round has four Time tokens, or three with two players. The solo game has none.
    .title = Time tokens
rule-S-COUNCIL = All Council pieces start in one stack on seat 0: the start player’s at the bottom, then the others clockwise, so the last player lies on top. On the same seat, the higher piece wins ties.
    .title = Council at the start
rule-S-ISLES = The seven Holy Isles form a ring around the Temple Island. The standard setup lays them out at random, the preselected setup in their fixed order from 1 to 7.
    .title = Ring of isles
    .ruling = No book shows the printed order: Luna takes the order in which the favors are listed.
rule-S-FAVORS = Each isle holds as many of its favors as there are players, in the solo game just one.
    .title = Favors on the isles
rule-S-FIGURES = The Moon Priestess of value 6 is for four players, the one of value 5 for fewer. In the standard setup she, the Master Builder and the Apostate each start on an isle that is drawn at random or chosen by the host of the table; several may share an isle. The preselected setup gives their isles.
    .title = Figures at the start
    .ruling = Only the Dutch book draws the isles at random; the others let you choose. In the preselected setup only the Moon Priestess’s isle is known from a book; the others are assumed.
rule-S-PRESET = In the preselected setup each color has one shrine and four pairs of novices on the isles given for that color, whatever its seat. It also gets a favor from each of the two isles where it has no pieces. There is no Preliminary Round, so the first action follows at once.
    .title = Preselected setup
    .ruling = The books show only that each color has two novices on isle 1; all other isles are assumed.

## Preliminary Round

rule-P-SHRINE = From the start player clockwise, everyone places one shrine. No two of these first shrines may share an isle, and with two players or in the solo game nobody may choose the Herbal Isle.
    .title = Placing a shrine
    .notation = place shrine book
rule-P-NOVICES = Beginning with the start player, you take turns placing a pair of novices until everyone has placed four pairs. Each of your pairs needs an isle where you have no novices and no shrine yet; other players’ pieces make no difference.
    .title = Placing novices
    .ruling = You place one pair at a time, in turn, never all four at once: the Dutch book can be read either way.
    .notation = place novices tide
rule-P-FAVORS = Your shrine and your four pairs cover five isles. From each of the two others you take one favor.
    .title = First favors

## Action Phase

rule-A-TURN = The start player begins and turns go clockwise, with exactly one action per turn. The phase lasts until the last Time token is turned, or, in the solo game, until you end it yourself. You can act only when it is your turn, only as the current phase allows, and not at all once the game is over.
    .title = One action per turn
rule-A-OWN = You act with your own novices only, and only with active ones, those on an isle, unless the action says otherwise. Novices you have used become inactive and go beside their isle.
    .title = Your own active novices
rule-A-ONE-EACH = You never hold two favors of one kind. A favor you use goes back to its isle.
    .title = One favor of each kind
rule-A-FAVOR = Use two active novices on an isle, or only one if you have a shrine there, and take the favor of that isle. You cannot take a favor that you already hold.
    .title = Priest’s Favor
    .notation = favor tide · favor tide +novice
rule-A-RECRUIT = Use two active novices on an isle to bring a third from your supply; the newcomer arrives inactive beside the same isle. Each order has 13 novices in all.
    .title = Recruit
    .ruling = With an empty supply you cannot recruit at all.
    .notation = recruit tide · recruit tide +novice
rule-A-SHRINE = Spend your shrine favor and use two active novices on the Master Builder’s isle to build there. You need one of your six shrines left and none of yours on that isle yet; other orders’ shrines do not stand in your way. From then on, Priest’s Favor and Promotion from this isle cost you one novice less, the shrine counts like a novice with the Moon Priestess, and at the end it is worth 4 influence.
    .title = Shrine
    .notation = build · build +novice
rule-A-HERBS = Spend your herbs favor to make one or two of your inactive novices beside a single isle active again. The herbs have no effect on the Herbal Isle.
    .title = Herbs
    .notation = herbs tide 2
rule-A-JOURNEY = Send at least one active novice on a journey, or as many as you like from as many isles as you like. Each goes to an isle of your choice and arrives there inactive. No favor is needed.
    .title = Journey
    .ruling = No novice travels to the isle where it already is.
    .notation = journey tide>book 2 · journey tide>book 1, novice>shrine 2
rule-A-TIDE = Spend your tide favor to move one or more of your novices, active or not, from any number of isles and from the landing stage. Each goes to an isle of your choice and is inactive there. In the notation, ~ marks inactive novices and “stage” is the landing stage.
    .title = Tide
    .ruling = They may come from several places at once; the Dutch book can be read as allowing only one. No novice is moved to the isle where it already is, whether active or not.
    .notation = tide tide>book 2 · tide ~herbs>book 1, stage>novice 1
rule-A-SAIL = Spend your sailboat favor to carry one or two passengers to a single isle, where they arrive active. They are either active novices who leave another isle together or novices from the landing stage, not a mix of both.
    .title = Sailboat
    .notation = sail tide>book 2 · sail stage>book 1
rule-A-PROM = Pick a tile on the path that nobody has claimed and that is approved, which means it lies between the Guard and the landing stage. Use two active novices on the isle whose symbol it shows: one steps onto the tile and claims it, the other becomes inactive. With a shrine of yours on that isle you need only the one who claims.
    .title = Promotion
    .notation = promote 12 · promote 12 +novice
rule-A-PROM-BRIBE = If you also spend your bribery favor, you claim a bribable tile, one between the Guard and the next guard tile towards the Gate. Everything else is as in any Promotion.
    .title = Promotion with Bribery
    .ruling = A bribe for an approved tile is refused: you do not need it.
    .notation = promote 12 +bribe · promote 12 +bribe +novice
rule-A-SANC = Bring an approved tile you have claimed, together with the novice on it, to its space in the Temple. You gain as much influence as the guard tile under the Guard is worth, and then your novice displaces weaker neighbors.
    .title = Sanctification
    .notation = sanctify 12
rule-A-SANC-BRIBE = If you also spend your bribery favor, you may sanctify a tile you have claimed that is only bribable: between the Guard and the next guard tile towards the Gate. Influence and displacement are the same as without a bribe.
    .title = Sanctification with Bribery
    .ruling = A bribe for an approved tile is refused.
    .notation = sanctify 12 +bribe
rule-A-DISPLACE = A novice that enters the Temple by Sanctification displaces each opponent’s novice on an adjacent space, provided that novice is on a lower number and has no Book. Displaced novices go to the landing stage, and you gain 1 influence for each. Their tiles stay in the Temple, empty.
    .title = Displacement
    .ruling = No book of the classic edition says that the tiles stay; it follows from the rules.
rule-A-BOOK = Spend your book favor to take any Book in the Temple and put it under a Temple novice of yours that has none; while it is there, that novice cannot be displaced. Classic and Brazilian: you gain 1 influence, or 2 for the first Book action of each round with two players or in the solo game. Revised: you gain nothing now, you may take a Book only from a standing novice, and the receiver lies down, its Book out of reach, until the round ends.
    .title = Book
    .ruling = The Book may also come from another novice of yours.
    .notation = book 3>12
rule-A-COUNCIL = Use one or more active novices of a single isle, and your Council piece advances one seat for each. Your piece goes on top of those already on the seat; only on the last seat does it go underneath.
    .title = Council of Priests
    .ruling = You may not use more novices than there are seats ahead of you.
    .notation = council tide 2 · council tide 1 +novice · council +novice
rule-A-EXPEL = Use one or more active novices on the Apostate’s isle, and he moves clockwise by one isle for each.
    .title = Expulsion
    .ruling = Seven novices bring him back to where he started; more carry him past it.
    .notation = expel 2 · expel 1 +novice · expel +novice
rule-A-MEDITATE = Turn one Time token. You stay in the round and can act again on your next turn, unless it was the last token: that one gives you 1 influence and ends the Action Phase at once. In the solo game Meditation ends the phase and gives nothing.
    .title = Meditation
    .notation = meditate
rule-A-INFIL = Only in the revised edition: spend your bribery favor to move a novice of yours from the landing stage to any unoccupied tile in the Temple. You gain no influence for it and displace nobody.
    .title = Infiltration
    .ruling = This is possible in round 6, too, although there is then nothing to bribe for on the path.
    .notation = infiltrate 5
rule-A-VIRTUAL = Spend your novice favor instead of using one active novice in Priest’s Favor, Recruit, Shrine, Council or Expulsion, or as the second novice of a Promotion. It can neither claim a tile nor help to gain the novice favor itself.
    .title = Virtual Novice
    .ruling = Where a single novice is enough, the virtual novice can do the job alone; in the Council it acts alone or alongside novices of one isle. It is refused where it would replace nobody, as in a Promotion from an isle with a shrine of yours.
    .notation = favor tide +novice · recruit tide +novice · build +novice · promote 12 +novice · council tide 1 +novice · expel +novice
rule-A-TWO-FAVORS = You may spend two different favors on one action where both apply: bribery and novice for a Promotion, or shrine and novice to build.
    .title = Two favors at once
    .ruling = No book says this in so many words; it follows from the rules.
    .notation = promote 12 +bribe +novice · build +novice
rule-A-STAY = A claimed tile keeps its novice on the path, for rounds if need be, until you sanctify it: no action takes the novice back. Novices on the landing stage wait there for Sailboat, Tide or, in the revised edition, Infiltration.
    .title = Novices who wait
    .ruling = No book says this in so many words; it follows from the rules.
rule-A-LAST = In round 6 the Guard stands at the Gate. Every tile still on the path is approved, so there is nothing left to bribe him for.
    .title = No bribes in the last round
    .ruling = No book says this in so many words; it follows from the rules.

## End of a round

rule-E-NEXT = With three or four players, the player to the left of the one who turned the last Time token starts the next round. With two players the start player alternates from round to round.
    .title = Next start player
rule-E-PRIESTESS = On the Moon Priestess’s isle you count your active novices, plus one for a shrine. With four players the top three gain 6, 3 and 1 influence; with fewer, the top two gain 5 and 2. A player with none there gets nothing, and a place that nobody takes is not awarded. Ties go to the player farther ahead in the Council, or higher in the stack on the same seat.
    .title = Moon Priestess
rule-E-APOSTATE = Each player with novices on or beside the Apostate’s isle, active or not, loses 1 influence per novice, plus 1. Shrines are safe from him.
    .title = Apostate
    .ruling = Nobody falls below zero.
rule-E-TEMPLE = Each of your novices in the Temple brings 1 influence. In the revised edition each one that has a Book brings 1 more.
    .title = Temple
rule-E-ORDER = At the end of each round influence is settled in this order: the Moon Priestess rewards, the Apostate takes, the Temple pays.
    .title = Order of scoring
    .ruling = This is the order in which the books describe the scoring; none of them demands it. So you can lose to the Apostate what the Moon Priestess gives you, but not what the Temple gives you.

## Preparing the next round

rule-N-WAKE = Before the next round all inactive novices go back onto the isles they are beside and become active again. After round 6 nothing is prepared any more: the game ends.
    .title = Novices become active
rule-N-FIGURES = The Moon Priestess and the Master Builder each move clockwise by the large number they bear: she by 5 isles, or 6 with four players, and he by 4.
    .title = Moon Priestess and Master Builder move
    .ruling = The Master Builder’s 4 is taken from a review: no book names his number.
rule-N-APOSTATE = Then the Apostate goes clockwise to the next isle with at least one novice, no matter whose. In the solo game only your novices attract him.
    .title = Apostate moves
    .ruling = He may come full circle to his own isle, and if there are no novices on any isle he stays put.
rule-N-GUARD = The Guard steps to the next guard tile towards the Gate, and the guard tile he leaves is removed. The tiles he has passed are now approved, and entering the Temple is worth the number on his new tile.
    .title = Guard moves
rule-N-TIME = The turned Time tokens are stacked again for the new round.
    .title = Time tokens return
rule-N-STAND = In the revised edition, novices lying on their Books stand up, so these Books can be taken again.
    .title = Novices stand up

## End of the game

rule-G-SCORE = The game ends after round 6. You gain 4 influence for each of your shrines on the isles, 1 for each favor you still hold, and the value of your Council seat, from 0 to 10. The player with the most influence wins; ties go to the player farther ahead in the Council, or higher in the stack on the same seat.
    .title = Final scoring
    .ruling = The books say only that seats are worth 0 to 10 influence; that each is worth its number is assumed.

## Solo game

rule-O-SETUP = You play a two-player game against a virtual order whose every step is fixed by rule. Isles and figures follow the standard setup, each isle has one favor, and there are no Time tokens; at level 3 the Master Builder and the Moon Priestess start on the same isle. The opponent counts as start player all through the game, so their Council piece begins beneath yours.
    .title = Solo setup
rule-O-PRELIM = The opponent starts with a shrine and one novice on the Master Builder’s isle and two novices on every other isle. One of these novices, from the isle shown on the opponent’s first tile, moves to that tile in the Temple, with a Book only in the Brazilian edition; your own first tile gets a novice of yours with a Book. Then you play the Preliminary Round alone, with your shrine neither on the isle of the opponent’s shrine nor on the Herbal Isle.
    .title = Solo Preliminary Round
rule-O-BEGIN = You begin every round by choosing an isle with at least one active novice of the opponent. All the opponent’s novices there become inactive, and the opponent’s Council piece advances one seat for each: on top of yours, but underneath on the last seat.
    .title = Deactivating the opponent’s novices
    .ruling = Any isle with at least one active novice of the opponent will do; the Brazilian book speaks of one or two. The piece never goes beyond the last seat, and once there it stays as it lies. If the opponent has no active novice anywhere, this step is skipped.
    .notation = tire tide
rule-O-TILE = Next, the opponent takes the highest unclaimed approved tile whose isle holds one of the opponent’s active novices. Tile and novice go straight into the Temple; the opponent gains the Guard’s value, and 1 influence for each novice of yours that is displaced to the landing stage. If the opponent took a tile and you have Books in the Temple, the Book on your lowest number moves to the opponent’s lowest number that has none. If there is such a number, it brings the opponent 1 influence in every edition.
    .title = The opponent’s tile
    .ruling = The opponent displaces like any order. The books send your Book to the opponent’s lowest number; Luna takes the lowest without a Book. The novice that gets it does not lie down, and your own first Book action of the round is not used up.
rule-O-DISPLACED = A novice of the opponent that you displace does not go to the landing stage. It becomes inactive beside the isle shown on the tile it has lost, and you gain 1 influence as usual.
    .title = Displacing the opponent
rule-O-END = The Action Phase ends when you choose Meditation, which gives nothing here. Before the scoring, if the opponent has an active novice on the Master Builder’s isle, has no shrine there and still has one in supply, they build one free of charge and their novices stay active. They never lose influence to the Apostate. After the scoring, the Apostate moves to the next isle with novices of yours.
    .title = End of a solo round
    .ruling = The opponent builds before the scoring and at no cost, but only with an active novice; the Dutch book speaks of any novice. The Apostate stays where he is if none of your novices is on an isle.
    .notation = meditate
rule-O-LEVEL2 = As long as the Action Phase lasts, the Apostate’s isle is sealed off. Apart from Expulsion, no action may use, move or reactivate your novices on or beside it, build there or take its favor. Expulsion is open to your novices, to the virtual novice, or to both together.
    .title = Solo level 2: the blocked isle
    .ruling = You may still move novices to that isle, and advance in the Council with the virtual novice alone.
rule-O-LEVEL3 = Everything from level 2 holds, and Expulsion is forbidden as well, so you have to wait until the Apostate moves on by himself. In addition, the Master Builder and the Moon Priestess start on the same isle.
    .title = Solo level 3: no Expulsion
rule-O-SCORE = Both orders score as in any game, and your result is the difference. Above zero you win. All other two-player rules apply: in the Classic and Brazilian editions your first Book action of each round gives 2 influence.
    .title = Solo result
    .ruling = At zero the Council decides who ranks first, but that is not a win.

## Notation

rule-PARSE = This line cannot be read as an action, nor as part of a game’s header. An action is a verb in lower case followed by what it needs, such as “favor tide” or “promote 12 +bribe”; the rules of each action show how to write it.
    .title = Unreadable line
