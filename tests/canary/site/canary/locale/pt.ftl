# Canary em português.

canary-name = Canary

canary-option-length = Duração
    .about = Quantas voltas a tocha dá.
canary-option-length-short = Duas voltas
canary-option-length-long = Três voltas

## Coisas

canary-bird-macaw-1 = arara (1)
canary-bird-macaw-2 = arara (2)
canary-bird-macaw-3 = arara (3)
canary-bird-macaw-4 = arara (4)
canary-bird-quetzal-1 = quetzal (1)
canary-bird-quetzal-2 = quetzal (2)
canary-bird-quetzal-3 = quetzal (3)
canary-bird-quetzal-4 = quetzal (4)
canary-bird-toucan-1 = tucano (1)
canary-bird-toucan-2 = tucano (2)
canary-bird-toucan-3 = tucano (3)
canary-bird-toucan-4 = tucano (4)
canary-bird-ibis-1 = íbis (1)
canary-bird-ibis-2 = íbis (2)
canary-bird-ibis-3 = íbis (3)
canary-bird-ibis-4 = íbis (4)
canary-bird-owl-1 = coruja (1)
canary-bird-owl-2 = coruja (2)
canary-bird-owl-3 = coruja (3)
canary-bird-owl-4 = coruja (4)

# Vem depois de um número com sinal: +2 conchas.
canary-good-shells = concha
    .many = conchas
canary-good-feathers = pena
    .many = penas

# De onde vêm os pontos.
canary-source-shells = Conchas
canary-source-feathers = Penas
canary-source-nests = Ninhos

canary-standing-answering = Responder sempre

## Perguntas

canary-decision-hide-bird = Escolha uma ave para esconder
    .about = Ninguém a vê antes do anoitecer; todos escondem uma ao mesmo tempo.
canary-decision-take-turn = Mostre uma ave ou procure penas
    .about = Rodada { $round }. Uma ave rende as conchas que vale; antes você pode trocar duas penas por três conchas.
canary-decision-answer-call = Responda à ave vizinha ou fique em silêncio
    .about = Responder custa uma pena e rende duas conchas.
canary-decision-in-any-order = Escolha o que vem primeiro
canary-decision-confirm-turn = Termine seu turno
    .about = Uma ave é comprada e a tocha segue.

## Botões

canary-action-hide = Esconder: { $bird }
canary-action-show = Mostrar: { $bird }
canary-action-forage = Procurar penas
canary-action-answer = Responder
canary-action-keep-silent = Ficar em silêncio
canary-action-barter = Trocar 2 penas por 3 conchas
canary-action-end-turn = Terminar seu turno

## Registro

canary-event-bird-hidden = { $player } esconde { $bird }.
canary-event-bird-hidden-unseen = { $player } esconde uma ave.
canary-event-torch-passed = { $player } pega a tocha (rodada { $round }).
canary-event-bird-shown = { $player } mostra { $bird } e ganha { $shells ->
        [one] { $shells } concha
       *[other] { $shells } conchas
    }.
canary-event-feather-found = { $player } acha uma pena.
canary-event-bartered = { $player } troca { $feathers } penas por { $shells } conchas.
canary-event-call-answered = { $player } responde por uma pena e ganha { $shells } conchas.
canary-event-bird-drawn = { $player } compra { $bird }.
canary-event-bird-drawn-unseen = { $player } compra uma ave.
canary-event-nest-opened = { $player } abre o ninho: { $bird } pontua { $points }.
canary-event-dusk-fell = Anoitece e a partida termina.

## Por que uma posição é recusada

canary-why-every-bird-once = Cada ave está em algum lugar, uma só vez.
canary-why-other-agenda = Isto não pode estar pendente aqui: aves a esconder, um turno ou nada depois do anoitecer.
