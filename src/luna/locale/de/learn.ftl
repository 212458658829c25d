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

lesson-movement = Bewegung
    .about = Reisen und Gezeiten
lesson-movement-journey = Auf eine Reise gehen beliebig viele deiner aktiven Novizen, von beliebigen Inseln zu beliebigen anderen. Sie kommen inaktiv an und können dort ab der nächsten Runde handeln. Du willst bald Plättchen 7 besetzen, das die Segelbootinsel zeigt, und dazu braucht es dort zwei Novizen.
    .task = Schick beide Novizen der Bibliotheksinsel auf die Reise zur Segelbootinsel: Wähle Reise, tippe die Novizen zweimal an, dann die Segelbootinsel.
    .done = Sie ruhen neben der Segelbootinsel und sind dort aktiv, wenn die nächste Runde beginnt. Rot hat angeworben.
    .few = Die Segelbootinsel ist richtig. Schick beide Novizen der Bibliotheksinsel dorthin: Für ein Plättchen braucht es zwei.
    .other = So kommt niemand auf die Segelbootinsel. Wähle Reise, dann die Novizen der Bibliotheksinsel.
lesson-movement-tide = Der Abtrünnige steht auf der Bestechungsinsel, und zwei deiner Novizen ruhen daneben: Am Ende der Runde würde er dich 3 Einfluss kosten. Ruhende Novizen können nicht reisen. Deine Gezeiten tragen Novizen fort, ob aktiv oder nicht, und auch die vom Bootssteg.
    .task = Benutze die Gezeiten: Bring beide Novizen von der Bestechungsinsel auf eine andere Insel deiner Wahl.
    .done = Außer Reichweite. Wie nach einer Reise sind alle, die die Gezeiten tragen, bis zur nächsten Runde inaktiv. Die dritte Art zu reisen, das Segelboot, kommt bei der Mondpriesterin dran.
    .one = Einer von ihnen bliebe beim Abtrünnigen. Bring beide fort.
    .other = Die zwei neben der Bestechungsinsel blieben beim Abtrünnigen. Wähle Gezeiten und tippe sie an.

lesson-path = Der Pfad
    .about = Ein Plättchen besetzen, dann in den Tempel
lesson-path-claim = Jedes Plättchen des Pfades zeigt eine Insel und hat sein Feld im Tempel. Zwei aktive Novizen dieser Insel besetzen es: Einer steigt hinauf, der andere ruht. Freigegeben sind nur die Plättchen zwischen Bootssteg und Wächter, in dieser Runde 6 und 7.
    .task = Besetze Plättchen 7 mit deinen zwei Novizen der Segelbootinsel: Wähle Berufen, dann Plättchen 7.
    .done = Plättchen 7 gehört dir, und niemand kann es dir nehmen. Aber überlege, wen du berufst: Der Novize darauf lässt sich für nichts anderes mehr einsetzen. Rot hat Plättchen 6 besetzt.
    .other = Das besetzt kein Plättchen. Wähle Berufen, dann Plättchen 7, das die Segelbootinsel zeigt.
lesson-path-enter = In einem späteren Zug kommt das Plättchen mit seinem Novizen in den Tempel. Das braucht keinen weiteren Novizen, nur deinen Zug. Der Wächter zahlt die Zahl des Steins, auf dem er steht: 6 in dieser Runde, 5 in der nächsten.
    .task = Bring Plättchen 7 in den Tempel: Wähle Weihen.
    .done = 6 Einfluss sofort und 1 am Ende jeder Runde. Plättchen mit hohen Zahlen kommen später, sind aber schwer zu verdrängen, wie du sehen wirst.
    .other = Mehr als jetzt zahlt der Wächter nie. Wähle Weihen, dann Plättchen 7.

lesson-bribery = Wächter und Bestechung
    .about = Was freigegeben ist, und was eine Bestechung öffnet
lesson-bribery-guard = Nach jeder Runde geht der Wächter zum nächsten Stein weiter. Das gibt mehr Plättchen frei, aber er zahlt weniger: 6, 5, 4, 3, 2 und 2. Jenseits von ihm sind die Plättchen bis zum nächsten Stein mit Bestechung erreichbar: jetzt 11 und 12.
lesson-bribery-bribe = Dein Novize auf Plättchen 12 müsste auf die nächste Runde warten und bekäme dann nur 5. Mit der Gunstmarke Bestechung darf er sofort hinein. Mit Bestechung kannst du dort auch ein Plättchen besetzen, wie sonst mit zwei Novizen seiner Insel.
    .task = Bring Plättchen 12 mit Bestechung in den Tempel: Wähle Weihen, dann Plättchen 12.
    .done = 6 statt 5, und eine Runde früher. Die Bestechung liegt wieder auf ihrer Insel. In der letzten Runde gibt es nichts zu bestechen: Da ist jedes Plättchen freigegeben.
    .other = 6 zahlt der Wächter nur in dieser Runde. Wähle Weihen, dann Plättchen 12.

lesson-displace = Verdrängung
    .about = Wer den Tempel verlassen muss
lesson-displace-look = Die Felder im Tempel berühren einander. Wer hineinkommt, verdrängt alle Novizen anderer Orden auf angrenzenden Feldern mit kleineren Zahlen, es sei denn, sie haben ein Buch. Der Novize von Rot auf 2 hat kein Buch, und das Feld deines Plättchens 11 grenzt daran.
lesson-displace-enter = In dieser zweiten Runde zahlt der Wächter 5. Jeder verdrängte Novize bringt 1 dazu.
    .task = Bring Plättchen 11 in den Tempel.
    .done = 5 und noch 1. Der Novize von Rot steht auf dem Bootssteg, wo er nichts tut, bis Segelboot oder Gezeiten ihn holen, und bringt Rot nichts mehr ein.
    .other = Plättchen 11 bringt jetzt 6 und kostet Rot einen Novizen im Tempel. Wähle Weihen.

lesson-book = Bücher der Weisheit
    .about = So schützt du Novizen im Tempel
lesson-book-threat = Jetzt bist du in Gefahr: Dein Novize auf 11 hat kein Buch, und Rot hat Plättchen 19 besetzt, dessen Feld daran grenzt. Im nächsten Zug kann Rot dich verdrängen.
lesson-book-take = Es gibt nur so viele Bücher wie Orden. Mit der Gunstmarke Buch nimmst du einem beliebigen Novizen im Tempel sein Buch und gibst es einem von deinen, der keins hat.
    .task = Nimm dem Novizen von Rot auf 2 das Buch und gib es deinem auf 11: Wähle Buch, tippe auf 2, dann auf 11.
    .done = Rot ist auf 19 eingezogen und hat niemanden verdrängt. Du hast sogar 2 erhalten: Zu zweit bringt die erste Buchaktion einer Runde 2 Einfluss, sonst ist es 1.
    .own = Das schützt 11, nimmt aber deinem Novizen auf 1 das Buch. Nimm es lieber Rot.
    .other = Rot kann dich im nächsten Zug verdrängen. Wähle Buch und schütze zuerst deinen Novizen.

lesson-shrine = Kultstätten
    .about = Einmal bauen, das ganze Spiel Novizen sparen
lesson-shrine-build = Wo der Baumeister steht, bauen zwei aktive Novizen mit der Gunstmarke Kultstätte eine Kultstätte. Sie ist am Ende 4 Einfluss wert. Auf ihrer Insel reicht dir ein Novize für die Gunstmarke oder für ein Plättchen, und bei der Mondpriesterin zählt sie wie ein Novize.
    .task = Baue auf der Kräuterinsel: Wähle Kultstätte.
    .done = Deine zweite Kultstätte. Die Gunstmarke liegt wieder auf ihrer Insel, und Rot hat auf der Gezeiteninsel angeworben.
    .other = Nach dieser Runde zieht der Baumeister weiter. Wähle Kultstätte, solange er da ist.
lesson-shrine-claim = Ein aktiver Novize ist auf der Kräuterinsel übrig, und Plättchen 6 zeigt diese Insel. Ohne deine Kultstätte bräuchte es zwei.
    .task = Besetze Plättchen 6 mit diesem einen Novizen: Wähle Berufen.
    .done = Einer hat getan, wozu es anderswo zwei braucht. Eine Kultstätte lohnt sich in jeder Runde, die noch kommt; baue also früh.
    .favor = Auch für die Gunstmarke würde einer reichen, aber Plättchen 6 bringt in dieser Runde 6 Einfluss.
    .other = Plättchen 6 bringt 6 Einfluss, wenn du es noch in dieser Runde in den Tempel bringst. Wähle Berufen, dann Plättchen 6.

lesson-priestess = Die Mondpriesterin
    .about = Sei bei ihr, wenn die Runde endet
lesson-priestess-look = Die Mondpriesterin ist auf der Gezeiteninsel. Am Ende der Runde zählt sie dort die aktiven Novizen und die Kultstätte jedes Ordens: Die meisten bringen 5 Einfluss, die zweitmeisten 2. Rot hat einen aktiven Novizen bei ihr; der ruhende zählt nicht.
lesson-priestess-sail = Nur noch ein Zeitmarker ist übrig: Die Runde kann jederzeit enden. Eine Reise hilft nicht, denn danach sind Novizen inaktiv. Das Segelboot bringt einen oder zwei Novizen einer Insel auf eine andere, und sie bleiben aktiv.
    .task = Segle mit beiden Novizen der Kultstätteninsel zur Gezeiteninsel.
    .done = Rot hat den letzten Zeitmarker umgedreht und die Runde beendet. Zwei gegen einen: 5 für dich, 2 für Rot. Dann ist die Priesterin weitergezogen; die Liste aller Runden zeigt, wo sie sein wird.
    .one = Einer gegen einen ist ein Gleichstand, und den entscheidet der Priesterrat: Dort liegt gerade Rot vorn. Nimm zwei Novizen.
    .journey = Sie kämen inaktiv an, und sie zählt nur aktive Novizen. Nimm das Segelboot.
    .meditate = Das würde die Runde sofort beenden, und Rot wäre allein bei ihr. Bring zuerst deine Novizen hin.
    .other = Die Runde kann jederzeit enden, und Rot wäre allein bei ihr. Wähle Segelboot.

lesson-apostate = Der Abtrünnige
    .about = Bleib ihm fern, oder vertreib ihn
lesson-apostate-look = Der Abtrünnige tut das Gegenteil. Am Ende der Runde verliert jeder Orden mit Novizen bei seiner Insel, ob aktiv oder nicht, 1 Einfluss für jeden davon und 1 dazu. Bei der Kräuterinsel hast du drei: Das würde dich 4 kosten. Kultstätten sind sicher.
lesson-apostate-expel = Zwei der drei ruhen und können nicht reisen. Aber aktive Novizen auf seiner Insel können ihn weiterjagen, im Uhrzeigersinn eine Insel für jeden von ihnen.
    .task = Jage den Abtrünnigen eine Insel weiter: Wähle Vertreiben.
    .done = Jetzt ist er auf der Gezeiteninsel, bei drei Novizen von Rot, und Rot muss sich sorgen. Nach der Runde geht er von selbst weiter, zur nächsten Insel, bei der irgendjemand Novizen hat.
    .journey = Der aktive kann fort, aber die zwei, die ruhen, blieben und würden dich 3 kosten.
    .other = Dann würde er dich am Ende der Runde weiter Einfluss kosten. Wähle Vertreiben.

lesson-council = Der Priesterrat
    .about = Gleichstände, und Einfluss am Ende
lesson-council-look = Der Priesterrat entscheidet jeden Gleichstand, bei der Mondpriesterin und am Ende des Spiels. Der höhere Sitz liegt vorn; auf demselben Sitz, wer oben liegt. Auf der Segelbootinsel habt ihr beide einen aktiven Novizen. Rot ist auf Sitz 5, du auf Sitz 3; die 5 bekäme also Rot und du die 2.
lesson-council-climb = Aktive Novizen einer Insel bringen dich je einen Sitz weiter. Am Ende des Spiels ist dein Sitz seine Zahl wert.
    .task = Überhole Rot mit Novizen der Bestechungsinsel: Wähle Rat. Zwei reichen, drei sind erlaubt.
    .done = Du liegst vorn: Auf einem gemeinsamen Sitz liegt oben, wer später kommt, nur auf dem letzten unten. Der Startspieler beginnt ganz unten im Stapel und verliert jeden Gleichstand; denk als Startspieler also früh an den Priesterrat.
    .one = Sitz 4 liegt noch hinter Rot. Schick zwei oder drei Novizen.
    .sailboat = Das ist dein einziger Novize bei der Priesterin. Nimm die von der Bestechungsinsel.
    .other = Dann bleibt Rot vorn und gewinnt den Gleichstand. Wähle Rat, dann die Bestechungsinsel.

lesson-time = Zeit
    .about = Beende die Runde, wenn es dir passt
lesson-time-look = Keine Runde hat eine feste Länge. Meditation dreht einen Zeitmarker um, und wer den letzten umdreht, erhält 1 Einfluss und beendet die Runde sofort. Einer ist übrig. Bei der Priesterin auf der Bibliotheksinsel liegst du vorn, und Rot will gleich Plättchen 12 für 5 in den Tempel bringen.
lesson-time-end = Kommt Rot zu spät, bringt Plättchen 12 in der nächsten Runde nur noch 4.
    .task = Beende die Runde jetzt: Wähle Meditieren.
    .done = 1 für den Zeitmarker, 5 von der Priesterin, 2 für deine Novizen im Tempel, und Rot kam zu spät. Alle, die ruhten, sind wieder aktiv. Das war das letzte Kapitel: Du kennst jetzt das ganze Spiel.
    .tired = Deine zwei Novizen würden danach ruhen, und die Priesterin zählt nur aktive.
    .other = Damit bekommt Rot noch einen Zug und 5 Einfluss. Wähle Meditieren.
