### What the game at the terminal says, apart from the words of the game itself.
### Words in `grave accents` are typed as they are, in every language.

## The table

table-far = far
table-now = now
table-stage = stage
table-empty-tile = empty tile
table-legal-tile = open to you
table-bribable = bribable
table-approved = approved
table-short-influence = Inf
table-short-now = +/−
table-short-supply = sup
table-short-shrines = shr
table-short-stage = stg
table-short-time = Time
table-short-start = Start
table-short-guard = Guard
table-short-preliminary = Preliminary
table-short-tire = Round start
score-total = Influence
score-round = If the round ended now
score-game = If the game ended now
score-place = Place

## Coming and going

play-begins = A new game: { $orders }. Seed { $seed }.
play-solo = You are { $you }. { $opponent } is the virtual order.
play-resumed = The game continues after { $number ->
        [one] one action
       *[other] { $number } actions
    }.
play-bot = The bot { $bot } plays { $order }.
play-bot-fault = { $order }’s bot gave no answer ({ $fault }); Luna plays an action for it.
play-kept = Every action is saved at once in { $file }.
play-dropped = The last line of the file was cut off and does not count: “{ $line }”
play-options = The file has its own setup; the options for a new game are not used.
play-examples = Type what you want to do, for example:
play-more = Tab completes, `legal` lists what is allowed, `help` explains the other commands.
play-to-act = { $order } to act.
play-over = The game is over: { $order } wins with { $points } influence.
play-solo-won = The game is over: you win by { $margin }.
play-solo-even = The game is over: a draw, which does not count as a win.
play-solo-lost = The game is over: you lose by { $margin }.
play-after = `score` shows the points, `undo` takes an action back, `quit` leaves.
play-left = Saved. To continue: luna play { $file }
play-ctrl-c = `quit` or Ctrl-D leaves; nothing is lost.
play-unsaved = The game is not saved! { $fault } Try `save FILE` with another file.
play-toolbar = Tab completes · legal · why · undo · help

## Commands

help-legal = what is allowed now; `legal promote` lists the Promotions
help-why = why an action is not allowed, or what it would bring
help-undo = take back the latest action
help-redo = redo the action you took back
help-score = points by source, and what the end of the round and of the game would bring
help-table = show the whole table
help-save = show where the game is saved; `save FILE` writes a copy
help-overview = all actions with their costs, and where influence comes from
help-tips = the playing tips
help-rules = the rules by id; `rules A-PROM` explains one
help-help = this overview
help-quit = leave; the game stays saved
help-actions = Actions (a color before them, as in `red: meditate`, is optional)
help-commands = Commands
legal-ways = { $number } ways, such as { $example } (`legal { $verb }` lists more)
legal-many = { $number } ways, too many to list: up to { $places }, each to any other isle. For example: { $example }
legal-more = … and { $number } more: type more of the action to narrow the list.
legal-none = No legal action begins like that; `why ACTION` gives the reason.
legal-over = The game is over: there is nothing to play.
why-usage = Type the action after it, as in `why promote 12`.
why-allowed = This is allowed: { $action }
why-brings = What would happen:
rules-hint = `rules { $rule }` explains the rule.
rules-unknown = There is no rule { $rule }; `rules` lists them all.
undo-none = There is nothing to take back.
undo-done = Taken back: { $action }
redo-none = There is nothing to redo.
save-done = The game is saved in { $file }.
save-copy = A copy is saved in { $file }.
save-moved = From now on the game is saved in { $file }.

## Tips

tip = Tip: { $tip }

## What a strong bot advises

think-lead = Round { $round }, { $order } to act; chance to win and expected influence:
think-tried = visits
think-sources = Expected influence by source after { $action }:
think-line = Expected continuation:
