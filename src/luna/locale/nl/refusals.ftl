### Waarom iets wordt geweigerd, in het Nederlands: wat er mis is, en wat je wel kunt doen.
### Eilanden, gunstfiches en kleuren komen vertaald binnen; usage, word, text en field zijn notatie, in elke taal hetzelfde.

## Beurten en fases

refusal-game-over = Het spel is afgelopen en er kan niets meer gespeeld worden: begin een nieuwe partij.
refusal-not-playing = { $colour } doet niet mee in deze partij: kies een van de kleuren die meedoen.
refusal-not-your-turn = { $colour } moet wachten: { $turn } is aan de beurt.
refusal-place-shrine-now = Eerst komt de inzetronde: plaats je altaar op een eiland.
refusal-place-novices-now = De inzetronde is nog niet voorbij: plaats een paar novices op een eiland.
refusal-tire-now = De ronde is nog niet begonnen: kies eerst het eiland waar de novices van de tegenstander inactief worden.
refusal-action-phase-now = Dit is de actiefase, niet het moment om stukken te plaatsen of novices van de tegenstander te deactiveren: kies een actie.

## Inzetronde en begin van een soloronde

refusal-no-shrine-on-herbs = Met twee spelers of solo mag het eerste altaar niet op het Kruideneiland staan: kies een ander eiland.
refusal-isle-has-shrine = Op het { $isle } staat al een altaar: plaats het jouwe op een eiland zonder altaar.
refusal-isle-has-own-pieces = Je hebt al stukken op het { $isle }: plaats dit paar op een eiland waar je er geen hebt.
refusal-nobody-to-tire = De tegenstander heeft geen actieve novice op het { $isle }: kies een eiland waar hij er minstens één heeft.

## Novices

refusal-too-few-active = Je hebt { $need } actieve { $need ->
        [one] novice
       *[other] novices
    } nodig op het { $isle }, maar je hebt er daar { $have ->
        [0] geen: reactiveer er een paar of haal er andere bij.
       *[other] maar { $have }: reactiveer er meer of haal er andere bij.
    }
refusal-too-few-inactive = Je hebt { $need } inactieve { $need ->
        [one] novice
       *[other] novices
    } nodig naast het { $isle }, maar je hebt er daar { $have ->
        [0] geen: kies een ander eiland.
       *[other] maar { $have }: kies er minder.
    }
refusal-too-few-on-stage = Je hebt { $need } { $need ->
        [one] novice
       *[other] novices
    } nodig op de aanlegplaats, maar je hebt er daar { $have ->
        [0] geen: kies een andere actie.
       *[other] maar { $have }: kies er minder.
    }
refusal-one-or-two = Bij deze actie horen één of twee novices, niet { $number }: kies 1 of 2.
refusal-nobody-moves = Zo verplaats je niemand: stuur minstens één novice naar een ander eiland.
refusal-nobody-goes = Zo doet er geen novice mee: zet er minstens één in, of alleen het gunstfiche Novice.
refusal-only-active-travel = Alleen actieve novices op de eilanden kunnen reizen: kies uit die novices, of verplaats de andere met Getij.
refusal-same-isle = Deze novices zijn al bij het { $isle }: stuur ze naar een ander eiland.
refusal-supply-empty = Je voorraad is leeg, dus er valt niemand te werven: kies een andere actie.
refusal-isle-blocked = De ketter blokkeert het { $isle }: handel op een ander eiland tot hij verder is gegaan.

## Gunstfiches en altaren

refusal-favor-missing = Hiervoor is het gunstfiche { $favor } nodig, en dat heb je niet: verwerf het eerst met Gunst van de priester.
refusal-favor-already-held = Je hebt het gunstfiche { $favor } al en mag er geen twee van dezelfde soort hebben: gebruik eerst het jouwe, of neem een ander.
refusal-novice-favor-for-itself = Het gunstfiche Novice kan niet helpen om zichzelf te krijgen: zet hier alleen echte novices in.
refusal-shrine-replaces-second = Je altaar op het { $isle } vervangt de tweede novice al: laat het gunstfiche Novice weg.
refusal-own-shrine-there = Je hebt al een altaar op het { $isle }, waar de bouwmeester nu is: bouw zodra hij verder is gegaan.
refusal-no-shrine-left = Al je altaren zijn gebouwd, dus er is er geen over: kies een andere actie.
refusal-not-on-herbs = Kruiden werken niet op het Kruideneiland: reactiveer novices van een ander eiland.

## Tegels, Tempel en Boeken

refusal-tile-not-in-game = Tegel { $tile } doet in deze partij niet mee: kies een tegel die op het pad ligt.
refusal-tile-in-temple = Tegel { $tile } ligt al in de Tempel: kies een tegel die nog op het pad ligt.
refusal-tile-claimed = Tegel { $tile } is al in bezit genomen: kies een tegel zonder novice.
refusal-tile-not-yours = Je hebt geen novice op tegel { $tile }: wijd een tegel in die in jouw bezit is.
refusal-tile-not-approved = Tegel { $tile } is nog niet vrijgegeven: kies er een tussen de tempelwachter en de aanlegplaats, of gebruik Omkoping als hij net voorbij de wachter ligt.
refusal-tile-too-far = Tegel { $tile } ligt voorbij de volgende wachtertegel, zelfs voor Omkoping te ver: kies er een dichter bij de tempelwachter.
refusal-bribe-needless = Tegel { $tile } is vrijgegeven, dus de tempelwachter hoeft niet omgekocht te worden: laat Omkoping weg.
refusal-last-round-no-bribe = In de laatste ronde is elke tegel op het pad vrijgegeven: laat Omkoping weg.
refusal-tile-not-vacant = Tegel { $tile } is geen onbezette tegel in de Tempel: kies daar een tegel zonder novice.
refusal-not-in-edition = Infiltratie bestaat alleen in de herziene editie: haal novices met Zeilboot of Getij van de aanlegplaats.
refusal-no-book-there = Op tegel { $tile } ligt geen Boek: kies een tegel in de Tempel waar er wel een ligt.
refusal-novice-lies = De novice op tegel { $tile } ligt tot het einde van de ronde op zijn Boek: neem het Boek van een staande novice.
refusal-no-own-novice-there = Je hebt geen novice op tegel { $tile } in de Tempel: geef het Boek aan een novice die je daar wel hebt.
refusal-has-book-already = Je novice op tegel { $tile } heeft al een Boek: geef dit aan een novice zonder Boek.

## Concilie en ketter

refusal-last-seat-reached = Je bent al op het laatste veld van het Concilie: kies een andere actie.
refusal-too-few-seats = Je kunt geen { $number } velden vooruit, want in het Concilie { $seats ->
        [one] is nog maar 1 veld
       *[other] zijn nog maar { $seats } velden
    } over: zet minder novices in.
refusal-no-expulsion = Op soloniveau 3 is de ketter niet te verbannen: wacht tot hij vanzelf verdergaat.

## Een actie schrijven

refusal-no-action = Hier staat geen actie: schrijf er een, zoals “favor tide” of “meditate”.
refusal-unknown-action = Geen actie heet “{ $word }”: begin met een werkwoord in kleine letters, zoals favor, promote of meditate.
refusal-usage = Zo wordt deze actie niet geschreven; gebruik deze vorm: { $usage }
refusal-bribe-does-not-fit = Bij deze actie past geen Omkoping; laat “+bribe” weg en gebruik deze vorm: { $usage }
refusal-novice-does-not-fit = Het gunstfiche Novice heeft bij deze actie geen nut: laat “+novice” weg.
refusal-bad-move = “{ $text }” is geen verplaatsing: schrijf die zoals “tide>book 2”, met een getal van minstens 1.
refusal-unknown-isle = Geen eiland heet hier “{ $word }”: schrijf shrine, herbs, tide, sailboat, bribery, book of novice.
refusal-unknown-colour = Geen Orde heet hier “{ $word }”: schrijf yellow, red, blue of white.
refusal-no-colour = “{ $text }” zegt niet wie er handelt: begin met een kleur en een dubbele punt, zoals in “red: meditate”.

