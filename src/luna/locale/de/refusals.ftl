### Warum etwas abgelehnt wird, auf Deutsch: was nicht stimmt und was stattdessen zu tun ist.
### Inseln, Gunstmarken und Farben kommen übersetzt an; usage, word, text und field sind Notation, in allen Sprachen gleich.

## Züge und Phasen

refusal-game-over = Die Partie ist beendet, und es kann nichts mehr gespielt werden: Beginne eine neue.
refusal-not-playing = { $colour } spielt hier nicht mit: Wähle eine der Farben, die dabei sind.
refusal-not-your-turn = { $colour } muss warten: { $turn } ist am Zug.
refusal-place-shrine-now = Zuerst kommt die Vorrunde: Setze deine Kultstätte auf eine Insel.
refusal-place-novices-now = Die Vorrunde ist noch nicht vorbei: Setze ein Novizenpaar auf eine Insel.
refusal-tire-now = Die Runde hat noch nicht begonnen: Wähle zuerst die Insel, auf der die Novizen des Gegners inaktiv werden.
refusal-action-phase-now = Jetzt ist Aktionsphase, nicht die Zeit, etwas zu setzen oder Novizen des Gegners zu deaktivieren: Wähle eine Aktion.

## Vorrunde und Beginn einer Solorunde

refusal-no-shrine-on-herbs = Zu zweit oder im Solospiel darf die erste Kultstätte nicht auf die Kräuterinsel: Wähle eine andere Insel.
refusal-isle-has-shrine = Auf der { $isle } steht schon eine Kultstätte: Setze deine auf eine Insel ohne Kultstätte.
refusal-isle-has-own-pieces = Auf der { $isle } hast du schon Novizen oder eine Kultstätte: Setze dieses Paar auf eine Insel, auf der du nichts hast.
refusal-nobody-to-tire = Der Gegner hat auf der { $isle } keinen aktiven Novizen: Wähle eine Insel, auf der er mindestens einen hat.

## Novizen

refusal-too-few-active = Du brauchst auf der { $isle } { $need ->
        [one] { $need } aktiven Novizen
       *[other] { $need } aktive Novizen
    }, hast dort aber { $have ->
        [0] keinen: Reaktiviere welche oder hole andere herbei.
       *[other] nur { $have }: Reaktiviere weitere oder hole andere herbei.
    }
refusal-too-few-inactive = Du brauchst neben der { $isle } { $need ->
        [one] { $need } inaktiven Novizen
       *[other] { $need } inaktive Novizen
    }, hast dort aber { $have ->
        [0] keinen: Wähle eine andere Insel.
       *[other] nur { $have }: Wähle weniger.
    }
refusal-too-few-on-stage = Du brauchst auf dem Bootssteg { $need ->
        [1] 1 Novizen
       *[other] { $need } Novizen
    }, hast dort aber { $have ->
        [0] keinen: Wähle eine andere Aktion.
       *[other] nur { $have }: Wähle weniger.
    }
refusal-one-or-two = Diese Aktion braucht einen oder zwei Novizen, nicht { $number }: Wähle 1 oder 2.
refusal-nobody-moves = So bewegt sich niemand: Schicke mindestens einen Novizen auf eine andere Insel.
refusal-nobody-goes = So macht kein Novize mit: Setze mindestens einen ein oder allein die Gunstmarke Novize.
refusal-only-active-travel = Nur aktive Novizen auf den Inseln können reisen: Wähle unter ihnen, oder versetze die anderen mit Gezeiten.
refusal-same-isle = Diese Novizen sind schon an der { $isle }: Schicke sie auf eine andere Insel.
refusal-supply-empty = Dein Vorrat ist leer, also ist niemand anzuwerben: Wähle eine andere Aktion.
refusal-isle-blocked = Der Abtrünnige sperrt die { $isle }: Handle auf einer anderen Insel, bis er weitergezogen ist.

## Gunstmarken und Kultstätten

