### De woordenschat van het spel in het Nederlands.
### Zelfstandige naamwoorden hebben hun meervoud in .plural; acties een geheugensteun van één regel in .hint.

language-name = Nederlands

## Eilanden

isle-shrine = Altaareiland
isle-herbs = Kruideneiland
isle-tide = Getij-eiland
isle-sailboat = Zeilbooteiland
isle-bribery = Omkopingseiland
isle-book = Bibliotheekeiland
isle-novice = Novice-eiland

## Gunstfiches

favor-shrine = Altaar
favor-herbs = Kruiden
favor-tide = Getij
favor-sailboat = Zeilboot
favor-bribery = Omkoping
favor-book = Boek der Wijsheid
favor-novice = Novice

## Orden (spelerskleuren) en tempelborden

order-yellow = Geel
order-red = Rood
order-blue = Blauw
order-white = Wit

board-blue = blauw
board-yellow = geel
board-red = rood
board-green = groen

## Figuren

figure-priestess = Maanpriesteres
figure-builder = Bouwmeester
figure-apostate = Ketter
figure-guard = Tempelwachter

## Acties, volgens hun werkwoord in de notatie

action-favor = Gunst van de priester
    .hint = Krijg het gunstfiche van een eiland
action-recruit = Werving
    .hint = Haal een novice uit je voorraad
action-build = Altaar
    .hint = Bouw waar de bouwmeester is
action-herbs = Kruiden
    .hint = Reactiveer één of twee novices van een eiland
action-journey = Reizen
    .hint = Stuur actieve novices naar andere eilanden, waar ze inactief worden
action-tide = Getij
    .hint = Verplaats willekeurige novices, actief of niet; daarna zijn ze inactief
action-sail = Zeilboot
    .hint = Verplaats één of twee novices die actief blijven
action-promote = Benoeming
    .hint = Neem een tegel op het pad in bezit
action-sanctify = Inwijding
    .hint = Breng een tegel in jouw bezit naar de Tempel
action-infiltrate = Infiltratie
    .hint = Keer vanaf de aanlegplaats terug in de Tempel
action-book = Boek
    .hint = Verplaats een Boek der Wijsheid naar een eigen novice
action-council = Concilie
    .hint = Ga vooruit in het Concilie
action-expel = Verbanning
    .hint = Verban de ketter, één eiland per novice
action-meditate = Meditatie
    .hint = Draai een tijdfiche om
action-tire = Novices deactiveren
    .hint = Kies het eiland waar de novices van de tegenstander inactief worden
action-place-shrine = Altaar plaatsen
    .hint = Kies het eiland van je eerste altaar
action-place-novices = Novices plaatsen
    .hint = Kies een eiland voor twee novices

## Waar invloed vandaan komt

source-start = Startinvloed
source-sanctification = Inwijding
source-displacement = Verdrijving
source-book = Boekacties
source-meditation = Laatste tijdfiche
source-priestess = Maanpriesteres
source-apostate = Ketter
source-temple = Dienst in de Tempel
source-shrines = Altaren
source-favors = Ongebruikte gunstfiches
source-council = Veld in het Concilie

## Edities

edition-classic = Klassiek
    .description = Een Boekactie levert meteen invloed op.
    .book = Volgt de Engelse en de Nederlandse spelregels van 2010.
edition-revised = Herzien
    .description = Boeken leveren elke ronde invloed op en verdreven novices kunnen de Tempel infiltreren.
    .book = Volgt de Italiaanse spelregels van 2019.
edition-brazilian = Braziliaans
    .description = Als Klassiek; in het solospel heeft ook de eerste novice van de tegenstander een Boek.
    .book = Volgt de Braziliaanse spelregels van 2018.

## Spelvormen

mode-standard = Standaardopstelling
    .description = Eilanden en figuren willekeurig; iedereen plaatst de eigen stukken.
mode-preselected = Voorgedrukte opstelling
    .description = Alles begint op de aangegeven eilanden: ideaal voor een eerste partij.
mode-solo1 = Solo, niveau 1
    .description = Jij tegen een denkbeeldige Orde.
mode-solo2 = Solo, niveau 2
    .description = De ketter blokkeert zijn eiland; je kunt hem nog verbannen.
mode-solo3 = Solo, niveau 3
    .description = De ketter blokkeert zijn eiland en is niet te verbannen.

## Fases

phase-preliminary = Inzetronde
phase-tire = Begin van de ronde
phase-actions = Actiefase
phase-scoring = Waarderingsfase
phase-over = Spel afgelopen

## Algemene woorden en toestanden

term-isle = Heilig Eiland
    .plural = Heilige Eilanden
term-temple-island = Tempeleiland
term-temple = Tempel
term-temple-board = tempelbord
    .plural = tempelborden
term-tile = tempeltegel
    .plural = tempeltegels
term-guard-tile = wachtertegel
    .plural = wachtertegels
term-path = pad
term-gate = tempelingang
term-landing-stage = aanlegplaats
term-meditation-room = meditatiekamer
term-council = Concilie
term-seat = veld
    .plural = velden
term-order = Orde
    .plural = Orden
term-player = speler
    .plural = spelers
term-opponent = tegenstander
    .plural = tegenstanders
term-start-player = startspeler
term-novice = novice
    .plural = novices
term-virtual-novice = vervangende novice
term-shrine = altaar
    .plural = altaren
term-favor = gunstfiche
    .plural = gunstfiches
term-symbol = eilandsymbool
    .plural = eilandsymbolen
term-influence = invloed
term-round = ronde
    .plural = rondes
term-turn = beurt
    .plural = beurten
term-action = actie
    .plural = acties
term-time-token = tijdfiche
    .plural = tijdfiches
term-book = Boek der Wijsheid
    .plural = Boeken der Wijsheid
term-displacement = verdrijving
term-supply = voorraad
term-edition = editie
    .plural = edities
term-mode = spelvorm
    .plural = spelvormen
term-phase = fase
    .plural = fases
term-active = actief
term-inactive = inactief
term-standing = staand
term-lying = liggend
term-approved = vrijgegeven
term-bribable = bereikbaar met Omkoping
term-claimed = in bezit genomen
term-unclaimed = onbezet
