### L'app: aggiornamenti e gioco senza server, in italiano.

app-update = È arrivata una nuova versione di Luna.
app-update-now = Aggiorna ora
app-update-later = Più tardi
app-loading = Luna si prepara su questo dispositivo …
app-here = Giochi su questo dispositivo, senza server. Le tue partite restano in questo browser.
app-server = Giochi sul server.
app-play-here = Gioca su questo dispositivo
app-play-on-server = Gioca sul server
app-engine-compiled = Il motore di questa pagina è compilato ed è forte come quello di un server.
app-engine-interpreted = Il motore di questa pagina è interpretato: suggerimenti e analisi sono meno profondi che su un server.
app-engine-speed = Qui esamina { $number } posizioni al secondo.
app-continue-online = Continua online
app-continue-here = Continua su questo dispositivo