## Opgetekende spellen

refusal-unreadable = Het bestand is niet te lezen ({ $fault }): controleer de naam en of je het mag openen.
refusal-not-text = Byte { $number } van dit bestand is geen UTF-8-tekst: sla het verslag in die codering op en probeer het opnieuw.
refusal-past-the-end = Na actie { $at } is er geen stelling, want de laatste is actie { $number }: kies een getal tot en met { $number }.
refusal-no-end-of-header = De kop heeft geen einde: zet een regel “---” tussen de kop en de acties.
refusal-unknown-header = Geen regel van de kop begint met “{ $word }”: schrijf luna, edition, mode, players, start, boards, first, isles, priestess, builder, apostate, printed of seed.
refusal-header-twice = De kop heeft meer dan één regel “{ $word }”: houd er maar één.
refusal-header-missing = In de kop ontbreekt de regel “{ $word }”: voeg hem toe boven de regel “---”.
refusal-not-a-number = “{ $word }” is geen geheel getal: schrijf het in cijfers, hooguit 9.
refusal-unknown-version = Verslagen van versie “{ $word }” zijn hier niet te lezen: begin met de regel “luna 1”, of gebruik een nieuwer programma.
refusal-other-components = Dit verslag is gemaakt met ander spelmateriaal ({ $made }) dan nu in gebruik is ({ $have }): laad het oorspronkelijke materiaal.

## Voorbereiding

refusal-unknown-edition = Geen editie heet “{ $word }”: schrijf classic, revised of brazilian bij “{ $field }”.
refusal-unknown-mode = Geen spelvorm heet “{ $word }”: schrijf standard, preselected, solo1, solo2 of solo3.
refusal-colour-twice = Bij “{ $field }” staat een kleur twee keer: geef elke speler een andere.
refusal-players-count = Luna is voor twee tot vier spelers, niet voor { $number }: noem twee tot vier kleuren bij “{ $field }”.
refusal-solo-players = Een solospel vraagt precies twee kleuren bij “{ $field }”: noem de jouwe, dan die van de denkbeeldige tegenstander.
refusal-start-not-playing = “{ $word }” is geen van de spelers: noem een van hen bij “{ $field }”.
refusal-solo-start = In het solospel geldt de tegenstander als startspeler: noem zijn kleur bij “{ $field }”.
refusal-solo-no-start = In het solospel geldt de tegenstander altijd als startspeler: laat de regel “{ $field }” weg.
refusal-boards = Voor deze partij zijn { $number } verschillende tempelborden nodig bij “{ $field }”: kies uit blue, yellow, red en green.
refusal-first-tiles = Met deze borden krijgen de { $number } spelers de tegels { $tiles }: schrijf elk ervan één keer bij “{ $field }”.
refusal-isles = Elk eiland moet precies één keer bij “{ $field }” staan: schrijf shrine, herbs, tide, sailboat, bribery, book en novice in een volgorde naar keuze.
refusal-figure-isle = Geen eiland heet “{ $word }”: schrijf shrine, herbs, tide, sailboat, bribery, book of novice bij “{ $field }”.
refusal-figures-count = Er beginnen drie figuren op de eilanden, niet { $number }: noem bij “{ $field }” een eiland voor Maanpriesteres, bouwmeester en ketter.
refusal-solo3-figures = Op soloniveau 3 beginnen bouwmeester en Maanpriesteres samen: noem haar eiland ook bij “{ $field }”.
refusal-preselected-isles = In de voorgedrukte opstelling staat de volgorde van de eilanden vast: laat “{ $field }” weg.
refusal-preselected-figures = In de voorgedrukte opstelling staan de eilanden van de figuren vast: laat “{ $field }” weg.
