### Die Oberfläche im Browser auf Deutsch. Namen von Spielern und Links werden unverändert eingesetzt.

## Seiten und Menüs

web-tagline = Novizen, sieben Priesterinseln und der Mondtempel
web-home = Alle Partien
web-menu = Menü
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-dark = Nacht
web-theme-light = Morgen
web-show-tips = Spieltipps zeigen
web-group-game = Dieses Spiel
web-group-links = Links und Aufzeichnungen
web-group-seat = Plätze
web-group-settings = Einstellungen
web-sounds = Klänge
web-think-here = Auf diesem Gerät nachdenken
web-search = In den Regeln suchen
web-found-none = Nichts gefunden.
web-text-view = Der Tisch in Worten
web-rules = Regeln
web-contents = Inhalt
web-loading = Einen Augenblick …
web-close = Schließen
web-options = Spieler, Aufbau, Ausgabe wählen …
web-your-name = Dein Name
web-guest = Gast
web-you = du
web-nobody = Niemand

## Startseite

web-with-bots = Gegen Bots
web-with-bots-hint = Beginnt sofort, mit einem Aufbau für die erste Partie.
web-play-now = Spielen
web-solo = Allein
web-solo-hint = Du gegen einen virtuellen Orden, auf drei Stufen.
web-level = Stufe { $number }
web-with-friends = Mit Freunden
web-with-friends-hint = Eröffne einen Tisch und verschick einen Link. Spielt live oder mit einer Aktion am Tag.
web-lay-table = Tisch eröffnen
web-hot-seat = An einem Gerät
web-hot-seat-hint = Gebt das Gerät weiter oder teilt euch den Bildschirm.
web-number-of-players = Spieler
web-players-number = { $number ->
        [one] 1 Spieler
       *[other] { $number } Spieler
    }
web-figures = Die Figuren beginnen
web-figures-random = auf ausgelosten Inseln
web-figures-chosen = auf Inseln deiner Wahl
web-bot-level = Stärke der Bots
web-strength-random = Zufall
    .hint = Spielt irgendetwas Erlaubtes.
web-strength-pilgrim = Pilger
    .hint = Eine erste Partie: vergisst, dass Novizen aus dem Tempel verdrängt werden können, vergisst den Abtrünnigen und übersieht jede dritte Aktion.
web-strength-postulant = Postulant
    .hint = Vergisst, dass Novizen verdrängt werden können, denkt nicht an die nächsten Runden und übersieht jede siebte Aktion.
web-strength-deacon = Diakon
    .hint = Sieht, was eine Aktion sofort bringt, aber nie, was die anderen antworten.
web-strength-prior = Prior
    .hint = Denkt an die nächstliegende Antwort, nicht weiter.
web-strength-abbot = Abt
    .hint = Denkt an ein, zwei Antworten; übersieht Drohungen, die länger brauchen.
web-strength-bishop = Bischof
    .hint = Sieht einige Aktionen voraus; übersieht stille Vorbereitungen.
web-strength-archbishop = Erzbischof
    .hint = Sieht entlang der besten Zugfolgen voraus; übersieht überraschende.
web-strength-oracle = Orakel
    .hint = So stark, wie zwei Sekunden es erlauben.
web-strength-builder = Baumeisterin
    .hint = Will Kultstätten mehr, als sie wert sind.
web-strength-templar = Templerin
    .hint = Drängt früh mit vielen Novizen in den Tempel.
web-strength-priestess = Priesterin
    .hint = Folgt der Mondpriesterin, wohin sie auch geht.
web-strength-saboteur = Saboteur
    .hint = Beendet Runden, bevor die anderen fertig sind, und verdrängt Novizen.
web-pace = Bedenkzeit
web-pace-none = So lange ihr wollt
web-pace-blitz = Eine Minute je Aktion
web-pace-day = Ein Tag je Aktion
web-pace-week = Eine Woche je Aktion
web-public = Alle dürfen mitspielen
web-your-games = Deine Partien
web-public-games = Offene Tische
web-no-games = Noch keine Partien.
web-status-open = wartet auf Spieler
web-status-playing = läuft
web-status-over = beendet
web-status-abandoned = aufgegeben
web-status-frozen = nur zum Ansehen
web-analysis = Analyse
web-upload = Aufzeichnung öffnen
web-line = Zeile { $line }:

## Vor der Partie

web-free-seat = Freier Platz
web-sit-here = Hier setzen
web-join = Mitspielen
web-invite = Einladungslink
web-invites = { $name } lädt dich zu einer Partie Luna ein
web-cancel-table = Tisch auflösen
web-seat-open = Frei für Freunde
web-qr = Einladung als QR-Code
web-pace-seconds = { $time } je Aktion
web-your-color = Deine Farbe
web-any-color = Beliebig
web-color = Farbe
web-name-of = Name von Spieler { $number }
web-hide-game = Aus dieser Liste nehmen
web-all-games = Alle { $number } zeigen
web-removed-games = Aus dieser Liste genommen: { $number }
web-bring-back = Zurück auf die Liste
web-quick = Mitspieler finden
web-watch = Zuschauen
web-stand-up = Aufstehen
web-left = noch { $time }
web-games-page = Alle deine Partien
web-profile = Deine Statistik
web-next-game = { $number ->
        [one] 1 Partie wartet auf dich
       *[other] { $number } Partien warten auf dich
    }
web-start = Beginnen
web-start-with-bots = { $number ->
        [one] Beginnen, ein Bot nimmt den freien Platz
       *[other] Beginnen, Bots nehmen die { $number } freien Plätze
    }
web-wait-start = Du hast einen Platz. Die Partie beginnt, sobald sie gestartet wird.
web-bot = { $name } ({ $level })
web-virtual = Virtueller Orden
web-abandoned = Diese Partie wurde aufgegeben.
web-frozen = Diese Partie folgt Regeln, die diese Fassung nicht kennt.

## Der Tisch

web-table = Der Tisch
web-gate = Tor
web-stage = Bootssteg
web-council = Rat
web-meditation = Meditation
web-approved = freigegeben: der Wächter zahlt { $number }
web-bribable = mit Bestechung erreichbar
web-round = Runde { $round }
web-round-of = Runde { $round } von 6
web-round-short = R{ $round }
web-actions-played = { $number ->
        [one] 1 Aktion
       *[other] { $number } Aktionen
    }
web-rounds = Alle Runden
web-guard-pays = Der Wächter zahlt { $number }
web-tile = Plättchen { $tile }
web-space = Feld { $tile }
web-space-empty = Das Plättchen ist noch nicht im Tempel
web-temple-tile = Plättchen { $tile } im Tempel
web-serves = Hier dient ein Novize von { $order }
web-nobody-serves = Hier dient niemand
web-has-book = Mit einem Buch der Weisheit
web-claimed-by = Besetzt von { $order }
web-not-open-yet = Noch nicht zugänglich
web-legal = wählbar
web-guard-stone = Wächterplättchen { $number }
web-beside = Neben der { $isle }
web-count-of = { $order } { $number }
web-tell-favors = { $number ->
        [0] Keine Gunstmarke mehr
        [one] 1 Gunstmarke übrig
       *[other] { $number } Gunstmarken übrig
    }
web-tell-active = Aktiv: { $list }
web-tell-nobody-active = Keine aktiven Novizen
web-tell-resting = Inaktiv: { $list }
web-tell-nobody-resting = Keine inaktiven Novizen
web-tell-shrines = Kultstätten: { $list }
web-tell-figure = Hier steht: { $figure }
web-tell-influence = { $number } Einfluss
web-tell-holds = hält { $list }
web-nobody-there = Hier wartet niemand
web-seat-of = Sitz { $seat }, von oben: { $list }
web-no-tokens = Keine Zeitmarker im Solospiel
web-tokens-left = { $number ->
        [one] 1 Zeitmarker übrig
       *[other] { $number } Zeitmarker übrig
    }
web-path-from-stage = Der Pfad, vom Bootssteg aus

## Spieler

web-players = Spieler und Runden
web-to-act = am Zug
web-away = Gerade nicht am Tisch
web-away-minutes = { $number ->
        [one] Seit 1 Minute nicht da
       *[other] Seit { $number } Minuten nicht da
    }
