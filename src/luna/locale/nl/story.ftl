### Wat de spelers doen, in het Nederlands: één hele zin voor elk werkwoord, zoals in het verslag.
### Orden, eilanden en gunsten komen vertaald binnen; gunsten die ingezet kunnen worden zijn yes of no.

say-place-shrine = { $order } plaatst het eerste altaar op het { $isle }.
say-place-novices = { $order } plaatst twee novices op het { $isle }.
say-tire = { $order } deactiveert { $count ->
        [1] één novice
        [2] twee novices
       *[other] { $count } novices
    } van { $rival } op het { $isle }.
say-favor = { $order } neemt de gunst { $favor } op het { $isle }{ $novice ->
        [yes] {" "}met hulp van de gunst Novice
       *[no] {""}
    }.
say-recruit = { $order } werft een novice op het { $isle }{ $novice ->
        [yes] {" "}met hulp van de gunst Novice
       *[no] {""}
    }.
say-build = { $order } bouwt een altaar op het { $isle }{ $novice ->
        [yes] {" "}met hulp van de gunst Novice
       *[no] {""}
    }.
say-herbs = { $order } maakt met kruiden { $count ->
        [1] één novice
        [2] twee novices
       *[other] { $count } novices
    } op het { $isle } weer actief.
say-journey = { $order } gaat op reis: { $legs }.
say-tide = { $order } gebruikt het getij: { $legs }.
say-leg = { $count ->
        [1] één novice
        [2] twee novices
       *[other] { $count } novices
    } { $start ->
        [stage] van de aanlegplaats
        [resting] van de oever van het { $origin }
       *[isle] van het { $origin }
    } naar het { $target }
say-sail = { $order } zeilt met { $count ->
        [1] één novice
        [2] twee novices
       *[other] { $count } novices
    } { $start ->
        [stage] van de aanlegplaats
       *[isle] van het { $origin }
    } naar het { $target }.
say-promote = { $order } benoemt een novice van het { $isle } op tegel { $tile }{ $bribe ->
        [yes] {" "}met Omkoping
       *[no] {""}
    }{ $novice ->
        [yes] {" "}met hulp van de gunst Novice
       *[no] {""}
    }.
say-sanctify = { $order } wijdt tegel { $tile } in{ $bribe ->
        [yes] {" "}met Omkoping
       *[no] {""}
    }.
say-infiltrate = { $order } infiltreert de Tempel op tegel { $tile }.
say-book = { $order } verplaatst een Boek der Wijsheid van tegel { $origin } naar tegel { $target }.
say-council = { $order } gaat in het Concilie { $seats ->
        [1] één veld
       *[other] { $seats } velden
    } vooruit, naar veld { $seat }, met { $count ->
        [0] de gunst Novice
        [1] één novice van het { $isle }{ $novice ->
        [yes] {" "}en de gunst Novice
       *[no] {""}
    }
       *[other] { $count } novices van het { $isle }{ $novice ->
        [yes] {" "}en de gunst Novice
       *[no] {""}
    }
    }.
say-expel = { $order } verbant de ketter van het { $origin } naar het { $target } met { $count ->
        [0] de gunst Novice
        [1] één novice{ $novice ->
        [yes] {" "}en de gunst Novice
       *[no] {""}
    }
       *[other] { $count } novices{ $novice ->
        [yes] {" "}en de gunst Novice
       *[no] {""}
    }
    }.
say-meditate = { $solo ->
        [yes] { $order } beëindigt de ronde.
       *[no] { $left ->
            [0] { $order } mediteert en draait het laatste tijdfiche om.
            [1] { $order } mediteert en draait een tijdfiche om: er is er nog één over.
           *[other] { $order } mediteert en draait een tijdfiche om: er zijn er nog { $left } over.
        }
    }
