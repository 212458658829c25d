### A interface no navegador, em português do Brasil. Nomes de jogadores e links entram como são.

## Páginas e menus

web-tagline = Noviços, sete Ilhas Sagradas e o Templo da Lua
web-home = Todas as partidas
web-menu = Menu
web-language = Idioma
web-theme = Cores
web-theme-auto = Como o aparelho
web-theme-dark = Noite
web-theme-light = Amanhecer
web-show-tips = Mostrar dicas de jogo
web-group-game = Esta partida
web-group-links = Links e registros
web-group-seat = Lugares
web-group-settings = Ajustes
web-sounds = Sons
web-think-here = Pensar neste dispositivo
web-search = Buscar nas regras
web-found-none = Nada encontrado.
web-text-view = A mesa em palavras
web-rules = Regras
web-contents = Conteúdo
web-loading = Um momento …
web-close = Fechar
web-options = Escolher jogadores, montagem, edição …
web-your-name = Seu nome
web-guest = Visitante
web-you = você
web-nobody = Ninguém

## Primeira página

web-with-bots = Contra bots
web-with-bots-hint = Começa na hora, com uma montagem feita para a primeira partida.
web-play-now = Jogar agora
web-solo = Solitário
web-solo-hint = Você contra uma ordem virtual, em três níveis.
web-level = Nível { $number }
web-with-friends = Com amigos
web-with-friends-hint = Abra uma mesa e mande um link. Ao vivo ou uma ação por dia.
web-lay-table = Abrir mesa
web-hot-seat = Em um só aparelho
web-hot-seat-hint = Passem o aparelho adiante ou dividam a tela.
web-number-of-players = Jogadores
web-players-number = { $number ->
        [one] 1 jogador
       *[other] { $number } jogadores
    }
web-figures = As figuras começam
web-figures-random = em ilhas sorteadas
web-figures-chosen = em ilhas à sua escolha
web-bot-level = Força dos bots
web-strength-random = Ao acaso
    .hint = Joga qualquer coisa permitida.
web-strength-pilgrim = Peregrino
    .hint = Uma primeira partida: esquece que noviços podem ser deslocados do Templo, esquece o Apóstata e não vê uma ação em três.
web-strength-postulant = Postulante
    .hint = Esquece que noviços podem ser deslocados, não pensa nas próximas rodadas e não vê uma ação em sete.
web-strength-deacon = Diácono
    .hint = Vê o que uma ação traz de imediato, nunca o que os outros respondem.
web-strength-prior = Prior
    .hint = Pensa na resposta mais óbvia, não além.
web-strength-abbot = Abade
    .hint = Pensa em uma ou duas respostas; não vê ameaças mais lentas.
web-strength-bishop = Bispo
    .hint = Olha algumas ações à frente; não vê preparativos discretos.
web-strength-archbishop = Arcebispo
    .hint = Olha à frente pelas melhores linhas; não vê as surpreendentes.
web-strength-oracle = Oráculo
    .hint = Tão forte quanto dois segundos permitem.
web-strength-builder = Construtora
    .hint = Quer santuários mais do que eles valem.
web-strength-templar = Templária
    .hint = Entra cedo no Templo, com muitos noviços.
web-strength-priestess = Sacerdotisa
    .hint = Segue a Sacerdotisa da Lua aonde ela for.
web-strength-saboteur = Sabotador
    .hint = Encerra as rodadas antes que os outros terminem, e desloca noviços.
web-pace = Tempo para pensar
web-pace-none = Quanto tempo quiserem
web-pace-blitz = Um minuto por ação
web-pace-day = Um dia por ação
web-pace-week = Uma semana por ação
web-public = Qualquer pessoa pode entrar
web-your-games = Suas partidas
web-public-games = Mesas abertas
web-no-games = Nenhuma partida ainda.
web-status-open = esperando jogadores
web-status-playing = em andamento
web-status-over = terminada
web-status-abandoned = abandonada
web-status-frozen = somente leitura
web-analysis = Análise
web-upload = Abrir um registro
web-line = Linha { $line }:

## Antes da partida

