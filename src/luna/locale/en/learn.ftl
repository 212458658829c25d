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

lesson-movement = Movement
    .about = Journeys and the Tide
lesson-movement-journey = On a Journey any number of your active novices go from any isles to any other isles. They arrive inactive and can act there from the next round on. You will want to claim tile 7, which shows the Sailboat Isle, and that takes two novices there.
    .task = Send both novices of the Library Isle on a Journey to the Sailboat Isle: choose Journey, touch the novices twice, then the Sailboat Isle.
    .done = They rest beside the Sailboat Isle and will be active there when the next round begins. Red has recruited.
    .few = The Sailboat Isle is right. Send both novices of the Library Isle there: it takes two to claim a tile.
    .other = That brings nobody to the Sailboat Isle. Choose Journey, then the novices of the Library Isle.
lesson-movement-tide = The Apostate is on the Bribery Isle, and two of your novices rest beside it: at the end of the round he would cost you 3 influence. Resting novices cannot go on a Journey. Your Tide carries novices away whether they are active or not, and also those waiting on the landing stage.
    .task = Use the Tide: carry both novices from the Bribery Isle to another isle of your choice.
    .done = Out of his reach. As after a Journey, everybody whom the Tide carries is inactive until the next round. The third way to travel, the Sailboat, comes with the Moon Priestess.
    .one = One of them would still be with the Apostate. Carry both away.
    .other = The two beside the Bribery Isle would still be with the Apostate. Choose Tide, then touch them.

lesson-path = The path
    .about = Claim a tile, then enter the Temple
lesson-path-claim = Every tile of the path shows an isle and has its space in the Temple. Two active novices of that isle claim the tile: one climbs onto it, the other rests. Only the tiles between the landing stage and the Guard are approved; in this round these are 6 and 7.
    .task = Claim tile 7 with your two novices of the Sailboat Isle: choose Promote, then tile 7.
    .done = Tile 7 is yours, and nobody can take it from you. But think before you promote: the novice on it can no longer be used for anything else. Red has claimed tile 6.
    .other = That claims no tile. Choose Promote, then tile 7, which shows the Sailboat Isle.
lesson-path-enter = On a later turn the tile and its novice enter the Temple. That takes no other novice, only your turn. The Guard pays the number on the stone he stands on: 6 in this round, 5 in the next.
    .task = Bring tile 7 into the Temple: choose Sanctify.
    .done = 6 influence now, and 1 at the end of every round. Tiles with high numbers come later, but they are hard to displace, as you will see.
    .other = The Guard never pays more than now. Choose Sanctify, then tile 7.

lesson-bribery = The Guard and bribes
    .about = What is approved, and what a bribe opens
lesson-bribery-guard = After every round the Guard walks on to the next stone. That approves more tiles, but he pays less: 6, 5, 4, 3, 2 and 2. Beyond him the tiles up to the next stone are within reach of a bribe: now 11 and 12.
lesson-bribery-bribe = Your novice on tile 12 would have to wait for the next round and then gain only 5. With the Bribery favor it may enter now. Bribery also lets you claim a tile there, with two novices of its isle as usual.
    .task = Bring tile 12 into the Temple with Bribery: choose Sanctify, then tile 12.
    .done = 6 instead of 5, and a round earlier. Bribery is back on its isle. In the last round nothing is left to bribe for: then every tile is approved.
    .other = The Guard pays 6 only in this round. Choose Sanctify, then tile 12.

lesson-displace = Displacement
    .about = Who has to leave the Temple
lesson-displace-look = Spaces in the Temple touch each other. Whoever enters displaces all novices of other orders on touching spaces with lower numbers, unless they have a Book. Red’s novice on 2 has no Book, and the space of your tile 11 touches it.
lesson-displace-enter = In this second round the Guard pays 5. Each displaced novice is worth 1 more.
    .task = Bring tile 11 into the Temple.
    .done = 5 and 1 more. Red’s novice is on the landing stage, idle until the Sailboat or the Tide fetches it, and it earns Red nothing any more.
    .other = Tile 11 is worth 6 now and costs Red a novice in the Temple. Choose Sanctify.

lesson-book = Books of Wisdom
    .about = How to protect novices in the Temple
lesson-book-threat = Now it is you who should worry: your novice on 11 has no Book, and Red has claimed tile 19, whose space touches it. On its next turn Red can displace you.
lesson-book-take = There are only as many Books as orders. With the Book favor you take a Book from any novice in the Temple and give it to one of yours that has none.
    .task = Take the Book from Red’s novice on 2 and give it to yours on 11: choose Book, touch 2, then 11.
    .done = Red has entered on 19 and displaced nobody. You have even gained 2: with two players the first Book action of a round earns 2 influence, otherwise it is 1.
    .own = That protects 11, but takes the Book from your novice on 1. Better take it from Red.
    .other = Red can displace you on the next turn. Choose Book and protect your novice first.

