### O aplicativo: atualizações e jogo sem servidor, em português do Brasil.

app-update = Há uma nova versão de Luna.
app-update-now = Atualizar agora
app-update-later = Depois
app-loading = Luna está sendo preparado neste aparelho …
app-here = Você joga neste aparelho, sem servidor. Suas partidas ficam salvas neste navegador.
app-server = Você joga no servidor.
app-play-here = Jogar neste aparelho
app-play-on-server = Jogar no servidor
app-continue-online = Continuar online
app-continue-here = Continuar neste aparelho
