### Warum eine Aktion gut ist, auf Deutsch: Teile eines Satzes, mit Komma verbunden.
### Punkte kommen mit Vorzeichen an, nur der Verlust eines Rivalen ohne; Inseln, Gunstmarken, Orden und Quellen kommen übersetzt an.

reason-paid = bringt sofort { $points } ({ $what })
reason-then = bringt danach { $points } ({ $what })
reason-rival = kostet { $rival } { $points }
reason-round-end = beendet die Runde: { $points } für dich, höchstens { $other } für einen Gegner
reason-round-end-idle = lässt { $rival } mit { $count ->
        [1] einem aktiven Novizen zurück, der
       *[other] { $count } aktiven Novizen zurück, die
    } nicht mehr handeln { $count ->
        [1] kann
       *[other] können
    }
reason-source = bringt voraussichtlich mehr ein: { $what } ({ $points })
reason-none = keine andere Aktion verspricht mehr
reason-priestess-now = zählt bei der Mondpriesterin auf der { $isle } ({ $points })
reason-priestess-next = bereitet die { $isle } für die Mondpriesterin in Runde { $round } vor ({ $points })
reason-apostate-now = entkommt dem Abtrünnigen auf der { $isle } ({ $points })
reason-apostate-next = geht dem Abtrünnigen in der nächsten Runde aus dem Weg ({ $points })
reason-builder-now = sammelt Novizen beim Baumeister auf der { $isle } ({ $points })
reason-builder-next = bereitet die { $isle } für den Baumeister in Runde { $round } vor ({ $points })
reason-shrine = bringt eine Kultstätte mehr ({ $points })
reason-favor = bringt die Gunstmarke { $favor } ({ $points })
reason-novices = bringt mehr Novizen ({ $points })
reason-ready = hält mehr Novizen bereit ({ $points })
reason-claim = besetzt ein Plättchen, das geweiht werden kann ({ $points })
reason-claim-early = besetzt ein Plättchen für eine spätere Runde ({ $points })
reason-promotions = bereitet eine Berufung vor ({ $points })
reason-temple = bringt einen Novizen mehr in den Tempel ({ $points })
reason-book = schützt einen Novizen mit einem Buch der Weisheit ({ $points })
reason-safe-claimed = bewahrt einen Novizen im Tempel vor der Verdrängung ({ $points })
reason-safe = macht Novizen im Tempel sicherer ({ $points })
reason-victims = droht, Novizen aus dem Tempel zu verdrängen ({ $points })
reason-council = rückt im Priesterrat vor ({ $points })
reason-idle-rivals = lässt anderen weniger Zeit zum Handeln ({ $points })