lesson-shrine = Shrines
    .about = Build once, save novices all game long
lesson-shrine-build = Where the Master Builder is, two active novices and the Shrine favor build a shrine. It is worth 4 influence at the end. On its isle one novice of yours is enough to gain the favor or to claim a tile, and it counts with the Moon Priestess like a novice.
    .task = Build on the Herbal Isle: choose Shrine.
    .done = Your second shrine. The Shrine favor is back on its isle, and Red has recruited on the Tidal Isle.
    .other = The Master Builder moves on after this round. Choose Shrine while he is here.
lesson-shrine-claim = One active novice is left on the Herbal Isle, and tile 6 shows that isle. Without your shrine it would take two.
    .task = Claim tile 6 with this one novice: choose Promote.
    .done = One novice did what takes two elsewhere. A shrine pays off in every round that is left, so build early.
    .favor = For the favor one novice would be enough, too, but tile 6 is worth 6 influence in this round.
    .other = Tile 6 is worth 6 influence if you bring it into the Temple in this round. Choose Promote, then tile 6.

lesson-priestess = The Moon Priestess
    .about = Be with her when the round ends
lesson-priestess-look = The Moon Priestess is on the Tidal Isle. At the end of the round she counts the active novices and the shrine of each order there: the most gain 5 influence, the second most 2. Red has one active novice with her; the one who rests does not count.
lesson-priestess-sail = Only one Time token is left: the round may end at any moment. A Journey would not help, because it leaves novices inactive. The Sailboat takes one or two novices of an isle to another, and they stay active.
    .task = Sail with both novices of the Shrine Isle to the Tidal Isle.
    .done = Red has turned the last Time token and ended the round. Two against one: 5 for you, 2 for Red. Then the Priestess has moved on; the list of all rounds shows where she will be.
    .one = One against one is a tie, and ties go to whoever is ahead in the Council: right now that is Red. Take two novices.
    .journey = They would arrive inactive, and she counts only active novices. Use the Sailboat.
    .meditate = That would end the round at once, with Red alone beside her. Bring your own novices first.
    .other = The round may end at any moment, and Red would be alone with her. Choose Sailboat.

lesson-apostate = The Apostate
    .about = Keep away from him, or drive him on
lesson-apostate-look = The Apostate does the opposite. At the end of the round every order with novices at his isle, active or not, loses 1 influence for each of them and 1 more. You have three at the Herbal Isle: that would cost you 4. Shrines are safe.
lesson-apostate-expel = Two of the three are resting and cannot go on a Journey. But active novices on his isle can drive him on, one isle clockwise for each of them.
    .task = Drive the Apostate on by one isle: choose Expel.
    .done = Now he is on the Tidal Isle with three novices of Red, and Red has to worry. After the round he goes on by himself, to the next isle where anyone has novices.
    .journey = The active one can leave, but the two who rest would stay and cost you 3.
    .other = Then he would still cost you influence at the end of the round. Choose Expel.

lesson-council = The Council
    .about = Ties, and influence at the end
lesson-council-look = The Council of Priests decides every tie, with the Moon Priestess and at the end of the game. A higher seat is ahead; on the same seat, whoever lies on top. On the Sailboat Isle you and Red have one active novice each. Red is on seat 5 and you are on seat 3, so the 5 would go to Red and the 2 to you.
lesson-council-climb = Active novices of one isle take you up one seat each. At the end of the game your seat is worth its number.
    .task = Overtake Red with novices of the Bribery Isle: choose Council. Two are enough, three are allowed.
    .done = You are ahead: on a common seat whoever comes later lies on top, only on the last one at the bottom. The start player begins at the bottom of the pile and loses every tie, so think of the Council early when you start.
    .one = Seat 4 is still behind Red. Send two or three novices.
    .sailboat = That is your only novice with the Priestess. Take those of the Bribery Isle.
    .other = Then Red stays ahead and wins the tie. Choose Council, then the Bribery Isle.

lesson-time = Time
    .about = End the round when it suits you
lesson-time-look = No round has a fixed length. Meditation turns a Time token, and whoever turns the last one gains 1 influence and ends the round at once. One token is left. You are first with the Priestess on the Library Isle, and Red is about to bring tile 12 into the Temple for 5.
lesson-time-end = If Red gets there too late, tile 12 is worth only 4 in the next round.
    .task = End the round now: choose Meditate.
    .done = 1 for the token, 5 from the Priestess, 2 for your novices in the Temple, and Red was too late. Everybody who rested is active again. This was the last chapter: you know the whole game.
    .tired = Your two novices would rest afterwards, and the Priestess counts only active ones.
    .other = That gives Red another turn and with it 5 influence. Choose Meditate.
