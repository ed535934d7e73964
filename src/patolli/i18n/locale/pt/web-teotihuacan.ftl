# O que o navegador diz na mesa de Teotihuacan.

## Board

web-teotihuacan-where = Era { $era } · sol { $light }, lua { $dark }
web-teotihuacan-era = era { $era } de 3
web-teotihuacan-of-three = de III
web-teotihuacan-eclipse = Eclipse em
web-teotihuacan-eclipse-in = Eclipse em { $count }
web-teotihuacan-last-round = última rodada antes do Eclipse
web-teotihuacan-the-last = o último
web-teotihuacan-start = início
web-teotihuacan-each-step = cada passo, { $points } PV
web-teotihuacan-up-to = até
web-teotihuacan-upper-row = fileira de cima
web-teotihuacan-either-row = qualquer fileira
web-teotihuacan-per-match = +1 por ícone igual
web-teotihuacan-tile-per-worker = uma peça por trabalhador · +1 PV por ícone igual
web-teotihuacan-stack = { $count } na pilha
web-teotihuacan-salary = Salário devido no próximo Eclipse
web-teotihuacan-masks-worth = Máscaras: { $points } PV num Eclipse

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

web-teotihuacan-card-work = Trabalhar
web-teotihuacan-card-worship = Cultuar
web-teotihuacan-card-collect = Coletar cacau
web-teotihuacan-card-lacks = É preciso { $need } de { $good }; você tem { $have }.
web-teotihuacan-card-here = { $colours ->
        [0] Ninguém está aqui.
        [one] { $colours } cor aqui. Seus trabalhadores: { $workers }, o mais fraco com poder { $weakest }.
       *[other] { $colours } cores aqui. Seus trabalhadores: { $workers }, o mais fraco com poder { $weakest }.
    }
web-teotihuacan-card-colours = { $colours ->
        [0] Ninguém está aqui.
        [one] { $colours } cor aqui: trabalhar custa { $colours } de cacau, coletar dá { $pay }.
       *[other] { $colours } cores aqui: trabalhar custa { $colours } de cacau, coletar dá { $pay }.
    }
web-teotihuacan-about-palace = Aqui não há ação principal: cultue numa peça real ou colete cacau.
web-teotihuacan-about-gathering = Reúna: a fileira é o número de seus trabalhadores aqui; a coluna, o poder do mais fraco.
web-teotihuacan-about-alchemy = Pegue uma tecnologia por seu ouro e suba o templo de sua coluna. Quem já a tem marca 3 PV.
web-teotihuacan-about-nobles = Pague 2 madeiras por um edifício: seus trabalhadores decidem a fileira, a casa pontua e você anda um passo na avenida.
web-teotihuacan-about-decorations = Pague ouro por uma placa numa escada da pirâmide: 3 PV, 1 PV por ícone igual e um passo na trilha da pirâmide.
web-teotihuacan-about-construction = Construa até uma peça de pirâmide por trabalhador: PV pelo nível, 1 PV por ícone igual; um ícone colorido igual sobe seu templo.
web-teotihuacan-about-altar-temple = Cultue aqui por um passo neste templo. Quem estiver aqui é liberado por 1 cacau.
web-teotihuacan-about-altar-royal = Cultue aqui por esta peça real. Quem estiver aqui é liberado por 1 cacau.
web-teotihuacan-about-discovery = Uma peça de descoberta. Custa o que está em sua faixa inferior; guardada, pode ser usada em outro turno.
web-teotihuacan-about-mask = Máscaras diferentes formam conjuntos; um Eclipse paga 1, 3, 6, 10, 15, 21 ou 28 PV por conjunto.
web-teotihuacan-about-used = Usada: já não faz nada.
web-teotihuacan-about-owners = Pertence a { $players }.
web-teotihuacan-about-no-owner = Ninguém a tem ainda.
web-teotihuacan-about-worker = Poder { $power }, em { $board }. Com poder 6 ascende.
web-teotihuacan-about-locked = Preso: livre por 3 cacaus, gastando um turno ou se alguém cultuar aqui.
web-teotihuacan-about-neutral = Um trabalhador neutro: só conta como uma cor.
web-teotihuacan-about-step = Degrau { $step }: pago na hora a quem sobe até aqui.
web-teotihuacan-about-group = Pegue a recompensa impressa ou uma destas peças.
web-teotihuacan-about-avenue = Quem chegar aqui pode pegar uma destas peças.
web-teotihuacan-about-buildings = O primeiro vão diz quanto vale cada passo da avenida num Eclipse: agora { $points } PV.
web-teotihuacan-about-bonus = O degrau 10 a libera; é pontuada no último Eclipse.
web-teotihuacan-about-calendar = O sol avança após cada rodada e cada ascensão. Quando alcança a lua, todos jogam mais um turno e o Eclipse é pontuado.
web-teotihuacan-about-reward = Uma recompensa da roda por trabalhador que ascende.
web-teotihuacan-about-track = Neste Eclipse cada passo paga { $points } PV, e quem lidera, mais 4 PV.
web-teotihuacan-about-pyramid = Vista de cima: quanto mais clara a pedra, mais alta está. Há { $tiles } peças construídas.
web-teotihuacan-about-salary = Em cada Eclipse: 1 cacau por trabalhador, 2 a partir de poder 4. Cada cacau não pago custa 3 PV.

## In words

web-teotihuacan-told-player = { $player }: { $points } PV, { $cocoa } de cacau, { $wood } de madeira, { $stone } de pedra, { $gold } de ouro.

## Short buttons

web-teotihuacan-short-main = Trabalhar
web-teotihuacan-short-worship = Cultuar
web-teotihuacan-short-tile = Culto pela peça
web-teotihuacan-short-both = Culto por ambos
web-teotihuacan-short-royal = Culto: espaço { $number }
web-teotihuacan-short-royal-both = Espaço { $number } e a peça
web-teotihuacan-short-unlock = Soltar todos
web-teotihuacan-short-free = Soltar e encerrar
web-teotihuacan-short-level = Nível { $level }, { $row }–{ $column }
web-teotihuacan-short-power-up = Poder { $power } a { $next } · { $board }

## Teotibot

web-teotihuacan-bot-pyramid = Pirâmide de ações
web-teotihuacan-bot-turn = Turno do Teotibot
web-teotihuacan-bot-about = Dois dados escolhem uma peça de ação pela soma; ela sai e as peças deslizam como dizem as setas.

## The end

web-teotihuacan-eclipse-title = Eclipse { $number }
web-teotihuacan-final = Pontuação final
web-teotihuacan-source = Fonte
web-teotihuacan-by-era = por era I · II · III
web-teotihuacan-story = Como o fim foi pontuado
web-teotihuacan-beaten = { $player } vence o Teotibot.
web-teotihuacan-not-beaten = Teotibot não foi vencido: é preciso mais de { $points } PV.

## Positions in words

web-teotihuacan-told-workers = Trabalhadores: { $list }.
web-teotihuacan-told-worker = poder { $power } em { $board }
web-teotihuacan-told-locked = poder { $power } preso em { $board }
web-teotihuacan-told-tracks = Templos: azul { $blue }, vermelho { $red }, verde { $green }. Avenida { $avenue }. Trilha da pirâmide { $track }. Salário: { $salary } de cacau.
web-teotihuacan-told-tiles = Peças: { $list }.
web-teotihuacan-told-here = Aqui: { $list }.
web-teotihuacan-told-nobody = Ninguém aqui.
web-teotihuacan-told-built = Construído: { $list }.
web-teotihuacan-told-neutral = neutro

## Gallery

web-teotihuacan-gallery = Todas as peças de Teotihuacan
web-teotihuacan-gallery-rings = Anéis em outra ordem
web-teotihuacan-gallery-one-step = Quatro marcadores num passo

## Rules

web-teotihuacan-rules-goal = O objetivo
web-teotihuacan-rules-goal-text = Você constrói a cidade de Teotihuacan com poucos trabalhadores. O poder deles cresce com o trabalho, até que ascendem e renascem. Após três eras, cada uma fechada por um Eclipse, vence quem tem mais pontos de vitória.
web-teotihuacan-rules-turn = Seu turno
web-teotihuacan-rules-turn-move = Mova um trabalhador livre de um a três tabuleiros em sentido horário. Depois faça uma coisa onde ele chegar: coletar cacau, cultuar ou trabalhar.
web-teotihuacan-rules-turn-collect = Coletar dá 1 cacau e mais 1 por cor de trabalhadores livres ali.
web-teotihuacan-rules-turn-worship = Cultuar prende o trabalhador no espaço redondo: um degrau de templo ou uma peça real, ou a peça de descoberta, ou ambas por 1 cacau.
web-teotihuacan-rules-turn-work = Trabalhar custa 1 cacau por cor de trabalhadores livres que já estão ali, outros seus inclusive. Quanto mais você tiver e mais forte o mais fraco, melhor; depois aumente o poder de um.
web-teotihuacan-rules-boards = Os tabuleiros
web-teotihuacan-rules-ascension = Ascensão
web-teotihuacan-rules-ascension-text = Um trabalhador que chega a poder 6 ascende: você anda um passo na Avenida dos Mortos, escolhe uma recompensa da roda e o trabalhador volta ao Palácio com poder 1. O sol avança.
web-teotihuacan-rules-temples-text = Cada degrau paga na hora. Nos degraus emoldurados você pega a recompensa impressa ou uma peça de descoberta. O degrau 10 libera a peça de bônus no topo.
web-teotihuacan-rules-eclipse = Um Eclipse
web-teotihuacan-rules-eclipse-text = Quando o sol alcança a lua, todos jogam mais um turno. Depois pontue: 4 PV pela liderança na trilha da pirâmide e 4, 3 ou 2 PV por passo conforme a era; a avenida pela fila de edifícios; conjuntos de máscaras. Por fim, pague o salário.
web-teotihuacan-rules-end = O fim
web-teotihuacan-rules-end-text = O terceiro Eclipse encerra a partida, ou o que segue o topo da pirâmide. Então as peças de bônus liberadas são pontuadas.