refusal-favor-missing = Dafür brauchst du die Gunstmarke { $favor }, die du nicht hast: Hole sie dir zuerst mit Gunst des Priesters.
refusal-favor-already-held = Die Gunstmarke { $favor } hast du schon, und zwei gleiche sind nicht erlaubt: Setze zuerst deine ein, oder nimm eine andere.
refusal-novice-favor-for-itself = Die Gunstmarke Novize kann nicht helfen, sie selbst zu erhalten: Setze hier nur echte Novizen ein.
refusal-shrine-replaces-second = Deine Kultstätte auf der { $isle } ersetzt schon den zweiten Novizen: Lass die Gunstmarke Novize weg.
refusal-own-shrine-there = Auf der { $isle }, wo der Baumeister gerade ist, hast du schon eine Kultstätte: Baue, wenn er weitergezogen ist.
refusal-no-shrine-left = Alle deine Kultstätten sind gebaut, es ist keine mehr übrig: Wähle eine andere Aktion.
refusal-not-on-herbs = Auf der Kräuterinsel wirken die Kräuter nicht: Mache Novizen einer anderen Insel wieder aktiv.

## Plättchen, Tempel und Bücher

refusal-tile-not-in-game = Plättchen { $tile } ist hier nicht im Spiel: Wähle eines, das auf dem Pfad liegt.
refusal-tile-in-temple = Plättchen { $tile } liegt schon im Tempel: Wähle eines, das noch auf dem Pfad liegt.
refusal-tile-claimed = Plättchen { $tile } ist schon besetzt: Wähle eines ohne Novizen.
refusal-tile-not-yours = Auf Plättchen { $tile } steht kein Novize von dir: Weihe ein Plättchen, das du besetzt hast.
refusal-tile-not-approved = Plättchen { $tile } ist noch nicht freigegeben: Wähle eines zwischen Tempelwächter und Bootssteg, oder nutze Bestechung, wenn es gleich hinter ihm liegt.
refusal-tile-too-far = Plättchen { $tile } liegt hinter dem nächsten Wächterplättchen, selbst für Bestechung zu weit: Wähle eines näher beim Tempelwächter.
refusal-bribe-needless = Plättchen { $tile } ist freigegeben, der Tempelwächter braucht keine Bestechung: Lass die Bestechung weg.
refusal-last-round-no-bribe = In der letzten Runde ist jedes Plättchen auf dem Pfad freigegeben: Lass die Bestechung weg.
refusal-tile-not-vacant = Plättchen { $tile } ist kein freies Plättchen im Tempel: Wähle dort ein Plättchen ohne Novizen.
refusal-not-in-edition = Infiltration gibt es nur in der überarbeiteten Ausgabe: Hole Novizen mit Segelboot oder Gezeiten vom Bootssteg.
refusal-no-book-there = Auf Plättchen { $tile } liegt kein Buch: Wähle ein Plättchen im Tempel, das eines hat.
refusal-novice-lies = Der Novize auf Plättchen { $tile } liegt bis zum Rundenende auf seinem Buch: Nimm das Buch eines stehenden Novizen.
refusal-no-own-novice-there = Auf Plättchen { $tile } im Tempel hast du keinen Novizen: Gib das Buch einem, den du dort hast.
refusal-has-book-already = Dein Novize auf Plättchen { $tile } hat schon ein Buch: Gib dieses einem Novizen ohne Buch.

## Priesterrat und Abtrünniger

refusal-last-seat-reached = Du bist im Priesterrat schon auf dem letzten Sitz: Wähle eine andere Aktion.
refusal-too-few-seats = Du kannst nicht { $number } Sitze vorrücken, denn im Priesterrat { $seats ->
        [one] ist nur noch 1 Sitz
       *[other] sind nur noch { $seats } Sitze
    } vor dir: Setze weniger Novizen ein.
refusal-no-expulsion = Auf Solostufe 3 lässt sich der Abtrünnige nicht vertreiben: Warte, bis er von selbst weiterzieht.

## Eine Aktion schreiben

refusal-no-action = Hier steht keine Aktion: Schreibe eine, etwa „favor tide“ oder „meditate“.
refusal-unknown-action = Keine Aktion heißt „{ $word }“: Beginne mit einem kleingeschriebenen Verb wie favor, promote oder meditate.
refusal-usage = So schreibt man diese Aktion nicht; verwende diese Form: { $usage }
refusal-bribe-does-not-fit = Zu dieser Aktion passt keine Bestechung; lass „+bribe“ weg und verwende diese Form: { $usage }
refusal-novice-does-not-fit = Die Gunstmarke Novize nützt bei dieser Aktion nichts: Lass „+novice“ weg.
refusal-bad-move = „{ $text }“ ist keine Bewegung: Schreibe sie wie „tide>book 2“, mit einer Zahl ab 1.
refusal-unknown-isle = Keine Insel heißt hier „{ $word }“: Schreibe shrine, herbs, tide, sailboat, bribery, book oder novice.
refusal-unknown-colour = Kein Orden heißt hier „{ $word }“: Schreibe yellow, red, blue oder white.
refusal-no-colour = „{ $text }“ sagt nicht, wer handelt: Beginne mit einer Farbe und einem Doppelpunkt wie in „red: meditate“.

