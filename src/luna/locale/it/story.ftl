### Che cosa fanno i giocatori, in italiano: una frase intera per ogni verbo, come nel resoconto.
### Ordini, isole e favori arrivano tradotti; i favori che si possono usare sono yes o no.

say-place-shrine = { $order } colloca il primo santuario sull’{ $isle }.
say-place-novices = { $order } colloca due novizi sull’{ $isle }.
say-tire = { $order } rende { $count ->
        [1] inattivo un novizio
        [2] inattivi due novizi
       *[other] inattivi { $count } novizi
    } di { $rival } sull’{ $isle }.
say-favor = { $order } prende il favore { $favor } sull’{ $isle }{ $novice ->
        [yes] {" "}con il favore Novizio
       *[no] {""}
    }.
say-recruit = { $order } recluta un novizio sull’{ $isle }{ $novice ->
        [yes] {" "}con il favore Novizio
       *[no] {""}
    }.
say-build = { $order } costruisce un santuario sull’{ $isle }{ $novice ->
        [yes] {" "}con il favore Novizio
       *[no] {""}
    }.
say-herbs = { $order } riattiva { $count ->
        [1] un novizio
        [2] due novizi
       *[other] { $count } novizi
    } sull’{ $isle } con le erbe.
say-journey = { $order } manda novizi in Viaggio: { $legs }.
say-tide = { $order } usa la Marea: { $legs }.
say-leg = { $count ->
        [1] un novizio
        [2] due novizi
       *[other] { $count } novizi
    } { $start ->
        [stage] dall’approdo
        [resting] da accanto all’{ $origin }
       *[isle] dall’{ $origin }
    } all’{ $target }
say-sail = { $order } porta in barca a vela { $count ->
        [1] un novizio
        [2] due novizi
       *[other] { $count } novizi
    } { $start ->
        [stage] dall’approdo
       *[isle] dall’{ $origin }
    } all’{ $target }.
say-promote = { $order } promuove un novizio dall’{ $isle } alla tessera { $tile }{ $bribe ->
        [yes] {" "}con la Corruzione
       *[no] {""}
    }{ $novice ->
        [yes] { $bribe ->
            [yes] {" "}e il favore Novizio
           *[no] {" "}con il favore Novizio
        }
       *[no] {""}
    }.
say-sanctify = { $order } santifica la tessera { $tile }{ $bribe ->
        [yes] {" "}con la Corruzione
       *[no] {""}
    }.
say-infiltrate = { $order } si infiltra nel Tempio sulla tessera { $tile }.
say-book = { $order } sposta un Tomo della Saggezza dalla tessera { $origin } alla tessera { $target }.
say-council = { $order } avanza di { $seats ->
        [1] un posto
       *[other] { $seats } posti
    } nel Consiglio dei Sacerdoti, fino al posto { $seat }, con { $count ->
        [0] il favore Novizio
        [1] un novizio dell’{ $isle }{ $novice ->
        [yes] {" "}e il favore Novizio
       *[no] {""}
    }
       *[other] { $count } novizi dell’{ $isle }{ $novice ->
        [yes] {" "}e il favore Novizio
       *[no] {""}
    }
    }.
say-expel = { $order } espelle l’Eretico dall’{ $origin } all’{ $target } con { $count ->
        [0] il favore Novizio
        [1] un novizio{ $novice ->
        [yes] {" "}e il favore Novizio
       *[no] {""}
    }
       *[other] { $count } novizi{ $novice ->
        [yes] {" "}e il favore Novizio
       *[no] {""}
    }
    }.
say-meditate = { $solo ->
        [yes] { $order } conclude il round.
       *[no] { $left ->
            [0] { $order } medita e gira l’ultimo segnalino Tempo.
            [1] { $order } medita e gira un segnalino Tempo: ne resta uno.
           *[other] { $order } medita e gira un segnalino Tempo: ne restano { $left }.
        }
    }

## La fine di un round, passo per passo; resoconto e replay

end-of-round = Il round { $round } finisce
end-of-game = La partita finisce
end-lead = { $order } ha girato l’ultimo segnalino Tempo. L’influenza, nell’ordine:
end-lead-solo = { $order } ha concluso il round. Che cosa succede, nell’ordine:
end-step-meditation = Ultimo segnalino Tempo
end-step-priestess = Sacerdotessa della Luna sull’{ $isle }
end-step-apostate = Eretico sull’{ $isle }
end-step-temple = Servizio nel Tempio
end-step-books = Tomi della Saggezza
end-step-shrines = Santuari
end-step-favors = Favori inutilizzati
end-step-council = Consiglio dei Sacerdoti
end-why-meditation = l’ha girato { $order }
end-why-apostate = costa 1, e 1 in più per ogni novizio sull’isola o accanto
end-why-temple = 1 per ogni novizio nel Tempio
end-why-books = 1 per ogni Tomo con un novizio
end-why-shrines = 4 per ogni santuario
end-why-favors = 1 per ogni favore
end-why-council = il valore del posto
end-share-priestess = { $order } { $count }{ $shrine ->
        [yes] {" "}(con un santuario)
       *[no] {""}
    }
end-then = Poi
end-after = Dopo il round { $round }
end-after-game = Influenza finale
end-next = Avanti
end-again = Di nuovo
end-keys = Spazio: passo successivo · Esc: chiudi
end-show-again = mostra di nuovo
end-tie-council = { $ahead } e { $behind } hanno entrambi { $influence } punti Influenza: il posto { $seat } nel Consiglio dei Sacerdoti batte il posto { $other }.
end-tie-stack = { $ahead } e { $behind } hanno entrambi { $influence } punti Influenza e condividono il posto { $seat } nel Consiglio dei Sacerdoti: { $ahead } è più in alto nella pila.
log-notation = Notazione
log-copy = Copia la notazione
log-copied = Copiato.
since-title = Dal tuo ultimo turno
since-play = Mostra
pace = Velocità delle animazioni
pace-slow = lenta
pace-normal = normale
pace-fast = veloce
pace-once = subito
replay = Rivedi
replay-first = All’inizio
replay-last = All’ultima posizione
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-lead = { $order } passa in testa
