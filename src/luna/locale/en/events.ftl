### What has just happened, in English: short sentences for the log of a game.
### Orders, isles and favors arrive translated, a figure as which; tiles, seats and rounds are numbers.

event-favor-taken = { $order } takes the { $favor } favor.
event-favor-returned = { $order } returns the { $favor } favor to its isle.
event-claimed = { $order } claims tile { $tile }.
event-entered = A { $order } novice enters the Temple on tile { $tile }.
event-displaced = { $order }’s novice on tile { $tile } is displaced and goes to the landing stage.
event-book-moved = A Book moves from tile { $origin } to tile { $target }.
event-shrine-built = { $order } builds a shrine on the { $isle }.
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
        [apostate] { $order } loses influence to the Apostate: { $points }.
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
event-figure-moved = { $which ->
        [priestess] The Moon Priestess
        [builder] The Master Builder
       *[apostate] The Apostate
    } moves from the { $origin } to the { $target }.
event-guard-moved = The Guard of the Temple moves on and now pays { $guard } for a Sanctification.
event-woken = { $count ->
        [1] The inactive novice becomes active again.
       *[other] All { $count } inactive novices become active again.
    }
event-stood-up = { $count ->
        [1] The lying novice in the Temple stands up again.
       *[other] The { $count } lying novices in the Temple stand up again.
    }
event-start-player = { $order } is the start player.
event-round-began = Round { $round } begins.
event-game-over = The game is over.
