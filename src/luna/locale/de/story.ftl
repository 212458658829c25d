### Was die Spieler tun, auf Deutsch: ein ganzer Satz für jedes Verb, wie ihn das Protokoll zeigt.
### Orden, Inseln und Gunstmarken kommen übersetzt an; wahlweise eingesetzte Gunstmarken sind yes oder no.

say-place-shrine = { $order } setzt die erste Kultstätte auf die { $isle }.
say-place-novices = { $order } setzt zwei Novizen auf die { $isle }.
say-tire = { $order } macht { $count ->
        [1] einen Novizen
        [2] zwei Novizen
       *[other] { $count } Novizen
    } von { $rival } auf der { $isle } inaktiv.
say-favor = { $order } nimmt auf der { $isle } die Gunstmarke { $favor }{ $novice ->
        [yes] {" "}mit der Gunstmarke Novize
       *[no] {""}
    }.
say-recruit = { $order } wirbt auf der { $isle } einen Novizen an{ $novice ->
        [yes] {" "}mit der Gunstmarke Novize
       *[no] {""}
    }.
say-build = { $order } baut auf der { $isle } eine Kultstätte{ $novice ->
        [yes] {" "}mit der Gunstmarke Novize
       *[no] {""}
    }.
say-herbs = { $order } macht auf der { $isle } mit Kräutern { $count ->
        [1] einen Novizen
        [2] zwei Novizen
       *[other] { $count } Novizen
    } wieder aktiv.
say-journey = { $order } schickt Novizen auf Reisen: { $legs }.
say-tide = { $order } nutzt die Gezeiten: { $legs }.
say-leg = { $count ->
        [1] ein Novize
        [2] zwei Novizen
       *[other] { $count } Novizen
    } { $start ->
        [stage] vom Bootssteg
        [resting] vom Ufer der { $origin }
       *[isle] von der { $origin }
    } zur { $target }
say-sail = { $order } segelt mit { $count ->
        [1] einem Novizen
        [2] zwei Novizen
       *[other] { $count } Novizen
    } { $start ->
        [stage] vom Bootssteg
       *[isle] von der { $origin }
    } zur { $target }.
say-promote = { $order } beruft einen Novizen von der { $isle } auf Plättchen { $tile }{ $bribe ->
        [yes] {" "}mit Bestechung
       *[no] {""}
    }{ $novice ->
        [yes] { $bribe ->
            [yes] {" "}und der Gunstmarke Novize
           *[no] {" "}mit der Gunstmarke Novize
        }
       *[no] {""}
    }.
say-sanctify = { $order } weiht Plättchen { $tile }{ $bribe ->
        [yes] {" "}mit Bestechung
       *[no] {""}
    }.
say-infiltrate = { $order } infiltriert den Tempel auf Plättchen { $tile }.
say-book = { $order } verlegt ein Buch der Weisheit von Plättchen { $origin } auf Plättchen { $target }.
say-council = { $order } rückt im Priesterrat mit { $count ->
        [0] der Gunstmarke Novize
        [1] einem Novizen der { $isle }{ $novice ->
        [yes] {" "}und der Gunstmarke Novize
       *[no] {""}
    }
       *[other] { $count } Novizen der { $isle }{ $novice ->
        [yes] {" "}und der Gunstmarke Novize
       *[no] {""}
    }
    } um { $seats ->
        [1] einen Sitz
       *[other] { $seats } Sitze
    } vor, auf Sitz { $seat }.
say-expel = { $order } vertreibt den Abtrünnigen mit { $count ->
        [0] der Gunstmarke Novize
        [1] einem Novizen{ $novice ->
        [yes] {" "}und der Gunstmarke Novize
       *[no] {""}
    }
       *[other] { $count } Novizen{ $novice ->
        [yes] {" "}und der Gunstmarke Novize
       *[no] {""}
    }
    } von der { $origin } zur { $target }.
say-meditate = { $solo ->
        [yes] { $order } beendet die Runde.
       *[no] { $left ->
            [0] { $order } meditiert und dreht den letzten Zeitmarker um.
            [1] { $order } meditiert und dreht einen Zeitmarker um: Einer bleibt übrig.
           *[other] { $order } meditiert und dreht einen Zeitmarker um: { $left } bleiben übrig.
        }
    }

## Das Ende einer Runde, Schritt für Schritt; Protokoll und Rückblick

end-of-round = Runde { $round } endet
end-of-game = Die Partie endet
end-lead = { $order } hat den letzten Zeitmarker umgedreht. Der Einfluss, der Reihe nach:
end-lead-solo = { $order } hat die Runde beendet. Was geschieht, der Reihe nach:
end-step-meditation = Letzter Zeitmarker
end-step-priestess = Mondpriesterin auf der { $isle }
end-step-apostate = Abtrünniger auf der { $isle }
end-step-temple = Dienst im Tempel
end-step-books = Bücher der Weisheit
end-step-shrines = Kultstätten
end-step-favors = Ungenutzte Gunstmarken
end-step-council = Priesterrat
end-why-meditation = { $order } hat ihn umgedreht
end-why-apostate = kostet 1 Einfluss und 1 weiteren je Novize auf oder neben der Insel
end-why-temple = 1 für jeden Novizen dort
end-why-books = 1 für jedes Buch bei einem Novizen
end-why-shrines = 4 für jede Kultstätte
end-why-favors = 1 für jede Gunstmarke
end-why-council = der Wert des Sitzes
end-share-priestess = { $order } { $count }{ $shrine ->
        [yes] {" "}(mit Kultstätte)
       *[no] {""}
    }
end-then = Danach
end-after = Nach Runde { $round }
end-after-game = Einfluss am Ende
end-next = Weiter
end-again = Noch einmal
end-keys = Leertaste: nächster Schritt · Esc: schließen
end-show-again = noch einmal zeigen
end-tie-council = { $ahead } und { $behind } haben je { $influence } Einfluss: Sitz { $seat } im Priesterrat schlägt Sitz { $other }.
end-tie-stack = { $ahead } und { $behind } haben je { $influence } Einfluss und teilen sich Sitz { $seat } im Priesterrat: { $ahead } liegt höher im Stapel.
log-notation = Notation
log-copy = Notation kopieren
log-copied = Kopiert.
since-title = Seit deinem letzten Zug
since-play = Zeigen
pace = Tempo der Animation
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-once = sofort
replay = Wiedergabe
replay-first = Zum Anfang
replay-last = Zur neuesten Stellung
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-lead = { $order } übernimmt die Führung
