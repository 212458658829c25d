### Ratings, in English.

rated-title = Ratings
rated-yours = Your ratings
rated-none = You have not played a rated game yet. Set up a table with friends and tick “Rated” in its options.
rated-pool-2-live = 2 players, live
rated-pool-3-live = 3 players, live
rated-pool-4-live = 4 players, live
rated-pool-2-slow = 2 players, correspondence
rated-pool-3-slow = 3 players, correspondence
rated-pool-4-slow = 4 players, correspondence
rated-pool = Games
rated-rating = Rating
rated-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
rated-provisional = provisional
rated-history = History
rated-point = { $date }: { NUMBER($rating, useGrouping: 0) } ({ $change }), place { $place } of { $players }
rated-best = The strongest on this server
rated-nobody = Nobody has played { $number } games here yet.
rated-name = Name
rated-about = Everyone begins at 1500. A rating is provisional for the first { $number } games. The ratings of bots are fixed: no game changes them.
rated-counted = What this game changed
rated-before = Ratings at this table
rated-not-counted = This game is not rated.

## Plans

rated-plan-title = Plan for my turns
rated-plan-about = The server plays it at once when your turn comes, even if this page is closed. Nobody else sees it. It ends with the round, or when something happens that it does not cover.
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
rated-plan-end-unforeseen = The plan was dropped: something happened that it did not cover.
rated-plan-end-not-legal = The plan was dropped: its action was not legal.
rated-plan-end-round-over = The plan ended with the round.
rated-plan-end-otherwise-played = The plan was dropped: you played something else.

## Duplicate tables

rated-duplicate-title = Duplicate: { $title }
rated-duplicate-week = The setup of the week
rated-duplicate-about = Several tables play the same setup. Everyone is compared with those who had the same seat elsewhere: a point for each player with less influence, half a point for each with the same. Only your first game counts, and there are no hints.
rated-duplicate-person = a person
rated-duplicate-play = Play this setup
rated-duplicate-to-table = To my table
rated-duplicate-team = Team
rated-duplicate-team-none = none
rated-duplicate-save = Save
rated-duplicate-everyone = Everyone
rated-duplicate-teams = Teams
rated-duplicate-percent = Score
rated-duplicate-place = Place
rated-duplicate-nobody = Nobody has finished it yet.
rated-duplicate-fresh = A new setup for your group
rated-duplicate-make = Create
rated-duplicate-name = Title
rated-duplicate-link = Link for everyone who should play it: { $link }
rated-duplicate-players = { $number ->
    [one] { $number } person
   *[other] { $number } people
}
