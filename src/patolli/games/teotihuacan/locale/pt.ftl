# Teotihuacan: A Cidade dos Deuses em português.

teotihuacan-name = Teotihuacan: A Cidade dos Deuses

## Opções

teotihuacan-option-edition = Edição
    .about = A recompensa de cacau de uma ascensão é 5 na segunda edição e 6 na primeira.
teotihuacan-option-edition-second = Segunda
teotihuacan-option-edition-first = Primeira
teotihuacan-option-setup = Preparação
    .about = Tabuleiros e peças sorteados, ou a disposição fixa para uma primeira partida.
teotihuacan-option-setup-standard = Sorteada
teotihuacan-option-setup-first-game = Primeira partida
teotihuacan-option-starting-tiles = Peças iniciais
    .about = Ficar com duas de quatro peças recebidas em segredo, ou escolhê-las em turnos, à vista de todos.
teotihuacan-option-starting-tiles-deal = Recebidas em segredo
teotihuacan-option-starting-tiles-draft = Escolhidas em turnos
teotihuacan-option-eclipse-mode = Eclipse
    .about = Um Eclipse Escuro é pontuado logo após o turno em que os discos se encontram, sem última rodada.
teotihuacan-option-eclipse-mode-normal = Normal
teotihuacan-option-eclipse-mode-dark = Eclipse Escuro
teotihuacan-option-technology-draw = Tecnologias em jogo
    .about = Seis quaisquer das nove, ou três baratas em cima e três caras embaixo.
teotihuacan-option-technology-draw-any-six = Seis quaisquer
teotihuacan-option-technology-draw-balanced-rows = Baratas em cima, caras embaixo
teotihuacan-option-pyramid-start = Pirâmide inicial
    .about = O padrão impresso, ou uma de suas imagens espelhadas ou giradas.
teotihuacan-option-pyramid-start-rulebook = Impressa
teotihuacan-option-pyramid-start-random-pattern = Por sorteio
teotihuacan-option-free-cocoa-scope = Peça de cacau grátis
    .about = Ela paga uma ação principal, um culto ou um salário; o alcance amplo inclui liberar, ascensão e peças reais.
teotihuacan-option-free-cocoa-scope-listed = Ação principal, culto, salário
teotihuacan-option-free-cocoa-scope-wide = Amplo
teotihuacan-option-completed-pyramid-step-value = Fim antecipado da pirâmide
    .about = Quanto vale uma casa da trilha da pirâmide quando a pirâmide pronta encerra a partida mais cedo.
teotihuacan-option-completed-pyramid-step-value-by-ordinal = Como naquele Eclipse
teotihuacan-option-completed-pyramid-step-value-as-third = Como no terceiro Eclipse
teotihuacan-option-pyramid-track-cap = Fim da trilha da pirâmide
    .about = A última casa a que um marcador pode chegar.
teotihuacan-option-pyramid-track-cap-10 = Casa 10
teotihuacan-option-pyramid-track-cap-9 = Casa 9
teotihuacan-option-nobles-row-choice = Fileira em Nobres
    .about = Se o número de trabalhadores decide a fileira, ou se vale qualquer uma até esse número.
teotihuacan-option-nobles-row-choice-forced = Decidida pelos trabalhadores
teotihuacan-option-nobles-row-choice-free-up-to-count = Livre até os trabalhadores
teotihuacan-option-second-power-up = Segundo aumento de poder
    .about = Se é possível recusar o segundo aumento de poder de uma ação principal.
teotihuacan-option-second-power-up-optional = Opcional
teotihuacan-option-second-power-up-mandatory = Obrigatório
teotihuacan-option-leader-bonus-at-zero = Liderança da pirâmide em zero
    .about = Quem recebe os 4 PV pela liderança na trilha da pirâmide quando ninguém saiu do início.
teotihuacan-option-leader-bonus-at-zero-none = Ninguém
teotihuacan-option-leader-bonus-at-zero-all = Todos
teotihuacan-option-difficulty = Teotibot
    .about = A força do Teotibot no modo solo; os números abaixo a mudam um a um.
teotihuacan-option-difficulty-gentle = Gentil
teotihuacan-option-difficulty-standard = Normal
teotihuacan-option-difficulty-hard = Difícil
teotihuacan-option-difficulty-merciless = Implacável
teotihuacan-option-bot-power-gold-deposits = Teotibot nas Jazidas de Ouro
    .about = Poder do trabalhador dele ali no começo.
teotihuacan-option-bot-power-gold-deposits-preset = Conforme a dificuldade
teotihuacan-option-bot-power-gold-deposits-1 = 1
teotihuacan-option-bot-power-gold-deposits-2 = 2
teotihuacan-option-bot-power-gold-deposits-3 = 3
teotihuacan-option-bot-power-nobles = Teotibot em Nobres
    .about = Poder do trabalhador dele ali no começo.
teotihuacan-option-bot-power-nobles-preset = Conforme a dificuldade
teotihuacan-option-bot-power-nobles-1 = 1
teotihuacan-option-bot-power-nobles-2 = 2
teotihuacan-option-bot-power-nobles-3 = 3
teotihuacan-option-bot-power-construction = Teotibot em Construção
    .about = Poder do trabalhador dele ali no começo.
teotihuacan-option-bot-power-construction-preset = Conforme a dificuldade
teotihuacan-option-bot-power-construction-1 = 1
teotihuacan-option-bot-power-construction-2 = 2
teotihuacan-option-bot-power-construction-3 = 3
teotihuacan-option-bot-wood = Madeira do Teotibot
    .about = A madeira que ele tem no começo.
teotihuacan-option-bot-wood-preset = Conforme a dificuldade
teotihuacan-option-bot-wood-1 = 1
teotihuacan-option-bot-wood-2 = 2
teotihuacan-option-bot-wood-3 = 3
teotihuacan-option-bot-stone = Pedra do Teotibot
    .about = A pedra que ele tem no começo.
teotihuacan-option-bot-stone-preset = Conforme a dificuldade
teotihuacan-option-bot-stone-1 = 1
teotihuacan-option-bot-stone-2 = 2
teotihuacan-option-bot-stone-3 = 3
teotihuacan-option-bot-gold = Ouro do Teotibot
    .about = O ouro que ele tem no começo.
teotihuacan-option-bot-gold-preset = Conforme a dificuldade
teotihuacan-option-bot-gold-1 = 1
teotihuacan-option-bot-gold-2 = 2
teotihuacan-option-bot-gold-3 = 3
teotihuacan-option-bot-points-for-cocoa = Troca do Teotibot
    .about = PV que ele recebe por 10 de cacau.
teotihuacan-option-bot-points-for-cocoa-preset = Conforme a dificuldade
teotihuacan-option-bot-points-for-cocoa-1 = 1
teotihuacan-option-bot-points-for-cocoa-2 = 2
teotihuacan-option-bot-points-for-cocoa-3 = 3
teotihuacan-option-bot-points-for-cocoa-4 = 4
teotihuacan-option-bot-points-for-cocoa-5 = 5
teotihuacan-option-bot-worship-steps = Culto do Teotibot
    .about = Degraus de templo do culto dele; um a mais em Decorações.
