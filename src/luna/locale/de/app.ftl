### Die App: Aktualisierungen und Spiel ohne Server, auf Deutsch.

app-update = Eine neue Version von Luna ist da.
app-update-now = Jetzt aktualisieren
app-update-later = Später
app-loading = Luna wird auf diesem Gerät vorbereitet …
app-here = Du spielst auf diesem Gerät, ohne Server. Deine Partien bleiben in diesem Browser.
app-server = Du spielst auf dem Server.
app-play-here = Auf diesem Gerät spielen
app-play-on-server = Auf dem Server spielen
app-engine-compiled = Die Engine dieser Seite ist kompiliert und so stark wie die eines Servers.
app-engine-interpreted = Die Engine dieser Seite wird interpretiert: Hinweise und Rückblicke reichen weniger tief als auf einem Server.
app-engine-speed = Sie durchsucht hier { $number } Stellungen pro Sekunde.
app-continue-online = Online fortsetzen
app-continue-here = Auf diesem Gerät fortsetzen
