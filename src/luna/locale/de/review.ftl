### Rückblicke, Aufgaben, Herausforderungen und Studien, auf Deutsch.

## Reviews

review-title = Rückblick
review-about =
    { $number ->
        [one] { $number } Aktion
       *[other] { $number } Aktionen
    }, beurteilt mit je { $budget }
review-judging = { $done } von { $all } Aktionen beurteilt
review-stop = Anhalten
review-go-on = Weiter
review-chances = Siegchance
review-margin = Erwarteter Abstand
review-influence = Einfluss
review-actions = Aktionen
review-sources = Woher die Punkte kamen
review-sources-of = Woher { $order } Punkte hat, nach Aktion { $number }
review-mark-best = beste
review-mark-good = gut
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-lost = −{ $percent } Siegchance
review-lost-points = −{ $points } Punkte
review-place = erwarteter Platz { $was } statt { $could }
review-better = Besser
review-turning = Hier kippte die Partie
review-retry = Selbst versuchen
review-show-better = Die bessere Aktion zeigen
review-only-mistakes = Nur Fehler
review-all-orders = Alle Orden
review-order = Orden
review-rank = { $place }. mit { $influence }
review-retry-title = Finde eine bessere Aktion als diese
review-retry-ask = Spiele, was du jetzt tun würdest. Es wird mit der besten gefundenen Aktion verglichen.
review-retry-judging = Wird beurteilt …
review-retry-best = Das ist die beste Aktion!
review-retry-good = Gut: Sie kostet höchstens { $percent }.
review-retry-good-solo = Gut: Sie kostet höchstens { $points } Punkte.
review-retry-bad = Das kostet { $percent } der Siegchance. Versuche es noch einmal.
review-retry-bad-solo = Das kostet { $points } Punkte. Versuche es noch einmal.
review-learn = Fehler noch einmal versuchen
review-retry-next = Nächster Fehler
review-retry-show = Antwort zeigen
review-retry-back = Zurück zum Rückblick
review-answer = Die beste Aktion
review-none = Es gibt keine.
review-summary = { $mistakes ->
        [0] kein Fehler
        [1] ein Fehler
       *[other] { $mistakes } Fehler
    }, { $best } von { $actions } Aktionen die besten

## Puzzles

puzzle-title = Aufgaben
puzzle-about = Eine Aktion ist klar besser als alle anderen. Finde sie.
puzzle-daily = Aufgabe des Tages
puzzle-daily-solved = gelöst
puzzle-daily-failed = nicht gelöst
puzzle-rating = Deine Wertung: { NUMBER($rating, useGrouping: 0) } (± { $deviation })
puzzle-count = { $solved } von { $tries } gelöst
puzzle-longest = Längste Serie: { $days }
puzzle-any = Nächste Aufgabe
puzzle-themes = Nach Thema
puzzle-theme-priestess = Mondpriesterin
puzzle-theme-temple = Tempel
puzzle-theme-book = Buch der Weisheit
puzzle-theme-meditation = Meditation als Waffe
puzzle-theme-movement = Bewegung
puzzle-theme-council = Priesterrat und Abtrünniger
puzzle-theme-isles = Auf den Inseln
puzzle-theme-solo = Solo
puzzle-find = { $order } ist am Zug: Finde die beste Aktion.
puzzle-level = Wertung { NUMBER($rating, useGrouping: 0) }
puzzle-judging = Wird beurteilt …
puzzle-right = Richtig!
puzzle-wrong = Nicht die beste: Das verschenkt { $percent } der Siegchance.
puzzle-wrong-solo = Nicht die beste: Das verschenkt { $points } Punkte.
puzzle-again = Noch einmal
puzzle-give-up = Lösung zeigen
puzzle-solution = Die Lösung
puzzle-back = Alle Aufgaben
puzzle-change = Deine Wertung: { NUMBER($rating, useGrouping: 0) } ({ $change })
puzzle-streak = { $days ->
        [0] keine Serie
        [1] ein Tag
       *[other] { $days } Tage in Folge
    }

## Challenges

challenge-title = Solo-Herausforderung
challenge-about = Derselbe Aufbau für alle. Eine Partie zählt, wenn sie ohne Hinweise und ohne Zurücknehmen gespielt wird.
challenge-day = Des Tages
challenge-week = Der Woche
challenge-play = { $level } spielen
challenge-best = Beste Ergebnisse
challenge-none = Noch niemand hat sie gespielt.
challenge-name = Name
challenge-margin = Abstand

## Studies

study-title = Studien
study-about = Probiere aus, was hätte sein können: Spiele jeden Orden, mit Varianten, Kommentaren, Pfeilen und Computeranalyse.
study-new = Neue Studie
study-untitled = Studie
study-name = Titel
study-chapter = Kapitel { $number }
study-chapter-name = Titel des Kapitels
study-add-chapter = Kapitel ab hier hinzufügen
study-remove-chapter = Dieses Kapitel entfernen
study-start = Anfang
study-comment = Kommentar zu dieser Stellung
study-arrow = Pfeil zeichnen
study-arrow-first = Wähle, wo der Pfeil beginnt.
study-arrow-second = Wähle, wo er endet.
study-arrow-remove = Pfeile entfernen
study-engine = Computeranalyse
study-remove = Ab hier alles entfernen
study-save = Speichern
study-saved = Gespeichert.
study-copy = Kopie speichern
study-share = Teilen
study-export = Dieses Kapitel herunterladen
study-mine = Deine Studien
study-none = Noch keine.
study-tree = Varianten
study-board = Analysebrett
