### A primeira partida guiada, seus capítulos e textos.

learn-title = Aprender Luna
learn-about = Capítulos curtos na mesa de verdade, cada um com algo para fazer. Pare quando quiser: este navegador lembra onde você estava.
learn-begin = Começar: { $title }
learn-on = Continuar: { $title }
learn-done = concluído
learn-chapter = Capítulo { $number } de { $of }
learn-next = Avançar
learn-next-chapter = Avançar: { $title }
learn-finish = Todos os capítulos concluídos
learn-other = É permitido, mas não é disso que este capítulo trata.
learn-again = Nada foi jogado: tente outra coisa.
learn-game = Uma partida curta
learn-game-about = As duas últimas rodadas de uma partida contra o robô mais fraco, com dicas quando elas se tornam úteis.
learn-game-play = Jogar as duas últimas rodadas

lesson-goal = Influência
    .about = Do que se trata e de onde vêm os pontos
lesson-goal-welcome = Você lidera a ordem amarela, e Vermelho é o seu oponente. A partida dura seis rodadas, e no fim vence quem tiver mais influência. O número ao lado de cada ordem é a influência dela: vocês dois têm 5.
lesson-goal-sources = A influência vem dos noviços que entram no Templo, no meio, e servem lá, e em cada rodada da Sacerdotisa da Lua, que visita uma ilha. No fim da partida contam também os santuários, os favores não utilizados e a sua cadeira no Concílio.
lesson-goal-enter = Um dos seus noviços espera na pedra 7 do caminho. Nesta primeira rodada o Guarda paga 6 de influência a quem entra no Templo, e em quase toda rodada seguinte um a menos.
    .task = Leve o seu noviço ao Templo: toque na pedra 7, escolha Santificar e confirme.
    .done = 6 de influência para você. A partir de agora o seu noviço serve no Templo: cada rodada termina com 1 de influência para cada um dos seus.
    .other = Essa é uma das suas ações, mas agora não traz influência. O noviço na pedra 7 traz.

lesson-favors = Favores
    .about = Noviços ganham favores, e favores ajudam noviços
lesson-favors-take = Na sua vez você faz exatamente uma ação. A maioria precisa de noviços ativos: os que estão em pé numa ilha. Dois noviços ativos ganham o favor da ilha deles e depois descansam ao lado dela até a próxima rodada.
    .task = Ganhe o favor da Ilha das Ervas.
    .done = As Ervas são suas, e os dois noviços descansam. Você nunca pode ter dois favores iguais. Enquanto isso, Vermelho pegou o Suborno.
    .isle = Isso também dá um favor, mas de outra ilha. Escolha a Ilha das Ervas.
    .recruit = A Ilha das Ervas está certa, mas isso traz um noviço novo. Escolha Favor.
    .other = Ganhar um favor é uma ação própria: escolha Favor, depois a Ilha das Ervas.
lesson-favors-use = Quem usa um favor o devolve. As Ervas reativam um ou dois noviços que descansam junto a uma ilha, menos na própria Ilha das Ervas. Dois dos seus descansam ao lado da Ilha da Biblioteca.
    .task = Use as Ervas e reative os dois noviços da Ilha da Biblioteca.
    .done = Os dois estão ativos de novo, e as Ervas voltaram para a ilha delas, à disposição de todos. Um favor guardado até o fim vale 1 de influência.
    .one = Assim um noviço ficaria ativo, mas as Ervas bastam para dois: escolha os dois noviços da Ilha da Biblioteca.
    .other = Use primeiro o que acabou de ganhar: escolha Ervas, depois a Ilha da Biblioteca.

lesson-novices = Novos noviços
    .about = Recrute cedo: mais noviços, mais opções
lesson-novices-recruit = Oito dos seus treze noviços estão nas ilhas, um serve no Templo, os outros estão na reserva. Dois noviços ativos de uma ilha podem recrutar mais um. Quem fica com a Sacerdotisa da Lua na Ilha do Santuário é recompensado no fim da rodada: deixe aqueles dois em paz.
    .task = Recrute na Ilha da Biblioteca ou na Ilha do Noviço.
    .done = O noviço novo chega inativo e pode ser usado a partir da próxima rodada. Recrute cedo: cada noviço age em todas as rodadas que restam.
    .priestess = Aqueles dois contam para a Sacerdotisa da Lua enquanto estiverem ativos. Recrute em outro lugar.
    .other = É permitido, mas não traz um noviço novo. Escolha Recrutar.
