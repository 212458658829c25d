### De interface in de browser, in het Nederlands. Namen van spelers en links worden onveranderd ingevoegd.

## Pagina’s en menu’s

web-tagline = Novices, zeven Heilige Eilanden en de Maantempel
web-home = Alle spellen
web-menu = Menu
web-language = Taal
web-theme = Kleuren
web-theme-auto = Zoals het apparaat
web-theme-dark = Nacht
web-theme-light = Dageraad
web-show-tips = Speeltips tonen
web-group-game = Dit spel
web-group-links = Links en verslagen
web-group-seat = Plaatsen
web-group-settings = Instellingen
web-sounds = Geluiden
web-think-here = Op dit apparaat nadenken
web-search = Zoek in de regels
web-found-none = Niets gevonden.
web-text-view = De tafel in woorden
web-rules = Spelregels
web-contents = Inhoud
web-loading = Een ogenblik …
web-close = Sluiten
web-options = Spelers, opstelling, editie kiezen …
web-your-name = Je naam
web-guest = Gast
web-you = jij
web-nobody = Niemand

## Beginpagina

web-with-bots = Tegen bots
web-with-bots-hint = Begint meteen, met een opstelling voor een eerste spel.
web-play-now = Spelen
web-solo = Alleen
web-solo-hint = Jij tegen een denkbeeldige Orde, op drie niveaus.
web-level = Niveau { $number }
web-with-friends = Met vrienden
web-with-friends-hint = Open een tafel en stuur een link. Live, of één actie per dag.
web-lay-table = Tafel openen
web-hot-seat = Op één apparaat
web-hot-seat-hint = Geef het apparaat door of deel het scherm.
web-number-of-players = Spelers
web-players-number = { $number ->
        [one] 1 speler
       *[other] { $number } spelers
    }
web-figures = De figuren beginnen
web-figures-random = op eilanden door het lot
web-figures-chosen = op eilanden naar keuze
web-bot-level = Sterkte van de bots
web-strength-random = Willekeurig
    .hint = Speelt zomaar iets wat mag.
web-strength-pilgrim = Pelgrim
    .hint = Een eerste spel: vergeet dat novices uit de Tempel verdreven kunnen worden, vergeet de ketter en ziet een op de drie acties niet.
web-strength-postulant = Postulant
    .hint = Vergeet dat novices verdreven kunnen worden, denkt niet aan de komende rondes en ziet een op de zeven acties niet.
web-strength-deacon = Diaken
    .hint = Ziet wat een actie meteen oplevert, maar nooit wat de anderen antwoorden.
web-strength-prior = Prior
    .hint = Denkt aan het meest voor de hand liggende antwoord, niet verder.
web-strength-abbot = Abt
    .hint = Denkt aan een of twee antwoorden; ziet tragere dreigingen niet.
web-strength-bishop = Bisschop
    .hint = Kijkt enkele acties vooruit; ziet stille voorbereidingen niet.
web-strength-archbishop = Aartsbisschop
    .hint = Kijkt vooruit langs de beste lijnen; ziet verrassende lijnen niet.
web-strength-oracle = Orakel
    .hint = Zo sterk als twee seconden toelaten.
web-strength-builder = Bouwster
    .hint = Wil altaren meer dan ze waard zijn.
web-strength-templar = Tempelier
    .hint = Gaat vroeg en met veel novices de Tempel in.
web-strength-priestess = Priesteres
    .hint = Volgt de Maanpriesteres waar ze ook gaat.
web-strength-saboteur = Saboteur
    .hint = Beëindigt rondes voordat de anderen klaar zijn, en verdrijft novices.
web-pace = Bedenktijd
web-pace-none = Zo lang als je wilt
web-pace-blitz = Eén minuut per actie
web-pace-day = Eén dag per actie
web-pace-week = Eén week per actie
web-public = Iedereen mag meedoen
web-your-games = Je spellen
web-public-games = Open tafels
web-no-games = Nog geen spellen.
web-status-open = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen
web-status-abandoned = opgegeven
web-status-frozen = alleen bekijken
web-analysis = Analyse
web-upload = Verslag openen
web-line = Regel { $line }:

## Voor het spel

web-free-seat = Vrije plaats
web-sit-here = Hier gaan zitten
web-join = Meespelen
web-invite = Uitnodigingslink
web-invites = { $name } nodigt je uit voor een spel Luna
web-cancel-table = Tafel annuleren
web-seat-open = Vrij voor een vriend
web-qr = Uitnodiging als QR-code
web-pace-seconds = { $time } per actie
web-your-color = Jouw kleur
web-any-color = Maakt niet uit
web-color = Kleur
web-name-of = Naam van speler { $number }
web-hide-game = Uit deze lijst halen
web-all-games = Alle { $number } tonen
web-removed-games = Uit deze lijst gehaald: { $number }
web-bring-back = Terug op de lijst
web-quick = Spelers zoeken
web-watch = Toekijken
web-stand-up = Opstaan
web-left = nog { $time }
web-games-page = Al je spellen
web-profile = Je statistieken
web-next-game = { $number ->
        [one] 1 spel wacht op je
       *[other] { $number } spellen wachten op je
    }
web-start = Beginnen
web-start-with-bots = { $number ->
        [one] Beginnen, een bot neemt de vrije plaats
       *[other] Beginnen, bots nemen de { $number } vrije plaatsen
    }
web-wait-start = Je hebt een plaats. Het spel begint zodra de maker van de tafel het start.
web-bot = { $name } ({ $level })
web-virtual = Denkbeeldige Orde
web-abandoned = Dit spel is opgegeven.
web-frozen = Dit spel volgt regels die deze versie niet kent.

## De tafel

web-table = De tafel
web-gate = Ingang
web-stage = Aanlegplaats
web-council = Concilie
web-meditation = Meditatie
web-approved = vrijgegeven: de wachter betaalt { $number }
web-bribable = bereikbaar met Omkoping
web-round = Ronde { $round }
web-round-of = Ronde { $round } van 6
web-round-short = R{ $round }
web-actions-played = { $number ->
        [one] 1 actie
       *[other] { $number } acties
    }
web-rounds = Alle rondes
web-guard-pays = De wachter betaalt { $number }
web-tile = Tegel { $tile }
web-space = Veld { $tile }
web-space-empty = De tegel ligt nog niet in de Tempel
web-temple-tile = Tegel { $tile } in de Tempel
web-serves = Hier dient een novice van { $order }
web-nobody-serves = Hier dient niemand
web-has-book = Met een Boek der Wijsheid
web-claimed-by = In bezit van { $order }
web-not-open-yet = Nog niet toegankelijk
web-legal = te kiezen
web-guard-stone = Wachtertegel { $number }
web-beside = Naast het { $isle }
web-count-of = { $order } { $number }
web-tell-favors = { $number ->
        [0] Geen gunst over
        [one] 1 gunst over
       *[other] { $number } gunsten over
    }
web-tell-active = Actief: { $list }
web-tell-nobody-active = Geen actieve novices
web-tell-resting = Inactief: { $list }
web-tell-nobody-resting = Geen inactieve novices
web-tell-shrines = Altaren: { $list }
web-tell-figure = Hier staat: { $figure }
web-tell-influence =
    { $number ->
        [one] { $number } invloedspunt
       *[other] { $number } invloedspunten
    }
web-tell-holds = heeft { $list }
web-nobody-there = Hier wacht niemand
web-seat-of = Veld { $seat }, van boven: { $list }
web-no-tokens = Geen tijdfiches in het solospel
web-tokens-left = { $number ->
        [one] 1 tijdfiche over
       *[other] { $number } tijdfiches over
    }
web-path-from-stage = Het pad, vanaf de aanlegplaats

