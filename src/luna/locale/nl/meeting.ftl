### Met anderen, in het Nederlands: de eigen spellen, de eigen statistieken.

## Eigen spellen

meet-filter = Welke spellen
meet-filter-current = Bezig
meet-filter-turn = Jouw beurt
meet-filter-others = Anderen aan de beurt
meet-filter-open = Wachten op spelers
meet-filter-finished = Afgelopen
meet-filter-analysis = Analyseborden
meet-filter-hidden = Uit de lijst gehaald
meet-none = Hier is niets.
meet-older = Toon oudere

## Statistieken

meet-profile = Je statistieken
meet-since = Hier sinds { $day }.
meet-kept = Een passkey bewaart je account.
meet-not-kept = Alleen deze browser weet wie je bent; een passkey bewaart je account.
meet-results = Uitslagen
meet-games = { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
meet-wins = { $wins ->
        [one] 1 gewonnen ({ $share })
       *[other] { $wins } gewonnen ({ $share })
    }
meet-streak = Op rij gewonnen: nu { $number }, hoogstens { $longest }
meet-puzzles = Puzzels: { $solved } van { $tries } opgelost, rating { $rating }, hoogstens { $longest } dagen op rij
meet-by-players = Naar aantal spelers
meet-by-mode = Naar opstelling
meet-by-edition = Naar editie
meet-opponents = Tegenstanders
meet-bot = Bot: { $level }
meet-column-games = Spellen
meet-column-wins = Gewonnen
meet-column-place = Plaats
meet-column-influence = Invloed
meet-column-ahead = Jij ervoor
meet-column-you = Jij
meet-column-others = Anderen
meet-sources = Invloed naar bron, en wat de anderen aan je tafels hadden
meet-solo = beste verschil { $margin }, invloed { $influence }
meet-openings = Favoriete openingen
meet-latest = Laatste spellen
meet-place = plaats { $place } van { $players }
meet-influence = invloed { $influence }
meet-download = Al je gegevens downloaden
