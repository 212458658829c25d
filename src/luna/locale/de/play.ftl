### Was das Spiel im Terminal sagt, außer den Wörtern des Spiels selbst.
### Was zwischen `Gravis` steht, wird in jeder Sprache so getippt.

## Der Tisch

table-far = später
table-now = jetzt
table-stage = Steg
table-empty-tile = leeres Plättchen
table-legal-tile = für dich offen
table-bribable = mit Best.
table-approved = frei
table-short-influence = Einf
table-short-now = +/−
table-short-supply = Vor
table-short-shrines = Kul
table-short-stage = Ste
table-short-time = Zeit
table-short-start = Start
table-short-guard = Wächter
table-short-preliminary = Vorrunde
table-short-tire = Rundenbeginn
score-total = Einfluss
score-round = Wenn die Runde jetzt endete
score-game = Wenn die Partie jetzt endete
score-place = Platz

## Kommen und Gehen

play-begins = Eine neue Partie: { $orders }. Startzahl { $seed }.
play-solo = Du bist { $you }; { $opponent } ist der virtuelle Orden.
play-resumed = Die Partie geht nach { $number ->
        [one] einer Aktion
       *[other] { $number } Aktionen
    } weiter.
play-bot = Der Bot { $bot } spielt { $order }.
play-bot-fault = Der Bot von { $order } gab keine Antwort ({ $fault }); Luna spielt eine Aktion für ihn.
play-kept = Jede Aktion wird sofort in { $file } gespeichert.
play-dropped = Die letzte Zeile der Datei war abgeschnitten und zählt nicht: „{ $line }“
play-options = Die Datei hat ihren eigenen Aufbau; die Optionen für eine neue Partie gelten nicht.
play-examples = Tippe ein, was du tun willst, zum Beispiel:
play-more = Tab ergänzt, `legal` zeigt, was erlaubt ist, `help` erklärt den Rest.
play-to-act = { $order } ist am Zug.
play-over = Die Partie ist beendet: { $order } gewinnt mit { $points } Einfluss.
play-solo-won = Die Partie ist beendet: Du gewinnst mit { $margin } Punkten Vorsprung.
play-solo-even = Die Partie ist beendet: Gleichstand, und der gilt nicht als Sieg.
play-solo-lost = Die Partie ist beendet: Du verlierst mit { $margin } Punkten Rückstand.
play-after = `score` zeigt die Punkte, `undo` nimmt eine Aktion zurück, `quit` beendet das Programm.
play-left = Gespeichert. Weiter geht es mit: luna play { $file }
play-ctrl-c = `quit` oder Strg-D beendet das Programm; nichts geht verloren.
play-unsaved = Die Partie ist nicht gespeichert! { $fault } Versuche `save DATEI` mit einer anderen Datei.
play-toolbar = Tab ergänzt · legal · why · undo · help

## Befehle

help-legal = was jetzt erlaubt ist; `legal promote` zählt die Berufungen auf
help-why = warum eine Aktion nicht erlaubt ist oder was sie brächte
help-undo = die letzte Aktion zurücknehmen
help-redo = die zurückgenommene Aktion wiederholen
help-score = Punkte nach Herkunft, und was das Ende der Runde und der Partie brächte
help-table = den ganzen Tisch zeigen
help-save = zeigen, wo die Partie gespeichert ist; `save DATEI` schreibt eine Kopie
help-overview = alle Aktionen mit ihren Kosten, und woher Einfluss kommt
help-tips = die Spieltipps
help-rules = die Regeln nach Kennung; `rules A-PROM` erklärt eine
help-help = diese Übersicht
help-quit = beenden; die Partie bleibt gespeichert
help-actions = Aktionen (eine Farbe davor, wie in `red: meditate`, ist möglich)
help-commands = Befehle
legal-ways = { $number } Möglichkeiten, etwa { $example } (`legal { $verb }` zeigt mehr)
legal-many = { $number } Möglichkeiten, zu viele zum Aufzählen: bis zu { $places }, jeder auf irgendeine andere Insel. Zum Beispiel: { $example }
legal-more = … und { $number } weitere: Tippe mehr von der Aktion ein, um die Liste zu kürzen.
legal-none = Keine erlaubte Aktion beginnt so; `why AKTION` nennt den Grund.
legal-over = Die Partie ist beendet: Es gibt nichts mehr zu spielen.
why-usage = Schreibe die Aktion dahinter, wie in `why promote 12`.
why-allowed = Das ist erlaubt: { $action }
why-brings = Das würde geschehen:
rules-hint = `rules { $rule }` erklärt die Regel.
rules-unknown = Es gibt keine Regel { $rule }; `rules` zeigt alle.
undo-none = Es gibt nichts zurückzunehmen.
undo-done = Zurückgenommen: { $action }
redo-none = Es gibt nichts zu wiederholen.
save-done = Die Partie ist in { $file } gespeichert.
save-copy = Eine Kopie ist in { $file } gespeichert.
save-moved = Von jetzt an wird die Partie in { $file } gespeichert.

## Tipps

tip = Tipp: { $tip }

## Was ein starker Bot rät

think-lead = Runde { $round }, { $order } ist am Zug; Siegchance und erwarteter Einfluss:
think-tried = Besuche
think-sources = Erwarteter Einfluss je Quelle nach { $action }:
think-line = Erwartete Fortsetzung:
