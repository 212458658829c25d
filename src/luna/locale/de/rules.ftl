### Die Spielregeln auf Deutsch, eine Nachricht je Regel.
### .title ist ein kurzer Name; .notation zeigt, wie man die Aktion schreibt, in allen Sprachen gleich.

rules-heading-glance = Das Spiel auf einer Seite
rules-goal = Jeder Spieler führt einen Orden mit Novizen. Wer nach sechs Runden den meisten Einfluss hat, gewinnt. Einfluss bringen Novizen im Tempel und die Mondpriesterin, am Ende auch Kultstätten, Gunstmarken und der Sitz im Priesterrat.
rules-phases = Das Spiel beginnt mit einer Vorrunde, in der alle eine Kultstätte und Novizen setzen. Danach hat jede Runde zwei Phasen. In der Aktionsphase führen die Spieler reihum je eine Aktion aus, bis der letzte Zeitmarker umgedreht ist. In der Wertungsphase gibt die Mondpriesterin Einfluss, der Abtrünnige nimmt welchen, und jeder Novize im Tempel bringt 1. Dann ziehen die Figuren und der Tempelwächter weiter, und alle inaktiven Novizen werden aktiv.
rules-column-what = was sie bewirkt
rules-column-cost = Kosten
rules-column-source = Quelle
rules-column-influence = Einfluss
rules-cost-favor = die Gunstmarke { $favor }
rules-heading-S = Aufbau
rules-heading-P = Vorrunde
rules-heading-A = Aktionsphase
rules-heading-E = Ende einer Runde
rules-heading-N = Vorbereitung der nächsten Runde
rules-heading-G = Spielende
rules-heading-O = Solospiel
rules-heading-PARSE = Geschriebene Aktionen
rules-heading-editions = Ausgaben
rules-title = Die Regeln von Luna
rules-notation = Notation
rules-ruling = Auslegung
rules-rulings = Was unter „Auslegung“ steht, legt Luna fest, wo die Spielregeln schweigen, sich unterscheiden oder Spielraum lassen oder wo sie nicht zeigen, was auf das Spielmaterial gedruckt ist. Alles andere folgt mindestens einer von ihnen.
rules-editions = Luna lässt sich in drei Ausgaben spielen. In der klassischen bringt eine Buchaktion sofort Einfluss: 1, oder 2 für die erste jeder Runde zu zweit oder im Solospiel. In der überarbeiteten bringt sie zunächst nichts, doch jedes deiner Bücher gibt am Ende jeder Runde 1 Einfluss mehr, ein Novize, der gerade ein Buch erhalten hat, legt sich hin und behält es bis zum Rundenende, und die Infiltration führt verdrängte Novizen in den Tempel zurück. Die brasilianische ist die klassische mit einem Unterschied im Solospiel: Auch der erste Novize des Gegners im Tempel hat ein Buch.

## Aufbau

rule-S-START = Alle beginnen mit 5 Einfluss. Der Startspieler wird ausgelost.
    .title = Anfangseinfluss
    .ruling = Einfluss sinkt nie unter null: Wer mehr verlieren müsste, als da ist, verliert nur, was da ist.
rule-S-BOARDS = Von den vier Tempelbrettern wird je Spieler eines zufällig gezogen. Sie liegen in der gezogenen Reihenfolge nebeneinander, das erste am Tor. Plättchen in den Farben der übrigen Bretter scheiden aus dem Spiel aus.
    .title = Tempelbretter
    .ruling = Die Spielregeln zeigen wenig von den Brettern: Die meisten ihrer Plättchen, die Inselsymbole und wie die Bretter aneinandergrenzen, sind angenommen.
rule-S-FIRST = Zu jedem Brett im Spiel gehört eines der Plättchen 1 bis 4. Das Los verteilt sie, eines an jeden, und sie kommen gleich auf ihr Feld im Tempel, jeweils mit einem Novizen des Besitzers und einem Buch der Weisheit.
    .title = Erste Plättchen im Tempel
