### Consigli di gioco, per il terminale e per il browser. Le isole arrivano tradotte.

tip-place-shrine = Un santuario ti risparmia un novizio ogni volta che ottieni il favore della sua isola o reclami una tessera con il suo simbolo, e conta presso la Sacerdotessa della Luna.
tip-place-novices = Le due isole dove non collochi niente ti danno i loro favori: lascia fuori quelle i cui favori vuoi per primi.
tip-tire = Dove pochi dei suoi novizi sono attivi l’avversario avanza poco nel Consiglio; ma i novizi inattivi non possono nemmeno procurargli una tessera.
tip-begin = Due novizi attivi su un’isola ne ottengono il favore, ne reclutano un terzo o reclamano una tessera del sentiero che mostra quell’isola. I novizi usati restano inattivi fino al round seguente.
tip-apostate = L’Eretico è sull’{ $isle }, insieme ad alcuni tuoi novizi. Se il round finisse ora ti costerebbe { $loss ->
        [one] { $loss } punto Influenza
       *[other] { $loss } punti Influenza
    }. Mandali via, o espellilo.
tip-apostate-blocks = L’Eretico blocca l’{ $isle }, dove hai dei novizi. Se il round finisse ora ti costerebbe { $loss ->
        [one] { $loss } punto Influenza
       *[other] { $loss } punti Influenza
    }. Solo espellendolo li liberi.
tip-build = Ora puoi costruire: un santuario vale 4 punti Influenza alla fine, e sull’{ $isle } favori e tessere ti costano un novizio in meno.
tip-all-rest = Tutti i tuoi novizi sono inattivi. I favori in mano, la Santificazione e la Meditazione non richiedono novizi attivi.
tip-virtual = Il tuo favore Novizio fa le veci di un novizio mancante: quando ottieni un altro favore, recluti, costruisci, avanzi nel Consiglio o espelli l’Eretico, e come secondo novizio di una Promozione. Non può reclamare la tessera.
tip-virtual-solo = Il tuo favore Novizio fa le veci di un novizio mancante: quando ottieni un altro favore, recluti, costruisci o avanzi nel Consiglio, e come secondo novizio di una Promozione. Non può reclamare la tessera.
tip-sanctify = Il tuo novizio sulla tessera { $tile } può entrare nel Tempio: il Custode paga { $guard } ora, e mai di più in seguito.
tip-threat = Il tuo novizio sullo spazio { $tile } del Tempio non ha un Tomo, e la tessera { $rival } accanto è già reclamata da un altro ordine: può essere rimosso.
tip-stage = I novizi sull’approdo restano inutilizzati finché la Barca a Vela o la Marea non li riprende; nell’edizione riveduta possono anche infiltrarsi nel Tempio.
tip-promote = Due novizi attivi su un’isola possono reclamare una tessera con il suo simbolo. Nei primi round le tessere rendono di più; ma il novizio su una tessera non si può più usare per nient’altro.
tip-favor = I favori sono strumenti: con la Corruzione raggiungi le tessere oltre il Custode, con le Erbe i novizi tornano attivi.
tip-book = Un Tomo protegge il tuo novizio nel Tempio dalla rimozione.
tip-last-round = L’ultimo round: ora ogni tessera è autorizzata. Alla fine ogni santuario vale 4 punti Influenza, ogni favore conservato 1 e il tuo posto nel Consiglio tanti punti quanto il suo numero.
tip-last-token = Resta un segnalino Tempo: chi medita ora ottiene 1 punto Influenza e chiude subito il round.
tip-solo-end = Nel solitario non c’è orologio: agisci finché vuoi, poi la Meditazione chiude il round.
tip-priestess = La Sacerdotessa della Luna è sull’{ $isle }, e da lei non avresti niente: contano solo novizi attivi e santuari. La Barca a Vela porta novizi che restano attivi.
tip-journey = Il round sta per finire: manda i novizi in Viaggio là dove andranno la Sacerdotessa della Luna e il Mastro Costruttore. Lì torneranno attivi.
tip-council = Il tuo posto nel Consiglio decide ogni pareggio, presso la Sacerdotessa della Luna e a fine partita, quando vale anche punti Influenza.
tip-recruit = Recluta presto: ogni novizio agisce in tutti i round che restano, e più novizi significano più possibilità.
tip-tide = La tua Marea sposta anche i novizi inattivi. Preparali per il prossimo round: accanto all’isola del tuo santuario, o dove saranno la Sacerdotessa della Luna e il Mastro Costruttore.
tip-council-first = Sei in ultima posizione nel Consiglio e perdi ogni pareggio, anche presso la Sacerdotessa della Luna. Uno o due posti bastano a cambiarlo.
