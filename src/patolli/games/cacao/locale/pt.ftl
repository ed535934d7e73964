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

cacao-option-declining = Trabalhadores sem agir
    .about = Os trabalhadores podem deixar de agir só nos mercados ou em toda parte.
cacao-option-declining-selling = Só nos mercados
cacao-option-declining-everything = Em toda parte

## Coisas

# a: com o artigo, dentro de uma frase.
cacao-jungle-plantation-1 = plantação simples
    .a = uma plantação simples
    .does = Cada trabalhador colhe 1 cacau.
    .when = Quando trabalhadores e esta peça se juntam.
cacao-jungle-plantation-2 = plantação dupla
    .a = uma plantação dupla
    .does = Cada trabalhador colhe 2 cacaus.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-2 = mercado (preço 2)
    .a = um mercado (preço 2)
    .does = Cada trabalhador pode vender 1 cacau por 2 ouros.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-3 = mercado (preço 3)
    .a = um mercado (preço 3)
    .does = Cada trabalhador pode vender 1 cacau por 3 ouros.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-market-4 = mercado (preço 4)
    .a = um mercado (preço 4)
    .does = Cada trabalhador pode vender 1 cacau por 4 ouros.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-gold-mine-1 = mina de ouro (valor 1)
    .a = uma mina de ouro (valor 1)
    .does = Cada trabalhador extrai 1 ouro.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-gold-mine-2 = mina de ouro (valor 2)
    .a = uma mina de ouro (valor 2)
    .does = Cada trabalhador extrai 2 ouros.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-water = cenote
    .a = um cenote
    .does = Cada trabalhador avança seu aguadeiro uma casa pelo rio.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-sun-site = santuário do Sol
    .a = um santuário do Sol
    .does = Cada trabalhador rende uma ficha de Sol.
    .when = { cacao-jungle-plantation-1.when }
cacao-jungle-temple = templo
    .a = um templo
    .does = Paga 6 e 3 ouros a quem tiver mais trabalhadores ao lado.
    .when = No fim da partida.

# Trabalhadores nos quatro lados, no sentido horário.
cacao-worker-1-1-1-1 = 1-1-1-1
    .does = Um trabalhador em cada lado.
    .when = Ao colocá-la e quando um espaço ao lado é preenchido.
cacao-worker-2-1-0-1 = 2-1-0-1
    .does = Dois trabalhadores em um lado, um em cada lado vizinho.
    .when = { cacao-worker-1-1-1-1.when }
cacao-worker-3-0-0-1 = 3-0-0-1
    .does = Três trabalhadores em um lado, um no lado à esquerda dele.
    .when = { cacao-worker-1-1-1-1.when }
cacao-worker-3-1-0-0 = 3-1-0-0
    .does = Três trabalhadores em um lado, um no lado à direita dele.
    .when = { cacao-worker-1-1-1-1.when }

cacao-side-north = norte
cacao-side-east = leste
cacao-side-south = sul
cacao-side-west = oeste


# Parts of a match; a number follows.
cacao-part-turn-began = Rodada

# De onde vêm os pontos.
cacao-source-gold = Ouro
cacao-source-temples = Templos
cacao-source-sun = Fichas de Sol
cacao-source-water = Rio

# Vem depois de um número com sinal: +2 ouro.
cacao-good-gold = ouro
    .many = ouros
cacao-good-cacao = cacau
    .many = cacaus
cacao-good-sun = Sol
    .many = Sol
cacao-good-water = rio
    .many = rio

# Preços dos mercados pelos quais um lugar será perguntado depois.
cacao-prices-none = nenhum
    .still = { "" }
cacao-prices-2 = 2
    .still = { " " }Depois vem seu mercado de preço 2.
cacao-prices-3 = 3
    .still = { " " }Depois vem seu mercado de preço 3.
cacao-prices-3-2 = 3 e 2
    .still = { " " }Depois vêm seus mercados de preço 3 e 2.
cacao-prices-4 = 4
    .still = { " " }Depois vem seu mercado de preço 4.
cacao-prices-4-2 = 4 e 2
    .still = { " " }Depois vêm seus mercados de preço 4 e 2.
cacao-prices-4-3 = 4 e 3
    .still = { " " }Depois vêm seus mercados de preço 4 e 3.
cacao-prices-4-3-2 = 4, 3 e 2
    .still = { " " }Depois vêm seus mercados de preço 4, 3 e 2.

## Perguntas

cacao-decision-place-worker = Escolha uma peça de trabalhadores, o lugar e a orientação
    .about = Ela precisa tocar uma peça de selva; os trabalhadores usam toda peça de selva à sua frente.
cacao-decision-fill-gap = Escolha qual peça de selva vai no espaço vazio
    .about = Um espaço vazio ao lado de duas peças de trabalhadores deve receber uma peça de selva: escolha uma da selva explorada.
cacao-decision-in-any-order = Escolha quais trabalhadores agem primeiro
    .about = Um lado termina antes do próximo: colha primeiro para ter o que vender, ou venda primeiro para ter espaço.
cacao-decision-sell-cacao = Escolha quanto cacau vender
    .about = Cada trabalhador do lado { $side } da peça em { $cell } pode vender um.{ $still-later }
cacao-decision-confirm-turn = Termine seu turno
    .about = Não há mais nada a fazer; compra-se uma peça e a selva explorada é reposta.
cacao-decision-send-workers = Escolha quantos trabalhadores agem
    .about = Os outros trabalhadores do lado { $side } da peça em { $cell } não agem.

cacao-standing-selling = Vender tudo o que puder

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
cacao-action-sell =
    { $count ->
        [0] Não vender nada
        [one] Vender { $count } cacau
       *[other] Vender { $count } cacaus
    }
cacao-action-send = { $count ->
        [0] Não enviar ninguém
        [one] Enviar { $count } trabalhador
       *[other] Enviar { $count } trabalhadores
    }
cacao-action-end-turn = Terminar seu turno

## Histórico

cacao-event-match-began = { $player } começa a partida.
cacao-event-turn-began = { $player } começa seu turno (rodada { $round }).
cacao-event-worker-placed = { $player } coloca a peça { $tile } em { $cell }.
cacao-event-worker-overbuilt = { $player } paga 1 ficha de Sol e cobre a peça em { $cell } com a peça { $tile }.
cacao-event-gap-filled = { $player } põe { $a-tile } em { $cell }.
cacao-event-gap-filled-from-pile = { $player } põe em { $cell } a primeira peça da pilha: { $a-tile }.
cacao-event-gap-left-open = { $player } deixa o espaço em { $cell } vazio até o fim.
cacao-event-harvested =
    { $player } colhe { $count ->
        [one] { $count } cacau
       *[other] { $count } cacaus
    }.
cacao-event-harvest-lost =
    { $player } não tem espaço e perde { $count ->
        [one] { $count } cacau
       *[other] { $count } cacaus
    }.
cacao-event-sold =
    { $player } vende { $count ->
        [one] { $count } cacau
       *[other] { $count } cacaus
    } por { $gold ->
        [one] { $gold } ouro
       *[other] { $gold } ouros
    }.
cacao-event-gold-mined =
    { $player } extrai { $count ->
        [one] { $count } ouro
       *[other] { $count } ouros
    }.
cacao-event-carrier-moved =
    { $player } avança o aguadeiro { $steps ->
        [one] { $steps } casa
       *[other] { $steps } casas
    }, até { $value }.
cacao-event-steps-lost =
    O aguadeiro de { $player } está no fim do rio: { $count ->
        [one] { $count } trabalhador fica
       *[other] { $count } trabalhadores ficam
    } sem efeito.
cacao-event-sun-gained =
    { $player } ganha { $count ->
        [one] { $count } ficha de Sol
       *[other] { $count } fichas de Sol
    }.
cacao-event-sun-lost =
    { $player } não tem espaço e perde { $count ->
        [one] { $count } ficha de Sol
       *[other] { $count } fichas de Sol
    }.
