# O que o navegador diz na mesa de Teotihuacan.

## Board

web-teotihuacan-where = Era { $era } · disco claro { $light }, disco escuro { $dark }
web-teotihuacan-where-brief = Era { $era } · { $light } de { $dark }
web-teotihuacan-era = era { $era } de 3
web-teotihuacan-of-three = de III
web-teotihuacan-eclipse = Eclipse em
web-teotihuacan-eclipse-in = Eclipse em { $count }
web-teotihuacan-last-round = última rodada antes do Eclipse
web-teotihuacan-the-last = o último
web-teotihuacan-start = início
web-teotihuacan-each-step = cada espaço: { $points } PV
web-teotihuacan-up-to = até
web-teotihuacan-upper-row = fileira de cima
web-teotihuacan-either-row = qualquer uma
web-teotihuacan-per-match = +1 por ícone igual
web-teotihuacan-tile-per-worker = uma peça por trabalhador · +1 PV por ícone igual
web-teotihuacan-stack = { $count } na pilha
web-teotihuacan-salary = Salário devido no próximo Eclipse
web-teotihuacan-masks-worth = Máscaras: { $points } PV em um Eclipse

## Deciding

web-teotihuacan-worker-at = Poder { $power } · { $board }
web-teotihuacan-go-to = Ir { $to-board }
web-teotihuacan-place-here = Colocar aqui
web-teotihuacan-confirm = Confirmar
web-teotihuacan-turn = Girar
web-teotihuacan-place-turn = { $matches ->
        [0] Arraste a peça ou aperte R para girar. Nenhum ícone igual.
        [one] Arraste a peça ou aperte R para girar. { $matches } ícone igual.
       *[other] Arraste a peça ou aperte R para girar. { $matches } ícones iguais.
    }

## Cards

web-teotihuacan-card-collect = Coletar cacau
web-teotihuacan-card-colours =
    { $colours ->
        [0] Nenhum trabalhador desbloqueado aqui: a ação principal é grátis, coletar dá { $pay } cacau.
        [one] { $colours } cor aqui: a ação principal custa { $colours } cacau, coletar dá { $pay }.
       *[other] { $colours } cores aqui: a ação principal custa { $colours } cacaus, coletar dá { $pay }.
    }
web-teotihuacan-about-palace = Faça uma adoração em uma ficha real ou colete cacau.
web-teotihuacan-about-gathering = Ganhe recursos: a linha depende de quantos trabalhadores você tem aqui; a coluna, do poder do mais fraco.
web-teotihuacan-about-alchemy = Pague o ouro indicado para adquirir uma tecnologia e avance no templo da coluna. Os outros jogadores que já a têm ganham 3 PV.
web-teotihuacan-about-nobles = Pague 2 madeiras por um edifício: seus trabalhadores definem a fileira, o espaço coberto dá PV e você avança um espaço na Avenida dos Mortos.
web-teotihuacan-about-decorations = Pague ouro para colocar uma ficha de decoração em um lado da pirâmide: 3 PV, 1 PV por ícone igual e um espaço na trilha da pirâmide.
web-teotihuacan-about-construction = Construa até uma peça de pirâmide por trabalhador: PV conforme o nível e 1 PV por ícone igual; um ícone colorido igual faz avançar no templo da mesma cor.
web-teotihuacan-about-coloured = Seus ícones coloridos iguais fazem avançar: { $temples }.
web-teotihuacan-about-uncoloured = Não tem ícone colorido: os iguais só dão PV.
web-teotihuacan-about-altar-temple = Adoração: avance um degrau neste templo. Se houver um trabalhador de outro jogador, pague 1 cacau para desbloqueá-lo.
web-teotihuacan-about-used = Usada: não faz mais nada.
web-teotihuacan-about-owners = Adquirida por { $players }.
web-teotihuacan-about-no-owner = Ninguém a adquiriu ainda.
web-teotihuacan-about-worker = Poder { $power }, { $at-board }. Com poder 6, ele ascende.
web-teotihuacan-about-locked = Bloqueado: pague 3 cacaus ou gaste um turno para desbloqueá-lo; outro jogador que fizer uma adoração aqui também o desbloqueia.
web-teotihuacan-about-neutral = Um trabalhador neutro: conta apenas como mais uma cor.
web-teotihuacan-about-group = Pegue a recompensa impressa ou uma destas fichas.
web-teotihuacan-about-avenue = Quem chegar aqui pode pegar uma destas fichas.
web-teotihuacan-about-buildings = O menor número visível é o valor de cada espaço da Avenida dos Mortos em um Eclipse: agora { $points } PV.
web-teotihuacan-about-calendar = O disco claro (sol) avança após cada rodada e a cada ascensão. Quando alcança o disco escuro (lua), a rodada é concluída, todos jogam mais um turno e depois o Eclipse é pontuado.
web-teotihuacan-about-track = Neste Eclipse, cada espaço dá { $points } PV, e quem lidera ganha mais 4 PV.
web-teotihuacan-about-pyramid = Vista de cima: quanto mais clara a pedra, mais alta ela está. Peças construídas: { $tiles }.
web-teotihuacan-about-salary = Em cada Eclipse: 1 cacau por trabalhador, 2 com poder 4 ou 5. Cada cacau não pago custa 3 PV.

