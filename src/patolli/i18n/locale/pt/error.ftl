# O que estava errado em algo que uma pessoa ou um arquivo nos deu, e qual era o valor.

error-unknown-language = Não falo “{ $language }”. Falo: { $known }.
error-unknown-game = Não existe o jogo “{ $game }”. Existem: { $known }.
error-unknown-bot = Não existe o bot “{ $bot }”. Existem: { $known }.

# what: seats, seed ou options, como se digita; allowed: um intervalo ou uma lista.
error-bad-setup = { $what } não pode ser “{ $value }”. Permitido: { $allowed }.
error-unknown-option = A opção “{ $option }” com o valor “{ $value }” não existe aqui. Permitido: { $allowed }.

# why: um detalhe técnico.
error-bad-notation = “{ $text }” não é uma ação: { $why }.
error-illegal-action = “{ $action }” não é permitido agora.

# seat: contado a partir de 0, como em um registro.
error-not-your-decision = O lugar { $seat } não tem nada para decidir agora.
error-match-is-over = A partida terminou.
error-nothing-to-take-back = O lugar { $seat } não tem nada para desfazer.

# path: em que ponto do documento; why: um detalhe técnico.
error-bad-position = A posição está errada em { $path }: { $why }.
error-bad-record = O registro está errado em { $where }: { $why }.

# O que foi digitado na linha de comando.
error-unknown-command = Não existe o comando “{ $command }”. Existem: { $known }.
error-unknown-argument = “{ $argument }” não é um argumento aqui. Acrescente --help para vê-los.
error-absent-argument = Falta “{ $argument }” ou seu valor.
error-bad-argument = { $argument } não pode ser “{ $value }”.
error-cannot-write = Não dá para gravar { $path }: { $why }.

# At the table server. deed, status, what, chat: technical words; why: a technical detail.
error-not-signed-in = Entre primeiro: basta um nome.
error-not-allowed = Você não pode fazer isso aqui ({ $deed }).
error-no-such-table = Não há nenhuma mesa “{ $table }”, ou ela é privada.
error-wrong-password = Nenhuma conta tem este usuário (“{ $login }”) e esta senha.
error-login-taken = Outra pessoa já tem o usuário “{ $login }”.
error-already-claimed = Esta conta já tem senha.
error-bad-name = “{ $name }” não é um nome que outros possam ler.
error-seat-taken = O lugar { $seat } está ocupado.
error-no-free-seat = Todos os lugares estão ocupados.
error-not-now = Isso não pode ser feito agora ({ $deed }, { $status }).
error-old-rules = A partida da mesa “{ $table }” começou com as regras { $rules }; este servidor tem as { $known }.
error-stale-version = Algo aconteceu enquanto isso: você viu a versão { $version }, agora é a { $now }.
error-key-reused = A chave “{ $key }” já significava outra coisa.
error-no-such-offer = Esta pergunta ({ $offer }) já foi resolvida.
error-unknown-order = Não há nenhuma ordem permanente “{ $order }”. Há: { $known }.
error-chat-is-off = Nesta mesa não se conversa assim ({ $chat }).
error-too-many = Demais em pouco tempo ({ $what }). Espere um momento.
error-bad-message = O servidor não entendeu: { $why }.
error-wrong-origin = Este pedido veio de outro site ({ $origin }).
error-server-busy = O servidor não consegue salvar agora. Nada se perdeu; será tentado de novo.
error-bad-database = O banco de dados { $url } não pode ser usado: { $why }.

## A arena

error-bad-entrant = “{ $entrant }” não é um bot com orçamento. Escreva nome, nome@500 ou nome@0.1s.
error-ticket-lost = A partida { $ticket } se perdeu: { $tries } processos morreram com ela.
error-ticket-failed = A partida { $ticket } falhou: { $why }.
error-cluster-unavailable = Não há cluster em “{ $address }”: { $why }.
