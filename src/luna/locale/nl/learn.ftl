### Het begeleide eerste spel, de hoofdstukken en hun teksten.

learn-title = Luna leren
learn-about = Korte hoofdstukken aan de echte speeltafel, elk met iets om te doen. Je kunt stoppen wanneer je wilt; deze browser onthoudt waar je was.
learn-begin = Beginnen: { $title }
learn-on = Verder: { $title }
learn-done = voltooid
learn-chapter = Hoofdstuk { $number } van { $of }
learn-next = Verder
learn-next-chapter = Verder met: { $title }
learn-finish = Alle hoofdstukken voltooid
learn-other = Dat mag, maar daar gaat dit hoofdstuk niet over.
learn-again = Er is niets gespeeld: probeer iets anders.
learn-game = Een kort spel
learn-game-about = De laatste twee rondes van een spel tegen de zwakste bot, met tips zodra ze nuttig worden.
learn-game-play = De laatste twee rondes spelen

lesson-goal = Invloed
    .about = Waar het om gaat, en waar punten vandaan komen
lesson-goal-welcome = Jij leidt de gele Orde, Rood is je tegenstander. Het spel duurt zes rondes, en wie aan het einde de meeste invloed heeft, wint. Het getal bij elke Orde is haar invloed: jullie hebben allebei 5.
lesson-goal-sources = Invloed krijg je van novices die de Tempel in het midden betreden en daar dienen, en elke ronde van de Maanpriesteres, die een eiland bezoekt. Aan het einde van het spel tellen ook altaren, ongebruikte gunsten en je veld in het Concilie.
lesson-goal-enter = Een van je novices wacht op tegel 7 van het pad. In deze eerste ronde betaalt de wachter 6 invloedspunten aan wie de Tempel betreedt, en in bijna elke latere ronde één minder.
    .task = Breng je novice naar de Tempel: tik op tegel 7, kies Inwijden en bevestig.
    .done = 6 invloedspunten voor jou. Vanaf nu dient je novice in de Tempel: elke ronde eindigt met 1 invloedspunt voor elk van de jouwe.
    .other = Dat is een van je acties, maar ze levert nu geen invloed op. De novice op tegel 7 wel.

lesson-favors = Gunsten
    .about = Novices krijgen gunsten, en gunsten helpen novices
lesson-favors-take = Als je aan de beurt bent, doe je precies één actie. Voor de meeste zijn actieve novices nodig: zij die op een eiland staan. Twee actieve novices krijgen de gunst van hun eiland en rusten daarna ernaast tot de volgende ronde.
    .task = Neem de gunst van het Kruideneiland.
    .done = De Kruiden zijn van jou, en de twee novices rusten. Twee gelijke gunsten mag je nooit hebben. Rood heeft ondertussen de Omkoping genomen.
    .isle = Dat levert ook een gunst op, maar van een ander eiland. Kies het Kruideneiland.
    .recruit = Het Kruideneiland klopt, maar zo komt er een nieuwe novice bij. Kies daar Gunst.
    .other = Een gunst nemen is een eigen actie: kies Gunst, dan het Kruideneiland.
lesson-favors-use = Wie een gunst gebruikt, geeft haar af. De Kruiden maken één of twee rustende novices van een eiland weer actief, alleen niet op het Kruideneiland zelf. Twee van de jouwe rusten naast het Bibliotheekeiland.
    .task = Gebruik de Kruiden en maak beide novices van het Bibliotheekeiland weer actief.
    .done = Beide zijn weer actief, en de Kruiden liggen weer op hun eiland, voor iedereen. Een gunst die je tot het einde bewaart, is 1 invloedspunt waard.
    .one = Eén novice zou weer actief worden, maar de Kruiden zijn genoeg voor twee: kies beide novices van het Bibliotheekeiland.
    .other = Gebruik eerst wat je net hebt gekregen: kies Kruiden, dan het Bibliotheekeiland.

lesson-novices = Nieuwe novices
    .about = Werf vroeg: meer novices, meer mogelijkheden
lesson-novices-recruit = Acht van je dertien novices zijn op de eilanden, één dient in de Tempel, de andere liggen in je voorraad. Twee actieve novices van een eiland kunnen er nog een werven. Wie bij de Maanpriesteres op het Altaareiland blijft, wordt aan het einde van de ronde beloond; laat die twee dus met rust.
    .task = Werf op het Bibliotheekeiland of op het Novice-eiland.
    .done = De nieuwe novice komt inactief aan en doet vanaf de volgende ronde mee. Werf vroeg: elke novice handelt in alle rondes die nog komen.
    .priestess = Die twee tellen bij de Maanpriesteres zolang ze actief zijn. Werf ergens anders.
    .other = Dat mag, maar het levert geen nieuwe novice op. Kies Werven.
