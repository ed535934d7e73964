# O que estava errado em algo que uma pessoa ou um arquivo nos deu: qual era o valor e por quê.
# Os nomes que se digitam ficam como são; todo o resto é dito neste idioma.

error-unknown-language = O idioma “{ $language }” não está disponível. Disponíveis: { $known }.
error-unknown-game = Não existe o jogo “{ $game }”. Existem: { $known }.
error-no-game = Diga qual jogo você quer jogar: { $known }.
error-unknown-bot = Não existe o bot “{ $bot }”. Existem: { $known }.

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
error-illegal-action = “{ $action }” não é permitido agora.
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
       *[over] Isso não é possível depois da partida.
    }
error-old-rules = A partida da mesa “{ $table }” começou com a versão { $rules } das regras; este servidor tem a { $known }.
error-stale-version = A partida avançou enquanto isso (você viu a versão { $version }, agora é a { $now }). Tente de novo.
error-key-reused = A chave “{ $key }” já foi usada para outra coisa.
error-no-such-offer = Esta pergunta já foi resolvida.
error-unknown-order = Não há nenhuma ordem permanente “{ $order }”. Há: { $known }.
error-chat-is-off = { $chat ->
        [phrases] Nesta mesa só é possível enviar as frases prontas.
       *[off] Nesta mesa não há chat.
    }
error-too-many = Pedidos demais em pouco tempo. Espere um momento.
error-bad-message = O servidor não entendeu o pedido. { $why }
error-wrong-origin = Este pedido veio de outro site ({ $origin }).
error-server-busy = O servidor não consegue salvar agora. Nada se perdeu; será tentado de novo.
error-bad-database = O banco de dados “{ $url }” não pode ser usado. { $why }

## A arena

error-bad-entrant = “{ $entrant }” não é um bot com orçamento. Escreva nome, nome@500 ou nome@0.1s.
error-ticket-lost = A partida { $ticket } se perdeu: { $tries } processos pararam.
error-ticket-failed = A partida { $ticket } falhou. { $why }
error-cluster-unavailable = Não há cluster em “{ $address }”. { $why }

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
error-why-unreachable = Não responde.
error-why-rejected = Usuário ou senha incorretos.
error-why-no-such-database = Não existe um banco de dados com esse nome.
error-why-not-a-database = O arquivo não é um banco de dados, ou está danificado.
error-why-newer-database = Ele pertence a uma versão do patolli mais nova do que esta.
error-why-in-use = Outro programa o está usando.
# code: como uma máquina ou um programa o chama.
error-why-reported = A máquina informa { $code }.
error-why-ray-missing = O Ray não está instalado: ele vem com o pacote patolli[cluster].

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
error-why-lone-process = 1, exceto com PostgreSQL
error-why-of-game = uma do jogo “{ $game }”
