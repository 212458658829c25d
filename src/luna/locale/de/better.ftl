### Besser werden, auf Deutsch: Hinweise am Tisch.

## Hints

hint-longer = Länger rechnen
hint-thinking = Denkt nach …
hint-chance = Siegchance
hint-margin = Abstand
hint-points = Erwarteter Einfluss
hint-line = Danach vermutlich
hint-sources = Erwarteter Einfluss nach Quelle
hint-nodes =
    { $number ->
        [one] { $number } Stellung untersucht
       *[other] { $number } Stellungen untersucht
    }

## Reviews

hint-review = Alle Aktionen beurteilen
hint-upload = Aufzeichnung beurteilen
hint-puzzles = Aufgaben
hint-challenge = Solo-Herausforderung
hint-studies = Studien
