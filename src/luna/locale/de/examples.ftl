### Beispiele zu den Regeln, mit kleinen Spielplänen.

example-play = Zeig, was passiert
example-back = Zurück zum Anfang
example-nobody = niemand
example-A-FAVOR = Gelb hat eine Kultstätte auf der Gezeiteninsel; für ihre Gunstmarke reicht deshalb ein aktiver Novize.
example-A-RECRUIT = Gelb setzt zwei aktive Novizen der Segelbootinsel ein. Der neue kommt aus dem Vorrat und ruht mit ihnen neben der Insel.
example-A-SHRINE = Der Baumeister ist auf der Bibliotheksinsel. Gelb gibt die Gunstmarke Kultstätte ab und setzt dort zwei aktive Novizen ein; die Kultstätte von Rot stört nicht.
example-A-HERBS = Drei Novizen von Gelb ruhen neben der Kultstätteninsel. Die Kräuter machen zwei davon wieder aktiv, und Gelb überholt Rot bei der Mondpriesterin.
example-A-JOURNEY = Gelb schickt Novizen von zwei Inseln zur Segelbootinsel. Der, der neben der Bestechungsinsel ruht, kann nicht mit.
example-A-TIDE = Die Gezeiten holen die zwei, die beim Abtrünnigen ruhen, und den vom Bootssteg. Alle ruhen nun neben der Segelbootinsel, wo Gelb eine Kultstätte hat.
example-A-SAIL = Beide Novizen vom Bootssteg segeln zur Segelbootinsel. Sie kommen aktiv an und zählen sofort bei der Mondpriesterin.
example-A-PROM = Plättchen 8 zeigt die Bibliotheksinsel und ist freigegeben. Einer der beiden Novizen von Gelb steigt hinauf, der andere ruht.
example-A-PROM-BRIBE = Plättchen 12 liegt jenseits des Wächters, aber noch vor dem nächsten Wächterplättchen. Mit Bestechung kann Gelb es schon besetzen.
example-A-SANC = Gelb bringt Plättchen 9 in der zweiten Runde in den Tempel und erhält 5 Einfluss. Daneben steht niemand, also wird niemand verdrängt.
example-A-SANC-BRIBE = Plättchen 14 wird erst in der nächsten Runde freigegeben. Mit Bestechung kommt es jetzt in den Tempel, für 5 Einfluss statt 4.
example-A-DISPLACE = Gelb zieht auf 23 ein. Von den Novizen ringsum gehen die von Rot auf 13 und 14 auf den Bootssteg. Der von Blau auf 7 hat ein Buch, der von Blau auf 24 die höhere Zahl, und der auf 6 gehört Gelb selbst.
example-A-BOOK = Blau hat Plättchen 16 besetzt, dessen Feld an 13 grenzt. Gelb nimmt dem Novizen von Rot auf 7 das Buch und schützt den eigenen auf 13.
example-A-COUNCIL = Zwei Novizen bringen Gelb von Sitz 2 auf Sitz 4. Rot war schon dort; Gelb liegt also oben und gewinnt Gleichstände zwischen beiden.
example-A-EXPEL = Zwei Novizen auf der Kräuterinsel jagen den Abtrünnigen zwei Inseln weiter, auf die Segelbootinsel. Dort bedroht er Rot und Blau.
example-A-MEDITATE = Gelb dreht einen der drei übrigen Zeitmarker um. Die Runde geht weiter, und der Nächste ist am Zug.
example-A-INFIL = Rot hat den Novizen von Gelb von der 13 verdrängt, und dort steht jetzt niemand. Mit Bestechung kehrt er vom Bootssteg genau dorthin zurück, ohne Einfluss und ohne jemanden zu verdrängen.
example-A-VIRTUAL = Nur ein aktiver Novize von Gelb ist auf der Bibliotheksinsel. Die Gunstmarke Novize ersetzt den zweiten einer Berufung.
example-E-PRIESTESS = Vier Spieler: Gelb hat zwei aktive Novizen und eine Kultstätte bei der Mondpriesterin, Rot und Blau haben je zwei Novizen. Rot liegt im Priesterrat vor Blau: 6, 3 und 1. Die Novizen von Weiß ruhen und zählen nicht.
example-E-APOSTATE = Gelb hat drei Novizen beim Abtrünnigen, zwei aktive und einen ruhenden, und verliert 4. Rot hat zwei und verliert 3. Blau hat dort nur eine Kultstätte und verliert nichts.
example-E-TEMPLE = Drei Novizen von Gelb dienen im Tempel, zwei von Rot und einer von Blau: 3, 2 und 1 Einfluss.
example-N-APOSTATE = Der Abtrünnige verlässt die Kultstätteninsel. Bei der Kräuterinsel sind keine Novizen, nur eine Kultstätte; er geht daran vorbei und bleibt auf der Gezeiteninsel stehen.
example-G-SCORE = Nach der sechsten Runde erhält Gelb 12 für drei Kultstätten, 3 für drei Gunstmarken und 5 für Sitz 5 im Priesterrat: zusammen 20.
