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
web-cacao-tile = Peça { $number }: { $tile }
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
web-cacao-this-move = Esta jogada
web-cacao-nothing = não rende nada agora
web-cacao-others = Também age nesse espaço: { $player }
web-cacao-told-row = Linha { $y }:
web-cacao-told-tile = coluna { $x }, { $tile }
web-cacao-told-workers = coluna { $x }, trabalhadores de { $player }: norte { $north }, leste { $east }, sul { $south }, oeste { $west }

## First lesson

web-cacao-coach-next = Entendi
web-cacao-coach-stop = Fechar o guia
web-cacao-coach-tile = Escolha uma das suas três peças. Os chapéus nos lados são seus trabalhadores.
web-cacao-coach-place = Agora toque em um lugar destacado ao lado da selva. Cada trabalhador usa a peça de selva à sua frente.
web-cacao-coach-turn = Toque na peça de novo para girar. As etiquetas mostram o que cada lado renderia.
web-cacao-coach-gap = Duas peças de trabalhadores cercam um espaço vazio: escolha a peça de selva que o preenche, A ou B.
web-cacao-coach-commit = Gostou? Coloque a peça. Antes disso, nada é definitivo.
web-cacao-coach-sell = Um mercado: cada trabalhador pode vender um cacau. Venda agora ou guarde para um preço melhor.
web-cacao-coach-order = Você decide qual lado age primeiro: colha para ter o que vender, ou venda para ter espaço.
web-cacao-coach-others = Seus trabalhadores também agem no turno dos outros, quando um espaço vazio ao lado deles é preenchido.
web-cacao-coach-water = Seu aguadeiro está em −10, e isso conta no fim. Envie trabalhadores aos cenotes.
web-cacao-coach-temple = Os templos pagam no fim: 6 ouros a quem tiver mais trabalhadores ao lado, 3 ao segundo.
web-cacao-coach-store = Seu armazém está quase cheio: acima de 5 cacaus o resto se perde. Procure um mercado.
web-cacao-coach-end = Agora você sabe tudo. “Se acabasse agora” mostra como cada um está.
