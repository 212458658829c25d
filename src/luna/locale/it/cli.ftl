### La riga di comando in italiano: aiuto ed errori dei comandi.

## Commands

cli-luna = Luna: il gioco da tavolo delle Isole Sacre
cli-play = Gioca nel terminale; ogni azione viene salvata subito
cli-new = Stampa il file di una nuova partita
cli-replay = Mostra la posizione a cui porta una partita registrata
cli-legal = Elenca le azioni permesse in notazione canonica
cli-check = Stampa un’azione in notazione canonica, o la regola che la vieta
cli-perft = Conta le sequenze di azioni e di passi per ogni profondità
cli-rules = Mostra una regola, tutte le regole, il riepilogo o i consigli di gioco
cli-serve = Offre il gioco ai browser e conserva tutte le partite
cli-worker = Esegue i lavori dei server che condividono un database PostgreSQL
cli-bot = Gioca su standard input e output, una riga JSON per volta
cli-hint = Mostra le azioni migliori, che cosa aspettarsi e come può continuare il round
cli-analyse = Confronta ogni azione di una partita con la migliore
cli-puzzles = Trova e verifica problemi
cli-puzzles-mine = Gioca partite e aggiunge a un file le posizioni con un’azione nettamente migliore
cli-puzzles-check = Verifica se ogni soluzione regge con più tempo di calcolo
cli-selfplay = Fai giocare partite ai bot e conservale per l’apprendimento
cli-dataset = Trasforma partite in esempi per l’apprendimento
cli-train = Apprendi la valutazione dei bot dalle loro partite
cli-admin = Verifica, ricostruisci, salva e ripristina le partite di un server
cli-admin-verify = Rigioca ogni partita conservata e confronta i risultati
cli-admin-aside = Elenca le partite messe da parte perché il registro è danneggiato
cli-admin-rebuild = Ricostruisci tutte le cache dai registri
cli-admin-ratings = Ricalcola tutti i rating dai registri
cli-admin-reports = Elenca le segnalazioni dei giocatori, o ne chiude una
cli-admin-jobs = Elenca i lavori in quarantena e il motivo; ne ripete o ne scarta uno
cli-admin-backup = Scrive tutto in un file; il server può essere attivo
cli-admin-restore = Legge un backup in un database senza partite
cli-arena = Sfide fra bot: luna arena BOT BOT …, luna arena report FILE
cli-arena-match = Gioca ogni preparazione con ogni disposizione dei posti e mostra chi è avanti
cli-arena-report = Mostra che cosa contiene un file di risultati

## Arguments and options