cacao-event-worker-drawn = { $player } compra a peça { $tile }.
cacao-event-worker-drawn-unseen = { $player } compra uma peça de trabalhadores.
cacao-event-display-refilled = Nova peça na selva explorada: { $a-tile }.
cacao-event-jungle-exhausted = A selva se esgotou; a partir do próximo turno é possível cobrir as próprias peças.
cacao-event-temple-scored =
    { $player } ganha { $gold ->
        [one] { $gold } ouro
       *[other] { $gold } ouros
    } no templo em { $cell } com { $workers ->
        [one] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    }.
cacao-event-sun-scored =
    { $player } ganha { $gold ->
        [one] { $gold } ouro
       *[other] { $gold } ouros
    } por { $count ->
        [one] { $count } ficha de Sol
       *[other] { $count } fichas de Sol
    }.
cacao-event-water-scored = { $player } soma ao ouro o valor do aguadeiro: { $value }.
cacao-event-scored =
    { $player } termina { $total ->
        [0] sem nenhum ouro
        [one] com { $total } ouro
       *[other] com { $total } ouros
    }.
cacao-event-match-ended = A partida termina.

## Por que uma posição é recusada

cacao-why-jungle-cell = um espaço vazio para uma peça de selva
cacao-why-worker-cell = um espaço vazio para uma peça de trabalhadores ao lado de uma peça de selva
cacao-why-too-far = As peças chegam mais longe do que é possível em uma partida.
cacao-why-overbuilt-early = Nada é coberto enquanto restam peças de selva.
cacao-why-open-gap = O espaço em { $cell } deve ser preenchido.
cacao-why-no-room = Talvez não haja espaço para todas as peças de trabalhadores.
cacao-why-not-one-turn = Estas não são as etapas de um turno.
cacao-why-no-workers-there = Este jogador não tem trabalhadores ali.
cacao-why-not-a-gap = Um espaço a preencher toca pelo menos duas peças de trabalhadores.
cacao-why-wrong-tile-faced = Os trabalhadores não têm à frente a peça de selva necessária.
cacao-why-short-display = A selva explorada deve ter { $count } peças enquanto houver peças na pilha.

## Why an answer cannot be given

cacao-why-on-jungle = Aqui há uma peça de selva; as peças de trabalhadores ficam ao lado.
cacao-why-of-another = Esta peça é de outra pessoa; cubra uma sua.
cacao-why-overbuilt-already = Aqui já há duas peças; uma terceira não é permitida.
cacao-why-jungle-first = Você poderá cobrir peças quando a selva acabar; { $left ->
        [one] resta { $left } peça
       *[other] restam { $left } peças
    }.
cacao-why-needs-sun =
    { $price ->
        [one] É necessária { $price } ficha de Sol
       *[other] São necessárias { $price } fichas de Sol
    }; você tem { $own }.
cacao-why-for-jungle = Aqui ficam peças de selva, quando duas peças de trabalhadores tocarem este lugar.
cacao-why-no-jungle-beside = É necessária uma peça de selva ao lado; este lugar não tem nenhuma.
cacao-why-only-by-overbuilding = Aqui há uma peça sua; só é possível cobri-la.
cacao-why-nothing-to-overbuild = Aqui não há nenhuma peça para cobrir.
cacao-why-not-in-hand = Você não tem essa peça na mão.
cacao-why-no-gap-to-fill = Aqui não há nenhum espaço a preencher.
cacao-why-not-in-display = Essa peça não está na selva explorada.
cacao-why-other-tile-first = Primeiro vai a outra peça da selva explorada.
cacao-why-other-gap-first = Primeiro se preenche outro espaço.
cacao-why-no-more-cacao = Você não tem mais de { $own } cacau para vender.
cacao-why-no-more-workers = { $workers ->
        [one] Aqui só pode agir { $workers } trabalhador.
       *[other] Aqui só podem agir { $workers } trabalhadores.
    }
