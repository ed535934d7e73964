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
web-teotihuacan-about-altar-temple = Adoração: avance um degrau neste templo. Se houver um trabalhador de outro jogador, pague 1 cacau para desbloqueá-lo.
web-teotihuacan-about-altar-royal = Adoração: use esta ficha real. Se houver um trabalhador de outro jogador, pague 1 cacau para desbloqueá-lo.
web-teotihuacan-about-discovery = Uma ficha de descoberta. Seu custo está na faixa inferior; você pode guardá-la e usá-la em outro turno.
web-teotihuacan-about-mask = Máscaras diferentes formam conjuntos; um Eclipse paga 1, 3, 6, 10, 15, 21 ou 28 PV por conjunto.
web-teotihuacan-about-used = Usada: não faz mais nada.
web-teotihuacan-about-owners = Adquirida por { $players }.
web-teotihuacan-about-no-owner = Ninguém a adquiriu ainda.
web-teotihuacan-about-worker = Poder { $power }, { $at-board }. Com poder 6, ele ascende.
web-teotihuacan-about-locked = Bloqueado: pague 3 cacaus ou gaste um turno para desbloqueá-lo; outro jogador que fizer uma adoração aqui também o desbloqueia.
web-teotihuacan-about-neutral = Um trabalhador neutro: conta apenas como mais uma cor.
web-teotihuacan-about-step = Degrau { $step }: você ganha a recompensa ao chegar a ele.
web-teotihuacan-about-group = Pegue a recompensa impressa ou uma destas fichas.
web-teotihuacan-about-avenue = Quem chegar aqui pode pegar uma destas fichas.
web-teotihuacan-about-buildings = O menor número visível é o valor de cada espaço da Avenida dos Mortos em um Eclipse: agora { $points } PV.
web-teotihuacan-about-bonus = O degrau 10 a desbloqueia; é pontuada no último Eclipse.
web-teotihuacan-about-calendar = O disco claro (sol) avança após cada rodada e a cada ascensão. Quando alcança o disco escuro (lua), a rodada é concluída, todos jogam mais um turno e depois o Eclipse é pontuado.
web-teotihuacan-about-reward = Uma recompensa da roda da ascensão por trabalhador que ascende.
web-teotihuacan-about-track = Neste Eclipse, cada espaço dá { $points } PV, e quem lidera ganha mais 4 PV.
web-teotihuacan-about-pyramid = Vista de cima: quanto mais clara a pedra, mais alta ela está. Peças construídas: { $tiles }.
web-teotihuacan-about-salary = Em cada Eclipse: 1 cacau por trabalhador, 2 com poder 4 ou 5. Cada cacau não pago custa 3 PV.

## In words

web-teotihuacan-told-player = { $player }: { $points } PV, { teotihuacan-cocoas }, { teotihuacan-woods }, { teotihuacan-stones } e { teotihuacan-golds }.

## Short buttons

web-teotihuacan-short-main = Ação principal
web-teotihuacan-short-worship = Adoração
web-teotihuacan-short-tile = Adoração: ficha
web-teotihuacan-short-both = Adoração: os dois
web-teotihuacan-short-royal = Adoração: espaço { $number }
web-teotihuacan-short-royal-both = Espaço { $number } e ficha
web-teotihuacan-short-unlock = Desbloquear todos
web-teotihuacan-short-free = Desbloquear e terminar
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
web-teotihuacan-told-here = Aqui: { $list }.
web-teotihuacan-told-nobody = Ninguém aqui.
web-teotihuacan-told-built = Peças construídas: { $list }.
web-teotihuacan-told-neutral = neutro

## Gallery

web-teotihuacan-gallery = Todos os componentes de Teotihuacan
web-teotihuacan-gallery-rings = Anéis em outras ordens
web-teotihuacan-gallery-one-step = Quatro marcadores em um degrau

## Rules

web-teotihuacan-rules-goal = O objetivo
web-teotihuacan-rules-goal-text = Você constrói a cidade de Teotihuacan com poucos trabalhadores. O poder deles cresce a cada ação principal, até que ascendem e recomeçam com poder 1. Após três eras, cada uma encerrada por um Eclipse, vence quem tiver mais pontos de vitória (PV).
web-teotihuacan-rules-turn = Seu turno
web-teotihuacan-rules-turn-move = Mova um trabalhador desbloqueado de 1 a 3 tabuleiros no sentido horário. Depois faça uma ação onde ele chegar: coletar cacau, adoração ou ação principal.
web-teotihuacan-rules-turn-collect = Coletar dá 1 cacau e mais 1 por cor de trabalhadores desbloqueados ali.
web-teotihuacan-rules-turn-worship = A adoração bloqueia o trabalhador no espaço redondo: um degrau de templo ou uma ficha real, ou a ficha de descoberta ao lado, ou as duas coisas por 1 cacau.
web-teotihuacan-rules-turn-work = A ação principal custa 1 cacau por cor de trabalhadores desbloqueados já presentes, inclusive a sua. Quanto mais trabalhadores você tiver ali e mais forte for o mais fraco, melhor; depois melhore o poder de um deles.
web-teotihuacan-rules-boards = Os tabuleiros
web-teotihuacan-rules-ascension = Ascensão
web-teotihuacan-rules-ascension-text = Um trabalhador que chega a poder 6 ascende: você avança um espaço na Avenida dos Mortos, escolhe uma recompensa da roda da ascensão e o trabalhador volta ao Palácio com poder 1. O disco claro avança.
web-teotihuacan-rules-temples-text = Cada degrau dá sua recompensa na hora. Nos degraus com moldura, pegue a recompensa impressa ou uma das fichas de descoberta. O degrau 10 desbloqueia a ficha de bônus do templo.
web-teotihuacan-rules-eclipse = Um Eclipse
web-teotihuacan-rules-eclipse-text = Quando o disco claro alcança o disco escuro, todos jogam mais um turno. Depois pontue: a Avenida dos Mortos conforme a linha de edifícios; 4 PV pela liderança na trilha da pirâmide e 4, 3 ou 2 PV por espaço conforme a era; conjuntos de máscaras diferentes. Por fim, pague o salário.
web-teotihuacan-rules-end = O fim
web-teotihuacan-rules-end-text = A partida acaba no terceiro Eclipse, ou no Eclipse seguinte à colocação da peça do topo da pirâmide. Então as fichas de bônus desbloqueadas são pontuadas.

