### L'app: aggiornamenti e gioco senza server, in italiano.

app-update = È arrivata una nuova versione di Luna.
app-update-now = Aggiorna ora
app-update-later = Più tardi
app-loading = Luna si prepara su questo dispositivo …
app-here = Giochi su questo dispositivo, senza server. Le tue partite sono salvate in questo browser.
app-server = Giochi sul server.
app-play-here = Gioca su questo dispositivo
app-play-on-server = Gioca sul server
app-continue-online = Continua online
app-continue-here = Continua su questo dispositivo