web-away-hours = { $number ->
        [one] Seit 1 Stunde nicht da
       *[other] Seit { $number } Stunden nicht da
    }
web-away-days = { $number ->
        [one] Seit 1 Tag nicht da
       *[other] Seit { $number } Tagen nicht da
    }
web-bot-soon = In { $time } darf ein Bot für { $name } spielen.
web-turn-name = { $name }, du bist am Zug
web-bot-holds = Bot ({ $level }) spielt
web-no-favor = keine Gunstmarke
web-supply = Novizen im Vorrat
web-shrines-left = Kultstätten übrig
web-if-round-ended = Endete die Runde jetzt
web-if-game-ended = Endete das Spiel jetzt:
web-end-short = Ende
web-nothing-scored = In der Vorrunde wird nichts gewertet.
web-source-start = Start
web-source-sanctification = Weihe
web-source-displacement = Verdrängt
web-source-book = Bücher
web-source-meditation = Letzter Marker
web-source-priestess = Priesterin
web-source-apostate = Abtrünniger
web-source-temple = Tempel
web-source-shrines = Kultstätten
web-source-favors = Gunstmarken
web-source-council = Rat

## Aktionen

web-actions = Aktionen
web-overview = Aktionen und Einfluss auf einen Blick
web-sources = Woher Einfluss kommt
web-keys = Tasten
web-keys-list = Buchstabe: Aktion · Tab: Aktionen, dann mögliche Orte · Enter: bestätigen · Esc: ein Schritt zurück · U: zurücknehmen · /: Aktion eingeben · [ und ]: zurückblicken · ?: diese Seite
web-cost = Nötig:
web-cost-favor = 2 aktive Novizen (1 mit Kultstätte)
web-cost-recruit = 2 aktive Novizen
web-cost-build = 2 aktive Novizen beim Baumeister und
web-cost-herbs = { "" }
web-cost-journey = beliebig viele aktive Novizen
web-cost-tide = { "" }
web-cost-sail = { "" }
web-cost-promote = 2 aktive Novizen auf der Insel des Plättchens (1 mit Kultstätte)
web-cost-sanctify = ein eigenes freigegebenes Plättchen auf dem Pfad
web-cost-infiltrate = ein Novize am Bootssteg und
web-cost-book = ein eigener Novize im Tempel und
web-cost-council = aktive Novizen einer Insel, einer für jeden Sitz
web-cost-expel = aktive Novizen auf der Insel des Abtrünnigen, einer für jeden Schritt
web-cost-meditate = ein Zeitmarker
web-brings-sanctification = was der Wächter zahlt, Runde für Runde: { $guard }
web-brings-displacement = 1 für jeden verdrängten Novizen
web-brings-book = { $edition ->
        [revised] nichts sofort: Deine Bücher zählen am Ende jeder Runde
        [any] Klassisch: 1 für eine Buchaktion (2 für die erste jeder Runde zu zweit oder im Solospiel); Überarbeitet: nichts sofort
       *[classic] 1 für eine Buchaktion, 2 für die erste jeder Runde zu zweit oder im Solospiel
    }
web-brings-meditation = 1 für den letzten Zeitmarker
web-brings-priestess = am Ende der Runde für die meisten aktiven Novizen und Kultstätten bei ihr: { $priestess }
web-brings-apostate = am Ende der Runde −1 für jeden Novizen bei ihm und noch −1
web-brings-temple = { $edition ->
        [revised] am Ende der Runde 1 für jeden Novizen im Tempel und 1 mehr für jeden mit einem Buch
        [any] am Ende der Runde 1 für jeden Novizen im Tempel; Überarbeitet: 1 mehr für jeden mit einem Buch
       *[classic] am Ende der Runde 1 für jeden Novizen im Tempel
    }
web-brings-shrines = am Ende des Spiels 4 für jede Kultstätte
web-brings-favors = am Ende des Spiels 1 für jede Gunstmarke
web-brings-council = am Ende des Spiels je nach Sitz: { $council }
web-group-isle = Insel
web-group-movement = Bewegung
web-group-temple = Tempel
web-group-other = Sonstige
web-group-now = Jetzt
web-tab-isle = Insel
web-tab-movement = Reisen
web-tab-temple = Tempel
web-tab-other = Mehr
web-action-favor = Gunst
web-action-recruit = Anwerben
web-action-build = Kultstätte
web-action-herbs = Kräuter
web-action-journey = Reise
web-action-tide = Gezeiten
web-action-sail = Segelboot
web-action-promote = Berufen
web-action-sanctify = Weihen
web-action-infiltrate = Infiltration
web-action-book = Buch
web-action-council = Rat
web-action-expel = Vertreiben
web-action-meditate = Meditieren
web-action-tire = Deaktivieren
web-action-place-shrine = Kultstätte setzen
web-action-place-novices = Novizen setzen
web-why-not = (warum nicht?)
web-without-hints = Ohne Hinweise
web-hint = Hinweis
web-ask-place-shrine = Tippe auf eine leuchtende Insel.
web-ask-place-novices = Tippe auf eine leuchtende Insel.
web-ask-tire = Tippe auf die Insel, auf der die Novizen des Gegners inaktiv werden.
web-ask-favor = Tippe auf die Insel, deren Gunst du willst.
web-ask-recruit = Tippe auf die Insel, auf der du anwirbst.
web-ask-build = Tippe auf die Insel des Baumeisters.
web-ask-herbs = Tippe auf die Insel, auf der du Novizen wieder aktiv machst.
web-ask-sail = Tippe auf die Insel, von der das Boot ablegt.
web-ask-sail-then = Tippe auf die Insel, zu der das Boot segelt.
web-ask-promote = Tippe auf das Plättchen, das du besetzt.
web-ask-sanctify = Tippe auf dein Plättchen auf dem Pfad.
web-ask-infiltrate = Tippe auf das Plättchen, auf das du zurückkehrst.
web-ask-book = Tippe auf das Buch, das du nimmst.
web-ask-book-then = Tippe auf den eigenen Novizen, der es bekommt.
web-ask-council = Tippe auf die Insel, von der deine Novizen kommen.
web-ask-expel = Tippe auf die Insel des Abtrünnigen.
web-ask-origin = Tippe auf Novizen, um sie aufzunehmen.
web-ask-target = Tippe auf die Insel, zu der sie gehen; noch einmal auf sie selbst für einen mehr.
web-in-hand = { $number ->
        [one] Ein Novize aufgenommen: { $place }
       *[other] { $number } Novizen aufgenommen: { $place }
    }
web-fewer = Einer weniger
web-more = Einer mehr
web-novices = { $number ->
        [one] 1 Novize
       *[other] { $number } Novizen
    }
web-favor-alone = Allein die Gunstmarke Novize
web-with-novice = Mit Gunstmarke Novize
web-without-novice = Ohne Gunstmarke Novize
web-with-bribery = Mit Bestechung
web-without-bribery = Ohne Bestechung
web-extra-count = Wie viele Novizen
web-extra-novice = Gunstmarke Novize
web-extra-bribery = Bestechung
web-plan = Dein Plan
web-no-event = Sonst folgt nichts daraus.
web-round-end-becomes = Endete die Runde dann:
web-spoken-shift = { $order } { $after } statt { $before }
web-round-end-same = Am Rundenende würde sich nichts ändern.
web-undo = Zurück
web-confirm = Bestätigen
web-not-here = Hier nicht:
web-command-line = Aktion eintippen
web-type-action = Aktion tippen
web-completions = Vorschläge

## Wer am Zug ist

web-your-turn = Du bist am Zug
web-turn-of = { $order } ist am Zug
web-choose-hint = Wähle unten eine Aktion oder tippe auf das, was leuchtet.
web-confirm-hint = Enter bestätigt, Escape nimmt zurück.
web-ends-round = Damit endet die Runde:
web-ends-game = Damit endet das Spiel:
web-skip-hint = Ein Klick oder eine Taste springt weiter.
web-wait-hint = Plane inzwischen deine nächste Aktion.
web-watching = Du siehst zu.
web-watching-late = Du siehst zu, { $minutes } Minuten später: Es ist eine gewertete Partie.
web-watchers = { $number ->
        [one] 1 schaut zu
       *[other] { $number } schauen zu
    }
web-keep-hint = Enter merkt diesen Plan vor: Der Server spielt ihn in deinem Zug.
web-keep-plan = Vormerken
web-plan-ahead = im Voraus
web-kept = Wird in deinem Zug gespielt, wenn es dann noch geht: { $plan }
web-plan-over = Dein Plan gilt nicht mehr: Es kam anders.
web-drop-plan = Plan verwerfen
web-time-left = Restzeit:
web-time-short = Deine Zeit läuft ab.
web-hours = { $hours } Std. { $minutes } Min.
web-hours-only = { $hours } Std.
web-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-hint-place-shrine = Deine erste Kultstätte: Tippe auf eine leuchtende Insel.
web-hint-place-novices = Zwei Novizen: Tippe auf eine leuchtende Insel.
web-hint-tire = Wo werden die Novizen des Gegners inaktiv? Tippe auf eine leuchtende Insel.
web-looking-back = Nach Aktion { $number }
web-looking-back-hint = Du siehst eine frühere Stellung.
web-back-to-now = Zur Gegenwart
web-wins = { $name } gewinnt
web-solo-won = Du gewinnst mit { $number } Vorsprung
web-solo-lost = Kein Sieg: { $number }
web-rematch = Noch einmal
web-rematch-offer = { $name } möchte noch einmal spielen. Es geht los, sobald alle zugestimmt haben.
web-rematch-waiting = { $number ->
        [one] Die neue Partie beginnt, sobald { $names } zustimmt.
       *[other] Die neue Partie beginnt, sobald { $names } zustimmen.
    }
web-rematch-go = Zur neuen Partie
web-course = Einfluss im Lauf der Aktionen
web-review = Spiel durchsehen
web-place = { $place }.

## Verlauf, Gespräch, Rückblick

web-log = Verlauf
web-chat = Chat
web-chat-watching = Du siehst zu: Hier schreiben die Spieler.
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Schreib etwas
web-chat-said = { $name } sagt: { $text }
web-chat-unread = { $number ->
        [one] 1 neue Nachricht
       *[other] { $number } neue Nachrichten
    }
web-send = Senden
web-look-at = Stellung nach Aktion { $number }
web-scrubber = Stelle in der Partie
web-step-back = Eine Aktion zurück
web-step-on = Eine Aktion weiter
web-action-number = Aktion { $number } von { $all }
web-log-start = Die Partie beginnt.
web-log-undo = Zurückgenommen: { $name } geht zur Stellung nach Aktion { $text } zurück.
web-log-ask-undo = { $name } möchte eine Aktion zurücknehmen.
web-log-ask-abandon = { $name } bittet darum, das Spiel zu beenden.
web-log-ask-replace = { $name } bittet darum, einen Bot für { $other } spielen zu lassen.
web-log-ask-rematch = { $name } schlägt eine neue Partie vor.
web-log-agree = { $name } stimmt zu.
web-log-decline = { $name } lehnt ab.
web-log-join = { $name } setzt sich.
web-log-leave = Jemand verlässt den Tisch.
web-log-moved = { $name } spielt jetzt in einem anderen Browser.
web-log-bot = Ein Bot spielt für { $name }.
web-log-back = { $name } ist wieder da.
web-log-swap = { $name } wechselt zu { $order }.
web-log-late = Die Zeit von { $name } ist um.
web-log-abandon = Die Partie ist aufgegeben.
web-log-hint = { $name } sieht sich einen Hinweis an.
web-log-rematch = Eine neue Partie steht bereit.

## Diese Partie