web-free-seat = Lugar livre
web-sit-here = Sentar aqui
web-join = Entrar na partida
web-invite = Link de convite
web-invites = { $name } convida você para uma partida de Luna
web-cancel-table = Cancelar a mesa
web-seat-open = Livre para um amigo
web-qr = Convite como código QR
web-pace-seconds = { $time } por ação
web-your-color = Sua cor
web-any-color = Qualquer
web-color = Cor
web-name-of = Nome do jogador { $number }
web-hide-game = Remover desta lista
web-all-games = Mostrar todas as { $number }
web-removed-games = Removidas desta lista: { $number }
web-bring-back = Colocar de volta na lista
web-quick = Encontrar jogadores
web-watch = Assistir
web-stand-up = Levantar-se
web-left = restam { $time }
web-games-page = Todas as suas partidas
web-profile = Suas estatísticas
web-next-game = { $number ->
        [one] 1 partida espera por você
       *[other] { $number } partidas esperam por você
    }
web-start = Começar
web-start-with-bots = { $number ->
        [one] Começar, um bot ocupa o lugar livre
       *[other] Começar, bots ocupam os { $number } lugares livres
    }
web-wait-start = Você tem um lugar. A partida começa quando quem abriu a mesa a iniciar.
web-bot = { $name } ({ $level })
web-virtual = Ordem virtual
web-abandoned = Esta partida foi abandonada.
web-frozen = Esta partida segue regras que esta versão não tem.

## A mesa

web-table = A mesa
web-gate = Portão
web-stage = Píer
web-council = Concílio
web-meditation = Meditação
web-approved = aprovadas: o Guarda paga { $number }
web-bribable = ao alcance de um suborno
web-round = Rodada { $round }
web-round-of = Rodada { $round } de 6
web-round-short = R{ $round }
web-actions-played = { $number ->
        [one] 1 ação
       *[other] { $number } ações
    }
web-rounds = Todas as rodadas
web-guard-pays = O Guarda paga { $number }
web-tile = Pedra { $tile }
web-space = Espaço { $tile }
web-space-empty = A pedra ainda não está no Templo
web-temple-tile = Pedra { $tile } no Templo
web-serves = Um noviço de { $order } serve aqui
web-nobody-serves = Ninguém serve aqui
web-has-book = Com um Livro da Sabedoria
web-claimed-by = Assegurada por { $order }
web-not-open-yet = Ainda não acessível
web-legal = disponível
web-guard-stone = Pedra do Guarda { $number }
web-beside = Ao lado da { $isle }
web-count-of = { $order } { $number }
web-tell-favors = { $number ->
        [0] Nenhum favor restante
        [one] 1 favor restante
       *[other] { $number } favores restantes
    }
web-tell-active = Ativos: { $list }
web-tell-nobody-active = Nenhum noviço ativo
web-tell-resting = Inativos: { $list }
web-tell-nobody-resting = Nenhum noviço inativo
web-tell-shrines = Santuários: { $list }
web-tell-figure = Está aqui: { $figure }
web-tell-influence = { $number } de influência
web-tell-holds = tem { $list }
web-nobody-there = Ninguém espera aqui
web-seat-of = Cadeira { $seat }, de cima para baixo: { $list }
web-no-tokens = Não há fichas de Tempo no jogo solitário
web-tokens-left = { $number ->
        [one] 1 ficha de Tempo restante
       *[other] { $number } fichas de Tempo restantes
    }
web-path-from-stage = O caminho, a partir do píer

## Jogadores

web-players = Jogadores e rodadas
web-to-act = na vez
web-away = Não está à mesa agora
web-away-minutes = { $number ->
        [one] Ausente há 1 minuto
       *[other] Ausente há { $number } minutos
    }
web-away-hours = { $number ->
        [one] Ausente há 1 hora
       *[other] Ausente há { $number } horas
    }
web-away-days = { $number ->
        [one] Ausente há 1 dia
       *[other] Ausente há { $number } dias
    }
