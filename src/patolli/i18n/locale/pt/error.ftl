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
