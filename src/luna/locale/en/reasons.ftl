### Why an action is good, in English: parts of one sentence, joined with a comma.
### Points arrive with their sign, only a rival’s loss without one; isles, favors, orders and sources arrive translated.

reason-paid = gains { $points } at once ({ $what })
reason-then = then gains { $points } ({ $what })
reason-rival = costs { $rival } { $points }
reason-round-end = ends the round: { $points } for you, at most { $other } for a rival
reason-round-end-idle = leaves { $rival } with { $count ->
        [1] an active novice
       *[other] { $count } active novices
    } that can no longer act
reason-source = is expected to gain more: { $what } ({ $points })
reason-none = no other action promises more
reason-priestess-now = counts with the Moon Priestess on the { $isle } ({ $points })
reason-priestess-next = prepares the { $isle } for the Moon Priestess in round { $round } ({ $points })
reason-apostate-now = escapes the Apostate on the { $isle } ({ $points })
reason-apostate-next = stays out of the Apostate’s way in the next round ({ $points })
reason-builder-now = gathers novices where the Master Builder is, on the { $isle } ({ $points })
reason-builder-next = prepares the { $isle } for the Master Builder in round { $round } ({ $points })
reason-shrine = brings one more shrine ({ $points })
reason-favor = gains the { $favor } favor ({ $points })
reason-novices = brings more novices ({ $points })
reason-ready = keeps more novices ready to act ({ $points })
reason-claim = claims a tile that can be sanctified ({ $points })
reason-claim-early = claims a tile for a later round ({ $points })
reason-promotions = prepares a Promotion ({ $points })
reason-temple = brings one more novice into the Temple ({ $points })
reason-book = protects a novice with a Book of Wisdom ({ $points })
reason-safe-claimed = saves a novice in the Temple from displacement ({ $points })
reason-safe = makes novices in the Temple safer ({ $points })
reason-victims = threatens to displace novices from the Temple ({ $points })
reason-council = advances in the Council of Priests ({ $points })
reason-idle-rivals = leaves rivals less time to act ({ $points })
