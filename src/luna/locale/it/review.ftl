### Revisioni, problemi, sfide e studi, in italiano.

## Reviews

review-title = Analisi della partita
review-about =
    { $number ->
        [one] { $number } azione, giudicata
       *[other] { $number } azioni, giudicate
    } con { $budget } ciascuna
review-judging = { $done } di { $all } azioni giudicate
review-stop = Ferma
review-go-on = Continua
review-chances = Probabilità di vittoria
review-margin = Distacco previsto
review-influence = Influenza
review-actions = Azioni
review-sources = Da dove vengono i punti
review-sources-of = Da dove vengono i punti di { $order }, dopo l’azione { $number }
review-mark-best = migliore
review-mark-good = buona
review-mark-mistake = errore
review-mark-blunder = grave errore
review-lost = −{ $percent } di probabilità di vittoria
review-lost-points = −{ $points } punti
review-place = posizione prevista { $was } invece di { $could }
review-better = Meglio
review-turning = Qui la partita è cambiata
review-retry = Prova tu
review-show-better = Mostra l’azione migliore
review-only-mistakes = Solo errori
review-all-orders = Tutti gli ordini
review-order = Ordine
review-rank = { $place }º con { $influence }
review-retry-title = Trova un’azione migliore di questa
review-retry-ask = Gioca ciò che faresti ora. Viene confrontato con l’azione migliore trovata.
review-retry-judging = Valutazione in corso …
review-retry-best = È l’azione migliore!
review-retry-good = Buona: costa al massimo il { $percent }.
review-retry-good-solo = Buona: costa al massimo { $points } punti.
review-retry-bad = Costa il { $percent } della probabilità di vittoria. Riprova.
review-retry-bad-solo = Costa { $points } punti. Riprova.
review-learn = Riprova gli errori
review-retry-next = Errore successivo
review-retry-show = Mostra la risposta
review-retry-back = Torna all’analisi
review-answer = L’azione migliore
review-none = Non ce ne sono.
review-summary = { $mistakes ->
        [0] nessun errore
        [1] un errore
       *[other] { $mistakes } errori
    }, { $best } azioni su { $actions } le migliori

## Puzzles

puzzle-title = Problemi
puzzle-about = Un’azione è nettamente migliore di tutte le altre. Trovala.
puzzle-daily = Problema del giorno
puzzle-daily-solved = risolto
puzzle-daily-failed = non risolto
puzzle-rating = Il tuo rating: { NUMBER($rating, useGrouping: 0) } (± { $deviation })
puzzle-count = { $solved } su { $tries } risolti
puzzle-longest = Serie più lunga: { $days }
puzzle-any = Prossimo problema
puzzle-themes = Per tema
puzzle-theme-priestess = Sacerdotessa della Luna
puzzle-theme-temple = Tempio
puzzle-theme-book = Tomo della Saggezza
puzzle-theme-meditation = La Meditazione come arma
puzzle-theme-movement = Movimento
puzzle-theme-council = Consiglio ed Eretico
puzzle-theme-isles = Sulle isole
puzzle-theme-solo = Solitario
puzzle-find = Tocca a { $order }: trova l’azione migliore.
puzzle-level = rating { NUMBER($rating, useGrouping: 0) }
puzzle-judging = Valutazione in corso …
puzzle-right = Esatto!
puzzle-wrong = Non è la migliore: regala il { $percent } della probabilità di vittoria.
puzzle-wrong-solo = Non è la migliore: regala { $points } punti.
puzzle-again = Riprova
puzzle-give-up = Mostra la soluzione
puzzle-solution = La soluzione
puzzle-back = Tutti i problemi
puzzle-change = Il tuo rating: { NUMBER($rating, useGrouping: 0) } ({ $change })
puzzle-streak = { $days ->
        [0] nessuna serie
        [1] un giorno di fila
       *[other] { $days } giorni di fila
    }

## Challenges

challenge-title = Sfida in solitario
challenge-about = La stessa preparazione per tutti. Una partita conta se la giochi senza suggerimenti e senza annullare azioni.
challenge-day = Del giorno
challenge-week = Della settimana
challenge-play = Gioca { $level }
challenge-best = Migliori risultati
challenge-none = Nessuno l’ha ancora giocata.
challenge-name = Nome
challenge-margin = Distacco

## Studies

study-title = Studi
study-about = Prova ciò che sarebbe potuto accadere: gioca per qualsiasi ordine, con varianti, commenti, frecce e un motore di analisi.
study-new = Nuovo studio
study-untitled = Studio
study-name = Titolo
study-chapter = Capitolo { $number }
study-chapter-name = Titolo del capitolo
study-add-chapter = Aggiungi un capitolo da qui
study-remove-chapter = Rimuovi questo capitolo
study-start = Inizio
study-comment = Commento a questa posizione
study-arrow = Disegna una freccia
study-arrow-first = Scegli dove inizia la freccia.
study-arrow-second = Scegli dove finisce.
study-arrow-remove = Rimuovi le frecce
study-engine = Motore
study-remove = Rimuovi tutto da qui in poi
study-save = Salva
study-saved = Salvato.
study-copy = Salva una copia
study-share = Condividi
study-export = Scarica questo capitolo
study-mine = I tuoi studi
study-none = Ancora nessuno.
study-tree = Varianti
study-board = Tavolo di analisi
