### The guided first game, its chapters and its texts.

learn-title = Learn Luna
learn-about = Short chapters at the real table, each with something to do. Leave whenever you like; this browser remembers where you were.
learn-begin = Begin: { $title }
learn-on = Go on: { $title }
learn-done = done
learn-chapter = Chapter { $number } of { $of }
learn-next = Next
learn-next-chapter = On to: { $title }
learn-finish = All chapters done
learn-other = That is allowed, but it is not what this chapter is about.
learn-again = Nothing has been played: try something else.
learn-game = A short game
learn-game-about = The last two rounds of a game against the weakest bot, with tips when they become useful.
learn-game-play = Play the last two rounds

lesson-goal = Influence
    .about = What the game is about, and where points come from
lesson-goal-welcome = You lead the yellow order, Red is your opponent. The game lasts six rounds, and whoever has the most influence in the end wins. The number on each order’s panel is its influence: both of you have 5.
lesson-goal-sources = Influence comes from novices who enter the Temple in the middle and serve there, and every round from the Moon Priestess, who is visiting an isle. When the game ends, shrines, unused favors and your seat in the Council count as well.
lesson-goal-enter = One of your novices is waiting on tile 7 of the path. The Guard pays 6 to everyone who enters the Temple in this first round, and one less in almost every round to come.
    .task = Bring your novice into the Temple: touch tile 7 and choose Sanctify, then confirm.
    .done = 6 influence for you. From now on your novice serves in the Temple: every round ends with 1 more for each of yours.
    .other = That is one of your actions, but it brings no influence now. The novice on tile 7 does.

lesson-favors = Favors
    .about = Novices gain favors, and favors help novices
lesson-favors-take = On your turn you take exactly one action. Most of them need active novices: those standing on an isle. Two active novices gain the favor of their isle and then rest beside it until the next round.
    .task = Gain the favor of the Herbal Isle.
    .done = The Herbs are yours, and the two novices rest. You can never hold two favors of the same kind. Meanwhile Red has taken Bribery.
    .isle = That gains a favor too, but of another isle. Choose the Herbal Isle.
    .recruit = On the Herbal Isle, yes, but that brings a new novice. Choose Favor there.
    .other = Gaining a favor is an action of its own: choose Favor, then the Herbal Isle.
lesson-favors-use = A favor is spent when it is used. The Herbs make one or two resting novices of an isle active again, anywhere but on the Herbal Isle itself. Two of yours rest beside the Library Isle.
    .task = Use the Herbs and reactivate both novices of the Library Isle.
    .done = Both are active again, and the Herbs are back on their isle for anyone to gain. A favor you keep to the end is worth 1 influence.
    .one = One novice would be active again, but the Herbs can reactivate two: choose both novices of the Library Isle.
    .other = First use what you have just gained: choose Herbs, then the Library Isle.

lesson-novices = New novices
    .about = Recruit early: more novices, more options
lesson-novices-recruit = Eight of your thirteen novices are on the isles, one serves in the Temple, the others are in your supply. Two active novices of an isle can recruit one more. Whoever stays with the Moon Priestess on the Shrine Isle will be rewarded at the end of the round, so leave those two in peace.
    .task = Recruit on the Library Isle or on the Novice Isle.
    .done = The new novice arrives resting and can be used from the next round on. Recruit early: each novice acts in every round that is left.
    .priestess = Those two count with the Moon Priestess as long as they are active. Recruit elsewhere.
    .other = That is allowed, but it does not bring a new novice. Choose Recruit.
lesson-novices-tired = The novices you used are resting. You can still act with those who are active, or with favors.
    .task = Use another pair: recruit once more or gain a favor.
    .done = Well done. When the round ends, everybody who rests becomes active again.
    .other = Choose Recruit or Favor this time.
