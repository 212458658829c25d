### Quello che dice la partita nel terminale, oltre alle parole del gioco.
### Ciò che sta tra `accenti gravi` si scrive così in ogni lingua.

## Il tavolo

table-far = dopo
table-now = ora
table-stage = approdo
table-empty-tile = tessera vuota
table-legal-tile = aperta per te
score-total = Influenza
score-round = Se il round finisse ora
score-game = Se la partita finisse ora
score-place = Posizione

## Arrivare e partire

play-begins = Una nuova partita: { $orders }. Seme { $seed }.
play-solo = Tu sei { $you }; { $opponent } è l’ordine virtuale.
play-resumed = La partita riprende dopo { $number ->
        [one] un’azione
       *[other] { $number } azioni
    }.
play-bot = { $order } è giocato dal bot { $bot }.
play-bot-fault = Il bot di { $order } non ha risposto ({ $fault }); viene giocata un’azione per lui.
play-kept = Ogni azione viene salvata subito in { $file }
play-dropped = L’ultima riga del file era tronca e non conta: “{ $line }”
play-options = Il file ha la sua preparazione; le opzioni per una nuova partita non servono.
play-examples = Scrivi che cosa vuoi fare, per esempio:
play-more = Tab completa, `legal` elenca ciò che è permesso, `help` dice il resto.
play-to-act = Tocca a { $order }.
play-over = La partita è finita: { $order } vince con { $points } di influenza.
play-solo-won = La partita è finita: vinci di { $margin }.
play-solo-even = La partita è finita in parità, che contro l’ordine virtuale non è una vittoria.
play-solo-lost = La partita è finita: perdi di { $margin }.
play-after = `score` mostra i punti, `undo` torna indietro, `quit` esce.
play-left = Salvata. Per continuare: luna play { $file }
play-ctrl-c = `quit` o Ctrl-D per uscire; niente va perso.
play-unsaved = Non salvata! { $fault } Prova `save FILE` con un altro file.
play-toolbar = Tab completa · legal · why · undo · help

## Comandi

help-legal = ciò che è permesso ora; `legal promote` elenca le Promozioni
help-why = perché un’azione non è permessa, o che cosa porterebbe
help-undo = annulla l’ultima azione
help-redo = gioca di nuovo ciò che è stato annullato
help-score = punti per provenienza, e che cosa porterebbero le fini di round e partita
help-table = mostra tutto il tavolo
help-save = dice dove è salvata la partita; `save FILE` ne scrive una copia
help-rules = le regole per codice; `rules A-PROM` ne spiega una
help-help = questa panoramica
help-quit = esce; la partita resta salvata
help-actions = Azioni (un colore davanti, come in `red: meditate`, è facoltativo)
help-commands = Comandi
legal-ways = { $number } modi, come { $example } (`legal { $verb }` dice di più)
legal-many = { $number } modi, troppi da elencare: fino a { $places }, ciascuno verso qualsiasi altra isola. Per esempio: { $example }
legal-more = ... e altri { $number }: scrivi di più dell’azione per vederne meno.
legal-none = Niente che inizi così è permesso ora; `why AZIONE` dice il motivo.
legal-over = La partita è finita: non c’è più niente da giocare.
why-usage = Scrivi l’azione dopo, come in `why promote 12`.
why-allowed = Questo è permesso: { $action }
why-brings = Porterebbe a questo:
rules-hint = `rules { $rule }` spiega la regola.
rules-unknown = Non c’è nessuna regola { $rule }; `rules` le elenca tutte.
undo-none = Non c’è niente da annullare.
undo-done = Annullata: { $action }
redo-none = Non c’è niente da giocare di nuovo.
save-done = La partita è salvata in { $file }
save-copy = Una copia è in { $file }
save-moved = D’ora in poi la partita viene salvata in { $file }

## Consigli

tip = Consiglio: { $tip }
tip-place-shrine = Un santuario ti risparmia un novizio ogni volta che ottieni il favore della sua isola o reclami una tessera con il suo simbolo, e conta davanti alla Sacerdotessa.
tip-place-novices = Le due isole dove non collochi niente ti danno i loro favori: lascia fuori quelle i cui favori vuoi per primi.
tip-tire = Dove pochi dei suoi novizi sono attivi l’avversario avanza poco nel Consiglio; ma novizi stanchi non gli prendono neppure una tessera.
tip-begin = Due novizi attivi su un’isola ne ottengono il favore, ne reclutano un terzo o reclamano una tessera del sentiero che mostra quell’isola. Chi è stato usato riposa fino al round seguente.
tip-apostate = L’Eretico è qui: { $isle }, insieme a tuoi novizi. Se il round finisse ora ti costerebbe { $loss } di influenza. Mandali via, o scaccialo con `expel`.
tip-apostate-blocks = L’Eretico blocca: { $isle }, dove sono tuoi novizi. Se il round finisse ora ti costerebbe { $loss } di influenza. Solo `expel` li libera.
tip-build = Ora puoi costruire (`build`): un santuario vale 4 alla fine, e lì ({ $isle }) favori e tessere ti costano un novizio in meno.
tip-all-rest = Tutti i tuoi novizi riposano. I favori in mano, `sanctify` e `meditate` non ne richiedono nessuno.
tip-virtual = Il tuo favore Novizio fa le veci di un novizio mancante: scrivi +novice dopo favor, recruit, build, promote, council o expel.
tip-sanctify = Il tuo novizio sulla tessera { $tile } può entrare nel Tempio: il Custode paga { $guard } ora, e mai di più in seguito.
tip-threat = Il tuo novizio sullo spazio { $tile } del Tempio non ha un Tomo, e la tessera { $rival } accanto è già reclamata da un altro ordine: può essere scacciato.
tip-stage = I novizi sull’approdo restano fermi finché `sail` o `tide` non li riprende.
tip-last-round = L’ultimo round: ora ogni tessera è autorizzata. Alla fine un santuario vale 4, un favore tenuto 1 e il tuo posto nel Consiglio il suo numero.
tip-last-token = Resta un segnalino Tempo: chi medita ora chiude subito il round. La colonna “ora” mostra che cosa porterebbe.
tip-solo-end = Nel solitario non c’è orologio: agisci finché vuoi, poi `meditate` chiude il round.
tip-priestess = La Sacerdotessa della Luna è qui: { $isle }, e da lei non avresti niente. Contano solo novizi attivi e santuari. La Barca a Vela porta novizi che restano attivi.
tip-council = Il tuo posto nel Consiglio decide ogni parità, dalla Sacerdotessa e alla fine.
