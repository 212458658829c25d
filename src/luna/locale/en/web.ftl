### The interface in the browser, in English. Names of players and links are inserted as they are.

## Pages and menus

web-tagline = Novices, seven Holy Isles and the Temple of the Moon
web-home = All games
web-menu = Menu
web-language = Language
web-theme = Colors
web-theme-auto = Match device
web-theme-dark = Night
web-theme-light = Dawn
web-show-tips = Show playing tips
web-group-game = This game
web-group-links = Links and records
web-group-seat = Seats
web-group-settings = Settings
web-sounds = Sounds
web-think-here = Think on this device
web-search = Search the rules
web-found-none = Nothing found.
web-text-view = The table in words
web-rules = Rules
web-contents = Contents
web-loading = One moment …
web-close = Close
web-options = Choose players, setup, edition …
web-your-name = Your name
web-guest = Guest
web-you = you
web-nobody = Nobody

## First page

web-with-bots = Against bots
web-with-bots-hint = Starts at once, with a setup made for a first game.
web-play-now = Play now
web-solo = Alone
web-solo-hint = You against a virtual order, on three levels.
web-level = Level { $number }
web-with-friends = With friends
web-with-friends-hint = Set up a table and send a link. Play live, or one action a day.
web-lay-table = Set up a table
web-hot-seat = On one device
web-hot-seat-hint = Pass the device on, or share the screen.
web-number-of-players = Players
web-players-number = { $number ->
        [one] 1 player
       *[other] { $number } players
    }
web-figures = Figures start
web-figures-random = on isles drawn at random
web-figures-chosen = on isles of your choice
web-bot-level = Strength of the bots
web-strength-random = Random
    .hint = Plays anything that is allowed.
web-strength-pilgrim = Pilgrim
    .hint = A first game: forgets that novices can be displaced from the Temple, forgets the Apostate, and misses one action in three.
web-strength-postulant = Postulant
    .hint = Forgets that novices can be displaced, does not think of the rounds to come, and misses one action in seven.
web-strength-deacon = Deacon
    .hint = Sees what an action brings at once, but never what the others will answer.
web-strength-prior = Prior
    .hint = Thinks of the most obvious answer, no further.
web-strength-abbot = Abbot
    .hint = Thinks of an answer or two; overlooks threats that take longer.
web-strength-bishop = Bishop
    .hint = Looks some actions ahead; overlooks quiet preparations.
web-strength-archbishop = Archbishop
    .hint = Looks ahead along the best lines; overlooks the surprising ones.
web-strength-oracle = Oracle
    .hint = As strong as two seconds allow.
web-strength-builder = Builder
    .hint = Wants shrines more than they are worth.
web-strength-templar = Templar
    .hint = Heads for the Temple early, with many novices.
web-strength-priestess = Priestess
    .hint = Follows the Moon Priestess wherever she goes.
web-strength-saboteur = Saboteur
    .hint = Ends rounds before the others are done, and displaces novices.
web-pace = Time to think
web-pace-none = As long as you like
web-pace-blitz = One minute per action
web-pace-day = One day per action
web-pace-week = One week per action
web-public = Anyone may join
web-your-games = Your games
web-public-games = Open tables
web-no-games = No games yet.
web-status-open = waiting for players
web-status-playing = in progress
web-status-over = finished
web-status-abandoned = given up
web-status-frozen = view only
web-analysis = Analysis
web-upload = Open a record
web-line = Line { $line }:

## Before the game

web-free-seat = Free seat
web-sit-here = Sit here
web-join = Join the game
web-invite = Invitation link
web-invites = { $name } invites you to a game of Luna
web-cancel-table = Cancel the table
web-seat-open = Free for a friend
web-qr = Invitation as a QR code
web-pace-seconds = { $time } per action
web-your-color = Your color
web-any-color = Any
web-color = Color
web-name-of = Name of player { $number }
web-hide-game = Remove from this list
web-all-games = Show all { $number }
web-removed-games = Removed from this list: { $number }
web-bring-back = Put them back on the list
web-quick = Find players
web-watch = Watch
web-stand-up = Stand up
web-left = { $time } left
web-games-page = All your games
web-profile = Your statistics
web-next-game = { $number ->
        [one] 1 game waits for you
       *[other] { $number } games wait for you
    }
web-start = Start
web-start-with-bots =
    { $number ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in the { $number } free seats
    }
web-wait-start = You have a seat. The game begins as soon as whoever set up the table starts it.
web-bot = { $name } ({ $level })
web-virtual = Virtual order
web-abandoned = This game was given up.
web-frozen = This game was played by rules that this version does not have.

## The table

web-table = The table
web-gate = Gate
web-stage = Landing stage
web-council = Council
web-meditation = Meditation
web-round = Round { $round }
web-round-of = Round { $round } of 6
web-round-short = R{ $round }
web-actions-played = { $number ->
        [one] 1 action
       *[other] { $number } actions
    }
web-rounds = All rounds
web-guard-pays = The Guard pays { $number }
web-tile = Tile { $tile }
web-space = Space { $tile }
web-space-empty = Its tile is not in the Temple yet
web-temple-tile = Tile { $tile } in the Temple
web-serves = A novice of { $order } serves here
web-nobody-serves = Nobody serves here
web-has-book = With a Book of Wisdom
web-claimed-by = Claimed by { $order }
web-not-open-yet = Not open yet
web-legal = can be chosen
web-guard-stone = Guard tile { $number }
web-beside = Beside the { $isle }
web-count-of = { $order } { $number }
web-tell-favors = { $number ->
        [0] No favor left
        [one] 1 favor left
       *[other] { $number } favors left
    }
web-tell-active = Active: { $list }
web-tell-nobody-active = No active novices
web-tell-resting = Inactive: { $list }
web-tell-nobody-resting = No inactive novices
web-tell-shrines = Shrines: { $list }
web-tell-figure = The { $figure } is here
web-tell-influence = { $number } influence
web-tell-holds = holds { $list }
web-nobody-there = Nobody waits here
web-seat-of = Seat { $seat }, from the top: { $list }
web-no-tokens = No Time tokens in the solo game
web-tokens-left = { $number ->
        [one] 1 Time token left
       *[other] { $number } Time tokens left
    }
web-path-from-stage = The path, from the landing stage

## Players

web-players = Players and rounds
web-to-act = to act
web-away = Not at the table right now
web-away-minutes = { $number ->
        [one] Away for 1 minute
       *[other] Away for { $number } minutes
    }
web-away-hours = { $number ->
        [one] Away for 1 hour
       *[other] Away for { $number } hours
    }
web-away-days = { $number ->
        [one] Away for 1 day
       *[other] Away for { $number } days
    }
web-bot-soon = A bot may play for { $name } in { $time }.
web-turn-name = { $name }, it is your turn
web-bot-holds = bot ({ $level }) plays
web-no-favor = no favor
web-supply = Novices in supply
web-shrines-left = Shrines left
web-if-round-ended = If the round ended now
web-if-game-ended = If the game ended now:
web-end-short = end
web-nothing-scored = Nothing is scored in the Preliminary Round.
web-source-start = Start
web-source-sanctification = Sanctified
web-source-displacement = Displaced
web-source-book = Books
web-source-meditation = Last token
web-source-priestess = Priestess
web-source-apostate = Apostate
web-source-temple = Temple
web-source-shrines = Shrines
web-source-favors = Favors
web-source-council = Council

## Actions

web-actions = Actions
web-overview = Actions and influence at a glance
web-sources = Where influence comes from
web-keys = Keys
web-keys-list = Letter: action · Tab: actions, then legal places · Enter: confirm · Esc: one step back · U: take back · /: type an action · [ and ]: look back · ?: this page
web-cost = Takes:
web-cost-favor = 2 active novices (1 with a shrine)
web-cost-recruit = 2 active novices
web-cost-build = 2 active novices on the Master Builder’s isle and
web-cost-herbs = { "" }
web-cost-journey = any number of active novices
web-cost-tide = { "" }
web-cost-sail = { "" }
web-cost-promote = 2 active novices on the tile’s isle (1 with a shrine)
web-cost-sanctify = an approved tile of yours on the path
web-cost-infiltrate = a novice on the landing stage and
web-cost-book = a novice of yours in the Temple and
web-cost-council = active novices of one isle, one for each seat
web-cost-expel = active novices on the Apostate’s isle, one for each step
web-cost-meditate = a Time token
web-brings-sanctification = what the Guard pays, round by round: { $guard }
web-brings-displacement = 1 for each novice you displace
web-brings-book = { $edition ->
        [revised] nothing at once: your Books count at the end of each round
        [any] Classic: 1 for a Book action (2 for the first of each round with two players or in the solo game); Revised: nothing at once
       *[classic] 1 for a Book action, 2 for the first of each round with two players or in the solo game
    }
web-brings-meditation = 1 for the last Time token
web-brings-priestess = at the end of a round, for the most active novices and shrines with her: { $priestess }
web-brings-apostate = at the end of a round, −1 for each novice with him, and −1 more
web-brings-temple = { $edition ->
        [revised] at the end of a round, 1 for each novice in the Temple, and 1 more for each one with a Book
        [any] at the end of a round, 1 for each novice in the Temple; Revised: 1 more for each one with a Book
       *[classic] at the end of a round, 1 for each novice in the Temple
    }
web-brings-shrines = at the end of the game, 4 for each shrine
web-brings-favors = at the end of the game, 1 for each favor
web-brings-council = at the end of the game, by seat: { $council }
web-group-isle = Isle
web-group-movement = Movement
web-group-temple = Temple
web-group-other = Other
web-group-now = Now
web-tab-isle = Isle
web-tab-movement = Move
web-tab-temple = Temple
web-tab-other = Other
web-action-favor = Favor
web-action-recruit = Recruit
web-action-build = Shrine
web-action-herbs = Herbs
web-action-journey = Journey
web-action-tide = Tide
web-action-sail = Sailboat
web-action-promote = Promote
web-action-sanctify = Sanctify
web-action-infiltrate = Infiltrate
web-action-book = Book
web-action-council = Council
web-action-expel = Expel
web-action-meditate = Meditate
web-action-tire = Deactivate
web-action-place-shrine = Place a shrine
web-action-place-novices = Place novices
web-ask-place-shrine = Touch a glowing isle.
web-ask-place-novices = Touch a glowing isle.
web-ask-tire = Touch the isle where the opponent’s novices become inactive.
web-ask-favor = Touch the isle whose favor you want.
web-ask-recruit = Touch the isle where you recruit.
web-ask-build = Touch the Master Builder’s isle.
web-ask-herbs = Touch the isle where you reactivate novices.
web-ask-sail = Touch the isle the boat leaves from.
web-ask-sail-then = Touch the isle the boat sails to.
web-ask-promote = Touch the tile you claim.
web-ask-sanctify = Touch your tile on the path.
web-ask-infiltrate = Touch the tile you slip onto.
web-ask-book = Touch the Book you take.
web-ask-book-then = Touch the novice of yours that gets it.
web-ask-council = Touch the isle your novices come from.
web-ask-expel = Touch the Apostate’s isle.
web-ask-origin = Touch novices to pick them up.
web-ask-target = Touch the isle they go to; touch them again for one more.
web-in-hand = { $number ->
        [one] One novice picked up: { $place }
       *[other] { $number } novices picked up: { $place }
    }
web-fewer = One fewer
web-more = One more
web-novices = { $number ->
        [one] 1 novice
       *[other] { $number } novices
    }
web-favor-alone = The Novice favor alone
web-with-novice = With the Novice favor
web-without-novice = Without the Novice favor
web-with-bribery = With Bribery
web-without-bribery = Without Bribery
web-extra-count = How many novices
web-extra-novice = Novice favor
web-extra-bribery = Bribery
web-plan = Your plan
web-no-event = Nothing else follows from it.
web-round-end-becomes = If the round ended then:
web-spoken-shift = { $order } { $after } instead of { $before }
web-round-end-same = The end of the round would stay the same.
web-undo = Undo
web-confirm = Confirm
web-not-here = Not here:
web-command-line = Type an action
web-type-action = type an action
web-completions = Completions

## Whose turn

web-your-turn = Your turn
web-turn-of = { $order } to act
web-choose-hint = Choose an action below, or touch what glows.
web-confirm-hint = Enter confirms, Escape takes it back.
web-ends-round = This ends the round:
web-ends-game = This ends the game:
web-skip-hint = A click or a key skips ahead.
web-wait-hint = You can plan your next action meanwhile.
web-watching = You are watching.
web-watching-late = You are watching, { $minutes } minutes behind: it is a rated game.
web-watchers = { $number ->
        [one] 1 looks on
       *[other] { $number } look on
    }
web-keep-hint = Enter keeps this plan: the server plays it on your turn.
web-keep-plan = Keep for my turn
web-plan-ahead = planned ahead
web-kept = Will be played on your turn if it still can be: { $plan }
web-plan-over = Your plan is over: something else happened.
web-drop-plan = Discard plan
web-time-left = Time left:
web-time-short = Your time is running out.
web-hours = { $hours } h { $minutes } min
web-hours-only = { $hours } h
web-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-hint-place-shrine = Your first shrine: touch a glowing isle.
web-hint-place-novices = Two novices: touch a glowing isle.
web-hint-tire = Choose where the opponent’s novices become inactive: touch a glowing isle.
web-looking-back = After action { $number }
web-looking-back-hint = You are looking at an earlier position.
web-back-to-now = Back to now
web-wins = { $name } wins
web-solo-won = You win by { $number }
web-solo-lost = No win: { $number }
web-rematch = Play again
web-rematch-offer = { $name } offers a rematch. It begins when everyone has agreed.
web-rematch-waiting = { $number ->
        [one] The rematch begins when { $names } agrees.
       *[other] The rematch begins when { $names } agree.
    }
web-rematch-go = To the new game
web-course = Influence action by action
web-review = Look through the game
web-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## Log, chat, looking back

web-log = Log
web-chat = Chat
web-chat-watching = You are watching: the players write here.
web-chat-empty = Nothing said yet.
web-chat-say = Say something
web-chat-said = { $name } says: { $text }
web-chat-unread = { $number ->
        [one] 1 new message
       *[other] { $number } new messages
    }
web-send = Send
web-look-at = Position after action { $number }
web-scrubber = Position in the game
web-step-back = One action back
web-step-on = One action forward
web-action-number = Action { $number } of { $all }
web-log-start = The game begins.
web-log-undo = Taken back: { $name } returns to the position after action { $text }.
web-log-ask-undo = { $name } asks to take back an action.
web-log-ask-abandon = { $name } asks to end the game.
web-log-ask-replace = { $name } asks to let a bot play for { $other }.
web-log-ask-rematch = { $name } offers a rematch.
web-log-agree = { $name } agrees.
web-log-decline = { $name } declines.
web-log-join = { $name } sits down.
web-log-leave = A player leaves the table.
web-log-moved = { $name } plays in another browser now.
web-log-bot = A bot plays for { $name }.
web-log-back = { $name } is back.
web-log-swap = { $name } changes to { $order }.
web-log-late = { $name } ran out of time.
web-log-abandon = The game is given up.
web-log-hint = { $name } looks at a hint.
web-log-rematch = A new game is ready.

## This game

web-take-back = Take back my action
web-back-here = Go back to this position
web-share = Share this position
web-download = Download the record
web-analyse = Analyze from here
web-play-on = Play on from here
web-shared-position = A shared position, after action { $number }
web-watch-link = Link for spectators
web-seat-link = Move my seat to another device
web-copied = Copied: { $link }
web-bot-for-me = Let a bot play for me
web-bot-for-absent = Let a bot play for { $name }
web-propose-bot = Propose a bot for { $name }
web-take-seat-back = Take my seat back
web-seat-lost = A bot ({ $level }) is playing for you.
web-seat-lost-late = Your time ran out: a bot ({ $level }) is playing for you.
web-seat-lost-rated = Your time ran out: you have lost this rated game, and a bot ({ $level }) plays on.
web-paused = The game waits until a player is back.
web-abandon = Give up the game
web-abandon-sure = Really give up? The game ends without a winner.
web-abandon-yes = Give up
web-abandon-no = Play on
web-given-up = The game was given up
web-asks-undo = { $number ->
        [one] { $name } would like to take back the latest action.
       *[other] { $name } would like to take back the latest { $number } actions.
    }
