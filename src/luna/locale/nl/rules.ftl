### De regels van het spel in het Nederlands, één bericht per regel.
### .title is een korte naam; .notation toont hoe je de actie schrijft, in elke taal hetzelfde.

rules-heading-glance = Het spel op één pagina
rules-goal = Elke speler leidt een Orde van novices. Wie na zes rondes de meeste invloed heeft, wint. Invloed komt van novices in de Tempel en van de Maanpriesteres, en aan het einde ook van altaren, gunstfiches en het veld in het Concilie.
rules-phases = Het spel begint met een inzetronde, waarin iedereen een altaar en novices plaatst. Daarna heeft elke ronde twee fasen. In de actiefase doen de spelers om de beurt één actie, tot het laatste tijdfiche is omgedraaid. In de waarderingsfase geeft de Maanpriesteres invloed, neemt de ketter er wat af en levert elke novice in de Tempel 1 op. Daarna trekken de figuren en de wachter verder, en worden alle inactieve novices actief.
rules-column-what = wat die doet
rules-column-cost = kosten
rules-column-source = bron
rules-column-influence = invloed
rules-cost-favor = het gunstfiche { $favor }
rules-heading-S = Voorbereiding
rules-heading-P = Inzetronde
rules-heading-A = Actiefase
rules-heading-E = Einde van een ronde
rules-heading-N = Voorbereiding van de volgende ronde
rules-heading-G = Einde van het spel
rules-heading-O = Solospel
rules-heading-PARSE = Geschreven acties
rules-heading-editions = Edities
rules-title = De regels van Luna
rules-notation = Notatie
rules-ruling = Interpretatie
rules-rulings = Onder “Interpretatie” staat hoe Luna beslist waar de spelregels zwijgen, verschillen of ruimte laten, of waar ze niet tonen wat op het spelmateriaal gedrukt staat. Al het andere volgt minstens een ervan.
rules-editions = Luna is in drie edities te spelen. In Klassiek levert een Boekactie meteen invloed op: 1, of 2 voor de eerste van elke ronde met twee spelers of solo. In Herzien levert die op dat moment niets op, maar elk Boek van jou geeft aan het einde van iedere ronde 1 invloedspunt extra, een novice die net een Boek heeft gekregen gaat liggen en houdt het tot de ronde voorbij is, en Infiltratie brengt verdreven novices terug in de Tempel. Braziliaans is Klassiek met één verschil in het solospel: ook de eerste novice van de tegenstander in de Tempel heeft een Boek.

## Voorbereiding

rule-S-START = Elke speler begint met 5 invloedspunten. De startspeler wordt geloot.
    .title = Startinvloed
    .ruling = Invloed zakt nooit onder nul: wie meer zou moeten verliezen, raakt alleen kwijt wat er is.
rule-S-BOARDS = Van de vier tempelborden wordt er willekeurig één per speler getrokken. Ze liggen naast elkaar in de volgorde waarin ze getrokken zijn, het eerste bij de ingang. Tegels in de kleuren van de andere borden gaan uit het spel.
    .title = Tempelborden
    .ruling = De spelregels tonen weinig van de borden: de meeste tegels, de eilandsymbolen en hoe de borden aan elkaar grenzen, zijn aangenomen.
rule-S-FIRST = Bij elk bord in het spel hoort een van de tegels 1 tot en met 4. Het lot verdeelt ze, één per speler, en ze gaan meteen naar hun veld in de Tempel, elk met een novice van die speler en een Boek der Wijsheid.
    .title = Eerste tegels in de Tempel
rule-S-PATH = Alle andere tegels vormen het pad, met het hoogste getal het dichtst bij de ingang. Vanaf de ingang liggen er: wachtertegel 2, per speler één tegel, nog een wachtertegel 2, per speler één tegel, en zo verder met de wachtertegels 3, 4, 5 en 6 tot aan de aanlegplaats. Met twee spelers en de borden blauw en geel begint het met 2 · 28 25 · 2 · 23 21 · 3. De tempelwachter betrekt zijn post op wachtertegel 6.
    .title = Het pad
rule-S-TIME = Vier tijdfiches bepalen hoelang een ronde duurt, met twee spelers maar drie. Het solospel heeft er geen.
    .title = Tijdfiches
rule-S-COUNCIL = Alle conciliestenen beginnen in één stapel op veld 0: die van de startspeler onderop, dan kloksgewijs de andere, zodat de laatste speler bovenop ligt. Wie op hetzelfde veld hoger ligt, wint bij een gelijke stand.
    .title = Concilie bij het begin
