### O vocabulário do jogo em português do Brasil.
### Os substantivos trazem o plural em .plural; as ações, um lembrete de uma linha em .hint.

language-name = Português (Brasil)

## Ilhas

isle-shrine = Ilha do Santuário
isle-herbs = Ilha das Ervas
isle-tide = Ilha das Marés
isle-sailboat = Ilha do Veleiro
isle-bribery = Ilha do Suborno
isle-book = Ilha da Biblioteca
isle-novice = Ilha do Noviço

## Favores

favor-shrine = Santuário
favor-herbs = Ervas
favor-tide = Maré
favor-sailboat = Veleiro
favor-bribery = Suborno
favor-book = Livro da Sabedoria
favor-novice = Noviço

## Ordens (cores dos jogadores) e tabuleiros do Templo

order-yellow = Amarelo
order-red = Vermelho
order-blue = Azul
order-white = Branco

board-blue = azul
board-yellow = amarelo
board-red = vermelho
board-green = verde

## Figuras

figure-priestess = Sacerdotisa da Lua
figure-builder = Mestre Construtor
figure-apostate = Apóstata
figure-guard = Guarda do Templo

## Ações, pelo verbo usado na notação

action-favor = Favor do Sacerdote
    .hint = Ganhe o favor de uma ilha
action-recruit = Recrutar
    .hint = Traga um noviço da sua reserva
action-build = Santuário
    .hint = Construa onde está o Mestre Construtor
action-herbs = Ervas
    .hint = Reative um ou dois noviços de uma ilha
action-journey = Jornada
    .hint = Envie noviços ativos a outras ilhas, onde ficam inativos
action-tide = Maré
    .hint = Mova quaisquer noviços, ativos ou não; depois ficam inativos
action-sail = Veleiro
    .hint = Mova um ou dois noviços que continuam ativos
action-promote = Promoção
    .hint = Assegure uma pedra do caminho
action-sanctify = Santificação
    .hint = Leve ao Templo uma pedra assegurada
action-infiltrate = Infiltração
    .hint = Volte ao Templo a partir do píer
action-book = Livro
    .hint = Mova um Livro da Sabedoria para um noviço seu
action-council = Concílio de Sacerdotes
    .hint = Avance no Concílio
action-expel = Expulsão
    .hint = Expulse o Apóstata, uma ilha por noviço
action-meditate = Meditação
    .hint = Vire uma ficha de Tempo
action-tire = Desativar noviços
    .hint = Escolha a ilha onde os noviços do oponente ficam inativos
action-place-shrine = Colocar um santuário
    .hint = Escolha a ilha do seu primeiro santuário
action-place-novices = Colocar noviços
    .hint = Escolha uma ilha para dois noviços

## De onde vem a influência

source-start = Influência inicial
source-sanctification = Santificação
source-displacement = Deslocamento
source-book = Ações de Livro
source-meditation = Última ficha de Tempo
source-priestess = Sacerdotisa da Lua
source-apostate = Apóstata
source-temple = Serviço no Templo
source-shrines = Santuários
source-favors = Favores não utilizados
source-council = Cadeira no Concílio

## Edições

edition-classic = Clássica
    .description = A ação Livro rende influência na hora.
    .book = Segue as regras em inglês e em holandês, de 2010.
edition-revised = Revisada
    .description = Os Livros rendem influência a cada rodada, e noviços deslocados podem se infiltrar no Templo.
    .book = Segue as regras italianas, de 2019.
edition-brazilian = Brasileira
    .description = Como a Clássica; no jogo solitário, o primeiro noviço do oponente também tem um Livro.
    .book = Segue as regras brasileiras, de 2018.

## Modos

mode-standard = Montagem padrão
    .description = Ilhas e figuras ao acaso; cada um coloca as próprias peças.
mode-preselected = Montagem pré-selecionada
    .description = Tudo começa nas ilhas indicadas: ideal para a primeira partida.
mode-solo1 = Solitário, nível 1
    .description = Você contra uma ordem virtual.
mode-solo2 = Solitário, nível 2
    .description = O Apóstata bloqueia a ilha dele; ainda é possível expulsá-lo.
mode-solo3 = Solitário, nível 3
    .description = O Apóstata bloqueia a ilha dele e não pode ser expulso.

## Fases

phase-preliminary = Rodada Preliminar
phase-tire = Começo da rodada
phase-actions = Fase de Ação
phase-scoring = Fase de Pontuação
phase-over = Fim da partida

## Substantivos e estados

term-isle = Ilha Sagrada
    .plural = Ilhas Sagradas
term-temple-island = Ilha do Templo
term-temple = Templo
term-temple-board = tabuleiro do Templo
    .plural = tabuleiros do Templo
term-tile = pedra do Templo
    .plural = pedras do Templo
term-guard-tile = pedra do Guarda
    .plural = pedras do Guarda
term-path = caminho
term-gate = Portão do Templo
term-landing-stage = píer
term-meditation-room = Sala de Meditação
term-council = Concílio de Sacerdotes
term-seat = cadeira
    .plural = cadeiras
term-order = ordem
    .plural = ordens
term-player = jogador
    .plural = jogadores
term-opponent = oponente
    .plural = oponentes
term-start-player = jogador inicial
term-novice = noviço
    .plural = noviços
term-virtual-novice = noviço temporário
term-shrine = santuário
    .plural = santuários
term-favor = favor
    .plural = favores
term-symbol = símbolo de ilha
    .plural = símbolos de ilha
term-influence = influência
term-round = rodada
    .plural = rodadas
term-turn = vez
    .plural = vezes
term-action = ação
    .plural = ações
term-time-token = ficha de Tempo
    .plural = fichas de Tempo
term-book = Livro da Sabedoria
    .plural = Livros da Sabedoria
term-displacement = deslocamento
term-supply = reserva
term-edition = edição
    .plural = edições
term-mode = modo
    .plural = modos
term-phase = fase
    .plural = fases
term-active = ativo
term-inactive = inativo
term-standing = em pé
term-lying = deitado
term-approved = aprovada
term-bribable = acessível com Suborno
term-claimed = assegurada
term-unclaimed = livre