teotihuacan-option-bot-worship-steps-preset = Conforme a dificuldade
teotihuacan-option-bot-worship-steps-1 = 1
teotihuacan-option-bot-worship-steps-2 = 2
teotihuacan-option-bot-worship-steps-3 = 3
teotihuacan-option-bot-points-per-bonus = Bônus do Teotibot
    .about = PV por peça de bônus alcançada no fim.
teotihuacan-option-bot-points-per-bonus-preset = Conforme a dificuldade
teotihuacan-option-bot-points-per-bonus-5 = 5
teotihuacan-option-bot-points-per-bonus-10 = 10
teotihuacan-option-bot-points-per-bonus-15 = 15
teotihuacan-option-bot-points-per-bonus-20 = 20
teotihuacan-option-bot-points-per-bonus-25 = 25
teotihuacan-option-bot-points-per-technology = Tecnologias do Teotibot
    .about = PV por tecnologia que ele tem no fim.
teotihuacan-option-bot-points-per-technology-preset = Conforme a dificuldade
teotihuacan-option-bot-points-per-technology-0 = 0
teotihuacan-option-bot-points-per-technology-1 = 1
teotihuacan-option-bot-points-per-technology-2 = 2
teotihuacan-option-bot-points-per-technology-3 = 3
teotihuacan-option-bot-points-per-technology-4 = 4

## Coisas

# at, to, from: com a preposição e o artigo, dentro de uma frase.
teotihuacan-board-none = nenhum tabuleiro
    .at = em nenhum tabuleiro
    .to = para nenhum tabuleiro
    .from = de nenhum tabuleiro
teotihuacan-board-palace = Palácio
    .at = no Palácio
    .to = para o Palácio
    .from = do Palácio
teotihuacan-board-forest = Floresta
    .at = na Floresta
    .to = para a Floresta
    .from = da Floresta
teotihuacan-board-stone-quarry = Pedreira
    .at = na Pedreira
    .to = para a Pedreira
    .from = da Pedreira
teotihuacan-board-gold-deposits = Jazidas de Ouro
    .at = nas Jazidas de Ouro
    .to = para as Jazidas de Ouro
    .from = das Jazidas de Ouro
teotihuacan-board-alchemy = Alquimia
    .at = em Alquimia
    .to = para Alquimia
    .from = de Alquimia
teotihuacan-board-nobles = Nobres
    .at = em Nobres
    .to = para Nobres
    .from = de Nobres
teotihuacan-board-decorations = Decorações
    .at = em Decorações
    .to = para Decorações
    .from = de Decorações
teotihuacan-board-construction = Construção
    .at = em Construção
    .to = para Construção
    .from = de Construção
teotihuacan-automaton-teotibot = Teotibot

# Vêm depois de um número com sinal: +2 madeira.
teotihuacan-good-wood = madeira
teotihuacan-good-stone = pedra
teotihuacan-good-gold = ouro
teotihuacan-good-cocoa = cacau
teotihuacan-good-points = PV
teotihuacan-good-avenue = avenida
teotihuacan-good-pyramid-track = trilha da pirâmide
teotihuacan-good-blue = templo azul
teotihuacan-good-red = templo vermelho
teotihuacan-good-green = templo verde

teotihuacan-temple-blue = templo azul
    .at = no templo azul
    .of = do templo azul
teotihuacan-temple-red = templo vermelho
    .at = no templo vermelho
    .of = do templo vermelho
teotihuacan-temple-green = templo verde
    .at = no templo verde
    .of = do templo verde
teotihuacan-temple-any = qualquer templo
    .at = em qualquer templo
    .of = de qualquer templo

teotihuacan-discovery-mask-1 = máscara 1
teotihuacan-discovery-mask-2 = máscara 2
teotihuacan-discovery-mask-3 = máscara 3
teotihuacan-discovery-mask-4 = máscara 4
teotihuacan-discovery-mask-5 = máscara 5
teotihuacan-discovery-mask-6 = máscara 6
teotihuacan-discovery-mask-7 = máscara 7
teotihuacan-discovery-points-4 = 4 PV
teotihuacan-discovery-resources-3 = 3 recursos
teotihuacan-discovery-resources-2 = 2 recursos
teotihuacan-discovery-avenue = casa na avenida
teotihuacan-discovery-temple-any = degrau em um templo
teotihuacan-discovery-temple-blue = degrau no templo azul
teotihuacan-discovery-temple-red = degrau no templo vermelho
teotihuacan-discovery-temple-green = degrau no templo verde
teotihuacan-discovery-cocoa-4 = 4 de cacau
teotihuacan-discovery-power-up-2 = 2 aumentos de poder
teotihuacan-discovery-double-move = movimento duplo
teotihuacan-discovery-free-cocoa = cacau grátis
teotihuacan-discovery-unlimited-move = movimento livre
teotihuacan-discovery-extra-worker = trabalhador extra

# at: onde está a peça, dentro de uma frase.
teotihuacan-discovery-place-palace = Palácio
    .at = no Palácio
teotihuacan-discovery-place-forest = Floresta
    .at = na Floresta
teotihuacan-discovery-place-stone-quarry = Pedreira
    .at = na Pedreira
teotihuacan-discovery-place-gold-deposits = Jazidas de Ouro
    .at = nas Jazidas de Ouro
teotihuacan-discovery-place-decorations = Decorações
    .at = em Decorações
teotihuacan-discovery-place-avenue-3 = avenida, casa 3
    .at = na casa 3 da Avenida dos Mortos
teotihuacan-discovery-place-avenue-6 = avenida, casa 6
    .at = na casa 6 da Avenida dos Mortos
teotihuacan-discovery-place-avenue-8 = avenida, casa 8
    .at = na casa 8 da Avenida dos Mortos
teotihuacan-discovery-place-blue-4 = templo azul, degrau 4
    .at = no degrau 4 do templo azul
teotihuacan-discovery-place-red-5 = templo vermelho, degrau 5
    .at = no degrau 5 do templo vermelho
teotihuacan-discovery-place-green-3 = templo verde, degrau 3
    .at = no degrau 3 do templo verde
teotihuacan-discovery-place-green-6 = templo verde, degrau 6
    .at = no degrau 6 do templo verde
teotihuacan-discovery-place-reserved = com uma peça inicial
    .at = reservada para uma peça inicial

# Os tabuleiros para os trabalhadores e depois os benefícios.
teotihuacan-starting-tile-st1 = { teotihuacan-board-palace }, { teotihuacan-board-forest }: 3 de madeira, 2 de cacau, 1 casa na avenida
teotihuacan-starting-tile-st2 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-stone-quarry }: 2 de pedra, 3 de ouro, degrau no templo verde
teotihuacan-starting-tile-st3 = { teotihuacan-board-forest }, { teotihuacan-board-stone-quarry }: 4 de madeira, 1 de pedra, degrau no templo azul
teotihuacan-starting-tile-st4 = { teotihuacan-board-palace }, { teotihuacan-board-gold-deposits }: 2 de ouro, 5 de cacau, degrau no templo vermelho
teotihuacan-starting-tile-st5 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-alchemy }: 2 de ouro, a tecnologia mais baixa
teotihuacan-starting-tile-st6 = { teotihuacan-board-forest }, { teotihuacan-board-gold-deposits }: 3 de madeira, 2 de ouro, 1 aumento de poder
teotihuacan-starting-tile-st7 = { teotihuacan-board-alchemy }, { teotihuacan-board-construction }: 2 recursos, a tecnologia mais baixa
teotihuacan-starting-tile-st8 = { teotihuacan-board-nobles }, { teotihuacan-board-decorations }: 4 de pedra, 2 de cacau, degrau no templo azul
teotihuacan-starting-tile-st9 = { teotihuacan-board-alchemy }, { teotihuacan-board-nobles }: degrau no templo azul, degrau no templo vermelho, degrau no templo verde
teotihuacan-starting-tile-st10 = { teotihuacan-board-decorations }, { teotihuacan-board-construction }: 5 de cacau, degrau no templo vermelho, 1 aumento de poder
teotihuacan-starting-tile-st11 = { teotihuacan-board-nobles }, { teotihuacan-board-construction }: 5 de cacau, degrau no templo verde, 1 aumento de poder
teotihuacan-starting-tile-st12 = { teotihuacan-board-alchemy }, { teotihuacan-board-decorations }: 2 recursos, degrau no templo azul, degrau no templo vermelho
teotihuacan-starting-tile-st13 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-alchemy }: 5 de madeira, 3 de cacau
teotihuacan-starting-tile-st14 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-decorations }: 3 de pedra, 1 de ouro, peça de descoberta
teotihuacan-starting-tile-st15 = { teotihuacan-board-forest }, { teotihuacan-board-nobles }: 1 de madeira, 2 de pedra, 3 de ouro
teotihuacan-starting-tile-st16 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-construction }: 3 de ouro, 2 de cacau, peça de descoberta
teotihuacan-starting-tile-st17 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-construction }: 2 de madeira, 3 de pedra, 3 de cacau
teotihuacan-starting-tile-st18 = { teotihuacan-board-forest }, { teotihuacan-board-decorations }: 1 de madeira, 2 de pedra, 1 casa na avenida

# Número impresso e efeito.
teotihuacan-technology-t1 = 1 (no Palácio ou ao passar: +1 cacau)
teotihuacan-technology-t3 = 3 (Alquimia, Nobres: +3 PV)
teotihuacan-technology-t5 = 5 (ao extrair: +1 recurso)
teotihuacan-technology-t7 = 7 (ao extrair: +1 cacau, +1 PV)
teotihuacan-technology-t9 = 9 (Decorações: +4 PV)
teotihuacan-technology-t11 = 11 (Construção: +3 PV)
teotihuacan-technology-t13 = 13 (1 de cacau: +1 aumento de poder)
teotihuacan-technology-t15 = 15 (Construção: +1 trabalhador, −1 recurso)
teotihuacan-technology-t17 = 17 (Construção: +1 degrau de templo)

# poder: o do trabalhador que presta culto.
teotihuacan-royal-tile-c01 = poder + 1 de cacau
teotihuacan-royal-tile-b02 = 1 de cacau → 1 de madeira e 1 de pedra (máximo: poder)
teotihuacan-royal-tile-c03 = 1 recurso → 2 de cacau (máximo: poder)
teotihuacan-royal-tile-a04 = 2 PV por tecnologia (máximo: poder)
teotihuacan-royal-tile-a05 = 2 PV por casa na trilha da pirâmide (máximo: poder)
teotihuacan-royal-tile-b06 = 1 de cacau → 1 de pedra e 1 de ouro (máximo: poder)
teotihuacan-royal-tile-b07 = 1 de cacau e 1 recurso → tantos recursos quanto o poder
teotihuacan-royal-tile-c08 = 1 de cacau → 1 degrau de templo (máximo: poder − 1)
teotihuacan-royal-tile-a09 = 1 PV por casa na avenida (máximo: poder + 1)

teotihuacan-bonus-tile-masks = melhor conjunto de máscaras de novo
teotihuacan-bonus-tile-technologies = 5 PV por tecnologia
teotihuacan-bonus-tile-flat = 15 PV
teotihuacan-bonus-tile-avenue = 3 PV por casa na avenida
teotihuacan-bonus-tile-bonus-count = 9 PV por peça de bônus alcançada
teotihuacan-bonus-tile-discoveries = 2 PV por peça de descoberta sem máscara
teotihuacan-bonus-tile-workers = 4 PV por trabalhador, 9 a partir do poder 4

# Ícones no sentido horário a partir do canto superior esquerdo; a estrela marca o ícone que sobe em seu templo.
teotihuacan-pyramid-tile-p0 = azul · liso · vermelho★ · verde
teotihuacan-pyramid-tile-p1 = liso · azul · vermelho · verde★
teotihuacan-pyramid-tile-p2 = liso · vermelho · azul · verde★
teotihuacan-pyramid-tile-p3 = verde · liso · azul · vermelho★
teotihuacan-pyramid-tile-p4 = verde · liso · azul · vermelho
teotihuacan-pyramid-tile-p5 = verde · liso · vermelho · azul
teotihuacan-pyramid-tile-p6 = verde · liso · vermelho · azul★
teotihuacan-pyramid-tile-p7 = verde · azul · vermelho · liso
teotihuacan-pyramid-tile-p8 = verde · azul★ · vermelho · liso
teotihuacan-pyramid-tile-p9 = azul · liso · vermelho · liso
teotihuacan-pyramid-tile-p10 = azul★ · liso · vermelho · liso
teotihuacan-pyramid-tile-p11 = verde · liso · vermelho · liso
teotihuacan-pyramid-tile-p12 = verde · liso · vermelho★ · liso
teotihuacan-pyramid-tile-p13 = azul · liso · verde★ · liso
teotihuacan-pyramid-tile-p14 = azul · liso · verde · liso
teotihuacan-pyramid-tile-p15 = azul · liso · verde · vermelho
teotihuacan-pyramid-tile-p16 = azul · liso · verde · vermelho★
teotihuacan-pyramid-tile-p17 = verde · liso · azul · vermelho
teotihuacan-pyramid-tile-p18 = liso · liso · liso · vermelho
teotihuacan-pyramid-tile-p19 = azul · liso · liso · liso
teotihuacan-pyramid-tile-p20 = liso · liso · liso · verde
teotihuacan-pyramid-tile-p21 = azul · liso · liso · verde
teotihuacan-pyramid-tile-p22 = verde · liso · liso · azul
teotihuacan-pyramid-tile-p23 = liso · liso · verde · vermelho
teotihuacan-pyramid-tile-p24 = verde★ · liso · liso · vermelho
teotihuacan-pyramid-tile-p25 = azul · liso · liso · vermelho★
teotihuacan-pyramid-tile-p26 = azul · liso · liso · vermelho
teotihuacan-pyramid-tile-p27 = verde · azul · verde★ · azul
teotihuacan-pyramid-tile-p28 = vermelho · azul★ · vermelho · azul
teotihuacan-pyramid-tile-p29 = verde · vermelho · verde · vermelho★
teotihuacan-pyramid-tile-p30 = liso · liso · liso · liso
teotihuacan-pyramid-tile-p31 = liso · liso · liso · liso

