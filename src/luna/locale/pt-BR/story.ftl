### O que os jogadores fazem, em português do Brasil: uma frase inteira para cada verbo, como no relato.
### Ordens, ilhas e favores chegam traduzidos; os favores que podem ser usados são yes ou no.

say-place-shrine = { $order } coloca o primeiro santuário na { $isle }.
say-place-novices = { $order } coloca dois noviços na { $isle }.
say-tire = { $order } desativa { $count ->
        [1] um noviço
        [2] dois noviços
       *[other] { $count } noviços
    } de { $rival } na { $isle }.
say-favor = { $order } pega o favor { $favor } na { $isle }{ $novice ->
        [yes] {" "}com o favor Noviço
       *[no] {""}
    }.
say-recruit = { $order } recruta um noviço na { $isle }{ $novice ->
        [yes] {" "}com o favor Noviço
       *[no] {""}
    }.
say-build = { $order } constrói um santuário na { $isle }{ $novice ->
        [yes] {" "}com o favor Noviço
       *[no] {""}
    }.
say-herbs = { $order } reativa { $count ->
        [1] um noviço
        [2] dois noviços
       *[other] { $count } noviços
    } na { $isle } com ervas.
say-journey = { $order } manda noviços em Jornada: { $legs }.
say-tide = { $order } usa a Maré: { $legs }.
say-leg = { $count ->
        [1] um noviço
        [2] dois noviços
       *[other] { $count } noviços
    } { $start ->
        [stage] do píer
        [resting] da margem da { $origin }
       *[isle] da { $origin }
    } para a { $target }
say-sail = { $order } leva de veleiro { $count ->
        [1] um noviço
        [2] dois noviços
       *[other] { $count } noviços
    } { $start ->
        [stage] do píer
       *[isle] da { $origin }
    } para a { $target }.
say-promote = { $order } promove um noviço da { $isle } para a pedra { $tile }{ $bribe ->
        [yes] {" "}com Suborno
       *[no] {""}
    }{ $novice ->
        [yes] { $bribe ->
            [yes] {" "}e o favor Noviço
           *[no] {" "}com o favor Noviço
        }
       *[no] {""}
    }.
say-sanctify = { $order } santifica a pedra { $tile }{ $bribe ->
        [yes] {" "}com Suborno
       *[no] {""}
    }.
say-infiltrate = { $order } se infiltra no Templo na pedra { $tile }.
say-book = { $order } move um Livro da Sabedoria da pedra { $origin } para a pedra { $target }.
say-council = { $order } avança { $seats ->
        [1] uma cadeira
       *[other] { $seats } cadeiras
    } no Concílio de Sacerdotes, até a cadeira { $seat }, com { $count ->
        [0] o favor Noviço
        [1] um noviço da { $isle }{ $novice ->
        [yes] {" "}e o favor Noviço
       *[no] {""}
    }
       *[other] { $count } noviços da { $isle }{ $novice ->
        [yes] {" "}e o favor Noviço
       *[no] {""}
    }
    }.
say-expel = { $order } expulsa o Apóstata da { $origin } para a { $target } com { $count ->
        [0] o favor Noviço
        [1] um noviço{ $novice ->
        [yes] {" "}e o favor Noviço
       *[no] {""}
    }
       *[other] { $count } noviços{ $novice ->
        [yes] {" "}e o favor Noviço
       *[no] {""}
    }
    }.
say-meditate = { $solo ->
        [yes] { $order } encerra a rodada.
       *[no] { $left ->
            [0] { $order } medita e vira a última ficha de Tempo.
            [1] { $order } medita e vira uma ficha de Tempo: resta uma.
           *[other] { $order } medita e vira uma ficha de Tempo: restam { $left }.
        }
    }

## O fim de uma rodada, passo a passo; relato e replay

end-of-round = A rodada { $round } termina
end-of-game = A partida termina
end-lead = { $order } virou a última ficha de Tempo. A influência, na ordem:
end-lead-solo = { $order } encerrou a rodada. O que acontece, na ordem:
end-step-meditation = Última ficha de Tempo
end-step-priestess = Sacerdotisa da Lua na { $isle }
end-step-apostate = Apóstata na { $isle }
end-step-temple = Serviço no Templo
end-step-books = Livros da Sabedoria
end-step-shrines = Santuários
end-step-favors = Favores não utilizados
end-step-council = Concílio de Sacerdotes
end-why-meditation = { $order } a virou
end-why-apostate = custa 1, e mais 1 por noviço na ilha ou ao lado dela
end-why-temple = 1 para cada noviço no Templo
end-why-books = 1 para cada Livro com um noviço
end-why-shrines = 4 para cada santuário
end-why-favors = 1 para cada favor
end-why-council = o valor da cadeira
end-share-priestess = { $order } { $count }{ $shrine ->
        [yes] {" "}(com um santuário)
       *[no] {""}
    }
end-then = Depois
end-after = Após a rodada { $round }
end-after-game = Influência final
end-next = Próximo
end-again = De novo
end-keys = Espaço: próximo passo · Esc: fechar
end-show-again = mostrar de novo
end-tie-council = { $ahead } e { $behind } têm { $influence } pontos de influência cada: a cadeira { $seat } no Concílio de Sacerdotes vence a cadeira { $other }.
end-tie-stack = { $ahead } e { $behind } têm { $influence } pontos de influência cada e dividem a cadeira { $seat } no Concílio de Sacerdotes: { $ahead } está mais alto na pilha.
log-notation = Notação
log-copy = Copiar a notação
log-copied = Copiado.
since-title = Desde a sua última jogada
since-play = Mostrar
pace = Velocidade das animações
pace-slow = lenta
pace-normal = normal
pace-fast = rápida
pace-once = imediata
replay = Replay
replay-first = Para o início
replay-last = Para a posição atual
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-lead = { $order } assume a liderança
