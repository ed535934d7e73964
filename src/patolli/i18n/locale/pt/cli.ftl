# O que o terminal diz: menus, perguntas, ajuda.

## Comandos

cli-about-patolli = Jogos de tabuleiro jogados com uma máquina que conhece as regras. Sem comando, as mesas se abrem no seu navegador.
cli-about-play = Jogue uma partida neste terminal, entre pessoas ou contra bots.
cli-about-resume = Continue uma partida salva ou comece de uma posição escrita.
cli-about-rules = Leia as regras de um jogo.
cli-about-simulate = Deixe os bots jogarem muitas partidas; a mesma semente joga as mesmas.
cli-about-replay = Percorra uma partida salva.
cli-about-verify = Verifique uma partida salva jogando-a de novo.
cli-about-perft = Conte as continuações possíveis de uma partida até certa profundidade.
cli-about-serve = Abra um servidor de mesas, para jogar no navegador por um link.
cli-about-backup = Grave em um arquivo tudo o que um servidor guarda, sem pará-lo.
cli-about-restore = Preencha um banco de dados vazio com uma cópia de segurança.
cli-about-check = Jogue de novo, com esta versão, todas as partidas que um servidor guarda, sem mudar nada.
cli-about-admin = Cuide de um servidor: pessoas, mesas e o que foi feito com elas.
cli-about-version = Mostre a versão do programa e das regras.
cli-about-version-flag = Mostre a versão do programa.
cli-about-help = Mostre esta ajuda.

## Argumentos dos comandos

cli-argument-game = A chave do jogo; “patolli version” lista todas.
cli-argument-game-or-browser = A chave do jogo, para jogar neste terminal; sem ela, as mesas se abrem no seu navegador.
cli-argument-game-or-all = A chave do jogo; sem ela, você lê as regras de todos os jogos.
cli-argument-file = Uma partida salva ou uma posição, em JSON.
cli-argument-seats = Quantos jogam, incluindo bots.
cli-argument-seats-bots = Quantos bots jogam.
cli-argument-bots = Bots pelo nome, com vírgulas, como random,greedy. Eles ocupam os últimos lugares.
cli-argument-bots-all = Bots pelo nome, com vírgulas, como random,greedy; uma lista curta se repete.
cli-argument-names = Os nomes dos jogadores, com vírgulas.
cli-argument-other-bots = Bots pelo nome, com vírgulas, nos últimos lugares; se faltar, os da partida salva.
cli-argument-other-names = Os nomes dos jogadores, com vírgulas; se faltar, os da partida salva.
cli-argument-option = Uma opção do jogo como nome=valor; pode ser repetida.
cli-argument-seed = O número que decide a distribuição; se faltar, um número secreto é sorteado.
cli-argument-first-seed = O número que decide a primeira distribuição.
cli-argument-matches = Quantas partidas.
cli-argument-depth = Quantas decisões de profundidade.
cli-argument-position = Uma posição a partir da qual contar, em JSON.
cli-argument-save = Onde a partida é salva.
cli-argument-json = Escreve JSON para máquinas.
cli-argument-to-end = Não espera teclas: conta tudo e mostra a mesa final.
cli-argument-terminal = Joga neste terminal, e não no navegador; se faltar o jogo, ele é perguntado.
cli-argument-host = O endereço em que escutar; 0.0.0.0 deixa entrar outras máquinas.
cli-argument-port = A porta em que escutar.
cli-argument-database = Onde as mesas são guardadas: um arquivo para SQLite ou postgresql://…
cli-argument-backup-file = O arquivo da cópia de segurança.
cli-argument-admin-deed = people, tables, reports, deeds; ou rename, password, logout, silence, delete, end, close, restore, announce, withdraw.
cli-argument-admin-subject = Quem ou qual: parte de um nome, um identificador ou um login; o identificador de uma mesa; o número de uma denúncia ou, para restore, de uma ação; o que se anuncia.
cli-argument-admin-value = O novo nome, para rename; por quantos minutos, para announce.
cli-argument-workers = Quantos processos de servidor; mais de um precisa de PostgreSQL.
cli-argument-bot-processes = Quantos processos pensam pelos bots.
cli-argument-bundle = A pasta com a versão compilada para o navegador.
cli-argument-origin = Outro endereço cujas páginas podem usar este servidor; pode ser repetido.
cli-argument-proxy = Uma máquina ou rede em que se confia quanto ao endereço de quem se conecta, como 127.0.0.1; pode ser repetida.
cli-argument-settings = Um arquivo com configurações, em TOML; as opções e o ambiente têm prioridade.
cli-argument-secure = Envia cookies só por https; para um servidor atrás de um proxy que usa https.
cli-argument-ray = Faz os bots pensarem no cluster Ray deste endereço; “local” inicia um nesta máquina.
cli-argument-open = Abre as mesas no navegador; se a porta estiver ocupada, usa a próxima livre.

## Em torno da ajuda

