### Revisioni, problemi, sfide e studi, in italiano.

## Reviews

review-title = Revisione
review-about = { $number } azioni, giudicate con { $budget }
review-judging = { $done } di { $all } azioni giudicate
review-stop = Ferma
review-go-on = Continua
review-chances = Probabilità di vittoria
review-margin = Margine previsto
review-influence = Influenza
review-actions = Azioni
review-sources = Da dove vengono i punti
review-sources-of = Da dove { $order } ha i punti, dopo l’azione { $number }
review-mark-best = migliore
review-mark-good = buona
review-mark-mistake = errore
review-mark-blunder = grave errore
review-lost = −{ $percent } probabilità
review-lost-points = −{ $points } punti
review-place = posto previsto { $was } invece di { $could }
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
review-retry-judging = Esame in corso …
review-retry-best = È l’azione migliore!
review-retry-good = Buona: costa al massimo { $percent }.
review-retry-good-solo = Buona: costa al massimo { $points } punti.
review-retry-bad = Costa { $percent } della probabilità di vittoria. Riprova.
review-retry-bad-solo = Costa { $points } punti. Riprova.
review-retry-show = Mostra la risposta
review-retry-back = Torna alla revisione
review-answer = L’azione migliore
review-none = Non ce ne sono.
review-summary = { $mistakes ->
        [0] nessun errore
        [1] un errore
       *[other] { $mistakes } errori
    }, { $best } di { $actions } migliori
