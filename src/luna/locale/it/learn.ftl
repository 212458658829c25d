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

lesson-movement = Movimento
    .about = Viaggi e Marea
lesson-movement-journey = In Viaggio va un numero qualsiasi dei tuoi novizi attivi, da isole qualsiasi verso altre isole qualsiasi. Arrivano inattivi e lì possono agire dal prossimo round. Presto vorrai reclamare la tessera 7, che mostra l’Isola della Barca a Vela: per farlo servono lì due novizi.
    .task = Manda entrambi i novizi dell’Isola della Biblioteca in Viaggio verso l’Isola della Barca a Vela: scegli Viaggio, tocca due volte i novizi, poi l’Isola della Barca a Vela.
    .done = Riposano accanto all’Isola della Barca a Vela e saranno attivi lì all’inizio del prossimo round. Rosso ha reclutato.
    .few = L’Isola della Barca a Vela è giusta. Mandaci entrambi i novizi dell’Isola della Biblioteca: per una tessera ne servono due.
    .other = Così nessuno arriva all’Isola della Barca a Vela. Scegli Viaggio, poi i novizi dell’Isola della Biblioteca.
lesson-movement-tide = L’Eretico è sull’Isola della Corruzione, e due tuoi novizi riposano accanto a essa: alla fine del round ti costerebbe 3 punti Influenza. Chi riposa non può andare in Viaggio. La tua Marea porta via i novizi, attivi o no, anche quelli sull’approdo.
    .task = Usa la Marea: porta entrambi i novizi dall’Isola della Corruzione a un’altra isola a tua scelta.
    .done = Fuori dalla sua portata. Come dopo un Viaggio, chi è portato dalla Marea resta inattivo fino al prossimo round. Il terzo modo di spostarsi, la Barca a Vela, arriva con la Sacerdotessa della Luna.
    .one = Uno di loro resterebbe con l’Eretico. Portali via entrambi.
    .other = I due accanto all’Isola della Corruzione resterebbero con l’Eretico. Scegli Marea, poi tocca loro.

lesson-path = Il sentiero
    .about = Reclama una tessera, poi entra nel Tempio
lesson-path-claim = Ogni tessera del sentiero mostra un’isola e ha il suo spazio nel Tempio. Due novizi attivi di quell’isola la reclamano: uno ci sale, l’altro riposa. Sono autorizzate solo le tessere fra l’approdo e il Custode: in questo round la 6 e la 7.
    .task = Reclama la tessera 7 con i tuoi due novizi dell’Isola della Barca a Vela: scegli Promuovi, poi la tessera 7.
    .done = La tessera 7 è tua, e nessuno può togliertela. Ma pensaci prima di promuovere: quel novizio non si può più usare per nient’altro. Rosso ha reclamato la tessera 6.
    .other = Così non reclami nessuna tessera. Scegli Promuovi, poi la tessera 7, che mostra l’Isola della Barca a Vela.
lesson-path-enter = In un turno successivo la tessera entra nel Tempio con il suo novizio. Non servono altri novizi, solo il tuo turno. Il Custode paga il numero della tessera su cui si trova: 6 in questo round, 5 nel prossimo.
    .task = Porta la tessera 7 nel Tempio: scegli Santifica.
    .done = 6 punti Influenza subito, e 1 alla fine di ogni round. Le tessere con numeri alti arrivano più tardi, ma è difficile rimuoverne i novizi, come vedrai.
    .other = Il Custode non pagherà mai più di adesso. Scegli Santifica, poi la tessera 7.

lesson-bribery = Il Custode e la Corruzione
    .about = Che cosa è autorizzato, e che cosa apre la Corruzione
lesson-bribery-guard = Dopo ogni round il Custode avanza alla tessera Custode seguente. Così autorizza altre tessere, ma paga meno: 6, 5, 4, 3, 2 e 2. Oltre il Custode, le tessere fino alla prossima tessera Custode sono accessibili con la Corruzione: ora la 11 e la 12.
lesson-bribery-bribe = Il tuo novizio sulla tessera 12 dovrebbe aspettare il prossimo round e poi otterrebbe solo 5. Con il favore Corruzione può entrare subito. Con la Corruzione puoi anche reclamare lì una tessera, come sempre con due novizi della sua isola.
    .task = Porta la tessera 12 nel Tempio con la Corruzione: scegli Santifica, poi la tessera 12.
    .done = 6 invece di 5, e un round prima. La Corruzione è tornata sulla sua isola. Nell’ultimo round non c’è più niente da corrompere: allora ogni tessera è autorizzata.
    .other = Il Custode paga 6 solo in questo round. Scegli Santifica, poi la tessera 12.

lesson-displace = Rimozione
    .about = Chi deve lasciare il Tempio
lesson-displace-look = Nel Tempio gli spazi si toccano. Chi entra rimuove tutti i novizi degli altri ordini dagli spazi adiacenti con un numero più basso, a meno che abbiano un Tomo. Il novizio di Rosso sul 2 non ha un Tomo, e lo spazio della tua tessera 11 è adiacente.
lesson-displace-enter = In questo secondo round il Custode paga 5. Ogni novizio rimosso vale 1 in più.
    .task = Porta la tessera 11 nel Tempio.
    .done = 5 e ancora 1. Il novizio di Rosso è sull’approdo, fermo finché la Barca a Vela o la Marea non lo riprende, e a Rosso non rende più niente.
    .other = La tessera 11 ora vale 6 e costa a Rosso un novizio nel Tempio. Scegli Santifica.

lesson-book = Tomi della Saggezza
    .about = Come proteggere i novizi nel Tempio
lesson-book-threat = Ora tocca a te preoccuparti: il tuo novizio sull’11 non ha un Tomo, e Rosso ha reclamato la tessera 19, il cui spazio è adiacente. Nel prossimo turno Rosso può rimuoverlo.
lesson-book-take = Ci sono tanti Tomi quanti sono gli ordini. Con il favore Tomo prendi un Tomo a un qualsiasi novizio nel Tempio e lo dai a uno dei tuoi che non ne ha.
    .task = Prendi il Tomo al novizio di Rosso sul 2 e dallo al tuo sull’11: scegli Tomo, tocca il 2, poi l’11.
    .done = Rosso è entrato sul 19 e non ha rimosso nessuno. Hai perfino guadagnato 2: in due giocatori la prima azione Tomo di un round rende 2 punti Influenza, altrimenti 1.
    .own = Così proteggi l’11, ma togli il Tomo al tuo novizio sull’1. Meglio prenderlo a Rosso.
    .other = Rosso può rimuovere il tuo novizio nel prossimo turno. Scegli Tomo e proteggilo prima.

lesson-shrine = Santuari
    .about = Costruisci una volta, risparmia novizi per tutta la partita
lesson-shrine-build = Dove si trova il Mastro Costruttore, due novizi attivi e il favore Santuario costruiscono un santuario. Alla fine vale 4 punti Influenza. Sulla sua isola ti basta un novizio per ottenere il favore o reclamare una tessera, e presso la Sacerdotessa della Luna conta come un novizio.
    .task = Costruisci sull’Isola delle Erbe: scegli Santuario.
    .done = Il tuo secondo santuario. Il favore Santuario è tornato sulla sua isola, e Rosso ha reclutato sull’Isola della Marea.
    .other = Dopo questo round il Mastro Costruttore se ne va. Scegli Santuario finché è qui.
lesson-shrine-claim = Sull’Isola delle Erbe resta un novizio attivo, e la tessera 6 mostra quell’isola. Senza il tuo santuario ne servirebbero due.
    .task = Reclama la tessera 6 con questo solo novizio: scegli Promuovi.
    .done = Uno solo ha fatto ciò per cui altrove ne servono due. Un santuario rende in ogni round che resta: costruisci presto.
    .favor = Anche per il favore ne basterebbe uno, ma in questo round la tessera 6 vale 6 punti Influenza.
    .other = La tessera 6 vale 6 punti Influenza se la porti nel Tempio in questo round. Scegli Promuovi, poi la tessera 6.

lesson-priestess = La Sacerdotessa della Luna
    .about = Sii con lei quando finisce il round
lesson-priestess-look = La Sacerdotessa della Luna è sull’Isola della Marea. Alla fine del round conta lì i novizi attivi e il santuario di ogni ordine: chi ne ha di più ottiene 5 punti Influenza, il secondo 2. Rosso ha con lei un novizio attivo; quello che riposa non conta.
lesson-priestess-sail = Resta un solo segnalino Tempo: il round può finire da un momento all’altro. Un Viaggio non serve, perché lascia i novizi inattivi. La Barca a Vela porta uno o due novizi di un’isola su un’altra, e restano attivi.
    .task = Porta in barca entrambi i novizi dell’Isola del Santuario all’Isola della Marea.
    .done = Rosso ha girato l’ultimo segnalino Tempo e chiuso il round. Due contro uno: 5 a te, 2 a Rosso. Poi la Sacerdotessa si è spostata; l’elenco di tutti i round mostra dove sarà.
    .one = Uno contro uno è parità, e le parità vanno a chi è avanti nel Consiglio: ora è Rosso. Prendi due novizi.
    .journey = Arriverebbero inattivi, e lei conta solo i novizi attivi. Usa la Barca a Vela.
    .meditate = Così il round finirebbe subito, con Rosso da solo accanto a lei. Porta prima i tuoi novizi.
    .other = Il round può finire da un momento all’altro, e Rosso sarebbe solo con lei. Scegli Barca.

lesson-apostate = L’Eretico
    .about = Stagli lontano, o espellilo
lesson-apostate-look = L’Eretico fa il contrario. Alla fine del round ogni ordine con novizi presso la sua isola, attivi o no, perde 1 punto Influenza per ciascuno e 1 in più. Tu ne hai tre all’Isola delle Erbe: ti costerebbero 4. I santuari sono al sicuro.
lesson-apostate-expel = Due dei tre riposano e non possono andare in Viaggio. Ma i novizi attivi sulla sua isola possono farlo avanzare, un’isola in senso orario per ciascuno.
    .task = Fai avanzare l’Eretico di un’isola: scegli Espelli.
    .done = Ora è sull’Isola della Marea con tre novizi di Rosso, ed è Rosso a doversi preoccupare. Dopo il round avanza da sé, fino alla prossima isola dove qualcuno ha novizi.
    .journey = Quello attivo può andarsene, ma i due che riposano resterebbero e ti costerebbero 3.
    .other = Allora alla fine del round ti costerebbe ancora influenza. Scegli Espelli.

lesson-council = Il Consiglio
    .about = Parità, e influenza alla fine
lesson-council-look = Il Consiglio dei Sacerdoti decide ogni parità, presso la Sacerdotessa della Luna e a fine partita. È avanti il posto più alto; sullo stesso posto, chi sta sopra. Sull’Isola della Barca a Vela tu e Rosso avete un novizio attivo a testa. Rosso è al posto 5 e tu al 3: i 5 punti andrebbero a Rosso e i 2 a te.
lesson-council-climb = I novizi attivi di un’isola ti fanno salire di un posto ciascuno. A fine partita il tuo posto vale il suo numero.
    .task = Supera Rosso con i novizi dell’Isola della Corruzione: scegli Consiglio. Ne bastano due, tre sono permessi.
    .done = Sei avanti: su un posto comune sta sopra chi arriva dopo, solo sull’ultimo sta sotto. Il primo giocatore comincia in fondo alla pila e perde ogni parità: se inizi tu, pensa presto al Consiglio.
    .one = Il posto 4 è ancora dietro Rosso. Manda due o tre novizi.
    .sailboat = È il tuo unico novizio presso la Sacerdotessa. Prendi quelli dell’Isola della Corruzione.
    .other = Allora Rosso resta avanti e vince la parità. Scegli Consiglio, poi l’Isola della Corruzione.

lesson-time = Tempo
    .about = Chiudi il round quando ti conviene
lesson-time-look = Nessun round ha una durata fissa. La Meditazione gira un segnalino Tempo, e chi gira l’ultimo ottiene 1 punto Influenza e chiude subito il round. Ne resta uno. Presso la Sacerdotessa, sull’Isola della Biblioteca, sei avanti, e Rosso sta per portare la tessera 12 nel Tempio per 5.
lesson-time-end = Se Rosso arriva tardi, nel prossimo round la tessera 12 vale solo 4.
    .task = Chiudi il round ora: scegli Medita.
    .done = 1 per il segnalino, 5 dalla Sacerdotessa, 2 per i tuoi novizi nel Tempio, e Rosso è arrivato tardi. Chi riposava è di nuovo attivo. Questo era l’ultimo capitolo: ora conosci tutto il gioco.
    .tired = Poi i tuoi due novizi riposerebbero, e la Sacerdotessa conta solo quelli attivi.
    .other = Così Rosso ha un altro turno, e con esso 5 punti Influenza. Scegli Medita.
