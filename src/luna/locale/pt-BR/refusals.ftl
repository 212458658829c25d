### Por que algo é recusado, em português do Brasil: o que está errado e o que fazer em vez disso.
### Ilhas, favores e cores chegam traduzidos; usage, word, text e field são notação, igual em todos os idiomas.

## Vezes e fases

refusal-game-over = A partida acabou e nada mais pode ser jogado: comece uma nova.
refusal-not-playing = { $colour } não participa desta partida: escolha uma das cores em jogo.
refusal-not-your-turn = { $colour } tem de esperar: é a vez de { $turn }.
refusal-place-shrine-now = Primeiro vem a Rodada Preliminar: coloque seu santuário em uma ilha.
refusal-place-novices-now = A Rodada Preliminar ainda não acabou: coloque um par de noviços em uma ilha.
refusal-tire-now = A rodada ainda não começou: escolha antes a ilha onde os noviços do oponente ficam inativos.
refusal-action-phase-now = Esta é a Fase de Ação, não a hora de colocar peças ou desativar noviços do oponente: escolha uma ação.

## Rodada Preliminar e começo de uma rodada solitária

refusal-no-shrine-on-herbs = Com dois jogadores ou no solitário, o primeiro santuário não pode ficar na Ilha das Ervas: escolha outra ilha.
refusal-isle-has-shrine = Já há um santuário na { $isle }: coloque o seu em uma ilha sem nenhum.
refusal-isle-has-own-pieces = Você já tem peças na { $isle }: coloque este par em uma ilha onde não tenha nenhuma.
refusal-nobody-to-tire = O oponente não tem noviço ativo na { $isle }: escolha uma ilha onde ele tenha pelo menos um.

## Noviços

refusal-too-few-active = Você precisa de { $need } { $need ->
        [one] noviço ativo
       *[other] noviços ativos
    } na { $isle }, mas { $have ->
        [0] não tem nenhum lá: reative alguns ou traga outros.
       *[other] só tem { $have } lá: reative mais ou traga outros.
    }
refusal-too-few-inactive = Você precisa de { $need } { $need ->
        [one] noviço inativo
       *[other] noviços inativos
    } ao lado da { $isle }, mas { $have ->
        [0] não tem nenhum lá: escolha outra ilha.
       *[other] só tem { $have } lá: escolha menos.
    }
refusal-too-few-on-stage = Você precisa de { $need } { $need ->
        [one] noviço
       *[other] noviços
    } no píer, mas { $have ->
        [0] não tem nenhum lá: escolha outra ação.
       *[other] só tem { $have } lá: escolha menos.
    }
refusal-one-or-two = Esta ação pede um ou dois noviços, não { $number }: escolha 1 ou 2.
refusal-nobody-moves = Assim ninguém se move: envie pelo menos um noviço a outra ilha.
refusal-nobody-goes = Assim nenhum noviço participa: use pelo menos um, ou só o favor Noviço.
refusal-only-active-travel = Só noviços ativos nas ilhas podem fazer a Jornada: escolha entre eles, ou mova os outros com a Maré.
refusal-same-isle = Estes noviços já estão junto à { $isle }: envie-os a uma ilha diferente.
refusal-supply-empty = Sua reserva está vazia e não há quem recrutar: escolha outra ação.
refusal-isle-blocked = O Apóstata bloqueia a { $isle }: aja em outra ilha até que ele saia dali.

## Favores e santuários

refusal-favor-missing = Isto pede o favor { $favor }, que você não tem: ganhe-o antes com o Favor do Sacerdote.
refusal-favor-already-held = Você já tem o favor { $favor } e não pode ter dois iguais: use antes o seu, ou pegue um diferente.
refusal-novice-favor-for-itself = O favor Noviço não pode ajudar você a ganhar ele mesmo: use aqui só noviços de verdade.
refusal-shrine-replaces-second = Seu santuário na { $isle } já substitui o segundo noviço: dispense o favor Noviço.
refusal-own-shrine-there = Você já tem um santuário na { $isle }, onde está agora o Mestre Construtor: construa quando ele sair dali.
refusal-no-shrine-left = Todos os seus santuários já foram construídos e não resta nenhum: escolha outra ação.
refusal-not-on-herbs = As Ervas não fazem efeito na Ilha das Ervas: reative noviços de outra ilha.

## Pedras, Templo e Livros

refusal-tile-not-in-game = A pedra { $tile } não faz parte desta partida: escolha uma que esteja no caminho.
refusal-tile-in-temple = A pedra { $tile } já está no Templo: escolha uma que ainda esteja no caminho.
refusal-tile-claimed = A pedra { $tile } já está assegurada: escolha uma sem noviço.
refusal-tile-not-yours = Você não tem noviço na pedra { $tile }: santifique uma pedra que você assegurou.
refusal-tile-not-approved = A pedra { $tile } ainda não está aprovada: escolha uma entre o Guarda e o píer, ou use o Suborno se ela estiver logo além dele.
refusal-tile-too-far = A pedra { $tile } fica além da próxima pedra do Guarda, longe demais até para o Suborno: escolha uma mais perto do Guarda.
refusal-bribe-needless = A pedra { $tile } está aprovada e não é preciso subornar o Guarda: dispense o Suborno.
refusal-last-round-no-bribe = Na última rodada todas as pedras do caminho estão aprovadas: dispense o Suborno.
refusal-tile-not-vacant = A pedra { $tile } não é uma pedra desocupada do Templo: escolha ali uma pedra sem noviço.
refusal-not-in-edition = A Infiltração só existe na edição revisada: traga os noviços do píer com o Veleiro ou a Maré.
refusal-no-book-there = Não há Livro na pedra { $tile }: escolha uma pedra do Templo que tenha um.
refusal-novice-lies = O noviço na pedra { $tile } fica deitado sobre seu Livro até o fim da rodada: pegue o Livro de um noviço em pé.
refusal-no-own-novice-there = Você não tem noviço na pedra { $tile } do Templo: dê o Livro a um que você tenha lá.
refusal-has-book-already = Seu noviço na pedra { $tile } já tem um Livro: dê este a um noviço sem Livro.

## Concílio e Apóstata

refusal-last-seat-reached = Você já está na última cadeira do Concílio: escolha outra ação.
refusal-too-few-seats = Não dá para avançar { $number } cadeiras, pois no Concílio { $seats ->
        [one] só resta 1
       *[other] só restam { $seats }
    }: use menos noviços.
refusal-no-expulsion = No nível 3 do solitário, o Apóstata não pode ser expulso: espere até que ele saia sozinho.

## Escrever uma ação

refusal-no-action = Não há ação aqui: escreva uma, como “favor tide” ou “meditate”.
refusal-unknown-action = Nenhuma ação se chama “{ $word }”: comece com um verbo em minúsculas, como favor, promote ou meditate.
refusal-usage = A ação não se escreve assim; use esta forma: { $usage }
refusal-bribe-does-not-fit = Nesta ação não cabe Suborno; tire “+bribe” e use esta forma: { $usage }
refusal-novice-does-not-fit = Nesta ação o favor Noviço não serve: tire “+novice”.
refusal-bad-move = “{ $text }” não é um movimento: escreva-o como “tide>book 2”, com um número a partir de 1.
refusal-unknown-isle = Aqui nenhuma ilha se chama “{ $word }”: escreva shrine, herbs, tide, sailboat, bribery, book ou novice.
refusal-unknown-colour = Aqui nenhuma ordem se chama “{ $word }”: escreva yellow, red, blue ou white.
refusal-no-colour = “{ $text }” não diz quem age: comece com uma cor e dois-pontos, como em “red: meditate”.

## Registros

refusal-unreadable = Não é possível ler o arquivo ({ $fault }): confira o nome e se você pode abri-lo.
refusal-not-text = O byte { $number } deste arquivo não é texto UTF-8: salve o registro nessa codificação e tente de novo.
refusal-past-the-end = Não há posição depois da ação { $at }, pois o registro termina na ação { $number }: escolha um número até { $number }.
refusal-no-end-of-header = O cabeçalho não tem fim: ponha uma linha “---” entre ele e as ações.
refusal-unknown-header = Nenhuma linha do cabeçalho começa com “{ $word }”: escreva luna, edition, mode, players, start, boards, first, isles, priestess, builder, apostate, printed ou seed.
refusal-header-twice = O cabeçalho tem mais de uma linha “{ $word }”: deixe só uma.
refusal-header-missing = Falta no cabeçalho a linha “{ $word }”: acrescente-a acima da linha “---”.
refusal-not-a-number = “{ $word }” não é um número inteiro: escreva-o em algarismos, 9 no máximo.
refusal-unknown-version = Registros da versão “{ $word }” não podem ser lidos aqui: comece com a linha “luna 1”, ou use um programa mais novo.
refusal-other-components = Este registro foi feito com componentes ({ $made }) diferentes dos que estão em uso ({ $have }): carregue os originais.

## Montagem

refusal-unknown-edition = Nenhuma edição se chama “{ $word }”: escreva classic, revised ou brazilian em “{ $field }”.
refusal-unknown-mode = Nenhum modo se chama “{ $word }”: escreva standard, preselected, solo1, solo2 ou solo3.
refusal-colour-twice = Uma cor aparece duas vezes em “{ $field }”: dê a cada jogador uma cor diferente.
refusal-players-count = Luna é para dois a quatro jogadores, não { $number }: indique de duas a quatro cores em “{ $field }”.
refusal-solo-players = O jogo solitário pede exatamente duas cores em “{ $field }”: indique a sua e depois a do oponente virtual.
refusal-start-not-playing = “{ $word }” não está entre os jogadores: indique um deles em “{ $field }”.
refusal-solo-start = No solitário o oponente conta como jogador inicial: indique a cor dele em “{ $field }”.
refusal-solo-no-start = No solitário o oponente sempre conta como jogador inicial: tire a linha “{ $field }”.
refusal-boards = Esta partida pede { $number } tabuleiros do Templo diferentes em “{ $field }”: escolha entre blue, yellow, red e green.
refusal-first-tiles = Com estes tabuleiros, os { $number } jogadores recebem as pedras { $tiles }: escreva cada uma delas uma vez em “{ $field }”.
refusal-isles = Cada ilha deve aparecer exatamente uma vez em “{ $field }”: escreva shrine, herbs, tide, sailboat, bribery, book e novice em qualquer ordem.
refusal-figure-isle = Nenhuma ilha se chama “{ $word }”: escreva shrine, herbs, tide, sailboat, bribery, book ou novice em “{ $field }”.
refusal-figures-count = São três as figuras que começam em ilhas, não { $number }: indique em “{ $field }” uma ilha para Sacerdotisa da Lua, Mestre Construtor e Apóstata.
refusal-solo3-figures = No nível 3 do solitário, o Mestre Construtor e a Sacerdotisa da Lua começam juntos: indique a ilha dela também em “{ $field }”.
refusal-preselected-isles = Na montagem pré-selecionada a ordem das ilhas é fixa: tire “{ $field }”.
refusal-preselected-figures = Na montagem pré-selecionada as ilhas das figuras são fixas: tire “{ $field }”.
