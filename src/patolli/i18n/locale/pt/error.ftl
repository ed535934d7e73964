# O que estava errado em algo que uma pessoa ou um arquivo nos deu: qual era o valor e por quê.
# Os nomes que se digitam ficam como são; todo o resto é dito neste idioma.

error-unknown-language = O idioma “{ $language }” não está disponível. Disponíveis: { $known }.
error-unknown-game = Não existe o jogo “{ $game }”. Existem: { $known }.
error-unknown-theme = Não existe o tema “{ $theme }”. Existem: { $known }.
error-no-features = O jogo “{ $game }” não tem números para programas que aprendem. Têm: { $known }.
error-no-game = Diga qual jogo você quer jogar: { $known }.
error-unknown-bot = Não existe o bot “{ $bot }”. Existem: { $known }.
error-bad-bot = Não é possível usar o bot “{ $bot }”. { $why }
error-bot-broke = O bot “{ $bot }” falhou como jogador { $seat }. { $why } A partida até esse momento está em { $path }.

# needed: uma das expressões de “O que é preciso”.
error-bad-setup = { $what ->
        [seats] O número de lugares
        [seed] A semente
        [options] O conjunto de opções
        [names] O número de nomes
        [name] Um nome
        [matches] O número de partidas
        [bots] O número de bots
        [port] A porta
        [workers] O número de processos do servidor
        [depth] A profundidade
        [position] A posição
       *[other] Este valor
    } deve ser { $needed }, não “{ $value }”.
error-unknown-option = A opção “{ $option }” com o valor “{ $value }” não existe aqui. Permitido: { $allowed }.

# why, aqui e abaixo: uma das frases de “Por quê”, ou outro erro.
error-bad-notation = “{ $text }” não é uma ação. { $why }
error-illegal-action = “{ $action }” não é permitido agora. { $why }
error-answered-too-early = “{ $answer }” só pode ser respondido mais tarde: antes algo oculto é revelado ou outro jogador decide.

# seat: contado a partir de 1.
error-no-such-seat = Não existe o lugar { $seat }. A partida tem { $seats ->
        [one] um lugar
       *[other] { $seats } lugares
    }.
error-not-your-decision = O lugar { $seat } não tem nada para decidir agora.
error-match-is-over = A partida terminou.
error-nothing-to-take-back = Não há nada para desfazer.

# path, where: o ponto do documento.
error-bad-position = A posição tem um erro em “{ $path }”. { $why }
error-bad-record = A partida salva tem um erro em “{ $where }”. { $why }
error-cannot-read = Não é possível ler “{ $path }”. { $why }
error-cannot-write = Não é possível gravar “{ $path }”. { $why }
error-cannot-print = Não foi possível escrever a saída. { $why }

# O que foi digitado na linha de comando.
error-unknown-command = Não existe o comando “{ $command }”. Existem: { $known }.
error-unknown-argument = “{ $argument }” não é um argumento aqui. Acrescente --help para vê-los.
error-absent-argument =
    Falta “{ $argument ->
        [GAME] JOGO
        [FILE] ARQUIVO
       *[other] { $argument }
    }” ou seu valor.
error-bad-argument = { $argument } deve ser { $needed }, não “{ $value }”.

## No servidor de mesas

error-not-signed-in = Primeiro escolha um nome.
error-not-allowed = Você não pode fazer isso aqui.
error-no-such-table = Não há nenhuma mesa “{ $table }”, ou ela é privada.
error-no-such-code = Nenhuma mesa tem o código “{ $code }”.
error-wrong-password = Nenhuma conta tem este usuário (“{ $login }”) e esta senha.
error-login-taken = Outra pessoa já tem o usuário “{ $login }”.
error-already-claimed = Esta conta já tem senha.
error-bad-name = “{ $name }” não serve como nome.
error-seat-taken = O lugar { $seat } está ocupado.
error-no-free-seat = Todos os lugares estão ocupados.
error-not-now = { $status ->
        [gathering] Isso não é possível antes de a partida começar.
        [waiting] Isso não é possível antes de todos os lugares estarem ocupados.
        [playing] Isso não é possível durante a partida.
        [timeout] Isso não é possível antes de se decidir o que acontece com quem ficou sem tempo.
        [too_long] Esta partida foi desfeita tantas vezes que agora só pode continuar.
        [cancelled] Esta mesa foi cancelada.
        [begun] A revanche já começou.
       *[over] Isso não é possível depois da partida.
    }