rule-S-PATH = Alle übrigen Plättchen bilden den Pfad, die höchste Zahl dem Tor am nächsten. Vom Tor aus folgen aufeinander: Wächterplättchen 2, je Spieler ein Plättchen, noch ein Wächterplättchen 2, je Spieler ein Plättchen und so weiter mit den Wächterplättchen 3, 4, 5 und 6 bis zum Bootssteg. Zu zweit mit dem blauen und dem gelben Brett beginnt er mit 2 · 28 25 · 2 · 23 21 · 3. Der Tempelwächter bezieht seinen Posten auf Wächterplättchen 6.
    .title = Der Pfad
rule-S-TIME = Vier Zeitmarker messen jede Runde, zu zweit nur drei. Im Solospiel gibt es keine.
    .title = Zeitmarker
rule-S-COUNCIL = Alle Ratssteine beginnen in einem Stapel auf Sitz 0: der des Startspielers zuunterst, dann im Uhrzeigersinn die anderen, sodass der letzte obenauf liegt. Wer auf demselben Sitz höher liegt, gewinnt Gleichstände.
    .title = Priesterrat zu Beginn
rule-S-ISLES = Die sieben Priesterinseln bilden einen Ring um die Tempelinsel. Im Standardaufbau liegen sie zufällig, im vorgegebenen Aufbau in der festen Reihenfolge von 1 bis 7.
    .title = Ring der Inseln
    .ruling = Keine Spielregel zeigt die aufgedruckte Reihenfolge: Luna nimmt die, in der die Gunstmarken aufgezählt sind.
rule-S-FAVORS = Auf jeder Insel liegen so viele ihrer Gunstmarken, wie Spieler dabei sind, im Solospiel nur eine.
    .title = Gunstmarken auf den Inseln
rule-S-FIGURES = Die Mondpriesterin mit dem Wert 6 ist für vier Spieler, die mit dem Wert 5 für weniger. Im Standardaufbau beginnen sie, der Baumeister und der Abtrünnige je auf einer Insel, die ausgelost oder vom Gastgeber gewählt wird; mehrere dürfen sich eine Insel teilen. Im vorgegebenen Aufbau liegen ihre Inseln fest.
    .title = Figuren zu Beginn
    .ruling = Nur die niederländische Spielregel lost die Inseln aus; die anderen lassen sie wählen. Im vorgegebenen Aufbau ist nur die Insel der Mondpriesterin aus einer Spielregel bekannt; die übrigen sind angenommen.
rule-S-PRESET = Im vorgegebenen Aufbau hat jede Farbe eine Kultstätte und vier Novizenpaare auf den Inseln, die für sie vorgesehen sind, auf welchem Platz sie auch sitzt. Dazu erhält sie von jeder der beiden Inseln, auf denen sie nichts hat, eine Gunstmarke. Eine Vorrunde gibt es nicht: Die erste Aktion folgt sofort.
    .title = Vorgegebener Aufbau
    .ruling = Die Spielregeln zeigen nur, dass jede Farbe zwei Novizen auf Insel 1 hat; alle anderen Inseln sind angenommen.

## Vorrunde

rule-P-SHRINE = Vom Startspieler an setzen alle im Uhrzeigersinn eine Kultstätte. Nie stehen zwei dieser ersten Kultstätten auf derselben Insel, und zu zweit oder im Solospiel ist die Kräuterinsel ausgeschlossen.
    .title = Kultstätte setzen
    .notation = place shrine book
rule-P-NOVICES = Beginnend mit dem Startspieler setzt ihr reihum ein Novizenpaar, bis jeder vier Paare gesetzt hat. Jedes deiner Paare braucht eine Insel, auf der du noch keine Novizen und keine Kultstätte hast; was andere dort haben, spielt keine Rolle.
    .title = Novizen setzen
    .ruling = Reihum wird je ein Paar gesetzt, nie alle vier auf einmal: Die niederländische Spielregel lässt beides zu.
    .notation = place novices tide
rule-P-FAVORS = Deine Kultstätte und deine vier Paare belegen fünf Inseln. Von jeder der beiden anderen nimmst du eine Gunstmarke.
    .title = Erste Gunstmarken

## Aktionsphase

rule-A-TURN = Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter, mit genau einer Aktion je Zug. Die Phase dauert, bis der letzte Zeitmarker umgedreht ist, im Solospiel, bis du sie beendest. Handeln kannst du nur, wenn du am Zug bist, nur so, wie es die laufende Phase erlaubt, und gar nicht mehr, wenn die Partie vorbei ist.
    .title = Eine Aktion je Zug