## In words

web-teotihuacan-told-player = { $player }: { $points } PV, { teotihuacan-cocoas }, { teotihuacan-woods }, { teotihuacan-stones } e { teotihuacan-golds }.

## Short buttons

web-teotihuacan-short-main = Ação principal
web-teotihuacan-short-worship = Espaço
web-teotihuacan-short-tile = Ficha
web-teotihuacan-short-both = Espaço e ficha
web-teotihuacan-short-royal = Espaço { $number }
web-teotihuacan-short-royal-both = { $number } e ficha
web-teotihuacan-short-unlock = Desbloquear todos
web-teotihuacan-short-free = Desbloquear e terminar
web-teotihuacan-short-technology = Tecnologia { $number }
web-teotihuacan-crumb-start = início
web-teotihuacan-crumb-move = mover
web-teotihuacan-crumb-unlock = desbloquear
web-teotihuacan-crumb-collect = cacau
web-teotihuacan-crumb-worship = adoração
web-teotihuacan-crumb-action = ação
web-teotihuacan-crumb-technology = tecnologia
web-teotihuacan-crumb-building = edifício
web-teotihuacan-crumb-decoration = decoração
web-teotihuacan-crumb-pyramid = pirâmide
web-teotihuacan-crumb-temple = templo
web-teotihuacan-crumb-tile = ficha
web-teotihuacan-crumb-resources = recursos
web-teotihuacan-crumb-power = poder
web-teotihuacan-crumb-ascension = ascensão
web-teotihuacan-crumb-salary = salário
web-teotihuacan-crumb-decline = recusar
web-teotihuacan-short-level = Nível { $level }, { $row }–{ $column }
web-teotihuacan-short-power-up = Poder { $power } → { $next } · { $board }

## Teotibot

web-teotihuacan-bot-pyramid = Pirâmide de ação
web-teotihuacan-bot-turn = Turno do Teotibot
web-teotihuacan-bot-about = A soma de dois dados escolhe uma ficha de ação; ela é reservada, e as fichas abaixo do espaço vazio sobem conforme as fichas de direção.

## The end

web-teotihuacan-eclipse-title = Eclipse { $number }
web-teotihuacan-final = Pontuação final
web-teotihuacan-source = Fonte
web-teotihuacan-by-era = por era I · II · III
web-teotihuacan-story = Pontuação final em detalhes
web-teotihuacan-beaten = { $player } vence o Teotibot.
web-teotihuacan-not-beaten = O Teotibot não foi vencido: você precisava de mais de { $points } PV.

## Positions in words

web-teotihuacan-told-workers = Trabalhadores: { $list }.
web-teotihuacan-told-worker = poder { $power } { $at-board }
web-teotihuacan-told-locked = poder { $power }, bloqueado { $at-board }
web-teotihuacan-told-tracks =
    Templos: azul { $blue }, vermelho { $red }, verde { $green }. Avenida dos Mortos { $avenue }. Trilha da pirâmide { $track }. Salário: { $salary ->
        [0] nenhum
        [one] { $salary } cacau
       *[other] { $salary } cacaus
    }.