web-take-back = Meine Aktion zurücknehmen
web-back-here = Zu dieser Stellung zurück
web-share = Diese Stellung teilen
web-download = Aufzeichnung herunterladen
web-analyse = Ab hier analysieren
web-play-on = Ab hier weiterspielen
web-shared-position = Geteilte Stellung nach Aktion { $number }
web-watch-link = Link zum Zuschauen
web-seat-link = Meinen Platz auf ein anderes Gerät holen
web-copied = Kopiert: { $link }
web-bot-for-me = Ein Bot soll für mich spielen
web-bot-for-absent = Ein Bot soll für { $name } spielen
web-propose-bot = Einen Bot für { $name } vorschlagen
web-take-seat-back = Meinen Platz zurückholen
web-seat-lost = Ein Bot ({ $level }) spielt für dich.
web-seat-lost-late = Deine Zeit ist um: Ein Bot ({ $level }) spielt für dich.
web-seat-lost-rated = Deine Zeit ist um: Du hast diese gewertete Partie verloren, ein Bot ({ $level }) spielt weiter.
web-paused = Die Partie wartet, bis ein Spieler zurück ist.
web-abandon = Partie aufgeben
web-abandon-sure = Wirklich aufgeben? Das Spiel endet ohne Sieger.
web-abandon-yes = Aufgeben
web-abandon-no = Weiterspielen
web-given-up = Das Spiel wurde aufgegeben
web-asks-undo = { $number ->
        [one] { $name } möchte die letzte Aktion zurücknehmen.
       *[other] { $name } möchte die letzten { $number } Aktionen zurücknehmen.
    }
web-asks-abandon = { $name } möchte die Partie beenden.
web-asks-replace = { $name } möchte, dass ein Bot für { $other } spielt, weil { $other } nicht da ist.
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-passkey-keep = Konto mit einem Passkey behalten
web-passkey-sign-in = Mit einem Passkey anmelden
web-passkey-kept = Dein Konto bleibt. Melde dich auf jedem Gerät mit dem Passkey an.
web-passkey-cancelled = Nichts wurde geändert. Versuch es, wann du willst, noch einmal.
web-sign-out = Mich auf diesem Gerät vergessen
web-sign-out-lose = { $number ->
        [0] Du hast keinen Passkey: Niemand kann zu diesem Konto zurückkehren, und seine Ergebnisse gehen verloren.
        [one] Du hast keinen Passkey: Deine laufende Partie und alle deine Ergebnisse gehen verloren.
       *[other] Du hast keinen Passkey: Deine { $number } laufenden Partien und alle deine Ergebnisse gehen verloren.
    }
web-sign-out-anyway = Trotzdem abmelden
web-sign-out-stay = Bleiben
web-delete-no = Behalten
web-delete-yes = Für immer löschen
web-delete-sure = Du verlässt alle Tische, und Name, Passkeys, Adresse und Anmeldungen werden für immer gelöscht. Was gesagt und gespielt wurde, bleibt im Verlauf der Partien.
web-delete-account = Mein Konto löschen
web-sign-out-others = Überall sonst abmelden
web-sign-out-there = Abmelden
web-last-used = zuletzt benutzt { $time }
web-this-browser = dieser
web-browsers = Angemeldete Browser
web-account-stranger = In diesem Browser ist niemand angemeldet. Wer spielt, bekommt automatisch ein Konto, mit nichts als einem Namen.
web-account = Dein Konto

## Lernen

web-learn = Lernen
web-learn-first = Neu bei Luna? Lern es am Tisch, Schritt für Schritt.
web-advice = Spieltipps
web-chapters = Alle Kapitel
web-rule-link = Regel { $rule }
web-understood = Verstanden
web-no-tips = Keine Tipps mehr

## Wenn etwas schiefgeht

