### Meeting others, in English: one's games, one's statistics.

## One's games

meet-filter = Which games
meet-filter-current = Under way
meet-filter-turn = Your turn
meet-filter-others = Waiting for others
meet-filter-open = Waiting for players
meet-filter-finished = Finished
meet-filter-analysis = Analysis boards
meet-filter-hidden = Removed from the list
meet-none = Nothing here.
meet-older = Show older ones

## Statistics

meet-profile = Your statistics
meet-since = Here since { $day }.
meet-kept = Your account is saved with a passkey.
meet-not-kept = Your account exists in this browser only; add a passkey to keep it.
meet-results = Results
meet-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
meet-wins = { $wins ->
        [one] 1 won ({ $share })
       *[other] { $wins } won ({ $share })
    }
meet-streak = Games won in a row: { $number } now, { $longest } at most
meet-puzzles = Puzzles: { $solved } of { $tries } solved, rating { NUMBER($rating, useGrouping: 0) }, at most { $longest ->
        [one] { $longest } day
       *[other] { $longest } days
    } in a row
meet-by-players = By number of players
meet-by-mode = By setup
meet-by-edition = By edition
meet-opponents = Opponents
meet-bot = Bot: { $level }
meet-column-games = Games
meet-column-wins = Won
meet-column-place = Place
meet-column-influence = Influence
meet-column-ahead = Ahead of them
meet-column-you = You
meet-column-others = Others
meet-sources = Influence by source, and what the others at your tables had
meet-solo = best margin { $margin }, { $influence } influence
meet-openings = Favorite openings
meet-latest = Latest games
meet-place = place { $place } of { $players }
meet-influence = { $influence } influence
meet-download = Download all your data

## Finding players

meet-quick = Quick game
meet-quick-about = Choose players and pace. You are seated with others who want the same, and the game begins when the table is full.
meet-quick-go = Find players
meet-people-only = People only
meet-bots-in = Bots after { $time }
meet-range = Rating
meet-range-any = Any rating
meet-range-within = Within { $points } points
meet-seeking = Looking for players
meet-missing = { $number ->
        [one] 1 seat free
       *[other] { $number } seats free
    }
meet-begins-full = The game begins as soon as all seats are taken.
meet-begins-at = In { $time } bots ({ $level }) take the free seats, and the game begins.
meet-bots-at = Bots for free seats
meet-choose = Choose a time
meet-in = in { $time }
meet-never = Never

## Watching

meet-watch = Games running now
meet-watch-none = No public game is running now.
meet-watch-number = { $number ->
        [one] 1 public game is running.
       *[other] { $number } public games are running.
    }
meet-watchers = { $number ->
        [one] 1 spectator
       *[other] { $number } spectators
    }
meet-watch-late = shown { $minutes } minutes late

## Notices

meet-notify = Notify me here when it is my turn
meet-notify-on = This browser notifies you when it is your turn.
meet-notify-off = No more notices here
meet-notify-denied = The browser does not allow notices from this page.
meet-notify-failed = Notices could not be turned on in this browser.
meet-quiet = Silent
meet-quiet-never = Never
meet-quiet-night = 10 p.m. to 8 a.m.
meet-quiet-always = Always
