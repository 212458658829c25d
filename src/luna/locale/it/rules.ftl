### Le regole del gioco in italiano, un messaggio per ogni regola.
### .title è un nome breve; .notation mostra come si scrive l’azione, uguale in tutte le lingue.

rules-heading-glance = Il gioco in una pagina
rules-goal = Ogni giocatore guida un ordine di novizi. Vince chi ha più influenza dopo sei round. L’influenza viene dai novizi nel Tempio e dalla Sacerdotessa della Luna e, alla fine, anche da santuari, favori e dal posto nel Consiglio.
rules-phases = Il gioco comincia con un Round Preliminare, in cui tutti collocano un santuario e dei novizi. Poi ogni round ha due fasi. Nella Fase Azioni i giocatori svolgono a turno un’azione ciascuno, finché viene girato l’ultimo segnalino Tempo. Nella Fase Punteggio la Sacerdotessa della Luna dà influenza, l’Eretico ne toglie, e ogni novizio nel Tempio rende 1. Poi le sagome e il Custode avanzano, e tutti i novizi inattivi tornano attivi.
rules-column-what = che cosa fa
rules-column-cost = costo
rules-column-source = fonte
rules-column-influence = influenza
rules-cost-favor = il favore { $favor }
rules-heading-S = Preparazione
rules-heading-P = Round Preliminare
rules-heading-A = Fase Azioni
rules-heading-E = Fine di un round
rules-heading-N = Preparare il round successivo
rules-heading-G = Fine della partita
rules-heading-O = Solitario
rules-heading-PARSE = Azioni scritte
rules-heading-editions = Edizioni
rules-title = Le regole di Luna
rules-notation = Notazione
rules-ruling = Interpretazione
rules-rulings = Sotto “Interpretazione” sta ciò che Luna decide dove i regolamenti tacciono, divergono o lasciano spazio, oppure dove non mostrano che cosa è stampato sui componenti. Tutto il resto segue almeno uno di essi.
rules-editions = Luna si può giocare in tre edizioni. Nella Classica l’azione Tomo rende subito influenza: 1, oppure 2 per la prima di ogni round in due giocatori o in solitario. Nella Riveduta non rende nulla sul momento, ma ogni tuo Tomo aggiunge 1 punto Influenza alla fine di ciascun round, il novizio che ha appena ricevuto un Tomo si stende e lo conserva fino al termine del round, e l’Infiltrazione riporta nel Tempio i novizi rimossi. La Brasiliana è la Classica con una sola differenza in solitario: anche il primo novizio avversario nel Tempio ha un Tomo.

## Preparazione

rule-S-START = Ogni giocatore comincia con 5 punti Influenza. Il primo giocatore è scelto a caso.
    .title = Influenza iniziale
    .ruling = L’influenza non scende mai sotto lo zero: chi dovrebbe perderne più di quanta ne ha perde soltanto quella che possiede.
rule-S-BOARDS = Delle quattro plance Tempio se ne pesca a caso una per giocatore. Si affiancano nell’ordine di pesca, la prima accanto al Cancello. Le tessere nei colori delle altre plance escono dal gioco.
    .title = Plance Tempio
    .ruling = I regolamenti mostrano poco delle plance: gran parte delle loro tessere, i simboli delle isole e il modo in cui le plance si toccano sono ipotesi.
rule-S-FIRST = Ogni plancia in gioco ha una delle tessere da 1 a 4. Si distribuiscono a caso, una a testa, e ciascuna va subito sul suo spazio nel Tempio con un novizio del suo giocatore e un Tomo della Saggezza.
    .title = Prime tessere nel Tempio
rule-S-PATH = Tutte le altre tessere formano il sentiero, con i numeri più alti vicino al Cancello. Partendo da lì si susseguono: tessera Custode 2, una tessera per giocatore, un’altra tessera Custode 2, una tessera per giocatore e così via con le tessere Custode 3, 4, 5 e 6 fino all’approdo. In due con le plance blu e gialla si comincia con 2 · 28 25 · 2 · 23 21 · 3. Il Custode prende posto sulla tessera Custode 6.
    .title = Il sentiero
rule-S-TIME = Quattro segnalini Tempo scandiscono ogni round; in due giocatori sono soltanto tre. In solitario non ce ne sono.
    .title = Segnalini Tempo
rule-S-COUNCIL = Tutti gli indicatori del Consiglio cominciano in un’unica pila sul posto 0: in fondo quello del primo giocatore, poi gli altri in senso orario, così l’ultimo sta in cima. A parità di posto, chi sta più in alto vince i pareggi.
    .title = Consiglio all’inizio
rule-S-ISLES = Le sette Isole Sacre formano un anello intorno all’Isola del Tempio. La preparazione standard le dispone a caso, quella predefinita nell’ordine fisso da 1 a 7.
    .title = Anello delle isole
    .ruling = Nessun regolamento mostra l’ordine stampato: Luna segue quello in cui sono elencati i favori.
rule-S-FAVORS = Ogni isola offre tanti suoi favori quanti sono i giocatori, in solitario uno soltanto.
    .title = Favori sulle isole
rule-S-FIGURES = La Sacerdotessa della Luna di valore 6 serve per quattro giocatori, quella di valore 5 se si è in meno. Nella preparazione standard lei, il Mastro Costruttore e l’Eretico cominciano ciascuno su un’isola sorteggiata o scelta da chi apre il tavolo; più sagome possono stare sulla stessa. In quella predefinita le loro isole sono indicate.
    .title = Sagome all’inizio
    .ruling = Solo il regolamento olandese sorteggia le isole; gli altri le fanno scegliere. Nella preparazione predefinita i regolamenti mostrano solo l’isola della Sacerdotessa della Luna; le altre sono ipotesi.
rule-S-PRESET = Nella preparazione predefinita ogni colore ha un santuario e quattro coppie di novizi sulle isole indicate per quel colore, qualunque sia il suo posto. Riceve inoltre un favore da ognuna delle due isole dove non ha pezzi. Il Round Preliminare non si gioca: si parte subito con la prima azione.
    .title = Preparazione predefinita
    .ruling = I regolamenti mostrano solo che ogni colore ha due novizi sull’isola 1; tutte le altre isole sono ipotesi.

## Round Preliminare

rule-P-SHRINE = Dal primo giocatore in senso orario, ognuno colloca un santuario. Due di questi primi santuari non possono stare sulla stessa isola, e in due giocatori o in solitario l’Isola delle Erbe è esclusa.
    .title = Collocare un santuario
    .notation = place shrine book
rule-P-NOVICES = A cominciare dal primo giocatore, si colloca a turno una coppia di novizi finché ognuno ne ha collocate quattro. Ogni tua coppia va su un’isola dove non hai ancora né novizi né santuario; i pezzi degli altri non contano.
    .title = Collocare i novizi
    .ruling = Si colloca una coppia alla volta, a turno, mai tutte e quattro insieme: il regolamento olandese si può leggere in entrambi i modi.
    .notation = place novices tide
rule-P-FAVORS = Il santuario e le quattro coppie occupano cinque isole. Da ognuna delle altre due prendi un favore.
    .title = Primi favori

## Fase Azioni

rule-A-TURN = Comincia il primo giocatore e si prosegue in senso orario, con esattamente un’azione per turno. La fase dura finché viene girato l’ultimo segnalino Tempo; in solitario, finché non la chiudi tu. Puoi agire solo quando tocca a te, solo come prevede la fase in corso, e non più a partita conclusa.
    .title = Un’azione per turno
rule-A-OWN = Agisci solo con i tuoi novizi, e solo con quelli attivi, cioè sull’isola, salvo che l’azione dica altro. I novizi che hai usato diventano inattivi e vanno accanto alla loro isola.
    .title = I tuoi novizi attivi
rule-A-ONE-EACH = Non hai mai due favori dello stesso tipo. Un favore usato torna sulla sua isola.
    .title = Un favore per tipo
rule-A-FAVOR = Usa due novizi attivi su un’isola, o uno solo se lì hai un santuario, e prendi il favore di quell’isola. Non puoi prendere un favore che hai già.
    .title = Favore del Sacerdote
    .notation = favor tide · favor tide +novice
rule-A-RECRUIT = Usa due novizi attivi su un’isola per farne entrare un terzo dalla riserva: il nuovo arrivato si mette, inattivo, accanto alla stessa isola. Ogni ordine ha 13 novizi in tutto.
    .title = Reclutamento
    .ruling = Con la riserva vuota non puoi reclutare affatto.
    .notation = recruit tide · recruit tide +novice
