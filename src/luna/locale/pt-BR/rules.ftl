### As regras do jogo em português do Brasil, uma mensagem para cada regra.
### .title é um nome curto; .notation mostra como se escreve a ação, igual em todos os idiomas.

rules-heading-glance = O jogo em uma página
rules-goal = Cada jogador lidera uma ordem de noviços. Vence quem tiver mais influência depois de seis rodadas. A influência vem dos noviços no Templo e da Sacerdotisa da Lua e, no fim, também dos santuários, dos favores e da cadeira no Concílio.
rules-phases = O jogo começa com uma Rodada Preliminar, em que todos colocam um santuário e noviços. Depois cada rodada tem duas fases. Na Fase de Ação os jogadores fazem uma ação por vez, até que a última ficha de Tempo seja virada. Na Fase de Pontuação a Sacerdotisa da Lua dá influência, o Apóstata tira, e cada noviço no Templo rende 1. Então as figuras e o Guarda avançam, e todos os noviços inativos ficam ativos.
rules-column-what = o que faz
rules-column-cost = custo
rules-column-source = fonte
rules-column-influence = influência
rules-cost-favor = o favor { $favor }
rules-heading-S = Montagem
rules-heading-P = Rodada Preliminar
rules-heading-A = Fase de Ação
rules-heading-E = Fim de uma rodada
rules-heading-N = Preparando a próxima rodada
rules-heading-G = Fim da partida
rules-heading-O = Jogo solitário
rules-heading-PARSE = Ações escritas
rules-heading-editions = Edições
rules-title = As regras de Luna
rules-notation = Notação
rules-ruling = Interpretação
rules-rulings = Em “Interpretação” está o que Luna decide quando as regras impressas se calam, divergem ou deixam margem, ou quando não mostram o que está impresso nos componentes. Todo o resto segue pelo menos uma delas.
rules-editions = Luna pode ser jogado em três edições. Na Clássica, a ação Livro rende influência na hora: 1, ou 2 na primeira de cada rodada com dois jogadores ou no solitário. Na Revisada, ela não rende nada de imediato, mas cada Livro seu acrescenta 1 ponto de influência no fim de cada rodada, o noviço que acaba de receber um Livro se deita e o guarda até a rodada terminar, e a Infiltração traz noviços deslocados de volta ao Templo. A Brasileira é a Clássica com uma única diferença no solitário: o primeiro noviço do oponente no Templo também tem um Livro.

## Montagem

rule-S-START = Cada jogador começa com 5 pontos de influência. O jogador inicial é sorteado.
    .title = Influência inicial
    .ruling = A influência nunca fica abaixo de zero: quem teria de perder mais do que tem perde apenas o que tem.
rule-S-BOARDS = Dos quatro tabuleiros do Templo, sorteia-se um por jogador. Eles ficam lado a lado na ordem do sorteio, o primeiro junto ao Portão. As pedras nas cores dos outros tabuleiros saem do jogo.
    .title = Tabuleiros do Templo
    .ruling = As regras mostram pouco dos tabuleiros: a maioria das pedras, os símbolos das ilhas e como os tabuleiros se encostam são suposições.
rule-S-FIRST = Cada tabuleiro em jogo tem uma das pedras de 1 a 4. Elas são sorteadas, uma para cada jogador, e vão direto ao seu espaço no Templo, cada qual com um noviço do jogador e um Livro da Sabedoria.
    .title = Primeiras pedras no Templo
rule-S-PATH = Todas as outras pedras formam o caminho, com os números mais altos perto do Portão. A partir dele vêm: pedra do Guarda 2, uma pedra por jogador, outra pedra do Guarda 2, uma pedra por jogador, e assim por diante com as pedras do Guarda 3, 4, 5 e 6 até o píer. Com dois jogadores e os tabuleiros azul e amarelo, ele começa em 2 · 28 25 · 2 · 23 21 · 3. O Guarda assume seu posto na pedra do Guarda 6.
    .title = O caminho
rule-S-TIME = Cada rodada tem quatro fichas de Tempo, ou três com dois jogadores. No solitário não há nenhuma.
    .title = Fichas de Tempo
rule-S-COUNCIL = Todas as peças do Concílio começam em uma só pilha na cadeira 0: a do jogador inicial embaixo, depois as outras em sentido horário, de modo que a do último jogador fica no topo. Na mesma cadeira, quem está mais alto vence os empates.
    .title = Concílio no início
rule-S-ISLES = As sete Ilhas Sagradas formam um anel em torno da Ilha do Templo. Na montagem padrão a ordem é sorteada; na pré-selecionada, vale a ordem fixa de 1 a 7.
    .title = Anel de ilhas
    .ruling = Nenhum livro de regras mostra a ordem impressa: Luna usa aquela em que os favores são listados.
rule-S-FAVORS = Em cada ilha ficam tantas fichas do favor dela quantos forem os jogadores, e só uma no solitário.
    .title = Favores nas ilhas
rule-S-FIGURES = A Sacerdotisa da Lua de valor 6 é para quatro jogadores, e a de valor 5 para menos. Na montagem padrão, ela, o Mestre Construtor e o Apóstata começam cada um em uma ilha sorteada ou escolhida pelo anfitrião da mesa; várias figuras podem dividir uma ilha. Na pré-selecionada, as ilhas deles são dadas.
    .title = Figuras no início
    .ruling = Só as regras em holandês sorteiam as ilhas; as outras deixam escolher. Na montagem pré-selecionada, os livros de regras mostram só a ilha da Sacerdotisa da Lua; as outras são suposições.
rule-S-PRESET = Na montagem pré-selecionada, cada cor tem um santuário e quatro pares de noviços nas ilhas indicadas para ela, qualquer que seja o seu lugar. Ela também recebe um favor de cada uma das duas ilhas onde não tem peças. Não há Rodada Preliminar: a primeira ação vem logo em seguida.
    .title = Montagem pré-selecionada
    .ruling = Os livros de regras mostram só que cada cor tem dois noviços na ilha 1; todas as outras ilhas são suposições.

## Rodada Preliminar

rule-P-SHRINE = A partir do jogador inicial, em sentido horário, cada um coloca um santuário. Dois desses primeiros santuários não podem ficar na mesma ilha, e com dois jogadores ou no solitário ninguém pode escolher a Ilha das Ervas.
    .title = Colocar um santuário
    .notation = place shrine book
rule-P-NOVICES = Começando pelo jogador inicial, vocês se alternam colocando um par de noviços até que cada um tenha colocado quatro pares. Cada par seu precisa de uma ilha onde você ainda não tenha noviços nem santuário; as peças dos outros não fazem diferença.
    .title = Colocar noviços
    .ruling = Coloca-se um par por vez, alternadamente, nunca os quatro juntos: as regras em holandês permitem as duas leituras.
    .notation = place novices tide
rule-P-FAVORS = Seu santuário e seus quatro pares ocupam cinco ilhas. De cada uma das outras duas você pega um favor.
    .title = Primeiros favores

## Fase de Ação

rule-A-TURN = O jogador inicial começa e a vez passa em sentido horário, com exatamente uma ação por vez. A fase dura até que a última ficha de Tempo seja virada ou, no solitário, até que você a encerre. Só é possível agir na sua vez, só como a fase em curso permite, e não mais depois do fim da partida.
    .title = Uma ação por vez
rule-A-OWN = Você age apenas com seus próprios noviços, e apenas com os ativos, que estão em uma ilha, salvo quando a ação diz outra coisa. Os noviços usados ficam inativos e vão para o lado da ilha deles.
    .title = Seus noviços ativos
rule-A-ONE-EACH = Você nunca tem dois favores do mesmo tipo. Um favor usado volta para a ilha dele.
    .title = Um favor de cada tipo
rule-A-FAVOR = Use dois noviços ativos em uma ilha, ou só um se tiver um santuário nela, e pegue o favor dessa ilha. Não é possível pegar um favor que você já tem.
    .title = Favor do Sacerdote
    .notation = favor tide · favor tide +novice
rule-A-RECRUIT = Use dois noviços ativos em uma ilha para trazer um terceiro da sua reserva; o recém-chegado fica inativo ao lado da mesma ilha. Cada ordem tem 13 noviços ao todo.
    .title = Recrutar
    .ruling = Com a reserva vazia não é possível recrutar.
    .notation = recruit tide · recruit tide +novice
rule-A-SHRINE = Gaste seu favor Santuário e use dois noviços ativos na ilha do Mestre Construtor para construir nela. É preciso que reste um dos seus seis santuários e que você ainda não tenha nenhum nessa ilha; os das outras ordens não atrapalham. Daí em diante, Favor do Sacerdote e Promoção custam um noviço a menos nessa ilha, o santuário conta como um noviço com a Sacerdotisa da Lua e, no fim, vale 4 pontos de influência.
    .title = Santuário
    .notation = build · build +novice
rule-A-HERBS = Gaste seu favor Ervas para que um ou dois noviços seus inativos, de uma única ilha, voltem a ficar ativos. As ervas não fazem efeito na Ilha das Ervas.
    .title = Ervas
    .notation = herbs tide 2
rule-A-JOURNEY = Mande em jornada pelo menos um noviço ativo, ou quantos quiser, a partir de quantas ilhas quiser. Cada um vai a uma ilha à sua escolha e chega lá inativo. Nenhum favor é necessário.
    .title = Jornada
    .ruling = Nenhum noviço viaja para a ilha onde já está.
    .notation = journey tide>book 2 · journey tide>book 1, novice>shrine 2
rule-A-TIDE = Gaste seu favor Maré para mover um ou mais noviços seus, ativos ou não, de quantas ilhas quiser e do píer. Cada um vai a uma ilha à sua escolha e fica lá, inativo. Na notação, ~ indica noviços inativos e “stage” é o píer.
    .title = Maré
    .ruling = Eles podem vir de vários lugares ao mesmo tempo; as regras em holandês podem dar a entender um só lugar. Nenhum noviço vai para a ilha onde já está, ativo ou não.
    .notation = tide tide>book 2 · tide ~herbs>book 1, stage>novice 1
rule-A-SAIL = Gaste seu favor Veleiro para levar um ou dois passageiros a uma única ilha, aonde chegam ativos. São ou noviços ativos que deixam juntos outra ilha, ou noviços do píer, nunca uma mistura dos dois.
    .title = Veleiro
    .notation = sail tide>book 2 · sail stage>book 1
rule-A-PROM = Escolha no caminho uma pedra livre e aprovada, ou seja, situada entre o Guarda e o píer. Use dois noviços ativos na ilha cujo símbolo ela mostra: um sobe na pedra e a assegura, o outro fica inativo. Com um santuário seu nessa ilha, basta o noviço que assegura.
    .title = Promoção
    .notation = promote 12 · promote 12 +novice
rule-A-PROM-BRIBE = Se gastar também seu favor Suborno, você assegura uma pedra acessível com Suborno, isto é, entre o Guarda e a próxima pedra do Guarda em direção ao Portão. No mais, é uma Promoção comum.
    .title = Promoção com Suborno
    .ruling = Para uma pedra aprovada, o Suborno é recusado: você não precisa dele.
    .notation = promote 12 +bribe · promote 12 +bribe +novice
rule-A-SANC = Leve uma pedra aprovada que você assegurou, junto com o noviço sobre ela, ao seu espaço no Templo. Você ganha tanta influência quanto vale a pedra sob o Guarda e, em seguida, seu noviço desloca os vizinhos mais fracos.
    .title = Santificação
    .notation = sanctify 12
rule-A-SANC-BRIBE = Se gastar também seu favor Suborno, você pode santificar uma pedra sua já assegurada e ainda não aprovada, desde que esteja entre o Guarda e a próxima pedra do Guarda em direção ao Portão. A influência e o deslocamento são os mesmos.
    .title = Santificação com Suborno
    .ruling = Para uma pedra aprovada, o Suborno é recusado.
    .notation = sanctify 12 +bribe
rule-A-DISPLACE = Um noviço que entra no Templo por Santificação desloca cada noviço de oponente em espaço adjacente, desde que esteja em um número menor e não tenha Livro. Os deslocados vão para o píer, e você ganha 1 ponto de influência para cada um. As pedras deles ficam no Templo, vazias.
    .title = Deslocamento
    .ruling = Nenhum livro de regras da edição clássica diz que as pedras ficam; decorre das regras.
