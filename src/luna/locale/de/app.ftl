### Die App: Aktualisierungen und Spiel ohne Server, auf Deutsch.

app-update = Eine neue Version von Luna ist da.
app-update-now = Jetzt aktualisieren
app-update-later = Später
app-loading = Luna wird auf diesem Gerät vorbereitet …
app-here = Du spielst auf diesem Gerät, ohne Server. Deine Partien sind in diesem Browser gespeichert.
app-server = Du spielst auf dem Server.
app-play-here = Auf diesem Gerät spielen
app-play-on-server = Auf dem Server spielen
app-continue-online = Online fortsetzen
app-continue-here = Auf diesem Gerät fortsetzen
