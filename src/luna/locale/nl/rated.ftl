### Ratings, in Dutch.

rated-title = Ranglijst
rated-yours = Jouw ratings
rated-none = Je hebt nog geen spel voor de ranglijst gespeeld. Open een tafel voor vrienden en vink “Voor de ranglijst” aan bij de opties.
rated-pool-2-live = 2 spelers, live
rated-pool-3-live = 3 spelers, live
rated-pool-4-live = 4 spelers, live
rated-pool-2-slow = 2 spelers, traag
rated-pool-3-slow = 3 spelers, traag
rated-pool-4-slow = 4 spelers, traag
rated-pool = Spellen
rated-rating = Rating
rated-games = { $number ->
    [one] { $number } spel
   *[other] { $number } spellen
}
rated-provisional = voorlopig
rated-history = Verloop
rated-point = { $date }: { $rating } ({ $change }), plaats { $place } van { $players }
rated-best = De sterksten op deze server
rated-nobody = Niemand heeft hier al { $number } spellen gespeeld.
rated-name = Naam
rated-about = Iedereen begint op 1500. Een rating is voorlopig tot { $number } spellen zijn gespeeld. Bots zijn vaste punten: geen spel verandert hun rating.
rated-counted = Wat dit spel veranderde
rated-before = Ratings aan deze tafel
rated-not-counted = Dit spel telt niet.

## Plans

rated-plan-title = Plan voor mijn beurten
rated-plan-about = De server speelt het meteen als je aan de beurt bent, ook als deze pagina dicht is. Niemand anders ziet het. Het eindigt met de ronde, of als er iets gebeurt dat het niet voorziet.
rated-plan-when = Wanneer
rated-plan-always = Wat er ook gebeurt:
rated-plan-otherwise = Anders:
rated-plan-if = Als { $name } { $action } speelt:
rated-plan-again = steeds weer tot het einde van de ronde
rated-plan-then = en daarna …
rated-plan-remove = Verwijderen
rated-plan-add = Kies op het bord …
rated-plan-meditate = Mediteren tot het einde van de ronde
rated-plan-end-done = Het plan is uitgevoerd.
rated-plan-end-unforeseen = Het plan geldt niet meer: er gebeurde iets dat het niet voorziet.
rated-plan-end-not-legal = Het plan geldt niet meer: de actie was niet mogelijk.
rated-plan-end-round-over = Het plan eindigde met de ronde.
rated-plan-end-otherwise-played = Het plan geldt niet meer: je speelde iets anders.

## Duplicate tables

rated-duplicate-title = Duplicaat: { $title }
rated-duplicate-week = De opstelling van de week
rated-duplicate-about = Meerdere tafels spelen dezelfde opstelling. Iedereen wordt vergeleken met wie elders op dezelfde plaats zat: een punt voor ieder met minder invloed, een half voor ieder met evenveel. Je eerste spel telt; er zijn geen hints.
rated-duplicate-person = een mens
rated-duplicate-play = Speel deze opstelling
rated-duplicate-to-table = Naar mijn tafel
rated-duplicate-team = Team
rated-duplicate-team-none = alleen
rated-duplicate-save = Opslaan
rated-duplicate-everyone = Iedereen
rated-duplicate-teams = Teams
rated-duplicate-percent = Vergeleken
rated-duplicate-place = Plaats
rated-duplicate-nobody = Nog niemand heeft haar uitgespeeld.
rated-duplicate-fresh = Een nieuwe opstelling voor je groep
rated-duplicate-make = Maken
rated-duplicate-name = Titel
rated-duplicate-link = De link voor iedereen die haar gaat spelen: { $link }
rated-duplicate-players = { $number ->
    [one] { $number } persoon
   *[other] { $number } personen
}
