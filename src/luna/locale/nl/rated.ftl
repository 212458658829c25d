### Ratings, in Dutch.

rated-title = Ranglijst
rated-yours = Jouw waarderingen
rated-none = Je hebt nog geen spel voor de ranglijst gespeeld. Leg een tafel voor vrienden en vink „Voor de ranglijst” aan bij de opties.
rated-pool-2-live = 2 spelers, live
rated-pool-3-live = 3 spelers, live
rated-pool-4-live = 4 spelers, live
rated-pool-2-slow = 2 spelers, traag
rated-pool-3-slow = 3 spelers, traag
rated-pool-4-slow = 4 spelers, traag
rated-pool = Spellen
rated-rating = Waardering
rated-games = { $number ->
    [one] { $number } spel
   *[other] { $number } spellen
}
rated-provisional = voorlopig
rated-history = Verloop
rated-point = { $date }: { $rating } ({ $change }), plaats { $place } van { $players }
rated-best = De sterksten van deze server
rated-nobody = Niemand heeft hier al { $number } spellen gespeeld.
rated-name = Naam
rated-about = Iedereen begint op 1500. Een waardering is voorlopig tot { $number } spellen zijn gespeeld. Bots zijn vaste punten: geen spel verandert hun waardering.
rated-counted = Wat dit spel veranderde
rated-before = Waarderingen aan deze tafel
rated-not-counted = Dit spel telt niet.
