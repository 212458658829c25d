### Voorbeelden bij de regels, met kleine speelborden.

example-play = Toon wat er gebeurt
example-back = Terug naar het begin
example-nobody = niemand
example-A-FAVOR = Geel heeft een altaar op het Getij-eiland; voor de gunst is daar dus één actieve novice genoeg.
example-A-RECRUIT = Geel gebruikt twee actieve novices van het Zeilbooteiland. De nieuwe komt uit de voorraad en rust met hen naast het eiland.
example-A-SHRINE = De bouwmeester is op het Bibliotheekeiland. Geel geeft de gunst Altaar af en gebruikt daar twee actieve novices; het altaar van Rood staat niet in de weg.
example-A-HERBS = Drie novices van Geel rusten naast het Altaareiland. De Kruiden maken er twee weer actief, en Geel haalt Rood in bij de Maanpriesteres.
example-A-JOURNEY = Geel stuurt novices van twee eilanden naar het Zeilbooteiland. Wie naast het Omkopingseiland rust, kan niet mee.
example-A-TIDE = Het Getij haalt de twee op die bij de ketter rusten, en die op de aanlegplaats. Ze rusten nu allemaal naast het Zeilbooteiland, waar Geel een altaar heeft.
example-A-SAIL = Beide novices op de aanlegplaats zeilen naar het Zeilbooteiland. Ze komen actief aan en tellen meteen bij de Maanpriesteres.
example-A-PROM = Tegel 8 toont het Bibliotheekeiland en is vrijgegeven. Eén van de twee novices van Geel klimt erop, de ander rust.
example-A-PROM-BRIBE = Tegel 12 ligt voorbij de wachter, maar nog voor de volgende wachtertegel. Met Omkoping kan Geel hem nu al in bezit nemen.
example-A-SANC = Geel brengt in de tweede ronde tegel 9 naar de Tempel en krijgt 5 invloedspunten. Ernaast staat niemand, dus wordt er niemand verdreven.
example-A-SANC-BRIBE = Tegel 14 wordt pas in de volgende ronde vrijgegeven. Met Omkoping komt hij nu binnen, voor 5 invloedspunten in plaats van 4.
example-A-DISPLACE = Geel komt binnen op 23. Van de novices eromheen gaan die van Rood op 13 en 14 naar de aanlegplaats. Die van Blauw op 7 heeft een Boek, die van Blauw op 24 een hoger getal, en die op 6 is van Geel zelf.
example-A-BOOK = Blauw heeft tegel 16 in bezit, waarvan het veld aan 13 grenst. Geel neemt het Boek van Roods novice op 7 en beschermt de eigen novice op 13.
example-A-COUNCIL = Twee novices brengen Geel van veld 2 naar veld 4. Rood was daar al; Geel ligt dus bovenop en wint gelijke standen tussen hen.
example-A-EXPEL = Twee novices op het Kruideneiland jagen de ketter twee eilanden verder, naar het Zeilbooteiland. Daar bedreigt hij Rood en Blauw.
example-A-MEDITATE = Geel draait een van de drie resterende tijdfiches om. De ronde gaat door, en de volgende speler is aan de beurt.
example-A-INFIL = Rood heeft Geels novice van 13 verdreven, en daar staat nu niemand. Met Omkoping keert hij van de aanlegplaats precies daarheen terug, zonder invloed en zonder iemand te verdrijven.
example-A-VIRTUAL = Op het Bibliotheekeiland heeft Geel maar één actieve novice. De gunst Novice vervangt de tweede van een Benoeming.
example-E-PRIESTESS = Vier spelers: bij de Maanpriesteres heeft Geel twee actieve novices en een altaar, Rood en Blauw hebben elk twee novices. Rood ligt in het Concilie voor Blauw: 6, 3 en 1. De novices van Wit rusten en tellen niet.
example-E-APOSTATE = Geel heeft drie novices bij de ketter, twee actieve en een rustende, en verliest 4. Rood heeft er twee en verliest 3. Blauw heeft daar alleen een altaar en verliest niets.
example-E-TEMPLE = In de Tempel dienen drie novices van Geel, twee van Rood en één van Blauw: 3, 2 en 1 invloedspunten.
example-N-APOSTATE = De ketter verlaat het Altaareiland. Bij het Kruideneiland zijn geen novices, alleen een altaar; hij gaat eraan voorbij en stopt op het Getij-eiland.
example-G-SCORE = Na de zesde ronde krijgt Geel 12 voor drie altaren, 3 voor drie gunsten en 5 voor veld 5 in het Concilie: samen 20.
