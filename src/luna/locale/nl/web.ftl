### De interface in de browser, in het Nederlands. Namen van spelers en links worden onveranderd ingevoegd.

## Pagina’s en menu’s

web-tagline = Novices, zeven Heilige Eilanden en de Maantempel
web-home = Alle partijen
web-menu = Menu
web-language = Taal
web-theme = Kleuren
web-theme-auto = Zoals het apparaat
web-theme-dark = Nacht
web-theme-light = Dageraad
web-show-tips = Speeltips tonen
web-group-game = Deze partij
web-group-links = Links en verslagen
web-group-seat = Plaatsen
web-group-settings = Instellingen
web-sounds = Geluiden
web-search = Zoek in de regels
web-found-none = Niets gevonden.
web-text-view = De tafel als tekst
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
web-with-bots-hint = Begint meteen, met een opstelling voor een eerste partij.
web-play-now = Spelen
web-solo = Solo
web-solo-hint = Jij tegen een denkbeeldige Orde, op drie niveaus.
web-level = Niveau { $number }
web-with-friends = Met vrienden
web-with-friends-hint = Open een tafel en stuur een link. Speel live, of één actie per dag.
web-lay-table = Tafel openen
web-hot-seat = Op één apparaat
web-hot-seat-hint = Geef het apparaat door of deel het scherm.
web-number-of-players = Spelers
web-players-number = { $number ->
        [one] 1 speler
       *[other] { $number } spelers
    }
web-figures = De figuren beginnen
web-figures-random = op willekeurige eilanden
web-figures-chosen = op eilanden naar keuze
web-bot-level = Sterkte van de bots
web-strength-random = Willekeurig
    .hint = Speelt zomaar iets wat mag.
web-strength-pilgrim = Pelgrim
    .hint = Speelt als een beginner: vergeet dat novices uit de Tempel verdreven kunnen worden, vergeet de ketter en mist één op de drie acties.
web-strength-postulant = Postulant
    .hint = Vergeet dat novices verdreven kunnen worden, denkt niet aan de komende rondes en mist één op de zeven acties.
web-strength-deacon = Diaken
    .hint = Ziet wat een actie meteen oplevert, maar nooit hoe de anderen antwoorden.
web-strength-prior = Prior
    .hint = Denkt aan het meest voor de hand liggende antwoord, niet verder.
web-strength-abbot = Abt
    .hint = Denkt aan een of twee antwoorden; ziet tragere dreigingen niet.
web-strength-bishop = Bisschop
    .hint = Kijkt enkele acties vooruit; ziet stille voorbereidingen niet.
web-strength-archbishop = Aartsbisschop
    .hint = Kijkt vooruit langs de beste lijnen; ziet verrassende lijnen niet.
web-strength-oracle = Orakel
    .hint = Zo sterk als twee seconden bedenktijd toelaten.
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
web-your-games = Je partijen
web-public-games = Open tafels
web-no-games = Nog geen partijen.
web-status-open = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen
web-status-abandoned = afgebroken
web-status-frozen = alleen bekijken
web-analysis = Analyse
web-upload = Verslag openen
web-line = Regel { $line }:

## Voor het spel

web-free-seat = Vrije plaats
web-sit-here = Hier gaan zitten
web-join = Meespelen
web-invite = Uitnodigingslink
web-invites = { $name } nodigt je uit voor een partij Luna
web-cancel-table = Tafel opheffen
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
web-watch = Meekijken
web-stand-up = Plaats verlaten
web-left = nog { $time }
web-games-page = Al je partijen
web-profile = Je statistieken
web-next-game = { $number ->
        [one] 1 partij wacht op je
       *[other] { $number } partijen wachten op je
    }
web-start = Beginnen
web-start-with-bots = { $number ->
        [one] Beginnen, een bot neemt de vrije plaats
       *[other] Beginnen, bots nemen de { $number } vrije plaatsen
    }
