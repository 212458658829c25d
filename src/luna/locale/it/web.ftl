### L’interfaccia nel browser, in italiano. Nomi dei giocatori e link sono inseriti così come sono.

## Pagine e menu

web-tagline = Novizi, sette Isole Sacre e il Tempio della Luna
web-home = Tutte le partite
web-menu = Menu
web-language = Lingua
web-theme = Colori
web-theme-auto = Come il dispositivo
web-theme-dark = Notte
web-theme-light = Alba
web-show-tips = Mostra i consigli di gioco
web-group-game = Questa partita
web-group-links = Link e registrazioni
web-group-seat = Posti
web-group-settings = Impostazioni
web-sounds = Suoni
web-think-here = Rifletti su questo dispositivo
web-search = Cerca nelle regole
web-found-none = Nessun risultato.
web-text-view = Il tavolo a parole
web-rules = Regole
web-contents = Indice
web-loading = Un momento …
web-close = Chiudi
web-options = Scegli giocatori, preparazione, edizione …
web-your-name = Il tuo nome
web-guest = Ospite
web-you = tu
web-nobody = Nessuno

## Prima pagina

web-with-bots = Contro i bot
web-with-bots-hint = Comincia subito, con una preparazione pensata per la prima partita.
web-play-now = Gioca
web-solo = In solitario
web-solo-hint = Tu contro un ordine virtuale, su tre livelli.
web-level = Livello { $number }
web-with-friends = Con gli amici
web-with-friends-hint = Prepara un tavolo e manda un link. Dal vivo o un’azione al giorno.
web-lay-table = Prepara un tavolo
web-hot-seat = Su un solo dispositivo
web-hot-seat-hint = Passatevi il dispositivo o condividete lo schermo.
web-number-of-players = Giocatori
web-players-number = { $number ->
        [one] 1 giocatore
       *[other] { $number } giocatori
    }
web-figures = Le sagome cominciano
web-figures-random = su isole estratte a caso
web-figures-chosen = su isole a tua scelta
web-bot-level = Forza dei bot
web-strength-random = A caso
    .hint = Gioca qualsiasi cosa sia permessa.
web-strength-pilgrim = Pellegrino
    .hint = Una prima partita: dimentica che i novizi possono essere rimossi dal Tempio, dimentica l’Eretico e non vede un’azione su tre.
web-strength-postulant = Postulante
    .hint = Dimentica che i novizi possono essere rimossi, non pensa ai prossimi round e non vede un’azione su sette.
web-strength-deacon = Diacono
    .hint = Vede ciò che un’azione porta subito, mai come rispondono gli altri.
web-strength-prior = Priore
    .hint = Pensa alla risposta più ovvia, non oltre.
web-strength-abbot = Abate
    .hint = Pensa a una o due risposte; non vede le minacce più lente.
web-strength-bishop = Vescovo
    .hint = Guarda avanti di qualche azione; non vede i preparativi silenziosi.
web-strength-archbishop = Arcivescovo
    .hint = Guarda avanti lungo le linee migliori; non vede quelle sorprendenti.
web-strength-oracle = Oracolo
    .hint = Forte quanto due secondi permettono.
web-strength-builder = Costruttrice
    .hint = Vuole i santuari più di quanto valgano.
web-strength-templar = Templare
    .hint = Entra nel Tempio presto, con molti novizi.
web-strength-priestess = Sacerdotessa
    .hint = Segue la Sacerdotessa della Luna ovunque vada.
web-strength-saboteur = Sabotatore
    .hint = Chiude i round prima che gli altri abbiano finito, e rimuove i novizi.
web-pace = Tempo per pensare
web-pace-none = Tutto il tempo che volete
web-pace-blitz = Un minuto per azione
web-pace-day = Un giorno per azione
web-pace-week = Una settimana per azione
web-public = Chiunque può unirsi
web-your-games = Le tue partite
web-public-games = Tavoli aperti
web-no-games = Ancora nessuna partita.
web-status-open = in attesa di giocatori
web-status-playing = in corso
web-status-over = finita
web-status-abandoned = abbandonata
web-status-frozen = sola lettura
web-analysis = Analisi
web-upload = Apri una registrazione
web-line = Riga { $line }:

## Prima della partita

web-free-seat = Posto libero
web-sit-here = Siediti qui
web-join = Unisciti alla partita
web-invite = Link d’invito
web-invites = { $name } ti invita a una partita di Luna
web-cancel-table = Annulla il tavolo
web-seat-open = Libero per un amico
web-qr = Invito come codice QR
web-pace-seconds = { $time } per azione
web-your-color = Il tuo colore
web-any-color = Qualsiasi
web-color = Colore
web-name-of = Nome del giocatore { $number }
web-hide-game = Togli dall’elenco
web-all-games = Mostra tutte e { $number }
web-removed-games = Tolte dall’elenco: { $number }
web-bring-back = Rimettile nell’elenco
web-quick = Trova giocatori
web-watch = Guarda
web-stand-up = Alzati
web-left = restano { $time }
web-games-page = Tutte le tue partite
web-profile = Le tue statistiche
web-next-game = { $number ->
        [one] 1 partita ti aspetta
       *[other] { $number } partite ti aspettano
    }
web-start = Comincia
web-start-with-bots = { $number ->
        [one] Comincia, un bot prende il posto libero
       *[other] Comincia, i bot prendono i { $number } posti liberi
    }
web-wait-start = Hai un posto. La partita comincia quando chi ha preparato il tavolo la avvia.
web-bot = { $name } ({ $level })
web-virtual = Ordine virtuale
web-abandoned = Questa partita è stata abbandonata.
web-frozen = Questa partita segue regole che questa versione non ha.

## Il tavolo

web-table = Il tavolo
web-gate = Cancello
web-stage = Approdo
web-council = Consiglio
web-meditation = Meditazione
web-approved = autorizzate: il Custode paga { $number }
web-bribable = accessibili con Corruzione
web-round = Round { $round }
web-round-of = Round { $round } di 6
web-round-short = R{ $round }
web-actions-played = { $number ->
        [one] 1 azione
       *[other] { $number } azioni
    }
web-rounds = Tutti i round
web-guard-pays = Il Custode paga { $number }
web-tile = Tessera { $tile }
web-space = Spazio { $tile }
web-space-empty = La sua tessera non è ancora nel Tempio
web-temple-tile = Tessera { $tile } nel Tempio
web-serves = Qui serve un novizio di { $order }
web-nobody-serves = Qui non serve nessuno
web-has-book = Con un Tomo della Saggezza
web-claimed-by = Reclamata da { $order }
web-not-open-yet = Non ancora accessibile
web-legal = selezionabile
web-guard-stone = Tessera Custode { $number }
web-beside = Accanto all’{ $isle }
web-count-of = { $order } { $number }
web-tell-favors = { $number ->
        [0] Nessun favore rimasto
        [one] 1 favore rimasto
       *[other] { $number } favori rimasti
    }
web-tell-active = Attivi: { $list }
web-tell-nobody-active = Nessun novizio attivo
web-tell-resting = Inattivi: { $list }
web-tell-nobody-resting = Nessun novizio inattivo
web-tell-shrines = Santuari: { $list }
web-tell-figure = Qui si trova: { $figure }
web-tell-influence =
    { $number ->
        [one] { $number } punto Influenza
       *[other] { $number } punti Influenza
    }
web-tell-holds = possiede { $list }
web-nobody-there = Qui non aspetta nessuno
web-seat-of = Posto { $seat }, dall’alto: { $list }
web-no-tokens = Nessun segnalino Tempo in solitario
web-tokens-left = { $number ->
        [one] 1 segnalino Tempo rimasto
       *[other] { $number } segnalini Tempo rimasti
    }
web-path-from-stage = Il sentiero, dall’approdo

## Giocatori

web-players = Giocatori e round
web-to-act = di turno
web-away = Adesso non è al tavolo
web-away-minutes = { $number ->
        [one] Assente da 1 minuto
       *[other] Assente da { $number } minuti
    }
web-away-hours = { $number ->
        [one] Assente da 1 ora
       *[other] Assente da { $number } ore
    }
web-away-days = { $number ->
        [one] Assente da 1 giorno
       *[other] Assente da { $number } giorni
    }
web-bot-soon = Un bot potrà giocare per { $name } tra { $time }.
web-turn-name = { $name }, tocca a te
web-bot-holds = gioca un bot ({ $level })
web-no-favor = nessun favore
web-supply = Novizi nella riserva
web-shrines-left = Santuari rimasti
web-if-round-ended = Se il round finisse ora
web-if-game-ended = Se la partita finisse ora:
web-end-short = fine
web-nothing-scored = Nel Round Preliminare non si segnano punti.
web-source-start = Inizio
web-source-sanctification = Santificazione
web-source-displacement = Rimossi
web-source-book = Tomi
web-source-meditation = Ultimo segnalino
web-source-priestess = Sacerdotessa
web-source-apostate = Eretico
web-source-temple = Tempio
web-source-shrines = Santuari
web-source-favors = Favori
web-source-council = Consiglio

## Azioni

web-actions = Azioni
web-overview = Azioni e influenza in breve
web-sources = Da dove viene l’influenza
web-keys = Tasti
web-keys-list = Lettera: azione · Tab: azioni, poi luoghi possibili · Invio: conferma · Esc: un passo indietro · U: annulla · /: scrivi un’azione · [ e ]: rivedi · ?: questa pagina
web-cost = Richiede:
web-cost-favor = 2 novizi attivi (1 con un santuario)
web-cost-recruit = 2 novizi attivi
web-cost-build = 2 novizi attivi presso il Mastro Costruttore e
web-cost-herbs = { "" }
web-cost-journey = quanti novizi attivi vuoi
web-cost-tide = { "" }
web-cost-sail = { "" }
web-cost-promote = 2 novizi attivi sull’isola della tessera (1 con un santuario)
web-cost-sanctify = una tua tessera autorizzata sul sentiero
web-cost-infiltrate = un novizio sull’approdo e
web-cost-book = un tuo novizio nel Tempio e
web-cost-council = novizi attivi di un’isola, uno per posto
web-cost-expel = novizi attivi sull’isola dell’Eretico, uno per passo
web-cost-meditate = un segnalino Tempo
web-brings-sanctification = quanto paga il Custode, round per round: { $guard }
web-brings-displacement = 1 per ogni novizio rimosso
web-brings-book = { $edition ->
        [revised] nulla subito: i tuoi Tomi contano alla fine di ogni round
        [any] Classica: 1 per un’azione Tomo (2 per la prima di ogni round in due giocatori o in solitario); Riveduta: nulla subito
       *[classic] 1 per un’azione Tomo, 2 per la prima di ogni round in due giocatori o in solitario
    }
web-brings-meditation = 1 per l’ultimo segnalino Tempo
web-brings-priestess = a fine round, per il maggior numero di novizi attivi e santuari presso di lei: { $priestess }
web-brings-apostate = a fine round, −1 per ogni novizio presso di lui, e un altro −1
web-brings-temple = { $edition ->
        [revised] a fine round, 1 per ogni novizio nel Tempio, e 1 in più per ognuno con un Tomo
        [any] a fine round, 1 per ogni novizio nel Tempio; Riveduta: 1 in più per ognuno con un Tomo
       *[classic] a fine round, 1 per ogni novizio nel Tempio
    }
web-brings-shrines = a fine partita, 4 per ogni santuario
web-brings-favors = a fine partita, 1 per ogni favore
web-brings-council = a fine partita, secondo il posto: { $council }
web-group-isle = Isola
web-group-movement = Movimento
web-group-temple = Tempio
web-group-other = Altre
web-group-now = Ora
web-tab-isle = Isola
web-tab-movement = Movimento
web-tab-temple = Tempio
web-tab-other = Altre
web-action-favor = Favore
web-action-recruit = Recluta
web-action-build = Santuario
web-action-herbs = Erbe
web-action-journey = Viaggio
web-action-tide = Marea
web-action-sail = Barca
web-action-promote = Promuovi
web-action-sanctify = Santifica
web-action-infiltrate = Infiltrati
web-action-book = Tomo
web-action-council = Consiglio
web-action-expel = Espelli
web-action-meditate = Medita
web-action-tire = Rendi inattivi
web-action-place-shrine = Colloca un santuario
web-action-place-novices = Colloca novizi
web-why-not = (perché no?)
web-without-hints = Senza suggerimenti
web-hint = Suggerimento
web-ask-place-shrine = Tocca un’isola che brilla.
web-ask-place-novices = Tocca un’isola che brilla.
web-ask-tire = Tocca l’isola dove i novizi avversari diventano inattivi.
web-ask-favor = Tocca l’isola di cui vuoi il favore.
web-ask-recruit = Tocca l’isola dove recluti.
web-ask-build = Tocca l’isola del Mastro Costruttore.
web-ask-herbs = Tocca l’isola dove riattivi i novizi.
web-ask-sail = Tocca l’isola da cui parte la barca.
web-ask-sail-then = Tocca l’isola dove va la barca.
web-ask-promote = Tocca la tessera che reclami.
web-ask-sanctify = Tocca la tua tessera sul sentiero.
web-ask-infiltrate = Tocca la tessera su cui ti infiltri.
web-ask-book = Tocca il Tomo che prendi.
web-ask-book-then = Tocca il tuo novizio che lo riceve.
web-ask-council = Tocca l’isola da cui vengono i tuoi novizi.
web-ask-expel = Tocca l’isola dell’Eretico.
web-ask-origin = Tocca dei novizi per prenderli.
web-ask-target = Tocca l’isola dove vanno; toccali ancora per prenderne uno in più.
web-in-hand = { $number ->
        [one] Un novizio preso: { $place }
       *[other] { $number } novizi presi: { $place }
    }
web-fewer = Uno in meno
web-more = Uno in più
web-novices = { $number ->
        [one] 1 novizio
       *[other] { $number } novizi
    }
web-favor-alone = Solo il favore Novizio
web-with-novice = Con il favore Novizio
web-without-novice = Senza il favore Novizio
web-with-bribery = Con Corruzione
web-without-bribery = Senza Corruzione
web-extra-count = Quanti novizi
web-extra-novice = Favore Novizio
web-extra-bribery = Corruzione
web-plan = Il tuo piano
web-no-event = Non succede altro.
web-round-end-becomes = Se il round finisse allora:
web-spoken-shift = { $order } { $after } invece di { $before }
web-round-end-same = La fine del round resterebbe uguale.
web-undo = Annulla
web-confirm = Conferma
web-not-here = Qui no:
web-command-line = Scrivi un’azione
web-type-action = scrivi un’azione
web-completions = Completamenti

## Di chi è il turno

web-your-turn = Tocca a te
web-turn-of = Tocca a { $order }
web-choose-hint = Scegli un’azione qui sotto o tocca ciò che brilla.
web-confirm-hint = Invio conferma, Esc annulla.
web-ends-round = Questo chiude il round:
web-ends-game = Questo chiude la partita:
web-skip-hint = Un clic o un tasto salta avanti.
web-wait-hint = Intanto puoi preparare la tua prossima azione.
web-watching = Stai guardando la partita.
web-watching-late = Stai guardando con { $minutes } minuti di ritardo: è una partita classificata.
web-watchers = { $number ->
        [one] 1 guarda
       *[other] { $number } guardano
    }
web-keep-hint = Invio conserva il piano: il server lo gioca al tuo turno.
web-keep-plan = Conserva
web-plan-ahead = in anticipo
web-kept = Verrà giocato al tuo turno, se ancora possibile: { $plan }
web-plan-over = Il tuo piano è finito: è successo altro.
web-drop-plan = Scarta il piano
web-time-left = Tempo rimasto:
web-time-short = Il tuo tempo sta per scadere.
web-hours = { $hours } h { $minutes } min
web-hours-only = { $hours } h
web-days = { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
web-hint-place-shrine = Il tuo primo santuario: tocca un’isola che brilla.
web-hint-place-novices = Due novizi: tocca un’isola che brilla.
web-hint-tire = Dove diventano inattivi i novizi avversari? Tocca un’isola che brilla.
web-looking-back = Dopo l’azione { $number }
web-looking-back-hint = Stai guardando una posizione precedente.
web-back-to-now = Torna al presente
web-wins = Vince { $name }
web-solo-won = Vinci di { $number }
web-solo-lost = Nessuna vittoria: { $number }
web-rematch = Gioca ancora
web-rematch-offer = { $name } propone una rivincita. Si comincia quando tutti hanno accettato.
web-rematch-waiting = { $number ->
        [one] La rivincita comincia quando { $names } accetta.
       *[other] La rivincita comincia quando { $names } accettano.
    }
web-rematch-go = Alla nuova partita
web-course = Influenza azione per azione
web-review = Rivedi la partita
web-place = { $place }º

## Registro, chat, sguardo indietro

web-log = Registro
web-chat = Chat
web-chat-watching = Stai guardando: qui scrivono i giocatori.
web-chat-empty = Ancora nessun messaggio.
web-chat-say = Scrivi qualcosa
web-chat-said = { $name } dice: { $text }
web-chat-unread = { $number ->
        [one] 1 messaggio nuovo
       *[other] { $number } messaggi nuovi
    }
web-send = Invia
web-look-at = Posizione dopo l’azione { $number }
web-scrubber = Punto della partita
web-step-back = Un’azione indietro
web-step-on = Un’azione avanti
web-action-number = Azione { $number } di { $all }
web-log-start = La partita comincia.
web-log-undo = Annullato: { $name } torna alla posizione dopo l’azione { $text }.
web-log-ask-undo = { $name } chiede di annullare un’azione.
web-log-ask-abandon = { $name } chiede di terminare la partita.
web-log-ask-replace = { $name } chiede di far giocare un bot per { $other }.
web-log-ask-rematch = { $name } propone una rivincita.
web-log-agree = { $name } accetta.
web-log-decline = { $name } rifiuta.
web-log-join = { $name } si siede.
web-log-leave = Un giocatore lascia il tavolo.
web-log-moved = { $name } ora gioca in un altro browser.
web-log-bot = Un bot gioca per { $name }.
web-log-back = { $name } è di nuovo qui.
web-log-swap = { $name } passa a { $order }.
web-log-late = Tempo scaduto per { $name }.
web-log-abandon = La partita è abbandonata.
web-log-hint = { $name } guarda un suggerimento.
web-log-rematch = È pronta una nuova partita.

## Questa partita

web-take-back = Annulla la mia azione
web-back-here = Torna a questa posizione
web-share = Condividi questa posizione
web-download = Scarica la registrazione
web-analyse = Analizza da qui
web-play-on = Continua da qui
web-shared-position = Posizione condivisa, dopo l’azione { $number }
web-watch-link = Link per gli spettatori
web-seat-link = Sposta il mio posto su un altro dispositivo
web-copied = Copiato: { $link }
web-bot-for-me = Fai giocare un bot per me
web-bot-for-absent = Fai giocare un bot per { $name }
web-propose-bot = Proponi un bot per { $name }
web-take-seat-back = Riprendi il mio posto
web-seat-lost = Un bot ({ $level }) gioca per te.
web-seat-lost-late = Il tuo tempo è scaduto: un bot ({ $level }) gioca per te.
web-seat-lost-rated = Il tuo tempo è scaduto: hai perso questa partita classificata e un bot ({ $level }) continua.
web-paused = La partita aspetta che torni un giocatore.
web-abandon = Abbandona la partita
web-abandon-sure = Vuoi davvero abbandonare? La partita finisce senza vincitore.
web-abandon-yes = Abbandona
web-abandon-no = Continua
web-given-up = La partita è stata abbandonata
web-asks-undo = { $number ->
        [one] { $name } vorrebbe annullare l’ultima azione.
       *[other] { $name } vorrebbe annullare le ultime { $number } azioni.
    }
web-asks-abandon = { $name } vorrebbe chiudere la partita.
web-asks-replace = { $name } vorrebbe che un bot giocasse per { $other }, che è assente.
web-agree = Accetta
web-decline = Rifiuta
web-withdraw = Ritira
web-passkey-keep = Conserva il mio account con una passkey
web-passkey-sign-in = Accedi con una passkey
web-passkey-kept = Il tuo account è conservato. Accedi con la passkey su qualsiasi dispositivo.
web-passkey-cancelled = Nulla è cambiato. Riprova quando vuoi.
web-sign-out = Dimenticami su questo dispositivo
web-sign-out-lose = { $number ->
        [0] Non hai una passkey: nessuno potrà tornare a questo account e i suoi risultati andranno persi.
        [one] Non hai una passkey: la tua partita in corso e tutti i tuoi risultati andranno persi.
       *[other] Non hai una passkey: le tue { $number } partite in corso e tutti i tuoi risultati andranno persi.
    }
web-sign-out-anyway = Disconnetti comunque
web-sign-out-stay = Rimani
web-delete-no = Conserva
web-delete-yes = Elimina per sempre
web-delete-sure = Lasci tutti i tavoli, e nome, passkey, indirizzo e accessi vengono eliminati per sempre. Ciò che è stato detto e giocato resta nel registro delle partite.
web-delete-account = Elimina il mio account
web-sign-out-others = Disconnetti ovunque tranne qui
web-sign-out-there = Disconnetti
web-last-used = usato l’ultima volta { $time }
web-this-browser = questo
web-browsers = Browser collegati
web-account-stranger = In questo browser nessuno ha effettuato l’accesso. Chi gioca riceve automaticamente un account, con nient’altro che un nome.
web-account = Il tuo account

## Imparare

web-learn = Impara
web-learn-first = Non conosci Luna? Imparalo al tavolo, passo dopo passo.
web-advice = Consigli di gioco
web-chapters = Tutti i capitoli
web-rule-link = Regola { $rule }
web-understood = Capito
web-no-tips = Basta consigli

## Quando qualcosa va storto

web-reconnecting = La connessione è persa. Riconnessione in corso; nulla di confermato va perduto.
web-error-other = Non ha funzionato ({ $reason }). Riprova.
problem-offline = Il server non è raggiungibile. La pagina riprova da sola.
problem-server-fault = Qualcosa è andato storto sul server. Riprova tra poco.
problem-unknown = Non ha funzionato. Ricarica la pagina e riprova.
problem-name-yourself = Prima inserisci un nome.
problem-name-missing = Prima inserisci un nome.
problem-not-your-seat = Questo posto non è tuo: guarda, o prendine uno libero.
problem-not-your-table = Può farlo solo chi ha preparato il tavolo.
problem-invitation-not-valid = Questo invito non vale più: chiedi un nuovo link.
problem-link-not-valid = Questo link non vale più: chiedine uno nuovo.
problem-link-used = Questo link è già stato usato: creane uno nuovo dove si trova ora il posto.
problem-player-not-absent = Il giocatore non è assente: aspetta due minuti prima che subentri un bot.
problem-cross-origin = La richiesta veniva da un’altra pagina: riapri Luna.
problem-no-such-table = Questo tavolo non esiste: cercalo tra le tue partite.
problem-no-such-seat = Questo posto non esiste a questo tavolo.
problem-no-such-page = Questa pagina non esiste.
problem-no-such-language = Luna non parla questa lingua.
problem-no-such-share = Questa posizione condivisa non esiste: richiedi il link.
problem-no-such-lesson = Questo capitolo non esiste: cercalo nell’elenco.
problem-no-such-session = Questo browser è già stato disconnesso.
problem-no-such-position = Questa posizione non esiste.
problem-stale = Qualcuno è stato più veloce: guarda la nuova posizione e scegli di nuovo.
problem-from-the-future = Questa pagina è più avanti del server: ricaricala.
problem-client-id-used = È già stato inviato: guarda il registro.
problem-not-started = La partita non è ancora cominciata.
problem-already-started = La partita è già cominciata: puoi guardarla.
problem-seats-open = Ci sono ancora posti liberi: aspetta i giocatori o usa i bot.
problem-no-seat-free = Tutti i posti sono occupati: puoi guardare.
problem-not-over = La partita non è ancora finita.
problem-seen-later = Questa posizione è di una partita classificata in corso: gli altri la vedono qualche minuto dopo.
problem-rematch-made = La prossima partita è già pronta: questa resta com’è.
problem-already-over = La partita è già finita.
problem-table-abandoned = Questa partita è stata abbandonata: prepara un nuovo tavolo.
problem-bot-holds-seat = Un bot gioca per te: riprendi prima il tuo posto.
problem-no-bot-here = Qui non può giocare un bot.
problem-nothing-to-undo = Non c’è nulla da annullare.
problem-nothing-asked = Questa richiesta non è più aperta.
problem-already-agreed = Hai già accettato: aspetta gli altri.
problem-chat-full = La chat di questa partita è piena.
problem-game-set-aside = Questa partita non può essere mostrata: il suo registro si interrompe ({ $fault }). La registrazione si può ancora scaricare e il gestore ne è informato.
problem-log-full = A questo tavolo è successo così tanto che non si può aggiungere altro: preparane uno nuovo.
problem-other-rules-version = Questa partita segue altre regole: si può solo guardare.
problem-too-long = È troppo lungo: accorcialo.
problem-json-wanted = Il server non ha capito: ricarica la pagina.
problem-bad-body = Il server non ha capito: ricarica la pagina.
problem-bad-message = Il server non ha capito: ricarica la pagina.
problem-unknown-level = Questo bot non esiste: scegli un altro livello.
problem-unknown-language = Luna non parla questa lingua.
problem-seats-do-not-fit = I posti non vanno con questa preparazione: scegli un altro numero di giocatori.
problem-nothing-said = Prima scrivi qualcosa.
problem-too-many = Troppo in fretta: aspetta un momento e riprova.
problem-too-many-tables = Hai molte partite aperte: prima finiscine una.
problem-too-many-watchers = Sono così in tanti a guardare questo tavolo che non c’è più posto: riprova più tardi.
problem-too-many-sockets = Sono aperte troppe pagine di questo tavolo: chiudine qualcuna.
problem-too-slow = È arrivato troppo lentamente: riprova.
problem-bad-request = Il server non ha capito: ricarica la pagina.
problem-no-such-method = Il server non ha capito: ricarica la pagina.
problem-server-stops = Il server si sta riavviando: la pagina torna da sola.
problem-not-stored = Il server non può salvare adesso: riprova tra poco.
problem-no-database = Il server non può salvare adesso: riprova tra poco.
problem-no-hints = A questo tavolo non ci sono suggerimenti.
problem-blocked = Tu e qualcuno a questo tavolo non giocate insieme: scegli un altro tavolo.
problem-nobody-there = Lì non siede nessun altro.
problem-no-such-duplicate = Questa preparazione non esiste: richiedi il link.
problem-too-many-duplicates = Hai già creato molte preparazioni.
problem-plan-too-large = Il piano è troppo grande o non ha azioni.
problem-plan-overtaken = Nel frattempo è cambiato qualcosa: pianifica di nuovo.
problem-rated-game = Non è possibile in una partita classificata.
problem-rated-seat = I posti di una partita classificata restano a chi l’ha cominciata.
problem-rated-second-seat = In una partita classificata nessuno occupa due posti.
problem-rated-guest = Stai giocando una partita classificata come ospite: finiscila, o conserva questo account con una passkey, prima di accedere a un altro.
problem-rated-terms = Una partita così non può essere classificata: servono giocatori diversi, una preparazione estratta dal server e nessun suggerimento.
problem-rated-pace = Una partita classificata richiede un tempo per ogni azione: scegline uno.
problem-rated-level = La forza di questo bot non è misurata e non può giocare in una partita classificata: scegline un altro.
problem-no-such-rating = A questo tavolo non c’è classifica.
problem-needs-server = Per questo serve un server, e tu giochi su questo dispositivo.
problem-no-such-thought = Questa analisi è finita: chiedi di nuovo.
problem-no-such-review = Questa analisi non esiste: richiedi il link.
problem-no-such-puzzle = Questo problema non esiste.
problem-no-such-challenge = Questa sfida è finita o non esiste: guarda quelle di oggi.
problem-not-your-study = Solo chi ha creato questo studio può cambiarlo: salva una copia.
problem-not-your-review = Solo chi ha chiesto questa analisi può fermarla.
problem-no-such-study = Questo studio non esiste: richiedi il link.
problem-too-many-studies = Hai molti studi: eliminane prima uno.
problem-record-not-over = Questa partita non è finita: aprila per l’analisi.
problem-passkey-not-valid = La passkey non è stata accettata: riprova o usane un’altra.
problem-challenge-over = È passato troppo tempo: riprova.
problem-too-many-passkeys = Questo account ha già molte passkey: usane una.
problem-passkey-known = Questa passkey è già registrata: accedi con quella.
problem-no-bots = Qui non è disponibile nessun bot.
problem-not-for-you = Questo non è destinato a te.
problem-notifications-off = Questo server non manda notifiche.
problem-address-not-valid = Questo indirizzo non funziona: controllalo.
web-rated = Classificata
web-rated-hint = Classificata: niente suggerimenti, e chi lascia o esaurisce il tempo arriva ultimo. Chi si siede è d’accordo; conta quando tutti hanno agito una volta.
web-ratings = Classifica
web-mute = Silenzia { $name }
web-unmute = Riascolta { $name }
web-block = Blocca { $name }
web-report = Segnala { $name }
web-report-text = Che cosa deve sapere il gestore?
web-reported = Il gestore è stato avvisato.
web-duplicate = Duplicato
web-compare = Confronta con altri tavoli
web-make-duplicate = Fai giocare ad altri questa preparazione