teotihuacan-spot-s0 = nível 1, linha 1, coluna 1
teotihuacan-spot-s1 = nível 1, linha 1, coluna 2
teotihuacan-spot-s2 = nível 1, linha 1, coluna 3
teotihuacan-spot-s3 = nível 1, linha 1, coluna 4
teotihuacan-spot-s4 = nível 1, linha 2, coluna 1
teotihuacan-spot-s5 = nível 1, linha 2, coluna 2
teotihuacan-spot-s6 = nível 1, linha 2, coluna 3
teotihuacan-spot-s7 = nível 1, linha 2, coluna 4
teotihuacan-spot-s8 = nível 1, linha 3, coluna 1
teotihuacan-spot-s9 = nível 1, linha 3, coluna 2
teotihuacan-spot-s10 = nível 1, linha 3, coluna 3
teotihuacan-spot-s11 = nível 1, linha 3, coluna 4
teotihuacan-spot-s12 = nível 1, linha 4, coluna 1
teotihuacan-spot-s13 = nível 1, linha 4, coluna 2
teotihuacan-spot-s14 = nível 1, linha 4, coluna 3
teotihuacan-spot-s15 = nível 1, linha 4, coluna 4
teotihuacan-spot-s100 = nível 2, linha 1, coluna 1
teotihuacan-spot-s101 = nível 2, linha 1, coluna 2
teotihuacan-spot-s102 = nível 2, linha 1, coluna 3
teotihuacan-spot-s103 = nível 2, linha 2, coluna 1
teotihuacan-spot-s104 = nível 2, linha 2, coluna 2
teotihuacan-spot-s105 = nível 2, linha 2, coluna 3
teotihuacan-spot-s106 = nível 2, linha 3, coluna 1
teotihuacan-spot-s107 = nível 2, linha 3, coluna 2
teotihuacan-spot-s108 = nível 2, linha 3, coluna 3
teotihuacan-spot-s200 = nível 3, linha 1, coluna 1
teotihuacan-spot-s201 = nível 3, linha 1, coluna 2
teotihuacan-spot-s202 = nível 3, linha 2, coluna 1
teotihuacan-spot-s203 = nível 3, linha 2, coluna 2
teotihuacan-spot-s300 = nível 4, linha 1, coluna 1

# Os dois ícones, vistos com a seta para o centro.
teotihuacan-decoration-d0 = azul–vermelho
teotihuacan-decoration-d1 = liso–azul
teotihuacan-decoration-d2 = verde–verde
teotihuacan-decoration-d3 = azul–verde
teotihuacan-decoration-d4 = vermelho–azul
teotihuacan-decoration-d5 = azul–liso
teotihuacan-decoration-d6 = vermelho–vermelho
teotihuacan-decoration-d7 = verde–azul
teotihuacan-decoration-d8 = vermelho–verde
teotihuacan-decoration-d9 = verde–liso
teotihuacan-decoration-d10 = liso–vermelho
teotihuacan-decoration-d11 = azul–azul
teotihuacan-decoration-d12 = verde–vermelho
teotihuacan-decoration-d13 = vermelho–liso
teotihuacan-decoration-d14 = liso–verde

teotihuacan-side-top = superior
teotihuacan-side-right = direito
teotihuacan-side-bottom = inferior
teotihuacan-side-left = esquerdo

teotihuacan-nobles-row-top = superior
teotihuacan-nobles-row-centre = central
teotihuacan-nobles-row-bottom = inferior

teotihuacan-ascension-reward-points = 5 PV
teotihuacan-ascension-reward-cocoa = cacau
teotihuacan-ascension-reward-one-temple = 1 degrau de templo
teotihuacan-ascension-reward-two-temples = 2 degraus de templo por 3 de cacau
teotihuacan-ascension-reward-fourth-worker = quarto trabalhador e 2 de cacau

teotihuacan-worship-space-temple = degrau de templo
teotihuacan-worship-space-c01 = { teotihuacan-royal-tile-c01 }
teotihuacan-worship-space-b02 = { teotihuacan-royal-tile-b02 }
teotihuacan-worship-space-c03 = { teotihuacan-royal-tile-c03 }
teotihuacan-worship-space-a04 = { teotihuacan-royal-tile-a04 }
teotihuacan-worship-space-a05 = { teotihuacan-royal-tile-a05 }
teotihuacan-worship-space-b06 = { teotihuacan-royal-tile-b06 }
teotihuacan-worship-space-b07 = { teotihuacan-royal-tile-b07 }
teotihuacan-worship-space-c08 = { teotihuacan-royal-tile-c08 }
teotihuacan-worship-space-a09 = { teotihuacan-royal-tile-a09 }

# sort: qual variante a frase escolhe; nunca aparece.
teotihuacan-worship-part-ability = espaço de culto
    .sort = ability
teotihuacan-worship-part-discovery = peça de descoberta
    .sort = discovery
teotihuacan-worship-part-both = espaço de culto e peça de descoberta
    .sort = both

teotihuacan-payment-with-cocoa = com cacau
    .sort = cocoa
teotihuacan-payment-with-free-cocoa = com a peça de cacau grátis
    .sort = tile

# do: o que diz o botão.
teotihuacan-saving-wood = 1 de madeira
    .do = Economizar 1 de madeira
teotihuacan-saving-stone = 1 de pedra
    .do = Economizar 1 de pedra
teotihuacan-saving-nothing = nada
    .do = Não economizar nada nesta peça

teotihuacan-order-blue = templo azul
    .do = Subir primeiro no templo azul
teotihuacan-order-red = templo vermelho
    .do = Subir primeiro no templo vermelho
teotihuacan-order-green = templo verde
    .do = Subir primeiro no templo verde
teotihuacan-order-ability = espaço de culto
    .do = Usar o espaço de culto
teotihuacan-order-discovery = peça de descoberta
    .do = Decidir sobre a peça de descoberta

# from: depois de um ganho; for: depois de um pagamento.
teotihuacan-reason-start = início
    .from = no começo
    .for = no começo
teotihuacan-reason-temple = templo
    .from = de um templo
    .for = por um templo
teotihuacan-reason-collecting = coleta
    .from = ao coletar
    .for = por coletar
teotihuacan-reason-worship = culto
    .from = do culto
    .for = para prestar culto
teotihuacan-reason-royal-tile = peça real
    .from = de uma peça real
    .for = por uma peça real
teotihuacan-reason-main-action = ação principal
    .from = da ação principal
    .for = pela ação principal
teotihuacan-reason-technology = tecnologia
    .from = de uma tecnologia
    .for = por uma tecnologia
teotihuacan-reason-building = obra
    .from = da obra
    .for = para construir
teotihuacan-reason-power-up = aumento de poder
    .from = de um aumento de poder
    .for = por mais um aumento de poder
