### Terugblikken, puzzels, uitdagingen en studies, in het Nederlands.

## Reviews

review-title = Terugblik
review-about =
    { $number ->
        [one] { $number } actie
       *[other] { $number } acties
    }, elk beoordeeld met { $budget }
review-judging = { $done } van { $all } acties beoordeeld
review-stop = Stoppen
review-go-on = Verder
review-chances = Winstkans
review-margin = Verwachte voorsprong
review-influence = Invloed
review-actions = Acties
review-sources = Waar de punten vandaan kwamen
review-sources-of = Waar de punten van { $order } vandaan komen, na actie { $number }
review-mark-best = beste
review-mark-good = goed
review-mark-mistake = fout
review-mark-blunder = grove fout
review-lost = −{ $percent } winstkans
review-lost-points = −{ $points } punten
review-place = verwachte plaats { $was } in plaats van { $could }
review-better = Beter
review-turning = Hier keerde de partij
review-retry = Zelf proberen
review-show-better = De betere actie tonen
review-only-mistakes = Alleen fouten
review-all-orders = Alle Orden
review-order = Orde
review-rank = { $place }e met { $influence }
review-retry-title = Vind een betere actie dan deze
review-retry-ask = Speel wat je nu zou doen. Het wordt vergeleken met de beste actie die gevonden is.
review-retry-judging = Wordt beoordeeld …
review-retry-best = Dat is de beste actie!
review-retry-good = Goed: dit kost hoogstens { $percent }.
review-retry-good-solo = Goed: dit kost hoogstens { $points } punten.
review-retry-bad = Dat kost { $percent } van de winstkans. Probeer het opnieuw.
review-retry-bad-solo = Dat kost { $points } punten. Probeer het opnieuw.
review-learn = Fouten opnieuw proberen
review-retry-next = Volgende fout
review-retry-show = Het antwoord tonen
review-retry-back = Terug naar de terugblik
review-answer = De beste actie
review-none = Er zijn er geen.
review-summary = { $mistakes ->
        [0] geen fout
        [1] één fout
       *[other] { $mistakes } fouten
    }, { $best } van { $actions } acties de beste

## Puzzles

puzzle-title = Puzzels
puzzle-about = Eén actie is duidelijk beter dan alle andere. Vind die actie.
puzzle-daily = Puzzel van de dag
puzzle-daily-solved = opgelost
puzzle-daily-failed = niet opgelost
puzzle-rating = Jouw rating: { NUMBER($rating, useGrouping: 0) } (± { $deviation })
puzzle-count = { $solved } van { $tries } opgelost
puzzle-longest = Langste reeks: { $days }
puzzle-any = Volgende puzzel
puzzle-themes = Per thema
puzzle-theme-priestess = Maanpriesteres
puzzle-theme-temple = Tempel
puzzle-theme-book = Boek der Wijsheid
puzzle-theme-meditation = Meditatie als wapen
puzzle-theme-movement = Beweging
puzzle-theme-council = Concilie en ketter
puzzle-theme-isles = Op de eilanden
puzzle-theme-solo = Solo
puzzle-find = { $order } is aan de beurt: vind de beste actie.
puzzle-level = rating { NUMBER($rating, useGrouping: 0) }
puzzle-judging = Wordt beoordeeld …
puzzle-right = Juist!
puzzle-wrong = Niet de beste: die actie geeft { $percent } van de winstkans weg.
puzzle-wrong-solo = Niet de beste: die actie geeft { $points } punten weg.
puzzle-again = Opnieuw proberen
puzzle-give-up = De oplossing tonen
puzzle-solution = De oplossing
puzzle-back = Alle puzzels
puzzle-change = Jouw rating: { NUMBER($rating, useGrouping: 0) } ({ $change })
puzzle-streak = { $days ->
        [0] geen reeks
        [1] één dag op rij
       *[other] { $days } dagen op rij
    }

## Challenges

challenge-title = Solo-uitdaging
challenge-about = Dezelfde opstelling voor iedereen. Een partij telt als je die zonder hints en zonder acties terug te nemen speelt.
challenge-day = Van de dag
challenge-week = Van de week
challenge-play = { $level } spelen
challenge-best = Beste resultaten
challenge-none = Nog niemand heeft deze uitdaging gespeeld.
challenge-name = Naam
challenge-margin = Voorsprong

## Studies

study-title = Studies
study-about = Probeer wat had kunnen zijn: speel elke Orde, met varianten, commentaar, pijlen en een engine.
study-new = Nieuwe studie
study-untitled = Studie
study-name = Titel
study-chapter = Hoofdstuk { $number }
study-chapter-name = Titel van het hoofdstuk
study-add-chapter = Hoofdstuk vanaf hier toevoegen
study-remove-chapter = Dit hoofdstuk verwijderen
study-start = Begin
study-comment = Commentaar bij deze stelling
study-arrow = Pijl tekenen
study-arrow-first = Kies waar de pijl begint.
study-arrow-second = Kies waar hij eindigt.
study-arrow-remove = Pijlen verwijderen
study-engine = Engine
study-remove = Alles vanaf hier verwijderen
study-save = Opslaan
study-saved = Opgeslagen.
study-copy = Kopie opslaan
study-share = Delen
study-export = Dit hoofdstuk downloaden
study-mine = Jouw studies
study-none = Nog geen.
study-tree = Varianten
study-board = Analysebord
