### Wat de spelers doen, in het Nederlands: één hele zin voor elk werkwoord, zoals in het verslag.
### Orden, eilanden en gunstfiches komen vertaald binnen; gunstfiches die ingezet kunnen worden zijn yes of no.

say-place-shrine = { $order } plaatst het eerste altaar op het { $isle }.
say-place-novices = { $order } plaatst twee novices op het { $isle }.
say-tire = { $order } deactiveert { $count ->
        [1] één novice
        [2] twee novices
       *[other] { $count } novices
    } van { $rival } op het { $isle }.
say-favor = { $order } neemt het gunstfiche { $favor } op het { $isle }{ $novice ->
        [yes] {" "}met het gunstfiche Novice
       *[no] {""}
    }.
say-recruit = { $order } werft een novice op het { $isle }{ $novice ->
        [yes] {" "}met het gunstfiche Novice
       *[no] {""}
    }.
say-build = { $order } bouwt een altaar op het { $isle }{ $novice ->
        [yes] {" "}met het gunstfiche Novice
       *[no] {""}
    }.
say-herbs = { $order } maakt met kruiden { $count ->
        [1] één novice
        [2] twee novices
       *[other] { $count } novices
    } op het { $isle } weer actief.
say-journey = { $order } stuurt novices op reis: { $legs }.
say-tide = { $order } gebruikt het Getij: { $legs }.
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
        [yes] { $bribe ->
            [yes] {" "}en het gunstfiche Novice
           *[no] {" "}met het gunstfiche Novice
        }
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
        [0] het gunstfiche Novice
        [1] één novice van het { $isle }{ $novice ->
        [yes] {" "}en het gunstfiche Novice
       *[no] {""}
    }
       *[other] { $count } novices van het { $isle }{ $novice ->
        [yes] {" "}en het gunstfiche Novice
       *[no] {""}
    }
    }.
say-expel = { $order } verbant de ketter van het { $origin } naar het { $target } met { $count ->
        [0] het gunstfiche Novice
        [1] één novice{ $novice ->
        [yes] {" "}en het gunstfiche Novice
       *[no] {""}
    }
       *[other] { $count } novices{ $novice ->
        [yes] {" "}en het gunstfiche Novice
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

## Het einde van een ronde, stap voor stap; verslag en terugkijken

end-of-round = Ronde { $round } eindigt
end-of-game = Het spel eindigt
end-lead = { $order } draaide het laatste tijdfiche om. De invloed, op volgorde:
end-lead-solo = { $order } beëindigde de ronde. Wat er gebeurt, op volgorde:
end-step-meditation = Laatste tijdfiche
end-step-priestess = Maanpriesteres op het { $isle }
end-step-apostate = Ketter op het { $isle }
end-step-temple = Dienst in de Tempel
end-step-books = Boeken der Wijsheid
end-step-shrines = Altaren
end-step-favors = Ongebruikte gunstfiches
end-step-council = Concilie
end-why-meditation = { $order } draaide het om
end-why-apostate = kost 1, en nog 1 voor elke novice op of naast het eiland
end-why-temple = 1 voor elke novice daar
end-why-books = 1 voor elk Boek bij een novice
end-why-shrines = 4 voor elk altaar
end-why-favors = 1 voor elk gunstfiche
end-why-council = de waarde van het veld
end-share-priestess = { $order } { $count }{ $shrine ->
        [yes] {" "}(met een altaar)
       *[no] {""}
    }
end-then = Daarna
end-after = Na ronde { $round }
end-after-game = Invloed aan het einde
end-next = Verder
end-again = Nog eens
end-keys = Spatie: volgende stap · Esc: sluiten
end-show-again = nog eens tonen
end-tie-council = { $ahead } en { $behind } hebben allebei { $influence } invloedspunten: veld { $seat } in het Concilie gaat voor veld { $other }.
end-tie-stack = { $ahead } en { $behind } hebben allebei { $influence } invloedspunten en delen veld { $seat } in het Concilie: { $ahead } ligt hoger in de stapel.
log-notation = Notatie
log-copy = Notatie kopiëren
log-copied = Gekopieerd.
since-title = Sinds je laatste beurt
since-play = Tonen
pace = Tempo van de animatie
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-once = meteen
replay = Terugkijken
replay-first = Naar het begin
replay-last = Naar de laatste stelling
replay-play = Afspelen
replay-pause = Pauzeren
replay-speed = Tempo
replay-lead = { $order } neemt de leiding