teotihuacan-reason-ascension = ascensão
    .from = de uma ascensão
    .for = por dois degraus de templo
teotihuacan-reason-discovery = peça de descoberta
    .from = de uma peça de descoberta
    .for = por uma peça de descoberta
teotihuacan-reason-unlocking = liberação
    .from = da liberação
    .for = para liberar trabalhadores
teotihuacan-reason-salary = salário
    .from = do salário
    .for = de salário
teotihuacan-reason-fallback = alternativa
    .from = como alternativa
    .for = como alternativa
teotihuacan-reason-exchange = troca
    .from = de uma troca
    .for = em troca de PV

# for: por que se ganham ou perdem pontos.
teotihuacan-source-blue-temple = Templo azul
    .for = no templo azul
teotihuacan-source-red-temple = Templo vermelho
    .for = no templo vermelho
teotihuacan-source-green-temple = Templo verde
    .for = no templo verde
teotihuacan-source-avenue = Avenida dos Mortos
    .for = pela Avenida dos Mortos
teotihuacan-source-pyramid-tiles = Peças da pirâmide
    .for = por uma peça da pirâmide
teotihuacan-source-pyramid-icons = Ícones na pirâmide
    .for = por ícones na pirâmide
teotihuacan-source-pyramid-leader = Liderança na trilha da pirâmide
    .for = pela liderança na trilha da pirâmide
teotihuacan-source-pyramid-steps = Casas na trilha da pirâmide
    .for = por casas na trilha da pirâmide
teotihuacan-source-decorations = Decorações
    .for = por uma decoração
teotihuacan-source-decoration-icons = Ícones de decorações
    .for = por ícones iguais de uma decoração
teotihuacan-source-nobles = Nobres
    .for = por um edifício em Nobres
teotihuacan-source-resource-boards = Tabuleiros de recursos
    .for = por extrair
teotihuacan-source-technology-use = Uso de tecnologias
    .for = graças a uma tecnologia
teotihuacan-source-technology-owner = Tecnologias adquiridas por outros
    .for = por uma tecnologia que outra pessoa adquire
teotihuacan-source-royal-tiles = Peças reais
    .for = por uma peça real
teotihuacan-source-ascension = Ascensões
    .for = por uma ascensão
teotihuacan-source-discovery-tiles = Peças de descoberta
    .for = por uma peça de descoberta
teotihuacan-source-masks = Máscaras
    .for = por máscaras
teotihuacan-source-blue-bonus = Bônus azul
    .for = pela peça de bônus do templo azul
teotihuacan-source-red-bonus = Bônus vermelho
    .for = pela peça de bônus do templo vermelho
teotihuacan-source-green-bonus = Bônus verde
    .for = pela peça de bônus do templo verde
teotihuacan-source-salary = Salário não pago
    .for = por salário não pago
teotihuacan-source-bot-cocoa = Cacau trocado
    .for = pelo cacau trocado
teotihuacan-source-bot-goods = Bens restantes
    .for = pelos bens restantes
teotihuacan-source-bot-technologies = Tecnologias próprias
    .for = por suas tecnologias

# price: quanto custa o primeiro passo; nothing: por que pode faltar alvo; first e second: os passos.
teotihuacan-action-tile-construction = Construção
    .price = 2 de pedra
    .nothing = não cabe nenhuma peça da pirâmide
    .first = constrói uma peça da pirâmide
    .second = extrai 2 de pedra
teotihuacan-action-tile-decorations = Decorações
    .price = 2 de ouro
    .nothing = não cabe nenhuma decoração
    .first = coloca uma decoração
    .second = extrai 2 de ouro
teotihuacan-action-tile-alchemy = Alquimia
    .price = 1 de ouro
    .nothing = ele tem todas as tecnologias
    .first = adquire uma tecnologia
    .second = treina duas vezes seu trabalhador mais fraco
teotihuacan-action-tile-nobles = Nobres
    .price = 2 de madeira
    .nothing = não há mais edifícios
    .first = constrói para os nobres
    .second = extrai 2 de madeira
teotihuacan-action-tile-mastery = Maestria
    .price = nada
    .nothing = nenhum trabalhador pode agir
    .first = faz agir seu trabalhador mais forte
    .second = faz agir o trabalhador seguinte
teotihuacan-action-tile-worship = Culto
    .price = nada
    .nothing = nenhum templo está livre
    .first = segue para o próximo templo
    .second = segue para o próximo templo
teotihuacan-action-tile-masks = Máscaras
    .price = o preço de uma máscara
    .nothing = não há à vista nenhuma máscara que lhe falte e que possa pagar
    .first = pega uma máscara
    .second = pega uma máscara

teotihuacan-action-slot-top = no topo
teotihuacan-action-slot-middle-left = no meio à esquerda
teotihuacan-action-slot-middle-right = no meio à direita
teotihuacan-action-slot-bottom-left = embaixo à esquerda
teotihuacan-action-slot-bottom-centre = embaixo no centro
teotihuacan-action-slot-bottom-right = embaixo à direita

teotihuacan-direction-left = esquerda
teotihuacan-direction-right = direita

teotihuacan-bot-failure-no-worker = sem trabalhador livre ali
    .sort = worker
teotihuacan-bot-failure-too-few-goods = faltam bens
    .sort = goods
teotihuacan-bot-failure-nothing-left = não resta nada
    .sort = target
teotihuacan-bot-failure-no-action = sem ação ali
    .sort = action

teotihuacan-heading-boards = Tabuleiros
teotihuacan-heading-temples = Templos
teotihuacan-heading-avenue = Avenida dos Mortos
teotihuacan-heading-building-row = Fileira de edifícios
teotihuacan-heading-calendar = Calendário
teotihuacan-heading-era = Era
teotihuacan-heading-pyramid = Pirâmide
teotihuacan-heading-pyramid-track = Trilha da pirâmide
teotihuacan-heading-technologies = Tecnologias
teotihuacan-heading-royal-tiles = Peças reais
teotihuacan-heading-bonus-tiles = Bônus
teotihuacan-heading-discovery-tiles = Descobertas
teotihuacan-heading-used-tiles = Usadas
teotihuacan-heading-decorations = Oferta de decorações
teotihuacan-heading-pyramid-tiles = Oferta da pirâmide
teotihuacan-heading-starting-tiles = Peças iniciais
teotihuacan-heading-workers = Trabalhadores
teotihuacan-heading-locked = Bloqueado
teotihuacan-heading-neutral-workers = Trabalhadores neutros
teotihuacan-heading-salary = Salário
teotihuacan-heading-masks = Máscaras
teotihuacan-heading-points = PV
teotihuacan-heading-next-step = Próximo degrau
teotihuacan-heading-each-step = Cada casa
teotihuacan-heading-stack = Pilha
teotihuacan-heading-action-tiles = Peças de ação
teotihuacan-heading-set-aside = De lado
teotihuacan-heading-directions = Direções
teotihuacan-heading-dice = Dados
teotihuacan-heading-total = Total
teotihuacan-heading-any-resource = recurso à escolha
teotihuacan-heading-level = nível de um quadrado
teotihuacan-heading-decorated = decoração
teotihuacan-heading-undecorated = lugar para uma decoração
teotihuacan-heading-star = sobe em seu templo se combinar
teotihuacan-heading-prices = cacau: preço da ação principal, ganho ao coletar