error-old-rules = A partida da mesa “{ $table }” começou com a versão { $rules } das regras; este servidor tem a { $known }. Nada se perdeu: quem cuida do servidor pode fazer com que ela termine com aquela versão, ou encerrá-la.
error-damaged-match = A partida da mesa “{ $table }” não pode mais ser lida (linha { $entry }). Quem cuida deste servidor foi avisado.
error-stale-version = A partida avançou enquanto isso (você viu a versão { $version }, agora é a { $now }). Tente de novo.
error-key-reused = A chave “{ $key }” já foi usada para outra coisa.
error-no-such-offer = Esta pergunta já foi resolvida.
error-unknown-order = Não há nenhuma ordem permanente “{ $order }”. Há: { $known }.
error-chat-is-off = { $chat ->
        [phrases] Nesta mesa só é possível enviar as frases prontas.
       *[off] Nesta mesa não há chat.
    }
error-too-many = Pedidos demais em pouco tempo. Espere um momento.
error-too-many-tables = Você tem { $most } mesas em aberto. Termine ou deixe uma antes de criar outra.
error-bad-message = O servidor não entendeu o pedido. { $why }
error-unstorable-text = Um texto contém um caractere que não pode ser guardado: “{ $text }”.
error-wrong-origin = Este pedido veio de outro site ({ $origin }).
error-wrong-host = Este servidor não atende pelo nome “{ $host }”.
error-server-busy = O servidor não consegue salvar agora. Nada se perdeu; será tentado de novo.
error-bad-database = O banco de dados “{ $url }” não pode ser usado. { $why }
error-bad-backup = A cópia de segurança “{ $path }” não pode ser usada. { $why }
error-not-empty = Já há dados em “{ $url }”. Uma restauração não substitui nada: indique um banco de dados vazio.
error-no-such-person = Ninguém tem o identificador ou login “{ $person }”.
error-no-such-report = Não há denúncia aberta com o número “{ $report }”.
error-no-such-deed = Nenhuma ação tem o número “{ $deed }”.
error-nothing-to-restore = A ação { $deed } não removeu nada que se possa recuperar.
error-bad-setting = A configuração “{ $setting }” deve ser { $needed }, não “{ $value }”.
error-unknown-setting = Não existe a configuração “{ $setting }”. Existem: { $known }.
error-bad-settings-file = Não é possível ler as configurações de “{ $path }”. { $why }

## A arena

error-bad-entrant = “{ $entrant }” não é um bot com orçamento. Escreva nome, nome@500 ou nome@0.1s.
error-ticket-lost = A partida { $ticket } se perdeu: { $tries } processos pararam.
error-ticket-failed = A partida { $ticket } falhou. { $why }
error-cluster-unavailable = Não há cluster em “{ $address }”. { $why }
error-missing-extra = { $package } não está instalado: vem com o pacote patolli[{ $extra }].
error-bad-weights = Os pesos “{ $file }” não podem ser usados. { $why }
error-cannot-keep = Não é possível gravar “{ $path }”. { $why }
error-nothing-to-learn = Ainda não há nada a aprender sobre { $game }: sua avaliação não nomeia traços.

## Por quê: frases completas

# value: como o documento ou a pessoa escreveu.
error-why-is-not = { $value } não é { $needed }.
error-why-missing = Está faltando.
error-why-unknown-name = Este nome não pertence a este lugar.
error-why-at-most = { $most ->
        [one] É permitido no máximo um item.
       *[other] São permitidos no máximo { $most } itens.
    }
error-why-at-least = { $least ->
        [one] É preciso pelo menos um item.
       *[other] São precisos pelo menos { $least } itens.
    }
error-why-exactly = { $count ->
        [0] Aqui não vai nenhum item.
        [one] É preciso exatamente um item.
       *[other] São precisos exatamente { $count } itens.
    }
error-why-different = Deve haver { $count } itens diferentes.
error-why-too-deep = Tem níveis demais, um dentro do outro.
error-why-only-so-many = Só há { $most } de “{ $name }”, não { $count }.
error-why-does-not-fit = Não combina com o que está na mesa.
error-why-each-seat-once = Aqui devem ser citados lugares, cada um uma única vez.
error-why-no-such-action = Nenhuma ação se chama “{ $name }”.
error-why-no-answer = Isso não responde à pergunta em aberto.
error-why-words-after = { $count ->
        [0] Nada pode vir depois de “{ $name }”.
        [one] Uma palavra deve vir depois de “{ $name }”.
       *[other] { $count } palavras devem vir depois de “{ $name }”.
    }