rule-A-OWN = Du handelst nur mit eigenen Novizen und nur mit aktiven, also solchen auf einer Insel, sofern die Aktion nichts anderes sagt. Eingesetzte Novizen werden inaktiv und kommen neben ihre Insel.
    .title = Eigene aktive Novizen
rule-A-ONE-EACH = Du besitzt nie zwei Gunstmarken derselben Art. Eine eingesetzte Gunstmarke kehrt auf ihre Insel zurück.
    .title = Eine Gunstmarke je Art
rule-A-FAVOR = Setze auf einer Insel zwei aktive Novizen ein, oder nur einen, wenn du dort eine Kultstätte hast, und nimm die Gunstmarke dieser Insel. Eine Gunstmarke, die du schon besitzt, kannst du nicht nehmen.
    .title = Gunst des Priesters
    .notation = favor tide · favor tide +novice
rule-A-RECRUIT = Setze auf einer Insel zwei aktive Novizen ein, um einen dritten aus deinem Vorrat zu holen; der Neue kommt inaktiv neben dieselbe Insel. Jeder Orden hat insgesamt 13 Novizen.
    .title = Anwerbung
    .ruling = Ist dein Vorrat leer, kannst du gar nicht anwerben.
    .notation = recruit tide · recruit tide +novice
rule-A-SHRINE = Gib deine Gunstmarke Kultstätte ab und setze auf der Insel des Baumeisters zwei aktive Novizen ein, um dort zu bauen. Eine deiner sechs Kultstätten muss noch übrig sein, und auf dieser Insel darf noch keine von dir stehen; die anderer Orden stören nicht. Fortan kosten dich Gunst des Priesters und Berufung auf dieser Insel einen Novizen weniger, die Kultstätte zählt bei der Mondpriesterin wie ein Novize, und am Ende ist sie 4 Einfluss wert.
    .title = Kultstätte
    .notation = build · build +novice
rule-A-HERBS = Gib deine Gunstmarke Kräuter ab, und einer oder zwei deiner inaktiven Novizen an einer einzigen Insel werden wieder aktiv. Auf der Kräuterinsel wirken die Kräuter nicht.
    .title = Kräuter
    .notation = herbs tide 2
rule-A-JOURNEY = Schicke mindestens einen aktiven Novizen auf die Reise oder beliebig viele von beliebig vielen Inseln. Jeder geht zu einer Insel deiner Wahl und kommt dort inaktiv an. Eine Gunstmarke ist nicht nötig.
    .title = Reise
    .ruling = Kein Novize reist zu der Insel, auf der er schon ist.
    .notation = journey tide>book 2 · journey tide>book 1, novice>shrine 2
rule-A-TIDE = Gib deine Gunstmarke Gezeiten ab und versetze einen oder mehrere deiner Novizen, aktiv oder nicht, von beliebigen Inseln und vom Bootssteg. Jeder geht zu einer Insel deiner Wahl und ist dort inaktiv. In der Notation steht ~ für inaktive Novizen und „stage“ für den Bootssteg.
    .title = Gezeiten
    .ruling = Sie dürfen von mehreren Orten zugleich kommen; die niederländische Spielregel lässt sich auch so lesen, als wäre nur ein Ort erlaubt. Kein Novize wird zu der Insel versetzt, an der er schon ist, ob aktiv oder nicht.
    .notation = tide tide>book 2 · tide ~herbs>book 1, stage>novice 1
rule-A-SAIL = Gib deine Gunstmarke Segelboot ab und bringe einen oder zwei Fahrgäste auf eine einzige Insel, wo sie aktiv ankommen. Es sind entweder aktive Novizen, die gemeinsam eine andere Insel verlassen, oder Novizen vom Bootssteg, nie beides gemischt.
    .title = Segelboot
    .notation = sail tide>book 2 · sail stage>book 1
rule-A-PROM = Wähle auf dem Pfad ein unbesetztes Plättchen, das freigegeben ist, also zwischen Tempelwächter und Bootssteg liegt. Setze zwei aktive Novizen auf der Insel ein, deren Symbol es zeigt: Der eine tritt auf das Plättchen und besetzt es, der andere wird inaktiv. Mit einer eigenen Kultstätte auf dieser Insel genügt der eine, der es besetzt.
    .title = Berufung
    .notation = promote 12 · promote 12 +novice