web-teotihuacan-told-tiles = Fichas: { $list }.
web-teotihuacan-told-collecting =
    Coletar dá { $collect ->
        [one] { $collect } cacau
       *[other] { $collect } cacaus
    }.
web-teotihuacan-told-working =
    A ação principal custa { $work ->
        [one] { $work } cacau
       *[other] { $work } cacaus
    }.
web-teotihuacan-told-here = Aqui: { $list }.
web-teotihuacan-told-nobody = Ninguém aqui.
web-teotihuacan-told-built = Peças construídas: { $list }.
web-teotihuacan-told-neutral = neutro
web-teotihuacan-told-gathers = Com { $workers } dos seus trabalhadores lá: { $weak } se o mais fraco tem poder 1, { $middle } a partir de 2, { $strong } a partir de 4.
web-teotihuacan-told-nobles = Fileira de { $workers }: { $built } de { $spaces } ocupados; o próximo dá { $points } PV.
web-teotihuacan-told-level = Nível { $level }: { $price }, { $points } PV.
web-teotihuacan-told-decorations = Uma decoração custa { $one } ouros com um trabalhador, { $two } com dois, { $three } com três, e dá { $points } PV.

## Hints

## The score book

web-teotihuacan-in-words = Em detalhes, passo a passo
web-teotihuacan-book-before = antes
web-teotihuacan-book-after = depois
web-teotihuacan-book-nothing = Ninguém pontuou neste Eclipse.
web-teotihuacan-path = Pontos ao longo da partida
web-teotihuacan-sources = De onde vieram os pontos
web-teotihuacan-group-pyramid = Pirâmide e decorações
web-teotihuacan-group-temples = Templos
web-teotihuacan-group-avenue = Avenida dos Mortos e Nobres
web-teotihuacan-group-technologies = Tecnologias
web-teotihuacan-group-masks = Máscaras
web-teotihuacan-group-rest = Palácio, fichas e o resto

## What a choice brings

web-teotihuacan-coming-resources = recursos à sua escolha
web-teotihuacan-coming-power-up = melhoria de poder
web-teotihuacan-coming-ascension = ascensão com recompensa
web-teotihuacan-coming-discovery = ficha de descoberta
web-teotihuacan-coming-technology = tecnologia
web-teotihuacan-coming-building = edifício
web-teotihuacan-coming-decoration = decoração
web-teotihuacan-coming-pyramid-tile = peça de pirâmide
web-teotihuacan-coming-worker = quarto trabalhador
web-teotihuacan-coming-bonus = ficha de bônus desbloqueada
web-teotihuacan-coming-unlock = todos os seus trabalhadores desbloqueados
web-teotihuacan-coming-choice = resta escolher
web-teotihuacan-spends = gasta a ficha “{ $tile }”
web-teotihuacan-times = { $count } ×
web-teotihuacan-reason-nothing = Nada se paga e nada se recebe.
web-teotihuacan-reason-ends = Termina o seu turno.
web-teotihuacan-reason-order = Só se escolhe a ordem.
web-teotihuacan-reason-moves = O trabalhador se move; depois se escolhe o que ele faz ali.
web-teotihuacan-reason-counts = Conta como um trabalhador a mais.
web-teotihuacan-reason-placed = Decide onde começam os seus trabalhadores.
web-teotihuacan-reason-blocked = Não há degrau livre acima.
web-teotihuacan-reason-uncounted = Ainda não há nada a contar.
web-teotihuacan-reason-ends-brief = termina o seu turno
web-teotihuacan-reason-order-brief = só a ordem
web-teotihuacan-reason-moves-brief = escolhe-se ali
web-teotihuacan-reason-counts-brief = um trabalhador a mais
web-teotihuacan-reason-placed-brief = onde começam

## Pieces that explain themselves

