### Was das Spiel im Terminal sagt, außer den Wörtern des Spiels selbst.
### Was zwischen `Gravis` steht, wird in jeder Sprache so getippt.

## Der Tisch

table-far = später
table-now = jetzt
table-stage = Steg
table-empty-tile = leeres Plättchen
table-legal-tile = dir offen
score-total = Einfluss
score-round = Wenn die Runde jetzt endete
score-game = Wenn das Spiel jetzt endete
score-place = Platz

## Kommen und Gehen

play-begins = Eine neue Partie: { $orders }. Startzahl { $seed }.
play-solo = Du bist { $you }; { $opponent } ist der virtuelle Orden.
play-resumed = Die Partie geht nach { $number ->
        [one] einer Aktion
       *[other] { $number } Aktionen
    } weiter.
play-bot = { $order } wird vom Bot { $bot } gespielt.
play-bot-fault = Der Bot von { $order } gab keine Antwort ({ $fault }); eine Aktion wird für ihn gespielt.
play-kept = Jede Aktion wird sofort gespeichert in { $file }
play-dropped = Die letzte Zeile der Datei war abgeschnitten und zählt nicht: „{ $line }“
play-options = Die Datei hat ihren eigenen Aufbau; die Angaben für eine neue Partie bleiben unbenutzt.
play-examples = Tipp ein, was du tun willst, zum Beispiel:
play-more = Tab ergänzt, `legal` zählt das Erlaubte auf, `help` erklärt den Rest.
play-to-act = { $order } ist am Zug.
play-over = Das Spiel ist aus: { $order } gewinnt mit { $points } Einfluss.
play-solo-won = Das Spiel ist aus: Du gewinnst mit { $margin } Vorsprung.
play-solo-even = Das Spiel ist aus: Gleichstand, und das ist kein Sieg gegen den virtuellen Orden.
play-solo-lost = Das Spiel ist aus: Du verlierst mit { $margin } Rückstand.
play-after = `score` zeigt die Punkte, `undo` nimmt zurück, `quit` beendet.
play-left = Gespeichert. Weiter geht es mit: luna play { $file }
play-ctrl-c = `quit` oder Strg-D beendet; nichts geht verloren.
play-unsaved = Nicht gespeichert! { $fault } Versuch `save DATEI` mit einer anderen Datei.
play-toolbar = Tab ergänzt · legal · why · undo · help

## Befehle

help-legal = was jetzt erlaubt ist; `legal promote` zählt die Berufungen auf
help-why = warum eine Aktion nicht erlaubt ist oder was sie brächte
help-undo = die letzte Aktion zurücknehmen
help-redo = Zurückgenommenes wieder spielen
help-score = Punkte nach Herkunft, und was das Ende der Runde und des Spiels brächte
help-table = den ganzen Tisch zeigen
help-save = zeigt, wo die Partie gespeichert ist; `save DATEI` schreibt eine Kopie
help-rules = die Regeln nach Kennung; `rules A-PROM` erklärt eine
help-help = diese Übersicht
help-quit = beenden; die Partie bleibt gespeichert
help-actions = Aktionen (eine Farbe davor, wie in `red: meditate`, ist möglich)
help-commands = Befehle
legal-ways = { $number } Möglichkeiten, etwa { $example } (`legal { $verb }` zeigt mehr)
legal-many = { $number } Möglichkeiten, zu viele zum Aufzählen: bis zu { $places }, jeder auf irgendeine andere Insel. Zum Beispiel: { $example }
legal-more = ... und { $number } weitere: Schreib mehr von der Aktion, um weniger zu sehen.
legal-none = Nichts, was so beginnt, ist jetzt erlaubt; `why AKTION` nennt den Grund.
legal-over = Das Spiel ist aus: Es gibt nichts mehr zu spielen.
why-usage = Schreib die Aktion dahinter, wie in `why promote 12`.
why-allowed = Das ist erlaubt: { $action }
why-brings = Das käme dabei heraus:
rules-hint = `rules { $rule }` erklärt die Regel.
rules-unknown = Es gibt keine Regel { $rule }; `rules` zählt alle auf.
undo-none = Es gibt nichts zurückzunehmen.
undo-done = Zurückgenommen: { $action }
redo-none = Es gibt nichts, was wieder gespielt werden könnte.
save-done = Die Partie ist gespeichert in { $file }
save-copy = Eine Kopie liegt in { $file }
save-moved = Von jetzt an wird die Partie gespeichert in { $file }

## Tipps

tip = Tipp: { $tip }

## Was ein starker Bot rät

think-lead = Runde { $round }, { $order } ist am Zug; Siegchance und erwarteter Einfluss:
think-tried = versucht
think-sources = Erwarteter Einfluss nach Quelle nach { $action }:
think-line = Erwartete Folge:
