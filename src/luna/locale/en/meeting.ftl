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
meet-none = None here.
meet-older = Show older ones

## Statistics

meet-profile = Your statistics
meet-since = Here since { $day }.
meet-kept = A passkey keeps your account.
meet-not-kept = This browser alone knows who you are; a passkey keeps your account.
meet-results = Results
meet-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
meet-wins = { $wins ->
        [one] 1 won ({ $share })
       *[other] { $wins } won ({ $share })
    }
meet-streak = Won in a row: { $number } now, { $longest } at best
meet-puzzles = Puzzles: { $solved } of { $tries } solved, rating { $rating }, at best { $longest } days in a row
meet-by-players = By number of players
meet-by-mode = By setup
meet-by-edition = By edition
meet-opponents = Opponents
meet-bot = Bot: { $level }
meet-column-games = Games
meet-column-wins = Won
meet-column-place = Place
meet-column-influence = Influence
meet-column-ahead = You ahead
meet-column-you = You
meet-column-others = Others
meet-sources = Influence by source, and what the others at your tables had
meet-solo = best margin { $margin }, influence { $influence }
meet-openings = Favorite openings
meet-latest = Latest games
meet-place = place { $place } of { $players }
meet-influence = influence { $influence }
meet-download = Download all your data
