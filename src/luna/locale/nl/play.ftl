### Wat het spel in de terminal zegt, naast de woorden van het spel zelf.
### Wat tussen `accenten` staat, wordt in elke taal zo getypt.

## De tafel

table-far = later
table-now = nu
table-stage = steiger
table-empty-tile = lege tegel
table-legal-tile = vrij voor jou
table-bribable = met Omk.
table-approved = vrijgeg.
table-short-influence = Inv
table-short-now = +/−
table-short-supply = vrr
table-short-shrines = alt
table-short-stage = ste
table-short-time = Tijd
table-short-start = Start
table-short-guard = Wachter
table-short-preliminary = Inzetronde
table-short-tire = Rondebegin
score-total = Invloed
score-round = Als de ronde nu eindigde
score-game = Als het spel nu eindigde
score-place = Plaats

## Komen en gaan

play-begins = Een nieuwe partij: { $orders }. Startgetal { $seed }.
play-solo = Jij bent { $you }; { $opponent } is de denkbeeldige Orde.
play-resumed = Het spel gaat verder na { $number ->
        [one] één actie
       *[other] { $number } acties
    }.
play-bot = De bot { $bot } speelt { $order }.
play-bot-fault = De bot van { $order } gaf geen antwoord ({ $fault }); Luna speelt een actie voor hem.
play-kept = Elke actie wordt meteen bewaard in { $file }.
play-dropped = De laatste regel van het bestand was afgebroken en telt niet: “{ $line }”
play-options = Het bestand heeft zijn eigen opstelling; de opties voor een nieuwe partij gelden niet.
play-examples = Typ wat je wilt doen, bijvoorbeeld:
play-more = Tab vult aan, `legal` somt op wat mag, `help` legt de rest uit.
play-to-act = { $order } is aan de beurt.
play-over = Het spel is afgelopen: { $order } wint met { $points ->
        [one] { $points } invloedspunt
       *[other] { $points } invloedspunten
    }.
play-solo-won = Het spel is afgelopen: je wint met { $margin } punten verschil.
play-solo-even = Het spel is afgelopen: gelijk, en dat telt niet als overwinning.
play-solo-lost = Het spel is afgelopen: je verliest met { $margin } punten verschil.
play-after = `score` toont de punten, `undo` neemt een actie terug, `quit` sluit af.
play-left = Bewaard. Verder gaat het met: luna play { $file }
play-ctrl-c = `quit` of Ctrl-D sluit af; er gaat niets verloren.
play-unsaved = Het spel is niet bewaard! { $fault } Probeer `save BESTAND` met een ander bestand.
play-toolbar = Tab vult aan · legal · why · undo · help

## Opdrachten

help-legal = wat nu mag; `legal promote` somt de Benoemingen op
help-why = waarom een actie niet mag, of wat die zou opleveren
help-undo = de laatste actie terugnemen
help-redo = de teruggenomen actie opnieuw spelen
help-score = punten naar herkomst, en wat het einde van de ronde en van het spel zou opleveren
help-table = de hele tafel tonen
help-save = tonen waar het spel bewaard is; `save BESTAND` schrijft een kopie
help-overview = alle acties met hun kosten, en waar invloed vandaan komt
help-tips = de speeltips
help-rules = de regels met hun code; `rules A-PROM` legt er een uit
help-help = dit overzicht
help-quit = stoppen; het spel blijft bewaard
help-actions = Acties (een kleur ervoor, zoals in `red: meditate`, mag)
help-commands = Opdrachten
legal-ways = { $number } manieren, zoals { $example } (`legal { $verb }` toont er meer)
legal-many = { $number } manieren, te veel om op te sommen: tot { $places }, elk naar een willekeurig ander eiland. Bijvoorbeeld: { $example }
legal-more = … en nog { $number }: typ meer van de actie om de lijst te verkleinen.
legal-none = Geen toegestane actie begint zo; `why ACTIE` geeft de reden.
legal-over = Het spel is afgelopen: er valt niets meer te spelen.
why-usage = Schrijf de actie erachter, zoals in `why promote 12`.
why-allowed = Dit mag: { $action }
why-brings = Dit zou er gebeuren:
rules-hint = `rules { $rule }` legt de regel uit.
rules-unknown = Er is geen regel { $rule }; `rules` somt ze allemaal op.
undo-none = Er is niets om terug te nemen.
undo-done = Teruggenomen: { $action }
redo-none = Er is niets om opnieuw te spelen.
save-done = Het spel is bewaard in { $file }.
save-copy = Een kopie is bewaard in { $file }.
save-moved = Vanaf nu wordt het spel bewaard in { $file }.

## Tips

tip = Tip: { $tip }

## Wat een sterke bot aanraadt

think-lead = Ronde { $round }, { $order } is aan de beurt; winstkans en verwachte invloed:
think-tried = bezoeken
think-sources = Verwachte invloed per bron na { $action }:
think-line = Verwacht vervolg:
