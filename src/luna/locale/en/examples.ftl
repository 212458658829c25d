### Worked examples of the rules, shown with small boards.

example-play = Show what happens
example-back = Back to the beginning
example-nobody = nobody
example-A-FAVOR = Yellow has a shrine on the Tidal Isle, so one active novice is enough to gain its favor.
example-A-RECRUIT = Yellow uses two active novices of the Sailboat Isle. The newcomer comes from the supply and rests beside the isle with them.
example-A-SHRINE = The Master Builder is on the Library Isle. Yellow spends the shrine favor and two active novices there; Red’s shrine is no obstacle.
example-A-HERBS = Three novices of Yellow rest beside the Shrine Isle. The herbs make two of them active again, so Yellow overtakes Red with the Moon Priestess.
example-A-JOURNEY = Yellow sends novices from two isles to the Sailboat Isle. The one who rests beside the Bribery Isle cannot come along.
example-A-TIDE = The Tide fetches the two who rest with the Apostate and the one on the landing stage. All of them rest beside the Sailboat Isle, where Yellow has a shrine.
example-A-SAIL = Both novices on the landing stage sail to the Sailboat Isle. They arrive active and count with the Moon Priestess at once.
example-A-PROM = Tile 8 shows the Library Isle and is approved. One of Yellow’s two novices climbs onto it, the other rests.
example-A-PROM-BRIBE = Tile 12 lies beyond the Guard, but before the next guard tile. With Bribery Yellow can claim it already.
example-A-SANC = Yellow brings tile 9 into the Temple in the second round and gains 5 influence. Nobody is next to it, so nobody is displaced.
example-A-SANC-BRIBE = Tile 14 will be approved in the next round. With Bribery it enters now, for 5 influence instead of 4.
example-A-DISPLACE = Yellow enters on 23. Of the novices around it Red’s on 13 and 14 go to the landing stage. Blue’s on 7 has a Book, Blue’s on 24 has a higher number, and the one on 6 is Yellow’s own.
example-A-BOOK = Blue has claimed tile 16, whose space touches that of 13. Yellow takes the Book from Red’s novice on 7 and protects its own on 13.
example-A-COUNCIL = Two novices take Yellow from seat 2 to seat 4. Red has been there before, so Yellow lies on top and wins ties between them.
example-A-EXPEL = Two novices on the Herbal Isle drive the Apostate on by two isles, to the Sailboat Isle. There he threatens Red and Blue.
example-A-MEDITATE = Yellow turns one of the three Time tokens that are left. The round goes on, and the next player is to act.
example-A-INFIL = Red has displaced Yellow’s novice from 13, and nobody stands there now. With Bribery it returns from the landing stage to that very tile, without influence and without displacing anyone.
example-A-VIRTUAL = Only one active novice of Yellow is on the Library Isle. The novice favor stands in for the second one of a Promotion.
example-E-PRIESTESS = Four players: Yellow has two active novices and a shrine with the Moon Priestess, Red and Blue have two novices each. Red is ahead of Blue in the Council: 6, 3 and 1. White’s novices rest and do not count.
example-E-APOSTATE = Yellow has three novices with the Apostate, two active and one at rest, and loses 4. Red has two and loses 3. Blue has only a shrine there and loses nothing.
example-E-TEMPLE = Three novices of Yellow serve in the Temple, two of Red and one of Blue: 3, 2 and 1 influence.
example-N-APOSTATE = The Apostate leaves the Shrine Isle. There are no novices at the Herbal Isle, only a shrine, so he passes it and stops at the Tidal Isle.
example-G-SCORE = After the sixth round Yellow gains 12 for three shrines, 3 for three favors and 5 for seat 5 in the Council: 20 in all.
