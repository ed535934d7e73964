# Canary en español.

canary-name = Canary

canary-option-length = Duración
    .about = Cuántas veces da la vuelta la antorcha.
canary-option-length-short = Dos vueltas
canary-option-length-long = Tres vueltas

## Cosas

canary-bird-macaw-1 = guacamayo (1)
canary-bird-macaw-2 = guacamayo (2)
canary-bird-macaw-3 = guacamayo (3)
canary-bird-macaw-4 = guacamayo (4)
canary-bird-quetzal-1 = quetzal (1)
canary-bird-quetzal-2 = quetzal (2)
canary-bird-quetzal-3 = quetzal (3)
canary-bird-quetzal-4 = quetzal (4)
canary-bird-toucan-1 = tucán (1)
canary-bird-toucan-2 = tucán (2)
canary-bird-toucan-3 = tucán (3)
canary-bird-toucan-4 = tucán (4)
canary-bird-ibis-1 = ibis (1)
canary-bird-ibis-2 = ibis (2)
canary-bird-ibis-3 = ibis (3)
canary-bird-ibis-4 = ibis (4)
canary-bird-owl-1 = búho (1)
canary-bird-owl-2 = búho (2)
canary-bird-owl-3 = búho (3)
canary-bird-owl-4 = búho (4)

# Va tras una cifra con signo: +2 conchas.
canary-good-shells = concha
    .many = conchas
canary-good-feathers = pluma
    .many = plumas

# De dónde vienen los puntos.
canary-source-shells = Conchas
canary-source-feathers = Plumas
canary-source-nests = Nidos

canary-standing-answering = Responder siempre

## Preguntas

canary-decision-hide-bird = Elige un ave para esconderla
    .about = Nadie la ve antes del anochecer; todos esconden una a la vez.
canary-decision-take-turn = Muestra un ave o busca plumas
    .about = Ronda { $round }. Un ave da las conchas que vale; antes puedes cambiar dos plumas por tres conchas.
canary-decision-answer-call = Responde al ave vecina o calla
    .about = Responder cuesta una pluma y da dos conchas.
canary-decision-in-any-order = Elige qué va primero
canary-decision-confirm-turn = Termina tu turno
    .about = Se roba un ave y la antorcha sigue.

## Botones

canary-action-hide = Esconder: { $bird }
canary-action-show = Mostrar: { $bird }
canary-action-forage = Buscar plumas
canary-action-answer = Responder
canary-action-keep-silent = Callar
canary-action-barter = Cambiar 2 plumas por 3 conchas
canary-action-end-turn = Terminar tu turno

## Registro

canary-event-bird-hidden = { $player } esconde { $bird }.
canary-event-bird-hidden-unseen = { $player } esconde un ave.
canary-event-torch-passed = { $player } toma la antorcha (ronda { $round }).
canary-event-bird-shown = { $player } muestra { $bird } y gana { $shells ->
        [one] { $shells } concha
       *[other] { $shells } conchas
    }.
canary-event-feather-found = { $player } encuentra una pluma.
canary-event-bartered = { $player } cambia { $feathers } plumas por { $shells } conchas.
canary-event-call-answered = { $player } responde por una pluma y gana { $shells } conchas.
canary-event-bird-drawn = { $player } roba { $bird }.
canary-event-bird-drawn-unseen = { $player } roba un ave.
canary-event-nest-opened = { $player } abre el nido: { $bird } puntúa { $points }.
canary-event-dusk-fell = Anochece y termina la partida.

## Por qué se rechaza una posición

canary-why-every-bird-once = Cada ave está en algún sitio, una sola vez.
canary-why-other-agenda = Esto no puede estar pendiente aquí: aves que esconder, un turno o nada tras el anochecer.
