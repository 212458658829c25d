### Che cosa fanno i giocatori, in italiano: una frase intera per ogni verbo, come nel resoconto.
### Ordini, isole e favori arrivano tradotti; i favori che si possono usare sono yes o no.

say-place-shrine = { $order } colloca il primo santuario sull’{ $isle }.
say-place-novices = { $order } colloca due novizi sull’{ $isle }.
say-tire = { $order } rende { $count ->
        [1] inattivo un novizio
        [2] inattivi due novizi
       *[other] inattivi { $count } novizi
    } di { $rival } sull’{ $isle }.
say-favor = { $order } prende il favore { $favor } sull’{ $isle }{ $novice ->
        [yes] {" "}con l’aiuto del favore Novizio
       *[no] {""}
    }.
say-recruit = { $order } recluta un novizio sull’{ $isle }{ $novice ->
        [yes] {" "}con l’aiuto del favore Novizio
       *[no] {""}
    }.
say-build = { $order } costruisce un santuario sull’{ $isle }{ $novice ->
        [yes] {" "}con l’aiuto del favore Novizio
       *[no] {""}
    }.
say-herbs = { $order } riattiva { $count ->
        [1] un novizio
        [2] due novizi
       *[other] { $count } novizi
    } sull’{ $isle } con le erbe.
say-journey = { $order } si mette in viaggio: { $legs }.
say-tide = { $order } sfrutta la Marea: { $legs }.
say-leg = { $count ->
        [1] un novizio
        [2] due novizi
       *[other] { $count } novizi
    } { $start ->
        [stage] dall’approdo
        [resting] dalla riva dell’{ $origin }
       *[isle] dall’{ $origin }
    } all’{ $target }
say-sail = { $order } porta in barca a vela { $count ->
        [1] un novizio
        [2] due novizi
       *[other] { $count } novizi
    } { $start ->
        [stage] dall’approdo
       *[isle] dall’{ $origin }
    } all’{ $target }.
say-promote = { $order } promuove un novizio dall’{ $isle } alla tessera { $tile }{ $bribe ->
        [yes] {" "}con la Corruzione
       *[no] {""}
    }{ $novice ->
        [yes] {" "}con l’aiuto del favore Novizio
       *[no] {""}
    }.
say-sanctify = { $order } santifica la tessera { $tile }{ $bribe ->
        [yes] {" "}con la Corruzione
       *[no] {""}
    }.
say-infiltrate = { $order } si infiltra nel Tempio sulla tessera { $tile }.
say-book = { $order } sposta un Tomo della Saggezza dalla tessera { $origin } alla tessera { $target }.
say-council = { $order } avanza di { $seats ->
        [1] un posto
       *[other] { $seats } posti
    } nel Consiglio dei Sacerdoti, fino al posto { $seat }, con { $count ->
        [0] il favore Novizio
        [1] un novizio dell’{ $isle }{ $novice ->
        [yes] {" "}e il favore Novizio
       *[no] {""}
    }
       *[other] { $count } novizi dell’{ $isle }{ $novice ->
        [yes] {" "}e il favore Novizio
       *[no] {""}
    }
    }.
say-expel = { $order } espelle l’Eretico dall’{ $origin } all’{ $target } con { $count ->
        [0] il favore Novizio
        [1] un novizio{ $novice ->
        [yes] {" "}e il favore Novizio
       *[no] {""}
    }
       *[other] { $count } novizi{ $novice ->
        [yes] {" "}e il favore Novizio
       *[no] {""}
    }
    }.
say-meditate = { $solo ->
        [yes] { $order } conclude il round.
       *[no] { $left ->
            [0] { $order } medita e gira l’ultimo segnalino Tempo.
            [1] { $order } medita e gira un segnalino Tempo: ne resta uno.
           *[other] { $order } medita e gira un segnalino Tempo: ne restano { $left }.
        }
    }
