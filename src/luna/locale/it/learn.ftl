### La prima partita guidata, i suoi capitoli e i suoi testi.

learn-title = Imparare Luna
learn-about = Capitoli brevi al vero tavolo, ognuno con qualcosa da fare. Puoi smettere quando vuoi: questo browser ricorda dov’eri.
learn-begin = Comincia: { $title }
learn-on = Continua: { $title }
learn-done = completato
learn-chapter = Capitolo { $number } di { $of }
learn-next = Avanti
learn-next-chapter = Avanti: { $title }
learn-finish = Tutti i capitoli completati
learn-other = È permesso, ma non è di questo che parla il capitolo.
learn-again = Non è stato giocato nulla: prova qualcos’altro.
learn-game = Una partita breve
learn-game-about = Gli ultimi due round di una partita contro il bot più debole, con i consigli quando diventano utili.
learn-game-play = Gioca gli ultimi due round

lesson-goal = Influenza
    .about = Di che cosa si tratta, e da dove vengono i punti
lesson-goal-welcome = Tu guidi l’ordine giallo, Rosso è il tuo avversario. La partita dura sei round, e alla fine vince chi ha più influenza. Il numero accanto a ogni ordine è la sua influenza: ne avete 5 a testa.
lesson-goal-sources = L’influenza viene dai novizi che entrano nel Tempio al centro e vi prestano servizio, e in ogni round dalla Sacerdotessa della Luna, in visita su un’isola. A fine partita contano anche i santuari, i favori inutilizzati e il tuo posto nel Consiglio.
lesson-goal-enter = Un tuo novizio aspetta sulla tessera 7 del sentiero. In questo primo round il Custode paga 6 punti Influenza a chiunque entri nel Tempio, e in quasi ogni round seguente uno in meno.
    .task = Porta il tuo novizio nel Tempio: tocca la tessera 7, scegli Santifica e conferma.
    .done = 6 punti Influenza per te. Da ora il tuo novizio presta servizio nel Tempio: ogni round finisce con 1 punto per ciascuno dei tuoi.
    .other = È una delle tue azioni, ma ora non porta influenza. Il novizio sulla tessera 7 sì.

lesson-favors = Favori
    .about = I novizi ottengono favori, e i favori aiutano i novizi
lesson-favors-take = Nel tuo turno svolgi esattamente un’azione. Quasi tutte richiedono novizi attivi: quelli in piedi su un’isola. Due novizi attivi ottengono il favore della loro isola e poi riposano accanto a essa fino al round seguente.
    .task = Ottieni il favore dell’Isola delle Erbe.
    .done = Le Erbe sono tue, e i due novizi riposano. Non puoi mai avere due favori uguali. Intanto Rosso ha preso la Corruzione.
    .isle = Anche così ottieni un favore, ma di un’altra isola. Scegli l’Isola delle Erbe.
    .recruit = L’Isola delle Erbe è giusta, ma così arriva un nuovo novizio. Scegli Favore.
    .other = Ottenere un favore è un’azione a sé: scegli Favore, poi l’Isola delle Erbe.
lesson-favors-use = Un favore usato si restituisce. Le Erbe riattivano uno o due novizi che riposano presso un’isola, tranne che sull’Isola delle Erbe stessa. Due dei tuoi riposano accanto all’Isola della Biblioteca.
    .task = Usa le Erbe e riattiva entrambi i novizi dell’Isola della Biblioteca.
    .done = Sono di nuovo attivi tutti e due, e le Erbe sono tornate sulla loro isola, a disposizione di tutti. Un favore tenuto fino alla fine vale 1 punto Influenza.
    .one = Così si riattiva un novizio solo, ma le Erbe bastano per due: scegli entrambi i novizi dell’Isola della Biblioteca.
    .other = Usa prima ciò che hai appena ottenuto: scegli Erbe, poi l’Isola della Biblioteca.

lesson-novices = Nuovi novizi
    .about = Recluta presto: più novizi, più possibilità
lesson-novices-recruit = Otto dei tuoi tredici novizi sono sulle isole, uno presta servizio nel Tempio, gli altri sono nella riserva. Due novizi attivi di un’isola possono reclutarne un altro. Chi resta con la Sacerdotessa della Luna sull’Isola del Santuario sarà premiato alla fine del round: quei due lasciali in pace.
    .task = Recluta sull’Isola della Biblioteca o sull’Isola del Novizio.
    .done = Il nuovo novizio arriva inattivo e si può usare dal prossimo round. Recluta presto: ogni novizio agisce in tutti i round che restano.
    .priestess = Quei due contano per la Sacerdotessa della Luna finché sono attivi. Recluta altrove.
    .other = È permesso, ma non porta un nuovo novizio. Scegli Recluta.
lesson-novices-tired = I novizi che hai usato riposano. Puoi ancora agire con quelli attivi, oppure con i favori.
    .task = Usa un’altra coppia: recluta ancora o ottieni un favore.
    .done = Ben fatto. Alla fine del round tutti quelli che riposano tornano attivi.
    .other = Questa volta scegli Recluta o Favore.
