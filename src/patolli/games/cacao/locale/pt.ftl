# Cacao em português.

cacao-name = Cacao

## Opções

cacao-option-first-seat = Primeiro jogador
    .about = Quem coloca a primeira peça.
cacao-option-first-seat-random = Por sorteio
cacao-option-first-seat-0 = Lugar 1
cacao-option-first-seat-1 = Lugar 2
cacao-option-first-seat-2 = Lugar 3
cacao-option-first-seat-3 = Lugar 4

cacao-option-declining = Trabalhadores parados
    .about = Se os trabalhadores podem ficar parados só nos mercados ou em toda parte.
cacao-option-declining-selling = Só nos mercados
cacao-option-declining-everything = Em toda parte

## Coisas

# a: com o artigo, dentro de uma frase.
cacao-jungle-plantation-1 = plantação simples
    .a = uma plantação simples
cacao-jungle-plantation-2 = plantação dupla
    .a = uma plantação dupla
cacao-jungle-market-2 = mercado (preço 2)
    .a = um mercado (preço 2)
cacao-jungle-market-3 = mercado (preço 3)
    .a = um mercado (preço 3)
cacao-jungle-market-4 = mercado (preço 4)
    .a = um mercado (preço 4)
cacao-jungle-gold-mine-1 = mina de ouro (valor 1)
    .a = uma mina de ouro (valor 1)
cacao-jungle-gold-mine-2 = mina de ouro (valor 2)
    .a = uma mina de ouro (valor 2)
cacao-jungle-water = cenote
    .a = um cenote
cacao-jungle-sun-site = santuário do Sol
    .a = um santuário do Sol
cacao-jungle-temple = templo
    .a = um templo

# Trabalhadores nos quatro lados, no sentido horário.
cacao-worker-1-1-1-1 = 1-1-1-1
cacao-worker-2-1-0-1 = 2-1-0-1
cacao-worker-3-0-0-1 = 3-0-0-1
cacao-worker-3-1-0-0 = 3-1-0-0

cacao-side-north = norte
cacao-side-east = leste
cacao-side-south = sul
cacao-side-west = oeste

# Preços de mercados, depois de dois-pontos.
cacao-prices-none = nenhum
cacao-prices-2 = a 2
cacao-prices-3 = a 3
cacao-prices-3-2 = a 3 e 2
cacao-prices-4 = a 4
cacao-prices-4-2 = a 4 e 2
cacao-prices-4-3 = a 4 e 3
cacao-prices-4-3-2 = a 4, 3 e 2

# De onde vêm os pontos.
cacao-source-gold = Ouro
cacao-source-temples = Templos
cacao-source-sun = Fichas de sol
cacao-source-water = Água

# Vem depois de um número com sinal: +2 ouro.
cacao-good-gold = ouro
cacao-good-cacao = cacau
cacao-good-sun = sol
cacao-good-water = rio

## Perguntas

cacao-decision-place-worker = Escolha uma peça de trabalhadores, aonde ela vai e como gira
    .about = Ela precisa tocar uma peça de selva; os trabalhadores usam toda peça de selva à sua frente.
cacao-decision-fill-gap = Escolha qual peça de selva vai no vão
    .about = Onde duas peças de trabalhadores se encontram diante de um lugar vazio, uma peça da selva explorada deve ocupá-lo.
cacao-decision-in-any-order = Escolha quais trabalhadores agem primeiro
    .about = Um lado termina antes do seguinte: colha primeiro para ter o que vender ou venda primeiro para ter espaço.
cacao-decision-sell-cacao = Escolha quanto cacau você vende
    .about = Cada trabalhador do lado { $side } da peça em { $cell } pode vender um. Seus mercados por vir: { $later }.
cacao-decision-send-workers = Escolha quantos trabalhadores agem
    .about = Os outros trabalhadores do lado { $side } da peça em { $cell } ficam parados.

## Botões

cacao-action-place = Colocar { $tile } em { $cell }, { $rotation ->
        [0] sem girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }
cacao-action-overbuild = Cobrir sua peça em { $cell } com { $tile }, { $rotation ->
        [0] sem girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }
cacao-action-fill = Pôr { $a-tile } em { $cell }
cacao-action-use = Usar o lado { $side } da peça em { $cell }
cacao-action-sell = { $count ->
        [0] Não vender nada
       *[other] Vender { $count } de cacau
    }
cacao-action-send = { $count ->
        [0] Não enviar ninguém
        [one] Enviar { $count } trabalhador
       *[other] Enviar { $count } trabalhadores
    }

## Crônica

cacao-event-match-began = { $player } começa a partida.
cacao-event-turn-began = { $player } começa a rodada { $round }.
cacao-event-worker-placed = { $player } coloca { $tile } em { $cell }.
cacao-event-worker-overbuilt = { $player } paga 1 ficha do Sol e cobre a peça em { $cell } com { $tile }.
cacao-event-gap-filled = { $player } põe { $a-tile } em { $cell }.
cacao-event-gap-filled-from-pile = { $player } revela { $a-tile } da pilha em { $cell }.
cacao-event-gap-left-open = { $player } deixa o vão em { $cell } aberto para sempre.
cacao-event-harvested = { $player } colhe { $count } de cacau.
cacao-event-harvest-lost = { $player } não tem espaço e perde { $count } de cacau.
cacao-event-sold = { $player } vende { $count } de cacau por { $gold } de ouro.
cacao-event-gold-mined = { $player } extrai { $count } de ouro.
cacao-event-carrier-moved = { $player } move o aguadeiro { $steps ->
        [one] { $steps } casa
       *[other] { $steps } casas
    }, até { $value }.
cacao-event-sun-gained = { $player } ganha { $count ->
        [one] { $count } ficha do Sol
       *[other] { $count } fichas do Sol
    }.
cacao-event-worker-drawn = { $player } compra { $tile }.
cacao-event-worker-drawn-unseen = { $player } compra uma peça de trabalhadores.
cacao-event-display-refilled = A selva explorada recebe { $a-tile }.
cacao-event-jungle-exhausted = A selva se esgota; a partir do próximo turno é possível construir por cima.
cacao-event-temple-scored = { $player } ganha { $gold } de ouro no templo em { $cell } com { $workers ->
        [one] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    }.
cacao-event-sun-scored = { $player } ganha { $gold } de ouro por { $count ->
        [one] { $count } ficha do Sol
       *[other] { $count } fichas do Sol
    }.
cacao-event-water-scored = { $player } conta { $value } de ouro pelo aguadeiro.
cacao-event-scored = { $player } termina com { $total } de ouro.
cacao-event-match-ended = A partida termina.
