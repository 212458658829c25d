### Dicas de jogo, para o terminal e para o navegador. As ilhas chegam traduzidas.

tip-place-shrine = Um santuário poupa um noviço sempre que você ganha o favor da ilha dele ou assegura uma pedra com o símbolo dela, e conta na pontuação da Sacerdotisa da Lua.
tip-place-novices = As duas ilhas onde você não coloca nada dão os favores delas: deixe de fora aquelas cujos favores você quer primeiro.
tip-tire = Onde poucos noviços dele estão ativos, o oponente avança pouco no Concílio; mas noviços inativos também não pegam uma pedra para ele.
tip-begin = Dois noviços ativos numa ilha ganham o favor dela, recrutam um terceiro ou asseguram uma pedra do caminho que mostra essa ilha. Os noviços usados ficam inativos até a próxima rodada.
tip-apostate = O Apóstata está na { $isle }, e ali há noviços seus. Se a rodada acabasse agora, ele custaria { $loss ->
        [1] 1 ponto
       *[other] { $loss } pontos
    } de influência. Mande-os embora, ou expulse-o.
tip-apostate-blocks = O Apóstata bloqueia a { $isle }, e ali há noviços seus. Se a rodada acabasse agora, ele custaria { $loss ->
        [1] 1 ponto
       *[other] { $loss } pontos
    } de influência. Só a Expulsão os liberta.
tip-build = Você pode construir agora: um santuário vale 4 pontos de influência no fim, e na { $isle } favores e pedras custam um noviço a menos.
tip-all-rest = Todos os seus noviços estão inativos. Favores na mão, Santificação e Meditação não precisam de noviços ativos.
tip-virtual = O seu favor Noviço substitui um noviço que falta: quando você ganha outro favor, recruta, constrói, avança no Concílio ou expulsa o Apóstata, e como segundo noviço de uma Promoção. Ele não pode assegurar a pedra.
tip-virtual-solo = O seu favor Noviço substitui um noviço que falta: quando você ganha outro favor, recruta, constrói ou avança no Concílio, e como segundo noviço de uma Promoção. Ele não pode assegurar a pedra.
tip-sanctify = O seu noviço na pedra { $tile } pode entrar no Templo: o Guarda paga { $guard } agora e depois nunca mais do que isso.
tip-threat = O seu noviço no espaço { $tile } do Templo não tem Livro, e a pedra { $rival } ao lado já está assegurada por outra ordem: ele pode ser deslocado.
tip-stage = Noviços no píer ficam parados até o Veleiro ou a Maré os buscar; na edição revisada eles também podem se infiltrar no Templo.
tip-promote = Dois noviços ativos em uma ilha podem assegurar uma pedra com o símbolo dela. As pedras pagam mais nas primeiras rodadas; mas o noviço numa pedra não pode ser usado para mais nada.
tip-favor = Favores são ferramentas: com Suborno você alcança pedras além do Guarda, com Ervas os noviços ficam ativos de novo.
tip-book = Um Livro protege seu noviço no Templo contra o deslocamento.
tip-last-round = A última rodada: agora todas as pedras estão aprovadas. No fim cada santuário vale 4 pontos de influência, cada favor guardado 1, e a sua cadeira no Concílio vale o número dela.
tip-last-token = Resta uma ficha de Tempo: quem meditar agora ganha 1 ponto de influência e encerra a rodada na hora.
tip-solo-end = No jogo solitário não há relógio: aja quanto quiser, depois a Meditação encerra a rodada.
tip-priestess = A Sacerdotisa da Lua está na { $isle }, e você não ganharia nada dela: só contam noviços ativos e santuários. O Veleiro traz noviços que continuam ativos.
tip-journey = A rodada acaba logo: mande noviços em Jornada para onde vão a Sacerdotisa da Lua e o Mestre Construtor. Eles ficam ativos lá.
tip-council = A sua cadeira no Concílio decide todo empate, com a Sacerdotisa da Lua e no fim da partida, quando também vale influência.
tip-recruit = Recrute cedo: cada noviço age em todas as rodadas que restam, e mais noviços significam mais opções.
tip-tide = A sua Maré também move noviços inativos. Prepare-os para a próxima rodada: ao lado da ilha do seu santuário, ou onde a Sacerdotisa da Lua e o Mestre Construtor estarão.
tip-council-first = Você está em último no Concílio e perde todo empate, também com a Sacerdotisa da Lua. Uma ou duas cadeiras mudariam isso.
