### O aplicativo: atualizações e jogo sem servidor, em português do Brasil.

app-update = Há uma nova versão de Luna.
app-update-now = Usar agora
app-update-later = Depois
