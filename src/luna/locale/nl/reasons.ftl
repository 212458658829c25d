### Waarom een actie goed is, in het Nederlands: delen van één zin, met een komma verbonden.
### Punten komen met hun teken; eilanden, gunsten, orden en bronnen komen vertaald aan.

reason-paid = levert meteen { $points } op ({ $what })
reason-then = levert daarna { $points } op ({ $what })
reason-rival = kost { $rival } { $points }
reason-round-end = beëindigt de ronde: { $points } voor jou, hoogstens { $other } voor een ander
reason-round-end-idle = laat { $rival } met { $count ->
        [1] één actieve novice zitten die
       *[other] { $count } actieve novices zitten die
    } niet meer { $count ->
        [1] kan
       *[other] kunnen
    } handelen
reason-source = belooft { $points } meer: { $what }
reason-none = niets anders belooft meer
reason-priestess-now = telt mee bij de Maanpriesteres op het { $isle } ({ $points })
reason-priestess-next = bereidt het { $isle } voor op de Maanpriesteres in ronde { $round } ({ $points })
reason-apostate-now = ontkomt aan de Ketter op het { $isle } ({ $points })
reason-apostate-next = blijft in de volgende ronde uit de buurt van de Ketter ({ $points })
reason-builder-now = verzamelt novices bij de Bouwmeester op het { $isle } ({ $points })
reason-builder-next = bereidt het { $isle } voor op de Bouwmeester in ronde { $round } ({ $points })
reason-shrine = geeft een altaar meer ({ $points })
reason-favor = geeft de gunst { $favor } in handen ({ $points })
reason-novices = geeft meer novices ({ $points })
reason-ready = houdt meer novices gereed ({ $points })
reason-claim = claimt een tegel die ingewijd kan worden ({ $points })
reason-claim-early = claimt een tegel voor een latere ronde ({ $points })
reason-promotions = bereidt een promotie voor ({ $points })
reason-temple = brengt een novice meer in de Tempel ({ $points })
reason-book = beschermt een novice met een Boek der Wijsheid ({ $points })
reason-safe-claimed = redt een novice in de Tempel van verdrijving ({ $points })
reason-safe = maakt novices in de Tempel veiliger ({ $points })
reason-victims = dreigt novices uit de Tempel te verdrijven ({ $points })
reason-council = schuift op in het Concilie der Priesters ({ $points })
reason-idle-rivals = laat anderen minder tijd om te handelen ({ $points })