lesson-novices-tired = Os noviços que você usou descansam. Você ainda pode agir com os que estão ativos, ou com favores.
    .task = Use outro par: recrute mais uma vez ou ganhe um favor.
    .done = Muito bem. Quando a rodada termina, todos os que descansam ficam ativos de novo.
    .other = Desta vez escolha Recrutar ou Favor.

lesson-movement = Movimento
    .about = Jornadas e a Maré
lesson-movement-journey = Numa Jornada vão quantos noviços ativos você quiser, de quaisquer ilhas para quaisquer outras. Eles chegam inativos e podem agir lá a partir da próxima rodada. Logo você vai querer assegurar a pedra 7, que mostra a Ilha do Veleiro, e para isso são precisos dois noviços lá.
    .task = Mande os dois noviços da Ilha da Biblioteca em Jornada para a Ilha do Veleiro: escolha Jornada, toque duas vezes nos noviços, depois na Ilha do Veleiro.
    .done = Eles descansam ao lado da Ilha do Veleiro e estarão ativos lá quando a próxima rodada começar. Vermelho recrutou.
    .few = A Ilha do Veleiro está certa. Mande para lá os dois noviços da Ilha da Biblioteca: uma pedra exige dois.
    .other = Assim ninguém chega à Ilha do Veleiro. Escolha Jornada, depois os noviços da Ilha da Biblioteca.
lesson-movement-tide = O Apóstata está na Ilha do Suborno, e dois noviços seus descansam ao lado dela: no fim da rodada ele custaria 3 de influência. Quem descansa não pode ir em Jornada. A sua Maré leva noviços embora, ativos ou não, e também os que estão no píer.
    .task = Use a Maré: leve os dois noviços da Ilha do Suborno para outra ilha à sua escolha.
    .done = Fora do alcance dele. Como depois de uma Jornada, quem a Maré leva fica inativo até a próxima rodada. O terceiro meio de viajar, o Veleiro, vem com a Sacerdotisa da Lua.
    .one = Um deles ainda ficaria com o Apóstata. Leve os dois embora.
    .other = Os dois ao lado da Ilha do Suborno ficariam com o Apóstata. Escolha Maré, depois toque neles.

lesson-path = O caminho
    .about = Assegure uma pedra, depois entre no Templo
lesson-path-claim = Cada pedra do caminho mostra uma ilha e tem o seu espaço no Templo. Dois noviços ativos dessa ilha asseguram a pedra: um sobe nela, o outro descansa. Só as pedras entre o píer e o Guarda estão aprovadas; nesta rodada, a 6 e a 7.
    .task = Assegure a pedra 7 com os seus dois noviços da Ilha do Veleiro: escolha Promover, depois a pedra 7.
    .done = A pedra 7 é sua, e ninguém pode tirá-la de você. Mas pense antes de promover: o noviço nela não pode mais ser usado para nada. Vermelho assegurou a pedra 6.
    .other = Isso não assegura nenhuma pedra. Escolha Promover, depois a pedra 7, que mostra a Ilha do Veleiro.
lesson-path-enter = Numa vez seguinte a pedra entra no Templo com o seu noviço. Isso não precisa de outro noviço, só da sua vez. O Guarda paga o número da pedra em que está: 6 nesta rodada, 5 na próxima.
    .task = Leve a pedra 7 ao Templo: escolha Santificar.
    .done = 6 de influência agora, e 1 no fim de cada rodada. Pedras com números altos vêm mais tarde, mas são difíceis de deslocar, como você verá.
    .other = O Guarda nunca vai pagar mais do que agora. Escolha Santificar, depois a pedra 7.

lesson-bribery = O Guarda e o suborno
    .about = O que está aprovado, e o que um suborno abre
lesson-bribery-guard = Depois de cada rodada o Guarda anda até a próxima pedra do Guarda. Assim mais pedras são aprovadas, mas ele paga menos: 6, 5, 4, 3, 2 e 2. Além dele, as pedras até a próxima pedra do Guarda são acessíveis com Suborno: agora a 11 e a 12.
lesson-bribery-bribe = O seu noviço na pedra 12 teria de esperar a próxima rodada e ganharia só 5. Com o favor Suborno ele pode entrar agora. Com Suborno você também pode assegurar uma pedra ali, como sempre com dois noviços da ilha dela.
    .task = Leve a pedra 12 ao Templo com Suborno: escolha Santificar, depois a pedra 12.
    .done = 6 em vez de 5, e uma rodada antes. O Suborno voltou para a ilha dele. Na última rodada não há mais o que subornar: então todas as pedras estão aprovadas.
    .other = O Guarda só paga 6 nesta rodada. Escolha Santificar, depois a pedra 12.

lesson-displace = Deslocamento
    .about = Quem tem de sair do Templo
lesson-displace-look = Os espaços do Templo são vizinhos uns dos outros. Quem entra desloca todos os noviços de outras ordens dos espaços vizinhos com número menor, a menos que tenham um Livro. O noviço de Vermelho no 2 não tem Livro, e o espaço da sua pedra 11 é vizinho dele.
lesson-displace-enter = Nesta segunda rodada o Guarda paga 5. Cada noviço deslocado vale mais 1.
    .task = Leve a pedra 11 ao Templo.
    .done = 5 e mais 1. O noviço de Vermelho está no píer, parado até o Veleiro ou a Maré buscá-lo, e não rende mais nada a Vermelho.
    .other = A pedra 11 vale 6 agora e custa a Vermelho um noviço no Templo. Escolha Santificar.

lesson-book = Livros da Sabedoria
    .about = Como proteger noviços no Templo
lesson-book-threat = Agora é você quem deve se preocupar: o seu noviço no 11 não tem Livro, e Vermelho assegurou a pedra 19, cujo espaço é vizinho. Na próxima vez Vermelho pode deslocá-lo.
lesson-book-take = Há só tantos Livros quantas são as ordens. Com o favor Livro você pega um Livro de qualquer noviço no Templo e o dá a um dos seus que não tenha.
    .task = Pegue o Livro do noviço de Vermelho no 2 e dê ao seu no 11: escolha Livro, toque no 2, depois no 11.
    .done = Vermelho entrou no 19 e não deslocou ninguém. Você até ganhou 2: com dois jogadores, a primeira ação de Livro de uma rodada rende 2 de influência; as outras, 1.
    .own = Isso protege o 11, mas tira o Livro do seu noviço no 1. Melhor pegar o de Vermelho.
    .other = Vermelho pode deslocar o seu noviço na próxima vez. Escolha Livro e proteja-o primeiro.

lesson-shrine = Santuários
    .about = Construa uma vez, poupe noviços a partida inteira
lesson-shrine-build = Onde está o Mestre Construtor, dois noviços ativos e o favor Santuário constroem um santuário. Ele vale 4 de influência no fim. Na ilha dele basta um noviço para ganhar o favor ou assegurar uma pedra, e com a Sacerdotisa da Lua ele conta como um noviço.
    .task = Construa na Ilha das Ervas: escolha Santuário.
    .done = O seu segundo santuário. O favor Santuário voltou para a ilha dele, e Vermelho recrutou na Ilha das Marés.
    .other = Depois desta rodada o Mestre Construtor vai embora. Escolha Santuário enquanto ele está aqui.
lesson-shrine-claim = Resta um noviço ativo na Ilha das Ervas, e a pedra 6 mostra essa ilha. Sem o seu santuário seriam precisos dois.
    .task = Assegure a pedra 6 com este único noviço: escolha Promover.
    .done = Um só fez o que em outro lugar exige dois. Um santuário compensa em cada rodada que resta; construa cedo.
    .favor = Para o favor também bastaria um, mas nesta rodada a pedra 6 vale 6 de influência.
    .other = A pedra 6 vale 6 de influência se você a levar ao Templo nesta rodada. Escolha Promover, depois a pedra 6.

lesson-priestess = A Sacerdotisa da Lua
    .about = Esteja com ela quando a rodada acabar
lesson-priestess-look = A Sacerdotisa da Lua está na Ilha das Marés. No fim da rodada ela conta ali os noviços ativos e o santuário de cada ordem: quem tem mais ganha 5 de influência, o segundo ganha 2. Vermelho tem um noviço ativo com ela; o que descansa não conta.
lesson-priestess-sail = Só resta uma ficha de Tempo: a rodada pode acabar a qualquer momento. Uma Jornada não ajuda, porque deixa os noviços inativos. O Veleiro leva um ou dois noviços de uma ilha para outra, e eles continuam ativos.
    .task = Leve de veleiro os dois noviços da Ilha do Santuário para a Ilha das Marés.
    .done = Vermelho virou a última ficha de Tempo e encerrou a rodada. Dois contra um: 5 para você, 2 para Vermelho. Depois a Sacerdotisa seguiu adiante; a lista de todas as rodadas mostra onde ela estará.
    .one = Um contra um é empate, e o empate fica com quem está à frente no Concílio: agora é Vermelho. Leve dois noviços.
    .journey = Eles chegariam inativos, e ela só conta noviços ativos. Use o Veleiro.
    .meditate = Isso encerraria a rodada na hora, com Vermelho sozinho ao lado dela. Traga primeiro os seus noviços.
    .other = A rodada pode acabar a qualquer momento, e Vermelho estaria sozinho com ela. Escolha Veleiro.

lesson-apostate = O Apóstata
    .about = Fique longe dele, ou expulse-o
lesson-apostate-look = O Apóstata faz o contrário. No fim da rodada cada ordem com noviços junto à ilha dele, ativos ou não, perde 1 de influência para cada um deles e mais 1. Você tem três na Ilha das Ervas: isso custaria 4. Os santuários estão a salvo.
lesson-apostate-expel = Dois dos três descansam e não podem ir em Jornada. Mas noviços ativos na ilha dele podem empurrá-lo adiante, uma ilha no sentido horário para cada um.
    .task = Empurre o Apóstata uma ilha adiante: escolha Expulsar.
    .done = Agora ele está na Ilha das Marés com três noviços de Vermelho, e é Vermelho quem deve se preocupar. Depois da rodada ele segue sozinho até a próxima ilha onde alguém tem noviços.
    .journey = O ativo pode sair, mas os dois que descansam ficariam e custariam 3.
    .other = Então ele ainda custaria influência no fim da rodada. Escolha Expulsar.

lesson-council = O Concílio
    .about = Empates, e influência no fim
lesson-council-look = O Concílio de Sacerdotes decide todo empate, com a Sacerdotisa da Lua e no fim da partida. A cadeira mais alta está à frente; na mesma cadeira, quem está em cima. Na Ilha do Veleiro você e Vermelho têm um noviço ativo cada. Vermelho está na cadeira 5 e você na 3: os 5 iriam para Vermelho e os 2 para você.
lesson-council-climb = Noviços ativos de uma ilha fazem você subir uma cadeira cada. No fim da partida a sua cadeira vale o número dela.
    .task = Passe à frente de Vermelho com noviços da Ilha do Suborno: escolha Concílio. Dois bastam, três são permitidos.
    .done = Você está à frente: na mesma cadeira, quem chega depois fica em cima; só na última fica embaixo. O jogador inicial começa embaixo da pilha e perde todo empate; se você começa, pense cedo no Concílio.
    .one = A cadeira 4 ainda fica atrás de Vermelho. Mande dois ou três noviços.
    .sailboat = Esse é o seu único noviço com a Sacerdotisa. Use os da Ilha do Suborno.
    .other = Então Vermelho continua à frente e vence o empate. Escolha Concílio, depois a Ilha do Suborno.

lesson-time = Tempo
    .about = Encerre a rodada quando lhe convier
lesson-time-look = Nenhuma rodada tem duração fixa. A Meditação vira uma ficha de Tempo, e quem vira a última ganha 1 de influência e encerra a rodada na hora. Resta uma. Com a Sacerdotisa, na Ilha da Biblioteca, você está à frente, e Vermelho está prestes a levar a pedra 12 ao Templo por 5.
lesson-time-end = Se Vermelho chegar tarde, na próxima rodada a pedra 12 vale só 4.
    .task = Encerre a rodada agora: escolha Meditar.
    .done = 1 pela ficha, 5 da Sacerdotisa, 2 pelos seus noviços no Templo, e Vermelho chegou tarde. Todos os que descansavam estão ativos de novo. Este foi o último capítulo: agora você conhece o jogo inteiro.
    .tired = Depois os seus dois noviços descansariam, e a Sacerdotisa só conta os ativos.
    .other = Isso dá a Vermelho mais uma vez e, com ela, 5 de influência. Escolha Meditar.
