# O que o navegador diz na mesa de Cacao.

web-cacao-round =
    Rodada { $round } de { $rounds } · { $left ->
        [0] não restam peças de selva
        [one] resta { $left } peça de selva
       *[other] restam { $left } peças de selva
    }
web-cacao-round-brief = Rodada { $round } de { $rounds }
web-cacao-ended = terminada
web-cacao-tiles = { $hand } na mão · { $pile } na pilha
web-cacao-hand = Sua mão
web-cacao-hand-of = A mão de { $player }
web-cacao-tile = Peça { $number }: { $tile }{ $count ->
        [1] { "" }
       *[other] { ", " }{ $count } iguais
    }
web-cacao-display = Selva explorada
web-cacao-display-empty = Não resta nenhuma peça de selva.
web-cacao-left =
    { $count ->
        [0] não restam peças
        [one] resta { $count } peça
       *[other] restam { $count } peças
    }
web-cacao-to-come = Ainda por vir
web-cacao-now = Se acabasse agora
web-cacao-final = Pontuação final
web-cacao-wish = Respostas automáticas
web-cacao-wish-about = No turno dos outros, enquanto esta página estiver aberta. Dá para desfazer até a próxima jogada.
web-cacao-wish-price = Preço mínimo
web-cacao-wish-price-about = em mercados que paguem pelo menos isto
web-cacao-wish-keep = Guardar sempre
web-cacao-wish-keep-about = cacau que você nunca vende
web-cacao-wish-harvest = Colher primeiro
web-cacao-wish-harvest-about = antes de vender, quando os dois são possíveis
web-cacao-wish-ask = Perguntar antes
web-cacao-wish-ask-about = quando se perderia cacau
web-cacao-tie = Empate em ouro: decide o cacau que sobra ({ $left }).
web-cacao-story = Pontuação em detalhes
web-cacao-gold = ouro
web-cacao-temples = templos
web-cacao-sun = fichas de Sol
web-cacao-water = rio
web-cacao-village =
    { $player }: { $gold ->
        [0] nenhum ouro
        [one] { $gold } ouro
       *[other] { $gold } ouros
    }, { $cacao ->
        [0] nenhum cacau
        [one] { $cacao } cacau
       *[other] { $cacao } cacaus
    }, { $sun ->
        [0] nenhuma ficha de Sol
        [one] { $sun } ficha de Sol
       *[other] { $sun } fichas de Sol
    }, aguadeiro em { $water }, { $hand ->
        [0] nenhuma peça
        [one] { $hand } peça
       *[other] { $hand } peças
    } na mão e { $pile ->
        [0] nenhuma
       *[other] { $pile }
    } na pilha.
web-cacao-map =
    Mapa com { $jungle } peças de selva e { $workers ->
        [0] nenhuma peça de trabalhadores
        [one] { $workers } peça de trabalhadores
       *[other] { $workers } peças de trabalhadores
    }
web-cacao-cell = Lugar em { $x }, { $y }
web-cacao-place-question = Coloque uma peça de trabalhadores
web-cacao-place-choose = Escolha uma das suas peças ou arraste-a para um lugar destacado.
web-cacao-place-where = Agora escolha um lugar destacado.
web-cacao-place-gap = Escolha a peça de selva para o espaço vazio, gire a sua peça e coloque.
web-cacao-place-turn = Gire a peça com R ou tocando nela e depois coloque.
web-cacao-place = Colocar aqui
web-cacao-cover = Cobrir esta peça
web-cacao-cover-next = Cobrir uma peça
web-cacao-cover-about = Cubra uma peça sua por 1 ficha de Sol
web-cacao-crumb-place = colocar
web-cacao-crumb-fill = espaço
web-cacao-crumb-act = trabalhadores
web-cacao-crumb-sell = vender
web-cacao-turn = Girar
web-cacao-gap = espaço
web-cacao-order = O que seus trabalhadores fizeram, na ordem
web-cacao-order-sell = vender { $count }
web-cacao-order-gain = +{ $amount }
web-cacao-change-order = Mudar ordem ou vendas
web-cacao-in-all = no total
web-cacao-this-move = Esta jogada
web-cacao-nothing = não rende nada agora
web-cacao-others = Também age nesse espaço: { $player }
web-cacao-told-row = Linha { $y }:
web-cacao-told-tile = coluna { $x }, { $tile }
web-cacao-told-workers = coluna { $x }, trabalhadores de { $player }: norte { $north }, leste { $east }, sul { $south }, oeste { $west }
web-cacao-told-notation = Uma peça recebe o nome dos seus trabalhadores, em sentido horário a partir do norte.

# What happened, in sentences and in a few words: who sees the map needs no coordinates
web-cacao-log-opens = { $player } abre { $a-tile }.
web-cacao-log-overbuilds = { $player } paga 1 ficha de Sol e cobre uma peça sua.
web-cacao-log-places = { $player } coloca uma peça de trabalhadores.
web-cacao-log-temple = { $player } ganha { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
    } em um templo, com { $workers ->
    [one] { $workers } trabalhador
   *[other] { $workers } trabalhadores
    }.
web-cacao-log-leaves-open = { $player } deixa um espaço vazio até o fim.
web-cacao-told-opens = Abre { $a-tile }
web-cacao-told-sells = Venda: +{ $gold }
web-cacao-told-mines = Mina de ouro: +{ $count }
web-cacao-told-harvests = Colheita: +{ $count }
web-cacao-told-carries = Aguadeiro: +{ $steps }
web-cacao-told-worships = Fichas de Sol: +{ $count }
web-cacao-told-overbuilds = Cobre uma peça
web-cacao-told-places = Coloca uma peça de trabalhadores

## Rules and pieces

web-cacao-rules-place = Uma peça de trabalhadores ao lado de uma plantação e acima de um mercado
web-cacao-rules-fill = Cada peça pode ir a qualquer um dos dois espaços
web-cacao-where-map = no mapa
web-cacao-where-display = na selva explorada
web-cacao-where-hand = na sua mão
web-cacao-where-village = em uma aldeia

# What the end of a turn turns up
web-cacao-up-worker = sua próxima peça de trabalhadores
web-cacao-up-jungle = { $count ->
        [one] uma peça de selva
       *[other] { $count } peças de selva
    }

# The card of a piece: what it is worth now
web-cacao-tiles-on-map = Peças no mapa
web-cacao-tile-at = { $tile } em { $x }, { $y }
web-cacao-workers-at = peça de trabalhadores de { $player } em { $x }, { $y }
web-cacao-village-board = Tabuleiro da aldeia
web-cacao-worth-at-best = no máximo
web-cacao-worth-pile = Ainda está na pilha.
web-cacao-worth-no-gap = Preenche um espaço que uma peça de trabalhadores abrir.
web-cacao-worth-no-place = Não há lugar livre ao lado.
web-cacao-worth-temple = Você não tem trabalhadores suficientes ao lado.
web-cacao-worth-laid = Trabalhadores com um lugar vazio à frente esperam até que ele seja preenchido.
web-cacao-worth-theirs = Seus trabalhadores agem para outro jogador.

# Why an answer brings nothing
web-cacao-none-storage = seu armazém está cheio
web-cacao-none-sun = não cabem mais fichas de Sol
web-cacao-none-river = o rio acaba aqui
web-cacao-none-temple = sem prêmio para você
web-cacao-none-cacao = sem cacau para vender
web-cacao-none-workers = nenhum trabalhador seu age ali
