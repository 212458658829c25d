### De opdrachtregel in het Nederlands: hulp, en wat er mis is met een opdracht.

## Commands

cli-luna = Luna: het bordspel van de Heilige Eilanden
cli-play = In de terminal spelen; elke actie wordt meteen bewaard
cli-new = Het verslag van een nieuwe partij afdrukken
cli-replay = De stelling tonen waar een verslag toe leidt
cli-legal = De toegestane acties in vaste notatie opsommen
cli-check = Een actie in vaste notatie afdrukken, of de regel die haar verbiedt
cli-perft = De reeksen acties en stappen per diepte tellen
cli-rules = Een regel, alle regels, het overzicht of de speeltips tonen
cli-serve = Het spel aan browsers aanbieden en alle partijen bewaren
cli-worker = De taken van servers met een gedeelde PostgreSQL-database uitvoeren
cli-bot = Via standaardinvoer en -uitvoer spelen, telkens één regel JSON
cli-hint = De beste acties tonen, wat ervan te verwachten is en hoe de ronde verder kan gaan
cli-analyse = Elke actie van een verslag met de beste vergelijken
cli-puzzles = Puzzels vinden en controleren
cli-puzzles-mine = Partijen spelen en stellingen met één duidelijk beste actie in een bestand zetten
cli-puzzles-check = Controleren of elke oplossing met meer rekentijd standhoudt
cli-selfplay = Bots partijen laten spelen en die bewaren om van te leren
cli-dataset = Partijen omzetten in voorbeelden voor leerprogramma’s
cli-train = De beoordeling van de bots uit hun eigen partijen leren
cli-admin = De partijen van een server controleren, herbouwen, back-uppen en terugzetten
cli-admin-verify = Elke bewaarde partij naspelen en vergelijken
cli-admin-aside = Partijen opsommen die opzij zijn gezet omdat hun logboek beschadigd is
cli-admin-rebuild = Alle caches uit de logboeken herbouwen
cli-admin-ratings = Alle ratings opnieuw uit de logboeken berekenen
cli-admin-reports = Meldingen van spelers opsommen, of er een sluiten
cli-admin-jobs = Taken in quarantaine met de reden opsommen; er een herhalen of schrappen
cli-admin-backup = Alles in een bestand schrijven; de server mag draaien
cli-admin-restore = Een back-up inlezen in een database zonder partijen
cli-arena = Bots tegen elkaar laten spelen: luna arena BOT BOT …, luna arena report BESTAND
cli-arena-match = Elke opstelling met elke plaatsverdeling spelen en tonen wie voor ligt
cli-arena-report = Tonen wat een bestand met uitslagen bevat

## Arguments and options

