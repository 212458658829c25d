### Ratings, in German.

rated-title = Wertungen
rated-yours = Deine Wertungen
rated-none = Du hast noch keine gewertete Partie gespielt. Eröffne einen Tisch für Freunde und wähle bei den Optionen „Gewertet“.
rated-pool-2-live = 2 Spieler, live
rated-pool-3-live = 3 Spieler, live
rated-pool-4-live = 4 Spieler, live
rated-pool-2-slow = 2 Spieler, Fernpartie
rated-pool-3-slow = 3 Spieler, Fernpartie
rated-pool-4-slow = 4 Spieler, Fernpartie
rated-pool = Partien
rated-rating = Wertung
rated-games = { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
}
rated-provisional = vorläufig
rated-history = Verlauf
rated-point = { $date }: { NUMBER($rating, useGrouping: 0) } ({ $change }), Platz { $place } von { $players }
rated-best = Die Stärksten auf diesem Server
rated-nobody = Hier hat noch niemand { $number } Partien gespielt.
rated-name = Name
rated-about = Alle beginnen bei 1500. Bis { $number } Partien gespielt sind, ist eine Wertung vorläufig. Die Wertungen der Bots stehen fest: Keine Partie ändert sie.
rated-counted = Was diese Partie geändert hat
rated-before = Wertungen an diesem Tisch
rated-not-counted = Diese Partie wird nicht gewertet.

## Plans

rated-plan-title = Plan für meine Züge
rated-plan-about = Der Server spielt ihn sofort, wenn du dran bist, auch wenn diese Seite zu ist. Niemand sonst sieht ihn. Er endet mit der Runde, oder wenn etwas geschieht, das er nicht abdeckt.
rated-plan-when = Wann
rated-plan-always = Was auch geschieht:
rated-plan-otherwise = Sonst:
rated-plan-if = Wenn { $name } { $action } spielt:
rated-plan-again = immer wieder bis zum Rundenende
rated-plan-then = und danach …
rated-plan-remove = Entfernen
rated-plan-add = Auf dem Spielplan wählen …
rated-plan-meditate = Meditieren bis zum Rundenende
rated-plan-end-done = Der Plan ist ausgeführt.
rated-plan-end-unforeseen = Der Plan gilt nicht mehr: Es geschah etwas, das er nicht abdeckt.
rated-plan-end-not-legal = Der Plan gilt nicht mehr: Seine Aktion war nicht möglich.
rated-plan-end-round-over = Der Plan endete mit der Runde.
rated-plan-end-otherwise-played = Der Plan gilt nicht mehr: Du hast etwas anderes gespielt.

## Duplicate tables

rated-duplicate-title = Vergleichspartie: { $title }
rated-duplicate-week = Der Aufbau der Woche
rated-duplicate-about = Mehrere Tische spielen denselben Aufbau. Alle werden mit denen verglichen, die anderswo denselben Platz hatten: ein Punkt für jeden mit weniger Einfluss, ein halber für jeden mit gleich viel. Deine erste Partie zählt; Hinweise gibt es nicht.
rated-duplicate-person = ein Mensch
rated-duplicate-play = Diesen Aufbau spielen
rated-duplicate-to-table = Zu meinem Tisch
rated-duplicate-team = Team
rated-duplicate-team-none = keins
rated-duplicate-save = Speichern
rated-duplicate-everyone = Alle
rated-duplicate-teams = Teams
rated-duplicate-percent = Ergebnis
rated-duplicate-place = Platz
rated-duplicate-nobody = Noch hat ihn niemand zu Ende gespielt.
rated-duplicate-fresh = Ein neuer Aufbau für eure Gruppe
rated-duplicate-make = Anlegen
rated-duplicate-name = Titel
rated-duplicate-link = Link für alle, die ihn spielen sollen: { $link }
rated-duplicate-players = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