rule-A-BOOK = Gaste seu favor Livro para pegar qualquer Livro do Templo e colocá-lo sob um noviço seu no Templo que não tenha nenhum; enquanto estiver ali, esse noviço não pode ser deslocado. Clássica e Brasileira: você ganha 1 ponto de influência, ou 2 na primeira ação Livro de cada rodada com dois jogadores ou no solitário. Revisada: você não ganha nada agora, só pode pegar o Livro de um noviço em pé, e quem o recebe fica deitado até o fim da rodada, com o Livro fora de alcance.
    .title = Livro
    .ruling = O Livro também pode vir de outro noviço seu.
    .notation = book 3>12
rule-A-COUNCIL = Use um ou mais noviços ativos de uma única ilha, e sua peça no Concílio avança uma cadeira por noviço usado. Sua peça fica em cima das que já estão lá; só na última cadeira ela vai para baixo.
    .title = Concílio de Sacerdotes
    .ruling = Não é possível usar mais noviços do que as cadeiras à sua frente.
    .notation = council tide 2 · council tide 1 +novice · council +novice
rule-A-EXPEL = Use um ou mais noviços ativos na ilha do Apóstata, e ele anda uma ilha em sentido horário por noviço usado.
    .title = Expulsão
    .ruling = Com sete noviços ele volta ao lugar de onde saiu; com mais, passa dele.
    .notation = expel 2 · expel 1 +novice · expel +novice
rule-A-MEDITATE = Vire uma ficha de Tempo. Você continua na rodada e pode agir de novo na próxima vez, a menos que fosse a última ficha: essa lhe dá 1 ponto de influência e encerra a Fase de Ação na hora. No solitário, a Meditação encerra a fase e não dá nada.
    .title = Meditação
    .notation = meditate
rule-A-INFIL = Só na edição revisada: gaste seu favor Suborno para mover um noviço seu do píer para qualquer pedra desocupada no Templo. Isso não rende influência e não desloca ninguém.
    .title = Infiltração
    .ruling = Isso é possível também na rodada 6, embora no caminho já não haja por que subornar o Guarda.
    .notation = infiltrate 5
rule-A-VIRTUAL = Gaste seu favor Noviço no lugar de um noviço ativo em Favor do Sacerdote, Recrutar, Santuário, Concílio ou Expulsão, ou como segundo noviço de uma Promoção. Ele não pode assegurar uma pedra nem ajudar a ganhar o próprio favor Noviço.
    .title = Noviço Temporário
    .ruling = Onde basta um noviço, o temporário pode agir sozinho; no Concílio, age sozinho ou junto com noviços de uma única ilha. Ele é recusado onde não substituiria ninguém, como na Promoção a partir de uma ilha com um santuário seu.
    .notation = favor tide +novice · recruit tide +novice · build +novice · promote 12 +novice · council tide 1 +novice · expel +novice
rule-A-TWO-FAVORS = Você pode gastar dois favores diferentes em uma só ação quando ambos se aplicam: Suborno e Noviço em uma Promoção, ou Santuário e Noviço para construir.
    .title = Dois favores de uma vez
    .ruling = Nenhum livro de regras diz isso expressamente; decorre das regras.
    .notation = promote 12 +bribe +novice · build +novice
rule-A-STAY = Uma pedra assegurada mantém seu noviço no caminho, por várias rodadas se for preciso, até você santificá-la: nenhuma ação o traz de volta. Os noviços no píer esperam ali por Veleiro, Maré ou, na edição revisada, Infiltração.
    .title = Noviços que esperam
    .ruling = Nenhum livro de regras diz isso expressamente; decorre das regras.
rule-A-LAST = Na rodada 6, o Guarda está bem junto ao Portão. Toda pedra que ainda está no caminho é aprovada, portanto não há mais por que suborná-lo.
    .title = Sem Suborno na última rodada
    .ruling = Nenhum livro de regras diz isso expressamente; decorre das regras.

## Fim de uma rodada

rule-E-NEXT = Com três ou quatro jogadores, a próxima rodada começa com quem está à esquerda do jogador que virou a última ficha de Tempo. Com dois, o jogador inicial simplesmente se alterna a cada rodada.
    .title = Próximo jogador inicial