rule-A-SHRINE = Spendi il favore Santuario e usa due novizi attivi sull’isola del Mastro Costruttore per costruire lì. Dei tuoi sei santuari deve restartene almeno uno e su quell’isola non devi averne già; quelli degli altri ordini non ti ostacolano. Da quel momento, su quest’isola Favore del Sacerdote e Promozione ti costano un novizio in meno, il santuario conta come un novizio presso la Sacerdotessa della Luna e alla fine vale 4 punti Influenza.
    .title = Santuario
    .notation = build · build +novice
rule-A-HERBS = Spendi il favore Erbe per far tornare attivi uno o due tuoi novizi inattivi di una sola isola. Sull’Isola delle Erbe non hanno effetto.
    .title = Erbe
    .notation = herbs tide 2
rule-A-JOURNEY = Metti in viaggio almeno un novizio attivo, o quanti ne vuoi, da tutte le isole che vuoi. Ognuno va verso un’isola a tua scelta e vi arriva inattivo. Non serve alcun favore.
    .title = Viaggio
    .ruling = Nessun novizio viaggia verso l’isola dove si trova già.
    .notation = journey tide>book 2 · journey tide>book 1, novice>shrine 2
rule-A-TIDE = Spendi il favore Marea per spostare uno o più tuoi novizi, attivi o no, da quante isole vuoi e dall’approdo. Ognuno va verso un’isola a tua scelta e lì è inattivo. Nella notazione ~ indica i novizi inattivi e “stage” l’approdo.
    .title = Marea
    .ruling = Possono venire da più luoghi insieme; il regolamento olandese può far pensare a un luogo solo. Nessun novizio viene spostato verso l’isola dove si trova già, attivo o no.
    .notation = tide tide>book 2 · tide ~herbs>book 1, stage>novice 1
rule-A-SAIL = Spendi il favore Barca a Vela per portare uno o due passeggeri su una sola isola, dove arrivano attivi. Sono o novizi attivi che lasciano insieme un’altra isola o novizi dell’approdo, mai un misto dei due.
    .title = Barca a Vela
    .notation = sail tide>book 2 · sail stage>book 1
rule-A-PROM = Scegli sul sentiero una tessera che nessuno ha reclamato e che sia autorizzata, cioè si trovi fra il Custode e l’approdo. Usa due novizi attivi sull’isola di cui porta il simbolo: uno sale sulla tessera e la reclama, l’altro diventa inattivo. Se su quell’isola hai un santuario, basta il novizio che reclama.
    .title = Promozione
    .notation = promote 12 · promote 12 +novice
rule-A-PROM-BRIBE = Se spendi anche il favore Corruzione, reclami una tessera accessibile con Corruzione, cioè fra il Custode e la tessera Custode successiva verso il Cancello. Per il resto è una normale Promozione.
    .title = Promozione con Corruzione
    .ruling = Per una tessera autorizzata la Corruzione viene rifiutata: non ti serve.
    .notation = promote 12 +bribe · promote 12 +bribe +novice
rule-A-SANC = Porta una tessera autorizzata che hai reclamato, con il suo novizio, sul suo spazio nel Tempio. Ottieni tanta influenza quanto vale la tessera su cui sta il Custode, poi il tuo novizio rimuove i vicini più deboli.
    .title = Santificazione
    .notation = sanctify 12
rule-A-SANC-BRIBE = Se spendi anche il favore Corruzione, puoi santificare una tua tessera reclamata non ancora autorizzata che si trovi fra il Custode e la tessera Custode successiva verso il Cancello. Influenza e rimozione sono le stesse.
    .title = Santificazione con Corruzione
    .ruling = Per una tessera autorizzata la Corruzione viene rifiutata.
    .notation = sanctify 12 +bribe
rule-A-DISPLACE = Un novizio che entra nel Tempio con la Santificazione rimuove ogni novizio avversario su uno spazio adiacente, purché stia su un numero più basso e non abbia un Tomo. I novizi rimossi vanno all’approdo e tu ottieni 1 punto Influenza per ciascuno. Le loro tessere restano nel Tempio, vuote.
    .title = Rimozione
    .ruling = Nessun regolamento dell’edizione classica dice che le tessere restano; segue dalle regole.
rule-A-BOOK = Spendi il favore Tomo per prendere un Tomo qualsiasi nel Tempio e metterlo sotto un tuo novizio nel Tempio che ne è privo; finché resta lì, quel novizio non può essere rimosso. Classica e Brasiliana: ottieni 1 punto Influenza, o 2 per la prima azione Tomo di ogni round in due giocatori o in solitario. Riveduta: per ora non ottieni nulla, puoi prendere un Tomo solo a un novizio in piedi, e chi lo riceve si stende fino alla fine del round, con il Tomo al sicuro.
    .title = Tomo
    .ruling = Il Tomo può venire anche da un altro tuo novizio.
    .notation = book 3>12
rule-A-COUNCIL = Usa uno o più novizi attivi di una sola isola: il tuo indicatore nel Consiglio avanza di un posto per ciascuno. L’indicatore va sopra quelli già presenti; solo sull’ultimo posto va sotto.
    .title = Consiglio dei Sacerdoti
    .ruling = Non puoi usare più novizi dei posti che hai davanti.
    .notation = council tide 2 · council tide 1 +novice · council +novice
rule-A-EXPEL = Usa uno o più novizi attivi sull’isola dell’Eretico: per ciascuno lui si sposta di un’isola in senso orario.
    .title = Espulsione
    .ruling = Con sette novizi torna dov’era, con di più va oltre.
    .notation = expel 2 · expel 1 +novice · expel +novice
rule-A-MEDITATE = Gira un segnalino Tempo. Resti nel round e al prossimo turno puoi agire di nuovo, a meno che fosse l’ultimo: quello ti dà 1 punto Influenza e chiude subito la Fase Azioni. In solitario la Meditazione chiude la fase e non dà nulla.
    .title = Meditazione
    .notation = meditate
rule-A-INFIL = Solo nell’edizione riveduta: spendi il favore Corruzione per spostare un tuo novizio dall’approdo su una qualsiasi tessera non occupata nel Tempio. Non ottieni influenza e non rimuovi nessuno.
    .title = Infiltrazione
    .ruling = È possibile anche nel round 6, benché sul sentiero non resti più nulla per cui corrompere il Custode.
    .notation = infiltrate 5
rule-A-VIRTUAL = Spendi il favore Novizio al posto di un novizio attivo in Favore del Sacerdote, Reclutamento, Santuario, Consiglio o Espulsione, oppure come secondo novizio di una Promozione. Non può reclamare una tessera né aiutarti a ottenere lo stesso favore Novizio.
    .title = Novizio Virtuale
    .ruling = Dove basta un solo novizio, quello virtuale può fare tutto da solo; nel Consiglio agisce da solo o insieme ai novizi di un’isola. Viene rifiutato dove non sostituirebbe nessuno, come in una Promozione da un’isola con un tuo santuario.
    .notation = favor tide +novice · recruit tide +novice · build +novice · promote 12 +novice · council tide 1 +novice · expel +novice
rule-A-TWO-FAVORS = Puoi spendere due favori diversi nella stessa azione quando servono entrambi: Corruzione e Novizio per una Promozione, oppure Santuario e Novizio per costruire.
    .title = Due favori insieme
    .ruling = Nessun regolamento lo dice espressamente; segue dalle regole.
    .notation = promote 12 +bribe +novice · build +novice
rule-A-STAY = Una tessera reclamata tiene il suo novizio sul sentiero, anche per più round, finché non la santifichi: nessuna azione lo riporta indietro. I novizi sull’approdo aspettano lì la Barca a Vela, la Marea o, nell’edizione riveduta, l’Infiltrazione.
    .title = Novizi in attesa
    .ruling = Nessun regolamento lo dice espressamente; segue dalle regole.
rule-A-LAST = Nel round 6 il Custode è proprio davanti al Cancello. Ogni tessera rimasta sul sentiero è autorizzata, quindi non c’è più nulla per cui corromperlo.
    .title = Niente Corruzione nell’ultimo round
    .ruling = Nessun regolamento lo dice espressamente; segue dalle regole.

## Fine di un round

rule-E-NEXT = In tre o quattro, il round successivo lo comincia chi siede a sinistra del giocatore che ha girato l’ultimo segnalino Tempo. In due il primo giocatore cambia semplicemente di round in round.
    .title = Prossimo primo giocatore
rule-E-PRIESTESS = Sull’isola della Sacerdotessa della Luna conti i tuoi novizi attivi, più uno per un santuario. In quattro i primi tre ottengono 6, 3 e 1 punti Influenza; in meno, i primi due ne ottengono 5 e 2; chi non ne ha nessuno non ottiene nulla, e una posizione che nessuno raggiunge non viene assegnata. I pareggi vanno a chi è più avanti nel Consiglio o, sullo stesso posto, più in alto nella pila.
    .title = Sacerdotessa della Luna
rule-E-APOSTATE = Chi ha novizi presso l’isola dell’Eretico, attivi o inattivi, perde 1 punto Influenza per novizio, e 1 in più. I santuari sono al sicuro.
    .title = Eretico
    .ruling = Nessuno scende sotto lo zero.
rule-E-TEMPLE = Ogni tuo novizio nel Tempio frutta 1 punto Influenza. Nell’edizione riveduta ognuno che ha un Tomo ne frutta 1 in più.
    .title = Tempio
rule-E-ORDER = Alla fine di ogni round l’influenza si calcola in quest’ordine: la Sacerdotessa della Luna premia, l’Eretico toglie, il Tempio ripaga.
    .title = Ordine del punteggio
    .ruling = È l’ordine in cui i regolamenti descrivono il punteggio; nessuno lo impone. Perciò quello che dà la Sacerdotessa della Luna si può perdere per l’Eretico, quello che dà il Tempio no.

## Verso il round successivo

rule-N-WAKE = Prima del nuovo round tutti i novizi inattivi risalgono sull’isola accanto a cui si trovano e tornano attivi. Dopo il round 6 non si prepara più nulla: la partita finisce.
    .title = I novizi tornano attivi
rule-N-FIGURES = La Sacerdotessa della Luna e il Mastro Costruttore avanzano in senso orario secondo il numero grande che portano: lei di 5 isole, o 6 in quattro giocatori, lui di 4.
    .title = Sacerdotessa della Luna e Mastro Costruttore si spostano
    .ruling = Il 4 del Mastro Costruttore viene da una recensione: nessun regolamento indica il suo numero.
rule-N-APOSTATE = Poi l’Eretico va in senso orario fino alla prossima isola con almeno un novizio, di chiunque sia. In solitario lo attirano solo i tuoi novizi.
    .title = L’Eretico si sposta
    .ruling = Può fare tutto il giro fino alla propria isola, e se non ci sono novizi su nessuna isola resta fermo.
rule-N-GUARD = Il Custode passa alla tessera Custode successiva verso il Cancello, e quella che lascia viene tolta. Le tessere che ha superato sono ora autorizzate, ed entrare nel Tempio vale quanto indica la sua nuova tessera.
    .title = Il Custode si sposta
rule-N-TIME = I segnalini Tempo girati si impilano di nuovo per il prossimo round.
    .title = I segnalini Tempo tornano
rule-N-STAND = Nell’edizione riveduta i novizi stesi sui loro Tomi si rialzano: quei Tomi si possono prendere di nuovo.
    .title = I novizi si rialzano

## Fine della partita

rule-G-SCORE = La partita finisce dopo il round 6. Ottieni 4 punti Influenza per ogni tuo santuario sulle isole, 1 per ogni favore che ti è rimasto e il valore del tuo posto nel Consiglio, da 0 a 10. Vince chi ha più influenza; i pareggi vanno a chi è più avanti nel Consiglio o, sullo stesso posto, più in alto nella pila.
    .title = Punteggio finale
    .ruling = I regolamenti dicono solo che i posti valgono da 0 a 10 punti Influenza; che ognuno valga il suo numero è un’ipotesi.

## Solitario

rule-O-SETUP = Giochi una partita a due contro un ordine virtuale, le cui mosse sono tutte fissate dalle regole. Isole e sagome seguono la preparazione standard, ogni isola ha un favore e non ci sono segnalini Tempo; al livello 3 il Mastro Costruttore e la Sacerdotessa della Luna cominciano sulla stessa isola. L’avversario vale come primo giocatore per tutta la partita, quindi il suo indicatore nel Consiglio parte sotto il tuo.
    .title = Preparazione del solitario
rule-O-PRELIM = L’avversario comincia con un santuario e un novizio sull’isola del Mastro Costruttore e due novizi su ogni altra isola. Uno di questi, dall’isola indicata dalla sua prima tessera, va su quella tessera nel Tempio, con un Tomo solo nell’edizione brasiliana; sulla tua prima tessera va un tuo novizio con un Tomo. Poi giochi il Round Preliminare in solitaria, senza mettere il santuario né sull’isola di quello avversario né sull’Isola delle Erbe.
    .title = Round Preliminare in solitario
rule-O-BEGIN = Cominci ogni round scegliendo un’isola con almeno un novizio attivo dell’avversario. Lì tutti i suoi novizi diventano inattivi e il suo indicatore nel Consiglio avanza di un posto per ciascuno: sopra il tuo, ma sotto sull’ultimo posto.
    .title = Rendere inattivi i novizi avversari
    .ruling = Va bene qualsiasi isola con almeno un novizio attivo dell’avversario; il regolamento brasiliano parla di uno o due. L’indicatore non va mai oltre l’ultimo posto e, una volta lì, resta come si trova. Se l’avversario non ha novizi attivi da nessuna parte, questo passo si salta.
    .notation = tire tide
rule-O-TILE = Poi l’avversario prende la tessera più alta fra quelle libere e autorizzate la cui isola ospita un suo novizio attivo. Tessera e novizio vanno dritti nel Tempio; lui ottiene il valore del Custode, più 1 punto Influenza per ogni tuo novizio che rimuove verso l’approdo. Se ha preso una tessera e tu hai dei Tomi nel Tempio, il Tomo sul tuo numero più basso passa al suo numero più basso che non ne ha. Se un tale numero c’è, gli dà 1 punto Influenza in ogni edizione.
    .title = La tessera dell’avversario
    .ruling = L’avversario rimuove come ogni ordine. I regolamenti mandano il tuo Tomo sul suo numero più basso; Luna prende il più basso senza Tomo. Il novizio che lo riceve non si stende, e la tua prima azione Tomo del round resta disponibile.
rule-O-DISPLACED = Un novizio avversario che rimuovi non va all’approdo. Va, inattivo, accanto all’isola indicata dalla tessera che ha perso, e tu ottieni 1 punto Influenza come sempre.
    .title = Rimuovere l’avversario
rule-O-END = La Fase Azioni finisce quando scegli la Meditazione, che qui non dà nulla. Prima del punteggio, se l’avversario ha un novizio attivo sull’isola del Mastro Costruttore, lì non ha santuari e gliene resta uno, costruisce gratis e i suoi novizi restano attivi. Non perde mai influenza per l’Eretico. Dopo il punteggio, l’Eretico va alla prossima isola con almeno un tuo novizio.
    .title = Fine di un round in solitario
    .ruling = L’avversario costruisce prima del punteggio e senza costi, ma solo con un novizio attivo; il regolamento olandese parla di un novizio qualsiasi. L’Eretico resta dov’è se non hai novizi su nessuna isola.
    .notation = meditate
rule-O-LEVEL2 = Finché dura la Fase Azioni, l’isola dell’Eretico è sbarrata. A parte l’Espulsione, nessuna azione può usare, spostare o riattivare i tuoi novizi sopra o accanto a essa, costruirvi o prenderne il favore. L’Espulsione è aperta ai tuoi novizi, al novizio virtuale o a entrambi insieme.
    .title = Solitario livello 2: l’isola bloccata
    .ruling = Puoi ancora spostare novizi verso quell’isola e avanzare nel Consiglio con il solo novizio virtuale.
rule-O-LEVEL3 = Vale tutto ciò che vale al livello 2, e in più è vietata l’Espulsione: devi aspettare che l’Eretico se ne vada da sé. Inoltre il Mastro Costruttore e la Sacerdotessa della Luna cominciano sulla stessa isola.
    .title = Solitario livello 3: niente Espulsione
rule-O-SCORE = Entrambi gli ordini ottengono il punteggio come in ogni partita, e il tuo risultato è la differenza. Sopra lo zero vinci. Valgono le altre regole per due giocatori: nelle edizioni Classica e Brasiliana la tua prima azione Tomo di ogni round dà 2 punti Influenza.
    .title = Risultato del solitario
    .ruling = A zero il Consiglio decide chi sta davanti in classifica, ma non è una vittoria.

## Notazione

rule-PARSE = Questa riga non si può leggere né come azione né come parte dell’intestazione di una partita. Un’azione è un verbo in minuscolo seguito da ciò che le serve, come “favor tide” o “promote 12 +bribe”; le regole di ogni azione mostrano come si scrive.
    .title = Riga illeggibile
