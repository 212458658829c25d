### Die Kommandozeile auf Deutsch: Hilfe, und was an einem Befehl falsch ist.

## Commands

cli-luna = Luna: das Brettspiel von den Priesterinseln
cli-play = Im Terminal spielen; jede Aktion wird sofort gespeichert
cli-new = Die Aufzeichnung einer neuen Partie ausgeben
cli-replay = Die Stellung zeigen, zu der eine Aufzeichnung führt
cli-legal = Die erlaubten Aktionen in einheitlicher Notation auflisten
cli-check = Eine Aktion in einheitlicher Notation ausgeben oder die Regel, die sie verbietet
cli-perft = Die Folgen von Aktionen und Schritten je Tiefe zählen
cli-rules = Eine Regel, alle Regeln, die Übersicht oder die Spieltipps zeigen
cli-serve = Das Spiel für Browser bereitstellen und alle Partien speichern
cli-worker = Die Aufträge von Servern mit gemeinsamer PostgreSQL-Datenbank ausführen
cli-bot = Über Standardein- und -ausgabe spielen, je eine Zeile JSON
cli-hint = Die besten Aktionen zeigen, was sie erwarten lassen und wie die Runde weitergehen kann
cli-analyse = Jede Aktion einer Aufzeichnung mit der besten vergleichen
cli-puzzles = Aufgaben finden und prüfen
cli-puzzles-mine = Partien spielen und Stellungen mit einer klar besten Aktion in eine Datei schreiben
cli-puzzles-check = Prüfen, ob jede Lösung mit mehr Rechenzeit gilt
cli-selfplay = Bots Partien spielen lassen und sie zum Lernen speichern
cli-dataset = Partien in Beispiele für Lernverfahren umwandeln
cli-train = Die Bewertung der Bots aus ihren eigenen Partien lernen
cli-admin = Die Partien eines Servers prüfen, neu aufbauen, sichern und wiederherstellen
cli-admin-verify = Jede gespeicherte Partie nachspielen und vergleichen
cli-admin-aside = Partien auflisten, deren Protokoll beschädigt ist
cli-admin-rebuild = Alle Zwischenspeicher aus den Protokollen neu aufbauen
cli-admin-ratings = Alle Wertungen aus den Protokollen neu berechnen
cli-admin-reports = Meldungen von Spielern auflisten oder eine schließen
cli-admin-jobs = Aufträge in Quarantäne mit Grund auflisten; einen wiederholen oder verwerfen
cli-admin-backup = Alles in eine Datei schreiben; der Server darf laufen
cli-admin-restore = Eine Sicherung in eine Datenbank ohne Partien einlesen
cli-arena = Bots gegeneinander antreten lassen: luna arena BOT BOT …, luna arena report DATEI
cli-arena-match = Jeden Aufbau mit jeder Sitzordnung spielen und zeigen, wer vorn liegt
cli-arena-report = Zeigen, was eine Datei mit Ergebnissen enthält

## Arguments and options

