### Quello che dice la partita nel terminale, oltre alle parole del gioco.
### Ciò che sta tra `accenti gravi` si scrive così in ogni lingua.

## Il tavolo

table-far = dopo
table-now = ora
table-stage = approdo
table-empty-tile = tessera vuota
table-legal-tile = aperta per te
table-bribable = con Corr.
table-approved = autorizz.
table-short-influence = Infl
table-short-now = +/−
table-short-supply = ris
table-short-shrines = san
table-short-stage = app
table-short-time = Tempo
table-short-start = Inizio
table-short-guard = Custode
table-short-preliminary = Preliminare
table-short-tire = Inizio round
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
play-bot = Il bot { $bot } gioca per { $order }.
play-bot-fault = Il bot di { $order } non ha risposto ({ $fault }); Luna gioca un’azione per lui.
play-kept = Ogni azione viene salvata subito in { $file }.
play-dropped = L’ultima riga del file era tronca e non conta: “{ $line }”
play-options = Il file ha la sua preparazione; le opzioni per una nuova partita vengono ignorate.
play-examples = Scrivi che cosa vuoi fare, per esempio:
play-more = Tab completa, `legal` elenca ciò che è permesso, `help` spiega il resto.
play-to-act = Tocca a { $order }.
play-over = La partita è finita: { $order } vince con { $points ->
        [one] { $points } punto Influenza
       *[other] { $points } punti Influenza
    }.
play-solo-won = La partita è finita: vinci di { $margin }.
play-solo-even = La partita è finita in parità, che non vale come vittoria.
play-solo-lost = La partita è finita: perdi di { $margin }.
play-after = `score` mostra i punti, `undo` annulla un’azione, `quit` esce.
play-left = Partita salvata. Per continuare: luna play { $file }
play-ctrl-c = `quit` o Ctrl-D per uscire; niente va perso.
play-unsaved = La partita non è salvata! { $fault } Prova `save FILE` con un altro file.
play-toolbar = Tab completa · legal · why · undo · help

## Comandi

help-legal = ciò che è permesso ora; `legal promote` elenca le Promozioni
help-why = perché un’azione non è permessa, o che cosa porterebbe
help-undo = annulla l’ultima azione
help-redo = ripeti l’azione annullata
help-score = punti per provenienza, e che cosa porterebbe la fine del round e della partita
help-table = mostra tutto il tavolo
help-save = mostra dove è salvata la partita; `save FILE` ne scrive una copia
help-overview = tutte le azioni con il loro costo, e da dove viene l’influenza
help-tips = i consigli di gioco
help-rules = le regole per codice; `rules A-PROM` ne spiega una
help-help = questa panoramica
help-quit = esce; la partita resta salvata
help-actions = Azioni (un colore davanti, come in `red: meditate`, è facoltativo)
help-commands = Comandi
legal-ways = { $number } modi, come { $example } (`legal { $verb }` ne elenca altri)
legal-many = { $number } modi, troppi da elencare: fino a { $places }, ciascuno verso qualsiasi altra isola. Per esempio: { $example }
legal-more = ... e { $number ->
        [one] un altro
       *[other] altri { $number }
    }: completa l’azione per restringere l’elenco.
legal-none = Nessuna azione permessa comincia così; `why AZIONE` dice il motivo.
legal-over = La partita è finita: non c’è più niente da giocare.
why-usage = Scrivi l’azione dopo, come in `why promote 12`.
why-allowed = Questo è permesso: { $action }
why-brings = Ecco che cosa succederebbe:
rules-hint = `rules { $rule }` spiega la regola.
rules-unknown = Non c’è nessuna regola { $rule }; `rules` le elenca tutte.
undo-none = Non c’è niente da annullare.
undo-done = Annullata: { $action }
redo-none = Non c’è niente da ripetere.
save-done = La partita è salvata in { $file }.
save-copy = Una copia è salvata in { $file }.
save-moved = D’ora in poi la partita viene salvata in { $file }.

## Consigli

tip = Consiglio: { $tip }

## Che cosa consiglia un bot forte

think-lead = Round { $round }, tocca a { $order }; probabilità di vittoria e influenza prevista:
think-tried = visite
think-sources = Influenza prevista per fonte dopo { $action }:
think-line = Seguito previsto:
