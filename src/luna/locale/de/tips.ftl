### Tipps zum Spiel, für Terminal und Browser. Inseln kommen übersetzt an.

tip-place-shrine = Eine Kultstätte spart dir einen Novizen, sooft du die Gunstmarke ihrer Insel nimmst oder ein Plättchen mit ihrem Symbol besetzt, und sie zählt bei der Mondpriesterin.
tip-place-novices = Die zwei Inseln, auf die du nichts setzt, geben dir ihre Gunstmarken: Lass die aus, deren Marken du zuerst willst.
tip-tire = Wo nur wenige seiner Novizen aktiv sind, rückt der Gegner im Priesterrat kaum vor; inaktive Novizen holen ihm aber auch kein Plättchen.
tip-begin = Zwei aktive Novizen auf einer Insel nehmen ihre Gunstmarke, werben einen dritten an oder besetzen ein Plättchen des Pfades, das diese Insel zeigt. Eingesetzte Novizen sind bis zur nächsten Runde inaktiv.
tip-apostate = Der Abtrünnige steht auf der { $isle }, und dort sind Novizen von dir. Endete die Runde jetzt, würde er dich { $loss } Einfluss kosten. Schicke sie fort oder vertreibe ihn.
tip-apostate-blocks = Der Abtrünnige sperrt die { $isle }, und dort sind Novizen von dir. Endete die Runde jetzt, würde er dich { $loss } Einfluss kosten. Nur wenn du ihn vertreibst, werden sie frei.
tip-build = Du kannst jetzt bauen: Eine Kultstätte bringt am Ende 4 Einfluss, und auf der { $isle } kosten dich Gunstmarken und Plättchen einen Novizen weniger.
tip-all-rest = Alle deine Novizen sind inaktiv. Gunstmarken auf der Hand, Weihe und Meditation brauchen keinen aktiven Novizen.
tip-virtual = Deine Gunstmarke Novize springt für einen fehlenden Novizen ein: wenn du eine andere Gunstmarke nimmst, anwirbst, baust, im Priesterrat vorrückst oder den Abtrünnigen vertreibst, und als zweiter Novize einer Berufung. Das Plättchen besetzen kann sie nicht.
tip-virtual-solo = Deine Gunstmarke Novize springt für einen fehlenden Novizen ein: wenn du eine andere Gunstmarke nimmst, anwirbst, baust oder im Priesterrat vorrückst, und als zweiter Novize einer Berufung. Das Plättchen besetzen kann sie nicht.
tip-sanctify = Dein Novize auf Plättchen { $tile } darf in den Tempel: Der Wächter zahlt jetzt { $guard } und später nie mehr als das.
tip-threat = Dein Novize auf Tempelfeld { $tile } hat kein Buch, und das Plättchen { $rival } daneben hat schon ein anderer Orden besetzt: Er kann verdrängt werden.
tip-stage = Novizen auf dem Bootssteg tun nichts, bis Segelboot oder Gezeiten sie holen; in der überarbeiteten Ausgabe können sie auch den Tempel infiltrieren.
tip-promote = Zwei aktive Novizen einer Insel können ein Plättchen mit ihrem Symbol besetzen. In frühen Runden zahlen Plättchen am meisten; aber der Novize darauf lässt sich für nichts anderes mehr einsetzen.
tip-favor = Gunstmarken sind Werkzeuge: Mit Bestechung erreichst du Plättchen jenseits des Wächters, mit Kräutern werden Novizen wieder aktiv.
tip-book = Ein Buch schützt deinen Novizen im Tempel vor Verdrängung.
tip-last-round = Die letzte Runde: Jetzt ist jedes Plättchen freigegeben. Am Ende bringt jede Kultstätte 4 Einfluss, jede behaltene Gunstmarke 1 und dein Sitz im Priesterrat so viel, wie seine Zahl angibt.
tip-last-token = Ein Zeitmarker ist übrig: Wer jetzt meditiert, erhält 1 Einfluss und beendet die Runde sofort.
tip-solo-end = Im Solospiel läuft keine Uhr: Handle, solange du willst; dann beendet die Meditation die Runde.
tip-priestess = Die Mondpriesterin ist auf der { $isle }, und du bekämst nichts von ihr: Nur aktive Novizen und Kultstätten zählen. Das Segelboot bringt Novizen, die aktiv bleiben.
tip-journey = Die Runde endet bald: Schicke Novizen auf Reisen, dorthin, wo Mondpriesterin und Baumeister als Nächstes sind. Dort werden sie wieder aktiv.
tip-council = Dein Sitz im Priesterrat entscheidet jeden Gleichstand, bei der Mondpriesterin und am Spielende, wo er auch Einfluss bringt.
tip-recruit = Wirb früh an: Jeder Novize handelt in allen Runden, die noch kommen, und mehr Novizen bedeuten mehr Möglichkeiten.
tip-tide = Deine Gezeiten bewegen auch inaktive Novizen. Bereite sie auf die nächste Runde vor: neben der Insel deiner Kultstätte, oder wo Mondpriesterin und Baumeister sein werden.
tip-council-first = Du bist im Priesterrat Letzter und verlierst jeden Gleichstand, auch bei der Mondpriesterin. Ein oder zwei Sitze würden das ändern.
