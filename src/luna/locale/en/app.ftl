### The app: updates, and play without a server, in English.

app-update = A new version of Luna is here.
app-update-now = Update now
app-update-later = Later
app-loading = Getting Luna ready on this device …
app-here = You play on this device, without a server. Your games are kept in this browser.
app-server = You play on the server.
app-play-here = Play on this device
app-play-on-server = Play on the server
app-engine-compiled = The engine in this page is compiled and as strong as a server’s.
app-engine-interpreted = The engine in this page is interpreted: hints and reviews are less deep than on a server.
app-engine-speed = It searches { $number } positions a second here.
app-continue-online = Continue online
app-continue-here = Continue on this device
