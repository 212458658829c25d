### Wat er zojuist is gebeurd, in het Nederlands: korte zinnen voor het verslag van een spel.
### Orden, eilanden, gunstfiches en figuren komen vertaald binnen; tegels, plaatsen en rondes zijn getallen.

event-favor-taken = { $order } neemt het gunstfiche { $favor }.
event-favor-returned = { $order } brengt het gunstfiche { $favor } terug op het eiland.
event-claimed = { $order } neemt tegel { $tile } in bezit.
event-entered = Een novice van { $order } betreedt de Tempel op tegel { $tile }.
event-displaced = De novice van { $order } op tegel { $tile } wordt verdreven en gaat naar de aanlegplaats.
event-book-moved = Een Boek gaat van tegel { $origin } naar tegel { $target }.
event-shrine-built = { $order } bouwt een altaar op het { $isle }.
event-recruited = { $order } werft een novice.
event-council = { $order } gaat in het Concilie { $seats ->
        [one] 1 veld
       *[other] { $seats } velden
    } vooruit, naar veld { $seat }.
event-gain = { $source ->
        [start] { $order } begint met { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        }.
        [sanctification] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        } voor de Inwijding.
        [displacement] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        } door verdrijving.
        [book] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        } voor het Boek.
        [meditation] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        } voor het laatste tijdfiche.
        [priestess] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        } van de Maanpriesteres.
        [apostate] { $order } verliest invloed aan de ketter: { $points }.
        [temple] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        } voor dienst in de Tempel.
        [shrines] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        } voor altaren.
        [favors] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        } voor ongebruikte gunstfiches.
        [council] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        } voor het veld in het Concilie.
       *[other] { $order } krijgt { $points } { $points ->
            [one] invloedspunt
           *[other] invloedspunten
        }.
    }
event-time-turned = Er wordt een tijdfiche omgedraaid: { $left ->
        [0] het was het laatste.
        [one] er is er nog 1 over.
       *[other] er zijn er nog { $left } over.
    }
event-figure-moved = { $which ->
        [priestess] De Maanpriesteres
        [builder] De bouwmeester
       *[apostate] De ketter
    } gaat van het { $origin } naar het { $target }.
event-guard-moved = De tempelwachter loopt verder en betaalt nu { $guard } voor een Inwijding.
event-woken = { $count ->
        [1] De inactieve novice wordt weer actief.
       *[other] Alle { $count } inactieve novices worden weer actief.
    }
event-stood-up = { $count ->
        [1] De liggende novice in de Tempel staat weer op.
       *[other] De { $count } liggende novices in de Tempel staan weer op.
    }
event-start-player = { $order } is startspeler.
event-round-began = Ronde { $round } begint.
event-game-over = Het spel is afgelopen.