rule-S-ISLES = De zeven Heilige Eilanden vormen een ring om het Tempeleiland. In de standaardopstelling liggen ze willekeurig, in de voorgedrukte opstelling in de vaste volgorde van 1 tot en met 7.
    .title = Ring van eilanden
    .ruling = Geen van de spelregels toont de gedrukte volgorde: Luna neemt die waarin de gunstfiches worden opgesomd.
rule-S-FAVORS = Op elk eiland liggen evenveel van zijn gunstfiches als er spelers zijn, in het solospel maar één.
    .title = Gunstfiches op de eilanden
rule-S-FIGURES = De Maanpriesteres met waarde 6 is voor vier spelers, die met waarde 5 voor minder. In de standaardopstelling beginnen zij, de bouwmeester en de ketter elk op een eiland dat wordt geloot of gekozen door de gastheer van de tafel; meerdere figuren mogen een eiland delen. In de voorgedrukte opstelling staan hun eilanden vast.
    .title = Figuren bij het begin
    .ruling = Alleen de Nederlandse spelregels loten de eilanden; de andere laten je kiezen. In de voorgedrukte opstelling is alleen het eiland van de Maanpriesteres uit de spelregels bekend; de andere zijn aangenomen.
rule-S-PRESET = In de voorgedrukte opstelling heeft elke kleur één altaar en vier paren novices op de eilanden die voor die kleur zijn aangegeven, op welke plaats die ook zit. Die kleur krijgt ook een gunstfiche van elk van de twee eilanden waar geen stukken van die kleur staan. Er is geen inzetronde: de eerste actie volgt meteen.
    .title = Voorgedrukte opstelling
    .ruling = De spelregels tonen alleen dat elke kleur twee novices op eiland 1 heeft; alle andere eilanden zijn aangenomen.

## Inzetronde

rule-P-SHRINE = Vanaf de startspeler plaatst iedereen kloksgewijs één altaar. Twee van deze eerste altaren mogen niet op hetzelfde eiland staan, en met twee spelers of solo is het Kruideneiland uitgesloten.
    .title = Een altaar plaatsen
    .notation = place shrine book
rule-P-NOVICES = Te beginnen met de startspeler plaatsen jullie om de beurt een paar novices, tot iedereen vier paren heeft geplaatst. Elk paar van jou heeft een eiland nodig waar je nog geen novices en geen altaar hebt; stukken van anderen maken niet uit.
    .title = Novices plaatsen
    .ruling = Je plaatst telkens één paar, om de beurt, nooit alle vier tegelijk: de Nederlandse spelregels laten beide lezingen toe.
    .notation = place novices tide
rule-P-FAVORS = Je altaar en je vier paren bezetten vijf eilanden. Van elk van de twee andere neem je één gunstfiche.
    .title = Eerste gunstfiches

## Actiefase

rule-A-TURN = De startspeler begint en het gaat kloksgewijs verder, met precies één actie per beurt. De fase duurt tot het laatste tijdfiche is omgedraaid, in het solospel tot jij die beëindigt. Je kunt alleen handelen als je aan de beurt bent, alleen zoals de lopende fase het toelaat, en niet meer als het spel is afgelopen.
    .title = Eén actie per beurt
rule-A-OWN = Je handelt alleen met eigen novices, en alleen met actieve, dus die op een eiland, tenzij de actie iets anders zegt. Novices die je hebt ingezet worden inactief en gaan naast hun eiland.
    .title = Je eigen actieve novices
rule-A-ONE-EACH = Je hebt nooit twee gunstfiches van dezelfde soort. Een gebruikt gunstfiche gaat terug naar zijn eiland.
    .title = Eén gunstfiche per soort
rule-A-FAVOR = Zet twee actieve novices op een eiland in, of maar één als je daar een altaar hebt, en neem het gunstfiche van dat eiland. Een gunstfiche dat je al hebt, kun je niet nemen.
    .title = Gunst van de priester
    .notation = favor tide · favor tide +novice
rule-A-RECRUIT = Zet twee actieve novices op een eiland in om een derde uit je voorraad te halen; de nieuweling komt inactief naast hetzelfde eiland. Elke Orde heeft in totaal 13 novices.
    .title = Werving
    .ruling = Met een lege voorraad kun je helemaal niet werven.
    .notation = recruit tide · recruit tide +novice
rule-A-SHRINE = Lever je gunstfiche Altaar in en zet twee actieve novices op het eiland van de bouwmeester in om daar te bouwen. Je hebt nog een van je zes altaren nodig en mag op dat eiland nog geen eigen altaar hebben; altaren van andere Orden staan niet in de weg. Voortaan kosten Gunst van de priester en Benoeming je op dit eiland een novice minder, telt het altaar bij de Maanpriesteres als een novice en is het aan het einde 4 invloedspunten waard.
    .title = Altaar
    .notation = build · build +novice
rule-A-HERBS = Lever je gunstfiche Kruiden in en maak één of twee van je inactieve novices bij één eiland weer actief. Op het Kruideneiland werken de kruiden niet.
    .title = Kruiden
    .notation = herbs tide 2
rule-A-JOURNEY = Laat minstens één actieve novice reizen, of zoveel je wilt, vanaf zoveel eilanden als je wilt. Elke novice gaat naar een eiland naar keuze en komt daar inactief aan. Een gunstfiche is niet nodig.
    .title = Reizen
    .ruling = Geen novice reist naar het eiland waar hij al is.
    .notation = journey tide>book 2 · journey tide>book 1, novice>shrine 2
rule-A-TIDE = Lever je gunstfiche Getij in en verplaats een of meer novices van jou, actief of niet, vanaf zoveel eilanden als je wilt en vanaf de aanlegplaats. Elke novice gaat naar een eiland naar keuze en is daar inactief. In de notatie staat ~ voor inactieve novices en “stage” voor de aanlegplaats.
    .title = Getij
    .ruling = Ze mogen van meerdere plaatsen tegelijk komen; de Nederlandse spelregels zijn ook te lezen alsof er maar één plaats mag. Geen novice gaat naar het eiland waar hij al is, actief of niet.
    .notation = tide tide>book 2 · tide ~herbs>book 1, stage>novice 1
rule-A-SAIL = Lever je gunstfiche Zeilboot in en breng één of twee passagiers naar één eiland, waar ze actief aankomen. Het zijn óf actieve novices die samen een ander eiland verlaten, óf novices van de aanlegplaats, nooit een mix.
    .title = Zeilboot
    .notation = sail tide>book 2 · sail stage>book 1
rule-A-PROM = Kies op het pad een onbezette tegel die is vrijgegeven, dus tussen de tempelwachter en de aanlegplaats ligt. Zet twee actieve novices in op het eiland waarvan de tegel het symbool draagt: de ene stapt op de tegel en neemt hem in bezit, de andere wordt inactief. Met een eigen altaar op dat eiland heb je alleen de eerste nodig.
    .title = Benoeming
    .notation = promote 12 · promote 12 +novice
rule-A-PROM-BRIBE = Lever je ook je gunstfiche Omkoping in, dan neem je een tegel in bezit die met Omkoping bereikbaar is: tussen de tempelwachter en de volgende wachtertegel richting ingang. Verder is het een gewone Benoeming.
    .title = Benoeming met Omkoping
    .ruling = Voor een vrijgegeven tegel wordt Omkoping geweigerd: die heb je niet nodig.
    .notation = promote 12 +bribe · promote 12 +bribe +novice
rule-A-SANC = Breng een vrijgegeven tegel in jouw bezit, samen met de novice erop, naar zijn veld in de Tempel. Je krijgt evenveel invloed als de wachtertegel onder de tempelwachter waard is, en daarna verdrijft je novice zwakkere buren.
    .title = Inwijding
    .notation = sanctify 12
rule-A-SANC-BRIBE = Lever je ook je gunstfiche Omkoping in, dan mag je een tegel in jouw bezit inwijden die nog niet is vrijgegeven maar wel tussen de tempelwachter en de volgende wachtertegel richting ingang ligt. Invloed en verdrijving blijven gelijk.
    .title = Inwijding met Omkoping
    .ruling = Voor een vrijgegeven tegel wordt Omkoping geweigerd.
    .notation = sanctify 12 +bribe
rule-A-DISPLACE = Een novice die door Inwijding de Tempel betreedt, verdrijft elke novice van een tegenstander op een aangrenzend veld, mits die op een lager getal staat en geen Boek heeft. Verdreven novices gaan naar de aanlegplaats, en jij krijgt voor elk 1 invloedspunt. Hun tegels blijven leeg in de Tempel liggen.
    .title = Verdrijving
    .ruling = Geen van de klassieke spelregels zegt dat de tegels blijven liggen; het volgt uit de regels.
rule-A-BOOK = Lever je gunstfiche Boek in, pak een willekeurig Boek in de Tempel en geef het aan een van je tempelnovices zonder Boek; zolang het onder hem ligt, kan die novice niet verdreven worden. Klassiek en Braziliaans: je krijgt 1 invloedspunt, of 2 voor de eerste Boekactie van elke ronde met twee spelers of solo. Herzien: je krijgt nu niets, je mag alleen een Boek van een staande novice pakken, en de ontvanger gaat tot het einde van de ronde liggen, zodat niemand aan dat Boek kan komen.
    .title = Boek
    .ruling = Het Boek mag ook van een andere novice van jezelf komen.
    .notation = book 3>12
rule-A-COUNCIL = Zet een of meer actieve novices van één eiland in: je conciliesteen gaat voor elk één veld vooruit. Je steen komt boven op de stenen die er al liggen; alleen op het laatste veld komt hij onderop.
    .title = Concilie
    .ruling = Je mag niet meer novices inzetten dan er velden vóór je liggen.
    .notation = council tide 2 · council tide 1 +novice · council +novice
rule-A-EXPEL = Zet een of meer actieve novices op het eiland van de ketter in: voor elk gaat hij kloksgewijs één eiland verder.
    .title = Verbanning
    .ruling = Met zeven novices komt hij terug waar hij was, met meer gaat hij daar voorbij.
    .notation = expel 2 · expel 1 +novice · expel +novice
rule-A-MEDITATE = Draai één tijdfiche om. Je blijft in de ronde en kunt in je volgende beurt weer handelen, tenzij het het laatste was: dat geeft je 1 invloedspunt en beëindigt de actiefase meteen. In het solospel beëindigt Meditatie de fase en levert die niets op.
    .title = Meditatie
    .notation = meditate
rule-A-INFIL = Alleen in de herziene editie: lever je gunstfiche Omkoping in en verplaats een eigen novice van de aanlegplaats naar een willekeurige onbezette tegel in de Tempel. Je krijgt er geen invloed voor en verdrijft niemand.
    .title = Infiltratie
    .ruling = Dit kan ook in ronde 6, al heeft omkopen op het pad dan geen zin meer.
    .notation = infiltrate 5
rule-A-VIRTUAL = Lever je gunstfiche Novice in in plaats van één actieve novice bij Gunst van de priester, Werving, Altaar, Concilie of Verbanning, of als tweede novice van een Benoeming. Het kan geen tegel in bezit nemen en niet helpen om het gunstfiche Novice zelf te krijgen.
    .title = Vervangende novice
    .ruling = Waar één novice genoeg is, mag de vervangende novice het alleen doen; in het Concilie werkt hij alleen of samen met novices van één eiland. Hij wordt geweigerd waar hij niemand zou vervangen, zoals bij een Benoeming vanaf een eiland met een eigen altaar.
    .notation = favor tide +novice · recruit tide +novice · build +novice · promote 12 +novice · council tide 1 +novice · expel +novice
rule-A-TWO-FAVORS = Je mag bij één actie twee verschillende gunstfiches inleveren als ze allebei van toepassing zijn: Omkoping en Novice bij een Benoeming, of Altaar en Novice om te bouwen.
    .title = Twee gunstfiches tegelijk
    .ruling = Geen enkel spelregelboekje zegt dit met zoveel woorden; het volgt uit de regels.
    .notation = promote 12 +bribe +novice · build +novice
rule-A-STAY = Een tegel in bezit houdt zijn novice op het pad, desnoods rondes lang, tot je hem inwijdt: geen enkele actie haalt de novice terug. Novices op de aanlegplaats wachten daar op Zeilboot, Getij of, in de herziene editie, Infiltratie.
    .title = Novices die wachten
    .ruling = Geen enkel spelregelboekje zegt dit met zoveel woorden; het volgt uit de regels.
rule-A-LAST = In ronde 6 staat de tempelwachter vlak bij de ingang. Elke tegel die nog op het pad ligt is vrijgegeven, dus omkopen heeft dan geen zin meer.
    .title = Geen Omkoping in de laatste ronde
    .ruling = Geen enkel spelregelboekje zegt dit met zoveel woorden; het volgt uit de regels.

## Einde van een ronde

rule-E-NEXT = Met drie of vier spelers begint de volgende ronde bij wie links zit van de speler die het laatste tijdfiche omdraaide. Met twee spelers wisselt de startspeler gewoon elke ronde.
    .title = Volgende startspeler
rule-E-PRIESTESS = Op het eiland van de Maanpriesteres tel je je actieve novices, plus één voor een altaar. Met vier spelers krijgen de eerste drie 6, 3 en 1 invloedspunt, met minder krijgen de eerste twee 5 en 2; wie er niets heeft, krijgt niets, en een plaats die niemand behaalt, wordt niet toegekend. Bij een gelijke stand wint wie verder is in het Concilie, of op hetzelfde veld hoger in de stapel ligt.
    .title = Maanpriesteres
rule-E-APOSTATE = Wie novices bij het eiland van de ketter heeft, actief of inactief, verliest 1 invloedspunt per novice, en nog 1 extra. Altaren zijn veilig voor hem.
    .title = Ketter
    .ruling = Niemand zakt onder nul.
rule-E-TEMPLE = Elke novice van jou in de Tempel levert 1 invloedspunt op. In de herziene editie levert elke novice met een Boek er 1 meer op.
    .title = Tempel
rule-E-ORDER = Aan het einde van elke ronde wordt de invloed in deze volgorde verrekend: de Maanpriesteres beloont, de ketter neemt, de Tempel betaalt.
    .title = Volgorde van de waardering
    .ruling = In deze volgorde beschrijven de spelregels de waardering; geen ervan schrijft die volgorde voor. Wat de Maanpriesteres geeft, kun je dus aan de ketter verliezen, wat de Tempel geeft niet.

## Naar de volgende ronde

rule-N-WAKE = Vóór de volgende ronde gaan alle inactieve novices terug op het eiland waarnaast ze staan en worden ze weer actief. Na ronde 6 wordt er niets meer voorbereid: het spel eindigt.
    .title = Novices worden actief
rule-N-FIGURES = De Maanpriesteres en de bouwmeester gaan kloksgewijs verder met het grote getal dat ze dragen: zij 5 eilanden, of 6 met vier spelers, en hij 4.
    .title = Maanpriesteres en bouwmeester trekken verder
    .ruling = De 4 van de bouwmeester komt uit een recensie: geen van de spelregels noemt zijn getal.
rule-N-APOSTATE = Daarna gaat de ketter kloksgewijs naar het volgende eiland met minstens één novice, van wie dan ook. In het solospel lokken alleen jouw novices hem.
    .title = De ketter trekt verder
    .ruling = Hij kan helemaal rondgaan tot zijn eigen eiland, en als er nergens op een eiland novices zijn, blijft hij staan.
rule-N-GUARD = De tempelwachter stapt naar de volgende wachtertegel richting ingang, en de wachtertegel die hij verlaat verdwijnt. De tegels die hij is gepasseerd zijn nu vrijgegeven, en de Tempel betreden is zoveel waard als zijn nieuwe post aangeeft.
    .title = De tempelwachter trekt verder
rule-N-TIME = De omgedraaide tijdfiches worden voor de nieuwe ronde weer gestapeld.
    .title = Tijdfiches komen terug
rule-N-STAND = In de herziene editie staan novices die op hun Boek liggen weer op, zodat die Boeken weer gepakt kunnen worden.
    .title = Novices staan op

## Einde van het spel

rule-G-SCORE = Het spel eindigt na ronde 6. Je krijgt 4 invloedspunten voor elk van je altaren op de eilanden, 1 voor elk gunstfiche dat je nog hebt en de waarde van je veld in het Concilie, van 0 tot 10. Wie de meeste invloed heeft, wint; bij een gelijke stand wint wie verder is in het Concilie, of op hetzelfde veld hoger in de stapel ligt.
    .title = Eindtelling
    .ruling = De spelregels zeggen alleen dat de velden 0 tot 10 invloedspunten waard zijn; dat elk veld zijn getal waard is, is aangenomen.

## Solospel

rule-O-SETUP = Je speelt een partij voor twee tegen een denkbeeldige Orde, waarvan elke stap door de regels vastligt. Eilanden en figuren volgen de standaardopstelling, elk eiland heeft één gunstfiche en er zijn geen tijdfiches; op niveau 3 beginnen de bouwmeester en de Maanpriesteres op hetzelfde eiland. De tegenstander geldt het hele spel als startspeler, dus zijn conciliesteen begint onder die van jou.
    .title = Solo: voorbereiding
rule-O-PRELIM = De tegenstander begint met een altaar en één novice op het eiland van de bouwmeester en twee novices op elk ander eiland. Een van die novices, van het eiland dat op zijn eerste tegel staat, gaat naar die tegel in de Tempel, alleen in de Braziliaanse editie met een Boek; op jouw eerste tegel komt een novice van jou met een Boek. Daarna speel je alleen de inzetronde, met je altaar niet op het eiland van zijn altaar en niet op het Kruideneiland.
    .title = Solo: inzetronde
rule-O-BEGIN = Je begint elke ronde door een eiland te kiezen met minstens één actieve novice van de tegenstander. Al zijn novices daar worden inactief en zijn conciliesteen gaat voor elk één veld vooruit: boven op die van jou, maar op het laatste veld onderop.
    .title = Novices van de tegenstander deactiveren
    .ruling = Elk eiland met minstens één actieve novice van de tegenstander mag; de Braziliaanse spelregels spreken van één of twee. De steen gaat nooit voorbij het laatste veld en blijft daar liggen zoals hij ligt. Heeft de tegenstander nergens een actieve novice, dan vervalt deze stap.
    .notation = tire tide
rule-O-TILE = Vervolgens neemt de tegenstander de hoogste onbezette vrijgegeven tegel waarvan het eiland een actieve novice van hem heeft. Tegel en novice gaan rechtstreeks de Tempel in; hij krijgt de waarde van de tempelwachter, plus 1 invloedspunt voor elke novice van jou die hij naar de aanlegplaats verdrijft. Nam hij een tegel en heb jij Boeken in de Tempel, dan gaat het Boek op je laagste getal naar zijn laagste getal zonder Boek. Is er zo’n getal, dan levert hem dat in elke editie 1 invloedspunt op.
    .title = De tegel van de tegenstander
    .ruling = De tegenstander verdrijft zoals elke Orde. De spelregels sturen je Boek naar zijn laagste getal; Luna neemt het laagste zonder Boek. De novice die het krijgt, gaat niet liggen, en je eigen eerste Boekactie van de ronde is er niet mee verbruikt.
rule-O-DISPLACED = Een novice van de tegenstander die je verdrijft, gaat niet naar de aanlegplaats. Hij komt inactief naast het eiland dat op zijn verloren tegel staat, en jij krijgt zoals altijd 1 invloedspunt.
    .title = De tegenstander verdrijven
rule-O-END = De actiefase eindigt als je Meditatie kiest, die hier niets oplevert. Vóór de waardering bouwt de tegenstander gratis een altaar als hij op het eiland van de bouwmeester een actieve novice heeft, daar nog geen altaar heeft en er nog een over heeft; zijn novices blijven actief. Aan de ketter verliest hij nooit invloed. Na de waardering gaat de ketter naar het volgende eiland met novices van jou.
    .title = Einde van een soloronde
    .ruling = De tegenstander bouwt vóór de waardering en zonder kosten, maar alleen met een actieve novice; de Nederlandse spelregels spreken van een willekeurige novice. De ketter blijft staan als op geen enkel eiland novices van jou zijn.
    .notation = meditate
rule-O-LEVEL2 = Zolang de actiefase duurt, is het eiland van de ketter afgesloten. Behalve Verbanning mag geen enkele actie jouw novices erop of ernaast inzetten, verplaatsen of reactiveren, er bouwen of er het gunstfiche nemen. Verbanning staat open voor je novices, voor de vervangende novice of voor allebei samen.
    .title = Solo niveau 2: het geblokkeerde eiland
    .ruling = Je mag nog wel novices naar dat eiland brengen, en met alleen de vervangende novice vooruitgaan in het Concilie.
rule-O-LEVEL3 = Alles van niveau 2 geldt, en bovendien is Verbanning verboden: je moet wachten tot de ketter uit zichzelf verdertrekt. Verder beginnen de bouwmeester en de Maanpriesteres op hetzelfde eiland.
    .title = Solo niveau 3: geen Verbanning
rule-O-SCORE = Beide Orden tellen hun invloed zoals in elk spel, en jouw resultaat is het verschil. Boven nul win je. De overige regels voor twee spelers gelden: in de edities Klassiek en Braziliaans levert je eerste Boekactie van elke ronde 2 invloedspunten op.
    .title = Solo: resultaat
    .ruling = Bij nul bepaalt het Concilie wie bovenaan staat, maar dat is geen overwinning.

## Notatie

rule-PARSE = Deze regel is niet te lezen als actie en ook niet als deel van de kop van een partij. Een actie is een werkwoord in kleine letters, gevolgd door wat die nodig heeft, zoals “favor tide” of “promote 12 +bribe”; bij de regels van elke actie staat hoe je die schrijft.
    .title = Onleesbare regel