## Spelers

web-players = Spelers en rondes
web-to-act = aan de beurt
web-away = Nu niet aan tafel
web-away-minutes = { $number ->
        [one] 1 minuut weg
       *[other] { $number } minuten weg
    }
web-away-hours = { $number ->
        [one] 1 uur weg
       *[other] { $number } uur weg
    }
web-away-days = { $number ->
        [one] 1 dag weg
       *[other] { $number } dagen weg
    }
web-bot-soon = Over { $time } mag een bot voor { $name } spelen.
web-turn-name = { $name }, jij bent aan de beurt
web-bot-holds = bot ({ $level }) speelt
web-no-favor = geen gunst
web-supply = Novices in de voorraad
web-shrines-left = Altaren over
web-if-round-ended = Als de ronde nu eindigde
web-if-game-ended = Als het spel nu eindigde:
web-end-short = eind
web-nothing-scored = In de inzetronde worden geen punten geteld.
web-source-start = Start
web-source-sanctification = Inwijding
web-source-displacement = Verdreven
web-source-book = Boeken
web-source-meditation = Laatste fiche
web-source-priestess = Priesteres
web-source-apostate = Ketter
web-source-temple = Tempel
web-source-shrines = Altaren
web-source-favors = Gunsten
web-source-council = Concilie

## Acties

web-actions = Acties
web-overview = Acties en invloed in één oogopslag
web-sources = Waar invloed vandaan komt
web-keys = Toetsen
web-keys-list = Letter: actie · Tab: acties, dan mogelijke plaatsen · Enter: bevestigen · Esc: één stap terug · U: terugnemen · /: actie typen · [ en ]: terugkijken · ?: deze pagina
web-cost = Kost:
web-cost-favor = 2 actieve novices (1 met een altaar)
web-cost-recruit = 2 actieve novices
web-cost-build = 2 actieve novices bij de bouwmeester en
web-cost-herbs = { "" }
web-cost-journey = zoveel actieve novices als je wilt
web-cost-tide = { "" }
web-cost-sail = { "" }
web-cost-promote = 2 actieve novices op het eiland van de tegel (1 met een altaar)
web-cost-sanctify = een vrijgegeven tegel van jou op het pad
web-cost-infiltrate = een novice op de aanlegplaats en
web-cost-book = een novice van jou in de Tempel en
web-cost-council = actieve novices van één eiland, één per veld
web-cost-expel = actieve novices op het eiland van de ketter, één per stap
web-cost-meditate = een tijdfiche
web-brings-sanctification = wat de wachter betaalt, ronde na ronde: { $guard }
web-brings-displacement = 1 voor elke verdreven novice
web-brings-book = { $edition ->
        [revised] niets meteen: je Boeken tellen aan het eind van elke ronde
        [any] Klassiek: 1 voor een Boekactie (2 voor de eerste van elke ronde met twee spelers of solo); Herzien: niets meteen
       *[classic] 1 voor een Boekactie, 2 voor de eerste van elke ronde met twee spelers of solo
    }
web-brings-meditation = 1 voor het laatste tijdfiche
web-brings-priestess = aan het eind van de ronde, voor de meeste actieve novices en altaren bij haar: { $priestess }
web-brings-apostate = aan het eind van de ronde, −1 per novice bij hem, en nog −1
web-brings-temple = { $edition ->
        [revised] aan het eind van de ronde, 1 per novice in de Tempel, en 1 extra per novice met een Boek
        [any] aan het eind van de ronde, 1 per novice in de Tempel; Herzien: 1 extra per novice met een Boek
       *[classic] aan het eind van de ronde, 1 per novice in de Tempel
    }
