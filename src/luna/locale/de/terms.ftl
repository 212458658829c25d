### Der Wortschatz des Spiels auf Deutsch.
### Hauptwörter tragen ihre Mehrzahl in .plural, Aktionen eine einzeilige Gedächtnisstütze in .hint.

language-name = Deutsch

## Inseln

isle-shrine = Kultstätteninsel
isle-herbs = Kräuterinsel
isle-tide = Gezeiteninsel
isle-sailboat = Segelbootinsel
isle-bribery = Bestechungsinsel
isle-book = Bibliotheksinsel
isle-novice = Novizeninsel

## Gunstmarken

favor-shrine = Kultstätte
favor-herbs = Kräuter
favor-tide = Gezeiten
favor-sailboat = Segelboot
favor-bribery = Bestechung
favor-book = Buch der Weisheit
favor-novice = Novize

## Orden (Spielerfarben) und Tempelbretter

order-yellow = Gelb
order-red = Rot
order-blue = Blau
order-white = Weiß

board-blue = blau
board-yellow = gelb
board-red = rot
board-green = grün

## Figuren

figure-priestess = Mondpriesterin
figure-builder = Baumeister
figure-apostate = Abtrünniger
figure-guard = Tempelwächter

## Aktionen, nach ihrem Verb in der Notation

action-favor = Gunst des Priesters
    .hint = Erhalte die Gunstmarke einer Insel
action-recruit = Anwerbung
    .hint = Hole einen Novizen aus deinem Vorrat
action-build = Kultstätte
    .hint = Baue dort, wo der Baumeister steht
action-herbs = Kräuter
    .hint = Mache einen oder zwei Novizen einer Insel wieder aktiv
action-journey = Reise
    .hint = Schicke aktive Novizen zu anderen Inseln, wo sie inaktiv sind
action-tide = Gezeiten
    .hint = Versetze beliebige Novizen, ob aktiv oder nicht; danach sind sie inaktiv
action-sail = Segelboot
    .hint = Versetze einen oder zwei Novizen, die aktiv bleiben
action-promote = Berufung
    .hint = Besetze ein Plättchen auf dem Pfad
action-sanctify = Weihe
    .hint = Bringe ein besetztes Plättchen in den Tempel
action-infiltrate = Infiltration
    .hint = Kehre vom Bootssteg in den Tempel zurück
action-book = Buch
    .hint = Lege ein Buch der Weisheit unter einen eigenen Novizen
action-council = Priesterrat
    .hint = Rücke im Priesterrat vor
action-expel = Vertreibung
    .hint = Vertreibe den Abtrünnigen, eine Insel je Novize
action-meditate = Meditation
    .hint = Drehe einen Zeitmarker um
action-tire = Novizen deaktivieren
    .hint = Wähle die Insel, auf der die Novizen des Gegners inaktiv werden
action-place-shrine = Kultstätte setzen
    .hint = Wähle die Insel deiner ersten Kultstätte
action-place-novices = Novizen setzen
    .hint = Wähle eine Insel für zwei Novizen

## Woher der Einfluss kommt

source-start = Anfangseinfluss
source-sanctification = Weihe
source-displacement = Verdrängung
source-book = Buchaktionen
source-meditation = Letzter Zeitmarker
source-priestess = Mondpriesterin
source-apostate = Abtrünniger
source-temple = Dienst im Tempel
source-shrines = Kultstätten
source-favors = Ungenutzte Gunstmarken
source-council = Sitz im Priesterrat

## Ausgaben

edition-classic = Klassisch
    .description = Eine Buchaktion bringt sofort Einfluss.
    .book = Folgt den englischen und niederländischen Spielregeln von 2010.
edition-revised = Überarbeitet
    .description = Bücher bringen jede Runde Einfluss, und verdrängte Novizen können den Tempel infiltrieren.
    .book = Folgt der italienischen Spielregel von 2019.
edition-brazilian = Brasilianisch
    .description = Wie Klassisch; im Solospiel hat auch der erste Novize des Gegners ein Buch.
    .book = Folgt der brasilianischen Spielregel von 2018.

## Spielarten

mode-standard = Standardaufbau
    .description = Inseln und Figuren zufällig; alle setzen ihre eigenen Novizen und Kultstätten.
mode-preselected = Vorgegebener Aufbau
    .description = Alles beginnt auf vorgegebenen Inseln: ideal für die erste Partie.
mode-solo1 = Solo, Stufe 1
    .description = Du gegen einen virtuellen Orden.
mode-solo2 = Solo, Stufe 2
    .description = Der Abtrünnige sperrt seine Insel; vertreiben kannst du ihn noch.
mode-solo3 = Solo, Stufe 3
    .description = Der Abtrünnige sperrt seine Insel und lässt sich nicht vertreiben.

## Phasen

phase-preliminary = Vorrunde
phase-tire = Rundenbeginn
phase-actions = Aktionsphase
phase-scoring = Wertungsphase
phase-over = Partie beendet

## Allgemeine Begriffe und Zustände

term-isle = Priesterinsel
    .plural = Priesterinseln
term-temple-island = Tempelinsel
term-temple = Tempel
term-temple-board = Tempelbrett
    .plural = Tempelbretter
term-tile = Tempelplättchen
    .plural = Tempelplättchen
term-guard-tile = Wächterplättchen
    .plural = Wächterplättchen
term-path = Pfad
term-gate = Tempeltor
term-landing-stage = Bootssteg
term-meditation-room = Meditationsraum
term-council = Priesterrat
term-seat = Sitz
    .plural = Sitze
term-order = Orden
    .plural = Orden
term-player = Spieler
    .plural = Spieler
term-opponent = Gegner
    .plural = Gegner
term-start-player = Startspieler
term-novice = Novize
    .plural = Novizen
term-virtual-novice = virtueller Novize
term-shrine = Kultstätte
    .plural = Kultstätten
term-favor = Gunstmarke
    .plural = Gunstmarken
term-symbol = Inselsymbol
    .plural = Inselsymbole
term-influence = Einfluss
term-round = Runde
    .plural = Runden
term-turn = Zug
    .plural = Züge
term-action = Aktion
    .plural = Aktionen
term-time-token = Zeitmarker
    .plural = Zeitmarker
term-book = Buch der Weisheit
    .plural = Bücher der Weisheit
term-displacement = Verdrängung
term-supply = Vorrat
term-edition = Ausgabe
    .plural = Ausgaben
term-mode = Spielart
    .plural = Spielarten
term-phase = Phase
    .plural = Phasen
term-active = aktiv
term-inactive = inaktiv
term-standing = stehend
term-lying = liegend
term-approved = freigegeben
term-bribable = mit Bestechung erreichbar
term-claimed = besetzt
term-unclaimed = unbesetzt