web-reconnecting = Die Verbindung ist weg. Sie wird neu aufgebaut; nichts Bestätigtes geht verloren.
web-error-other = Das ging nicht ({ $reason }). Versuch es noch einmal.
problem-offline = Der Server ist nicht zu erreichen. Die Seite versucht es von selbst wieder.
problem-server-fault = Auf dem Server ging etwas schief. Versuch es gleich noch einmal.
problem-unknown = Das ging nicht. Lade die Seite neu und versuch es noch einmal.
problem-name-yourself = Gib zuerst einen Namen an.
problem-name-missing = Gib zuerst einen Namen an.
problem-not-your-seat = Das ist nicht dein Platz: Schau zu oder nimm einen freien.
problem-not-your-table = Das kann nur, wer den Tisch eröffnet hat.
problem-invitation-not-valid = Diese Einladung gilt nicht mehr: Bitte um einen neuen Link.
problem-link-not-valid = Dieser Link gilt nicht mehr: Bitte um einen neuen.
problem-link-used = Dieser Link ist verbraucht: Mach einen neuen dort, wo der Platz jetzt ist.
problem-player-not-absent = Der Spieler ist nicht weg: Erst nach zwei Minuten kann ein Bot übernehmen.
problem-cross-origin = Diese Anfrage kam von einer anderen Seite: Öffne Luna neu.
problem-no-such-table = Diesen Tisch gibt es nicht: Such ihn bei deinen Partien.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-such-page = Diese Seite gibt es nicht.
problem-no-such-language = Diese Sprache spricht Luna nicht.
problem-no-such-share = Diese geteilte Stellung gibt es nicht: Bitte noch einmal um den Link.
problem-no-such-lesson = Dieses Kapitel gibt es nicht: Such es in der Liste.
problem-no-such-session = Dieser Browser ist schon abgemeldet.
problem-no-such-position = Diese Stellung gibt es nicht.
problem-stale = Jemand war schneller: Sieh dir die neue Stellung an und wähle noch einmal.
problem-from-the-future = Diese Seite ist dem Server voraus: Lade sie neu.
problem-client-id-used = Das wurde schon gesendet: Sieh im Verlauf nach.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-already-started = Die Partie läuft schon: Du kannst zuschauen.
problem-seats-open = Es sind noch Plätze frei: Warte auf Spieler oder nimm Bots.
problem-no-seat-free = Alle Plätze sind vergeben: Du kannst zuschauen.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-seen-later = Diese Stellung gehört zu einer gewerteten Partie, die gerade läuft: Andere sehen sie einige Minuten später.
problem-rematch-made = Die nächste Partie steht schon bereit: Diese bleibt, wie sie ist.
problem-already-over = Die Partie ist schon zu Ende.
problem-table-abandoned = Diese Partie wurde aufgegeben: Eröffne einen neuen Tisch.
problem-bot-holds-seat = Ein Bot spielt für dich: Hol dir erst deinen Platz zurück.
problem-no-bot-here = Hier kann kein Bot spielen.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-nothing-asked = Diese Anfrage ist nicht mehr offen.
problem-already-agreed = Du hast schon zugestimmt: Warte auf die anderen.
problem-chat-full = Der Chat dieser Partie ist voll.
problem-game-set-aside = Diese Partie kann nicht gezeigt werden: Ihr Protokoll bricht ab ({ $fault }). Die Aufzeichnung lässt sich noch herunterladen, und der Betreiber weiß davon.
problem-log-full = An diesem Tisch ist so viel geschehen, dass nichts mehr dazukommen kann: Eröffne einen neuen.
problem-other-rules-version = Diese Partie folgt anderen Regeln: Sie ist nur zum Ansehen.
problem-too-long = Das ist zu lang: Kürze es.
problem-json-wanted = Der Server hat nicht verstanden: Lade die Seite neu.
problem-bad-body = Der Server hat nicht verstanden: Lade die Seite neu.
problem-bad-message = Der Server hat nicht verstanden: Lade die Seite neu.
problem-unknown-level = Diesen Bot gibt es nicht: Wähle eine andere Stufe.
problem-unknown-language = Diese Sprache spricht Luna nicht.
problem-seats-do-not-fit = Die Plätze passen nicht zum Aufbau: Wähle eine andere Spielerzahl.
problem-nothing-said = Schreib zuerst etwas.
problem-too-many = Das war zu schnell: Warte kurz und versuch es noch einmal.
problem-too-many-tables = Du hast viele offene Partien: Beende zuerst eine.
problem-too-many-watchers = So viele schauen diesem Tisch zu, dass kein Platz mehr ist: Versuch es später noch einmal.
problem-too-many-sockets = Zu viele Seiten dieses Tisches sind offen: Schließ einige davon.
problem-too-slow = Das kam zu langsam an: Versuch es noch einmal.
problem-bad-request = Der Server hat nicht verstanden: Lade die Seite neu.
problem-no-such-method = Der Server hat nicht verstanden: Lade die Seite neu.
problem-server-stops = Der Server startet neu: Die Seite kommt von selbst zurück.
problem-not-stored = Der Server kann gerade nicht speichern: Versuch es gleich noch einmal.
problem-no-database = Der Server kann gerade nicht speichern: Versuch es gleich noch einmal.
problem-no-hints = An diesem Tisch gibt es keine Hinweise.
problem-blocked = Du und jemand an diesem Tisch spielt nicht zusammen: Wähle einen anderen Tisch.
problem-nobody-there = Dort sitzt sonst niemand.
problem-no-such-duplicate = Diesen Aufbau gibt es nicht: Bitte noch einmal um den Link.
problem-too-many-duplicates = Du hast schon viele Aufbauten angelegt.
problem-plan-too-large = Der Plan ist zu groß oder hat keine Aktion.
problem-plan-overtaken = Inzwischen ist anderes geschehen: Plane neu.
problem-rated-game = Das geht in einer gewerteten Partie nicht.
problem-rated-seat = Die Plätze einer gewerteten Partie bleiben bei denen, die sie begonnen haben.
problem-rated-second-seat = In einer gewerteten Partie spielt niemand auf zwei Plätzen.
problem-rated-guest = Du spielst als Gast eine gewertete Partie: Beende sie oder behalte dieses Konto mit einem Passkey, bevor du dich bei einem anderen anmeldest.
problem-rated-terms = So eine Partie kann nicht gewertet werden: Sie braucht verschiedene Spieler, einen vom Server gezogenen Aufbau und keine Hinweise.
problem-rated-pace = Eine gewertete Partie braucht eine Bedenkzeit: Wähle eine.
problem-rated-level = Die Stärke dieses Bots ist nicht gemessen, er kann in keiner gewerteten Partie spielen: Wähle einen anderen.
problem-no-such-rating = An diesem Tisch gibt es keine Wertung.
problem-needs-server = Dafür braucht es einen Server, und du spielst auf diesem Gerät.
problem-no-such-thought = Diese Berechnung ist beendet: Frag noch einmal.
problem-no-such-review = Diesen Rückblick gibt es nicht: Bitte noch einmal um den Link.
problem-no-such-puzzle = Diese Aufgabe gibt es nicht.
problem-no-such-challenge = Diese Herausforderung ist vorbei, oder es gibt sie nicht: Sieh dir die von heute an.
problem-not-your-study = Nur wer diese Studie angelegt hat, kann sie ändern: Speichere eine Kopie.
problem-not-your-review = Nur wer um diesen Rückblick gebeten hat, kann ihn anhalten.
problem-no-such-study = Diese Studie gibt es nicht: Bitte noch einmal um den Link.
problem-too-many-studies = Du hast viele Studien: Lösch zuerst eine.
problem-record-not-over = Diese Partie ist nicht zu Ende: Öffne sie zur Analyse.
problem-passkey-not-valid = Der Passkey wurde nicht angenommen: Versuch es noch einmal oder nimm einen anderen.
problem-challenge-over = Das hat zu lange gedauert: Versuch es noch einmal.
problem-too-many-passkeys = Dieses Konto hat schon viele Passkeys: Nimm einen davon.
problem-passkey-known = Dieser Passkey ist schon hinterlegt: Melde dich mit ihm an.
problem-no-bots = Hier ist kein Bot verfügbar.
problem-not-for-you = Das ist nicht für dich bestimmt.
problem-notifications-off = Dieser Server verschickt keine Nachrichten.
problem-address-not-valid = Diese Adresse funktioniert nicht: Prüf sie.
web-rated = Gewertet
web-rated-hint = Gewertet: keine Hinweise, und wer geht oder die Zeit überschreitet, wird Letzter. Wer sich setzt, ist einverstanden; es zählt, sobald alle einmal gezogen haben.
web-ratings = Wertungen
web-mute = { $name } stumm schalten
web-unmute = { $name } wieder hören
web-block = { $name } blockieren
web-report = { $name } melden
web-report-text = Was soll der Betreiber wissen?
web-reported = Der Betreiber weiß Bescheid.
web-duplicate = Duplikat
web-compare = Mit anderen Tischen vergleichen
web-make-duplicate = Andere diesen Aufbau spielen lassen
