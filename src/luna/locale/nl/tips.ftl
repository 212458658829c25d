### Speeltips, voor terminal en browser. Eilanden komen vertaald binnen.

tip-place-shrine = Een altaar bespaart je een novice telkens als je het gunstfiche van zijn eiland neemt of een tegel met zijn symbool in bezit neemt, en het telt mee bij de Maanpriesteres.
tip-place-novices = De twee eilanden waar je niets plaatst, geven je hun gunstfiches: sla die over waarvan je het gunstfiche het eerst wilt.
tip-tire = Waar weinig van zijn novices actief zijn, komt de tegenstander in het Concilie nauwelijks vooruit; maar inactieve novices halen ook geen tegel voor hem.
tip-begin = Twee actieve novices op een eiland krijgen zijn gunstfiche, werven een derde of nemen een tegel van het pad in bezit die dat eiland toont. Ingezette novices zijn inactief tot de volgende ronde.
tip-apostate = De ketter staat op het { $isle }, en daar zijn novices van jou. Als de ronde nu eindigde, zou hij je { $loss ->
        [one] { $loss } invloedspunt
       *[other] { $loss } invloedspunten
    } kosten. Stuur ze weg, of verban hem.
tip-apostate-blocks = De ketter blokkeert het { $isle }, en daar zijn novices van jou. Als de ronde nu eindigde, zou hij je { $loss ->
        [one] { $loss } invloedspunt
       *[other] { $loss } invloedspunten
    } kosten. Alleen door hem te verbannen bevrijd je ze.
tip-build = Je kunt nu bouwen: een altaar geeft aan het einde 4 invloedspunten, en op het { $isle } kosten gunstfiches en tegels je een novice minder.
tip-all-rest = Al je novices zijn inactief. Gunstfiches in je hand, Inwijding en Meditatie hebben geen actieve novices nodig.
tip-virtual = Je gunstfiche Novice vervangt een ontbrekende novice: als je een ander gunstfiche neemt, werft, bouwt, in het Concilie vooruitgaat of de ketter verbant, en als tweede novice van een Benoeming. De tegel zelf in bezit nemen kan het niet.
tip-virtual-solo = Je gunstfiche Novice vervangt een ontbrekende novice: als je een ander gunstfiche neemt, werft, bouwt of in het Concilie vooruitgaat, en als tweede novice van een Benoeming. De tegel zelf in bezit nemen kan het niet.
tip-sanctify = Je novice op tegel { $tile } mag de Tempel in: de wachter betaalt nu { $guard } en later nooit meer dan dat.
tip-threat = Je novice op tempelveld { $tile } heeft geen Boek, en tegel { $rival } ernaast is al door een andere Orde in bezit genomen: je novice kan verdreven worden.
tip-stage = Novices op de aanlegplaats doen niets tot de Zeilboot of het Getij ze ophaalt; in de herziene editie kunnen ze ook de Tempel infiltreren.
tip-promote = Twee actieve novices op een eiland kunnen een tegel met dat symbool in bezit nemen. In vroege rondes betalen tegels het best; maar de novice op een tegel kun je nergens anders meer voor gebruiken.
tip-favor = Gunstfiches zijn gereedschap: met Omkoping bereik je tegels voorbij de wachter, met Kruiden worden novices weer actief.
tip-book = Een Boek beschermt je novice in de Tempel tegen verdrijving.
tip-last-round = De laatste ronde: nu is elke tegel vrijgegeven. Aan het einde levert elk altaar 4 invloedspunten op, elk bewaard gunstfiche 1 en je veld in het Concilie zijn getal.
tip-last-token = Er is nog één tijdfiche: wie nu mediteert, krijgt 1 invloedspunt en beëindigt de ronde meteen.
tip-solo-end = In het solospel loopt geen klok: handel zo lang je wilt, dan beëindigt Meditatie de ronde.
tip-priestess = De Maanpriesteres is op het { $isle }, en je zou niets van haar krijgen: alleen actieve novices en altaren tellen. De Zeilboot brengt novices die actief blijven.
tip-journey = De ronde is bijna voorbij: stuur novices op reis naar waar de Maanpriesteres en de bouwmeester heen gaan. Daar worden ze weer actief.
tip-council = Je veld in het Concilie beslist elke gelijke stand, bij de Maanpriesteres en aan het einde van het spel, wanneer het ook invloedspunten waard is.
tip-recruit = Werf vroeg: elke novice handelt in alle rondes die nog komen, en meer novices betekenen meer mogelijkheden.
tip-tide = Je Getij verplaatst ook inactieve novices. Bereid ze voor op de volgende ronde: naast het eiland van je altaar, of waar de Maanpriesteres en de bouwmeester zullen zijn.
tip-council-first = Je bent laatste in het Concilie en verliest elke gelijke stand, ook bij de Maanpriesteres. Eén of twee velden zouden dat veranderen.