## Hints

web-teotihuacan-hints-off = Desativar as dicas
web-teotihuacan-hints-on = Mostrar dicas
web-teotihuacan-hints = Dica para esta escolha
web-teotihuacan-hint-in-any-order = Resolva primeiro o que ajuda o resto: o que você ganha agora pode pagar o que vem depois.
web-teotihuacan-hint-keep-starting-tiles = Escolha duas: elas dão seus recursos iniciais e os primeiros tabuleiros dos seus trabalhadores.
web-teotihuacan-hint-draft-starting-tile = A segunda escolha segue a ordem inversa: quem escolhe por último pega duas seguidas.
web-teotihuacan-hint-place-workers = Três tabuleiros diferentes. Mais tarde, trabalhadores no mesmo tabuleiro rendem mais.
web-teotihuacan-hint-claim-reserved = Pague o custo para ficar com ela; senão, ela volta para a pilha.
web-teotihuacan-hint-finish-turn = Você ainda pode usar uma ficha ou desbloquear seus trabalhadores; depois termine o turno.
web-teotihuacan-hint-move-worker = Escolha um trabalhador e depois um tabuleiro destacado, de 1 a 3 adiante. A etiqueta mostra o custo e o ganho da ação principal.
web-teotihuacan-hint-bring-companion = Dois trabalhadores que chegam juntos contam como dois na ação principal.
web-teotihuacan-hint-use-board = Faça a ação principal para ganhar recursos e uma melhoria de poder, a adoração para avançar em um templo (o trabalhador fica bloqueado), ou colete cacau quando faltar.
web-teotihuacan-hint-buy-resources = Um trabalhador mais forte pode trocar mais vezes.
web-teotihuacan-hint-sell-resource = Venda o que não vai usar logo; o cacau paga as ações principais e o salário.
web-teotihuacan-hint-swap-resource = Um recurso e 1 cacau viram tantos recursos quanto o poder do trabalhador.
web-teotihuacan-hint-buy-temple-step = Cada degrau dá algo na hora; o 10 desbloqueia a ficha de bônus desse templo.
web-teotihuacan-hint-take-resources = Madeira serve para edifícios e níveis altos; pedra, para a pirâmide; ouro, para tecnologias e decorações.
web-teotihuacan-hint-choose-temple = O azul dá recursos; o vermelho, PV; o verde, cacau. No alto de um templo você desbloqueia a ficha de bônus dele.
web-teotihuacan-hint-choose-major-reward = A ficha fica com você para usar depois; a recompensa impressa vem na hora. Cada ficha daqui só pode ser pega uma vez.
web-teotihuacan-hint-claim-on-avenue = Um conjunto de máscaras diferentes vale mais a cada máscara; as outras fichas ajudam uma vez, quando você quiser.
web-teotihuacan-hint-claim-on-board = Pague o custo da faixa inferior. Uma nova ficha ocupa o lugar.
web-teotihuacan-hint-power-up = Trabalhadores fortes ganham mais recursos. Com poder 6, um trabalhador ascende: dá uma recompensa e volta ao poder 1.
web-teotihuacan-hint-power-up-anywhere = Qualquer trabalhador desbloqueado: um perto de 6, ou um que divide o tabuleiro com outros.
web-teotihuacan-hint-buy-power-up = Por 1 cacau, um trabalhador fica mais perto da ascensão.
web-teotihuacan-hint-choose-ascension-reward = Um quarto trabalhador cedo vale mais que 5 PV, mas cada trabalhador exige salário.
web-teotihuacan-hint-take-technology = Uma tecnologia ajuda pelo resto da partida. Os outros que já a têm ganham 3 PV quando você a adquire.
web-teotihuacan-hint-build-house = Com mais trabalhadores você chega a fileiras melhores. Cada edifício também reduz o valor dos espaços da Avenida para todos.
web-teotihuacan-hint-take-decoration = Procure ícones iguais aos do próximo espaço livre de um lado.
web-teotihuacan-hint-place-decoration = Ícones com anel são iguais: 1 PV cada, e um colorido faz avançar no templo da mesma cor.
web-teotihuacan-hint-build-pyramid = Uma peça por trabalhador aqui. Os ícones coloridos iguais fazem avançar nos templos.
web-teotihuacan-hint-choose-spot = Mais alto rende mais, mas custa madeira. Aponte para um espaço destacado: ícones com anel são iguais.
web-teotihuacan-hint-turn-tile = Gire até ter o máximo de ícones iguais.
web-teotihuacan-hint-save-resource = Economize o que você menos tem.
web-teotihuacan-hint-pay-salary = Cada cacau não pago custa 3 PV: quase sempre vale a pena pagar tudo.

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