web-wait-start = Je hebt een plaats. Het spel begint zodra de gastheer het start.
web-bot = { $name } ({ $level })
web-virtual = Denkbeeldige Orde
web-abandoned = Deze partij is afgebroken.
web-frozen = Deze partij is gespeeld met regels die deze versie niet meer ondersteunt.

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
web-nobody-serves = Hier dient geen novice
web-has-book = Met een Boek der Wijsheid
web-claimed-by = In bezit van { $order }
web-not-open-yet = Nog niet vrijgegeven
web-legal = te kiezen
web-guard-stone = Wachtertegel { $number }
web-beside = Naast het { $isle }
web-count-of = { $order } { $number }
web-tell-favors = { $number ->
        [0] Geen gunstfiche over
        [one] 1 gunstfiche over
       *[other] { $number } gunstfiches over
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
web-nobody-there = Hier wachten geen novices
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
web-no-favor = geen gunstfiche
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
web-source-favors = Gunstfiches
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
web-brings-favors = aan het eind van het spel, 1 per gunstfiche
web-brings-council = aan het eind van het spel, naar veld: { $council }
web-group-isle = Eiland
web-group-movement = Beweging
web-group-temple = Tempel
web-group-other = Overige
web-group-now = Nu
web-tab-isle = Eiland
web-tab-movement = Bewegen
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
web-ask-place-shrine = Kies een oplichtend eiland.
web-ask-place-novices = Kies een oplichtend eiland.
web-ask-tire = Kies het eiland waar de novices van de tegenstander inactief worden.
web-ask-favor = Kies het eiland waarvan je het gunstfiche wilt.
web-ask-recruit = Kies het eiland waar je wilt werven.
web-ask-build = Kies het eiland van de bouwmeester.
web-ask-herbs = Kies het eiland waar je novices reactiveert.
web-ask-sail = Kies het eiland waar de boot vertrekt.
web-ask-sail-then = Kies het eiland waar de boot heen vaart.
web-ask-promote = Kies de tegel die je in bezit neemt.
web-ask-sanctify = Kies je tegel op het pad.
web-ask-infiltrate = Kies de tegel waarop je terugkeert.
web-ask-book = Kies het Boek dat je neemt.
web-ask-book-then = Kies de novice van jou die het krijgt.
web-ask-council = Kies het eiland waar je novices vandaan komen.
web-ask-expel = Kies het eiland van de ketter.
web-ask-origin = Kies novices om ze op te pakken.
web-ask-target = Kies waar ze heen gaan, of nog eens de novices om er één meer te pakken.
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
web-favor-alone = Alleen het gunstfiche Novice
web-with-novice = Met het gunstfiche Novice
web-without-novice = Zonder het gunstfiche Novice
web-with-bribery = Met Omkoping
web-without-bribery = Zonder Omkoping
web-extra-count = Hoeveel novices
web-extra-novice = Gunstfiche Novice
web-extra-bribery = Omkoping
web-plan = Je plan
web-no-event = Verder gebeurt er niets.
web-round-end-becomes = Als de ronde dan eindigde:
web-spoken-shift = { $order } { $after } in plaats van { $before }
web-round-end-same = Aan het einde van de ronde zou er niets veranderen.
web-undo = Ongedaan maken
web-confirm = Bevestigen
web-not-here = Hier niet:
web-command-line = Typ een actie
web-type-action = typ een actie
web-completions = Aanvullingen

## Wie aan zet is

web-your-turn = Jij bent aan de beurt
web-turn-of = { $order } is aan de beurt
web-choose-hint = Kies hieronder een actie, of iets dat oplicht.
web-confirm-hint = Enter bevestigt, Escape gaat terug.
web-ends-round = Dit beëindigt de ronde:
web-ends-game = Dit beëindigt het spel:
web-skip-hint = Een klik of een toets slaat dit over.
web-wait-hint = Intussen kun je je volgende actie plannen.
web-watching = Je kijkt mee.
web-watching-late = Je kijkt mee met { $minutes } minuten vertraging: het is een partij voor de ranglijst.
web-watchers = { $number ->
        [one] 1 kijkt mee
       *[other] { $number } kijken mee
    }
web-keep-hint = Enter bewaart dit plan: de server speelt het als je aan de beurt bent.
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
web-hint-place-shrine = Je eerste altaar: kies een oplichtend eiland.
web-hint-place-novices = Twee novices: kies een oplichtend eiland.
web-hint-tire = Op één eiland worden de novices van de tegenstander inactief: kies een oplichtend eiland.
web-looking-back = Na actie { $number }
web-looking-back-hint = Je bekijkt een eerdere stelling.
web-back-to-now = Terug naar de huidige stelling
web-wins = { $name } wint
web-solo-won = Je wint met { $number } punten verschil
web-solo-even = Gelijk: dat telt niet als overwinning
web-solo-lost = Je verliest met { $number } punten verschil
web-rematch = Nog een partij
web-rematch-offer = { $name } stelt een revanche voor. De revanche begint zodra iedereen heeft ingestemd.
web-rematch-waiting = { $number ->
        [one] De revanche begint zodra { $names } instemt.
       *[other] De revanche begint zodra { $names } instemmen.
    }
web-rematch-go = Naar de nieuwe partij
web-course = Invloed na elke actie
web-review = Partij terugkijken
web-place = { $place }e

## Verloop, gesprek, terugkijken

web-log = Verloop
web-chat = Chat
web-chat-watching = Hier kunnen alleen de spelers schrijven.
web-chat-empty = Nog geen berichten.
web-chat-say = Schrijf een bericht
web-chat-said = { $name } zegt: { $text }
web-chat-unread = { $number ->
        [one] 1 nieuw bericht
       *[other] { $number } nieuwe berichten
    }
web-note = Je notitie
web-note-private = Alleen jij ziet haar: plannen, vermoedens, wat je wilt onthouden.
web-note-save = Notitie bewaren
web-note-saved = Notitie bewaard.
web-send = Versturen
web-look-at = Stelling na actie { $number }
web-scrubber = Punt in de partij
web-step-back = Eén actie terug
web-step-on = Eén actie verder
web-action-number = Actie { $number } van { $all }
web-log-start = Het spel begint.
web-log-undo = Teruggenomen: { $name } gaat terug naar de stelling na actie { $text }.
web-log-ask-undo = { $name } vraagt om een actie terug te nemen.
web-log-ask-abandon = { $name } vraagt om de partij af te breken.
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
web-log-abandon = De partij is afgebroken.
web-log-hint = { $name } bekijkt een hint.
web-log-rematch = Er staat een nieuwe partij klaar.

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
web-bot-for-me = Een bot voor mij laten spelen
web-bot-for-absent = Een bot voor { $name } laten spelen
web-propose-bot = Een bot voor { $name } voorstellen
web-take-seat-back = Mijn plaats terugnemen
web-seat-lost = Een bot ({ $level }) speelt voor je.
web-seat-lost-late = Je tijd is om: een bot ({ $level }) speelt voor je.
web-seat-lost-rated = Je tijd is om: je hebt deze partij voor de ranglijst verloren en een bot ({ $level }) speelt verder.
web-paused = Het spel wacht tot er een speler terug is.
web-abandon = Partij afbreken
web-abandon-sure = De partij echt afbreken? Die eindigt dan zonder winnaar.
web-abandon-yes = Afbreken
web-abandon-no = Doorspelen
web-given-up = De partij is afgebroken
web-asks-undo = { $number ->
        [one] { $name } wil de laatste actie terugnemen.
       *[other] { $name } wil de laatste { $number } acties terugnemen.
    }
web-asks-abandon = { $name } wil de partij graag afbreken.
web-asks-replace = { $name } wil graag dat een bot voor { $other } speelt, die afwezig is.
web-agree = Instemmen
web-decline = Weigeren
web-withdraw = Intrekken
web-passkey-keep = Mijn account met een passkey beveiligen
web-passkey-sign-in = Aanmelden met een passkey
web-passkey-kept = Je account is beveiligd. Meld je op elk apparaat aan met de passkey.
web-passkey-cancelled = Er is niets veranderd. Probeer het wanneer je wilt opnieuw.
web-sign-out = Op dit apparaat afmelden
web-sign-out-lose = { $number ->
        [0] Je hebt geen passkey: niemand kan naar dit account terugkeren en de resultaten gaan verloren.
        [one] Je hebt geen passkey: je lopende partij en al je resultaten gaan verloren.
       *[other] Je hebt geen passkey: je { $number } lopende partijen en al je resultaten gaan verloren.
    }
web-sign-out-anyway = Toch afmelden
web-sign-out-stay = Blijven
web-delete-no = Account behouden
web-delete-yes = Voorgoed verwijderen
web-delete-sure = Je verlaat alle tafels, en naam, passkeys, adres en aanmeldingen worden voorgoed verwijderd. Je acties en berichten blijven in het verloop van de partijen.
web-delete-account = Mijn account verwijderen
web-sign-out-others = Overal elders afmelden
web-sign-out-there = Afmelden
web-last-used = laatst gebruikt { $time }
web-this-browser = deze
web-browsers = Aangemelde browsers
web-account-stranger = In deze browser is niemand aangemeld. Wie speelt, krijgt vanzelf een account; een naam is genoeg.
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

web-reconnecting = De verbinding is weg. Die wordt hersteld; niets wat je bevestigde gaat verloren.
web-error-other = Dat lukte niet ({ $reason }). Probeer het opnieuw.
problem-offline = De server is niet bereikbaar. De pagina probeert het vanzelf opnieuw.
problem-server-fault = Er ging iets mis op de server. Probeer het zo opnieuw.
problem-unknown = Dat lukte niet. Laad de pagina opnieuw en probeer het nog eens.
problem-name-yourself = Vul eerst een naam in.
problem-name-missing = Vul eerst een naam in.
problem-not-your-seat = Dit is niet jouw plaats: kijk mee of neem een vrije.
problem-not-your-table = Dat kan alleen de gastheer van deze tafel.
problem-invitation-not-valid = Deze uitnodiging werkt niet meer: vraag een nieuwe link.
problem-link-not-valid = Deze link werkt niet meer: vraag een nieuwe.
problem-link-used = Deze link is al gebruikt: maak een nieuwe in de browser die de plaats nu heeft.
problem-player-not-absent = De speler is niet weg: pas na twee minuten kan een bot het overnemen.
problem-cross-origin = Dit kwam van een andere pagina: open Luna opnieuw.
problem-no-such-table = Deze tafel bestaat niet: zoek hem bij je partijen.
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
problem-already-started = Het spel is al begonnen: je kunt meekijken.
problem-seats-open = Er zijn nog plaatsen vrij: wacht op spelers of laat bots spelen.
problem-no-seat-free = Alle plaatsen zijn bezet: je kunt meekijken.
problem-not-over = Het spel is nog niet afgelopen.
problem-seen-later = Deze stelling hoort bij een partij voor de ranglijst die nog bezig is: anderen zien die een paar minuten later.
problem-rematch-made = De volgende partij staat al klaar: deze blijft zoals die is.
problem-already-over = Het spel is al afgelopen.
problem-table-abandoned = Deze partij is afgebroken: open een nieuwe tafel.
problem-bot-holds-seat = Een bot speelt voor je: neem eerst je plaats terug.
problem-no-bot-here = Hier kan geen bot spelen.
problem-nothing-to-undo = Er is niets terug te nemen.
problem-nothing-asked = Dit verzoek staat niet meer open.
problem-already-agreed = Je hebt al ingestemd: wacht op de anderen.
problem-chat-full = De chat van deze partij is vol.
problem-game-set-aside = Deze partij kan niet worden getoond: het logboek breekt af ({ $fault }). Het verslag is nog te downloaden en de beheerder is op de hoogte.
problem-log-full = Het logboek van deze tafel is vol: open een nieuwe tafel.
problem-other-rules-version = Deze partij is met andere regels gespeeld: je kunt die alleen bekijken.
problem-too-long = Dit is te lang: maak het korter.
problem-json-wanted = De server begreep het verzoek niet: laad de pagina opnieuw.
problem-bad-body = De server begreep het verzoek niet: laad de pagina opnieuw.
problem-bad-message = De server begreep het verzoek niet: laad de pagina opnieuw.
problem-unknown-level = Deze bot bestaat niet: kies een ander niveau.
problem-unknown-language = Deze taal spreekt Luna niet.
problem-seats-do-not-fit = De plaatsen passen niet bij de opstelling: kies een ander aantal spelers.
problem-nothing-said = Schrijf eerst iets.
problem-too-many = Dat ging te snel: wacht even en probeer het opnieuw.
problem-too-many-tables = Je hebt te veel open partijen: maak er eerst een af.
problem-too-many-watchers = Aan deze tafel is geen plaats voor meer toeschouwers: probeer het later opnieuw.
problem-too-many-sockets = Er staan te veel pagina’s van deze tafel open: sluit er een paar.
problem-too-slow = Dat kwam te laat aan: probeer het opnieuw.
problem-bad-request = De server begreep het verzoek niet: laad de pagina opnieuw.
problem-no-such-method = De server begreep het verzoek niet: laad de pagina opnieuw.
problem-server-stops = De server start opnieuw: de pagina komt vanzelf terug.
problem-not-stored = De server kan nu niet opslaan: probeer het zo opnieuw.
problem-no-database = De server kan nu niet opslaan: probeer het zo opnieuw.
problem-no-hints = Aan deze tafel zijn hints uitgeschakeld.
problem-blocked = Aan deze tafel zit iemand met wie je niet speelt: kies een andere tafel.
problem-nobody-there = Daar zit niemand anders.
problem-no-such-duplicate = Deze opstelling bestaat niet: vraag de link opnieuw.
problem-too-many-duplicates = Je hebt te veel opstellingen gemaakt: gebruik een daarvan.
problem-plan-too-large = Het plan is te groot of heeft geen actie: pas het aan.
problem-plan-overtaken = Er is intussen iets anders gebeurd: plan opnieuw.
problem-rated-game = Dat kan niet in een partij voor de ranglijst.
problem-rated-seat = De plaatsen van een partij voor de ranglijst blijven bij de spelers die eraan begonnen.
problem-rated-second-seat = In een partij voor de ranglijst kun je maar één plaats hebben.
problem-rated-guest = Je speelt als gast een partij voor de ranglijst: maak die af, of beveilig dit account met een passkey, voordat je je bij een ander aanmeldt.
problem-rated-terms = Deze partij kan niet meetellen voor de ranglijst: nodig zijn verschillende spelers, een opstelling die de server trekt, en geen hints.
problem-rated-pace = Een partij voor de ranglijst heeft een bedenktijd nodig: kies er een.
problem-rated-level = De sterkte van deze bot is niet gemeten, hij kan niet meespelen voor de ranglijst: kies een andere.
problem-no-such-rating = Deze partij telt niet voor de ranglijst.
problem-needs-server = Hiervoor is een server nodig, maar je speelt op dit apparaat.
problem-no-such-thought = Deze berekening is afgelopen: start die opnieuw.
problem-no-such-review = Deze terugblik bestaat niet: vraag opnieuw om de link.
problem-no-such-puzzle = Deze puzzel bestaat niet.
problem-no-such-challenge = Deze uitdaging is voorbij of bestaat niet: bekijk die van vandaag.
problem-not-your-study = Alleen wie deze studie maakte, kan hem wijzigen: sla een kopie op.
problem-not-your-review = Alleen wie om deze terugblik vroeg, kan hem stoppen.
problem-no-such-study = Deze studie bestaat niet: vraag opnieuw om de link.
problem-too-many-studies = Je hebt te veel studies: verwijder er eerst een.
problem-record-not-over = Deze partij is niet afgelopen: open die voor analyse.
problem-passkey-not-valid = De passkey is niet aanvaard: probeer het opnieuw of neem een andere.
problem-challenge-over = Dat duurde te lang: probeer het opnieuw.
problem-too-many-passkeys = Dit account heeft al te veel passkeys: neem een daarvan.
problem-passkey-known = Deze passkey is al opgeslagen: meld je ermee aan.
problem-no-bots = Hier is geen bot beschikbaar.
problem-not-for-you = Je hebt hier geen toegang toe.
problem-notifications-off = Deze server stuurt geen berichten.
problem-address-not-valid = Dit adres werkt niet: controleer het.
web-rated = Voor de ranglijst
web-rated-hint = Voor de ranglijst: geen hints, en wie weggaat of zijn tijd overschrijdt wordt laatste. Wie gaat zitten, is het daarmee eens. De partij telt zodra iedereen een actie heeft gedaan.
web-ratings = Ranglijst
web-mute = { $name } dempen
web-unmute = { $name } niet meer dempen
web-block = { $name } blokkeren
web-report = { $name } melden
web-report-text = Wat moet de beheerder weten?
web-reported = De beheerder weet ervan.
web-duplicate = Vergelijkingspartij
web-compare = Met andere tafels vergelijken
web-make-duplicate = Anderen deze opstelling laten spelen