## Aufzeichnungen

refusal-unreadable = Die Datei lässt sich nicht lesen ({ $fault }): Prüfe ihren Namen, und ob du sie öffnen darfst.
refusal-not-text = Byte { $number } dieser Datei ist kein UTF-8-Text: Speichere die Aufzeichnung in dieser Kodierung und versuche es noch einmal.
refusal-past-the-end = Nach Aktion { $at } gibt es keine Stellung, denn die letzte ist Aktion { $number }: Wähle eine Zahl bis { $number }.
refusal-no-end-of-header = Der Kopf hat kein Ende: Setze eine Zeile „---“ zwischen ihn und die Aktionen.
refusal-unknown-header = Keine Zeile des Kopfes beginnt mit „{ $word }“: Schreibe luna, edition, mode, players, start, boards, first, isles, priestess, builder, apostate, printed oder seed.
refusal-header-twice = Der Kopf hat mehr als eine Zeile „{ $word }“: Behalte nur eine.
refusal-header-missing = Im Kopf fehlt die Zeile „{ $word }“: Füge sie über der Zeile „---“ ein.
refusal-not-a-number = „{ $word }“ ist keine ganze Zahl: Schreibe sie in Ziffern, höchstens 9.
refusal-unknown-version = Aufzeichnungen der Version „{ $word }“ sind hier nicht lesbar: Beginne mit der Zeile „luna 1“, oder nimm ein neueres Programm.
refusal-other-components = Diese Aufzeichnung entstand mit anderem Spielmaterial ({ $made }) als dem jetzigen ({ $have }): Lade das ursprüngliche.

## Aufbau

refusal-unknown-edition = Keine Ausgabe heißt „{ $word }“: Schreibe classic, revised oder brazilian bei „{ $field }“.
refusal-unknown-mode = Keine Spielart heißt „{ $word }“: Schreibe standard, preselected, solo1, solo2 oder solo3.
refusal-colour-twice = Bei „{ $field }“ steht eine Farbe doppelt: Gib allen verschiedene Farben.
refusal-players-count = Luna ist für zwei bis vier Spieler, nicht für { $number }: Nenne zwei bis vier Farben bei „{ $field }“.
refusal-solo-players = Ein Solospiel braucht bei „{ $field }“ genau zwei Farben: Nenne deine, dann die des virtuellen Gegners.
refusal-start-not-playing = „{ $word }“ gehört nicht zu den Spielern: Nenne einen von ihnen bei „{ $field }“.
refusal-solo-start = Im Solospiel gilt der Gegner als Startspieler: Nenne seine Farbe bei „{ $field }“.
refusal-solo-no-start = Im Solospiel gilt immer der Gegner als Startspieler: Lass die Zeile „{ $field }“ weg.
refusal-boards = Diese Partie braucht bei „{ $field }“ { $number } verschiedene Tempelbretter: Wähle unter blue, yellow, red und green.
refusal-first-tiles = Mit diesen Brettern erhalten die { $number } Spieler die Plättchen { $tiles }: Schreibe jedes davon einmal bei „{ $field }“.
refusal-isles = Jede Insel muss bei „{ $field }“ genau einmal stehen: Schreibe shrine, herbs, tide, sailboat, bribery, book und novice in beliebiger Reihenfolge.
refusal-figure-isle = Keine Insel heißt „{ $word }“: Schreibe shrine, herbs, tide, sailboat, bribery, book oder novice bei „{ $field }“.
refusal-figures-count = Drei Figuren beginnen auf Inseln, nicht { $number }: Nenne bei „{ $field }“ je eine Insel für Mondpriesterin, Baumeister und Abtrünnigen.
refusal-solo3-figures = Auf Solostufe 3 beginnen Baumeister und Mondpriesterin gemeinsam: Nenne ihre Insel auch bei „{ $field }“.
refusal-preselected-isles = Im vorgegebenen Aufbau liegt die Reihenfolge der Inseln fest: Lass „{ $field }“ weg.
refusal-preselected-figures = Im vorgegebenen Aufbau liegen die Inseln der Figuren fest: Lass „{ $field }“ weg.