rule-A-PROM-BRIBE = Gibst du zusätzlich deine Gunstmarke Bestechung ab, besetzt du ein mit Bestechung erreichbares Plättchen, eines zwischen dem Tempelwächter und dem nächsten Wächterplättchen in Richtung Tor. Sonst läuft alles wie bei jeder Berufung.
    .title = Berufung mit Bestechung
    .ruling = Für ein freigegebenes Plättchen wird die Bestechung abgelehnt: Du brauchst sie nicht.
    .notation = promote 12 +bribe · promote 12 +bribe +novice
rule-A-SANC = Bringe ein freigegebenes Plättchen, das du besetzt hast, samt dem Novizen darauf auf sein Feld im Tempel. Du erhältst so viel Einfluss, wie das Wächterplättchen unter dem Tempelwächter wert ist, und dann verdrängt dein Novize schwächere Nachbarn.
    .title = Weihe
    .notation = sanctify 12
rule-A-SANC-BRIBE = Gibst du zusätzlich deine Gunstmarke Bestechung ab, darfst du ein von dir besetztes, noch nicht freigegebenes Plättchen weihen, sofern es zwischen dem Tempelwächter und dem nächsten Wächterplättchen in Richtung Tor liegt. Einfluss und Verdrängung bleiben gleich.
    .title = Weihe mit Bestechung
    .ruling = Für ein freigegebenes Plättchen wird die Bestechung abgelehnt.
    .notation = sanctify 12 +bribe
rule-A-DISPLACE = Ein Novize, der durch Weihe in den Tempel kommt, verdrängt jeden gegnerischen Novizen auf einem angrenzenden Feld, sofern dieser auf einer niedrigeren Zahl steht und kein Buch hat. Die Verdrängten kommen auf den Bootssteg, und du erhältst für jeden 1 Einfluss. Ihre Plättchen bleiben leer im Tempel liegen.
    .title = Verdrängung
    .ruling = Keine Spielregel der klassischen Ausgabe sagt, dass die Plättchen liegen bleiben; es folgt aus den Regeln.
rule-A-BOOK = Gib deine Gunstmarke Buch ab, nimm irgendein Buch im Tempel und lege es unter einen deiner Novizen im Tempel, der keines hat; solange es dort liegt, kann er nicht verdrängt werden. Klassisch und Brasilianisch: Du erhältst 1 Einfluss, oder 2 für die erste Buchaktion jeder Runde zu zweit oder im Solospiel. Überarbeitet: Du erhältst jetzt nichts, darfst nur einem stehenden Novizen das Buch nehmen, und der Empfänger legt sich bis zum Rundenende hin, sodass niemand an sein Buch kommt.
    .title = Buch
    .ruling = Das Buch darf auch von einem anderen eigenen Novizen kommen.
    .notation = book 3>12
rule-A-COUNCIL = Setze einen oder mehrere aktive Novizen einer einzigen Insel ein, und dein Ratsstein rückt für jeden einen Sitz vor. Dein Stein kommt auf die Steine, die schon dort liegen; nur auf dem letzten Sitz kommt er darunter.
    .title = Priesterrat
    .ruling = Du darfst nicht mehr Novizen einsetzen, als Sitze vor dir liegen.
    .notation = council tide 2 · council tide 1 +novice · council +novice
rule-A-EXPEL = Setze auf der Insel des Abtrünnigen einen oder mehrere aktive Novizen ein, und er zieht für jeden eine Insel im Uhrzeigersinn weiter.
    .title = Vertreibung
    .ruling = Sieben Novizen bringen ihn dorthin zurück, wo er war, noch mehr bringen ihn darüber hinaus.
    .notation = expel 2 · expel 1 +novice · expel +novice
rule-A-MEDITATE = Drehe einen Zeitmarker um. Du bleibst in der Runde und kannst im nächsten Zug wieder handeln, es sei denn, es war der letzte: Dieser gibt dir 1 Einfluss und beendet die Aktionsphase sofort. Im Solospiel beendet die Meditation die Phase und bringt nichts.
    .title = Meditation
    .notation = meditate