## Listas de bens, citadas abaixo

teotihuacan-resources = { $wood ->
        [0] { $stone ->
            [0] { $gold } de ouro
           *[other] { $gold ->
                [0] { $stone } de pedra
               *[other] { $stone } de pedra e { $gold } de ouro
            }
        }
       *[other] { $stone ->
            [0] { $gold ->
                [0] { $wood } de madeira
               *[other] { $wood } de madeira e { $gold } de ouro
            }
           *[other] { $gold ->
                [0] { $wood } de madeira e { $stone } de pedra
               *[other] { $wood } de madeira, { $stone } de pedra e { $gold } de ouro
            }
        }
    }
teotihuacan-goods = { $wood ->
        [0] { $stone ->
            [0] { $gold ->
                [0] { $cocoa } de cacau
               *[other] { $cocoa ->
                    [0] { $gold } de ouro
                   *[other] { $gold } de ouro e { $cocoa } de cacau
                }
            }
           *[other] { $gold ->
                [0] { $cocoa ->
                    [0] { $stone } de pedra
                   *[other] { $stone } de pedra e { $cocoa } de cacau
                }
               *[other] { $cocoa ->
                    [0] { $stone } de pedra e { $gold } de ouro
                   *[other] { $stone } de pedra, { $gold } de ouro e { $cocoa } de cacau
                }
            }
        }
       *[other] { $stone ->
            [0] { $gold ->
                [0] { $cocoa ->
                    [0] { $wood } de madeira
                   *[other] { $wood } de madeira e { $cocoa } de cacau
                }
               *[other] { $cocoa ->
                    [0] { $wood } de madeira e { $gold } de ouro
                   *[other] { $wood } de madeira, { $gold } de ouro e { $cocoa } de cacau
                }
            }
           *[other] { $gold ->
                [0] { $cocoa ->
                    [0] { $wood } de madeira e { $stone } de pedra
                   *[other] { $wood } de madeira, { $stone } de pedra e { $cocoa } de cacau
                }
               *[other] { $cocoa ->
                    [0] { $wood } de madeira, { $stone } de pedra e { $gold } de ouro
                   *[other] { $wood } de madeira, { $stone } de pedra, { $gold } de ouro e { $cocoa } de cacau
                }
            }
        }
    }

## Perguntas

teotihuacan-decision-in-any-order = Escolha o que vem primeiro
    .about = Uma coisa termina antes da outra.
teotihuacan-decision-keep-starting-tiles = Escolha as duas peças iniciais com que você fica
    .about = Você ganha tudo o que há nas duas; nos tabuleiros delas começam seus trabalhadores.
teotihuacan-decision-draft-starting-tile = Escolha uma peça inicial
    .about = Você escolhe duas ao todo e ganha tudo o que há nas duas.
teotihuacan-decision-place-workers = Escolha três tabuleiros para seus trabalhadores
    .about = Em cada um começa um trabalhador de poder 1.
teotihuacan-decision-claim-reserved = Escolha se você pega a peça de descoberta
    .about = Ela estava reservada para sua peça inicial { $tile }.
teotihuacan-decision-finish-turn = Termine seu turno, ou antes use uma peça ou libere
    .about = As ofertas são repostas no fim do turno.
teotihuacan-decision-move-worker = Escolha aonde vai seu trabalhador
    .about = { $unlimited ->
        [0] { $double ->
            [0] Um trabalhador avança de um a três tabuleiros no sentido horário; ou use o turno para liberar os bloqueados.
           *[other] Dois trabalhadores de um tabuleiro podem avançar juntos de um a três tabuleiros.
        }
       *[other] { $double ->
            [0] O trabalhador pode avançar qualquer distância.
           *[other] Dois trabalhadores de um tabuleiro podem avançar juntos qualquer distância.
        }
    }
teotihuacan-decision-bring-companion = Escolha quem vai junto
    .about = Um segundo trabalhador pode ir { $from-from } { $to-to }.
teotihuacan-decision-use-board = Escolha o que fazer { $at-board }
    .about = Coletar dá 1 de cacau e mais 1 por cor presente; a ação principal custa 1 de cacau por cor.
teotihuacan-decision-continue-worship = { $decided ->
        [0] Escolha o que vem primeiro
       *[1] Use o espaço de culto, ou antes uma de suas peças
    }
    .about = { $decided ->
        [0] Uma coisa termina antes da outra.
       *[1] A peça de descoberta { $at-board } já está decidida; falta usar o espaço de culto.
    }
teotihuacan-decision-buy-resources = Escolha quantas vezes você troca
    .about = Peça real: { $royal }; aqui até { $times ->
        [one] { $times } vez
       *[other] { $times } vezes
    }.
teotihuacan-decision-sell-resource = Escolha um recurso para vender por 2 de cacau
    .about = Você pode vender { $times ->
        [one] mais { $times }
       *[other] até mais { $times }
    }.
teotihuacan-decision-swap-resource = Escolha o recurso que você entrega
    .about = Com 1 de cacau ele rende { $power ->
        [one] { $power } recurso
       *[other] { $power } recursos
    } à sua escolha.
teotihuacan-decision-buy-temple-step = Escolha um templo para subir por 1 de cacau
    .about = Você pode comprar { $times ->
        [one] mais { $times } degrau
       *[other] até mais { $times } degraus
    }.
teotihuacan-decision-take-resources = Escolha { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }
    .about = Madeira, pedra e ouro podem ser misturados.
teotihuacan-decision-choose-temple = Escolha um templo para subir
    .about = O degrau dá sua recompensa na hora.
teotihuacan-decision-choose-major-reward = Escolha a recompensa impressa ou uma peça de descoberta
    .about = As peças estão { $at-place }.
teotihuacan-decision-claim-on-avenue = Escolha uma peça de descoberta ou nenhuma
    .about = As peças estão { $at-place }.
teotihuacan-decision-claim-on-board = Escolha se você pega a peça de descoberta
    .about = Ela está { $at-board }; falta pagar seu preço.
teotihuacan-decision-power-up = Escolha qual trabalhador ganha poder
    .about = { $optional ->
        [0] Só contam os trabalhadores livres { $at-board }.
       *[other] Um segundo aumento de poder { $at-board }, que você pode recusar.
    }
teotihuacan-decision-power-up-anywhere = Escolha qual trabalhador ganha poder
    .about = Vale qualquer trabalhador livre que não acabou de se mover.
teotihuacan-decision-buy-power-up = Escolha se você compra mais um aumento de poder
    .about = Tecnologia 13: custa 1 de cacau e vale para um trabalhador { $at-board }.
teotihuacan-decision-choose-ascension-reward = Escolha a recompensa da sua ascensão
    .about = Seu trabalhador renasce no Palácio com poder 1.
