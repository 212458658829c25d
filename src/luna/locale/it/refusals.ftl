### Perché qualcosa viene rifiutato, in italiano: che cosa non va e che cosa fare invece.
### Isole, favori e colori arrivano tradotti; usage, word, text e field sono notazione, uguale in tutte le lingue.

## Turni e fasi

refusal-game-over = La partita è conclusa e non si può più giocare: cominciane una nuova.
refusal-not-playing = { $colour } non partecipa a questa partita: scegli uno dei colori in gioco.
refusal-not-your-turn = { $colour } deve aspettare: tocca a { $turn }.
refusal-place-shrine-now = Prima viene il Round Preliminare: colloca il tuo santuario su un’isola.
refusal-place-novices-now = Il Round Preliminare non è ancora finito: colloca una coppia di novizi su un’isola.
refusal-tire-now = Il round non è ancora cominciato: scegli prima l’isola su cui i novizi avversari diventano inattivi.
refusal-action-phase-now = Questa è la Fase Azioni, non è il momento di collocare pezzi o rendere inattivi i novizi avversari: scegli un’azione.

## Round Preliminare e inizio di un round in solitario

refusal-no-shrine-on-herbs = In due giocatori o in solitario il primo santuario non può andare sull’Isola delle Erbe: scegli un’altra isola.
refusal-isle-has-shrine = Sull’{ $isle } c’è già un santuario: colloca il tuo su un’isola che non ne ha.
refusal-isle-has-own-pieces = Hai già dei pezzi sull’{ $isle }: colloca questa coppia su un’isola dove non ne hai.
refusal-nobody-to-tire = L’avversario non ha novizi attivi sull’{ $isle }: scegli un’isola dove ne ha almeno uno.

## Novizi

refusal-too-few-active = { $need ->
        [one] Ti serve { $need } novizio attivo
       *[other] Ti servono { $need } novizi attivi
    } sull’{ $isle }, ma lì { $have ->
        [0] non ne hai: riattivane qualcuno o portane altri.
       *[other] ne hai solo { $have }: riattivane di più o portane altri.
    }
refusal-too-few-inactive = { $need ->
        [one] Ti serve { $need } novizio inattivo
       *[other] Ti servono { $need } novizi inattivi
    } accanto all’{ $isle }, ma lì { $have ->
        [0] non ne hai: scegli un’altra isola.
       *[other] ne hai solo { $have }: scegline di meno.
    }
refusal-too-few-on-stage = { $need ->
        [one] Ti serve { $need } novizio
       *[other] Ti servono { $need } novizi
    } sull’approdo, ma lì { $have ->
        [0] non ne hai: scegli un’altra azione.
       *[other] ne hai solo { $have }: scegline di meno.
    }
refusal-one-or-two = Questa azione richiede uno o due novizi, non { $number }: scegli 1 o 2.
refusal-nobody-moves = Non si sposterebbe nessuno: manda almeno un novizio su un’altra isola.
refusal-nobody-goes = Non parteciperebbe nessun novizio: usane almeno uno, o il favore Novizio da solo.
refusal-only-active-travel = Solo i novizi attivi sulle isole possono fare un Viaggio: scegli fra questi, o sposta gli altri con la Marea.
refusal-same-isle = Questi novizi sono già presso l’{ $isle }: mandali su un’isola diversa.
refusal-supply-empty = La tua riserva è vuota e non c’è nessuno da reclutare: scegli un’altra azione.
refusal-isle-blocked = L’Eretico blocca l’{ $isle }: agisci su un’altra isola finché non si è spostato.

## Favori e santuari

refusal-favor-missing = Qui serve il favore { $favor }, che non hai: ottienilo prima con il Favore del Sacerdote.
refusal-favor-already-held = Hai già il favore { $favor } e non puoi averne due uguali: usa prima il tuo, o prendine uno diverso.
refusal-novice-favor-for-itself = Il favore Novizio non può aiutarti a ottenere sé stesso: qui usa solo novizi veri.
refusal-shrine-replaces-second = Il tuo santuario sull’{ $isle } sostituisce già il secondo novizio: rinuncia al favore Novizio.
refusal-own-shrine-there = Hai già un santuario sull’{ $isle }, dove ora si trova il Mastro Costruttore: costruisci quando si sarà spostato.
refusal-no-shrine-left = Hai costruito tutti i tuoi santuari e non te ne restano: scegli un’altra azione.
refusal-not-on-herbs = Le Erbe non hanno effetto sull’Isola delle Erbe: riattiva novizi di un’altra isola.

## Tessere, Tempio e Tomi

refusal-tile-not-in-game = La tessera { $tile } non fa parte di questa partita: scegline una che si trova sul sentiero.
refusal-tile-in-temple = La tessera { $tile } è già nel Tempio: scegline una ancora sul sentiero.
refusal-tile-claimed = La tessera { $tile } è già reclamata: scegline una senza novizio.
refusal-tile-not-yours = Non hai novizi sulla tessera { $tile }: santifica una tessera che hai reclamato tu.
refusal-tile-not-approved = La tessera { $tile } non è ancora autorizzata: scegline una fra il Custode e l’approdo, o usa la Corruzione se è appena oltre il Custode.
refusal-tile-too-far = La tessera { $tile } sta oltre la tessera Custode successiva, troppo lontana anche per la Corruzione: scegline una più vicina al Custode.
refusal-bribe-needless = La tessera { $tile } è autorizzata e non serve corrompere il Custode: rinuncia alla Corruzione.
refusal-last-round-no-bribe = Nell’ultimo round ogni tessera sul sentiero è autorizzata: rinuncia alla Corruzione.
refusal-tile-not-vacant = La tessera { $tile } non è una tessera libera nel Tempio: scegline una del Tempio senza novizio.
refusal-not-in-edition = L’Infiltrazione esiste solo nell’edizione riveduta: riprendi i novizi dall’approdo con la Barca a Vela o la Marea.
refusal-no-book-there = Sulla tessera { $tile } non c’è un Tomo: scegli una tessera del Tempio che ne ha uno.
refusal-novice-lies = Il novizio sulla tessera { $tile } sta steso sul suo Tomo fino alla fine del round: prendi il Tomo di un novizio in piedi.
refusal-no-own-novice-there = Non hai novizi sulla tessera { $tile } nel Tempio: dai il Tomo a uno dei tuoi che si trova lì.
refusal-has-book-already = Il tuo novizio sulla tessera { $tile } ha già un Tomo: dai questo a un novizio che ne è privo.

## Consiglio ed Eretico

refusal-last-seat-reached = Sei già sull’ultimo posto del Consiglio: scegli un’altra azione.
refusal-too-few-seats = Non puoi avanzare di { $number } posti, perché nel Consiglio { $seats ->
        [one] ne resta solo 1
       *[other] ne restano solo { $seats }
    }: usa meno novizi.
refusal-no-expulsion = Al livello 3 del solitario l’Eretico non si può espellere: aspetta che se ne vada da sé.

## Scrivere un’azione

refusal-no-action = Qui non c’è nessuna azione: scrivine una, come “favor tide” o “meditate”.
refusal-unknown-action = Nessuna azione si chiama “{ $word }”: comincia con un verbo in minuscolo, come favor, promote o meditate.
refusal-usage = L’azione non si scrive così; usa questa forma: { $usage }
refusal-bribe-does-not-fit = In questa azione la Corruzione non serve; togli “+bribe” e usa questa forma: { $usage }
refusal-novice-does-not-fit = In questa azione il favore Novizio non serve: togli “+novice”.
refusal-bad-move = “{ $text }” non è uno spostamento: scrivilo come “tide>book 2”, con un numero da 1 in su.
refusal-unknown-isle = Qui nessuna isola si chiama “{ $word }”: scrivi shrine, herbs, tide, sailboat, bribery, book o novice.
refusal-unknown-colour = Qui nessun ordine si chiama “{ $word }”: scrivi yellow, red, blue o white.
refusal-no-colour = “{ $text }” non dice chi agisce: comincia con un colore e i due punti, come in “red: meditate”.

## Partite registrate

refusal-unreadable = Il file non si può leggere ({ $fault }): controlla il nome e se hai il permesso di aprirlo.
refusal-not-text = Il byte { $number } di questo file non è testo UTF-8: salva la partita con quella codifica e riprova.
refusal-past-the-end = Non c’è una posizione dopo l’azione { $at }, perché l’ultima è l’azione { $number }: scegli un numero fino a { $number }.
refusal-no-end-of-header = L’intestazione non ha fine: metti una riga “---” fra questa e le azioni.
refusal-unknown-header = Nessuna riga dell’intestazione comincia con “{ $word }”: scrivi luna, edition, mode, players, start, boards, first, isles, priestess, builder, apostate, printed o seed.
refusal-header-twice = L’intestazione ha più di una riga “{ $word }”: lasciane una sola.
refusal-header-missing = All’intestazione manca la riga “{ $word }”: aggiungila sopra la riga “---”.
refusal-not-a-number = “{ $word }” non è un numero intero: scrivilo in cifre, 9 al massimo.
refusal-unknown-version = Le partite di versione “{ $word }” qui non si possono leggere: comincia con la riga “luna 1”, o usa un programma più recente.
refusal-other-components = Questa partita è stata registrata con altri componenti ({ $made }) rispetto a quelli in uso ({ $have }): carica quelli originali.

## Preparazione

refusal-unknown-edition = Nessuna edizione si chiama “{ $word }”: scrivi classic, revised o brazilian in “{ $field }”.
refusal-unknown-mode = Nessuna modalità si chiama “{ $word }”: scrivi standard, preselected, solo1, solo2 o solo3.
refusal-colour-twice = In “{ $field }” un colore compare due volte: dai a ogni giocatore un colore diverso.
refusal-players-count = A Luna si gioca da due a quattro, non in { $number }: indica da due a quattro colori in “{ $field }”.
refusal-solo-players = Il solitario vuole esattamente due colori in “{ $field }”: indica il tuo, poi quello dell’avversario virtuale.
refusal-start-not-playing = “{ $word }” non è fra i giocatori: indica uno di loro in “{ $field }”.
refusal-solo-start = In solitario l’avversario vale come primo giocatore: indica il suo colore in “{ $field }”.
refusal-solo-no-start = In solitario l’avversario vale sempre come primo giocatore: togli la riga “{ $field }”.
refusal-boards = Per questa partita servono { $number } plance Tempio diverse in “{ $field }”: scegli fra blue, yellow, red e green.
refusal-first-tiles = Con queste plance ai { $number } giocatori toccano le tessere { $tiles }: scrivi ognuna di esse una volta in “{ $field }”.
refusal-isles = Ogni isola deve comparire una sola volta in “{ $field }”: scrivi shrine, herbs, tide, sailboat, bribery, book e novice nell’ordine che vuoi.
refusal-figure-isle = Nessuna isola si chiama “{ $word }”: scrivi shrine, herbs, tide, sailboat, bribery, book o novice in “{ $field }”.
refusal-figures-count = Le sagome che cominciano sulle isole sono tre, non { $number }: indica in “{ $field }” un’isola per Sacerdotessa della Luna, Mastro Costruttore ed Eretico.
refusal-solo3-figures = Al livello 3 del solitario il Mastro Costruttore e la Sacerdotessa della Luna cominciano insieme: indica l’isola di lei anche in “{ $field }”.
refusal-preselected-isles = Nella preparazione predefinita l’ordine delle isole è fisso: togli “{ $field }”.
refusal-preselected-figures = Nella preparazione predefinita le isole delle sagome sono fisse: togli “{ $field }”.
