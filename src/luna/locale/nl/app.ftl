### De app: updates en spelen zonder server, in het Nederlands.

app-update = Er is een nieuwe versie van Luna.
app-update-now = Nu bijwerken
app-update-later = Later
app-loading = Luna wordt op dit apparaat klaargezet …
app-here = Je speelt op dit apparaat, zonder server. Je spellen blijven in deze browser.
app-server = Je speelt op de server.
app-play-here = Op dit apparaat spelen
app-play-on-server = Op de server spelen
app-engine-compiled = De engine van deze pagina is gecompileerd en even sterk als die van een server.
app-engine-interpreted = De engine van deze pagina wordt geïnterpreteerd: hints en terugblikken gaan minder diep dan op een server.
app-engine-speed = Hier doorzoekt hij { $number } stellingen per seconde.
app-continue-online = Online verdergaan
app-continue-here = Op dit apparaat verdergaan