teotihuacan-decision-take-technology = Escolha uma tecnologia
    .about = Um trabalhador alcança a fileira de cima, dois ou mais alcançam as duas; um sozinho de poder 4 ou 5 alcança as duas, mas a de baixo não dá aumento de poder.
teotihuacan-decision-build-house = Escolha a fileira do seu edifício
    .about = { $workers ->
        [one] Conta { $workers } trabalhador.
       *[other] Contam { $workers } trabalhadores.
    }
teotihuacan-decision-take-decoration = Escolha uma decoração
    .about = { $workers ->
        [one] Com { $workers } trabalhador ela custa 3 de ouro.
        [2] Com { $workers } trabalhadores ela custa 2 de ouro.
       *[other] Com { $workers } trabalhadores ela custa 1 de ouro.
    }
teotihuacan-decision-place-decoration = Escolha um lado para { $decoration }
    .about = Ela dá 3 PV e 1 PV por ícone igual; ícones coloridos iguais sobem em seus templos.
teotihuacan-decision-build-pyramid = Escolha uma peça da pirâmide
    .about = { $workers ->
        [one] Você pode colocar { $workers } peça nesta ação; já colocou { $placed }.
       *[other] Você pode colocar até { $workers } peças nesta ação; já colocou { $placed }.
    }
teotihuacan-decision-choose-spot = Escolha aonde vai a peça
    .about = Peça { $tile }: 2 de pedra, e mais 1 de madeira por nível acima do primeiro.
teotihuacan-decision-turn-tile = Escolha como a peça gira
    .about = Peça { $tile } no { $spot }: 1 PV por ícone igual, e um degrau se a estrela combinar.
teotihuacan-decision-save-resource = Escolha o que a tecnologia 15 economiza
    .about = Um recurso na ação inteira; esta peça vai para o { $spot }.
teotihuacan-decision-pay-salary = Escolha quanto salário você paga
    .about = Cada cacau não pago custa 3 PV.

## Botões

teotihuacan-action-keep-starting-tiles = Ficar com “{ $first }” e “{ $second }”
teotihuacan-action-draft-starting-tile = Pegar “{ $tile }”
teotihuacan-action-place-workers = Começar { $at-first }, { $at-second } e { $at-third }
teotihuacan-action-move = Mover o trabalhador de poder { $power } { $from-from } { $to-to }
teotihuacan-action-bring = Levar o trabalhador de poder { $power }
teotihuacan-action-move-alone = Não levar ninguém
teotihuacan-action-free-workers = Liberar todos os seus trabalhadores bloqueados e terminar o turno
teotihuacan-action-use-move-tile = Usar a peça “{ $discovery }” neste movimento
teotihuacan-action-collect-cocoa = Coletar cacau
teotihuacan-action-worship = { $sort-payment ->
        [tile] { $sort-part ->
            [ability] Prestar culto com a peça de cacau grátis: { $space }
            [discovery] Prestar culto com a peça de cacau grátis: peça de descoberta
           *[both] Prestar culto com a peça de cacau grátis: { $space }, e a peça de descoberta
        }
       *[cocoa] { $sort-part ->
            [ability] Prestar culto: { $space }
            [discovery] Prestar culto: peça de descoberta
           *[both] Prestar culto: { $space }, e a peça de descoberta
        }
    }
teotihuacan-action-main-action = { $sort-payment ->
        [tile] Fazer a ação principal com a peça de cacau grátis
       *[cocoa] Fazer a ação principal
    }
teotihuacan-action-count-extra-worker = Usar a peça de trabalhador extra
teotihuacan-action-take-technology = Adquirir a tecnologia { $technology }
teotihuacan-action-build-house = Construir na fileira { $row }
teotihuacan-action-take-decoration = Pegar { $decoration }
teotihuacan-action-place-decoration = Colocá-la no lado { $side }
teotihuacan-action-take-pyramid-tile = Pegar { $tile }
teotihuacan-action-build-on = Construir no { $spot }
teotihuacan-action-turn-tile = { $turns ->
        [0] Deixá-la sem girar
        [1] Girá-la 90°
        [2] Girá-la 180°
       *[3] Girá-la 270°
    }
teotihuacan-action-save = { $do-saving }
teotihuacan-action-stop-building = Parar de construir
teotihuacan-action-take-resources = Pegar { teotihuacan-resources }
teotihuacan-action-climb = Subir { $at-temple }
teotihuacan-action-take-reward = Pegar a recompensa impressa
teotihuacan-action-claim = Pegar “{ $discovery }”
teotihuacan-action-decline = Recusar
teotihuacan-action-exchange = { $times ->
        [0] Não trocar nada
        [one] Trocar { $times } vez
       *[other] Trocar { $times } vezes
    }
teotihuacan-action-give = { $sort-payment ->
        [tile] Entregar 1 de { $resource } com a peça de cacau grátis
       *[cocoa] Entregar 1 de { $resource }
    }
teotihuacan-action-pay-and-climb = Subir { $at-temple } por 1 de cacau
teotihuacan-action-exchange-freely = Trocar o máximo de vezes com a peça de cacau grátis
teotihuacan-action-take-ascension-reward = { $sort-payment ->
        [tile] Pegar { $reward } com a peça de cacau grátis
       *[cocoa] Pegar { $reward }
    }
teotihuacan-action-power-up = Dar poder ao trabalhador de poder { $power } { $at-board }
teotihuacan-action-buy-power-up = Pagar 1 de cacau e dar poder ao trabalhador de poder { $power } { $at-board }
teotihuacan-action-end-turn = Terminar seu turno
teotihuacan-action-pay-salary = { $cocoa ->
        [0] Não pagar salário
       *[other] Pagar { $cocoa } de cacau
    }
teotihuacan-action-excuse-salary = Usar a peça de cacau grátis para o salário inteiro
teotihuacan-action-resolve-first = { $do-first }
teotihuacan-action-use-tile = Usar a peça “{ $discovery }”
teotihuacan-action-unlock-workers = { $sort-payment ->
        [tile] Liberar todos os seus trabalhadores com a peça de cacau grátis
       *[cocoa] Pagar 3 de cacau para liberar todos os seus trabalhadores
    }

## Crônica

teotihuacan-event-starting-tiles-dealt = { $player } recebe quatro peças iniciais: “{ $first }”, “{ $second }”, “{ $third }” e “{ $fourth }”.
teotihuacan-event-starting-tiles-kept = { $player } fica com as peças iniciais “{ $first }” e “{ $second }”.
teotihuacan-event-starting-tile-drafted = { $player } escolhe a peça inicial “{ $tile }”.
teotihuacan-event-workers-placed = { $player } coloca trabalhadores { $at-first }, { $at-second } e { $at-third }.
teotihuacan-event-neutral-workers-placed = Os trabalhadores neutros da cor { $colour } ficam { $at-first }, { $at-second } e { $at-third }.
teotihuacan-event-player-order-set = { $player } começa com { $cocoa } de cacau.
teotihuacan-event-turn-began = { $player } começa seu turno.
teotihuacan-event-workers-freed = { $player } libera todos os trabalhadores bloqueados em vez de mover.
teotihuacan-event-workers-unlocked = { $player } libera todos os trabalhadores bloqueados.
teotihuacan-event-worker-moved = { $player } move um trabalhador de poder { $power } { $from-from } { $to-to }.
teotihuacan-event-cocoa-collected = { $player } coleta cacau { $at-board }.
teotihuacan-event-worshipped = { $sort-part ->
        [ability] { $player } presta culto { $at-board }: { $space }.
        [discovery] { $player } presta culto { $at-board } pela peça de descoberta.
       *[both] { $player } presta culto { $at-board }: { $space }, e a peça de descoberta.
    }
