### O aplicativo: atualizações e jogo sem servidor, em português do Brasil.

app-update = Há uma nova versão de Luna.
app-update-now = Atualizar agora
app-update-later = Depois
app-loading = Luna está sendo preparada neste aparelho …
app-here = Você joga neste aparelho, sem servidor. Suas partidas ficam neste navegador.
app-server = Você joga no servidor.
app-play-here = Jogar neste aparelho
app-play-on-server = Jogar no servidor
app-engine-compiled = O motor desta página é compilado e tão forte quanto o de um servidor.
app-engine-interpreted = O motor desta página é interpretado: dicas e análises são menos profundas que em um servidor.
app-engine-speed = Aqui ele examina { $number } posições por segundo.
app-continue-online = Continuar online
app-continue-here = Continuar neste aparelho
