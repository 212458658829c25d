### A linha de comando em português: ajuda e erros dos comandos.

## Commands

cli-luna = Luna: o jogo de tabuleiro das Ilhas Sagradas
cli-play = Jogar no terminal; cada ação é salva na hora
cli-new = Imprimir o registro de uma nova partida
cli-replay = Mostrar a posição a que um registro leva
cli-legal = Listar as ações permitidas em notação canônica
cli-check = Imprimir uma ação em notação canônica, ou a regra que a proíbe
cli-perft = Contar as sequências de ações e de passos por profundidade
cli-rules = Mostrar uma regra, todas as regras, o resumo ou as dicas de jogo
cli-serve = Servir o jogo a navegadores e guardar todas as partidas
cli-worker = Executar as tarefas de servidores que compartilham um banco PostgreSQL
cli-bot = Jogar por entrada e saída padrão, uma linha JSON por vez
cli-hint = Mostrar as melhores ações, o que esperar delas e como a rodada pode continuar
cli-analyse = Comparar cada ação de um registro com a melhor
cli-puzzles = Encontrar e conferir problemas
cli-puzzles-mine = Jogar partidas e acrescentar a um arquivo as posições com uma ação claramente melhor
cli-puzzles-check = Conferir se cada solução se mantém com mais tempo de cálculo
cli-selfplay = Fazer bots jogarem partidas e guardá-las para aprendizado
cli-dataset = Transformar partidas em amostras para aprendizado
cli-train = Aprender a avaliação dos bots com as próprias partidas deles
cli-admin = Verificar, reconstruir, salvar e restaurar as partidas de um servidor
cli-admin-verify = Repetir cada partida guardada e comparar os resultados
cli-admin-aside = Listar partidas separadas porque o histórico está danificado
cli-admin-rebuild = Reconstruir todos os caches a partir dos históricos
cli-admin-ratings = Recalcular todos os ratings a partir dos históricos
cli-admin-reports = Listar denúncias de jogadores, ou encerrar uma
cli-admin-jobs = Listar as tarefas em quarentena e o motivo; repetir ou descartar uma
cli-admin-backup = Gravar tudo em um arquivo; o servidor pode estar ativo
cli-admin-restore = Ler um backup em um banco de dados sem partidas
cli-arena = Fazer bots competirem: luna arena BOT BOT …, luna arena report ARQUIVO
cli-arena-match = Jogar cada montagem com cada distribuição de lugares e mostrar quem está à frente
cli-arena-report = Mostrar o que um arquivo de resultados contém

## Arguments and options

cli-arg-game-file = A partida a retomar, ou o arquivo para uma nova
cli-arg-players = Lugares, em sentido horário; no solitário você, depois o oponente (senão: yellow,red)
cli-arg-mode = standard, preselected, solo1, solo2 ou solo3
cli-arg-edition = classic, revised ou brazilian
cli-arg-seed = Repetir os sorteios de uma partida anterior
cli-arg-other-seed = Sortear montagens diferentes
cli-arg-figures = Ilhas de Sacerdotisa da Lua, Mestre Construtor e Apóstata
cli-arg-printed = Um arquivo corrigido de componentes (printed.toml)
cli-arg-bots = Ordens jogadas por bots, com um limite como em red=luna@500ms: { $names }
cli-arg-lang = Idioma: { $languages }; senão o do sistema
cli-arg-help = Mostrar esta ajuda
cli-arg-record = Um registro (.luna), ou - para a entrada padrão
cli-arg-at = Só as primeiras N ações
cli-arg-document = A posição como documento JSON
cli-arg-json = Como documento JSON
cli-arg-action = Em notação, com ou sem a cor
cli-arg-depth = Quantas ações, ou passos, seguidos
cli-arg-rule = Um código como A-PROM, ou overview, ou tips
cli-arg-markdown = Todas as regras como página Markdown
cli-arg-host = O endereço em que escutar
cli-arg-port = A porta; 0 usa uma livre; senão 8460 ou a seguinte
cli-arg-data = A pasta das partidas (SQLite)
cli-arg-database = Um banco de dados em vez de --data
cli-arg-origin = O endereço público atrás de um proxy, como https://luna.example
cli-arg-proxies = Proxies confiáveis quanto ao endereço do cliente
cli-arg-think = Processos que calculam para os bots; 0 deixa as tarefas para luna worker (PostgreSQL)
cli-arg-worker-think = Processos que calculam para os bots
cli-arg-worker-database = O banco de dados PostgreSQL dos servidores
cli-arg-only = Executar só estas filas: bots, hints, reviews, notices, ratings
cli-arg-own-bots = Bots seus, oferecidos ao lado dos níveis
cli-arg-open = Abrir a página em um navegador
cli-arg-verbose = Registrar cada pedido, uma linha JSON cada
cli-arg-bot = Um bot, com um limite como em luna@200ms: { $names }
cli-arg-budget = Quanto pensar: 1000ms, ou 5000n para nós
cli-arg-most = Ações a mostrar
cli-arg-puzzles = Um arquivo com um problema por linha
cli-arg-puzzle-number = Quantos problemas o arquivo deve ter
cli-arg-puzzle-nodes = Nós de cada busca
cli-arg-entrants = Como em `luna arena`; eles se revezam nos lugares
cli-arg-games-out = O arquivo de partidas; as que já estão nele não são jogadas de novo
cli-arg-games = Partidas, cada uma com montagem própria
cli-arg-seats = Lugares à mesa
cli-arg-bot-budget = Para bots sem limite próprio: 200ms ou 500n
cli-arg-policies = Guardar o que cada busca encontrou, para `luna dataset`
cli-arg-workers = Processos que jogam (senão 1; 0: neste processo; com --ray todos do cluster)
cli-arg-ray = Jogar no cluster Ray em HOST:PORT, ou em um iniciado para isso (local)
cli-arg-data-files = Partidas de `luna selfplay` (.jsonl), ou registros (.luna)
cli-arg-data-out = data.npz, data.parquet, ou minari:NAME/DATASET-v0
cli-arg-data-players = Só partidas com N jogadores; senão todas devem ter o mesmo número
cli-arg-run = A pasta da execução; se existir, ela é retomada
cli-arg-hours = Parar depois desse tempo; o mesmo comando retoma
cli-arg-generations = Parar depois desse número de gerações
cli-arg-run-games = Partidas de uma geração com dois jogadores
cli-arg-nodes = Para cada ação da qual se aprende
cli-arg-quick-nodes = Para todas as outras ações
cli-arg-gate-setups = Montagens de um teste, no máximo
cli-arg-gate-nodes = Para cada ação de um teste
cli-arg-kinds = Tipos de partidas: 2, 3, 4, solo
cli-arg-start = Pesos iniciais, em vez dos incluídos
cli-arg-work = O que fazer: rebuild
cli-arg-later = Deixar o trabalho para o servidor ou um worker
cli-arg-retry = Executar esta tarefa de novo
cli-arg-drop = Descartar esta tarefa
cli-arg-close = Encerrar esta denúncia
cli-arg-backup = O arquivo do backup
cli-arg-contestants = Bots, cada um com um limite como em luna@200ms: { $names }; cmd:COMANDO ou py:MÓDULO:CLASSE para os seus
cli-arg-setups = Montagens, cada uma com todas as distribuições
cli-arg-results-out = O arquivo de resultados; as partidas nele não são jogadas de novo
cli-arg-records-out = Uma pasta para o registro de cada partida
cli-arg-sprt = Parar assim que ficar claro se o primeiro de dois bots tem a parte P0 ou P1, como 0.5,0.55
cli-arg-results = O arquivo de resultados de `luna arena`
cli-arg-picture = Desenhar tabela cruzada e ratings (.svg)

