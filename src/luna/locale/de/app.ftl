### Die App: Aktualisierungen und Spiel ohne Server, auf Deutsch.

app-update = Eine neue Version von Luna ist da.
app-update-now = Jetzt übernehmen
app-update-later = Später