teotihuacan-event-worker-bumped = { $player } libera o trabalhador bloqueado de { $owner } { $at-board }.
teotihuacan-event-main-action-taken = { $player } faz a ação principal { $at-board } com { $workers ->
        [one] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    }.
teotihuacan-event-powered-up = { $player } sobe um trabalhador { $at-board } ao poder { $power }.
teotihuacan-event-ascended = { $player } vê ascender o trabalhador { $at-board }; ele renasce no Palácio com poder 1.
teotihuacan-event-ascension-reward-taken = { $player } escolhe a recompensa da ascensão: { $reward }.
teotihuacan-event-fourth-worker-arrived = { $player } leva o quarto trabalhador ao Palácio com poder { $power }.
teotihuacan-event-goods-gained = { $player } ganha { teotihuacan-goods } { $from-reason }.
teotihuacan-event-goods-paid = { $player } paga { teotihuacan-goods } { $for-reason }.
teotihuacan-event-points-scored = { $player } ganha { $points } PV { $for-source }.
teotihuacan-event-points-lost = { $player } perde { $points } PV { $for-source }.
teotihuacan-event-temple-advanced = { $player } sobe ao degrau { $step } { $of-temple }.
teotihuacan-event-temple-blocked = { $player } perde um degrau { $at-temple }, onde já não dá para subir mais.
teotihuacan-event-bonus-unlocked = { $player } alcança a peça de bônus { $of-temple }: { $bonus }.
teotihuacan-event-avenue-advanced = { $player } avança à casa { $step } da Avenida dos Mortos.
teotihuacan-event-track-advanced = { $player } avança à casa { $step } da trilha da pirâmide.
teotihuacan-event-light-disc-moved = O disco claro avança para { $space }.
teotihuacan-event-discovery-claimed = { $player } pega a peça de descoberta “{ $discovery }” { $at-place }.
teotihuacan-event-discovery-used = { $player } usa a peça de descoberta “{ $discovery }”.
teotihuacan-event-technology-taken = { $player } adquire a tecnologia { $technology }.
teotihuacan-event-house-built = { $player } coloca um edifício na fileira { $row } de Nobres.
teotihuacan-event-decoration-placed = { $player } coloca a decoração { $decoration } no lado { $side }, nível { $level }; { $matches ->
        [0] nenhum ícone conta
        [one] { $matches } ícone combina
       *[other] { $matches } ícones combinam
    }.
teotihuacan-event-pyramid-tile-placed = { $player } coloca a peça { $tile } no { $spot }, { $turns ->
        [0] sem girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }; { $matches ->
        [0] nenhum ícone conta
        [one] { $matches } ícone combina
       *[other] { $matches } ícones combinam
    }.
teotihuacan-event-pyramid-completed = { $player } completa a pirâmide; o próximo Eclipse é o último.
teotihuacan-event-pyramid-tile-turned-up = A oferta da pirâmide recebe { $tile }.
teotihuacan-event-decoration-turned-up = A oferta de decorações recebe { $decoration }.
teotihuacan-event-discovery-turned-up = A peça de descoberta “{ $discovery }” aparece { $at-place }.
teotihuacan-event-discs-met = O disco claro encontra o disco escuro; um Eclipse se aproxima.
teotihuacan-event-last-round-began = Todos jogam mais um turno antes do Eclipse.
teotihuacan-event-eclipse-began = { $final ->
        [1] O Eclipse { $eclipse } começa; é o último.
       *[other] O Eclipse { $eclipse } começa.
    }
teotihuacan-event-avenue-scored = { $player } conta { $steps ->
        [one] { $steps } casa
       *[other] { $steps } casas
    } na Avenida dos Mortos, { $value } PV cada.
teotihuacan-event-masks-scored = { $player } conta { $masks ->
        [one] { $masks } máscara
       *[other] { $masks } máscaras
    } em { $sets ->
        [one] { $sets } conjunto
       *[other] { $sets } conjuntos
    }.
teotihuacan-event-salary-paid = { $player } cobre { $paid } dos { $due } de cacau devidos de salário.
teotihuacan-event-salary-excused = { $player } deve um salário de { $due } de cacau e paga com a peça de cacau grátis.
teotihuacan-event-era-began = A era { $era } começa; o disco escuro passa para { $dark }.
teotihuacan-event-scored = { $player } termina em { $place }º lugar com { $points } PV.
teotihuacan-event-match-ended = A partida termina.

## Crônica do Teotibot

teotihuacan-event-bot-rolled = { $player } tira { $first } e { $second }: a peça de ação { $tile }, { $slot }.
teotihuacan-event-bot-step-failed = { $sort-failure ->
        [worker] { $player } não pode dar o passo { $step } de { $tile }: não tem trabalhador livre { $at-board }.
        [goods] { $player } não pode dar o passo { $step } de { $tile }: precisa de { $price-tile }.
        [target] { $player } não pode dar o passo { $step } de { $tile }: { $nothing-tile }.
       *[action] { $player } não pode dar o passo { $step } de { $tile }: não há nada a fazer { $at-board }.
    }
teotihuacan-event-bot-step-taken = { $step ->
        [1] { $player } dá o passo { $step } { $at-board }: { $first-tile }.
       *[2] { $player } dá o passo { $step } { $at-board }: { $second-tile }.
    }
teotihuacan-event-bot-tried-worker = { $player } tenta com seu trabalhador de poder { $power } { $at-board }.
teotihuacan-event-bot-fell-back = { $player } recorre ao cacau e ao seu trabalhador mais fraco.
teotihuacan-event-bot-worker-advanced = { $player } avança um trabalhador de poder { $power } { $from-from } { $to-to }.
teotihuacan-event-bot-worshipped = { $player } move seu adorador { $from-from } { $to-to }.
teotihuacan-event-bot-worshipper-displaced = { $player } tem seu adorador deslocado { $from-from } { $to-to }.
teotihuacan-event-bot-discarded = { $player } descarta a peça de descoberta “{ $discovery }” { $at-place }.
teotihuacan-event-bot-exchanged = { $player } troca { $cocoa } de cacau por { $points } PV.
teotihuacan-event-bot-tile-shifted = A peça de ação { $tile } passa a ficar { $slot }.
teotihuacan-event-bot-tile-set-aside = A peça de ação { $tile } fica de lado.
teotihuacan-event-bot-direction-flipped = A peça de direção de cima vira para a { $direction } e vai para baixo.