rule-A-INFIL = Nur in der überarbeiteten Ausgabe: Gib deine Gunstmarke Bestechung ab und versetze einen eigenen Novizen vom Bootssteg auf irgendein unbesetztes Plättchen im Tempel. Dafür gibt es keinen Einfluss, und verdrängt wird niemand.
    .title = Infiltration
    .ruling = Das geht auch in Runde 6, obwohl auf dem Pfad dann nichts mehr zu bestechen ist.
    .notation = infiltrate 5
rule-A-VIRTUAL = Gib deine Gunstmarke Novize anstelle eines aktiven Novizen ab, und zwar bei Gunst des Priesters, Anwerbung, Kultstätte, Priesterrat oder Vertreibung oder als zweiten Novizen einer Berufung. Sie kann kein Plättchen besetzen und nicht helfen, die Gunstmarke Novize selbst zu erhalten.
    .title = Virtueller Novize
    .ruling = Wo ein einziger Novize genügt, schafft es der virtuelle allein; im Priesterrat wirkt er allein oder zusammen mit Novizen einer Insel. Abgelehnt wird er, wo er niemanden ersetzen würde, etwa bei einer Berufung von einer Insel mit eigener Kultstätte.
    .notation = favor tide +novice · recruit tide +novice · build +novice · promote 12 +novice · council tide 1 +novice · expel +novice
rule-A-TWO-FAVORS = In einer Aktion darfst du zwei verschiedene Gunstmarken abgeben, wenn beide passen: Bestechung und Novize bei einer Berufung oder Kultstätte und Novize zum Bauen.
    .title = Zwei Gunstmarken zugleich
    .ruling = Keine Spielregel sagt das ausdrücklich; es folgt aus den Regeln.
    .notation = promote 12 +bribe +novice · build +novice
rule-A-STAY = Ein besetztes Plättchen behält seinen Novizen auf dem Pfad, notfalls über Runden, bis du es weihst: Keine Aktion holt ihn zurück. Novizen auf dem Bootssteg warten dort auf Segelboot, Gezeiten oder, in der überarbeiteten Ausgabe, Infiltration.
    .title = Wartende Novizen
    .ruling = Keine Spielregel sagt das ausdrücklich; es folgt aus den Regeln.
rule-A-LAST = In Runde 6 steht der Tempelwächter direkt am Tor. Jedes Plättchen, das noch auf dem Pfad liegt, ist freigegeben, und so gibt es nichts mehr, wofür man ihn bestechen könnte.
    .title = Keine Bestechung in der letzten Runde
    .ruling = Keine Spielregel sagt das ausdrücklich; es folgt aus den Regeln.

## Ende einer Runde

rule-E-NEXT = Zu dritt oder zu viert beginnt die nächste Runde, wer links von dem sitzt, der den letzten Zeitmarker umgedreht hat. Zu zweit wechselt der Startspieler einfach von Runde zu Runde.
    .title = Nächster Startspieler
rule-E-PRIESTESS = Auf der Insel der Mondpriesterin zählst du deine aktiven Novizen und eins mehr für eine Kultstätte. Zu viert erhalten die ersten drei 6, 3 und 1 Einfluss, mit weniger Spielern die ersten zwei 5 und 2; wer dort nichts hat, geht leer aus, und ein Platz, den niemand belegt, wird nicht vergeben. Bei Gleichstand gewinnt, wer im Priesterrat weiter vorn ist oder auf demselben Sitz höher im Stapel liegt.
    .title = Mondpriesterin
rule-E-APOSTATE = Wer an der Insel des Abtrünnigen Novizen hat, aktiv oder inaktiv, verliert 1 Einfluss je Novize und noch 1 dazu. Kultstätten sind vor ihm sicher.
    .title = Abtrünniger
    .ruling = Niemand sinkt unter null.
rule-E-TEMPLE = Jeder deiner Novizen im Tempel bringt 1 Einfluss. In der überarbeiteten Ausgabe bringt jeder, der ein Buch hat, 1 mehr.
    .title = Tempel
rule-E-ORDER = Am Ende jeder Runde wird der Einfluss in dieser Reihenfolge abgerechnet: Die Mondpriesterin belohnt, der Abtrünnige nimmt, der Tempel zahlt.
    .title = Reihenfolge der Wertung
    .ruling = In dieser Reihenfolge beschreiben die Spielregeln die Wertung; keine schreibt sie vor. Was die Mondpriesterin gibt, kann also an den Abtrünnigen gehen, was der Tempel gibt, nicht.

