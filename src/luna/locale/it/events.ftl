### Che cosa è appena successo, in italiano: frasi brevi per il resoconto della partita.
### Ordini, isole, favori e figure arrivano tradotti; tessere, posti e round sono numeri.

event-favor-taken = { $order } prende il favore { $favor }.
event-favor-returned = { $order } riporta il favore { $favor } sulla sua isola.
event-claimed = { $order } reclama la tessera { $tile }.
event-entered = Un novizio di { $order } entra nel Tempio sulla tessera { $tile }.
event-displaced = Il novizio di { $order } sulla tessera { $tile } viene rimosso e va all’approdo.
event-book-moved = Un Tomo passa dalla tessera { $origin } alla tessera { $target }.
event-shrine-built = { $order } costruisce un santuario sull’{ $isle }.
event-recruited = { $order } recluta un novizio.
event-council = { $order } avanza di { $seats ->
        [one] 1 posto
       *[other] { $seats } posti
    } nel Consiglio, al posto { $seat }.
event-gain = { $source ->
        [start] { $order } comincia con { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza.
        [sanctification] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza per la Santificazione.
        [displacement] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza per rimozione.
        [book] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza per il Tomo.
        [meditation] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza per l’ultimo segnalino Tempo.
        [priestess] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza dalla Sacerdotessa della Luna.
        [apostate] { $order } perde influenza per l’Eretico: { $points }.
        [temple] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza per il servizio nel Tempio.
        [shrines] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza per i santuari.
        [favors] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza per i favori inutilizzati.
        [council] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza per il posto nel Consiglio.
       *[other] { $order } ottiene { $points } { $points ->
            [one] punto
           *[other] punti
        } Influenza.
    }
event-time-turned = Un segnalino Tempo viene girato: { $left ->
        [0] era l’ultimo.
        [one] ne resta 1.
       *[other] ne restano { $left }.
    }
event-figure-moved = { $which ->
        [priestess] La Sacerdotessa della Luna
        [builder] Il Mastro Costruttore
       *[apostate] L’Eretico
    } si sposta dall’{ $origin } all’{ $target }.
event-guard-moved = Il Custode del Tempio avanza e ora una Santificazione vale { $guard }.
event-woken = { $count ->
        [1] Il novizio inattivo torna attivo.
       *[other] Tutti e { $count } i novizi inattivi tornano attivi.
    }
event-stood-up = { $count ->
        [1] Il novizio steso nel Tempio si rialza.
       *[other] I { $count } novizi stesi nel Tempio si rialzano.
    }
event-start-player = { $order } è il primo giocatore.
event-round-began = Comincia il round { $round }.
event-game-over = La partita è conclusa.
