### O que acabou de acontecer, em português do Brasil: frases curtas para o relato da partida.
### Ordens, ilhas, favores e figuras chegam traduzidos; pedras, cadeiras e rodadas são números.

event-favor-taken = { $order } pega o favor { $favor }.
event-favor-returned = { $order } devolve o favor { $favor } à ilha dele.
event-claimed = { $order } assegura a pedra { $tile }.
event-entered = Um noviço de { $order } entra no Templo na pedra { $tile }.
event-displaced = O noviço de { $order } na pedra { $tile } é deslocado e vai para o píer.
event-book-moved = Um Livro passa da pedra { $origin } para a pedra { $target }.
event-shrine-built = { $order } constrói um santuário na { $isle }.
event-recruited = { $order } recruta um noviço.
event-council = { $order } avança { $seats ->
        [1] 1 cadeira
       *[other] { $seats } cadeiras
    } no Concílio, até a cadeira { $seat }.
event-gain = { $source ->
        [start] { $order } começa com { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência.
        [sanctification] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência pela Santificação.
        [displacement] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência por deslocamento.
        [book] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência pelo Livro.
        [meditation] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência pela última ficha de Tempo.
        [priestess] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência da Sacerdotisa da Lua.
        [apostate] { $order } perde influência para o Apóstata: { $points }.
        [temple] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência pelo serviço no Templo.
        [shrines] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência pelos santuários.
        [favors] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência pelos favores não utilizados.
        [council] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência pela cadeira no Concílio.
       *[other] { $order } ganha { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } de influência.
    }
event-time-turned = Uma ficha de Tempo é virada: { $left ->
        [0] era a última.
        [1] resta 1.
       *[other] restam { $left }.
    }
event-figure-moved = { $which ->
        [priestess] A Sacerdotisa da Lua
        [builder] O Mestre Construtor
       *[apostate] O Apóstata
    } vai da { $origin } para a { $target }.
event-guard-moved = O Guarda do Templo avança e agora paga { $guard } por uma Santificação.
event-woken = { $count ->
        [1] O noviço inativo volta a ficar ativo.
       *[other] Todos os { $count } noviços inativos voltam a ficar ativos.
    }
event-stood-up = { $count ->
        [1] O noviço deitado no Templo se levanta.
       *[other] Os { $count } noviços deitados no Templo se levantam.
    }
event-start-player = { $order } é o jogador inicial.
event-round-began = Começa a rodada { $round }.
event-game-over = A partida acabou.
