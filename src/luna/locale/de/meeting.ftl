### Mit anderen, auf Deutsch: die eigenen Partien, die eigene Statistik.

## Eigene Partien

meet-filter = Welche Partien
meet-filter-current = Laufende
meet-filter-turn = Du bist am Zug
meet-filter-others = Andere sind am Zug
meet-filter-open = Warten auf Mitspieler
meet-filter-finished = Beendete
meet-filter-analysis = Analysebretter
meet-filter-hidden = Aus der Liste genommen
meet-none = Hier ist nichts.
meet-older = Ältere zeigen

## Statistik

meet-profile = Deine Statistik
meet-since = Hier seit { $day }.
meet-kept = Dein Konto ist mit einem Passkey gesichert.
meet-not-kept = Dein Konto gibt es nur in diesem Browser; sichere es mit einem Passkey.
meet-results = Ergebnisse
meet-games = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
meet-wins = { $wins ->
        [one] 1 gewonnen ({ $share })
       *[other] { $wins } gewonnen ({ $share })
    }
meet-streak = In Folge gewonnen: jetzt { $number }, höchstens { $longest }
meet-puzzles = Aufgaben: { $solved } von { $tries } gelöst, Wertung { NUMBER($rating, useGrouping: 0) }, höchstens { $longest ->
        [one] { $longest } Tag
       *[other] { $longest } Tage
    } in Folge
meet-by-players = Nach Spielerzahl
meet-by-mode = Nach Aufbau
meet-by-edition = Nach Ausgabe
meet-opponents = Gegner
meet-bot = Bot: { $level }
meet-column-games = Partien
meet-column-wins = Gewonnen
meet-column-place = Platz
meet-column-influence = Einfluss
meet-column-ahead = Vor ihnen
meet-column-you = Du
meet-column-others = Andere
meet-sources = Einfluss nach Quelle, und was die anderen an deinen Tischen hatten
meet-solo = bester Abstand { $margin }, { $influence } Einfluss
meet-openings = Häufigste Eröffnungen
meet-latest = Neueste Partien
meet-place = Platz { $place } von { $players }
meet-influence = { $influence } Einfluss
meet-download = Alle deine Daten herunterladen

## Mitspieler finden

meet-quick = Schnelle Partie
meet-quick-about = Wähle Spielerzahl und Tempo. Du sitzt dann mit anderen am Tisch, die dasselbe wollen, und die Partie beginnt, sobald alle da sind.
meet-quick-go = Mitspieler finden
meet-people-only = Nur Menschen
meet-bots-in = Bots nach { $time }
meet-range = Wertung
meet-range-any = Jede Wertung
meet-range-within = Höchstens { $points } Punkte Abstand
meet-seeking = Mitspieler gesucht
meet-missing = { $number ->
        [one] 1 Platz frei
       *[other] { $number } Plätze frei
    }
meet-begins-full = Die Partie beginnt, sobald alle Plätze besetzt sind.
meet-begins-at = In { $time } nehmen Bots ({ $level }) die freien Plätze ein, und die Partie beginnt.
meet-bots-at = Bots auf freie Plätze
meet-choose = Zeit wählen
meet-in = in { $time }
meet-never = Nie

## Zuschauen

meet-watch = Laufende Partien
meet-watch-none = Gerade läuft keine öffentliche Partie.
meet-watch-number = { $number ->
        [one] 1 öffentliche Partie läuft.
       *[other] { $number } öffentliche Partien laufen.
    }
meet-watchers = { $number ->
        [one] 1 Zuschauer
       *[other] { $number } Zuschauer
    }
meet-watch-late = mit { $minutes } Minuten Verzögerung

## Nachrichten

meet-notify = Hier benachrichtigen, wenn ich am Zug bin
meet-notify-on = Dieser Browser benachrichtigt dich, wenn du am Zug bist.
meet-notify-off = Hier nicht mehr benachrichtigen
meet-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
meet-notify-failed = In diesem Browser ließen sich keine Benachrichtigungen einschalten.
meet-quiet = Ohne Ton
meet-quiet-never = Nie
meet-quiet-night = Von 22 bis 8 Uhr
meet-quiet-always = Immer
