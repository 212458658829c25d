### What players do, in English: one whole sentence for every verb, as the log has it.
### Orders, isles and favors arrive translated; favors that may be spent are yes or no.

say-place-shrine = { $order } places the first shrine on the { $isle }.
say-place-novices = { $order } places two novices on the { $isle }.
say-tire = { $order } deactivates { $count ->
        [1] one novice
        [2] two novices
       *[other] { $count } novices
    } of { $rival } on the { $isle }.
say-favor = { $order } takes the { $favor } favor on the { $isle }{ $novice ->
        [yes] {" "}with the Novice favor
       *[no] {""}
    }.
say-recruit = { $order } recruits a novice on the { $isle }{ $novice ->
        [yes] {" "}with the Novice favor
       *[no] {""}
    }.
say-build = { $order } builds a shrine on the { $isle }{ $novice ->
        [yes] {" "}with the Novice favor
       *[no] {""}
    }.
say-herbs = { $order } reactivates { $count ->
        [1] one novice
        [2] two novices
       *[other] { $count } novices
    } on the { $isle } with herbs.
say-journey = { $order } sends novices on a Journey: { $legs }.
say-tide = { $order } uses the Tide: { $legs }.
say-leg = { $count ->
        [1] one novice
        [2] two novices
       *[other] { $count } novices
    } { $start ->
        [stage] from the landing stage
        [resting] from beside the { $origin }
       *[isle] from the { $origin }
    } to the { $target }
say-sail = { $order } sails { $count ->
        [1] one novice
        [2] two novices
       *[other] { $count } novices
    } { $start ->
        [stage] from the landing stage
       *[isle] from the { $origin }
    } to the { $target }.
say-promote = { $order } promotes a novice from the { $isle } to tile { $tile }{ $bribe ->
        [yes] {" "}with Bribery
       *[no] {""}
    }{ $novice ->
        [yes] { $bribe ->
            [yes] {" "}and the Novice favor
           *[no] {" "}with the Novice favor
        }
       *[no] {""}
    }.
say-sanctify = { $order } sanctifies tile { $tile }{ $bribe ->
        [yes] {" "}with Bribery
       *[no] {""}
    }.
say-infiltrate = { $order } infiltrates the Temple, on tile { $tile }.
say-book = { $order } moves a Book of Wisdom from tile { $origin } to tile { $target }.
say-council = { $order } advances { $seats ->
        [1] one seat
       *[other] { $seats } seats
    } in the Council of Priests, to seat { $seat }, with { $count ->
        [0] the Novice favor
        [1] one novice of the { $isle }{ $novice ->
        [yes] {" "}and the Novice favor
       *[no] {""}
    }
       *[other] { $count } novices of the { $isle }{ $novice ->
        [yes] {" "}and the Novice favor
       *[no] {""}
    }
    }.
say-expel = { $order } expels the Apostate from the { $origin } to the { $target } with { $count ->
        [0] the Novice favor
        [1] one novice{ $novice ->
        [yes] {" "}and the Novice favor
       *[no] {""}
    }
       *[other] { $count } novices{ $novice ->
        [yes] {" "}and the Novice favor
       *[no] {""}
    }
    }.
say-meditate = { $solo ->
        [yes] { $order } ends the round.
       *[no] { $left ->
            [0] { $order } meditates and turns the last Time token.
            [1] { $order } meditates and turns a Time token: one is left.
           *[other] { $order } meditates and turns a Time token: { $left } are left.
        }
    }

## The end of a round, step by step; the log and looking back

end-of-round = Round { $round } ends
end-of-game = The game ends
end-lead = { $order } turned the last Time token. Influence, in this order:
end-lead-solo = { $order } ended the round. What happens, in order:
end-step-meditation = Last Time token
end-step-priestess = Moon Priestess on the { $isle }
end-step-apostate = Apostate on the { $isle }
end-step-temple = Service in the Temple
end-step-books = Books of Wisdom
end-step-shrines = Shrines
end-step-favors = Unused favors
end-step-council = Council of Priests
end-why-meditation = { $order } turned it
end-why-apostate = loses 1, plus 1 for each novice on or beside the isle
end-why-temple = 1 for each novice there
end-why-books = 1 for each Book with a novice
end-why-shrines = 4 for each shrine
end-why-favors = 1 for each favor
end-why-council = what the seat is worth
end-share-priestess = { $order } { $count }{ $shrine ->
        [yes] {" "}(with a shrine)
       *[no] {""}
    }
end-then = Then
end-after = After round { $round }
end-after-game = Final influence
end-next = Next
end-again = Again
end-keys = Space: next step · Esc: close
end-show-again = show again
end-tie-council = { $ahead } and { $behind } both have { $influence } influence: seat { $seat } in the Council of Priests beats seat { $other }.
end-tie-stack = { $ahead } and { $behind } both have { $influence } influence and share seat { $seat } in the Council of Priests: { $ahead } is higher in the stack.
log-notation = Notation
log-copy = Copy notation
log-copied = Copied.
since-title = Since your last turn
since-play = Show it
pace = Animation speed
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-once = at once
replay = Replay
replay-first = To the beginning
replay-last = To the latest position
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-lead = { $order } takes the lead