## Vorbereitung der nächsten Runde

rule-N-WAKE = Vor der nächsten Runde kehren alle inaktiven Novizen auf die Insel zurück, neben der sie stehen, und werden wieder aktiv. Nach Runde 6 wird nichts mehr vorbereitet: Die Partie endet.
    .title = Novizen werden aktiv
rule-N-FIGURES = Mondpriesterin und Baumeister ziehen im Uhrzeigersinn um die große Zahl weiter, die sie tragen: sie um 5 Inseln, zu viert um 6, er um 4.
    .title = Mondpriesterin und Baumeister ziehen
    .ruling = Die 4 des Baumeisters stammt aus einer Rezension: Keine Spielregel nennt seine Zahl.
rule-N-APOSTATE = Dann geht der Abtrünnige im Uhrzeigersinn zur nächsten Insel mit mindestens einem Novizen, gleich wessen. Im Solospiel locken ihn nur deine Novizen.
    .title = Der Abtrünnige zieht
    .ruling = Er kann ganz herum bis zu seiner eigenen Insel kommen, und wenn auf keiner Insel Novizen sind, bleibt er stehen.
rule-N-GUARD = Der Tempelwächter tritt auf das nächste Wächterplättchen in Richtung Tor, und das verlassene wird entfernt. Die Plättchen, an denen er vorbeigezogen ist, sind nun freigegeben, und der Eintritt in den Tempel ist so viel wert, wie sein neuer Posten zeigt.
    .title = Der Tempelwächter zieht
rule-N-TIME = Die umgedrehten Zeitmarker werden für die neue Runde wieder gestapelt.
    .title = Zeitmarker kehren zurück
rule-N-STAND = In der überarbeiteten Ausgabe stehen Novizen, die auf ihren Büchern liegen, wieder auf, und diese Bücher können wieder genommen werden.
    .title = Novizen stehen auf

## Spielende

rule-G-SCORE = Das Spiel endet nach Runde 6. Du erhältst 4 Einfluss für jede deiner Kultstätten auf den Inseln, 1 für jede Gunstmarke, die du noch hast, und den Wert deines Sitzes im Priesterrat, von 0 bis 10. Wer den meisten Einfluss hat, gewinnt, bei Gleichstand, wer im Priesterrat weiter vorn ist oder auf demselben Sitz höher im Stapel liegt.
    .title = Schlusswertung
    .ruling = Die Spielregeln sagen nur, dass die Sitze 0 bis 10 Einfluss wert sind; dass jeder so viel wert ist wie seine Zahl, ist angenommen.

## Solospiel

rule-O-SETUP = Du spielst eine Zweierpartie gegen einen virtuellen Orden, dessen Schritte alle durch Regeln festliegen. Inseln und Figuren folgen dem Standardaufbau, jede Insel hat eine Gunstmarke, und Zeitmarker gibt es keine; auf Stufe 3 beginnen Baumeister und Mondpriesterin auf derselben Insel. Der Gegner gilt das ganze Spiel über als Startspieler, daher beginnt sein Ratsstein unter deinem.
    .title = Solo: Aufbau
rule-O-PRELIM = Der Gegner beginnt mit einer Kultstätte und einem Novizen auf der Insel des Baumeisters und zwei Novizen auf jeder anderen Insel. Einer dieser Novizen, von der Insel, die sein erstes Plättchen zeigt, kommt auf dieses Plättchen im Tempel, nur in der brasilianischen Ausgabe mit einem Buch; auf dein erstes Plättchen kommt ein Novize von dir mit einem Buch. Dann spielst du die Vorrunde allein, mit deiner Kultstätte weder auf der Insel der gegnerischen noch auf der Kräuterinsel.
    .title = Solo: Vorrunde
rule-O-BEGIN = Du beginnst jede Runde, indem du eine Insel mit mindestens einem aktiven Novizen des Gegners wählst. Alle seine Novizen dort werden inaktiv, und sein Ratsstein rückt für jeden einen Sitz vor: auf deinen, auf dem letzten Sitz aber darunter.
    .title = Novizen des Gegners deaktivieren
    .ruling = Jede Insel mit mindestens einem aktiven Novizen des Gegners ist erlaubt; die brasilianische Spielregel spricht von einem oder zwei. Der Stein geht nie über den letzten Sitz hinaus und bleibt dort, wie er liegt. Hat der Gegner nirgends einen aktiven Novizen, entfällt dieser Schritt.
    .notation = tire tide
