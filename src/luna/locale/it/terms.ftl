### Il vocabolario del gioco in italiano.
### I nomi hanno il plurale nell’attributo .plural; le azioni un promemoria di una riga in .hint.

language-name = Italiano

## Isole

isle-shrine = Isola del Santuario
isle-herbs = Isola delle Erbe
isle-tide = Isola della Marea
isle-sailboat = Isola della Barca a Vela
isle-bribery = Isola della Corruzione
isle-book = Isola della Biblioteca
isle-novice = Isola del Novizio

## Favori

favor-shrine = Santuario
favor-herbs = Erbe
favor-tide = Marea
favor-sailboat = Barca a Vela
favor-bribery = Corruzione
favor-book = Tomo della Saggezza
favor-novice = Novizio

## Ordini (colori dei giocatori) e plance Tempio

order-yellow = Giallo
order-red = Rosso
order-blue = Blu
order-white = Bianco

board-blue = blu
board-yellow = gialla
board-red = rossa
board-green = verde

## Figure

figure-priestess = Sacerdotessa della Luna
figure-builder = Mastro Costruttore
figure-apostate = Eretico
figure-guard = Custode del Tempio

## Azioni, secondo il verbo usato nella notazione

action-favor = Favore del Sacerdote
    .hint = Ottieni il favore di un’isola
action-recruit = Reclutamento
    .hint = Fai entrare un novizio dalla riserva
action-build = Santuario
    .hint = Costruisci dove si trova il Mastro Costruttore
action-herbs = Erbe
    .hint = Riattiva uno o due novizi di un’isola
action-journey = Viaggio
    .hint = Manda novizi attivi verso altre isole, dove diventano inattivi
action-tide = Marea
    .hint = Sposta novizi qualsiasi, attivi o no; poi sono inattivi
action-sail = Barca a Vela
    .hint = Sposta uno o due novizi che restano attivi
action-promote = Promozione
    .hint = Reclama una tessera sul sentiero
action-sanctify = Santificazione
    .hint = Porta nel Tempio una tessera reclamata
action-infiltrate = Infiltrazione
    .hint = Rientra nel Tempio dall’approdo
action-book = Tomo
    .hint = Sposta un Tomo della Saggezza sotto un tuo novizio
action-council = Consiglio dei Sacerdoti
    .hint = Avanza nel Consiglio
action-expel = Espulsione
    .hint = Fai avanzare l’Eretico, un’isola per novizio
action-meditate = Meditazione
    .hint = Gira un segnalino Tempo
action-tire = Rendi inattivi i novizi
    .hint = Scegli l’isola su cui i novizi avversari diventano inattivi
action-place-shrine = Colloca un santuario
    .hint = Scegli l’isola del tuo primo santuario
action-place-novices = Colloca novizi
    .hint = Scegli un’isola per due novizi

## Da dove viene l’influenza

source-start = Influenza iniziale
source-sanctification = Santificazione
source-displacement = Rimozione
source-book = Azioni Tomo
source-meditation = Ultimo segnalino Tempo
source-priestess = Sacerdotessa della Luna
source-apostate = Eretico
source-temple = Servizio nel Tempio
source-shrines = Santuari
source-favors = Favori inutilizzati
source-council = Posto nel Consiglio

## Edizioni

edition-classic = Classica
    .description = L’azione Tomo dà influenza subito.
    .book = Segue i regolamenti inglese e olandese del 2010.
edition-revised = Riveduta
    .description = I Tomi danno influenza a ogni round e i novizi rimossi possono infiltrarsi nel Tempio.
    .book = Segue il regolamento italiano del 2019.
edition-brazilian = Brasiliana
    .description = Come la Classica; nel solitario anche il primo novizio avversario ha un Tomo.
    .book = Segue il regolamento brasiliano del 2018.

## Modalità

mode-standard = Preparazione standard
    .description = Isole e sagome a caso; ognuno colloca i propri pezzi.
mode-preselected = Preparazione predefinita
    .description = Tutto comincia sulle isole indicate: l’ideale per la prima partita.
mode-solo1 = Solitario, livello 1
    .description = Tu contro un ordine virtuale.
mode-solo2 = Solitario, livello 2
    .description = L’Eretico blocca la sua isola; puoi ancora espellerlo.
mode-solo3 = Solitario, livello 3
    .description = L’Eretico blocca la sua isola e non si può espellere.

## Fasi

phase-preliminary = Round Preliminare
phase-tire = Inizio del round
phase-actions = Fase Azioni
phase-scoring = Fase Punteggio
phase-over = Partita conclusa

## Nomi comuni e stati

term-isle = Isola Sacra
    .plural = Isole Sacre
term-temple-island = Isola del Tempio
term-temple = Tempio
term-temple-board = plancia Tempio
    .plural = plance Tempio
term-tile = tessera Tempio
    .plural = tessere Tempio
term-guard-tile = tessera Custode
    .plural = tessere Custode
term-path = sentiero
term-gate = Cancello del Tempio
term-landing-stage = approdo
term-meditation-room = Stanza della Meditazione
term-council = Consiglio dei Sacerdoti
term-seat = posto
    .plural = posti
term-order = ordine
    .plural = ordini
term-player = giocatore
    .plural = giocatori
term-opponent = avversario
    .plural = avversari
term-start-player = primo giocatore
term-novice = novizio
    .plural = novizi
term-virtual-novice = novizio virtuale
term-shrine = santuario
    .plural = santuari
term-favor = favore
    .plural = favori
term-symbol = simbolo d’isola
    .plural = simboli d’isola
term-influence = influenza
term-round = round
    .plural = round
term-turn = turno
    .plural = turni
term-action = azione
    .plural = azioni
term-time-token = segnalino Tempo
    .plural = segnalini Tempo
term-book = Tomo della Saggezza
    .plural = Tomi della Saggezza
term-displacement = rimozione
term-supply = riserva
term-edition = edizione
    .plural = edizioni
term-mode = modalità
    .plural = modalità
term-phase = fase
    .plural = fasi
term-active = attivo
term-inactive = inattivo
term-standing = in piedi
term-lying = steso
term-approved = autorizzata
term-bribable = accessibile con Corruzione
term-claimed = reclamata
term-unclaimed = libera
