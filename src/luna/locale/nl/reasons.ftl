### Waarom een actie goed is, in het Nederlands: delen van één zin, met een komma verbonden.
### Punten komen met hun teken, alleen het verlies van een rivaal zonder; eilanden, gunstfiches, orden en bronnen komen vertaald aan.

reason-paid = levert meteen { $points } op ({ $what })
reason-then = levert daarna { $points } op ({ $what })
reason-rival = kost { $rival } { $points }
reason-round-end = beëindigt de ronde: { $points } voor jou, hoogstens { $other } voor een tegenstander
reason-round-end-idle = laat { $rival } met { $count ->
        [1] één actieve novice zitten die
       *[other] { $count } actieve novices zitten die
    } niet meer { $count ->
        [1] kan
       *[other] kunnen
    } handelen
reason-source = levert naar verwachting meer op: { $what } ({ $points })
reason-none = geen andere actie belooft meer
reason-priestess-now = telt mee bij de Maanpriesteres op het { $isle } ({ $points })
reason-priestess-next = bereidt het { $isle } voor op de Maanpriesteres in ronde { $round } ({ $points })
reason-apostate-now = ontkomt aan de ketter op het { $isle } ({ $points })
reason-apostate-next = blijft in de volgende ronde uit de buurt van de ketter ({ $points })
reason-builder-now = verzamelt novices bij de bouwmeester op het { $isle } ({ $points })
reason-builder-next = bereidt het { $isle } voor op de bouwmeester in ronde { $round } ({ $points })
reason-shrine = levert een extra altaar op ({ $points })
reason-favor = levert het gunstfiche { $favor } op ({ $points })
reason-novices = levert meer novices op ({ $points })
reason-ready = houdt meer novices gereed ({ $points })
reason-claim = neemt een tegel in bezit die ingewijd kan worden ({ $points })
reason-claim-early = neemt een tegel in bezit voor een latere ronde ({ $points })
reason-promotions = bereidt een Benoeming voor ({ $points })
reason-temple = brengt een extra novice in de Tempel ({ $points })
reason-book = beschermt een novice met een Boek der Wijsheid ({ $points })
reason-safe-claimed = redt een novice in de Tempel van verdrijving ({ $points })
reason-safe = maakt novices in de Tempel veiliger ({ $points })
reason-victims = dreigt novices uit de Tempel te verdrijven ({ $points })
reason-council = gaat vooruit in het Concilie ({ $points })
reason-idle-rivals = laat anderen minder tijd om te handelen ({ $points })
