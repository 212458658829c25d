### Ratings, in Italian.

rated-title = Classifica
rated-yours = I tuoi punteggi
rated-none = Non hai ancora giocato partite classificate. Prepara un tavolo con amici e spunta «Classificata» tra le opzioni.
rated-pool-2-live = 2 giocatori, dal vivo
rated-pool-3-live = 3 giocatori, dal vivo
rated-pool-4-live = 4 giocatori, dal vivo
rated-pool-2-slow = 2 giocatori, lento
rated-pool-3-slow = 3 giocatori, lento
rated-pool-4-slow = 4 giocatori, lento
rated-pool = Partite
rated-rating = Punteggio
rated-games = { $number ->
    [one] { $number } partita
   *[other] { $number } partite
}
rated-provisional = provvisorio
rated-history = Andamento
rated-point = { $date }: { $rating } ({ $change }), { $place }º posto su { $players }
rated-best = I più forti di questo server
rated-nobody = Nessuno ha ancora giocato { $number } partite qui.
rated-name = Nome
rated-about = Tutti partono da 1500. Un punteggio è provvisorio fino a { $number } partite. I bot sono punti fermi: nessuna partita ne cambia il punteggio.
rated-counted = Che cosa ha cambiato questa partita
rated-before = Punteggi a questo tavolo
rated-not-counted = Questa partita non conta.
