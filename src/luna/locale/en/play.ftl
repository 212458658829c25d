### What the game at the terminal says, apart from the words of the game itself.
### Words in `grave accents` are typed as they are, in every language.

## The table

table-far = far
table-now = now
table-stage = stage
table-empty-tile = empty tile
table-legal-tile = open to you
score-total = Influence
score-round = If the round ended now
score-game = If the game ended now
score-place = Place

## Coming and going

play-begins = A new game: { $orders }. Seed { $seed }.
play-solo = You are { $you }; { $opponent } is the virtual order.
play-resumed = The game goes on after { $number ->
        [one] one action
       *[other] { $number } actions
    }.
play-bot = { $order } is played by the bot { $bot }.
play-bot-fault = { $order }'s bot gave no answer ({ $fault }); an action is played for it.
play-kept = Every action is saved at once in { $file }
play-dropped = The last line of the file had been cut off and does not count: “{ $line }”
play-options = The file has its own setup; the options for a new game are not used.
play-examples = Type what you want to do, for example:
play-more = Tab completes, `legal` lists what is allowed, `help` tells the rest.
play-to-act = { $order } to act.
play-over = The game is over: { $order } wins with { $points } influence.
play-solo-won = The game is over: you win by { $margin }.
play-solo-even = The game is over: a draw, which is no win against the virtual order.
play-solo-lost = The game is over: you lose by { $margin }.
play-after = `score` shows the points, `undo` takes back, `quit` leaves.
play-left = Saved. To go on: luna play { $file }
play-ctrl-c = `quit` or Ctrl-D leaves; nothing is lost.
play-unsaved = Not saved! { $fault } Try `save FILE` with another file.
play-toolbar = Tab completes · legal · why · undo · help

## Commands

help-legal = what is allowed now; `legal promote` lists the Promotions
help-why = why an action is not allowed, or what it would bring
help-undo = take back the latest action
help-redo = play again what was taken back
help-score = points by source, and what the ends of round and game would bring
help-table = show the whole table
help-save = tell where the game is saved; `save FILE` writes a copy
help-rules = the rules by id; `rules A-PROM` tells one
help-help = this overview
help-quit = leave; the game stays saved
help-actions = Actions (a colour before them, as in `red: meditate`, is optional)
help-commands = Commands
legal-ways = { $number } ways, such as { $example } (`legal { $verb }` tells more)
legal-many = { $number } ways, too many to list: up to { $places }, each to any other isle. For example: { $example }
legal-more = ... and { $number } more: write more of the action to see fewer.
legal-none = Nothing that begins like this is allowed now; `why ACTION` tells the reason.
legal-over = The game is over: there is nothing to play.
why-usage = Write the action after it, as in `why promote 12`.
why-allowed = This is allowed: { $action }
why-brings = It would bring about:
rules-hint = `rules { $rule }` tells the rule.
rules-unknown = There is no rule { $rule }; `rules` lists them all.
undo-none = There is nothing to take back.
undo-done = Taken back: { $action }
redo-none = There is nothing to play again.
save-done = The game is saved in { $file }
save-copy = A copy is in { $file }
save-moved = From now on the game is saved in { $file }

## Tips

tip = Tip: { $tip }
tip-place-shrine = A shrine saves you one novice whenever you gain the favor of its isle or claim a tile with its symbol, and it counts before the Priestess.
tip-place-novices = The two isles where you place nothing give you their favors: leave out those whose favors you want first.
tip-tire = Where few of its novices are active, the opponent advances little in the Council; but tired novices cannot fetch it a tile either.
tip-begin = Two active novices on an isle gain its favor, recruit a third, or claim a tile of the path that shows this isle. Whoever was used rests until the next round.
tip-apostate = The Apostate is on the { $isle } and so are novices of yours: if the round ended now, he would cost you { $loss } influence. Send them away, or `expel` him.
tip-apostate-blocks = The Apostate blocks the { $isle }, where novices of yours are: if the round ended now, he would cost you { $loss } influence. Only `expel` frees them.
tip-build = You can `build` now: a shrine gives 4 influence at the end, and on the { $isle } favors and tiles cost you one novice less.
tip-all-rest = All your novices rest. Favors in your hand, `sanctify` and `meditate` need none of them.
tip-virtual = Your novice favor stands in for a missing novice: put +novice behind favor, recruit, build, promote, council or expel.
tip-sanctify = Your novice on tile { $tile } may enter the Temple: the Guard pays { $guard } now and never more later.
tip-threat = Your novice on Temple space { $tile } has no Book, and tile { $rival } next to it is already claimed by another order: it may be driven out.
tip-stage = Novices on the landing stage are idle until `sail` or `tide` fetches them.
tip-last-round = The last round: every tile is approved now. At the end a shrine gives 4, a favor kept 1, and your Council seat its number.
tip-last-token = One Time token is left: whoever meditates now ends the round at once. The column “now” shows what that would bring.
tip-solo-end = No clock in the solo game: act as long as you like, then `meditate` ends the round.
tip-priestess = The Moon Priestess visits the { $isle }, and you would gain nothing from her: only active novices and shrines count. The sailboat brings novices that stay active.
tip-council = Your place in the Council decides every tie, at the Priestess and at the end.
