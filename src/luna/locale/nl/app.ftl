### De app: updates en spelen zonder server, in het Nederlands.

app-update = Er is een nieuwe versie van Luna.
app-update-now = Nu bijwerken
app-update-later = Later
app-loading = Luna wordt op dit apparaat klaargezet …
app-here = Je speelt op dit apparaat, zonder server. Je partijen worden in deze browser bewaard.
app-server = Je speelt op de server.
app-play-here = Op dit apparaat spelen
app-play-on-server = Op de server spelen
app-continue-online = Online verdergaan
app-continue-here = Op dit apparaat verdergaan
