# O que o navegador diz na mesa de Teotihuacan.

## Board

web-teotihuacan-where = Era { $era } · disco claro { $light }, disco escuro { $dark }
web-teotihuacan-era = era { $era } de 3
web-teotihuacan-of-three = de III
web-teotihuacan-eclipse = Eclipse em
web-teotihuacan-eclipse-in = Eclipse em { $count }
web-teotihuacan-last-round = última rodada antes do Eclipse
web-teotihuacan-the-last = o último
web-teotihuacan-start = início
web-teotihuacan-each-step = cada espaço, { $points } PV
web-teotihuacan-up-to = até
web-teotihuacan-upper-row = fileira de cima
web-teotihuacan-either-row = qualquer fileira
web-teotihuacan-per-match = +1 por ícone igual
web-teotihuacan-tile-per-worker = uma peça por trabalhador · +1 PV por ícone igual
web-teotihuacan-stack = { $count } na pilha
web-teotihuacan-salary = Salário devido no próximo Eclipse
web-teotihuacan-masks-worth = Máscaras: { $points } PV em um Eclipse

## Deciding

web-teotihuacan-worker-at = Poder { $power } · { $board }
web-teotihuacan-go-to = Ir { $board }
web-teotihuacan-place-here = Colocar aqui
web-teotihuacan-confirm = Confirmar
web-teotihuacan-turn = Girar
web-teotihuacan-place-turn = { $matches ->
        [0] Arraste-a ou aperte R para girá-la. Nenhum ícone coincide.
        [one] Arraste-a ou aperte R para girá-la. { $matches } ícone coincide.
       *[other] Arraste-a ou aperte R para girá-la. { $matches } ícones coincidem.
    }

## Cards

web-teotihuacan-card-work = Ação principal
web-teotihuacan-card-worship = Adoração
web-teotihuacan-card-collect = Coletar cacau
web-teotihuacan-card-lacks = Falta { $good }: você precisa de { $need } e tem { $have }.
web-teotihuacan-card-here =
    { $colours ->
        [0] Nenhum trabalhador desbloqueado aqui.
        [one] { $colours } cor aqui. Seus trabalhadores: { $workers }, o mais fraco com poder { $weakest }.
       *[other] { $colours } cores aqui. Seus trabalhadores: { $workers }, o mais fraco com poder { $weakest }.
    }
web-teotihuacan-card-colours =
    { $colours ->
        [0] Nenhum trabalhador desbloqueado aqui: a ação principal é grátis, coletar dá { $pay } cacau.
        [one] { $colours } cor aqui: a ação principal custa { $colours } cacau, coletar dá { $pay }.
       *[other] { $colours } cores aqui: a ação principal custa { $colours } cacaus, coletar dá { $pay }.
    }
