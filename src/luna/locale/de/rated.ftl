### Ratings, in German.

rated-title = Wertungen
rated-yours = Deine Wertungen
rated-none = Du hast noch keine gewertete Partie gespielt. Decke einen Tisch für Freunde und wähle bei den Optionen „Gewertet“.
rated-pool-2-live = 2 Spieler, live
rated-pool-3-live = 3 Spieler, live
rated-pool-4-live = 4 Spieler, live
rated-pool-2-slow = 2 Spieler, langsam
rated-pool-3-slow = 3 Spieler, langsam
rated-pool-4-slow = 4 Spieler, langsam
rated-pool = Partien
rated-rating = Wertung
rated-games = { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
}
rated-provisional = vorläufig
rated-history = Verlauf
rated-point = { $date }: { $rating } ({ $change }), Platz { $place } von { $players }
rated-best = Die Stärksten dieses Servers
rated-nobody = Hier hat noch niemand { $number } Partien gespielt.
rated-name = Name
rated-about = Alle beginnen bei 1500. Bis { $number } Partien gespielt sind, ist eine Wertung vorläufig. Bots sind feste Größen: Keine Partie ändert ihre Wertung.
rated-counted = Was diese Partie geändert hat
rated-before = Wertungen an diesem Tisch
rated-not-counted = Diese Partie zählt nicht.
