### Esempi delle regole, mostrati con piccole plance.

example-play = Mostra che cosa succede
example-back = Torna all’inizio
example-nobody = nessuno
example-A-FAVOR = Giallo ha un santuario sull’Isola della Marea: per ottenerne il favore basta quindi un novizio attivo.
example-A-RECRUIT = Giallo usa due novizi attivi dell’Isola della Barca a Vela. Il nuovo arriva dalla riserva e riposa con loro accanto all’isola.
example-A-SHRINE = Il Mastro Costruttore è sull’Isola della Biblioteca. Giallo spende il favore Santuario e usa lì due novizi attivi; il santuario di Rosso non è d’intralcio.
example-A-HERBS = Tre novizi di Giallo riposano accanto all’Isola del Santuario. Le Erbe ne riattivano due, e Giallo supera Rosso presso la Sacerdotessa della Luna.
example-A-JOURNEY = Giallo manda novizi da due isole all’Isola della Barca a Vela. Quello che riposa accanto all’Isola della Corruzione non può andare con loro.
example-A-TIDE = La Marea riprende i due che riposano con l’Eretico e quello sull’approdo. Ora riposano tutti accanto all’Isola della Barca a Vela, dove Giallo ha un santuario.
example-A-SAIL = Entrambi i novizi sull’approdo vanno in barca all’Isola della Barca a Vela. Arrivano attivi e contano subito per la Sacerdotessa della Luna.
example-A-PROM = La tessera 8 mostra l’Isola della Biblioteca ed è autorizzata. Uno dei due novizi di Giallo ci sale, l’altro riposa.
example-A-PROM-BRIBE = La tessera 12 è oltre il Custode, ma prima della tessera Custode seguente. Con la Corruzione Giallo può già reclamarla.
example-A-SANC = Nel secondo round Giallo porta nel Tempio la tessera 9 e ottiene 5 punti Influenza. Accanto non c’è nessuno, quindi nessuno viene rimosso.
example-A-SANC-BRIBE = La tessera 14 sarà autorizzata solo nel prossimo round. Con la Corruzione entra ora, per 5 punti Influenza invece di 4.
example-A-DISPLACE = Giallo entra sul 23. Dei novizi intorno, quelli di Rosso su 13 e 14 vanno all’approdo. Quello di Blu sul 7 ha un Tomo, quello di Blu sul 24 ha un numero più alto, e quello sul 6 è dello stesso Giallo.
example-A-BOOK = Blu ha reclamato la tessera 16, il cui spazio tocca il 13. Giallo prende il Tomo al novizio di Rosso sul 7 e protegge il proprio sul 13.
example-A-COUNCIL = Due novizi portano Giallo dal posto 2 al posto 4. Rosso c’era già: Giallo sta quindi sopra e vince le parità fra i due.
example-A-EXPEL = Due novizi sull’Isola delle Erbe fanno avanzare l’Eretico di due isole, fino all’Isola della Barca a Vela. Lì minaccia Rosso e Blu.
example-A-MEDITATE = Giallo gira uno dei tre segnalini Tempo rimasti. Il round continua, e tocca al giocatore seguente.
example-A-INFIL = Rosso ha rimosso il novizio di Giallo dal 13, dove ora non c’è nessuno. Con la Corruzione torna dall’approdo proprio su quella tessera, senza influenza e senza rimuovere nessuno.
example-A-VIRTUAL = Sull’Isola della Biblioteca Giallo ha un solo novizio attivo. Il favore Novizio fa le veci del secondo di una Promozione.
example-E-PRIESTESS = Quattro giocatori: presso la Sacerdotessa della Luna Giallo ha due novizi attivi e un santuario, Rosso e Blu due novizi a testa. Nel Consiglio Rosso è avanti a Blu: 6, 3 e 1. I novizi di Bianco riposano e non contano.
example-E-APOSTATE = Giallo ha tre novizi con l’Eretico, due attivi e uno a riposo, e perde 4. Rosso ne ha due e perde 3. Blu vi ha solo un santuario e non perde nulla.
example-E-TEMPLE = Nel Tempio prestano servizio tre novizi di Giallo, due di Rosso e uno di Blu: 3, 2 e 1 punti Influenza.
example-N-APOSTATE = L’Eretico lascia l’Isola del Santuario. Presso l’Isola delle Erbe non ci sono novizi, solo un santuario: la oltrepassa e si ferma sull’Isola della Marea.
example-G-SCORE = Dopo il sesto round Giallo ottiene 12 per tre santuari, 3 per tre favori e 5 per il posto 5 nel Consiglio: 20 in tutto.