web-asks-abandon = { $name } would like to end the game.
web-asks-replace = { $name } would like a bot to play for { $other }, who is away.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-passkey-keep = Keep my account with a passkey
web-passkey-sign-in = Sign in with a passkey
web-passkey-kept = Your account is kept. Sign in with the passkey on any device.
web-passkey-cancelled = Nothing was changed. Try again whenever you like.
web-sign-out = Forget me on this device
web-sign-out-lose = { $number ->
        [0] You have no passkey: no one can come back to this account, and its results would be lost.
        [one] You have no passkey: your running game and all your results would be lost.
       *[other] You have no passkey: your { $number } running games and all your results would be lost.
    }
web-sign-out-anyway = Sign out anyway
web-sign-out-stay = Stay
web-delete-no = Keep it
web-delete-yes = Delete for good
web-delete-sure = You leave all tables, and your name, passkeys, address and sessions are deleted for good. What was said and played stays in the logs of the games.
web-delete-account = Delete my account
web-sign-out-others = Sign out everywhere else
web-sign-out-there = Sign out
web-last-used = last used { $time }
web-this-browser = this one
web-browsers = Browsers that are signed in
web-account-stranger = Nobody is signed in on this browser. Anyone who plays gets an account automatically, with nothing but a name.
web-account = Your account

## Learning

web-learn = Learn
web-learn-first = New to Luna? Learn it at the table, step by step.
web-advice = Playing tips
web-chapters = All chapters
web-rule-link = Rule { $rule }
web-understood = Understood
web-no-tips = No more tips

## When something goes wrong

