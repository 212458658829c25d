### Was gerade geschehen ist, auf Deutsch: kurze Sätze für das Protokoll eines Spiels.
### Orden, Inseln, Gunstmarken und Figuren kommen übersetzt an; Plättchen, Sitze und Runden sind Zahlen.

event-favor-taken = { $order } nimmt die Gunstmarke { $favor }.
event-favor-returned = { $order } bringt die Gunstmarke { $favor } auf ihre Insel zurück.
event-claimed = { $order } besetzt Plättchen { $tile }.
event-entered = Ein Novize von { $order } betritt den Tempel auf Plättchen { $tile }.
event-displaced = Der Novize von { $order } auf Plättchen { $tile } wird verdrängt und geht auf den Bootssteg.
event-book-moved = Ein Buch wandert von Plättchen { $origin } zu Plättchen { $target }.
event-shrine-built = { $order } baut eine Kultstätte auf der { $isle }.
event-recruited = { $order } wirbt einen Novizen an.
event-council = { $order } rückt im Priesterrat { $seats ->
        [one] 1 Sitz
       *[other] { $seats } Sitze
    } vor, auf Sitz { $seat }.
event-gain = { $source ->
        [start] { $order } beginnt mit { $points } Einfluss.
        [sanctification] { $order } erhält { $points } Einfluss für die Weihe.
        [displacement] { $order } erhält { $points } Einfluss durch Verdrängung.
        [book] { $order } erhält { $points } Einfluss für das Buch.
        [meditation] { $order } erhält { $points } Einfluss für den letzten Zeitmarker.
        [priestess] { $order } erhält { $points } Einfluss von der Mondpriesterin.
        [apostate] { $order } verliert Einfluss an den Abtrünnigen: { $points }.
        [temple] { $order } erhält { $points } Einfluss für den Dienst im Tempel.
        [shrines] { $order } erhält { $points } Einfluss für Kultstätten.
        [favors] { $order } erhält { $points } Einfluss für ungenutzte Gunstmarken.
        [council] { $order } erhält { $points } Einfluss für den Sitz im Priesterrat.
       *[other] { $order } erhält { $points } Einfluss.
    }
event-time-turned = Ein Zeitmarker wird umgedreht: { $left ->
        [0] Es war der letzte.
        [one] 1 bleibt übrig.
       *[other] { $left } bleiben übrig.
    }
event-figure-moved = { $which ->
        [priestess] Die Mondpriesterin
        [builder] Der Baumeister
       *[apostate] Der Abtrünnige
    } zieht von der { $origin } zur { $target }.
event-guard-moved = Der Tempelwächter geht weiter und zahlt nun { $guard } für eine Weihe.
event-woken = { $count ->
        [1] Der inaktive Novize wird wieder aktiv.
       *[other] Alle { $count } inaktiven Novizen werden wieder aktiv.
    }
event-stood-up = { $count ->
        [1] Der liegende Novize im Tempel steht wieder auf.
       *[other] Die { $count } liegenden Novizen im Tempel stehen wieder auf.
    }
event-start-player = { $order } ist Startspieler.
event-round-began = Runde { $round } beginnt.
event-game-over = Die Partie ist beendet.
