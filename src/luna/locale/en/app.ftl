### The app: updates, and play without a server, in English.

app-update = A new version of Luna is here.
app-update-now = Take it now
app-update-later = Later
