### Ratings, in Italian.

rated-title = Rating
rated-yours = I tuoi rating
rated-none = Non hai ancora giocato partite classificate. Apri un tavolo con gli amici e spunta “Classificata” tra le opzioni.
rated-pool-2-live = 2 giocatori, in tempo reale
rated-pool-3-live = 3 giocatori, in tempo reale
rated-pool-4-live = 4 giocatori, in tempo reale
rated-pool-2-slow = 2 giocatori, per corrispondenza
rated-pool-3-slow = 3 giocatori, per corrispondenza
rated-pool-4-slow = 4 giocatori, per corrispondenza
rated-pool = Partite
rated-rating = Rating
rated-games = { $number ->
    [one] { $number } partita
   *[other] { $number } partite
}
rated-provisional = provvisorio
rated-history = Andamento
rated-point = { $date }: { NUMBER($rating, useGrouping: 0) } ({ $change }), { $place }º posto su { $players }
rated-best = I più forti su questo server
rated-nobody = Nessuno ha ancora giocato { $number } partite qui.
rated-name = Nome
rated-about = Tutti partono da 1500. Il rating è provvisorio per le prime { $number } partite. Quello dei bot è fisso: nessuna partita lo cambia.
rated-counted = Che cosa ha cambiato questa partita
rated-before = Rating a questo tavolo
rated-not-counted = Questa partita non è classificata.

## Plans

rated-plan-title = Piano per i miei turni
rated-plan-about = Il server lo gioca subito quando tocca a te, anche a pagina chiusa. Nessun altro lo vede. Vale fino alla fine del round, o finché accade qualcosa che non prevede.
rated-plan-when = Quando
rated-plan-always = Qualunque cosa accada:
rated-plan-otherwise = Altrimenti:
rated-plan-if = Se { $name } gioca { $action }:
rated-plan-again = di nuovo fino alla fine del round
rated-plan-then = e poi …
rated-plan-remove = Togli
rated-plan-add = Scegli sul tabellone …
rated-plan-meditate = Medita fino alla fine del round
rated-plan-end-done = Il piano è stato eseguito.
rated-plan-end-unforeseen = Il piano non vale più: è accaduto qualcosa che non prevedeva.
rated-plan-end-not-legal = Il piano non vale più: la sua azione non era possibile.
rated-plan-end-round-over = Il piano è finito con il round.
rated-plan-end-otherwise-played = Il piano non vale più: hai giocato altro.

## Duplicate tables

rated-duplicate-title = Partita a confronto: { $title }
rated-duplicate-week = La preparazione della settimana
rated-duplicate-about = Più tavoli giocano la stessa preparazione. Ognuno è confrontato con chi altrove aveva lo stesso posto: un punto per ciascuno con meno influenza, mezzo per ciascuno con altrettanta. Conta la tua prima partita; non ci sono suggerimenti.
rated-duplicate-person = una persona
rated-duplicate-play = Gioca questa preparazione
rated-duplicate-to-table = Vai al mio tavolo
rated-duplicate-team = Squadra
rated-duplicate-team-none = nessuna
rated-duplicate-save = Salva
rated-duplicate-everyone = Tutti
rated-duplicate-teams = Squadre
rated-duplicate-percent = Risultato
rated-duplicate-place = Posizione
rated-duplicate-nobody = Nessuno l’ha ancora giocata fino in fondo.
rated-duplicate-fresh = Una nuova preparazione per il tuo gruppo
rated-duplicate-make = Crea
rated-duplicate-name = Titolo
rated-duplicate-link = Link per chi la giocherà: { $link }
rated-duplicate-players = { $number ->
    [one] { $number } persona
   *[other] { $number } persone
}