web-bot-soon = Um bot poderá jogar por { $name } em { $time }.
web-turn-name = { $name }, é a sua vez
web-bot-holds = bot ({ $level }) joga
web-no-favor = nenhum favor
web-supply = Noviços na reserva
web-shrines-left = Santuários restantes
web-if-round-ended = Se a rodada acabasse agora
web-if-game-ended = Se o jogo acabasse agora:
web-end-short = fim
web-nothing-scored = Na Rodada Preliminar nada é pontuado.
web-source-start = Início
web-source-sanctification = Santificação
web-source-displacement = Deslocados
web-source-book = Livros
web-source-meditation = Última ficha
web-source-priestess = Sacerdotisa
web-source-apostate = Apóstata
web-source-temple = Templo
web-source-shrines = Santuários
web-source-favors = Favores
web-source-council = Concílio

## Ações

web-actions = Ações
web-overview = Ações e influência num relance
web-sources = De onde vem a influência
web-keys = Teclas
web-keys-list = Letra: ação · Tab: ações, depois lugares possíveis · Enter: confirmar · Esc: um passo atrás · U: desfazer · /: digitar uma ação · [ e ]: rever · ?: esta página
web-cost = Requer:
web-cost-favor = 2 noviços ativos (1 com santuário)
web-cost-recruit = 2 noviços ativos
web-cost-build = 2 noviços ativos junto ao Mestre Construtor e
web-cost-herbs = { "" }
web-cost-journey = qualquer número de noviços ativos
web-cost-tide = { "" }
web-cost-sail = { "" }
web-cost-promote = 2 noviços ativos na ilha da pedra (1 com santuário)
web-cost-sanctify = uma pedra sua aprovada no caminho
web-cost-infiltrate = um noviço no píer e
web-cost-book = um noviço seu no Templo e
web-cost-council = noviços ativos de uma ilha, um por cadeira
web-cost-expel = noviços ativos na ilha do Apóstata, um por passo
web-cost-meditate = uma ficha de Tempo
web-brings-sanctification = o que o Guarda paga, rodada a rodada: { $guard }
web-brings-displacement = 1 para cada noviço deslocado
web-brings-book = { $edition ->
        [revised] nada de imediato: os seus Livros contam no fim de cada rodada
        [any] Clássica: 1 por ação Livro (2 na primeira de cada rodada com dois jogadores ou no solitário); Revisada: nada de imediato
       *[classic] 1 por ação Livro, 2 na primeira de cada rodada com dois jogadores ou no solitário
    }
web-brings-meditation = 1 pela última ficha de Tempo
web-brings-priestess = ao fim da rodada, para quem tem mais noviços ativos e santuários com ela: { $priestess }
web-brings-apostate = ao fim da rodada, −1 para cada noviço com ele, e mais −1
web-brings-temple = { $edition ->
        [revised] ao fim da rodada, 1 para cada noviço no Templo, e mais 1 para cada um com Livro
        [any] ao fim da rodada, 1 para cada noviço no Templo; Revisada: mais 1 para cada um com Livro
       *[classic] ao fim da rodada, 1 para cada noviço no Templo
    }
web-brings-shrines = ao fim da partida, 4 para cada santuário
web-brings-favors = ao fim da partida, 1 para cada favor
web-brings-council = ao fim da partida, conforme a cadeira: { $council }
web-group-isle = Ilha
web-group-movement = Movimento
web-group-temple = Templo
web-group-other = Outras
web-group-now = Agora
web-tab-isle = Ilha
web-tab-movement = Movimento
web-tab-temple = Templo
web-tab-other = Outras
web-action-favor = Favor
web-action-recruit = Recrutar
web-action-build = Santuário
web-action-herbs = Ervas
web-action-journey = Jornada
web-action-tide = Maré
web-action-sail = Veleiro
web-action-promote = Promover
web-action-sanctify = Santificar
web-action-infiltrate = Infiltrar
web-action-book = Livro
web-action-council = Concílio
web-action-expel = Expulsar
web-action-meditate = Meditar
web-action-tire = Desativar
web-action-place-shrine = Colocar santuário
web-action-place-novices = Colocar noviços
web-why-not = (por que não?)
web-without-hints = Sem dicas
web-hint = Dica
web-ask-place-shrine = Toque em uma ilha que brilha.
web-ask-place-novices = Toque em uma ilha que brilha.
web-ask-tire = Toque na ilha onde os noviços do oponente ficam inativos.
web-ask-favor = Toque na ilha cujo favor você quer.
web-ask-recruit = Toque na ilha onde você recruta.
web-ask-build = Toque na ilha do Mestre Construtor.
web-ask-herbs = Toque na ilha onde você reativa noviços.
web-ask-sail = Toque na ilha de onde o barco parte.
web-ask-sail-then = Toque na ilha para onde o barco vai.
web-ask-promote = Toque na pedra que você assegura.
web-ask-sanctify = Toque na sua pedra no caminho.
web-ask-infiltrate = Toque na pedra em que você se infiltra.
web-ask-book = Toque no Livro que você pega.
web-ask-book-then = Toque no seu noviço que o recebe.
web-ask-council = Toque na ilha de onde vêm seus noviços.
web-ask-expel = Toque na ilha do Apóstata.
web-ask-origin = Toque em noviços para pegá-los.
web-ask-target = Toque na ilha para onde vão; toque neles de novo para pegar mais um.
web-in-hand = { $number ->
        [one] Um noviço na mão: { $place }
       *[other] { $number } noviços na mão: { $place }
    }
web-fewer = Um a menos
web-more = Um a mais
web-novices = { $number ->
        [one] 1 noviço
       *[other] { $number } noviços
    }
web-favor-alone = Só o favor Noviço
web-with-novice = Com o favor Noviço
web-without-novice = Sem o favor Noviço
web-with-bribery = Com Suborno
web-without-bribery = Sem Suborno
web-extra-count = Quantos noviços
web-extra-novice = Favor Noviço
web-extra-bribery = Suborno
web-plan = Seu plano
web-no-event = Nada mais resulta disso.
web-round-end-becomes = Se a rodada acabasse então:
web-spoken-shift = { $order } { $after } em vez de { $before }
web-round-end-same = O fim da rodada ficaria igual.
web-undo = Desfazer
web-confirm = Confirmar
web-not-here = Aqui não:
web-command-line = Digite uma ação
web-type-action = digite uma ação
web-completions = Sugestões

## De quem é a vez

web-your-turn = Sua vez
web-turn-of = Vez de { $order }
web-choose-hint = Escolha uma ação abaixo ou toque no que brilha.
web-confirm-hint = Enter confirma, Esc desfaz.
web-ends-round = Isto encerra a rodada:
web-ends-game = Isto encerra a partida:
web-skip-hint = Um clique ou uma tecla avança.
web-wait-hint = Enquanto isso, planeje sua próxima ação.
web-watching = Você está assistindo.
web-watching-late = Você está assistindo com { $minutes } minutos de atraso: é uma partida classificatória.
web-watchers = { $number ->
        [one] 1 assiste
       *[other] { $number } assistem
    }
web-keep-hint = Enter guarda este plano: o servidor o joga na sua vez.
web-keep-plan = Guardar
web-plan-ahead = plano adiantado
web-kept = Será jogado na sua vez, se ainda for possível: { $plan }
web-plan-over = Seu plano acabou: aconteceu outra coisa.
web-drop-plan = Descartar plano
web-time-left = Tempo restante:
web-time-short = Seu tempo está acabando.
web-hours = { $hours } h { $minutes } min
web-hours-only = { $hours } h
web-days = { $days ->
        [one] 1 dia
       *[other] { $days } dias
    }
web-hint-place-shrine = Seu primeiro santuário: toque em uma ilha que brilha.
web-hint-place-novices = Dois noviços: toque em uma ilha que brilha.
web-hint-tire = Onde os noviços do oponente ficam inativos? Toque em uma ilha que brilha.
web-looking-back = Depois da ação { $number }
web-looking-back-hint = Você está vendo uma posição anterior.
web-back-to-now = Voltar ao presente
web-wins = { $name } vence
web-solo-won = Você vence com { $number } de vantagem
web-solo-lost = Sem vitória: { $number }
web-rematch = Jogar de novo
web-rematch-offer = { $name } propõe uma revanche. Ela começa quando todos tiverem concordado.
web-rematch-waiting = { $number ->
        [one] A revanche começa quando { $names } concordar.
       *[other] A revanche começa quando { $names } concordarem.
    }
web-rematch-go = Ir para a nova partida
web-course = Influência ao longo das ações
web-review = Rever a partida
web-place = { $place }º

## Histórico, conversa, olhar para trás

web-log = Histórico
web-chat = Conversa
web-chat-watching = Você está assistindo: aqui escrevem os jogadores.
web-chat-empty = Nada foi dito ainda.
web-chat-say = Diga algo
web-chat-said = { $name } diz: { $text }
web-chat-unread = { $number ->
        [one] 1 mensagem nova
       *[other] { $number } mensagens novas
    }
web-send = Enviar
web-look-at = Posição depois da ação { $number }
web-scrubber = Ponto da partida
web-step-back = Uma ação para trás
web-step-on = Uma ação para a frente
web-action-number = Ação { $number } de { $all }
web-log-start = A partida começa.
web-log-undo = Desfeito: { $name } volta à posição depois da ação { $text }.
web-log-ask-undo = { $name } pede para desfazer uma ação.
web-log-ask-abandon = { $name } pede para encerrar a partida.
web-log-ask-replace = { $name } pede para um bot jogar por { $other }.
web-log-ask-rematch = { $name } propõe uma revanche.
web-log-agree = { $name } concorda.
web-log-decline = { $name } recusa.
web-log-join = { $name } se sentou.
web-log-leave = Um jogador deixa a mesa.
web-log-moved = { $name } joga agora em outro navegador.
web-log-bot = Um bot joga por { $name }.
web-log-back = { $name } voltou.
web-log-swap = { $name } muda para { $order }.
web-log-late = O tempo de { $name } acabou.
web-log-abandon = A partida foi abandonada.
web-log-hint = { $name } olha uma dica.
web-log-rematch = Uma nova partida está pronta.

## Esta partida

web-take-back = Desfazer minha ação
web-back-here = Voltar a esta posição
web-share = Compartilhar esta posição
web-download = Baixar o registro
web-analyse = Analisar a partir daqui
web-play-on = Continuar a partir daqui
web-shared-position = Posição compartilhada, depois da ação { $number }
web-watch-link = Link para espectadores
web-seat-link = Levar meu lugar para outro aparelho
web-copied = Copiado: { $link }
web-bot-for-me = Deixar um bot jogar por mim
web-bot-for-absent = Deixar um bot jogar por { $name }
web-propose-bot = Propor um bot para { $name }
web-take-seat-back = Retomar meu lugar
web-seat-lost = Um bot ({ $level }) está jogando por você.
web-seat-lost-late = Seu tempo acabou: um bot ({ $level }) está jogando por você.
web-seat-lost-rated = Seu tempo acabou: você perdeu esta partida classificatória, e um bot ({ $level }) continua.
web-paused = A partida espera até que um jogador volte.
web-abandon = Abandonar a partida
web-abandon-sure = Desistir mesmo? A partida termina sem vencedor.
web-abandon-yes = Desistir
web-abandon-no = Continuar
web-given-up = A partida foi abandonada
web-asks-undo = { $number ->
        [one] { $name } gostaria de desfazer a última ação.
       *[other] { $name } gostaria de desfazer as últimas { $number } ações.
    }
web-asks-abandon = { $name } gostaria de encerrar a partida.
web-asks-replace = { $name } gostaria que um bot jogasse por { $other }, que está ausente.
web-agree = Concordar
web-decline = Recusar
web-withdraw = Retirar o pedido
web-passkey-keep = Manter minha conta com uma chave de acesso
web-passkey-sign-in = Entrar com uma chave de acesso
web-passkey-kept = Sua conta está guardada. Entre com a chave em qualquer aparelho.
web-passkey-cancelled = Nada mudou. Tente de novo quando quiser.
web-sign-out = Esqueça-me neste aparelho
web-sign-out-lose = { $number ->
        [0] Você não tem chave de acesso: ninguém poderá voltar a esta conta, e os resultados dela se perderão.
        [one] Você não tem chave de acesso: sua partida em andamento e todos os seus resultados se perderão.
       *[other] Você não tem chave de acesso: suas { $number } partidas em andamento e todos os seus resultados se perderão.
    }
web-sign-out-anyway = Sair mesmo assim
web-sign-out-stay = Ficar
web-delete-no = Manter
web-delete-yes = Excluir para sempre
web-delete-sure = Você deixa todas as mesas, e nome, chaves, endereço e acessos são excluídos para sempre. O que foi dito e jogado fica no histórico das partidas.
web-delete-account = Excluir minha conta
web-sign-out-others = Sair em todos os outros
web-sign-out-there = Sair
web-last-used = usado pela última vez { $time }
web-this-browser = este
web-browsers = Navegadores conectados
web-account-stranger = Ninguém entrou neste navegador. Quem joga recebe uma conta automaticamente, com nada além de um nome.
web-account = Sua conta

## Aprender

web-learn = Aprender
web-learn-first = Não conhece Luna? Aprenda à mesa, passo a passo.
web-advice = Dicas de jogo
web-chapters = Todos os capítulos
web-rule-link = Regra { $rule }
web-understood = Entendi
web-no-tips = Sem mais dicas

## Quando algo dá errado

web-reconnecting = A conexão caiu. Reconectando; nada do que você confirmou se perde.
web-error-other = Não deu certo ({ $reason }). Tente de novo.
problem-offline = O servidor não responde. A página tenta de novo sozinha.
problem-server-fault = Algo deu errado no servidor. Tente de novo em instantes.
problem-unknown = Não deu certo. Recarregue a página e tente de novo.
problem-name-yourself = Primeiro escreva um nome.
problem-name-missing = Primeiro escreva um nome.
problem-not-your-seat = Este lugar não é seu: assista, ou sente-se em um livre.
problem-not-your-table = Só quem abriu a mesa pode fazer isso.
problem-invitation-not-valid = Este convite não vale mais: peça um novo link.
problem-link-not-valid = Este link não vale mais: peça outro.
problem-link-used = Este link já foi usado: crie outro onde o lugar está agora.
problem-player-not-absent = O jogador não está ausente: espere dois minutos antes de um bot assumir.
problem-cross-origin = O pedido veio de outra página: abra Luna de novo.
problem-no-such-table = Esta mesa não existe: procure-a entre suas partidas.
problem-no-such-seat = Este lugar não existe nesta mesa.
problem-no-such-page = Esta página não existe.
problem-no-such-language = Luna não fala este idioma.
problem-no-such-share = Esta posição compartilhada não existe: peça o link de novo.
problem-no-such-lesson = Este capítulo não existe: procure-o na lista.
problem-no-such-session = Este navegador já foi desconectado.
problem-no-such-position = Esta posição não existe.
problem-stale = Alguém foi mais rápido: veja a nova posição e escolha de novo.
problem-from-the-future = Esta página está à frente do servidor: recarregue-a.
problem-client-id-used = Isto já foi enviado: veja o histórico.
problem-not-started = A partida ainda não começou.
problem-already-started = A partida já começou: você pode assistir.
problem-seats-open = Ainda há lugares livres: espere jogadores ou use bots.
problem-no-seat-free = Todos os lugares estão ocupados: você pode assistir.
problem-not-over = A partida ainda não acabou.
problem-seen-later = Esta posição é de uma partida classificatória em andamento: os outros a veem alguns minutos depois.
problem-rematch-made = A próxima partida já está pronta: esta fica como está.
problem-already-over = A partida já acabou.
problem-table-abandoned = Esta partida foi abandonada: abra uma nova mesa.
problem-bot-holds-seat = Um bot está jogando por você: retome seu lugar primeiro.
problem-no-bot-here = Nenhum bot pode jogar aqui.
problem-nothing-to-undo = Não há nada para desfazer.
problem-nothing-asked = Este pedido não está mais aberto.
problem-already-agreed = Você já concordou: espere os outros.
problem-chat-full = A conversa desta partida está cheia.
problem-game-set-aside = Esta partida não pode ser mostrada: o histórico dela se interrompe ({ $fault }). O registro ainda pode ser baixado, e o operador já foi avisado.
problem-log-full = Aconteceu tanta coisa nesta mesa que não cabe mais nada: abra uma nova.
problem-other-rules-version = Esta partida segue outras regras: só dá para olhar.
problem-too-long = É longo demais: encurte.
problem-json-wanted = O servidor não entendeu: recarregue a página.
problem-bad-body = O servidor não entendeu: recarregue a página.
problem-bad-message = O servidor não entendeu: recarregue a página.
problem-unknown-level = Este bot não existe: escolha outro nível.
problem-unknown-language = Luna não fala este idioma.
problem-seats-do-not-fit = Os lugares não combinam com a montagem: escolha outro número de jogadores.
problem-nothing-said = Primeiro escreva algo.
problem-too-many = Rápido demais: espere um momento e tente de novo.
problem-too-many-tables = Você tem muitas partidas abertas: termine uma antes.
problem-too-many-watchers = Há tanta gente assistindo a esta mesa que não há mais lugar: tente mais tarde.
problem-too-many-sockets = Há páginas demais desta mesa abertas: feche algumas.
problem-too-slow = Demorou demais para chegar: tente de novo.
problem-bad-request = O servidor não entendeu: recarregue a página.
problem-no-such-method = O servidor não entendeu: recarregue a página.
problem-server-stops = O servidor está reiniciando: a página volta sozinha.
problem-not-stored = O servidor não consegue salvar agora: tente de novo em instantes.
problem-no-database = O servidor não consegue salvar agora: tente de novo em instantes.
problem-no-hints = Nesta mesa não há dicas.
problem-no-such-duplicate = Esta montagem não existe: peça o link de novo.
problem-too-many-duplicates = Você já criou muitas montagens.
problem-blocked = Você e alguém desta mesa não jogam juntos: escolha outra mesa.
problem-nobody-there = Ninguém mais está sentado ali.
problem-plan-too-large = O plano é grande demais ou não tem ação.
problem-plan-overtaken = As coisas mudaram: planeje de novo.
problem-needs-server = Isto precisa de um servidor, e você joga neste aparelho.
problem-rated-game = Isso não é possível em uma partida classificatória.
problem-rated-seat = Os lugares de uma partida classificatória ficam com quem a começou.
problem-rated-second-seat = Ninguém joga em dois lugares de uma partida classificatória.
problem-rated-guest = Você está jogando uma partida classificatória como visitante: termine-a, ou guarde esta conta com uma chave de acesso, antes de entrar em outra.
problem-rated-terms = Uma partida assim não pode valer classificação: são necessários jogadores diferentes, uma montagem sorteada pelo servidor e nenhuma dica.
problem-rated-pace = Uma partida classificatória precisa de um tempo por ação: escolha um.
problem-rated-level = A força deste bot não foi medida e ele não pode jogar em uma partida classificatória: escolha outro.
problem-no-such-rating = Nesta mesa não há classificação.
problem-no-such-thought = Esta análise terminou: pergunte de novo.
problem-no-such-review = Esta análise não existe: peça o link de novo.
problem-no-such-puzzle = Este problema não existe.
problem-no-such-challenge = Este desafio terminou ou não existe: veja os de hoje.
problem-not-your-study = Só quem criou este estudo pode mudá-lo: salve uma cópia.
problem-not-your-review = Só quem pediu esta análise pode pará-la.
problem-no-such-study = Este estudo não existe: peça o link de novo.
problem-too-many-studies = Você tem muitos estudos: exclua um primeiro.
problem-record-not-over = Esta partida não terminou: abra-a para análise.
problem-passkey-not-valid = A chave de acesso não foi aceita: tente de novo ou use outra.
problem-challenge-over = Demorou demais: tente de novo.
problem-too-many-passkeys = Esta conta já tem muitas chaves: use uma delas.
problem-passkey-known = Esta chave já está guardada: entre com ela.
problem-no-bots = Nenhum bot está disponível aqui.
problem-not-for-you = Isto não é para você.
problem-notifications-off = Este servidor não manda avisos.
problem-address-not-valid = Este endereço não funciona: confira-o.
web-rated = Classificatória
web-rated-hint = Classificatória: sem dicas, e quem sai ou esgota o tempo fica em último. Quem se senta concorda; vale quando todos tiverem agido.
web-ratings = Classificação
web-mute = Silenciar { $name }
web-unmute = Ouvir { $name } de novo
web-block = Bloquear { $name }
web-report = Denunciar { $name }
web-report-text = O que o operador deve saber?
web-reported = O operador foi avisado.
web-duplicate = Duplicado
web-compare = Comparar com outras mesas
web-make-duplicate = Deixar outros jogarem esta montagem
