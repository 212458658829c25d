### De app: updates en spelen zonder server, in het Nederlands.

app-update = Er is een nieuwe versie van Luna.
app-update-now = Nu overnemen
app-update-later = Later