rule-E-PRIESTESS = Na ilha da Sacerdotisa da Lua, você conta seus noviços ativos, mais um por um santuário. Com quatro jogadores, os três primeiros ganham 6, 3 e 1 pontos de influência; com menos, os dois primeiros ganham 5 e 2; quem não tem nada ali não ganha nada, e uma posição que ninguém alcança não é premiada. Empates favorecem quem está mais à frente no Concílio ou, na mesma cadeira, mais alto na pilha.
    .title = Sacerdotisa da Lua
rule-E-APOSTATE = Quem tem noviços na ilha do Apóstata, ativos ou inativos, perde 1 ponto de influência por noviço, e mais 1. Os santuários estão a salvo dele.
    .title = Apóstata
    .ruling = Ninguém fica abaixo de zero.
rule-E-TEMPLE = Cada noviço seu no Templo rende 1 ponto de influência. Na edição revisada, cada um que tem um Livro rende mais 1.
    .title = Templo
rule-E-ORDER = No fim de cada rodada, a influência é acertada nesta ordem: a Sacerdotisa da Lua recompensa, o Apóstata tira, o Templo paga.
    .title = Ordem da pontuação
    .ruling = É a ordem em que as regras descrevem a pontuação; nenhuma a exige. Assim, o que a Sacerdotisa da Lua dá pode ser perdido para o Apóstata; o que o Templo dá, não.

## Rumo à próxima rodada

rule-N-WAKE = Antes da nova rodada, todos os noviços inativos voltam para a ilha ao lado da qual estão e ficam ativos outra vez. Depois da rodada 6 nada mais é preparado: a partida termina.
    .title = Noviços ficam ativos
rule-N-FIGURES = A Sacerdotisa da Lua e o Mestre Construtor avançam em sentido horário conforme o número grande que trazem: ela 5 ilhas, ou 6 com quatro jogadores, e ele 4.
    .title = Sacerdotisa da Lua e Mestre Construtor andam
    .ruling = O 4 do Mestre Construtor vem de uma resenha: nenhum livro de regras informa o número dele.
rule-N-APOSTATE = Depois o Apóstata vai, em sentido horário, à próxima ilha com pelo menos um noviço, seja de quem for. No solitário, só os seus noviços o atraem.
    .title = Apóstata anda
    .ruling = Ele pode dar a volta completa até a própria ilha e, se não houver noviços em ilha nenhuma, fica parado.
rule-N-GUARD = O Guarda passa à próxima pedra do Guarda em direção ao Portão, e a que ele deixa é removida. As pedras pelas quais ele passou agora estão aprovadas, e entrar no Templo vale o que mostra seu novo posto.
    .title = Guarda anda
rule-N-TIME = As fichas de Tempo viradas são empilhadas de novo para a nova rodada.
    .title = Fichas de Tempo voltam
rule-N-STAND = Na edição revisada, os noviços deitados sobre seus Livros se levantam, e esses Livros podem ser pegos outra vez.
    .title = Noviços se levantam

## Fim da partida

rule-G-SCORE = A partida termina após a rodada 6. Você ganha 4 pontos de influência por santuário seu nas ilhas, 1 por favor que ainda tenha e o valor da sua cadeira no Concílio, de 0 a 10. Vence quem tem mais influência; empates favorecem quem está mais à frente no Concílio ou, na mesma cadeira, mais alto na pilha.
    .title = Pontuação final
    .ruling = Os livros de regras dizem só que as cadeiras valem de 0 a 10 pontos de influência; que cada uma vale o seu número é suposição.

## Jogo solitário

rule-O-SETUP = Você joga uma partida de dois contra uma ordem virtual cujos passos são todos fixados por regra. Ilhas e figuras seguem a montagem padrão, cada ilha tem um favor e não há fichas de Tempo; no nível 3, o Mestre Construtor e a Sacerdotisa da Lua começam na mesma ilha. O oponente vale como jogador inicial a partida inteira, por isso a peça dele no Concílio começa embaixo da sua.
    .title = Montagem do solitário
