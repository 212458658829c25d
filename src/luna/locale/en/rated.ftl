### Ratings, in English.

rated-title = Ratings
rated-yours = Your ratings
rated-none = You have not played a rated game yet. Lay a table with friends and tick “Rated” in its options.
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
rated-best = The strongest of this server
rated-nobody = Nobody has played { $number } games here yet.
rated-name = Name
rated-about = Everyone begins at 1500. A rating is provisional until { $number } games have been played. Bots are fixed points: no game changes their rating.
rated-counted = What this game changed
rated-before = Ratings at this table
rated-not-counted = This game does not count.