lesson-novices-tired = De novices die je hebt gebruikt, rusten. Je kunt nog handelen met wie actief is, of met gunsten.
    .task = Gebruik een ander paar: werf nog eens of neem een gunst.
    .done = Goed gedaan. Als de ronde eindigt, worden alle rustende novices weer actief.
    .other = Kies deze keer Werven of Gunst.

lesson-movement = Beweging
    .about = Reizen en het Getij
lesson-movement-journey = Op reis gaat een willekeurig aantal van je actieve novices, van willekeurige eilanden naar willekeurige andere. Ze komen inactief aan en kunnen daar vanaf de volgende ronde handelen. Je wilt straks tegel 7 in bezit nemen, die het Zeilbooteiland toont, en daarvoor zijn daar twee novices nodig.
    .task = Stuur beide novices van het Bibliotheekeiland op reis naar het Zeilbooteiland: kies Reizen, tik twee keer op de novices, dan op het Zeilbooteiland.
    .done = Ze rusten naast het Zeilbooteiland en zijn daar actief als de volgende ronde begint. Rood heeft geworven.
    .few = Het Zeilbooteiland klopt. Stuur er beide novices van het Bibliotheekeiland heen: voor een tegel zijn er twee nodig.
    .other = Zo komt er niemand op het Zeilbooteiland. Kies Reizen, dan de novices van het Bibliotheekeiland.
lesson-movement-tide = De ketter staat op het Omkopingseiland, en twee van je novices rusten ernaast: aan het einde van de ronde zou hij je 3 invloedspunten kosten. Wie rust, kan niet reizen. Je Getij draagt novices weg, actief of niet, en ook die op de aanlegplaats.
    .task = Gebruik het Getij: breng beide novices van het Omkopingseiland naar een ander eiland naar keuze.
    .done = Buiten zijn bereik. Net als na een reis is iedereen die het Getij meeneemt inactief tot de volgende ronde. De derde manier om te reizen, de Zeilboot, komt bij de Maanpriesteres.
    .one = Eén van hen zou bij de ketter blijven. Breng ze allebei weg.
    .other = De twee naast het Omkopingseiland zouden bij de ketter blijven. Kies Getij en tik op hen.

lesson-path = Het pad
    .about = Neem een tegel in bezit, dan naar de Tempel
lesson-path-claim = Elke tegel van het pad toont een eiland en heeft een eigen veld in de Tempel. Twee actieve novices van dat eiland nemen de tegel in bezit: één klimt erop, de ander rust. Alleen de tegels tussen de aanlegplaats en de wachter zijn vrijgegeven, in deze ronde 6 en 7.
    .task = Neem tegel 7 in bezit met je twee novices van het Zeilbooteiland: kies Benoemen, dan tegel 7.
    .done = Tegel 7 is van jou, en niemand kan hem afpakken. Maar denk na wie je benoemt: de novice erop kun je nergens anders meer voor gebruiken. Rood heeft tegel 6 in bezit genomen.
    .other = Zo neem je geen tegel in bezit. Kies Benoemen, dan tegel 7, die het Zeilbooteiland toont.
lesson-path-enter = In een latere beurt gaat de tegel met zijn novice naar de Tempel. Daar is geen andere novice voor nodig, alleen je beurt. De wachter betaalt het getal van de tegel waarop hij staat: 6 in deze ronde, 5 in de volgende.
    .task = Breng tegel 7 naar de Tempel: kies Inwijden.
    .done = Nu 6 invloedspunten, en 1 aan het einde van elke ronde. Tegels met hoge getallen komen later, maar zijn moeilijk te verdrijven, zoals je zult zien.
    .other = Meer dan nu betaalt de wachter nooit. Kies Inwijden, dan tegel 7.

lesson-bribery = De wachter en omkoping
    .about = Wat is vrijgegeven, en wat Omkoping opent