web-reconnecting = The connection is lost. Reconnecting; nothing you confirmed is lost.
web-error-other = That did not work ({ $reason }). Try again.
problem-offline = The server cannot be reached. The page tries again by itself.
problem-server-fault = Something went wrong on the server. Try again in a moment.
problem-unknown = That did not work. Reload the page and try again.
problem-name-yourself = Enter a name first.
problem-name-missing = Enter a name first.
problem-not-your-seat = This seat is not yours: you can watch, or sit down on a free one.
problem-not-your-table = Only whoever set up the table can do that.
problem-invitation-not-valid = This invitation no longer works: ask for a new link.
problem-link-not-valid = This link no longer works: ask for a new one.
problem-link-used = This link has been used already: make a new one where the seat is now.
problem-player-not-absent = The player is not away: wait two minutes before a bot takes over.
problem-cross-origin = This request came from another page: open Luna again.
problem-no-such-table = There is no such table: look for it among your games.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-page = There is no such page.
problem-no-such-language = Luna does not speak this language.
problem-no-such-share = This shared position does not exist: ask for the link again.
problem-no-such-lesson = There is no such chapter: look for it in the list.
problem-no-such-session = This browser has been signed out already.
problem-no-such-position = This position does not exist.
problem-stale = Somebody was quicker: look at the new position and choose again.
problem-from-the-future = This page is ahead of the server: reload it.
problem-client-id-used = This was sent before: look at the log.
problem-not-started = The game has not begun yet.
problem-already-started = The game has begun already: you can watch it.
problem-seats-open = Some seats are still free: wait for players, or let bots take them.
problem-no-seat-free = All seats are taken: you can watch.
problem-not-over = The game is not over yet.
problem-seen-later = This position belongs to a rated game that is being played: others see it a few minutes later.
problem-rematch-made = The next game is ready already: this one stays as it is.
problem-already-over = The game is over already.
problem-table-abandoned = This game was given up: set up a new table.
problem-bot-holds-seat = A bot is playing for you: take your seat back first.
problem-no-bot-here = No bot can play here.
problem-nothing-to-undo = There is nothing to take back.
problem-nothing-asked = This request is no longer open.
problem-already-agreed = You have agreed already: wait for the others.
problem-chat-full = The chat of this game is full.
problem-game-set-aside = This game cannot be shown: its log breaks off ({ $fault }). Its record can still be downloaded, and the operator knows of it.
problem-log-full = So much has happened at this table that nothing more can be added: set up a new one.
problem-other-rules-version = This game was played by other rules: it can only be looked at.
problem-too-long = This is too long: shorten it.
problem-json-wanted = The server did not understand: reload the page.
problem-bad-body = The server did not understand: reload the page.
problem-bad-message = The server did not understand: reload the page.
problem-unknown-level = There is no such bot: choose another level.
problem-unknown-language = Luna does not speak this language.
problem-seats-do-not-fit = The seats do not fit this setup: choose another number of players.
problem-nothing-said = Write something first.
problem-too-many = That was too fast: wait a moment and try again.
problem-too-many-tables = You have many open games: finish one first.
problem-too-many-watchers = So many are watching this table that there is no more room: try again later.
problem-too-many-sockets = Too many pages of this table are open: close some of them.
problem-too-slow = That took too long to arrive: try again.
problem-bad-request = The server did not understand: reload the page.
problem-no-such-method = The server did not understand: reload the page.
problem-server-stops = The server is restarting: the page comes back by itself.
problem-not-stored = The server cannot save right now: try again in a moment.
problem-no-database = The server cannot save right now: try again in a moment.
problem-no-hints = Hints are off at this table.
problem-blocked = You and somebody at this table do not play together: choose another table.
problem-nobody-there = Nobody else sits there.
problem-no-such-duplicate = There is no such setup: ask for the link again.
problem-too-many-duplicates = You have made many setups already.
problem-plan-too-large = The plan is too large, or has no action.
problem-plan-overtaken = Things have moved on: plan again.
problem-rated-game = This is not possible in a rated game.
problem-rated-seat = The seats of a rated game stay with the players who began it.
problem-rated-second-seat = Nobody plays two seats of a rated game.
problem-rated-guest = You are playing a rated game as a guest: finish it, or keep this account with a passkey, before you sign in to another.
problem-rated-terms = Such a game cannot be rated: it needs different players, a setup drawn by the server, and no hints.
problem-rated-pace = A rated game needs a time for each action: choose one.
problem-rated-level = This bot has no measured strength and cannot play in a rated game: choose another one.
problem-no-such-rating = There are no ratings at this table.
problem-needs-server = This needs a server, and you play on this device.
problem-no-such-thought = This analysis has ended: ask again.
problem-no-such-review = This review does not exist: ask for the link again.
problem-no-such-puzzle = There is no such puzzle.
problem-no-such-challenge = This challenge is over, or there is none: look at those of today.
problem-not-your-study = Only whoever made this study can change it: save a copy.
problem-not-your-review = Only those who asked for this review can stop it.
problem-no-such-study = This study does not exist: ask for the link again.
problem-too-many-studies = You have many studies: delete one first.
problem-record-not-over = This game is not finished: open it for analysis instead.
problem-passkey-not-valid = The passkey was not accepted: try again, or use another one.
problem-challenge-over = That took too long: try again.
problem-too-many-passkeys = This account has many passkeys already: use one of them.
problem-passkey-known = This passkey is kept already: sign in with it.
problem-no-bots = No bot is available here.
problem-not-for-you = This is not meant for you.
problem-notifications-off = This server sends no notifications.
problem-address-not-valid = This address does not work: check it.
web-approved = approved: the Guard pays { $number }
web-bribable = within reach of a bribe
web-why-not = (why not?)
web-without-hints = Without hints
web-hint = Hint
web-rated = Rated
web-rated-hint = Rated: no hints, and whoever leaves or runs out of time comes last. Sitting down means that you agree; it counts once everyone has acted.
web-ratings = Ratings
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-block = Block { $name }
web-report = Report { $name }
web-report-text = What should the operator know?
web-reported = The operator has been informed.
web-duplicate = Duplicate
web-compare = Compare with other tables
web-make-duplicate = Let others play this setup
