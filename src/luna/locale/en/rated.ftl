### Ratings, in English.

rated-title = Ratings
rated-yours = Your ratings
rated-none = You have not played a rated game yet. Set up a table with friends and tick “Rated” in its options.
rated-pool-2-live = 2 players, live
rated-pool-3-live = 3 players, live
rated-pool-4-live = 4 players, live
rated-pool-2-slow = 2 players, slow
rated-pool-3-slow = 3 players, slow
rated-pool-4-slow = 4 players, slow
rated-pool = Games
rated-rating = Rating
rated-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
rated-provisional = provisional
rated-history = History
rated-point = { $date }: { $rating } ({ $change }), place { $place } of { $players }
rated-best = The strongest on this server
rated-nobody = Nobody has played { $number } games here yet.
rated-name = Name
rated-about = Everyone begins at 1500. A rating is provisional until { $number } games have been played. Bots are fixed points: no game changes their rating.
rated-counted = What this game changed
rated-before = Ratings at this table
rated-not-counted = This game does not count.

## Plans

rated-plan-title = Plan for my turns
rated-plan-about = The server plays it at once when your turn comes, even if this page is closed. Nobody else sees it. It ends with the round, or when something happens that it does not foresee.
rated-plan-when = When
rated-plan-always = Whatever happens:
rated-plan-otherwise = Otherwise:
rated-plan-if = If { $name } plays { $action }:
rated-plan-again = again until the round ends
rated-plan-then = and then …
rated-plan-remove = Remove
rated-plan-add = Choose on the board …
rated-plan-meditate = Meditate until the round ends
rated-plan-end-done = The plan has been carried out.
rated-plan-end-unforeseen = The plan is over: something happened that it does not foresee.
rated-plan-end-not-legal = The plan is over: its action was not possible.
rated-plan-end-round-over = The plan is over with the round.
rated-plan-end-otherwise-played = The plan is over: you played something else.

## Duplicate tables

rated-duplicate-title = Duplicate: { $title }
rated-duplicate-week = The setup of the week
rated-duplicate-about = Several tables play the same setup. Everyone is compared with those who held the same seat elsewhere: a point for each with less influence, half a point for each with as much. Your first game counts; hints are off.
rated-duplicate-person = a person
rated-duplicate-play = Play this setup
rated-duplicate-to-table = To my table
rated-duplicate-team = Team
rated-duplicate-team-none = alone
rated-duplicate-save = Save
rated-duplicate-everyone = Everyone
rated-duplicate-teams = Teams
rated-duplicate-percent = Score
rated-duplicate-place = Place
rated-duplicate-nobody = Nobody has played it to the end yet.
rated-duplicate-fresh = A new setup for your group
rated-duplicate-make = Make it
rated-duplicate-name = Title
rated-duplicate-link = The link for everyone who is to play it: { $link }
rated-duplicate-players = { $number ->
    [one] { $number } person
   *[other] { $number } people
}
