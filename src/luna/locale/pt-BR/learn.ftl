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
