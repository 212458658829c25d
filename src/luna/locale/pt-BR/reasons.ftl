### Por que uma ação é boa, em português: partes de uma frase, unidas por vírgula.
### Os pontos chegam com o sinal, só a perda de um rival sem ele; ilhas, favores, ordens e fontes chegam traduzidos.

reason-paid = rende { $points } na hora ({ $what })
reason-then = depois rende { $points } ({ $what })
reason-rival = custa { $points } à ordem { $rival }
reason-round-end = encerra a rodada: { $points } para você, no máximo { $other } para um oponente
reason-round-end-idle = deixa a ordem { $rival } com { $count ->
        [1] um noviço ativo que não pode mais agir
       *[other] { $count } noviços ativos que não podem mais agir
    }
reason-source = deve render mais: { $what } ({ $points })
reason-none = nenhuma outra ação promete mais
reason-priestess-now = conta na pontuação da Sacerdotisa da Lua na { $isle } ({ $points })
reason-priestess-next = prepara a { $isle } para a Sacerdotisa da Lua na rodada { $round } ({ $points })
reason-apostate-now = escapa do Apóstata na { $isle } ({ $points })
reason-apostate-next = fica fora do caminho do Apóstata na próxima rodada ({ $points })
reason-builder-now = reúne noviços junto ao Mestre Construtor na { $isle } ({ $points })
reason-builder-next = prepara a { $isle } para o Mestre Construtor na rodada { $round } ({ $points })
reason-shrine = dá um santuário a mais ({ $points })
reason-favor = dá o favor { $favor } ({ $points })
reason-novices = dá mais noviços ({ $points })
reason-ready = mantém mais noviços prontos ({ $points })
reason-claim = assegura uma pedra que pode ser santificada ({ $points })
reason-claim-early = assegura uma pedra para uma rodada posterior ({ $points })
reason-promotions = prepara uma Promoção ({ $points })
reason-temple = põe um noviço a mais no Templo ({ $points })
reason-book = protege um noviço com um Livro da Sabedoria ({ $points })
reason-safe-claimed = salva um noviço do Templo do deslocamento ({ $points })
reason-safe = deixa os noviços no Templo mais seguros ({ $points })
reason-victims = ameaça deslocar noviços do Templo ({ $points })
reason-council = avança no Concílio de Sacerdotes ({ $points })
reason-idle-rivals = deixa aos oponentes menos tempo para agir ({ $points })
