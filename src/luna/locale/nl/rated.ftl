### Ratings, in Dutch.

rated-title = Ranglijst
rated-yours = Jouw ratings
rated-none = Je hebt nog geen partij voor de ranglijst gespeeld. Open een tafel voor vrienden en vink “Voor de ranglijst” aan bij de opties.
rated-pool-2-live = 2 spelers, live
rated-pool-3-live = 3 spelers, live
rated-pool-4-live = 4 spelers, live
rated-pool-2-slow = 2 spelers, per correspondentie
rated-pool-3-slow = 3 spelers, per correspondentie
rated-pool-4-slow = 4 spelers, per correspondentie
rated-pool = Partijen
rated-rating = Rating
rated-games = { $number ->
    [one] { $number } partij
   *[other] { $number } partijen
}
rated-provisional = voorlopig
rated-history = Verloop
rated-point = { $date }: { NUMBER($rating, useGrouping: 0) } ({ $change }), plaats { $place } van { $players }
rated-best = De sterksten op deze server
rated-nobody = Niemand heeft hier al { $number } partijen gespeeld.
rated-name = Naam
rated-about = Iedereen begint op 1500. Een rating is voorlopig tot { $number } partijen zijn gespeeld. De ratings van bots staan vast: geen partij verandert die.
rated-counted = Wat deze partij veranderde
rated-before = Ratings aan deze tafel
rated-not-counted = Deze partij telt niet voor de ranglijst.

## Plans

rated-plan-title = Plan voor mijn beurten
rated-plan-about = De server speelt het meteen als je aan de beurt bent, ook als deze pagina dicht is. Niemand anders ziet het. Het eindigt met de ronde, of als er iets gebeurt waarin het niet voorziet.
rated-plan-when = Wanneer
rated-plan-always = Wat er ook gebeurt:
rated-plan-otherwise = In andere gevallen:
rated-plan-if = Als { $name } { $action } speelt:
rated-plan-again = steeds weer tot het einde van de ronde
rated-plan-then = en daarna …
rated-plan-remove = Verwijderen
rated-plan-add = Kies op het bord …
rated-plan-meditate = Mediteren tot het einde van de ronde
rated-plan-end-done = Het plan is uitgevoerd.
rated-plan-end-unforeseen = Het plan geldt niet meer: er gebeurde iets waarin het niet voorzag.
rated-plan-end-not-legal = Het plan geldt niet meer: de actie was niet mogelijk.
rated-plan-end-round-over = Het plan eindigde met de ronde.
rated-plan-end-otherwise-played = Het plan geldt niet meer: je speelde iets anders.

## Duplicate tables

rated-duplicate-title = Vergelijkingspartij: { $title }
rated-duplicate-week = De opstelling van de week
rated-duplicate-about = Meerdere tafels spelen dezelfde opstelling. Iedereen wordt vergeleken met wie elders op dezelfde plaats zat: een punt voor ieder met minder invloed, een half voor ieder met evenveel. Je eerste partij telt; er zijn geen hints.
rated-duplicate-person = een mens
rated-duplicate-play = Deze opstelling spelen
rated-duplicate-to-table = Naar mijn tafel
rated-duplicate-team = Team
rated-duplicate-team-none = geen
rated-duplicate-save = Opslaan
rated-duplicate-everyone = Iedereen
rated-duplicate-teams = Teams
rated-duplicate-percent = Score
rated-duplicate-place = Plaats
rated-duplicate-nobody = Nog niemand heeft deze opstelling uitgespeeld.
rated-duplicate-fresh = Een nieuwe opstelling voor je groep
rated-duplicate-make = Maken
rated-duplicate-name = Titel
rated-duplicate-link = De link voor iedereen die deze opstelling gaat spelen: { $link }
rated-duplicate-players = { $number ->
    [one] { $number } persoon
   *[other] { $number } personen
}