cli-help-usage = Uso:
cli-help-commands = Comandos
cli-help-arguments = Argumentos
cli-help-options = Opções
cli-help-default = (padrão: { $value })
cli-help-value-command = COMANDO
cli-help-value-options = OPÇÕES
cli-help-value-arguments = ARGUMENTOS
cli-help-value-game = JOGO
cli-help-value-file = ARQUIVO
cli-help-value-number = NÚMERO
cli-help-value-text = TEXTO
cli-help-value-path = CAMINHO
cli-help-language = Todo comando aceita --lang en, es, pt ou fr; se faltar, o ambiente decide.

## À mesa

cli-keys = u desfazer · ? ajuda · q salvar e sair
cli-key-back = 0 voltar
cli-which-game = Qual jogo você quer jogar?
cli-typing = Digite o número ou a letra do que você escolhe.
cli-table-help =
    0  volta uma pergunta
    u  desfaz sua última escolha, enquanto nada for revelado e ninguém mais jogar
    ?  esta ajuda e, a partir daqui, as regras
    q  salva a partida e sai; “patolli resume ARQUIVO” continua
cli-rules-or-back = Digite r para ler as regras de { $game } ou pressione Enter para voltar.
cli-press-enter = Pressione Enter para continuar.
cli-hand-over = Passe a tela para { $player }.
cli-thinking = { $player } está pensando
cli-earlier = { $count ->
        [one] … { $count } acontecimento anterior
       *[other] … { $count } acontecimentos anteriores
    }
cli-needs-rows = Esta página precisa de { $rows } linhas; a janela tem { $height }. Aumente a altura ou role para cima.
cli-then-no-undo = não poderá ser desfeito
cli-cannot-undo = Não dá para desfazer: algo foi revelado ou outra pessoa jogou.
cli-not-understood = “{ $word }” não é uma das opções.
cli-did-you-mean = Você quis dizer “{ $word }”?
cli-winner = { $player } vence.
cli-winners = { $players } dividem a vitória.
cli-saved-open = A partida está salva. Continue com: patolli resume { $path }
cli-saved-finished = A partida está salva. Reveja com: patolli replay { $path }

## Colunas

cli-column-player = Jogador
cli-column-score = Pontos
cli-column-place = Posição
cli-column-seat = Lugar
cli-column-bot = Bot
cli-column-wins = Vitórias
cli-column-mean = Média
cli-column-least = Mínimo
cli-column-most = Máximo

## Resultados dos comandos

cli-simulating = Jogando
cli-simulated = { $matches ->
        [one] { $matches } partida, { $decisions } decisões.
       *[other] { $matches } partidas, { $decisions } decisões.
    }
cli-verifying = Jogando a partida de novo
cli-verified-finished =
    A partida salva é válida: { $moves ->
        [0] nenhuma jogada
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    } até o fim. Pontos: { $scores }.
cli-verified-open =
    A partida salva é válida: { $moves ->
        [0] nenhuma jogada
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }, sem terminar. Pontos até agora: { $scores }.
cli-counting = Contando
cli-counted = { $nodes ->
        [0] Nenhuma continuação de profundidade { $depth }, em { $seconds } s.
        [one] { $nodes } continuação de profundidade { $depth }, em { $seconds } s.
       *[other] { $nodes } continuações de profundidade { $depth }, em { $seconds } s.
    }
cli-replay-move = Jogada { $move } de { $moves }
cli-replay-keys = n, → ou Enter próxima · p ou ← voltar · 0 primeira · $ última · q sair
cli-version-game = { $key }: { $name }, regras { $rules }
cli-version-running = As regras rodam { $running ->
    [compiled] compiladas
    [stale] interpretadas: as fontes mudaram desde que foram compiladas; `make setup` as compila de novo
   *[interpreted] interpretadas, umas dez vezes mais lentas que compiladas
}

## Serving

cli-serving = Servidor em { $address }; Ctrl+C para parar.
cli-serving-already = As mesas já estão abertas em { $address }; o seu navegador as mostra.

## Backups and checks

cli-backing-up = Copiando…
cli-backed-up = A cópia de segurança está completa: { $path }
cli-restoring = Restaurando…
cli-restored = Tudo o que estava em { $path } foi restaurado.
cli-checking = Jogando de novo todas as partidas…
cli-check-found = Mesa { $table }: { $why }
cli-checked = { $wrong ->
        [0] { $tables } mesas com { $entries } linhas: todas podem continuar.
        [one] { $tables } mesas com { $entries } linhas: uma não pode continuar.
       *[other] { $tables } mesas com { $entries } linhas: { $wrong } não podem continuar.
    } { $older ->
        [0] Nenhuma encerrada foi jogada com regras anteriores.
        [one] Uma encerrada foi jogada com regras anteriores; ainda dá para ver o final.
       *[other] { $older } encerradas foram jogadas com regras anteriores; ainda dá para ver o final.
    }
cli-admin-done = Feito e anotado.