cli-arg-game-file = De partij om te hervatten, of het bestand voor een nieuwe
cli-arg-players = Plaatsen, kloksgewijs; solo jijzelf, dan de tegenstander (anders: yellow,red)
cli-arg-mode = standard, preselected, solo1, solo2 of solo3
cli-arg-edition = classic, revised of brazilian
cli-arg-seed = De trekkingen van een eerdere partij herhalen
cli-arg-other-seed = Andere opstellingen trekken
cli-arg-figures = Eilanden van Maanpriesteres, bouwmeester en ketter
cli-arg-printed = Een verbeterd bestand met spelmateriaal (printed.toml)
cli-arg-bots = Orden die bots spelen, met een limiet zoals in red=luna@500ms: { $names }
cli-arg-lang = Taal: { $languages }; anders die van het systeem
cli-arg-help = Deze hulp tonen
cli-arg-record = Een verslag (.luna), of - voor standaardinvoer
cli-arg-at = Alleen de eerste N acties
cli-arg-document = De stelling als JSON-document
cli-arg-json = Als JSON-document
cli-arg-action = In notatie, met of zonder kleur
cli-arg-depth = Hoeveel acties, of stappen, achter elkaar
cli-arg-rule = Een code zoals A-PROM, of overview, of tips
cli-arg-markdown = Alle regels als Markdownpagina
cli-arg-host = Het adres om op te luisteren
cli-arg-port = De poort; 0 neemt een vrije; anders 8460 of de volgende
cli-arg-data = De map met de partijen (SQLite)
cli-arg-database = Een database in plaats van --data
cli-arg-origin = Het openbare adres achter een proxy, zoals https://luna.example
cli-arg-proxies = Proxy’s die over het adres van de client te vertrouwen zijn
cli-arg-think = Processen die voor bots rekenen; 0 laat taken over aan luna worker (PostgreSQL)
cli-arg-worker-think = Processen die voor bots rekenen
cli-arg-worker-database = De PostgreSQL-database van de servers
cli-arg-only = Alleen deze wachtrijen: bots, hints, reviews, notices, ratings
cli-arg-own-bots = Eigen bots, naast de niveaus aangeboden
cli-arg-open = De pagina in een browser openen
cli-arg-verbose = Elk verzoek loggen, telkens één regel JSON
cli-arg-bot = Een bot, met een limiet zoals in luna@200ms: { $names }
cli-arg-budget = Hoelang nadenken: 1000ms, of 5000n voor knopen
cli-arg-most = Hoeveel acties er getoond worden
cli-arg-puzzles = Een bestand met één puzzel per regel
cli-arg-puzzle-number = Hoeveel puzzels het bestand moet hebben
cli-arg-puzzle-nodes = Knopen van elke zoektocht
cli-arg-entrants = Zoals bij `luna arena`; ze wisselen van plaats
cli-arg-games-out = Het bestand met partijen; wat erin staat, wordt niet opnieuw gespeeld
cli-arg-games = Partijen, elk met een eigen opstelling
cli-arg-seats = Plaatsen aan tafel
cli-arg-bot-budget = Voor bots zonder eigen limiet: 200ms of 500n
cli-arg-policies = Bewaren wat elke zoektocht vond, voor `luna dataset`
cli-arg-workers = Processen die spelen (anders 1; 0: in dit proces; met --ray alle van het cluster)
cli-arg-ray = Op het Ray-cluster op HOST:PORT spelen, of op een dat hiervoor start (local)
cli-arg-data-files = Partijen van `luna selfplay` (.jsonl), of verslagen (.luna)
cli-arg-data-out = data.npz, data.parquet, of minari:NAME/DATASET-v0
cli-arg-data-players = Alleen partijen met N spelers; anders moeten alle er evenveel hebben
cli-arg-run = De map van de run; bestaat die, dan gaat hij verder
cli-arg-hours = Na deze tijd stoppen; dezelfde opdracht hervat
cli-arg-generations = Na zoveel generaties stoppen
cli-arg-run-games = Partijen van een generatie met twee spelers
cli-arg-nodes = Voor elke actie waarvan geleerd wordt
cli-arg-quick-nodes = Voor alle andere acties
cli-arg-gate-setups = Opstellingen van een toets, hoogstens
cli-arg-gate-nodes = Voor elke actie van een toets
cli-arg-kinds = Soorten partijen: 2, 3, 4, solo
cli-arg-start = Gewichten om mee te beginnen, in plaats van de meegeleverde
cli-arg-work = Wat er moet gebeuren: rebuild
cli-arg-later = Het werk aan de server of een worker overlaten
cli-arg-retry = Deze taak opnieuw uitvoeren
cli-arg-drop = Deze taak schrappen
cli-arg-close = Deze melding sluiten
cli-arg-backup = Het bestand van de back-up
cli-arg-contestants = Bots, elk met een limiet zoals in luna@200ms: { $names }; cmd:OPDRACHT of py:MODULE:KLASSE voor eigen bots
cli-arg-setups = Opstellingen, elk met alle plaatsverdelingen
cli-arg-results-out = Het bestand met uitslagen; partijen erin worden niet opnieuw gespeeld
cli-arg-records-out = Een map voor het verslag van elke partij
cli-arg-sprt = Stoppen zodra duidelijk is of de eerste van twee bots aandeel P0 of P1 heeft, zoals 0.5,0.55
cli-arg-results = Het bestand met uitslagen van `luna arena`
cli-arg-picture = Kruistabel en ratings tekenen (.svg)

