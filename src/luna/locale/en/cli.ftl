### The command line, in English: help, and what is wrong with a command.

## Commands

cli-luna = Luna: the board game of the Holy Isles
cli-play = Play at the terminal; every action is saved at once
cli-new = Print the record of a new game
cli-replay = Show the position a record leads to
cli-legal = List the legal actions in canonical notation, sorted
cli-check = Print an action in canonical notation, or the rule that forbids it
cli-perft = Count the sequences of actions and of steps for each depth
cli-rules = Show a rule, all rules, the overview or the playing tips
cli-serve = Serve the game to browsers and store every game
cli-worker = Run the jobs of servers that share a PostgreSQL database
cli-bot = Play over standard input and output, one line of JSON each way
cli-hint = Show the best actions, what to expect of them, and how the round may continue
cli-analyse = Compare every action of a record with the best one
cli-puzzles = Find and check puzzles
cli-puzzles-mine = Play games and add to a file the positions with one clearly best action
cli-puzzles-check = Check whether each solution holds with a larger budget
cli-selfplay = Let bots play games and store them, for learning
cli-dataset = Turn games into samples for learners
cli-train = Learn the bots’ evaluation from their own games
cli-admin = Check, rebuild, back up and restore a server’s games
cli-admin-verify = Replay every stored game and compare the results
cli-admin-aside = List games set aside because their log is damaged
cli-admin-rebuild = Rebuild all caches from the logs
cli-admin-ratings = Compute all ratings again from the logs
cli-admin-reports = List reports of players, or close one
cli-admin-jobs = List the jobs in quarantine and why; run one again, or forget it
cli-admin-backup = Write everything to a file; the server may be running
cli-admin-restore = Read a backup into a database without games
cli-arena = Let bots compete: luna arena BOT BOT …, luna arena report FILE
cli-arena-match = Play every setup with every seating, and show who is ahead
cli-arena-report = Show what a file of results contains

## Arguments and options

cli-arg-game-file = The game to resume, or the file for a new one
cli-arg-players = Seats, clockwise; in solo yourself, then the opponent (without it: yellow,red)
cli-arg-mode = standard, preselected, solo1, solo2 or solo3
cli-arg-edition = classic, revised or brazilian
cli-arg-seed = Repeat the draws of an earlier game
cli-arg-other-seed = Draw different setups
cli-arg-figures = Isles of Moon Priestess, Master Builder and Apostate
cli-arg-printed = A corrected component file (printed.toml)
cli-arg-bots = Orders played by bots, with a budget as in red=luna@500ms: { $names }
cli-arg-lang = Language: { $languages }; without it the system’s
cli-arg-help = Show this help
cli-arg-record = A record (.luna), or - for standard input
cli-arg-at = Only the first N actions
cli-arg-document = The position as a JSON document
cli-arg-json = As a JSON document
cli-arg-action = In notation, with or without the color
cli-arg-depth = How many actions, or steps, in a row
cli-arg-rule = An id such as A-PROM, or overview, or tips
cli-arg-markdown = All rules as a Markdown page
cli-arg-host = The address to listen on
cli-arg-port = The port; 0 takes a free one; without it 8460 or the next
cli-arg-data = The folder of the games (SQLite)
cli-arg-database = A database instead of --data
cli-arg-origin = The public address behind a proxy, such as https://luna.example
cli-arg-proxies = Proxies whose word about the client’s address is trusted
cli-arg-think = Processes that think for bots; 0 leaves jobs to luna worker (PostgreSQL)
cli-arg-worker-think = Processes that think for bots
cli-arg-worker-database = The PostgreSQL database of the servers
cli-arg-only = Run only these queues: bots, hints, reviews, notices, ratings
cli-arg-own-bots = Bots of your own, offered beside the levels
cli-arg-open = Open the page in a browser
cli-arg-verbose = Log every request, one line of JSON each
cli-arg-bot = A bot, with a budget as in luna@200ms: { $names }
cli-arg-budget = How long to think: 1000ms, or 5000n for nodes
cli-arg-most = Actions to show
cli-arg-puzzles = A file with one puzzle per line
cli-arg-puzzle-number = How many puzzles the file should have
cli-arg-puzzle-nodes = Nodes of each search
cli-arg-entrants = As in `luna arena`; they take turns on the seats
cli-arg-games-out = The file of games; those in it are not played again
cli-arg-games = Games, each with a setup of its own
cli-arg-seats = Seats at the table
cli-arg-bot-budget = For bots without a budget of their own: 200ms or 500n
cli-arg-policies = Store what each tree search found, for `luna dataset`
cli-arg-workers = Processes that play (without it 1; 0: play in this process; with --ray all of the cluster)
cli-arg-ray = Play on the Ray cluster at HOST:PORT, or on one started for this run (local)
cli-arg-data-files = Games of `luna selfplay` (.jsonl), or records (.luna)
cli-arg-data-out = data.npz, data.parquet, or minari:NAME/DATASET-v0
cli-arg-data-players = Only games with N players; without it all must have the same number
cli-arg-run = The folder of the run; it is resumed if it exists
cli-arg-hours = Stop after this long; the same command resumes
cli-arg-generations = Stop after this many generations
cli-arg-run-games = Games of a generation with two players
cli-arg-nodes = For each action that is learned from
cli-arg-quick-nodes = For all other actions
cli-arg-gate-setups = Setups of a gate, at most
cli-arg-gate-nodes = For each action of a gate
cli-arg-kinds = Kinds of games: 2, 3, 4, solo
cli-arg-start = Weights to start from, instead of the shipped ones
cli-arg-work = What to do: rebuild
cli-arg-later = Leave the work to the server or a worker
cli-arg-retry = Run this job again
cli-arg-drop = Forget this job
cli-arg-close = Close this report
cli-arg-backup = The file of the backup
cli-arg-contestants = Bots, each with a budget as in luna@200ms: { $names }; cmd:COMMAND or py:MODULE:CLASS for your own
cli-arg-setups = Setups, each with all seatings
cli-arg-results-out = The file of results; games in it are not played again
cli-arg-records-out = A folder for the record of each game
cli-arg-sprt = Stop as soon as it is clear whether the first of two bots has share P0 or P1, as in 0.5,0.55
cli-arg-results = The file of results of `luna arena`
cli-arg-picture = Draw cross-table and ratings (.svg)

## Help

cli-usage = Usage:
cli-arguments = Arguments:
cli-options = Options:
cli-commands = Commands:
cli-default = without it: { $value }
cli-more-help = `{ $program } COMMAND --help` shows the options of a command.

## Mistakes

cli-fault-command = There is no command { $word }; `{ $program } --help` lists them.
cli-fault-command-near = There is no command { $word }; did you mean { $near }?
cli-fault-option = { $word } is not understood; `{ $program } --help` lists the options.
cli-fault-missing = { $word } is missing; `{ $program } --help` shows how to write it.
cli-fault-value = { $word } needs a value; `{ $program } --help` shows which.
cli-fault-number = { $word }: “{ $value }” is not a whole number; write digits.
cli-fault-invalid = { $word }: “{ $value }” does not fit here; `{ $program } --help` shows what does.
cli-fault-small = { $word }: { $value } is too small; the smallest value is { $limit }.
cli-fault-large = { $word }: { $value } is too large; the largest value is { $limit }.
cli-fault-language = Luna does not speak { $word }; choose one of { $languages }.
cli-fault-no-file = There is no file { $file }: check its name and folder.
cli-fault-no-folder = The folder of { $file } does not exist: create it first.
cli-fault-folder = { $file } is a folder: name a file in it.
cli-fault-denied = You may not use { $file }: choose another file, or change its permissions.
cli-fault-file = { $file } cannot be used ({ $fault }): choose another file.
cli-fault-over = { $file }: the game is over; choose a game that is still running.
cli-fault-empty = { $file }: nothing has been played yet; play an action first.
cli-fault-at = { $file }: there are no actions yet; leave out --at.
cli-fault-rule = There is no rule { $word }; `luna rules` lists them.
cli-fault-near = Did you mean { $near }?
cli-fault-data = There are no games in { $folder }; give their folder with --data.
cli-fault-both = --data and --database exclude each other: give one of them.
cli-fault-think = --think 0 needs --database and a luna worker: SQLite has neither.
cli-fault-worker-database = luna worker needs the database of the servers: give --database or set LUNA_DATABASE.
cli-fault-queue = --only does not know { $value }: choose from { $words }.

## Lists and reviews

cli-too-many = { $number } { $what } are too many to list
cli-progress = Action { $number } of { $all }
cli-loss = loss
cli-mean-loss = mean loss
cli-points = points
cli-worst = worst
cli-mistakes = mistakes
cli-blunders = blunders
cli-turned = The game turned with action { $numbers }.
cli-never-turned = The favorite never changed for long.
cli-puzzles-word = puzzles

## Saving

cli-save-create = { $file }: the file cannot be created ({ $fault }).
cli-save-play = { $file }: the file cannot be played on ({ $fault }).
cli-save-read = { $file }: the file cannot be read ({ $fault }).
cli-save-write = { $file }: the game cannot be saved ({ $fault }).
cli-save-changed = { $file }: the file has been changed by another program, so it is left alone.
cli-save-home = There is no home folder to save games in: name a file, as in `luna play game.luna`.
cli-save-kind = { $file }: this is not a file that games can be saved in: choose another one.
cli-save-elsewhere = { $file }: the game is being played in another window: close it there first.
cli-save-there = { $file }: there is a file of this name already: choose another name.