cli-arg-game-file = Die Partie, die weitergeht, oder die Datei für eine neue
cli-arg-players = Plätze im Uhrzeigersinn; im Solospiel du, dann der Gegner (sonst: yellow,red)
cli-arg-mode = standard, preselected, solo1, solo2 oder solo3
cli-arg-edition = classic, revised oder brazilian
cli-arg-seed = Die Ziehungen einer früheren Partie wiederholen
cli-arg-other-seed = Andere Aufbauten ziehen
cli-arg-figures = Inseln von Mondpriesterin, Baumeister und Abtrünnigem
cli-arg-printed = Eine berichtigte Datei des Spielmaterials (printed.toml)
cli-arg-bots = Orden, die Bots spielen, mit Rechenzeit wie in red=luna@500ms: { $names }
cli-arg-lang = Sprache: { $languages }; sonst die des Systems
cli-arg-help = Diese Hilfe zeigen
cli-arg-record = Eine Aufzeichnung (.luna) oder - für die Standardeingabe
cli-arg-at = Nur die ersten N Aktionen
cli-arg-document = Die Stellung als JSON-Dokument
cli-arg-json = Als JSON-Dokument
cli-arg-action = In Notation, mit oder ohne Farbe
cli-arg-depth = Wie viele Aktionen oder Schritte nacheinander
cli-arg-rule = Eine Kennung wie A-PROM, oder overview, oder tips
cli-arg-markdown = Alle Regeln als Markdown-Seite
cli-arg-host = Die Adresse, auf der der Server lauscht
cli-arg-port = Der Port; 0 nimmt einen freien; sonst 8460 oder der nächste
cli-arg-data = Der Ordner der Partien (SQLite)
cli-arg-database = Eine Datenbank statt --data
cli-arg-origin = Die öffentliche Adresse hinter einem Proxy, etwa https://luna.example
cli-arg-proxies = Proxys, deren Angabe der Adresse vertraut wird
cli-arg-think = Prozesse, die für Bots rechnen; 0 überlässt Aufträge luna worker (PostgreSQL)
cli-arg-worker-think = Prozesse, die für Bots rechnen
cli-arg-worker-database = Die PostgreSQL-Datenbank der Server
cli-arg-only = Nur diese Warteschlangen: bots, hints, reviews, notices, ratings
cli-arg-own-bots = Eigene Bots, neben den Stufen angeboten
cli-arg-open = Die Seite in einem Browser öffnen
cli-arg-verbose = Jede Anfrage protokollieren, je eine Zeile JSON
cli-arg-bot = Ein Bot, mit Rechenzeit wie in luna@200ms: { $names }
cli-arg-budget = Wie lange gerechnet wird: 1000ms, oder 5000n für Knoten
cli-arg-most = Wie viele Aktionen gezeigt werden
cli-arg-puzzles = Eine Datei mit einer Aufgabe je Zeile
cli-arg-puzzle-number = Wie viele Aufgaben die Datei haben soll
cli-arg-puzzle-nodes = Knoten jeder Suche
cli-arg-entrants = Wie bei `luna arena`; sie wechseln die Plätze
cli-arg-games-out = Die Datei der Partien; was darin steht, wird nicht noch einmal gespielt
cli-arg-games = Partien, jede mit eigenem Aufbau
cli-arg-seats = Plätze am Tisch
cli-arg-bot-budget = Für Bots ohne eigene Angabe: 200ms oder 500n
cli-arg-policies = Speichern, was jede Baumsuche ergab, für `luna dataset`
cli-arg-workers = Prozesse, die spielen (sonst 1; 0: in diesem Prozess; mit --ray alle des Clusters)
cli-arg-ray = Auf dem Ray-Cluster unter HOST:PORT spielen oder auf einem, der dafür gestartet wird (local)
cli-arg-data-files = Partien von `luna selfplay` (.jsonl) oder Aufzeichnungen (.luna)
cli-arg-data-out = data.npz, data.parquet oder minari:NAME/DATASET-v0
cli-arg-data-players = Nur Partien mit N Spielern; sonst müssen alle gleich viele haben
cli-arg-run = Der Ordner des Laufs; gibt es ihn, geht er weiter
cli-arg-hours = Nach dieser Zeit anhalten; derselbe Befehl setzt fort
cli-arg-generations = Nach so vielen Generationen anhalten
cli-arg-run-games = Partien einer Generation zu zweit
cli-arg-nodes = Für jede Aktion, aus der gelernt wird
cli-arg-quick-nodes = Für alle anderen Aktionen
cli-arg-gate-setups = Aufbauten einer Prüfung, höchstens
cli-arg-gate-nodes = Für jede Aktion einer Prüfung
cli-arg-kinds = Arten von Partien: 2, 3, 4, solo
cli-arg-start = Gewichte für den Anfang statt der mitgelieferten
cli-arg-work = Was zu tun ist: rebuild
cli-arg-later = Die Arbeit dem Server oder einem Worker überlassen
cli-arg-retry = Diesen Auftrag noch einmal ausführen
cli-arg-drop = Diesen Auftrag verwerfen
cli-arg-close = Diese Meldung schließen
cli-arg-backup = Die Datei der Sicherung
cli-arg-contestants = Bots, jeder mit Rechenzeit wie in luna@200ms: { $names }; cmd:BEFEHL oder py:MODUL:KLASSE für eigene
cli-arg-setups = Aufbauten, jeder mit allen Sitzordnungen
cli-arg-results-out = Die Datei der Ergebnisse; Partien darin werden nicht noch einmal gespielt
cli-arg-records-out = Ein Ordner für die Aufzeichnung jeder Partie
cli-arg-sprt = Anhalten, sobald klar ist, ob der erste von zwei Bots den Anteil P0 oder P1 hat, etwa 0.5,0.55
cli-arg-results = Die Datei der Ergebnisse von `luna arena`
cli-arg-picture = Kreuztabelle und Wertungen zeichnen (.svg)