## Help

cli-usage = Gebruik:
cli-arguments = Argumenten:
cli-options = Opties:
cli-commands = Opdrachten:
cli-default = anders: { $value }
cli-more-help = `{ $program } OPDRACHT --help` toont de opties van een opdracht.

## Mistakes

cli-fault-command = Er is geen opdracht { $word }; `{ $program } --help` somt ze op.
cli-fault-command-near = Er is geen opdracht { $word }; bedoelde je { $near }?
cli-fault-option = { $word } is onbekend; `{ $program } --help` somt de opties op.
cli-fault-missing = { $word } ontbreekt; `{ $program } --help` toont hoe je het schrijft.
cli-fault-value = { $word } heeft een waarde nodig; `{ $program } --help` toont welke.
cli-fault-number = { $word }: “{ $value }” is geen geheel getal; schrijf cijfers.
cli-fault-invalid = { $word }: “{ $value }” past hier niet; `{ $program } --help` toont wat wel past.
cli-fault-small = { $word }: { $value } is te klein; de kleinste waarde is { $limit }.
cli-fault-large = { $word }: { $value } is te groot; de grootste waarde is { $limit }.
cli-fault-language = Luna spreekt { $word } niet; kies uit { $languages }.
cli-fault-no-file = Er is geen bestand { $file }: controleer naam en map.
cli-fault-no-folder = De map van { $file } bestaat niet: maak die eerst aan.
cli-fault-folder = { $file } is een map: noem een bestand erin.
cli-fault-denied = Je mag { $file } niet gebruiken: kies een ander bestand of wijzig de rechten.
cli-fault-file = { $file } is niet te gebruiken ({ $fault }): kies een ander bestand.
cli-fault-over = { $file }: het spel is afgelopen; kies een partij die nog bezig is.
cli-fault-empty = { $file }: er is nog niets gespeeld; speel eerst een actie.
cli-fault-at = { $file }: er zijn nog geen acties; laat --at weg.
cli-fault-rule = Er is geen regel { $word }; `luna rules` somt ze op.
cli-fault-near = Bedoelde je { $near }?
cli-fault-data = Er zijn geen partijen in { $folder }; noem hun map met --data.
cli-fault-both = --data en --database sluiten elkaar uit: geef er één.
cli-fault-think = --think 0 vraagt om --database en een luna worker: met SQLite kan dat niet.
cli-fault-worker-database = luna worker heeft de database van de servers nodig: geef --database of stel LUNA_DATABASE in.
cli-fault-queue = --only kent { $value } niet: kies uit { $words }.

## Lists and reviews

cli-too-many = { $number } zijn er te veel om op te sommen ({ $what })
cli-progress = Actie { $number } van { $all }
cli-loss = verlies
cli-mean-loss = gemiddeld verlies
cli-points = punten
cli-worst = slechtste
cli-mistakes = fouten
cli-blunders = grove fouten
cli-turned = De partij keerde met actie { $numbers }.
cli-never-turned = De favoriet wisselde nooit voor lang.
cli-puzzles-word = puzzels

## Saving

cli-save-create = { $file }: het bestand is niet te maken ({ $fault }).
cli-save-play = { $file }: in dit bestand is niet verder te spelen ({ $fault }).
cli-save-read = { $file }: het bestand is niet te lezen ({ $fault }).
cli-save-write = { $file }: het spel is niet te bewaren ({ $fault }).
cli-save-changed = { $file }: het bestand is door een ander programma gewijzigd en blijft daarom ongemoeid.
cli-save-home = Er is geen thuismap om partijen te bewaren: noem een bestand, zoals in `luna play game.luna`.
cli-save-kind = { $file }: in dit bestand zijn geen partijen te bewaren: kies een ander.
cli-save-elsewhere = { $file }: de partij is in een ander venster bezig: sluit die daar eerst.
cli-save-there = { $file }: er is al een bestand met die naam: kies een andere naam.