error-why-other-rules = Foi jogada com a versão { $value } das regras; este programa tem a { $known }.
error-why-other-seed = Não corresponde à semente.
error-why-leads-to = As jogadas levam a { $value }.

# Arquivos e bancos de dados.
error-why-no-such-file = Esse arquivo ou pasta não existe.
error-why-no-permission = Você não tem permissão.
error-why-file-or-folder = Há uma pasta onde é preciso um arquivo, ou um arquivo onde é preciso uma pasta.
error-why-disk-full = O disco está cheio.
error-why-read-only = O disco ou o arquivo está protegido contra gravação.
error-why-too-large = Ocupa mais de { $megabytes } MB.
error-why-not-json = Não é um documento JSON.
error-why-database-address = O endereço deve ser um caminho, sqlite:caminho ou postgresql://…
error-why-not-toml = Não é TOML.
error-why-unreachable = Não responde.
error-why-rejected = Usuário ou senha incorretos.
error-why-no-such-database = Não existe um banco de dados com esse nome.
error-why-not-a-database = O arquivo não é um banco de dados, ou está danificado.
error-why-newer-database = Ele pertence a uma versão do patolli mais nova do que esta.
error-why-already-there = Já existe um arquivo com esse nome.
error-why-log-has-gaps = De { $head } linhas, há { $count }.
error-why-damaged-sheet = O documento dela está danificado.
error-why-another-result = Termina de outro modo do que foi anotado.
error-why-other-version = Foi feito por outra versão do programa. Inicie antes o servidor desta versão.
error-why-in-use = Outro programa o está usando.
# code: como uma máquina ou um programa o chama.
error-why-reported = A máquina informa { $code }.
error-why-not-importable = Não é possível carregar o arquivo dele: { $what }
error-why-not-in-module = Não há nada ali chamado “{ $name }”.
error-why-does-not-choose = “{ $name }” não tem um método choose(observation, budget).
error-why-bot-at-a-place = “{ $name }” indica onde está um programa, e um arquivo não pode mandar executá-lo. Se você confia nele, indique-o você mesmo com --bots.
error-why-other-shape = A tabela “{ $name }” tem outra forma.
error-why-table-missing = Falta a tabela “{ $name }”.
error-why-made-for-others = Foram feitos para outra coisa: “{ $name }” é diferente.
error-why-no-weights = Isto não são pesos.
error-why-raised = Ele lançou { $name }.

# Pedidos ao servidor.
error-why-unknown-request = Este servidor não conhece esse pedido.
error-why-wrong-fields = Falta ou está errado: { $fields }.
error-why-text-or-phrase = Uma mensagem é um texto ou uma frase pronta, não as duas coisas.
error-why-hello-first = Primeiro é preciso abrir a mesa.

## O que é preciso: expressões que seguem “deve ser” e “não é”

error-why-whole-number = um número inteiro de { $low } a { $high }
error-why-whole-number-from = um número inteiro, { $low } ou mais
error-why-integer = um número inteiro
error-why-name-and-value = uma opção como nome=valor
error-why-list-of-bots = uma lista de bots, com vírgulas
error-why-different-bots = uma lista de pelo menos dois bots diferentes
error-why-given-once = um argumento dado uma só vez
error-why-coordinates = um par de números inteiros de { $low } a { $high }
error-why-hexadecimal = um número hexadecimal como 0x1f
error-why-one-of = um destes valores: { $names }
error-why-text = um texto
error-why-short-text = um texto de no máximo { $most } caracteres
error-why-list = uma lista
error-why-table = uma tabela de nomes e valores
error-why-move = uma jogada com o lugar na frente
error-why-free-port = uma que nenhum outro programa use
error-why-positive-number = um número maior que 0
error-why-folder-of-pages = uma pasta com as páginas prontas
error-why-origin = o endereço de um site, como https://tables.example.org
error-why-network = o endereço de uma máquina ou de uma rede, como 10.0.0.0/8
error-why-list-of-texts = uma lista de textos
error-why-lone-process = 1, exceto com PostgreSQL
error-why-of-game = uma do jogo “{ $game }”
error-nobody-judges = Nenhum processo pôde julgar isto agora. Peça de novo.


# Puzzles
error-no-such-puzzle = Não há problema chamado “{ $puzzle }”.
error-bad-puzzle = O problema “{ $puzzle }” não pode ser usado. { $why }
error-cannot-keep-puzzles = Não é possível ler ou gravar “{ $path }”. { $why }
error-other-puzzles = “{ $path }” é de outra busca de problemas. Apague-o ou indique outro arquivo.
error-why-no-puzzle = Isto não é um problema.
