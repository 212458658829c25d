### Exemplos das regras, mostrados com pequenos tabuleiros.

example-play = Mostrar o que acontece
example-back = Voltar ao começo
example-nobody = ninguém
example-A-FAVOR = Amarelo tem um santuário na Ilha das Marés; por isso basta um noviço ativo para ganhar o favor dela.
example-A-RECRUIT = Amarelo usa dois noviços ativos da Ilha do Veleiro. O novo vem da reserva e descansa com eles ao lado da ilha.
example-A-SHRINE = O Mestre Construtor está na Ilha da Biblioteca. Amarelo gasta o favor Santuário e usa dois noviços ativos ali; o santuário de Vermelho não atrapalha.
example-A-HERBS = Três noviços de Amarelo descansam ao lado da Ilha do Santuário. As Ervas reativam dois deles, e Amarelo passa Vermelho com a Sacerdotisa da Lua.
example-A-JOURNEY = Amarelo manda noviços de duas ilhas para a Ilha do Veleiro. O que descansa ao lado da Ilha do Suborno não pode ir junto.
example-A-TIDE = A Maré busca os dois que descansam com o Apóstata e o que está no píer. Agora todos descansam ao lado da Ilha do Veleiro, onde Amarelo tem um santuário.
example-A-SAIL = Os dois noviços do píer vão de veleiro para a Ilha do Veleiro. Chegam ativos e contam na hora com a Sacerdotisa da Lua.
example-A-PROM = A pedra 8 mostra a Ilha da Biblioteca e está aprovada. Um dos dois noviços de Amarelo sobe nela, o outro descansa.
example-A-PROM-BRIBE = A pedra 12 fica além do Guarda, mas antes da próxima pedra do Guarda. Com Suborno, Amarelo já pode assegurá-la.
example-A-SANC = Na segunda rodada Amarelo leva a pedra 9 ao Templo e ganha 5 de influência. Não há ninguém ao lado, então ninguém é deslocado.
example-A-SANC-BRIBE = A pedra 14 só será aprovada na próxima rodada. Com Suborno ela entra agora, por 5 de influência em vez de 4.
example-A-DISPLACE = Amarelo entra no 23. Dos noviços ao redor, os de Vermelho no 13 e no 14 vão para o píer. O de Azul no 7 tem um Livro, o de Azul no 24 tem número maior, e o do 6 é do próprio Amarelo.
example-A-BOOK = Azul assegurou a pedra 16, cujo espaço é vizinho do 13. Amarelo pega o Livro do noviço de Vermelho no 7 e protege o seu no 13.
example-A-COUNCIL = Dois noviços levam Amarelo da cadeira 2 para a 4. Vermelho já estava lá; Amarelo fica em cima e vence os empates entre os dois.
example-A-EXPEL = Dois noviços na Ilha das Ervas empurram o Apóstata duas ilhas adiante, até a Ilha do Veleiro. Lá ele ameaça Vermelho e Azul.
example-A-MEDITATE = Amarelo vira uma das três fichas de Tempo que restam. A rodada continua, e é a vez do próximo jogador.
example-A-INFIL = Vermelho deslocou o noviço de Amarelo do 13, onde agora não há ninguém. Com Suborno ele volta do píer para essa mesma pedra, sem influência e sem deslocar ninguém.
example-A-VIRTUAL = Na Ilha da Biblioteca Amarelo só tem um noviço ativo. O favor Noviço substitui o segundo de uma Promoção.
example-E-PRIESTESS = Quatro jogadores: com a Sacerdotisa da Lua, Amarelo tem dois noviços ativos e um santuário, Vermelho e Azul têm dois noviços cada. No Concílio, Vermelho está à frente de Azul: 6, 3 e 1. Os noviços de Branco descansam e não contam.
example-E-APOSTATE = Amarelo tem três noviços com o Apóstata, dois ativos e um descansando, e perde 4. Vermelho tem dois e perde 3. Azul só tem um santuário ali e não perde nada.
example-E-TEMPLE = No Templo servem três noviços de Amarelo, dois de Vermelho e um de Azul: 3, 2 e 1 de influência.
example-N-APOSTATE = O Apóstata deixa a Ilha do Santuário. Junto à Ilha das Ervas não há noviços, só um santuário; ele passa por ela e para na Ilha das Marés.
example-G-SCORE = Depois da sexta rodada Amarelo ganha 12 por três santuários, 3 por três favores e 5 pela cadeira 5 no Concílio: 20 ao todo.