cli-arg-game-file = La partita da riprendere, o il file per una nuova
cli-arg-players = Posti in senso orario; in solitario tu, poi l’avversario (altrimenti: yellow,red)
cli-arg-mode = standard, preselected, solo1, solo2 o solo3
cli-arg-edition = classic, revised o brazilian
cli-arg-seed = Ripeti le estrazioni di una partita precedente
cli-arg-other-seed = Estrai preparazioni diverse
cli-arg-figures = Isole di Sacerdotessa della Luna, Mastro Costruttore ed Eretico
cli-arg-printed = Un file corretto dei componenti (printed.toml)
cli-arg-bots = Ordini giocati da bot, con un limite come in red=luna@500ms: { $names }
cli-arg-lang = Lingua: { $languages }; altrimenti quella del sistema
cli-arg-help = Mostra questo aiuto
cli-arg-record = Una partita (.luna), o - per lo standard input
cli-arg-at = Solo le prime N azioni
cli-arg-document = La posizione come documento JSON
cli-arg-json = Come documento JSON
cli-arg-action = In notazione, con o senza il colore
cli-arg-depth = Quante azioni, o passi, di seguito
cli-arg-rule = Un codice come A-PROM, oppure overview o tips
cli-arg-markdown = Tutte le regole come pagina Markdown
cli-arg-host = L’indirizzo su cui ascoltare
cli-arg-port = La porta; 0 ne prende una libera; altrimenti 8460 o la successiva
cli-arg-data = La cartella delle partite (SQLite)
cli-arg-database = Un database al posto di --data
cli-arg-origin = L’indirizzo pubblico dietro un proxy, come https://luna.example
cli-arg-proxies = Proxy di cui fidarsi per l’indirizzo del client
cli-arg-think = Processi che calcolano per i bot; 0 lascia i lavori a luna worker (PostgreSQL)
cli-arg-worker-think = Processi che calcolano per i bot
cli-arg-worker-database = Il database PostgreSQL dei server
cli-arg-only = Esegui solo queste code: bots, hints, reviews, notices, ratings
cli-arg-own-bots = Bot tuoi, offerti accanto ai livelli
cli-arg-open = Apri la pagina in un browser
cli-arg-verbose = Registra ogni richiesta, una riga JSON ciascuna
cli-arg-bot = Un bot, con un limite come in luna@200ms: { $names }
cli-arg-budget = Quanto pensare: 1000ms, o 5000n per i nodi
cli-arg-most = Azioni da mostrare
cli-arg-puzzles = Un file con un problema per riga
cli-arg-puzzle-number = Quanti problemi deve avere il file
cli-arg-puzzle-nodes = Nodi di ogni ricerca
cli-arg-entrants = Come in `luna arena`; si alternano sui posti
cli-arg-games-out = Il file delle partite; quelle presenti non si rigiocano
cli-arg-games = Partite, ognuna con una propria preparazione
cli-arg-seats = Posti al tavolo
cli-arg-bot-budget = Per i bot senza un limite proprio: 200ms o 500n
cli-arg-policies = Conserva che cosa ha trovato ogni ricerca, per `luna dataset`
cli-arg-workers = Processi che giocano (altrimenti 1; 0: in questo processo; con --ray tutti quelli del cluster)
cli-arg-ray = Gioca sul cluster Ray a HOST:PORT, o su uno avviato per l’occasione (local)
cli-arg-data-files = Partite di `luna selfplay` (.jsonl), o registrate (.luna)
cli-arg-data-out = data.npz, data.parquet, o minari:NAME/DATASET-v0
cli-arg-data-players = Solo partite con N giocatori; altrimenti tutte devono averne lo stesso numero
cli-arg-run = La cartella della sessione; se esiste, viene ripresa
cli-arg-hours = Fermati dopo questo tempo; lo stesso comando riprende
cli-arg-generations = Fermati dopo queste generazioni
cli-arg-run-games = Partite di una generazione in due giocatori
cli-arg-nodes = Per ogni azione da cui si apprende
cli-arg-quick-nodes = Per tutte le altre azioni
cli-arg-gate-setups = Preparazioni di una verifica, al massimo
cli-arg-gate-nodes = Per ogni azione di una verifica
cli-arg-kinds = Tipi di partite: 2, 3, 4, solo
cli-arg-start = Pesi da cui partire, al posto di quelli inclusi
cli-arg-work = Che cosa fare: rebuild
cli-arg-later = Lascia il lavoro al server o a un worker
cli-arg-retry = Esegui di nuovo questo lavoro
cli-arg-drop = Scarta questo lavoro
cli-arg-close = Chiudi questa segnalazione
cli-arg-backup = Il file del backup
cli-arg-contestants = Bot, ognuno con un limite come in luna@200ms: { $names }; cmd:COMANDO o py:MODULO:CLASSE per i tuoi
cli-arg-setups = Preparazioni, ognuna con tutte le disposizioni
cli-arg-results-out = Il file dei risultati; le partite presenti non si rigiocano
cli-arg-records-out = Una cartella per il file di ogni partita
cli-arg-sprt = Fermati appena è chiaro se il primo di due bot ha la quota P0 o P1, come 0.5,0.55
cli-arg-results = Il file dei risultati di `luna arena`
cli-arg-picture = Disegna tabella incrociata e rating (.svg)

