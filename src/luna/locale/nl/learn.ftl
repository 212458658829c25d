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