web-teotihuacan-tile-ends = É virada, mas continua contando para as fichas de bônus.
web-teotihuacan-technology-ends = Continua sua. Quando outro jogador a adquire, você ganha 3 PV.
web-teotihuacan-royal-ends = O trabalhador fica bloqueado. Se houver um trabalhador de outro jogador, você paga 1 cacau para desbloqueá-lo.
web-teotihuacan-starting-does = Cada uma das suas duas fichas iniciais dá o que mostra.
web-teotihuacan-starting-when = Antes do primeiro turno; os seus trabalhadores começam em três dos quatro tabuleiros.
web-teotihuacan-step-pays = O degrau { $step } paga { $reward } a quem chega a ele.
web-teotihuacan-step-tiles = Ou pegue no lugar disso uma das fichas de descoberta que estão ali.
web-teotihuacan-step-bonus = O degrau { $step } desbloqueia a ficha de bônus acima para o último Eclipse.
web-teotihuacan-step-top = Aqui só cabe um marcador.
web-teotihuacan-step-start = Todos os marcadores começam aqui.

## Refused clicks

web-teotihuacan-refused-worker-first = Escolha primeiro um trabalhador.
web-teotihuacan-refused-others = Este trabalhador não é seu.

## An Eclipse

web-teotihuacan-last-turn = Último turno antes do Eclipse: você deve { $due } de salário e tem { $own } em cacau.
web-teotihuacan-salary-asks = Você deve { $due } de salário e tem { $own } em cacau. Cada cacau não pago custa 3 PV.
web-teotihuacan-salary-pays = Você paga { $paid } de { $due }
web-teotihuacan-salary-keeps = { $cocoa ->
        [one] Resta { $cocoa } cacau.
       *[other] Restam { $cocoa } cacaus.
    }
web-teotihuacan-salary-decides = decide
web-teotihuacan-salary-owes = deve { $due }, tem { $own }
web-teotihuacan-salary-pay = Pagar { $cocoa }
web-teotihuacan-salary-each = 3 PV por cacau não pago
web-teotihuacan-eclipse-so-far = Pontos até aqui
web-teotihuacan-eclipse-then = Depois do Eclipse
web-teotihuacan-eclipse-tells = A era { $era } termina. Contam-se os pontos e depois todos pagam o salário.
web-teotihuacan-eclipse-meets = Os discos se encontram em { $space }

## Looking while choosing

web-teotihuacan-look-boards = Ver os tabuleiros
web-teotihuacan-look-tiles = Voltar às fichas

## Tabs

web-teotihuacan-tab-sky = Céu, Avenida
web-teotihuacan-tab-log = Histórico, chat

# A turn in two or three words, beside who took it
web-teotihuacan-told-builds = Constrói no nível { $level }
web-teotihuacan-told-decorates = Decoração: { $side }
web-teotihuacan-told-building = Coloca um edifício
web-teotihuacan-told-worships = { $board } · adoração
web-teotihuacan-told-acts = { $board } · ação principal
web-teotihuacan-told-collects = { $board } · cacau
web-teotihuacan-told-moves = Vai { $to-board }
web-teotihuacan-told-unlocks = Desbloqueia todos
web-teotihuacan-told-salary = Salário: { $paid } de { $due }
web-teotihuacan-told-starts = Fichas iniciais
web-teotihuacan-log-starts = { $player } fica com duas fichas iniciais.
web-teotihuacan-log-builds =
    { $player } constrói no nível { $level }{ $matches ->
        [0] { "" }
        [one] ; { $matches } ícone igual
       *[other] ; { $matches } ícones iguais
    }.
web-teotihuacan-log-decorates =
    { $player } coloca uma decoração no lado { $side }{ $matches ->
        [0] { "" }
        [one] ; { $matches } ícone igual
       *[other] ; { $matches } ícones iguais
    }.

## Rules

web-teotihuacan-rules-tile = Uma peça de pirâmide que pode ser girada, { $count } de 2
web-teotihuacan-rules-slab = Uma decoração sobre o espaço impresso em cima
web-teotihuacan-rules-matches =
    { $count ->
        [0] Nenhum ícone igual
        [one] { $count } ícone igual
       *[other] { $count } ícones iguais
    }

# What the end of a turn turns up
web-teotihuacan-up-pyramid = { $count ->
        [one] uma peça de pirâmide
       *[other] { $count } peças de pirâmide
    }
web-teotihuacan-up-decorations = { $count ->
        [one] uma decoração
       *[other] { $count } decorações
    }
web-teotihuacan-up-discoveries = { $count ->
        [one] uma ficha de descoberta
       *[other] { $count } fichas de descoberta
    }