lesson-bribery-guard = Na elke ronde loopt de wachter door naar de volgende wachtertegel. Zo komen meer tegels vrij, maar hij betaalt minder: 6, 5, 4, 3, 2 en 2. Voorbij de wachter zijn de tegels tot de volgende wachtertegel bereikbaar met Omkoping: nu 11 en 12.
lesson-bribery-bribe = Je novice op tegel 12 zou op de volgende ronde moeten wachten en dan maar 5 krijgen. Met de gunst Omkoping mag hij nu naar binnen. Met Omkoping kun je daar ook een tegel in bezit nemen, zoals altijd met twee novices van zijn eiland.
    .task = Breng tegel 12 met Omkoping naar de Tempel: kies Inwijden, dan tegel 12.
    .done = 6 in plaats van 5, en een ronde eerder. De Omkoping ligt weer op haar eiland. In de laatste ronde valt er niets om te kopen: dan is elke tegel vrijgegeven.
    .other = Alleen in deze ronde betaalt de wachter 6. Kies Inwijden, dan tegel 12.

lesson-displace = Verdrijving
    .about = Wie de Tempel uit moet
lesson-displace-look = De velden in de Tempel grenzen aan elkaar. Wie binnenkomt, verdrijft alle novices van andere Ordes van aangrenzende velden met een lager getal, tenzij ze een Boek hebben. De novice van Rood op 2 heeft geen Boek, en het veld van jouw tegel 11 grenst eraan.
lesson-displace-enter = In deze tweede ronde betaalt de wachter 5. Elke verdreven novice levert er 1 bij op.
    .task = Breng tegel 11 naar de Tempel.
    .done = 5 en nog 1. De novice van Rood staat op de aanlegplaats, waar hij niets doet tot de Zeilboot of het Getij hem ophaalt, en levert Rood niets meer op.
    .other = Tegel 11 is nu 6 waard en kost Rood een novice in de Tempel. Kies Inwijden.

lesson-book = Boeken der Wijsheid
    .about = Zo bescherm je novices in de Tempel
lesson-book-threat = Nu moet jij oppassen: je novice op 11 heeft geen Boek, en Rood heeft tegel 19 in bezit, waarvan het veld eraan grenst. In de volgende beurt kan Rood je verdrijven.
lesson-book-take = Er zijn maar evenveel Boeken als Ordes. Met de gunst Boek neem je een Boek van een willekeurige novice in de Tempel en geef je het aan een van de jouwe die er geen heeft.
    .task = Neem het Boek van Roods novice op 2 en geef het aan de jouwe op 11: kies Boek, tik op 2, dan op 11.
    .done = Rood is op 19 binnengekomen en heeft niemand verdreven. Je hebt er zelfs 2 bij gekregen: met twee spelers levert de eerste boekactie van een ronde 2 invloedspunten op, anders 1.
    .own = Dat beschermt 11, maar neemt het Boek van je novice op 1. Neem het liever van Rood.
    .other = Rood kan je in de volgende beurt verdrijven. Kies Boek en bescherm eerst je novice.

lesson-shrine = Altaren
    .about = Eén keer bouwen, het hele spel novices sparen
lesson-shrine-build = Waar de bouwmeester is, bouwen twee actieve novices met de gunst Altaar een altaar. Het is aan het einde 4 invloedspunten waard. Op zijn eiland heb je aan één novice genoeg voor de gunst of voor een tegel, en bij de Maanpriesteres telt het als een novice.
    .task = Bouw op het Kruideneiland: kies Altaar.
    .done = Je tweede altaar. De gunst Altaar ligt weer op haar eiland, en Rood heeft op het Getij-eiland geworven.
    .other = Na deze ronde trekt de bouwmeester verder. Kies Altaar zolang hij er is.
lesson-shrine-claim = Er is nog één actieve novice op het Kruideneiland, en tegel 6 toont dat eiland. Zonder je altaar zouden er twee nodig zijn.
    .task = Neem tegel 6 in bezit met deze ene novice: kies Benoemen.
    .done = Eén novice deed waar elders twee voor nodig zijn. Een altaar loont in elke ronde die nog komt; bouw dus vroeg.
    .favor = Ook voor de gunst zou één novice genoeg zijn, maar tegel 6 is in deze ronde 6 invloedspunten waard.
    .other = Tegel 6 is 6 invloedspunten waard als je hem nog deze ronde naar de Tempel brengt. Kies Benoemen, dan tegel 6.

lesson-priestess = De Maanpriesteres
    .about = Wees bij haar als de ronde eindigt