web-teotihuacan-about-palace = Aqui não há ação principal: adoração em uma ficha real, ou coletar cacau.
web-teotihuacan-about-gathering = Ganhe recursos: a linha depende de quantos trabalhadores você tem aqui; a coluna, do poder do mais fraco.
web-teotihuacan-about-alchemy = Pague o ouro indicado para adquirir uma tecnologia e avance no templo da coluna. Os outros que já a têm ganham 3 PV.
web-teotihuacan-about-nobles = Pague 2 madeiras por um edifício: seus trabalhadores definem a fileira, o espaço coberto dá PV e você avança um espaço na Avenida dos Mortos.
web-teotihuacan-about-decorations = Pague ouro para colocar uma ficha de decoração em um lado da pirâmide: 3 PV, 1 PV por ícone igual e um espaço na trilha da pirâmide.
web-teotihuacan-about-construction = Construa até uma peça de pirâmide por trabalhador: PV pelo nível, 1 PV por ícone igual; um ícone colorido igual faz avançar em seu templo.
web-teotihuacan-about-altar-temple = Adoração: avance um degrau neste templo. Se houver um trabalhador de outro jogador, pague 1 cacau e desbloqueie-o.
web-teotihuacan-about-altar-royal = Adoração: use esta ficha real. Se houver um trabalhador de outro jogador, pague 1 cacau e desbloqueie-o.
web-teotihuacan-about-discovery = Uma ficha de descoberta. Custa o que está na faixa inferior; guardada, pode ser usada em outro turno.
web-teotihuacan-about-mask = Máscaras diferentes formam conjuntos; um Eclipse paga 1, 3, 6, 10, 15, 21 ou 28 PV por conjunto.
web-teotihuacan-about-used = Usada: já não faz nada.
web-teotihuacan-about-owners = Pertence a { $players }.
web-teotihuacan-about-no-owner = Ninguém a tem ainda.
web-teotihuacan-about-worker = Poder { $power } · { $board }. Com poder 6 ele ascende.
web-teotihuacan-about-locked = Bloqueado: desbloqueado por 3 cacaus, gastando um turno, ou se outro jogador escolher este espaço de adoração.
web-teotihuacan-about-neutral = Um trabalhador neutro: só conta como uma cor.
web-teotihuacan-about-step = Degrau { $step }: pago na hora a quem sobe até aqui.
web-teotihuacan-about-group = Pegue a recompensa impressa ou uma destas fichas.
web-teotihuacan-about-avenue = Quem chegar aqui pode pegar uma destas fichas.
web-teotihuacan-about-buildings = O primeiro número visível é o valor de cada espaço da Avenida dos Mortos em um Eclipse: agora { $points } PV.
web-teotihuacan-about-bonus = O degrau 10 a desbloqueia; é pontuada no último Eclipse.
web-teotihuacan-about-calendar = O disco claro (sol) avança após cada rodada e a cada ascensão. Quando alcança o escuro (lua), termina-se a rodada, todos jogam mais um turno e o Eclipse é pontuado.
web-teotihuacan-about-reward = Uma recompensa da roda por trabalhador que ascende.
web-teotihuacan-about-track = Neste Eclipse cada espaço dá { $points } PV, e quem lidera, mais 4 PV.
web-teotihuacan-about-pyramid = Vista de cima: quanto mais clara a pedra, mais alta está. Peças construídas: { $tiles }.
web-teotihuacan-about-salary = Em cada Eclipse: 1 cacau por trabalhador, 2 com poder 4 ou 5. Cada cacau não pago custa 3 PV.

## In words

web-teotihuacan-told-player = { $player }: { $points } PV; cacau { $cocoa }, madeira { $wood }, pedra { $stone }, ouro { $gold }.

## Short buttons

web-teotihuacan-short-main = Ação principal
web-teotihuacan-short-worship = Adoração
web-teotihuacan-short-tile = Adoração: ficha
web-teotihuacan-short-both = Adoração: ambas
web-teotihuacan-short-royal = Adoração: espaço { $number }
web-teotihuacan-short-royal-both = Espaço { $number } e ficha
web-teotihuacan-short-unlock = Desbloquear todos
web-teotihuacan-short-free = Desbloquear e encerrar
web-teotihuacan-short-level = Nível { $level }, { $row }–{ $column }
web-teotihuacan-short-power-up = Poder { $power } → { $next } · { $board }

## Teotibot

web-teotihuacan-bot-pyramid = Pirâmide de ações
web-teotihuacan-bot-turn = Turno do Teotibot
web-teotihuacan-bot-about = A soma de dois dados escolhe uma ficha de ação; ela é reservada e as de baixo sobem conforme as fichas de direção.

## The end

web-teotihuacan-eclipse-title = Eclipse { $number }
web-teotihuacan-final = Pontuação final
web-teotihuacan-source = Fonte
web-teotihuacan-by-era = por era I · II · III
web-teotihuacan-story = Pontuação final em detalhe
web-teotihuacan-beaten = { $player } vence o Teotibot.
web-teotihuacan-not-beaten = Teotibot não foi vencido: você precisava de mais de { $points } PV.

## Positions in words

web-teotihuacan-told-workers = Trabalhadores: { $list }.
web-teotihuacan-told-worker = poder { $power } · { $board }
web-teotihuacan-told-locked = poder { $power }, bloqueado · { $board }
web-teotihuacan-told-tracks =
    Templos: azul { $blue }, vermelho { $red }, verde { $green }. Avenida dos Mortos { $avenue }. Trilha da pirâmide { $track }. Salário: { $salary ->
        [one] { $salary } cacau
       *[other] { $salary } cacaus
    }.
