### Das geführte erste Spiel, seine Kapitel und Texte.

learn-title = Luna lernen
learn-about = Kurze Kapitel am echten Spieltisch, in jedem gibt es etwas zu tun. Du kannst jederzeit aufhören; dieser Browser merkt sich, wo du warst.
learn-begin = Anfangen: { $title }
learn-on = Weiter: { $title }
learn-done = geschafft
learn-chapter = Kapitel { $number } von { $of }
learn-next = Weiter
learn-next-chapter = Weiter zu: { $title }
learn-finish = Alle Kapitel geschafft
learn-other = Das ist erlaubt, aber darum geht es in diesem Kapitel nicht.
learn-again = Es wurde nichts gespielt: Versuch etwas anderes.
learn-game = Ein kurzes Spiel
learn-game-about = Die letzten zwei Runden einer Partie gegen den schwächsten Bot, mit Tipps, sobald sie nützlich werden.
learn-game-play = Die letzten zwei Runden spielen

lesson-goal = Einfluss
    .about = Worum es geht und woher die Punkte kommen
lesson-goal-welcome = Du führst den gelben Orden, Rot ist dein Gegner. Das Spiel dauert sechs Runden, und wer am Ende den meisten Einfluss hat, gewinnt. Die Zahl neben jedem Orden ist sein Einfluss: Ihr habt beide 5.
lesson-goal-sources = Einfluss bringen Novizen, die in den Tempel in der Mitte gelangen und dort dienen, und in jeder Runde die Mondpriesterin, die eine Insel besucht. Am Ende des Spiels zählen auch Kultstätten, ungenutzte Gunstmarken und dein Sitz im Priesterrat.
lesson-goal-enter = Einer deiner Novizen wartet auf Plättchen 7 des Pfades. In dieser ersten Runde zahlt der Wächter jedem, der in den Tempel gelangt, 6 Einfluss, und in fast jeder späteren Runde einen weniger.
    .task = Bring deinen Novizen in den Tempel: Tippe auf Plättchen 7, wähle Weihen und bestätige.
    .done = 6 Einfluss für dich. Ab jetzt dient dein Novize im Tempel: Jede Runde endet mit 1 Einfluss für jeden von deinen.
    .other = Das ist eine deiner Aktionen, aber sie bringt jetzt keinen Einfluss. Der Novize auf Plättchen 7 schon.

lesson-favors = Gunstmarken
    .about = Novizen holen Gunstmarken, und Gunstmarken helfen Novizen
lesson-favors-take = Wenn du am Zug bist, führst du genau eine Aktion aus. Die meisten brauchen aktive Novizen: die auf einer Insel stehen. Zwei aktive Novizen nehmen die Gunstmarke ihrer Insel und ruhen dann daneben bis zur nächsten Runde.
    .task = Nimm die Gunstmarke der Kräuterinsel.
    .done = Die Kräuter gehören dir, und die beiden Novizen ruhen. Zwei gleiche Gunstmarken darfst du nie haben. Rot hat sich inzwischen die Bestechung geholt.
    .isle = Auch das bringt eine Gunstmarke, aber von einer anderen Insel. Wähle die Kräuterinsel.
    .recruit = Die Kräuterinsel ist richtig, aber das bringt einen neuen Novizen. Wähle dort Gunst.
    .other = Eine Gunstmarke zu nehmen ist eine eigene Aktion: Wähle Gunst, dann die Kräuterinsel.
lesson-favors-use = Wer eine Gunstmarke benutzt, gibt sie ab. Die Kräuter machen einen oder zwei ruhende Novizen einer Insel wieder aktiv, nur nicht auf der Kräuterinsel selbst. Zwei von deinen ruhen neben der Bibliotheksinsel.
    .task = Benutze die Kräuter und mach beide Novizen der Bibliotheksinsel wieder aktiv.
    .done = Beide sind wieder aktiv, und die Kräuter liegen wieder auf ihrer Insel, für alle. Eine Gunstmarke, die du bis zum Ende behältst, ist 1 Einfluss wert.
    .one = Ein Novize wäre wieder aktiv, aber die Kräuter reichen für zwei: Wähle beide Novizen der Bibliotheksinsel.
    .other = Benutze zuerst, was du gerade geholt hast: Wähle Kräuter, dann die Bibliotheksinsel.

lesson-novices = Neue Novizen
    .about = Früh anwerben: mehr Novizen, mehr Möglichkeiten
lesson-novices-recruit = Acht deiner dreizehn Novizen sind auf den Inseln, einer dient im Tempel, die übrigen liegen im Vorrat. Zwei aktive Novizen einer Insel können einen weiteren anwerben. Wer bei der Mondpriesterin auf der Kultstätteninsel bleibt, wird am Ende der Runde belohnt; lass diese beiden also in Ruhe.
    .task = Wirb auf der Bibliotheksinsel oder auf der Novizeninsel an.
    .done = Der neue Novize kommt ruhend an und ist ab der nächsten Runde dabei. Wirb früh an: Jeder Novize handelt in allen Runden, die noch kommen.
    .priestess = Diese beiden zählen bei der Mondpriesterin, solange sie aktiv sind. Wirb anderswo an.
    .other = Das ist erlaubt, bringt aber keinen neuen Novizen. Wähle Anwerben.
lesson-novices-tired = Die Novizen, die du eingesetzt hast, ruhen. Handeln kannst du weiter mit denen, die aktiv sind, oder mit Gunstmarken.
    .task = Setze ein anderes Paar ein: Wirb noch einmal an oder nimm eine Gunstmarke.
    .done = Gut gemacht. Wenn die Runde endet, werden alle, die ruhen, wieder aktiv.
    .other = Wähle diesmal Anwerben oder Gunst.
