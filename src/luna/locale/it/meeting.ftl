### Con gli altri, in italiano: le proprie partite, le proprie statistiche.

## Le proprie partite

meet-filter = Quali partite
meet-filter-current = In corso
meet-filter-turn = Tocca a te
meet-filter-others = Tocca agli altri
meet-filter-open = In attesa di giocatori
meet-filter-finished = Finite
meet-filter-analysis = Tavoli di analisi
meet-filter-hidden = Tolte dall’elenco
meet-none = Qui non c’è nulla.
meet-older = Mostra le più vecchie

## Statistiche

meet-profile = Le tue statistiche
meet-since = Qui dal { $day }.
meet-kept = Una passkey conserva il tuo account.
meet-not-kept = Solo questo browser sa chi sei; una passkey conserva il tuo account.
meet-results = Risultati
meet-games = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
meet-wins = { $wins ->
        [one] 1 vinta ({ $share })
       *[other] { $wins } vinte ({ $share })
    }
meet-streak = Vinte di fila: ora { $number }, al massimo { $longest }
meet-puzzles = Problemi: { $solved } su { $tries } risolti, punteggio { $rating }, al massimo { $longest } giorni di fila
meet-by-players = Per numero di giocatori
meet-by-mode = Per preparazione
meet-by-edition = Per edizione
meet-opponents = Avversari
meet-bot = Bot: { $level }
meet-column-games = Partite
meet-column-wins = Vinte
meet-column-place = Posto
meet-column-influence = Influenza
meet-column-ahead = Tu davanti
meet-column-you = Tu
meet-column-others = Altri
meet-sources = Influenza per fonte, e quella degli altri ai tuoi tavoli
meet-solo = miglior distacco { $margin }, influenza { $influence }
meet-openings = Aperture preferite
meet-latest = Ultime partite
meet-place = posto { $place } su { $players }
meet-influence = influenza { $influence }
meet-download = Scarica tutti i tuoi dati