web-brings-shrines = aan het eind van het spel, 4 per altaar
web-brings-favors = aan het eind van het spel, 1 per gunst
web-brings-council = aan het eind van het spel, naar veld: { $council }
web-group-isle = Eiland
web-group-movement = Beweging
web-group-temple = Tempel
web-group-other = Overige
web-group-now = Nu
web-tab-isle = Eiland
web-tab-movement = Reizen
web-tab-temple = Tempel
web-tab-other = Meer
web-action-favor = Gunst
web-action-recruit = Werven
web-action-build = Altaar
web-action-herbs = Kruiden
web-action-journey = Reizen
web-action-tide = Getij
web-action-sail = Zeilboot
web-action-promote = Benoemen
web-action-sanctify = Inwijden
web-action-infiltrate = Infiltreren
web-action-book = Boek
web-action-council = Concilie
web-action-expel = Verbannen
web-action-meditate = Mediteren
web-action-tire = Deactiveren
web-action-place-shrine = Altaar plaatsen
web-action-place-novices = Novices plaatsen
web-why-not = (waarom niet?)
web-without-hints = Zonder hints
web-hint = Hint
web-ask-place-shrine = Tik op een oplichtend eiland.
web-ask-place-novices = Tik op een oplichtend eiland.
web-ask-tire = Tik op het eiland waar de novices van de tegenstander inactief worden.
web-ask-favor = Tik op het eiland waarvan je de gunst wilt.
web-ask-recruit = Tik op het eiland waar je werft.
web-ask-build = Tik op het eiland van de bouwmeester.
web-ask-herbs = Tik op het eiland waar je novices reactiveert.
web-ask-sail = Tik op het eiland waar de boot vertrekt.
web-ask-sail-then = Tik op het eiland waar de boot heen vaart.
web-ask-promote = Tik op de tegel die je in bezit neemt.
web-ask-sanctify = Tik op je tegel op het pad.
web-ask-infiltrate = Tik op de tegel waarop je terugkeert.
web-ask-book = Tik op het Boek dat je neemt.
web-ask-book-then = Tik op de novice van jou die het krijgt.
web-ask-council = Tik op het eiland waar je novices vandaan komen.
web-ask-expel = Tik op het eiland van de ketter.
web-ask-origin = Tik op novices om ze op te pakken.
web-ask-target = Tik op het eiland waar ze heen gaan; tik nog eens op hen voor één meer.
web-in-hand = { $number ->
        [one] Eén novice opgepakt: { $place }
       *[other] { $number } novices opgepakt: { $place }
    }
web-fewer = Eén minder
web-more = Eén meer
web-novices = { $number ->
        [one] 1 novice
       *[other] { $number } novices
    }
web-favor-alone = Alleen de gunst Novice
web-with-novice = Met de gunst Novice
web-without-novice = Zonder de gunst Novice
web-with-bribery = Met Omkoping
web-without-bribery = Zonder Omkoping
web-extra-count = Hoeveel novices
web-extra-novice = Gunst Novice
web-extra-bribery = Omkoping
web-plan = Je plan
web-no-event = Verder volgt er niets uit.
web-round-end-becomes = Als de ronde dan eindigde:
web-spoken-shift = { $order } { $after } in plaats van { $before }
web-round-end-same = Aan het einde van de ronde zou er niets veranderen.
web-undo = Terug
web-confirm = Bevestigen
web-not-here = Hier niet:
web-command-line = Typ een actie
web-type-action = typ een actie
web-completions = Aanvullingen

## Wie aan zet is

web-your-turn = Jij bent aan de beurt
web-turn-of = { $order } is aan de beurt
web-choose-hint = Kies hieronder een actie, of tik op wat oplicht.
web-confirm-hint = Enter bevestigt, Escape neemt terug.
web-ends-round = Dit beëindigt de ronde:
web-ends-game = Dit beëindigt het spel:
web-skip-hint = Een klik of een toets slaat dit over.
web-wait-hint = Plan intussen gerust je volgende actie.
web-watching = Je kijkt toe.
web-watching-late = Je kijkt toe, { $minutes } minuten later: het is een spel voor de ranglijst.
web-watchers = { $number ->
        [one] 1 kijkt toe
       *[other] { $number } kijken toe
    }
