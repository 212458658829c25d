### Perché un’azione è buona, in italiano: parti di una frase, unite da una virgola.
### I punti arrivano con il segno, solo la perdita di un rivale senza; isole, favori, ordini e fonti arrivano tradotti.

reason-paid = rende subito { $points } ({ $what })
reason-then = poi rende { $points } ({ $what })
reason-rival = costa { $points } all’ordine { $rival }
reason-round-end = chiude il round: { $points } per te, al massimo { $other } per un avversario
reason-round-end-idle = lascia all’ordine { $rival } { $count ->
        [1] un novizio attivo che non può più agire
       *[other] { $count } novizi attivi che non possono più agire
    }
reason-source = dovrebbe rendere di più: { $what } ({ $points })
reason-none = nessun’altra azione promette di più
reason-priestess-now = conta presso la Sacerdotessa della Luna sull’{ $isle } ({ $points })
reason-priestess-next = prepara l’{ $isle } per la Sacerdotessa della Luna nel round { $round } ({ $points })
reason-apostate-now = sfugge all’Eretico sull’{ $isle } ({ $points })
reason-apostate-next = evita l’Eretico nel prossimo round ({ $points })
reason-builder-now = raduna novizi presso il Mastro Costruttore sull’{ $isle } ({ $points })
reason-builder-next = prepara l’{ $isle } per il Mastro Costruttore nel round { $round } ({ $points })
reason-shrine = dà un santuario in più ({ $points })
reason-favor = dà il favore { $favor } ({ $points })
reason-novices = dà più novizi ({ $points })
reason-ready = tiene pronti più novizi ({ $points })
reason-claim = reclama una tessera che si può santificare ({ $points })
reason-claim-early = reclama una tessera per un round successivo ({ $points })
reason-promotions = prepara una Promozione ({ $points })
reason-temple = porta un novizio in più nel Tempio ({ $points })
reason-book = protegge un novizio con un Tomo della Saggezza ({ $points })
reason-safe-claimed = salva un novizio del Tempio dalla rimozione ({ $points })
reason-safe = rende più sicuri i novizi nel Tempio ({ $points })
reason-victims = minaccia di rimuovere novizi dal Tempio ({ $points })
reason-council = avanza nel Consiglio dei Sacerdoti ({ $points })
reason-idle-rivals = lascia agli avversari meno tempo per agire ({ $points })