web-teotihuacan-told-tiles = Fichas: { $list }.
web-teotihuacan-told-here = Aqui: { $list }.
web-teotihuacan-told-nobody = Ninguém aqui.
web-teotihuacan-told-built = Construído: { $list }.
web-teotihuacan-told-neutral = neutro

## Gallery

web-teotihuacan-gallery = Todos os componentes de Teotihuacan
web-teotihuacan-gallery-rings = Anéis em outra ordem
web-teotihuacan-gallery-one-step = Quatro marcadores em um degrau

## Rules

web-teotihuacan-rules-goal = O objetivo
web-teotihuacan-rules-goal-text = Você constrói a cidade de Teotihuacan com poucos trabalhadores. O poder deles cresce com o trabalho, até que ascendem e recomeçam em 1. Após três eras, cada uma encerrada por um Eclipse, vence quem tiver mais pontos de vitória.
web-teotihuacan-rules-turn = Seu turno
web-teotihuacan-rules-turn-move = Mova um trabalhador desbloqueado de 1 a 3 tabuleiros no sentido horário. Depois faça uma ação onde ele chegar: coletar cacau, adoração ou ação principal.
web-teotihuacan-rules-turn-collect = Coletar dá 1 cacau e mais 1 por cor de trabalhadores desbloqueados ali.
web-teotihuacan-rules-turn-worship = A adoração bloqueia o trabalhador no espaço redondo: um degrau de templo ou uma ficha real, ou a ficha de descoberta ao lado, ou ambas por 1 cacau.
web-teotihuacan-rules-turn-work = A ação principal custa 1 cacau por cor de trabalhadores desbloqueados já presentes, inclusive a sua. Quanto mais trabalhadores você tiver e mais forte for o mais fraco, melhor; depois melhore o poder de um deles.
web-teotihuacan-rules-boards = Os tabuleiros
web-teotihuacan-rules-ascension = Ascensão
web-teotihuacan-rules-ascension-text = Um trabalhador que chega a poder 6 ascende: você avança um espaço na Avenida dos Mortos, escolhe uma recompensa da roda da ascensão e o trabalhador volta ao Palácio com poder 1. O disco claro avança.
web-teotihuacan-rules-temples-text = Cada degrau dá sua recompensa na hora. Nos degraus emoldurados você escolhe a recompensa impressa ou uma ficha de descoberta. O degrau 10 desbloqueia a ficha de bônus do templo.
web-teotihuacan-rules-eclipse = Um Eclipse
web-teotihuacan-rules-eclipse-text = Quando o disco claro alcança o escuro, todos jogam mais um turno. Depois pontue: a Avenida dos Mortos conforme a linha de edifícios; 4 PV pela liderança na trilha da pirâmide e 4, 3 ou 2 PV por espaço conforme a era; conjuntos de máscaras. Por fim, pague o salário.
web-teotihuacan-rules-end = O fim
web-teotihuacan-rules-end-text = A partida acaba no terceiro Eclipse, ou no que segue a peça do topo da pirâmide. Então as fichas de bônus desbloqueadas são pontuadas.

## Hints