## Help

cli-usage = Uso:
cli-arguments = Argomenti:
cli-options = Opzioni:
cli-commands = Comandi:
cli-default = altrimenti: { $value }
cli-more-help = `{ $program } COMANDO --help` mostra le opzioni di un comando.

## Mistakes

cli-fault-command = Non esiste il comando { $word }; `{ $program } --help` li elenca.
cli-fault-command-near = Non esiste il comando { $word }; intendevi { $near }?
cli-fault-option = { $word } non è riconosciuto; `{ $program } --help` elenca le opzioni.
cli-fault-missing = Manca { $word }; `{ $program } --help` mostra come si scrive.
cli-fault-value = { $word } richiede un valore; `{ $program } --help` mostra quale.
cli-fault-number = { $word }: “{ $value }” non è un numero intero; scrivi cifre.
cli-fault-invalid = { $word }: “{ $value }” qui non va bene; `{ $program } --help` mostra che cosa va.
cli-fault-small = { $word }: { $value } è troppo piccolo; il valore minimo è { $limit }.
cli-fault-large = { $word }: { $value } è troppo grande; il valore massimo è { $limit }.
cli-fault-language = Luna non parla { $word }; scegli fra { $languages }.
cli-fault-no-file = Non esiste il file { $file }: controlla nome e cartella.
cli-fault-no-folder = La cartella di { $file } non esiste: creala prima.
cli-fault-folder = { $file } è una cartella: indica un file al suo interno.
cli-fault-denied = Non hai accesso a { $file }: scegli un altro file o cambiane i permessi.
cli-fault-file = Non si può usare { $file } ({ $fault }): scegli un altro file.
cli-fault-over = { $file }: la partita è finita; scegline una ancora in corso.
cli-fault-empty = { $file }: non è stato ancora giocato nulla; gioca prima un’azione.
cli-fault-at = { $file }: non ci sono ancora azioni; togli --at.
cli-fault-rule = Non esiste la regola { $word }; `luna rules` le elenca.
cli-fault-near = Intendevi { $near }?
cli-fault-data = Non ci sono partite in { $folder }; indica la loro cartella con --data.
cli-fault-both = --data e --database si escludono: indicane uno.
cli-fault-think = --think 0 richiede --database e un luna worker: con SQLite non è possibile.
cli-fault-worker-database = luna worker richiede il database dei server: indica --database o imposta LUNA_DATABASE.
cli-fault-queue = --only non conosce { $value }: scegli fra { $words }.

## Lists and reviews

cli-too-many = { $number } sono troppi da elencare ({ $what })
cli-progress = Azione { $number } di { $all }
cli-loss = perdita
cli-mean-loss = perdita media
cli-points = punti
cli-worst = peggiore
cli-mistakes = errori
cli-blunders = errori gravi
cli-turned = La partita è cambiata con l’azione { $numbers }.
cli-never-turned = Il favorito non è mai cambiato a lungo.
cli-puzzles-word = problemi

## Saving

cli-save-create = { $file }: il file non si può creare ({ $fault }).
cli-save-play = { $file }: non si può continuare in questo file ({ $fault }).
cli-save-read = { $file }: il file non si può leggere ({ $fault }).
cli-save-write = { $file }: la partita non si può salvare ({ $fault }).
cli-save-changed = { $file }: il file è stato modificato da un altro programma, quindi resta com’è.
cli-save-home = Non c’è una cartella utente per le partite: indica un file, come in `luna play game.luna`.
cli-save-kind = { $file }: in questo file non si possono salvare partite: scegline un altro.
cli-save-elsewhere = { $file }: la partita è aperta in un’altra finestra: chiudila prima lì.
cli-save-there = { $file }: esiste già un file con questo nome: scegline un altro.