web-keep-hint = Enter bewaart dit plan: de server speelt het in je beurt.
web-keep-plan = Bewaren
web-plan-ahead = vooruit gepland
web-kept = Wordt in je beurt gespeeld als het dan nog kan: { $plan }
web-plan-over = Je plan geldt niet meer: het liep anders.
web-drop-plan = Plan verwijderen
web-time-left = Resterende tijd:
web-time-short = Je tijd is bijna om.
web-hours = { $hours } u { $minutes } min
web-hours-only = { $hours } u
web-days = { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
web-hint-place-shrine = Je eerste altaar: tik op een oplichtend eiland.
web-hint-place-novices = Twee novices: tik op een oplichtend eiland.
web-hint-tire = Waar worden de novices van de tegenstander inactief? Tik op een oplichtend eiland.
web-looking-back = Na actie { $number }
web-looking-back-hint = Je bekijkt een eerdere stelling.
web-back-to-now = Terug naar nu
web-wins = { $name } wint
web-solo-won = Je wint met { $number } verschil
web-solo-lost = Geen winst: { $number }
web-rematch = Nog een keer
web-rematch-offer = { $name } stelt een revanche voor. Het spel begint zodra iedereen heeft ingestemd.
web-rematch-waiting = { $number ->
        [one] De revanche begint zodra { $names } instemt.
       *[other] De revanche begint zodra { $names } instemmen.
    }
web-rematch-go = Naar het nieuwe spel
web-course = Invloed per actie
web-review = Spel terugkijken
web-place = { $place }e

## Verloop, gesprek, terugkijken

web-log = Verloop
web-chat = Chat
web-chat-watching = Je kijkt toe: hier schrijven de spelers.
web-chat-empty = Nog geen berichten.
web-chat-say = Schrijf iets
web-chat-said = { $name } zegt: { $text }
web-chat-unread = { $number ->
        [one] 1 nieuw bericht
       *[other] { $number } nieuwe berichten
    }
web-send = Versturen
web-look-at = Stelling na actie { $number }
web-scrubber = Plaats in het spel
web-step-back = Eén actie terug
web-step-on = Eén actie verder
web-action-number = Actie { $number } van { $all }
web-log-start = Het spel begint.
web-log-undo = Teruggenomen: { $name } gaat terug naar de stelling na actie { $text }.
web-log-ask-undo = { $name } vraagt om een actie terug te nemen.
web-log-ask-abandon = { $name } vraagt om het spel te beëindigen.
web-log-ask-replace = { $name } vraagt om een bot voor { $other } te laten spelen.
web-log-ask-rematch = { $name } stelt een revanche voor.
web-log-agree = { $name } stemt in.
web-log-decline = { $name } weigert.
web-log-join = { $name } gaat zitten.
web-log-leave = Een speler verlaat de tafel.
web-log-moved = { $name } speelt nu in een andere browser.
web-log-bot = Een bot speelt voor { $name }.
web-log-back = { $name } is terug.
web-log-swap = { $name } wisselt naar { $order }.
web-log-late = De tijd van { $name } is om.
web-log-abandon = Het spel is opgegeven.
web-log-hint = { $name } bekijkt een hint.
web-log-rematch = Er staat een nieuw spel klaar.

## Dit spel

web-take-back = Mijn actie terugnemen
web-back-here = Terug naar deze stelling
web-share = Deze stelling delen
web-download = Verslag downloaden
web-analyse = Vanaf hier analyseren
web-play-on = Vanaf hier verder spelen
web-shared-position = Gedeelde stelling na actie { $number }
web-watch-link = Link voor toeschouwers
web-seat-link = Mijn plaats naar een ander apparaat
web-copied = Gekopieerd: { $link }
web-bot-for-me = Laat een bot voor mij spelen
web-bot-for-absent = Laat een bot voor { $name } spelen
web-propose-bot = Stel een bot voor { $name } voor
web-take-seat-back = Mijn plaats terugnemen
web-seat-lost = Een bot ({ $level }) speelt voor je.
web-seat-lost-late = Je tijd is om: een bot ({ $level }) speelt voor je.
web-seat-lost-rated = Je tijd is om: je hebt dit spel voor de ranglijst verloren en een bot ({ $level }) speelt verder.
web-paused = Het spel wacht tot er een speler terug is.
web-abandon = Spel opgeven
web-abandon-sure = Echt opgeven? Het spel eindigt zonder winnaar.
web-abandon-yes = Opgeven
web-abandon-no = Doorspelen
web-given-up = Het spel is opgegeven
web-asks-undo = { $number ->
        [one] { $name } wil de laatste actie terugnemen.
       *[other] { $name } wil de laatste { $number } acties terugnemen.
    }
web-asks-abandon = { $name } wil het spel graag beëindigen.
web-asks-replace = { $name } wil graag dat een bot voor { $other } speelt, die afwezig is.
web-agree = Instemmen
web-decline = Weigeren
web-withdraw = Intrekken
web-passkey-keep = Mijn account bewaren met een passkey
web-passkey-sign-in = Aanmelden met een passkey
web-passkey-kept = Je account is bewaard. Meld je op elk apparaat aan met de passkey.
web-passkey-cancelled = Er is niets veranderd. Probeer het wanneer je wilt opnieuw.
web-sign-out = Vergeet mij op dit apparaat
web-sign-out-lose = { $number ->
        [0] Je hebt geen passkey: niemand kan naar dit account terugkeren en de resultaten gaan verloren.
        [one] Je hebt geen passkey: je lopende spel en al je resultaten gaan verloren.
       *[other] Je hebt geen passkey: je { $number } lopende spellen en al je resultaten gaan verloren.
    }
web-sign-out-anyway = Toch afmelden
web-sign-out-stay = Blijven
web-delete-no = Behouden
web-delete-yes = Voorgoed verwijderen
web-delete-sure = Je verlaat alle tafels, en naam, passkeys, adres en aanmeldingen worden voorgoed verwijderd. Wat gezegd en gespeeld is, blijft in het verloop van de spellen.
web-delete-account = Mijn account verwijderen
web-sign-out-others = Overal elders afmelden
web-sign-out-there = Afmelden
web-last-used = laatst gebruikt { $time }
web-this-browser = deze
web-browsers = Aangemelde browsers
web-account-stranger = In deze browser is niemand aangemeld. Wie speelt, krijgt vanzelf een account, met niets dan een naam.
web-account = Je account

## Leren

web-learn = Leren
web-learn-first = Nieuw bij Luna? Leer het aan tafel, stap voor stap.
web-advice = Speeltips
web-chapters = Alle hoofdstukken
web-rule-link = Regel { $rule }
web-understood = Begrepen
web-no-tips = Geen tips meer

## Als er iets misgaat

web-reconnecting = De verbinding is weg. Ze wordt hersteld; niets wat je bevestigde gaat verloren.
web-error-other = Dat lukte niet ({ $reason }). Probeer het opnieuw.
problem-offline = De server is niet bereikbaar. De pagina probeert het vanzelf opnieuw.
problem-server-fault = Er ging iets mis op de server. Probeer het zo opnieuw.
problem-unknown = Dat lukte niet. Laad de pagina opnieuw en probeer het nog eens.
problem-name-yourself = Vul eerst een naam in.
problem-name-missing = Vul eerst een naam in.
problem-not-your-seat = Dit is niet jouw plaats: kijk toe of neem een vrije.
problem-not-your-table = Dat kan alleen wie de tafel heeft geopend.
problem-invitation-not-valid = Deze uitnodiging werkt niet meer: vraag een nieuwe link.
problem-link-not-valid = Deze link werkt niet meer: vraag een nieuwe.
problem-link-used = Deze link is al gebruikt: maak een nieuwe waar de plaats nu is.
problem-player-not-absent = De speler is niet weg: pas na twee minuten kan een bot het overnemen.
problem-cross-origin = Dit kwam van een andere pagina: open Luna opnieuw.
problem-no-such-table = Deze tafel bestaat niet: zoek hem bij je spellen.
problem-no-such-seat = Deze plaats bestaat niet aan deze tafel.
problem-no-such-page = Deze pagina bestaat niet.
problem-no-such-language = Deze taal spreekt Luna niet.
problem-no-such-share = Deze gedeelde stelling bestaat niet: vraag de link opnieuw.
problem-no-such-lesson = Dit hoofdstuk bestaat niet: zoek het in de lijst.
problem-no-such-session = Deze browser is al afgemeld.
problem-no-such-position = Deze stelling bestaat niet.
problem-stale = Iemand was sneller: bekijk de nieuwe stelling en kies opnieuw.
problem-from-the-future = Deze pagina loopt voor op de server: laad hem opnieuw.
problem-client-id-used = Dit is al verstuurd: kijk in het verloop.
problem-not-started = Het spel is nog niet begonnen.
problem-already-started = Het spel is al begonnen: je kunt toekijken.
problem-seats-open = Er zijn nog plaatsen vrij: wacht op spelers of neem bots.
problem-no-seat-free = Alle plaatsen zijn bezet: je kunt toekijken.
problem-not-over = Het spel is nog niet afgelopen.
problem-seen-later = Deze stelling hoort bij een spel voor de ranglijst dat nog bezig is: anderen zien haar een paar minuten later.
problem-rematch-made = Het volgende spel staat al klaar: dit blijft zoals het is.
problem-already-over = Het spel is al afgelopen.
problem-table-abandoned = Dit spel is opgegeven: open een nieuwe tafel.
problem-bot-holds-seat = Een bot speelt voor je: neem eerst je plaats terug.
problem-no-bot-here = Hier kan geen bot spelen.
problem-nothing-to-undo = Er is niets terug te nemen.
problem-nothing-asked = Dit verzoek staat niet meer open.
problem-already-agreed = Je hebt al ingestemd: wacht op de anderen.
problem-chat-full = De chat van dit spel is vol.
problem-game-set-aside = Dit spel kan niet worden getoond: het logboek breekt af ({ $fault }). Het verslag is nog te downloaden en de beheerder weet ervan.
problem-log-full = Aan deze tafel is zoveel gebeurd dat er niets meer bij kan: open een nieuwe.
problem-other-rules-version = Dit spel volgt andere regels: je kunt het alleen bekijken.
problem-too-long = Dit is te lang: maak het korter.
problem-json-wanted = De server begreep het niet: laad de pagina opnieuw.
problem-bad-body = De server begreep het niet: laad de pagina opnieuw.
problem-bad-message = De server begreep het niet: laad de pagina opnieuw.
problem-unknown-level = Deze bot bestaat niet: kies een ander niveau.
problem-unknown-language = Deze taal spreekt Luna niet.
problem-seats-do-not-fit = De plaatsen passen niet bij de opstelling: kies een ander aantal spelers.
problem-nothing-said = Schrijf eerst iets.
problem-too-many = Dat ging te snel: wacht even en probeer het opnieuw.
problem-too-many-tables = Je hebt veel open spellen: maak er eerst een af.
problem-too-many-watchers = Er kijken zo veel mensen naar deze tafel dat er geen plaats meer is: probeer het later opnieuw.
problem-too-many-sockets = Er staan te veel pagina’s van deze tafel open: sluit er een paar.
problem-too-slow = Dat kwam te langzaam aan: probeer het opnieuw.
problem-bad-request = De server begreep het niet: laad de pagina opnieuw.
problem-no-such-method = De server begreep het niet: laad de pagina opnieuw.
problem-server-stops = De server start opnieuw: de pagina komt vanzelf terug.
problem-not-stored = De server kan nu niet opslaan: probeer het zo opnieuw.
problem-no-database = De server kan nu niet opslaan: probeer het zo opnieuw.
problem-no-hints = Aan deze tafel zijn hints uitgeschakeld.
problem-blocked = Jij en iemand aan deze tafel spelen niet samen: kies een andere tafel.
problem-nobody-there = Daar zit niemand anders.
problem-no-such-duplicate = Deze opstelling bestaat niet: vraag de link opnieuw.
problem-too-many-duplicates = Je hebt al veel opstellingen gemaakt.
problem-plan-too-large = Het plan is te groot of heeft geen actie.
problem-plan-overtaken = Er is intussen iets anders gebeurd: plan opnieuw.
problem-rated-game = Dat kan niet in een spel voor de ranglijst.
problem-rated-seat = De plaatsen van een spel voor de ranglijst blijven bij de spelers die het begonnen zijn.
problem-rated-second-seat = In een spel voor de ranglijst speelt niemand op twee plaatsen.
problem-rated-guest = Je speelt als gast een spel voor de ranglijst: maak het af, of bewaar dit account met een passkey, voordat je je bij een ander aanmeldt.
problem-rated-terms = Zo’n spel kan niet meetellen voor de ranglijst: nodig zijn verschillende spelers, een opstelling die de server trekt, en geen hints.
problem-rated-pace = Een spel voor de ranglijst heeft een bedenktijd nodig: kies er een.
problem-rated-level = De sterkte van deze bot is niet gemeten, hij kan niet meespelen voor de ranglijst: kies een andere.
problem-no-such-rating = Aan deze tafel is er geen ranglijst.
problem-needs-server = Hiervoor is een server nodig, en je speelt op dit apparaat.
problem-no-such-thought = Deze berekening is afgelopen: vraag het opnieuw.
problem-no-such-review = Deze terugblik bestaat niet: vraag opnieuw om de link.
problem-no-such-puzzle = Deze puzzel bestaat niet.
problem-no-such-challenge = Deze uitdaging is voorbij of bestaat niet: bekijk die van vandaag.
problem-not-your-study = Alleen wie deze studie maakte, kan hem wijzigen: sla een kopie op.
problem-not-your-review = Alleen wie om deze terugblik vroeg, kan hem stoppen.
problem-no-such-study = Deze studie bestaat niet: vraag opnieuw om de link.
problem-too-many-studies = Je hebt veel studies: verwijder er eerst een.
problem-record-not-over = Dit spel is niet afgelopen: open het voor analyse.
problem-passkey-not-valid = De passkey is niet aanvaard: probeer het opnieuw of neem een andere.
problem-challenge-over = Dat duurde te lang: probeer het opnieuw.
problem-too-many-passkeys = Dit account heeft al veel passkeys: neem een daarvan.
problem-passkey-known = Deze passkey is al bewaard: meld je ermee aan.
problem-no-bots = Hier is geen bot beschikbaar.
problem-not-for-you = Dit is niet voor jou bedoeld.
problem-notifications-off = Deze server stuurt geen berichten.
problem-address-not-valid = Dit adres werkt niet: controleer het.
web-rated = Voor de ranglijst
web-rated-hint = Voor de ranglijst: geen hints, en wie weggaat of zijn tijd overschrijdt wordt laatste. Wie gaat zitten is het daarmee eens; het telt zodra iedereen heeft gehandeld.
web-ratings = Ranglijst
web-mute = { $name } dempen
web-unmute = { $name } weer horen
web-block = { $name } blokkeren
web-report = { $name } melden
web-report-text = Wat moet de beheerder weten?
web-reported = De beheerder weet ervan.
web-duplicate = Duplicaat
web-compare = Vergelijk met andere tafels
web-make-duplicate = Laat anderen deze opstelling spelen