## Hints

web-teotihuacan-hints-off = Desligar as dicas
web-teotihuacan-hints-on = Mostrar dicas
web-teotihuacan-hints = Dica para esta escolha
web-teotihuacan-hint-in-any-order = Resolva antes o que ajuda o outro: o que você ganha agora pode pagar o seguinte.
web-teotihuacan-hint-keep-starting-tiles = Escolha duas: os bens são seu começo e os tabuleiros, os primeiros lugares dos trabalhadores.
web-teotihuacan-hint-draft-starting-tile = No fim a ordem se inverte: quem escolhe por último pega duas seguidas.
web-teotihuacan-hint-place-workers = Três tabuleiros diferentes. Juntos, os trabalhadores rendem mais depois.
web-teotihuacan-hint-claim-reserved = Pague o preço e ela é sua; se não, volta para a pilha.
web-teotihuacan-hint-finish-turn = Talvez ainda valha usar uma peça ou liberar; depois termine o turno.
web-teotihuacan-hint-move-worker = Escolha um trabalhador e depois um tabuleiro aceso, de um a três passos. A etiqueta diz o que custa e o que rende trabalhar ali.
web-teotihuacan-hint-bring-companion = Dois trabalhadores que chegam juntos contam como dois no trabalho.
web-teotihuacan-hint-use-board = Trabalhe por bens e poder, cultue por um templo (o trabalhador fica preso) ou recolha cacau quando faltar.
web-teotihuacan-hint-buy-resources = Um trabalhador mais forte pode trocar mais vezes.
web-teotihuacan-hint-sell-resource = Venda o que não vai usar logo; o cacau paga trabalho e salário.
web-teotihuacan-hint-swap-resource = Um recurso e 1 de cacau viram tantos recursos quanto o poder do trabalhador.
web-teotihuacan-hint-buy-temple-step = Cada degrau paga na hora; o 10 abre a peça bônus desse templo.
web-teotihuacan-hint-take-resources = Madeira serve para edifícios e altura; pedra, para a pirâmide; ouro, para tecnologias e decorações.
web-teotihuacan-hint-choose-temple = Azul dá recursos; vermelho, pontos; verde, cacau. Subir muito em um abre a peça bônus.
web-teotihuacan-hint-choose-major-reward = A peça fica com você; a recompensa impressa é na hora. Cada peça só sai uma vez.
web-teotihuacan-hint-claim-on-avenue = Máscaras diferentes valem mais em conjunto; as outras peças ajudam uma vez, quando você quiser.
web-teotihuacan-hint-claim-on-board = Pague o que está na faixa de baixo. Outra peça ocupará o lugar.
web-teotihuacan-hint-power-up = Trabalhadores fortes coletam mais. Com poder 6 ele ascende: uma recompensa, e recomeça em 1.
web-teotihuacan-hint-power-up-anywhere = Qualquer trabalhador livre: um perto de 6, ou um que divide o tabuleiro com outros.
web-teotihuacan-hint-buy-power-up = Um cacau por mais um passo rumo à ascensão.
web-teotihuacan-hint-choose-ascension-reward = Um quarto trabalhador cedo vale mais que 5 pontos; mas cada um pede salário.
web-teotihuacan-hint-take-technology = Uma tecnologia ajuda o resto da partida. Quem já a tem pontua 3 quando você a pega.
web-teotihuacan-hint-build-house = Com mais trabalhadores você chega a fileiras melhores. Cada edifício também reduz o valor dos passos da avenida.
web-teotihuacan-hint-take-decoration = Procure ícones iguais aos que estão sob o próximo lugar livre de uma escada.
web-teotihuacan-hint-place-decoration = Ícones com anel combinam: 1 ponto cada, e um colorido sobe o templo.
web-teotihuacan-hint-build-pyramid = Uma peça por trabalhador aqui. As de ícones coloridos podem subir templos.
web-teotihuacan-hint-choose-spot = Mais alto rende mais e custa madeira. Aponte um lugar aceso: ícones com anel combinam.
web-teotihuacan-hint-turn-tile = Gire até que mais ícones combinem.
web-teotihuacan-hint-save-resource = Economize o que você menos tem.
web-teotihuacan-hint-pay-salary = Cada cacau não pago custa 3 pontos: quase sempre vale pagar tudo.

## The score book

web-teotihuacan-in-words = Em palavras, passo a passo
web-teotihuacan-book-before = antes
web-teotihuacan-book-after = depois
web-teotihuacan-book-nothing = Ninguém pontuou neste Eclipse.
web-teotihuacan-path = O caminho de cada um
web-teotihuacan-sources = De onde vieram os pontos
web-teotihuacan-group-pyramid = Pirâmide e decorações
web-teotihuacan-group-temples = Templos
web-teotihuacan-group-avenue = Avenida e nobres
web-teotihuacan-group-technologies = Tecnologias
web-teotihuacan-group-masks = Máscaras
web-teotihuacan-group-rest = Palácio, peças e o resto