lesson-priestess-look = De Maanpriesteres is op het Getij-eiland. Aan het einde van de ronde telt ze daar van elke Orde de actieve novices en het altaar: wie de meeste heeft, krijgt 5 invloedspunten, de tweede 2. Rood heeft één actieve novice bij haar; wie rust, telt niet.
lesson-priestess-sail = Er is nog maar één tijdfiche: de ronde kan elk moment eindigen. Een reis helpt niet, want daarna zijn novices inactief. De Zeilboot brengt één of twee novices van een eiland naar een ander, en ze blijven actief.
    .task = Zeil met beide novices van het Altaareiland naar het Getij-eiland.
    .done = Rood heeft het laatste tijdfiche omgedraaid en de ronde beëindigd. Twee tegen één: 5 voor jou, 2 voor Rood. Daarna is de Maanpriesteres verder getrokken; de lijst van alle rondes toont waar ze zal zijn.
    .one = Eén tegen één is een gelijke stand, en die wint wie in het Concilie voor ligt: nu is dat Rood. Neem twee novices.
    .journey = Ze zouden inactief aankomen, en zij telt alleen actieve novices. Gebruik de Zeilboot.
    .meditate = Dat zou de ronde meteen beëindigen, met Rood alleen bij haar. Breng er eerst je eigen novices heen.
    .other = De ronde kan elk moment eindigen, en Rood zou alleen bij haar zijn. Kies Zeilboot.

lesson-apostate = De ketter
    .about = Blijf bij hem weg, of verban hem
lesson-apostate-look = De ketter doet het tegenovergestelde. Aan het einde van de ronde verliest elke Orde met novices bij zijn eiland, actief of niet, 1 invloedspunt voor elk van hen en nog 1. Jij hebt er drie bij het Kruideneiland: dat zou je 4 kosten. Altaren zijn veilig.
lesson-apostate-expel = Twee van de drie rusten en kunnen niet reizen. Maar actieve novices op zijn eiland kunnen hem verder jagen, met de klok mee één eiland voor elk van hen.
    .task = Jaag de ketter één eiland verder: kies Verbannen.
    .done = Nu is hij op het Getij-eiland bij drie novices van Rood, en Rood moet oppassen. Na de ronde gaat hij vanzelf verder, naar het volgende eiland waar iemand novices heeft.
    .journey = De actieve kan weg, maar de twee die rusten zouden blijven en je 3 kosten.
    .other = Dan zou hij je aan het einde van de ronde nog steeds invloed kosten. Kies Verbannen.

lesson-council = Het Concilie
    .about = Gelijke standen, en invloed aan het einde
lesson-council-look = Het Concilie beslist elke gelijke stand, bij de Maanpriesteres en aan het einde van het spel. Een hoger veld ligt voor; op hetzelfde veld wie bovenop ligt. Op het Zeilbooteiland hebben jij en Rood elk één actieve novice. Rood is op veld 5 en jij op veld 3; de 5 zou dus naar Rood gaan en de 2 naar jou.
lesson-council-climb = Actieve novices van één eiland brengen je elk één veld verder. Aan het einde van het spel is je veld zijn getal waard.
    .task = Haal Rood in met novices van het Omkopingseiland: kies Concilie. Twee is genoeg, drie mag ook.
    .done = Je ligt voor: op een gedeeld veld ligt bovenop wie later komt, alleen op het laatste onderop. De startspeler begint onder in de stapel en verliest elke gelijke stand; denk als startspeler dus vroeg aan het Concilie.
    .one = Veld 4 ligt nog achter Rood. Stuur twee of drie novices.
    .sailboat = Dat is je enige novice bij de Maanpriesteres. Neem die van het Omkopingseiland.
    .other = Dan blijft Rood voor liggen en wint de gelijke stand. Kies Concilie, dan het Omkopingseiland.

lesson-time = Tijd
    .about = Beëindig de ronde wanneer het jou uitkomt
lesson-time-look = Geen enkele ronde heeft een vaste lengte. Meditatie draait een tijdfiche om, en wie het laatste omdraait, krijgt 1 invloedspunt en beëindigt de ronde meteen. Er is er nog één. Bij de Maanpriesteres op het Bibliotheekeiland lig je voor, en Rood wil zo tegel 12 naar de Tempel brengen voor 5.
lesson-time-end = Komt Rood te laat, dan is tegel 12 in de volgende ronde nog maar 4 waard.
    .task = Beëindig de ronde nu: kies Mediteren.
    .done = 1 voor het tijdfiche, 5 van de Maanpriesteres, 2 voor je novices in de Tempel, en Rood was te laat. Iedereen die rustte, is weer actief. Dit was het laatste hoofdstuk: je kent nu het hele spel.
    .tired = Je twee novices zouden daarna rusten, en de Maanpriesteres telt alleen actieve.
    .other = Zo krijgt Rood nog een beurt, en daarmee 5 invloedspunten. Kies Mediteren.