rule-O-TILE = Danach nimmt der Gegner das höchste unbesetzte freigegebene Plättchen, auf dessen Insel er einen aktiven Novizen hat. Plättchen und Novize kommen geradewegs in den Tempel; er erhält den Wert des Tempelwächters und 1 Einfluss für jeden deiner Novizen, den er auf den Bootssteg verdrängt. Hat er ein Plättchen genommen und hast du Bücher im Tempel, so geht das Buch auf deiner niedrigsten Zahl an seine niedrigste Zahl ohne Buch. Gibt es eine solche, bringt ihm das in jeder Ausgabe 1 Einfluss.
    .title = Das Plättchen des Gegners
    .ruling = Der Gegner verdrängt wie jeder Orden. Die Spielregeln schicken dein Buch auf seine niedrigste Zahl; Luna nimmt die niedrigste ohne Buch. Der Novize, der es bekommt, legt sich nicht hin, und deine eigene erste Buchaktion der Runde ist damit nicht verbraucht.
rule-O-DISPLACED = Ein Novize des Gegners, den du verdrängst, kommt nicht auf den Bootssteg. Er kommt inaktiv neben die Insel, die sein verlorenes Plättchen zeigt, und du erhältst wie immer 1 Einfluss.
    .title = Den Gegner verdrängen
rule-O-END = Die Aktionsphase endet, wenn du Meditation wählst, die hier nichts bringt. Hat der Gegner vor der Wertung auf der Insel des Baumeisters einen aktiven Novizen, dort keine Kultstätte und noch eine übrig, so baut er kostenlos, und seine Novizen bleiben aktiv. An den Abtrünnigen verliert er nie Einfluss. Nach der Wertung geht der Abtrünnige zur nächsten Insel mit Novizen von dir.
    .title = Ende einer Solorunde
    .ruling = Der Gegner baut vor der Wertung und ohne Kosten, aber nur mit einem aktiven Novizen; die niederländische Spielregel spricht von irgendeinem Novizen. Der Abtrünnige bleibt stehen, wenn auf keiner Insel Novizen von dir sind.
    .notation = meditate
rule-O-LEVEL2 = Solange die Aktionsphase dauert, ist die Insel des Abtrünnigen gesperrt. Außer der Vertreibung darf keine Aktion deine Novizen auf oder neben ihr einsetzen, versetzen oder reaktivieren, dort bauen oder ihre Gunstmarke nehmen. Die Vertreibung steht deinen Novizen, dem virtuellen Novizen oder beiden zusammen offen.
    .title = Solo Stufe 2: die gesperrte Insel
    .ruling = Novizen zu dieser Insel zu versetzen bleibt erlaubt, ebenso, mit dem virtuellen Novizen allein im Priesterrat vorzurücken.
rule-O-LEVEL3 = Alles von Stufe 2 gilt, und auch die Vertreibung ist verboten: Du musst warten, bis der Abtrünnige von selbst weiterzieht. Außerdem beginnen Baumeister und Mondpriesterin auf derselben Insel.
    .title = Solo Stufe 3: keine Vertreibung
rule-O-SCORE = Beide Orden werden wie in jeder Partie gewertet, und dein Ergebnis ist die Differenz. Über null gewinnst du. Die übrigen Regeln für zwei Spieler gelten: In der klassischen und der brasilianischen Ausgabe bringt deine erste Buchaktion jeder Runde 2 Einfluss.
    .title = Solo: Ergebnis
    .ruling = Bei null entscheidet der Priesterrat, wer vorn steht, doch ein Sieg ist das nicht.

## Notation

rule-PARSE = Diese Zeile lässt sich weder als Aktion noch als Teil des Kopfes einer Partie lesen. Eine Aktion ist ein kleingeschriebenes Verb, gefolgt von dem, was sie braucht, etwa „favor tide“ oder „promote 12 +bribe“; die Regeln jeder Aktion zeigen, wie man sie schreibt.
    .title = Unlesbare Zeile