## Help

cli-usage = Uso:
cli-arguments = Argumentos:
cli-options = Opções:
cli-commands = Comandos:
cli-default = senão: { $value }
cli-more-help = `{ $program } COMANDO --help` mostra as opções de um comando.

## Mistakes

cli-fault-command = Não existe o comando { $word }; `{ $program } --help` lista todos.
cli-fault-command-near = Não existe o comando { $word }; você quis dizer { $near }?
cli-fault-option = { $word } não é reconhecido; `{ $program } --help` lista as opções.
cli-fault-missing = Falta { $word }; `{ $program } --help` mostra como se escreve.
cli-fault-value = { $word } precisa de um valor; `{ $program } --help` mostra qual.
cli-fault-number = { $word }: “{ $value }” não é um número inteiro; escreva algarismos.
cli-fault-invalid = { $word }: “{ $value }” não serve aqui; `{ $program } --help` mostra o que serve.
cli-fault-small = { $word }: { $value } é pequeno demais; o menor valor é { $limit }.
cli-fault-large = { $word }: { $value } é grande demais; o maior valor é { $limit }.
cli-fault-language = Luna não fala { $word }; escolha entre { $languages }.
cli-fault-no-file = Não existe o arquivo { $file }: confira o nome e a pasta.
cli-fault-no-folder = A pasta de { $file } não existe: crie-a primeiro.
cli-fault-folder = { $file } é uma pasta: indique um arquivo nela.
cli-fault-denied = Você não tem acesso a { $file }: escolha outro arquivo ou mude as permissões.
cli-fault-file = Não é possível usar { $file } ({ $fault }): escolha outro arquivo.
cli-fault-over = { $file }: a partida acabou; escolha uma ainda em andamento.
cli-fault-empty = { $file }: nada foi jogado ainda; jogue primeiro uma ação.
cli-fault-at = { $file }: ainda não há ações; tire --at.
cli-fault-rule = Não existe a regra { $word }; `luna rules` lista todas.
cli-fault-near = Você quis dizer { $near }?
cli-fault-data = Não há partidas em { $folder }; indique a pasta delas com --data.
cli-fault-both = --data e --database se excluem: indique um deles.
cli-fault-think = --think 0 precisa de --database e de um luna worker: com SQLite não é possível.
cli-fault-worker-database = luna worker precisa do banco de dados dos servidores: indique --database ou defina LUNA_DATABASE.
cli-fault-queue = --only não conhece { $value }: escolha entre { $words }.

## Lists and reviews

cli-too-many = { $number } são demais para listar ({ $what })
cli-progress = Ação { $number } de { $all }
cli-loss = perda
cli-mean-loss = perda média
cli-points = pontos
cli-worst = pior
cli-mistakes = erros
cli-blunders = erros graves
cli-turned = A partida virou com a ação { $numbers }.
cli-never-turned = O favorito nunca mudou por muito tempo.
cli-puzzles-word = problemas

## Saving

cli-save-create = { $file }: não é possível criar o arquivo ({ $fault }).
cli-save-play = { $file }: não é possível continuar neste arquivo ({ $fault }).
cli-save-read = { $file }: não é possível ler o arquivo ({ $fault }).
cli-save-write = { $file }: não é possível salvar a partida ({ $fault }).
cli-save-changed = { $file }: o arquivo foi alterado por outro programa e por isso fica como está.
cli-save-home = Não há pasta de usuário para partidas: indique um arquivo, como em `luna play game.luna`.
cli-save-kind = { $file }: neste arquivo não se podem salvar partidas: escolha outro.
cli-save-elsewhere = { $file }: a partida está aberta em outra janela: feche-a lá primeiro.
cli-save-there = { $file }: já existe um arquivo com esse nome: escolha outro.