## Help

cli-usage = Aufruf:
cli-arguments = Argumente:
cli-options = Optionen:
cli-commands = Befehle:
cli-default = sonst: { $value }
cli-more-help = `{ $program } BEFEHL --help` zeigt die Optionen eines Befehls.

## Mistakes

cli-fault-command = Es gibt keinen Befehl { $word }; `{ $program } --help` zeigt alle.
cli-fault-command-near = Es gibt keinen Befehl { $word }; meintest du { $near }?
cli-fault-option = { $word } ist unbekannt; `{ $program } --help` zeigt die Optionen.
cli-fault-missing = { $word } fehlt; `{ $program } --help` zeigt, wie man es schreibt.
cli-fault-value = { $word } braucht einen Wert; `{ $program } --help` zeigt, welchen.
cli-fault-number = { $word }: „{ $value }“ ist keine ganze Zahl; schreibe Ziffern.
cli-fault-invalid = { $word }: „{ $value }“ passt hier nicht; `{ $program } --help` zeigt, was passt.
cli-fault-small = { $word }: { $value } ist zu klein; der kleinste Wert ist { $limit }.
cli-fault-large = { $word }: { $value } ist zu groß; der größte Wert ist { $limit }.
cli-fault-language = Luna spricht { $word } nicht; wähle eine von { $languages }.
cli-fault-no-file = Es gibt keine Datei { $file }: Prüfe Namen und Ordner.
cli-fault-no-folder = Den Ordner von { $file } gibt es nicht: Lege ihn zuerst an.
cli-fault-folder = { $file } ist ein Ordner: Nenne eine Datei darin.
cli-fault-denied = Auf { $file } hast du keinen Zugriff: Wähle eine andere Datei oder ändere die Rechte.
cli-fault-file = { $file } lässt sich nicht verwenden ({ $fault }): Wähle eine andere Datei.
cli-fault-over = { $file }: Die Partie ist beendet; wähle eine, die noch läuft.
cli-fault-empty = { $file }: Es wurde noch nichts gespielt; spiele zuerst eine Aktion.
cli-fault-at = { $file }: Es gibt noch keine Aktionen; lass --at weg.
cli-fault-rule = Es gibt keine Regel { $word }; `luna rules` zeigt alle.
cli-fault-near = Meintest du { $near }?
cli-fault-data = In { $folder } sind keine Partien; nenne ihren Ordner mit --data.
cli-fault-both = --data und --database schließen einander aus: Gib eines davon an.
cli-fault-think = --think 0 braucht --database und einen luna worker: Mit SQLite geht das nicht.
cli-fault-worker-database = luna worker braucht die Datenbank der Server: Gib --database an oder setze LUNA_DATABASE.
cli-fault-queue = --only kennt { $value } nicht: Wähle aus { $words }.

## Lists and reviews

cli-too-many = { $number } sind zu viele zum Auflisten ({ $what })
cli-progress = Aktion { $number } von { $all }
cli-loss = Verlust
cli-mean-loss = mittlerer Verlust
cli-points = Punkte
cli-worst = schlechteste
cli-mistakes = Fehler
cli-blunders = grobe Fehler
cli-turned = Die Partie kippte mit Aktion { $numbers }.
cli-never-turned = Der Favorit wechselte nie für lange.
cli-puzzles-word = Aufgaben

## Saving

cli-save-create = { $file }: Die Datei lässt sich nicht anlegen ({ $fault }).
cli-save-play = { $file }: In dieser Datei lässt sich nicht weiterspielen ({ $fault }).
cli-save-read = { $file }: Die Datei lässt sich nicht lesen ({ $fault }).
cli-save-write = { $file }: Die Partie lässt sich nicht speichern ({ $fault }).
cli-save-changed = { $file }: Ein anderes Programm hat die Datei geändert, also bleibt sie unberührt.
cli-save-home = Es gibt keinen Benutzerordner für Partien: Nenne eine Datei, wie in `luna play game.luna`.
cli-save-kind = { $file }: In diese Datei lassen sich keine Partien speichern: Wähle eine andere.
cli-save-elsewhere = { $file }: Die Partie läuft in einem anderen Fenster: Schließe sie dort zuerst.
cli-save-there = { $file }: Es gibt schon eine Datei dieses Namens: Wähle einen anderen.
