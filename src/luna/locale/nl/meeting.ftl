### Met anderen, in het Nederlands: de eigen spellen, de eigen statistieken.

## Eigen spellen

meet-filter = Welke partijen
meet-filter-current = Bezig
meet-filter-turn = Jouw beurt
meet-filter-others = Anderen zijn aan de beurt
meet-filter-open = Wachten op spelers
meet-filter-finished = Afgelopen
meet-filter-analysis = Analyseborden
meet-filter-hidden = Uit de lijst gehaald
meet-none = Hier is niets.
meet-older = Toon oudere

## Statistieken

meet-profile = Je statistieken
meet-since = Hier sinds { $day }.
meet-kept = Je account is met een passkey beveiligd.
meet-not-kept = Je account bestaat alleen in deze browser; beveilig het met een passkey.
meet-results = Uitslagen
meet-games = { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
meet-wins = { $wins ->
        [one] 1 gewonnen ({ $share })
       *[other] { $wins } gewonnen ({ $share })
    }
meet-streak = Op rij gewonnen: nu { $number }, hoogstens { $longest }
meet-puzzles = Puzzels: { $solved } van { $tries } opgelost, rating { NUMBER($rating, useGrouping: 0) }, hoogstens { $longest ->
        [one] { $longest } dag
       *[other] { $longest } dagen
    } op rij
meet-by-players = Per aantal spelers
meet-by-mode = Per opstelling
meet-by-edition = Per editie
meet-opponents = Tegenstanders
meet-bot = Bot: { $level }
meet-column-games = Partijen
meet-column-wins = Gewonnen
meet-column-place = Plaats
meet-column-influence = Invloed
meet-column-ahead = Vóór hen
meet-column-you = Jij
meet-column-others = Anderen
meet-sources = Invloed per bron, en wat de anderen aan je tafels hadden
meet-solo = grootste verschil { $margin }, { $influence } invloedspunten
meet-openings = Favoriete openingen
meet-latest = Laatste partijen
meet-place = plaats { $place } van { $players }
meet-influence = { $influence } invloedspunten
meet-download = Al je gegevens downloaden

## Spelers zoeken

meet-quick = Snelle partij
meet-quick-about = Kies aantal spelers en tempo. Je komt bij anderen die hetzelfde willen, en het spel begint zodra iedereen er is.
meet-quick-go = Spelers zoeken
meet-people-only = Alleen mensen
meet-bots-in = Bots na { $time }
meet-range = Rating
meet-range-any = Elke rating
meet-range-within = Binnen { $points } punten
meet-seeking = Spelers gezocht
meet-missing = { $number ->
        [one] 1 plaats vrij
       *[other] { $number } plaatsen vrij
    }
meet-begins-full = Het spel begint zodra alle plaatsen bezet zijn.
meet-begins-at = Over { $time } nemen bots ({ $level }) de vrije plaatsen in en begint het spel.
meet-bots-at = Bots voor vrije plaatsen
meet-choose = Kies een tijd
meet-in = over { $time }
meet-never = Nooit

## Toekijken

meet-watch = Partijen die nu bezig zijn
meet-watch-none = Er is nu geen openbare partij bezig.
meet-watch-number = { $number ->
        [one] 1 openbare partij is bezig.
       *[other] { $number } openbare partijen zijn bezig.
    }
meet-watchers = { $number ->
        [one] 1 toeschouwer
       *[other] { $number } toeschouwers
    }
meet-watch-late = met { $minutes } minuten vertraging

## Berichten

meet-notify = Laat me hier weten wanneer ik aan de beurt ben
meet-notify-on = Deze browser laat je weten wanneer je aan de beurt bent.
meet-notify-off = Hier geen berichten meer
meet-notify-denied = De browser staat geen berichten van deze pagina toe.
meet-notify-failed = In deze browser konden geen berichten worden ingeschakeld.
meet-quiet = Zonder geluid
meet-quiet-never = Nooit
meet-quiet-night = Van 22 tot 8 uur
meet-quiet-always = Altijd
