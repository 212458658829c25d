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
meet-kept = Il tuo account è protetto da una passkey.
meet-not-kept = Il tuo account esiste solo in questo browser: proteggilo con una passkey.
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
meet-puzzles = Problemi: { $solved } su { $tries } risolti, rating { NUMBER($rating, useGrouping: 0) }, al massimo { $longest ->
        [one] { $longest } giorno
       *[other] { $longest } giorni
    } di fila
meet-by-players = Per numero di giocatori
meet-by-mode = Per preparazione
meet-by-edition = Per edizione
meet-opponents = Avversari
meet-bot = Bot: { $level }
meet-column-games = Partite
meet-column-wins = Vinte
meet-column-place = Posizione
meet-column-influence = Influenza
meet-column-ahead = Davanti a loro
meet-column-you = Tu
meet-column-others = Altri
meet-sources = Influenza per fonte, e quella degli altri ai tuoi tavoli
meet-solo = miglior distacco { $margin }, { $influence } punti Influenza
meet-openings = Aperture preferite
meet-latest = Ultime partite
meet-place = { $place }º posto su { $players }
meet-influence = { $influence } punti Influenza
meet-download = Scarica tutti i tuoi dati

## Trovare giocatori

meet-quick = Partita rapida
meet-quick-about = Scegli il numero di giocatori e il ritmo. Ti siedi con chi vuole lo stesso, e la partita comincia quando il tavolo è al completo.
meet-quick-go = Trova giocatori
meet-people-only = Solo persone
meet-bots-in = Bot dopo { $time }
meet-range = Rating
meet-range-any = Qualsiasi rating
meet-range-within = Entro { $points } punti
meet-seeking = Si cercano giocatori
meet-missing = { $number ->
        [one] 1 posto libero
       *[other] { $number } posti liberi
    }
meet-begins-full = La partita comincia appena tutti i posti sono occupati.
meet-begins-at = Tra { $time } i bot ({ $level }) occupano i posti liberi e la partita comincia.
meet-bots-at = Bot per i posti liberi
meet-choose = Scegli quando
meet-in = tra { $time }
meet-never = Mai

## Guardare

meet-watch = Partite in corso
meet-watch-none = Ora non c’è nessuna partita pubblica.
meet-watch-number = { $number ->
        [one] 1 partita pubblica in corso.
       *[other] { $number } partite pubbliche in corso.
    }
meet-watchers = { $number ->
        [one] 1 spettatore
       *[other] { $number } spettatori
    }
meet-watch-late = mostrata con { $minutes } minuti di ritardo

## Avvisi

meet-notify = Avvisami qui quando tocca a me
meet-notify-on = Questo browser ti avvisa quando tocca a te.
meet-notify-off = Niente più avvisi qui
meet-notify-denied = Il browser non permette avvisi da questa pagina.
meet-notify-failed = Non è stato possibile attivare gli avvisi nel browser.
meet-quiet = Senza suono
meet-quiet-never = Mai
meet-quiet-night = Dalle 22 alle 8
meet-quiet-always = Sempre