web-teotihuacan-hints-off = Desligar as dicas
web-teotihuacan-hints-on = Mostrar dicas
web-teotihuacan-hints = Dica para esta escolha
web-teotihuacan-hint-in-any-order = Resolva antes o que ajuda o outro: o que você ganha agora pode pagar o seguinte.
web-teotihuacan-hint-keep-starting-tiles = Escolha duas: elas dão seus recursos iniciais e os primeiros tabuleiros dos trabalhadores.
web-teotihuacan-hint-draft-starting-tile = No fim a ordem se inverte: quem escolhe por último pega duas seguidas.
web-teotihuacan-hint-place-workers = Três tabuleiros diferentes. Mais tarde, os trabalhadores rendem mais juntos.
web-teotihuacan-hint-claim-reserved = Pague o preço e ela é sua; se não, volta para a pilha.
web-teotihuacan-hint-finish-turn = Você ainda pode usar uma ficha ou desbloquear seus trabalhadores; depois termine o turno.
web-teotihuacan-hint-move-worker = Escolha um trabalhador e depois um tabuleiro destacado, de 1 a 3 adiante. A etiqueta mostra o custo e o ganho da ação principal.
web-teotihuacan-hint-bring-companion = Dois trabalhadores que chegam juntos contam como dois na ação principal.
web-teotihuacan-hint-use-board = Ação principal por recursos e melhoria de poder, adoração por um templo (o trabalhador fica bloqueado), ou colete cacau quando faltar.
web-teotihuacan-hint-buy-resources = Um trabalhador mais forte pode trocar mais vezes.
web-teotihuacan-hint-sell-resource = Venda o que não vai usar logo; o cacau paga as ações principais e o salário.
web-teotihuacan-hint-swap-resource = Um recurso e 1 cacau viram tantos recursos quanto o poder do trabalhador.
web-teotihuacan-hint-buy-temple-step = Cada degrau dá algo na hora; o 10 desbloqueia a ficha de bônus desse templo.
web-teotihuacan-hint-take-resources = Madeira serve para edifícios e níveis altos; pedra, para a pirâmide; ouro, para tecnologias e decorações.
web-teotihuacan-hint-choose-temple = Azul dá recursos; vermelho, pontos; verde, cacau. Subir muito em um desbloqueia sua ficha de bônus.
web-teotihuacan-hint-choose-major-reward = A ficha fica com você; a recompensa impressa é na hora. Cada ficha só sai uma vez.
web-teotihuacan-hint-claim-on-avenue = Máscaras diferentes valem mais em conjunto; as outras fichas ajudam uma vez, quando você quiser.
web-teotihuacan-hint-claim-on-board = Pague o que está na faixa de baixo. Outra ficha ocupará o lugar.
web-teotihuacan-hint-power-up = Trabalhadores fortes ganham mais recursos. Com poder 6 ascendem: dão uma recompensa e voltam a 1.
web-teotihuacan-hint-power-up-anywhere = Qualquer trabalhador desbloqueado: um perto de 6, ou um que divide o tabuleiro com outros.
web-teotihuacan-hint-buy-power-up = Um cacau por mais um passo rumo à ascensão.
web-teotihuacan-hint-choose-ascension-reward = Um quarto trabalhador cedo vale mais que 5 pontos; mas cada um pede salário.
web-teotihuacan-hint-take-technology = Uma tecnologia ajuda o resto da partida. Quem já a tem pontua 3 quando você a pega.
web-teotihuacan-hint-build-house = Com mais trabalhadores você chega a fileiras melhores. Cada edifício também reduz o valor dos espaços da Avenida para todos.
web-teotihuacan-hint-take-decoration = Procure ícones iguais aos do próximo espaço livre de um lado.
web-teotihuacan-hint-place-decoration = Ícones com anel são iguais: 1 PV cada, e um colorido faz avançar em seu templo.
web-teotihuacan-hint-build-pyramid = Uma peça por trabalhador aqui. Os ícones coloridos fazem avançar nos templos.
web-teotihuacan-hint-choose-spot = Mais alto rende mais, mas custa madeira. Aponte um espaço destacado: ícones com anel são iguais.
web-teotihuacan-hint-turn-tile = Gire até ter o máximo de ícones iguais.
web-teotihuacan-hint-save-resource = Economize o que você menos tem.
web-teotihuacan-hint-pay-salary = Cada cacau não pago custa 3 pontos: quase sempre vale pagar tudo.

## The score book

web-teotihuacan-in-words = Detalhe, passo a passo
web-teotihuacan-book-before = antes
web-teotihuacan-book-after = depois
web-teotihuacan-book-nothing = Ninguém pontuou neste Eclipse.
web-teotihuacan-path = O percurso de cada um
web-teotihuacan-sources = De onde vieram os pontos
web-teotihuacan-group-pyramid = Pirâmide e decorações
web-teotihuacan-group-temples = Templos
web-teotihuacan-group-avenue = Avenida dos Mortos e nobres
web-teotihuacan-group-technologies = Tecnologias
web-teotihuacan-group-masks = Máscaras
web-teotihuacan-group-rest = Palácio, fichas e o resto