rule-O-PRELIM = O oponente começa com um santuário e um noviço na ilha do Mestre Construtor e dois noviços em cada outra ilha. Um desses noviços, da ilha indicada na primeira pedra dele, vai para essa pedra no Templo, com um Livro apenas na edição brasileira; na sua primeira pedra fica um noviço seu com um Livro. Depois você faz sozinho a Rodada Preliminar, sem pôr o santuário na ilha do santuário dele nem na Ilha das Ervas.
    .title = Rodada Preliminar do solitário
rule-O-BEGIN = Você começa cada rodada escolhendo uma ilha com pelo menos um noviço ativo do oponente. Todos os noviços dele ali ficam inativos, e a peça dele no Concílio avança uma cadeira por noviço: em cima da sua, mas embaixo na última cadeira.
    .title = Desativar noviços do oponente
    .ruling = Vale qualquer ilha com pelo menos um noviço ativo do oponente; as regras brasileiras falam em um ou dois. A peça nunca passa da última cadeira e, uma vez ali, fica como está. Se o oponente não tem noviço ativo em lugar nenhum, este passo é pulado.
    .notation = tire tide
rule-O-TILE = Em seguida, o oponente pega a pedra mais alta entre as livres e aprovadas cuja ilha tenha um noviço ativo dele. Pedra e noviço vão direto para o Templo; ele ganha o valor do Guarda, mais 1 ponto de influência por noviço seu que deslocar para o píer. Se ele pegou uma pedra e você tem Livros no Templo, o Livro do seu menor número passa para o menor número dele sem Livro. Se houver tal número, isso rende a ele 1 ponto de influência em qualquer edição.
    .title = A pedra do oponente
    .ruling = O oponente desloca como qualquer ordem. As regras mandam seu Livro para o menor número dele; Luna usa o menor sem Livro. O noviço que o recebe não se deita, e sua própria primeira ação Livro da rodada continua disponível.
rule-O-DISPLACED = Um noviço do oponente que você desloca não vai para o píer. Ele fica inativo ao lado da ilha indicada na pedra que perdeu, e você ganha 1 ponto de influência como sempre.
    .title = Deslocar o oponente
rule-O-END = Você encerra a Fase de Ação com a Meditação, que aqui não dá nada. Antes da pontuação, se o oponente tem um noviço ativo na ilha do Mestre Construtor, nenhum santuário nela e ainda um de reserva, ele o constrói de graça e seus noviços continuam ativos. Ele nunca perde influência para o Apóstata. Depois da pontuação, o Apóstata vai à próxima ilha com noviços seus.
    .title = Fim de uma rodada solitária
    .ruling = O oponente constrói antes da pontuação e sem custo, mas só com um noviço ativo; as regras em holandês falam de qualquer noviço. O Apóstata fica onde está se não houver noviços seus em ilha nenhuma.
    .notation = meditate
rule-O-LEVEL2 = Enquanto dura a Fase de Ação, a ilha do Apóstata fica interditada. Fora a Expulsão, nenhuma ação pode usar, mover ou reativar seus noviços nela ou ao lado dela, construir ali ou pegar o favor dela. A Expulsão está aberta aos seus noviços, ao noviço temporário ou a ambos juntos.
    .title = Solitário nível 2: a ilha bloqueada
    .ruling = Ainda é permitido mover noviços para essa ilha e avançar no Concílio só com o noviço temporário.
rule-O-LEVEL3 = Vale tudo o que vale no nível 2, e a Expulsão também é proibida: é preciso esperar que o Apóstata siga adiante por conta própria. Além disso, o Mestre Construtor e a Sacerdotisa da Lua começam na mesma ilha.
    .title = Solitário nível 3: sem Expulsão
rule-O-SCORE = As duas ordens pontuam como em qualquer partida, e seu resultado é a diferença. Acima de zero, você vence. As demais regras para dois jogadores valem: nas edições Clássica e Brasileira, sua primeira ação Livro de cada rodada dá 2 pontos de influência.
    .title = Resultado do solitário
    .ruling = Em zero, o Concílio decide quem fica à frente na classificação, mas isso não é vitória.

## Notação

rule-PARSE = Esta linha não pode ser lida como ação nem como parte do cabeçalho de uma partida. Uma ação é um verbo em minúsculas seguido do que ela precisa, como “favor tide” ou “promote 12 +bribe”; as regras de cada ação mostram como escrevê-la.
    .title = Linha ilegível
