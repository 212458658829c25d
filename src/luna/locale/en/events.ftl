### What has just happened, in English: short sentences for the log of a game.
### Orders, isles, favors and figures arrive translated; tiles, seats and rounds are numbers.

event-favor-taken = { $order } takes the { $favor } favor.
event-favor-returned = { $order } returns the { $favor } favor to its isle.
event-claimed = { $order } claims tile { $tile }.
event-entered = A novice of { $order } enters the Temple on tile { $tile }.
event-displaced = The novice of { $order } on tile { $tile } has to leave the Temple.
event-book-moved = A Book moves from tile { $origin } to tile { $target }.
event-shrine-built = { $order } raises a shrine on the { $isle }.
event-recruited = { $order } recruits a novice.
event-council = { $order } advances { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } in the Council, to seat { $seat }.
event-gain = { $source ->
        [start] { $order } starts with { $points } influence.
        [sanctification] { $order } gains { $points } influence for the Sanctification.
        [displacement] { $order } gains { $points } influence by displacement.
        [book] { $order } gains { $points } influence for the Book.
        [meditation] { $order } gains { $points } influence for the last Time token.
        [priestess] { $order } gains { $points } influence from the Moon Priestess.
        [apostate] The Apostate lowers the influence of { $order }: { $points }.
        [temple] { $order } gains { $points } influence for service in the Temple.
        [shrines] { $order } gains { $points } influence for shrines.
        [favors] { $order } gains { $points } influence for unused favors.
        [council] { $order } gains { $points } influence for the Council seat.
       *[other] { $order } gains { $points } influence.
    }
event-time-turned = A Time token is turned: { $left ->
        [0] it was the last one.
        [one] 1 is left.
       *[other] { $left } are left.
    }
event-figure-moved = The { $figure } moves from the { $origin } to the { $target }.
event-round-began = Round { $round } begins.
event-game-over = The game is over.
