### L'app: aggiornamenti e gioco senza server, in italiano.

app-update = È arrivata una nuova versione di Luna.
app-update-now = Passa alla nuova
app-update-later = Più tardi
