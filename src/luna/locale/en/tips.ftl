### Playing tips, for the terminal and the browser. Isles arrive translated.

tip-place-shrine = A shrine saves you one novice whenever you gain the favor of its isle or claim a tile with its symbol, and it counts with the Moon Priestess.
tip-place-novices = The two isles where you place nothing give you their favors: leave out those whose favors you want first.
tip-tire = Where few of the opponent’s novices are active, the opponent advances little in the Council; but inactive novices cannot take a tile for them either.
tip-begin = Two active novices on an isle gain its favor, recruit a third, or claim a tile of the path that shows this isle. Novices you use are inactive until the next round.
tip-apostate = The Apostate is on the { $isle } and so are novices of yours: if the round ended now, he would cost you { $loss } influence. Send them away, or expel him.
tip-apostate-blocks = The Apostate blocks the { $isle }, where novices of yours are: if the round ended now, he would cost you { $loss } influence. Only Expulsion frees them.
tip-build = You can build now: a shrine gives 4 influence at the end, and on the { $isle } favors and tiles cost you one novice less.
tip-all-rest = All your novices are inactive. Favors in your hand, Sanctification and Meditation need no active novices.
tip-virtual = Your Novice favor stands in for a missing novice: when you gain another favor, recruit, build, advance in the Council or expel the Apostate, or as the second novice of a Promotion. It cannot claim the tile.
tip-virtual-solo = Your Novice favor stands in for a missing novice: when you gain another favor, recruit, build or advance in the Council, or as the second novice of a Promotion. It cannot claim the tile.
tip-sanctify = Your novice on tile { $tile } may enter the Temple: the Guard pays { $guard } now and will not pay more later.
tip-threat = Your novice on Temple space { $tile } has no Book, and tile { $rival } next to it is already claimed by another order: your novice may be displaced.
tip-stage = Novices on the landing stage are idle until the Sailboat or the Tide fetches them; in the revised edition they can also infiltrate the Temple.
tip-promote = Two active novices on an isle can claim a tile with its symbol. Tiles pay best in early rounds; but the novice on a tile can no longer be used for anything else.
tip-favor = Favors are tools: with Bribery you reach tiles beyond the Guard, with Herbs your novices become active again.
tip-book = A Book protects your novice in the Temple from being displaced.
tip-last-round = The last round: every tile is approved now. At the end each shrine gives 4 influence, each favor you keep gives 1, and your Council seat its number.
tip-last-token = One Time token is left: the player who turns it gains 1 influence and ends the round at once.
tip-solo-end = There is no clock in the solo game: act as long as you like, then end the round by Meditation.
tip-priestess = The Moon Priestess visits the { $isle }, and you would gain nothing from her: only active novices and shrines count. The Sailboat brings novices that stay active.
tip-journey = The round ends soon: send novices on a Journey to where the Moon Priestess and the Master Builder go next. They become active there.
tip-council = Your seat in the Council decides every tie, with the Moon Priestess and at the end of the game, when it is also worth influence.
tip-recruit = Recruit early: every novice acts in all the rounds that are left, and more novices mean more options.
tip-tide = Your Tide moves inactive novices, too. Prepare them for the next round: beside the isle of your shrine, or where the Moon Priestess and the Master Builder will be.
tip-council-first = You are last in the Council and lose every tie, with the Moon Priestess too. A seat or two would change that.
