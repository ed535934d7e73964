# Teotihuacan: Cidade dos Deuses em português.

teotihuacan-name = Teotihuacan: Cidade dos Deuses

## Opções

teotihuacan-option-edition = Edição
    .about = A recompensa em cacau de uma ascensão é de 5 na segunda edição e de 6 na primeira.
teotihuacan-option-edition-second = Segunda
teotihuacan-option-edition-first = Primeira
teotihuacan-option-setup = Preparação
    .about = Tabuleiros e fichas sorteados, ou a disposição fixa da primeira partida.
teotihuacan-option-setup-standard = Sorteada
teotihuacan-option-setup-first-game = Primeira partida
teotihuacan-option-starting-tiles = Fichas iniciais
    .about = Duas de quatro fichas recebidas em segredo, ou fichas abertas escolhidas alternadamente.
teotihuacan-option-starting-tiles-deal = Recebidas em segredo
teotihuacan-option-starting-tiles-draft = Escolha alternada
teotihuacan-option-eclipse-mode = Eclipse
    .about = Um Eclipse Sombrio é pontuado logo após o turno em que o disco claro alcança o disco escuro, sem última rodada.
teotihuacan-option-eclipse-mode-normal = Normal
teotihuacan-option-eclipse-mode-dark = Eclipse Sombrio
teotihuacan-option-technology-draw = Tecnologias em jogo
    .about = Seis das nove ao acaso, ou três baratas em cima e três caras embaixo.
teotihuacan-option-technology-draw-any-six = Seis ao acaso
teotihuacan-option-technology-draw-balanced-rows = Baratas em cima, caras embaixo
teotihuacan-option-pyramid-start = Pirâmide inicial
    .about = O padrão do manual, ou uma de suas versões espelhadas ou giradas.
teotihuacan-option-pyramid-start-rulebook = A do manual
teotihuacan-option-pyramid-start-random-pattern = Por sorteio
teotihuacan-option-free-cocoa-scope = Ficha de cacau grátis
    .about = Ela paga uma ação principal, uma adoração ou um salário; o alcance amplo inclui também o desbloqueio, a ascensão e as fichas reais.
teotihuacan-option-free-cocoa-scope-listed = Ação principal, adoração, salário
teotihuacan-option-free-cocoa-scope-wide = Amplo
teotihuacan-option-completed-pyramid-step-value = Pirâmide completada cedo
    .about = Quanto vale um espaço da trilha da pirâmide quando a pirâmide completa encerra a partida mais cedo.
teotihuacan-option-completed-pyramid-step-value-by-ordinal = Como nesse Eclipse
teotihuacan-option-completed-pyramid-step-value-as-third = Como no terceiro Eclipse
teotihuacan-option-pyramid-track-cap = Fim da trilha da pirâmide
    .about = O último espaço a que um marcador pode chegar.
teotihuacan-option-pyramid-track-cap-10 = Espaço 10
teotihuacan-option-pyramid-track-cap-9 = Espaço 9
teotihuacan-option-nobles-row-choice = Fileira nos Nobres
    .about = O número de trabalhadores define a fileira, ou você escolhe qualquer fileira até esse número.
teotihuacan-option-nobles-row-choice-forced = Definida pelo número
teotihuacan-option-nobles-row-choice-free-up-to-count = À escolha, até o número
teotihuacan-option-second-power-up = Segunda melhoria de poder
    .about = A segunda melhoria de poder de uma ação principal pode ser recusada, ou não.
teotihuacan-option-second-power-up-optional = Opcional
teotihuacan-option-second-power-up-mandatory = Obrigatória
teotihuacan-option-leader-bonus-at-zero = Liderança no espaço 0
    .about = Quem ganha os 4 PV pela liderança na trilha da pirâmide quando ninguém avançou nela.
teotihuacan-option-leader-bonus-at-zero-none = Ninguém
teotihuacan-option-leader-bonus-at-zero-all = Todos
teotihuacan-option-difficulty = Teotibot
    .about = A força do Teotibot no modo solo; os ajustes abaixo a mudam um a um.
teotihuacan-option-difficulty-gentle = Fácil
teotihuacan-option-difficulty-standard = Normal
teotihuacan-option-difficulty-hard = Difícil
teotihuacan-option-difficulty-merciless = Implacável
teotihuacan-option-bot-power-gold-deposits = Teotibot no Depósito de Ouro
    .about = Poder do trabalhador dele ali no começo.
teotihuacan-option-bot-power-gold-deposits-preset = Conforme a dificuldade
teotihuacan-option-bot-power-gold-deposits-1 = 1
teotihuacan-option-bot-power-gold-deposits-2 = 2
teotihuacan-option-bot-power-gold-deposits-3 = 3
teotihuacan-option-bot-power-nobles = Teotibot nos Nobres
    .about = Poder do trabalhador dele ali no começo.
teotihuacan-option-bot-power-nobles-preset = Conforme a dificuldade
teotihuacan-option-bot-power-nobles-1 = 1
teotihuacan-option-bot-power-nobles-2 = 2
teotihuacan-option-bot-power-nobles-3 = 3
teotihuacan-option-bot-power-construction = Teotibot na Construção
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
    .about = PV que ele ganha por 10 cacaus.
teotihuacan-option-bot-points-for-cocoa-preset = Conforme a dificuldade
teotihuacan-option-bot-points-for-cocoa-1 = 1
teotihuacan-option-bot-points-for-cocoa-2 = 2
teotihuacan-option-bot-points-for-cocoa-3 = 3
teotihuacan-option-bot-points-for-cocoa-4 = 4
teotihuacan-option-bot-points-for-cocoa-5 = 5
teotihuacan-option-bot-worship-steps = Adoração do Teotibot
    .about = Degraus de templo por adoração; um a mais nas Decorações.
teotihuacan-option-bot-worship-steps-preset = Conforme a dificuldade
teotihuacan-option-bot-worship-steps-1 = 1
teotihuacan-option-bot-worship-steps-2 = 2
teotihuacan-option-bot-worship-steps-3 = 3
teotihuacan-option-bot-points-per-bonus = Fichas de bônus do Teotibot
    .about = PV no fim por ficha de bônus que ele desbloqueou.
teotihuacan-option-bot-points-per-bonus-preset = Conforme a dificuldade
teotihuacan-option-bot-points-per-bonus-5 = 5
teotihuacan-option-bot-points-per-bonus-10 = 10
teotihuacan-option-bot-points-per-bonus-15 = 15
teotihuacan-option-bot-points-per-bonus-20 = 20
teotihuacan-option-bot-points-per-bonus-25 = 25
teotihuacan-option-bot-points-per-technology = Tecnologias do Teotibot
    .about = PV no fim por tecnologia que ele tem.
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
teotihuacan-board-gold-deposits = Depósito de Ouro
    .at = no Depósito de Ouro
    .to = para o Depósito de Ouro
    .from = do Depósito de Ouro
teotihuacan-board-alchemy = Alquimia
    .at = na Alquimia
    .to = para a Alquimia
    .from = da Alquimia
teotihuacan-board-nobles = Nobres
    .at = nos Nobres
    .to = para os Nobres
    .from = dos Nobres
teotihuacan-board-decorations = Decorações
    .at = nas Decorações
    .to = para as Decorações
    .from = das Decorações
teotihuacan-board-construction = Construção
    .at = na Construção
    .to = para a Construção
    .from = da Construção
teotihuacan-automaton-teotibot = Teotibot

# Vêm depois de um número com sinal: +2 madeira.
teotihuacan-good-wood = madeira
    .many = madeiras
teotihuacan-good-stone = pedra
    .many = pedras
teotihuacan-good-gold = ouro
    .many = ouros
teotihuacan-good-cocoa = cacau
    .many = cacaus
teotihuacan-good-points = PV
    .many = PV
teotihuacan-good-avenue = Avenida dos Mortos
    .many = Avenida dos Mortos
teotihuacan-good-pyramid-track = trilha da pirâmide
    .many = trilha da pirâmide
teotihuacan-good-blue = templo azul
    .many = templo azul
teotihuacan-good-red = templo vermelho
    .many = templo vermelho
teotihuacan-good-green = templo verde
    .many = templo verde

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
    .does = Máscaras diferentes formam um conjunto: de uma a sete valem 1, 3, 6, 10, 15, 21 ou 28 PV.
    .when = Em cada Eclipse; uma máscara nunca se gasta.
teotihuacan-discovery-mask-2 = máscara 2
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-3 = máscara 3
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-4 = máscara 4
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-5 = máscara 5
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-6 = máscara 6
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-7 = máscara 7
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-points-4 = 4 PV
    .does = Você ganha 4 PV.
    .when = Uma vez, em qualquer momento do seu turno.
teotihuacan-discovery-resources-3 = 3 recursos
    .does = Você recebe 3 recursos à sua escolha.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-resources-2 = 2 recursos
    .does = Você recebe 2 recursos à sua escolha.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-avenue = espaço na Avenida
    .does = Você avança um espaço na Avenida dos Mortos.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-any = degrau em qualquer templo
    .does = Você avança um degrau em um templo à sua escolha; o degrau paga como sempre.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-blue = degrau no templo azul
    .does = Você avança um degrau no templo azul; o degrau paga como sempre.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-red = degrau no templo vermelho
    .does = Você avança um degrau no templo vermelho; o degrau paga como sempre.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-green = degrau no templo verde
    .does = Você avança um degrau no templo verde; o degrau paga como sempre.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-cocoa-4 = 4 cacaus
    .does = Você recebe 4 cacaus.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-power-up-2 = 2 melhorias de poder
    .does = Você melhora o poder de dois dos seus trabalhadores desbloqueados, ou de um deles duas vezes.
    .when = Uma vez, em qualquer momento do seu turno; até a sua ação acabar, não para um trabalhador que acabou de se mover.
teotihuacan-discovery-double-move = movimento duplo
    .does = Dois trabalhadores desbloqueados de um tabuleiro se movem juntos para o mesmo tabuleiro.
    .when = Uma vez, quando você move um trabalhador.
teotihuacan-discovery-free-cocoa = cacau grátis
    .does = Paga todo o cacau de uma ação principal, de uma adoração ou de um salário.
    .when = Uma vez, em vez de pagar cacau.
teotihuacan-discovery-unlimited-move = movimento ilimitado
    .does = O seu trabalhador se move até onde você quiser, no máximo uma volta completa.
    .when = { teotihuacan-discovery-double-move.when }
teotihuacan-discovery-extra-worker = trabalhador adicional
    .does = Você conta com um trabalhador a mais.
    .when = Uma vez, em uma ação principal na Alquimia, nos Nobres ou na Construção.

# at: onde está a ficha, dentro de uma frase.
teotihuacan-discovery-place-palace = Palácio
    .at = no Palácio
teotihuacan-discovery-place-forest = Floresta
    .at = na Floresta
teotihuacan-discovery-place-stone-quarry = Pedreira
    .at = na Pedreira
teotihuacan-discovery-place-gold-deposits = Depósito de Ouro
    .at = no Depósito de Ouro
teotihuacan-discovery-place-decorations = Decorações
    .at = nas Decorações
teotihuacan-discovery-place-avenue-3 = Avenida, espaço 3
    .at = no espaço 3 da Avenida dos Mortos
teotihuacan-discovery-place-avenue-6 = Avenida, espaço 6
    .at = no espaço 6 da Avenida dos Mortos
teotihuacan-discovery-place-avenue-8 = Avenida, espaço 8
    .at = no espaço 8 da Avenida dos Mortos
teotihuacan-discovery-place-blue-4 = templo azul, degrau 4
    .at = no degrau 4 do templo azul
teotihuacan-discovery-place-red-5 = templo vermelho, degrau 5
    .at = no degrau 5 do templo vermelho
teotihuacan-discovery-place-green-3 = templo verde, degrau 3
    .at = no degrau 3 do templo verde
teotihuacan-discovery-place-green-6 = templo verde, degrau 6
    .at = no degrau 6 do templo verde
teotihuacan-discovery-place-reserved = com uma ficha inicial
    .at = reservada para uma ficha inicial

# Os tabuleiros para os trabalhadores e depois os benefícios.
teotihuacan-starting-tile-st1 = { teotihuacan-board-palace }, { teotihuacan-board-forest }: 3 madeiras, 2 cacaus, 1 espaço na Avenida
teotihuacan-starting-tile-st2 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-stone-quarry }: 2 pedras, 3 ouros, degrau no templo verde
teotihuacan-starting-tile-st3 = { teotihuacan-board-forest }, { teotihuacan-board-stone-quarry }: 4 madeiras, 1 pedra, degrau no templo azul
teotihuacan-starting-tile-st4 = { teotihuacan-board-palace }, { teotihuacan-board-gold-deposits }: 2 ouros, 5 cacaus, degrau no templo vermelho
teotihuacan-starting-tile-st5 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-alchemy }: 2 ouros, tecnologia de menor número
teotihuacan-starting-tile-st6 = { teotihuacan-board-forest }, { teotihuacan-board-gold-deposits }: 3 madeiras, 2 ouros, 1 melhoria de poder
teotihuacan-starting-tile-st7 = { teotihuacan-board-alchemy }, { teotihuacan-board-construction }: 2 recursos, tecnologia de menor número
teotihuacan-starting-tile-st8 = { teotihuacan-board-nobles }, { teotihuacan-board-decorations }: 4 pedras, 2 cacaus, degrau no templo azul
teotihuacan-starting-tile-st9 = { teotihuacan-board-alchemy }, { teotihuacan-board-nobles }: degrau no templo azul, degrau no templo vermelho, degrau no templo verde
teotihuacan-starting-tile-st10 = { teotihuacan-board-decorations }, { teotihuacan-board-construction }: 5 cacaus, degrau no templo vermelho, 1 melhoria de poder
teotihuacan-starting-tile-st11 = { teotihuacan-board-nobles }, { teotihuacan-board-construction }: 5 cacaus, degrau no templo verde, 1 melhoria de poder
teotihuacan-starting-tile-st12 = { teotihuacan-board-alchemy }, { teotihuacan-board-decorations }: 2 recursos, degrau no templo azul, degrau no templo vermelho
teotihuacan-starting-tile-st13 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-alchemy }: 5 madeiras, 3 cacaus
teotihuacan-starting-tile-st14 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-decorations }: 3 pedras, 1 ouro, ficha de descoberta
teotihuacan-starting-tile-st15 = { teotihuacan-board-forest }, { teotihuacan-board-nobles }: 1 madeira, 2 pedras, 3 ouros
teotihuacan-starting-tile-st16 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-construction }: 3 ouros, 2 cacaus, ficha de descoberta
teotihuacan-starting-tile-st17 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-construction }: 2 madeiras, 3 pedras, 3 cacaus
teotihuacan-starting-tile-st18 = { teotihuacan-board-forest }, { teotihuacan-board-decorations }: 1 madeira, 2 pedras, 1 espaço na Avenida

# Número impresso e efeito.
teotihuacan-technology-t1 = 1 (ao parar no Palácio ou passar por ele: +1 cacau)
    .does = Você recebe 1 cacau.
    .when = Cada vez que o seu movimento termina no Palácio ou passa por ele.
teotihuacan-technology-t3 = 3 (Alquimia, Nobres: +3 PV)
    .does = Você ganha 3 PV a mais.
    .when = Com cada ação principal na Alquimia ou nos Nobres.
teotihuacan-technology-t5 = 5 (tabuleiros de recursos: +1 recurso)
    .does = Você recebe 1 recurso a mais desse tabuleiro.
    .when = Com cada ação principal na Floresta, na Pedreira ou no Depósito de Ouro.
teotihuacan-technology-t7 = 7 (tabuleiros de recursos: +1 cacau, +1 PV)
    .does = Você recebe 1 cacau e ganha 1 PV.
    .when = { teotihuacan-technology-t5.when }
teotihuacan-technology-t9 = 9 (Decorações: +4 PV)
    .does = Você ganha 4 PV a mais.
    .when = Com cada decoração que você coloca.
teotihuacan-technology-t11 = 11 (Construção: +3 PV)
    .does = { teotihuacan-technology-t3.does }
    .when = Uma vez com cada ação principal na Construção.
teotihuacan-technology-t13 = 13 (1 cacau: +1 melhoria de poder)
    .does = Por 1 cacau você melhora o poder de mais um trabalhador nesse tabuleiro.
    .when = Depois das melhorias de poder de cada ação principal.
teotihuacan-technology-t15 = 15 (Construção: +1 trabalhador, −1 recurso)
    .does = Você conta com um trabalhador a mais, e uma peça de pirâmide custa 1 recurso a menos.
    .when = { teotihuacan-technology-t11.when }
teotihuacan-technology-t17 = 17 (Construção: +1 degrau de templo)
    .does = Você avança um degrau em um templo à sua escolha; o degrau paga como sempre.
    .when = { teotihuacan-technology-t11.when }

# poder: o do trabalhador que faz a adoração.
teotihuacan-royal-tile-c01 = tantos cacaus quanto o poder + 1
    .does = Você recebe 1 cacau a mais que o poder do trabalhador.
    .when = Quando um dos seus trabalhadores faz uma adoração no espaço dela.
teotihuacan-royal-tile-b02 = 1 cacau → 1 madeira e 1 pedra (máximo: poder)
    .does = Você troca 1 cacau por 1 madeira e 1 pedra, tantas vezes quanto o poder do trabalhador permitir.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-c03 = 1 recurso → 2 cacaus (máximo: poder)
    .does = Você troca 1 recurso por 2 cacaus, tantas vezes quanto o poder do trabalhador permitir.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a04 = 2 PV por tecnologia (máximo: poder)
    .does = Você ganha 2 PV por cada uma das suas tecnologias, no máximo tantas quanto o poder do trabalhador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a05 = 2 PV por espaço na trilha da pirâmide (máximo: poder)
    .does = Você ganha 2 PV por cada um dos seus espaços na trilha da pirâmide, no máximo tantos quanto o poder do trabalhador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-b06 = 1 cacau → 1 pedra e 1 ouro (máximo: poder)
    .does = Você troca 1 cacau por 1 pedra e 1 ouro, tantas vezes quanto o poder do trabalhador permitir.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-b07 = 1 cacau e 1 recurso → tantos recursos quanto o poder
    .does = Você troca 1 cacau e 1 recurso por tantos recursos à sua escolha quanto o poder do trabalhador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-c08 = 1 cacau → 1 degrau de templo (máximo: poder − 1)
    .does = Você avança em templos por 1 cacau o degrau, uma vez a menos que o poder do trabalhador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a09 = 1 PV por espaço na Avenida (máximo: poder + 1)
    .does = Você ganha 1 PV por cada um dos seus espaços na Avenida, no máximo um a mais que o poder do trabalhador.
    .when = { teotihuacan-royal-tile-c01.when }

teotihuacan-bonus-tile-masks = o melhor conjunto de máscaras pontua de novo
    .does = O seu melhor conjunto de máscaras pontua de novo.
    .when = No último Eclipse, se o seu marcador chegou ao degrau 10 do templo dela.
teotihuacan-bonus-tile-technologies = 5 PV por tecnologia
    .does = Você ganha 5 PV por cada uma das suas tecnologias.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-flat = 15 PV
    .does = Você ganha 15 PV.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-avenue = 3 PV por espaço na Avenida
    .does = Você ganha 3 PV por cada um dos seus espaços na Avenida.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-bonus-count = 9 PV por ficha de bônus desbloqueada
    .does = Você ganha 9 PV por ficha de bônus que tiver desbloqueado, incluindo esta.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-discoveries = 2 PV por ficha de descoberta sem máscara
    .does = Você ganha 2 PV por cada uma das suas fichas de descoberta sem máscara, usadas ou não.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-workers = 4 PV por trabalhador, 9 com poder 4 ou 5
    .does = Você ganha 4 PV por cada um dos seus trabalhadores, 9 PV se o poder dele for 4 ou 5.
    .when = { teotihuacan-bonus-tile-masks.when }

# Ícones no sentido horário a partir do canto superior esquerdo; a estrela marca o ícone que faz avançar em seu templo.
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
    .does = Você ganha 5 PV.
    .when = Cada vez que um dos seus trabalhadores ascende, como recompensa à sua escolha.
teotihuacan-ascension-reward-cocoa = cacau
    .does = Você recebe 5 cacaus; 6 na primeira edição.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-one-temple = 1 degrau de templo
    .does = Você avança um degrau em um templo à sua escolha; o degrau paga como sempre.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-two-temples = 2 degraus de templo por 3 cacaus
    .does = Você paga 3 cacaus e avança dois degraus, em um templo ou em dois.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-fourth-worker = o quarto trabalhador e 2 cacaus
    .does = O seu quarto trabalhador chega ao Palácio com poder 3, e você recebe 2 cacaus.
    .when = Uma vez por partida, quando um dos seus trabalhadores ascende.

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
teotihuacan-worship-part-ability = espaço de adoração
    .sort = ability
teotihuacan-worship-part-discovery = ficha de descoberta
    .sort = discovery
teotihuacan-worship-part-both = espaço de adoração e ficha de descoberta
    .sort = both

teotihuacan-payment-with-cocoa = com cacau
    .sort = cocoa
teotihuacan-payment-with-free-cocoa = com a ficha de cacau grátis
    .sort = tile

# do: o que diz o botão.
teotihuacan-saving-wood = 1 madeira
    .do = Economizar 1 madeira
teotihuacan-saving-stone = 1 pedra
    .do = Economizar 1 pedra
teotihuacan-saving-nothing = nada
    .do = Não economizar nada nesta peça

teotihuacan-order-blue = templo azul
    .do = Avançar primeiro no templo azul
teotihuacan-order-red = templo vermelho
    .do = Avançar primeiro no templo vermelho
teotihuacan-order-green = templo verde
    .do = Avançar primeiro no templo verde
teotihuacan-order-ability = espaço de adoração
    .do = Usar o espaço de adoração
teotihuacan-order-discovery = ficha de descoberta
    .do = Decidir sobre a ficha de descoberta

# from: depois de um ganho; for: depois de um pagamento.
teotihuacan-reason-start = início
    .from = no começo
    .for = no começo
teotihuacan-reason-temple = templo
    .from = em um templo
    .for = por um templo
teotihuacan-reason-collecting = coleta
    .from = ao coletar
    .for = por coletar
teotihuacan-reason-worship = adoração
    .from = com a adoração
    .for = pela adoração
teotihuacan-reason-royal-tile = ficha real
    .from = com uma ficha real
    .for = por uma ficha real
teotihuacan-reason-main-action = ação principal
    .from = com a ação principal
    .for = pela ação principal
teotihuacan-reason-technology = tecnologia
    .from = com uma tecnologia
    .for = por uma tecnologia
teotihuacan-reason-building = construção
    .from = ao construir
    .for = para construir
teotihuacan-reason-power-up = melhoria de poder
    .from = com uma melhoria de poder
    .for = por mais uma melhoria de poder
teotihuacan-reason-ascension = ascensão
    .from = com uma ascensão
    .for = por dois degraus de templo
teotihuacan-reason-discovery = ficha de descoberta
    .from = com uma ficha de descoberta
    .for = por uma ficha de descoberta
teotihuacan-reason-unlocking = desbloqueio
    .from = com o desbloqueio
    .for = para desbloquear trabalhadores
teotihuacan-reason-fallback = na falta de outra ação
    .from = na falta de outra ação
    .for = na falta de outra ação
teotihuacan-reason-exchange = troca
    .from = em uma troca
    .for = em troca de PV

# Parts of a match; a number follows.
teotihuacan-part-eclipse-began = Eclipse
teotihuacan-part-era-began = Era

# for: por que se ganham ou perdem pontos.
teotihuacan-source-blue-temple = Templo azul
    .for = no templo azul
teotihuacan-source-red-temple = Templo vermelho
    .for = no templo vermelho
teotihuacan-source-green-temple = Templo verde
    .for = no templo verde
teotihuacan-source-avenue = Avenida dos Mortos
    .for = pela Avenida dos Mortos
teotihuacan-source-pyramid-tiles = Peças de pirâmide
    .for = por uma peça de pirâmide
teotihuacan-source-pyramid-icons = Ícones na pirâmide
    .for = por ícones iguais na pirâmide
teotihuacan-source-pyramid-leader = Liderança na trilha da pirâmide
    .for = pela liderança na trilha da pirâmide
teotihuacan-source-pyramid-steps = Espaços na trilha da pirâmide
    .for = pelos espaços na trilha da pirâmide
teotihuacan-source-decorations = Decorações
    .for = por uma decoração
teotihuacan-source-decoration-icons = Ícones de decorações
    .for = por ícones iguais de uma decoração
teotihuacan-source-nobles = Nobres
    .for = por um edifício nos Nobres
teotihuacan-source-resource-boards = Tabuleiros de recursos
    .for = em um tabuleiro de recursos
teotihuacan-source-technology-use = Uso de tecnologias
    .for = com uma tecnologia
teotihuacan-source-technology-owner = Tecnologias adquiridas por outros
    .for = por uma tecnologia adquirida por outro jogador
teotihuacan-source-royal-tiles = Fichas reais
    .for = com uma ficha real
teotihuacan-source-ascension = Ascensões
    .for = com uma ascensão
teotihuacan-source-discovery-tiles = Fichas de descoberta
    .for = com uma ficha de descoberta
teotihuacan-source-masks = Máscaras
    .for = pelas máscaras
teotihuacan-source-blue-bonus = Ficha de bônus azul
    .for = pela ficha de bônus do templo azul
teotihuacan-source-red-bonus = Ficha de bônus vermelha
    .for = pela ficha de bônus do templo vermelho
teotihuacan-source-green-bonus = Ficha de bônus verde
    .for = pela ficha de bônus do templo verde
teotihuacan-source-salary = Salário não pago
    .for = pelo salário não pago
teotihuacan-source-bot-cocoa = Cacau trocado
    .for = pelo cacau trocado
teotihuacan-source-bot-goods = Recursos restantes
    .for = pelos recursos e cacaus restantes
teotihuacan-source-bot-technologies = Tecnologias próprias
    .for = por suas tecnologias

# price: quanto custa a primeira etapa; nothing: por que pode faltar alvo; first e second: as etapas.
teotihuacan-action-tile-construction = Construção
    .price = 2 pedras
    .nothing = nenhuma peça de pirâmide pode ser colocada
    .first = constrói uma peça de pirâmide
    .second = ganha 2 pedras
    .does = Um trabalhador na Construção constrói uma peça de pirâmide por 2 pedras; senão, um na Pedreira recebe 2 pedras.
    .when = Quando os dados do Teotibot escolhem esta ficha.
teotihuacan-action-tile-decorations = Decorações
    .price = 2 ouros
    .nothing = nenhuma decoração pode ser colocada
    .first = coloca uma decoração
    .second = ganha 2 ouros
    .does = Um trabalhador nas Decorações coloca uma decoração por 2 ouros; senão, um no Depósito de Ouro recebe 2 ouros.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-alchemy = Alquimia
    .price = 1 ouro
    .nothing = já tem todas as tecnologias
    .first = adquire uma tecnologia
    .second = melhora duas vezes o poder do trabalhador mais fraco
    .does = Um trabalhador na Alquimia adquire uma tecnologia por 1 ouro; senão, o trabalhador mais fraco melhora o poder duas vezes.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-nobles = Nobres
    .price = 2 madeiras
    .nothing = não há mais edifícios
    .first = constrói um edifício
    .second = ganha 2 madeiras
    .does = Um trabalhador nos Nobres constrói um edifício por 2 madeiras; senão, um na Floresta recebe 2 madeiras.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-mastery = Maestria
    .price = nada
    .nothing = nenhum trabalhador pode agir
    .first = faz agir seu trabalhador mais forte
    .second = faz agir o trabalhador seguinte
    .does = O trabalhador mais forte faz o que a ficha do tabuleiro dele diz; se não puder, o seguinte tenta.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-worship = Adoração
    .price = nada
    .nothing = nenhum espaço de adoração de templo está livre
    .first = vai para o próximo espaço de adoração de templo
    .second = vai para o próximo espaço de adoração de templo
    .does = O trabalhador bloqueado vai ao próximo espaço de adoração de um templo, desbloqueia o seu ali, avança e descarta a ficha de descoberta.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-masks = Coleção de máscaras
    .price = recursos ou cacau para pagar uma máscara
    .nothing = não há nenhuma máscara disponível que lhe falte e que possa pagar
    .first = pega uma máscara
    .second = pega uma máscara
    .does = Pega a máscara mais rara que lhe falta e que pode pagar; se não houver, recebe 5 cacaus e melhora o poder do trabalhador mais fraco.
    .when = { teotihuacan-action-tile-construction.when }

teotihuacan-action-slot-top = no topo
teotihuacan-action-slot-middle-left = no meio à esquerda
teotihuacan-action-slot-middle-right = no meio à direita
teotihuacan-action-slot-bottom-left = embaixo à esquerda
teotihuacan-action-slot-bottom-centre = embaixo no centro
teotihuacan-action-slot-bottom-right = embaixo à direita

teotihuacan-direction-left = esquerda
teotihuacan-direction-right = direita

teotihuacan-bot-failure-no-worker = sem trabalhador desbloqueado ali
    .sort = worker
teotihuacan-bot-failure-too-few-goods = faltam recursos
    .sort = goods
teotihuacan-bot-failure-nothing-left = não resta nada
    .sort = target
teotihuacan-bot-failure-no-action = sem ação ali
    .sort = action

teotihuacan-heading-boards = Tabuleiros
teotihuacan-heading-temples = Templos
teotihuacan-heading-avenue = Avenida dos Mortos
teotihuacan-heading-building-row = Linha de edifícios
teotihuacan-heading-calendar = Calendário
teotihuacan-heading-era = Era
teotihuacan-heading-pyramid = Pirâmide
teotihuacan-heading-pyramid-track = Trilha da pirâmide
teotihuacan-heading-technologies = Tecnologias
teotihuacan-heading-royal-tiles = Fichas reais
teotihuacan-heading-bonus-tiles = Fichas de bônus
teotihuacan-heading-discovery-tiles = Fichas de descoberta
teotihuacan-heading-used-tiles = Usadas
teotihuacan-heading-decorations = Decorações disponíveis
teotihuacan-heading-pyramid-tiles = Peças de pirâmide disponíveis
teotihuacan-heading-starting-tiles = Fichas iniciais
teotihuacan-heading-workers = Trabalhadores
teotihuacan-heading-locked = Bloqueado
teotihuacan-heading-neutral-workers = Trabalhadores neutros
teotihuacan-heading-salary = Salário
teotihuacan-heading-masks = Máscaras
teotihuacan-heading-points = PV
teotihuacan-heading-next-step = Próximo degrau
teotihuacan-heading-each-step = Cada espaço
teotihuacan-heading-stack = Pilha
teotihuacan-heading-action-tiles = Fichas de ação
teotihuacan-heading-set-aside = Reservada
teotihuacan-heading-directions = Direções
teotihuacan-heading-dice = Dados
teotihuacan-heading-total = Total
teotihuacan-heading-any-resource = qualquer recurso
teotihuacan-heading-level = nível de um quadrado
teotihuacan-heading-decorated = decoração
teotihuacan-heading-undecorated = espaço para uma decoração
teotihuacan-heading-star = faz avançar no templo da mesma cor se for igual
teotihuacan-heading-prices = cacau: custo da ação principal, ganho ao coletar

## Listas de recursos e cacau, citadas abaixo

teotihuacan-woods =
    { $wood ->
        [0] nenhuma madeira
        [one] { $wood } madeira
       *[other] { $wood } madeiras
    }
teotihuacan-stones =
    { $stone ->
        [0] nenhuma pedra
        [one] { $stone } pedra
       *[other] { $stone } pedras
    }
teotihuacan-golds =
    { $gold ->
        [0] nenhum ouro
        [one] { $gold } ouro
       *[other] { $gold } ouros
    }
teotihuacan-cocoas =
    { $cocoa ->
        [0] nenhum cacau
        [one] { $cocoa } cacau
       *[other] { $cocoa } cacaus
    }
teotihuacan-resources =
    { $wood ->
        [0]
            { $stone ->
                [0] { teotihuacan-golds }
               *[other]
                    { $gold ->
                        [0] { teotihuacan-stones }
                       *[other] { teotihuacan-stones } e { teotihuacan-golds }
                    }
            }
       *[other]
            { $stone ->
                [0]
                    { $gold ->
                        [0] { teotihuacan-woods }
                       *[other] { teotihuacan-woods } e { teotihuacan-golds }
                    }
               *[other]
                    { $gold ->
                        [0] { teotihuacan-woods } e { teotihuacan-stones }
                       *[other] { teotihuacan-woods }, { teotihuacan-stones } e { teotihuacan-golds }
                    }
            }
    }
teotihuacan-goods =
    { $wood ->
        [0]
            { $stone ->
                [0]
                    { $gold ->
                        [0] { teotihuacan-cocoas }
                       *[other]
                            { $cocoa ->
                                [0] { teotihuacan-golds }
                               *[other] { teotihuacan-golds } e { teotihuacan-cocoas }
                            }
                    }
               *[other]
                    { $gold ->
                        [0]
                            { $cocoa ->
                                [0] { teotihuacan-stones }
                               *[other] { teotihuacan-stones } e { teotihuacan-cocoas }
                            }
                       *[other]
                            { $cocoa ->
                                [0] { teotihuacan-stones } e { teotihuacan-golds }
                               *[other] { teotihuacan-stones }, { teotihuacan-golds } e { teotihuacan-cocoas }
                            }
                    }
            }
       *[other]
            { $stone ->
                [0]
                    { $gold ->
                        [0]
                            { $cocoa ->
                                [0] { teotihuacan-woods }
                               *[other] { teotihuacan-woods } e { teotihuacan-cocoas }
                            }
                       *[other]
                            { $cocoa ->
                                [0] { teotihuacan-woods } e { teotihuacan-golds }
                               *[other] { teotihuacan-woods }, { teotihuacan-golds } e { teotihuacan-cocoas }
                            }
                    }
               *[other]
                    { $gold ->
                        [0]
                            { $cocoa ->
                                [0] { teotihuacan-woods } e { teotihuacan-stones }
                               *[other] { teotihuacan-woods }, { teotihuacan-stones } e { teotihuacan-cocoas }
                            }
                       *[other]
                            { $cocoa ->
                                [0] { teotihuacan-woods }, { teotihuacan-stones } e { teotihuacan-golds }
                               *[other] { teotihuacan-woods }, { teotihuacan-stones }, { teotihuacan-golds } e { teotihuacan-cocoas }
                            }
                    }
            }
    }

## Perguntas

teotihuacan-decision-in-any-order = Escolha o que vem primeiro
    .about = Termine uma coisa antes de começar a outra.
teotihuacan-decision-keep-starting-tiles = Escolha com quais duas fichas iniciais você fica
    .about = Você ganha tudo o que elas mostram; seus trabalhadores começam nos tabuleiros delas.
teotihuacan-decision-draft-starting-tile = Escolha uma ficha inicial
    .about = Você escolhe duas ao todo e ganha tudo o que elas mostram.
teotihuacan-decision-place-workers = Escolha três tabuleiros para seus trabalhadores
    .about = Em cada um começa um trabalhador de poder 1.
teotihuacan-decision-claim-reserved = Decida se pega a ficha de descoberta
    .about = Ela estava reservada para sua ficha inicial “{ $tile }”.
teotihuacan-decision-finish-turn = Termine seu turno ou, antes, use uma ficha ou desbloqueie seus trabalhadores
    .about = As fichas e peças que saíram são repostas no fim do turno.
teotihuacan-decision-move-worker = Escolha aonde vai seu trabalhador
    .about =
        { $unlimited ->
            [0]
                { $double ->
                    [0] Um trabalhador avança de 1 a 3 tabuleiros no sentido horário; ou use o turno para desbloquear todos os seus trabalhadores.
                   *[other] Dois trabalhadores do mesmo tabuleiro podem avançar juntos de 1 a 3 tabuleiros no sentido horário.
                }
           *[other]
                { $double ->
                    [0] O trabalhador pode avançar qualquer distância no sentido horário.
                   *[other] Dois trabalhadores do mesmo tabuleiro podem avançar juntos qualquer distância no sentido horário.
                }
        }
teotihuacan-decision-bring-companion = Escolha quem vai junto
    .about = Um segundo trabalhador pode ir { $from-from } { $to-to }.
teotihuacan-decision-use-board = Escolha o que fazer { $at-board }
    .about = Coletar dá 1 cacau e mais 1 por cor presente; a ação principal custa 1 cacau por cor.
teotihuacan-decision-continue-worship = { $decided ->
        [0] Escolha o que vem primeiro
       *[1] Use o espaço de adoração, ou antes uma de suas fichas
    }
    .about = { $decided ->
        [0] Uma coisa termina antes de a outra começar.
       *[1] A ficha de descoberta { $at-board } já está decidida; falta usar o espaço de adoração.
    }
teotihuacan-decision-buy-resources = Escolha quantas vezes trocar
    .about =
        Ficha real: { $royal }; aqui, até { $times ->
            [one] { $times } vez
           *[other] { $times } vezes
        }.
teotihuacan-decision-sell-resource = Escolha um recurso para vender por 2 cacaus
    .about =
        Você pode vender { $times ->
            [one] mais { $times }
           *[other] até mais { $times }
        }.
teotihuacan-decision-swap-resource = Escolha o recurso a entregar
    .about =
        Com 1 cacau ele rende { $power ->
            [one] { $power } recurso
           *[other] { $power } recursos
        } à sua escolha.
teotihuacan-decision-buy-temple-step = Escolha em que templo avançar por 1 cacau
    .about =
        Você pode comprar { $times ->
            [one] mais { $times } degrau
           *[other] até mais { $times } degraus
        }.
teotihuacan-decision-take-resources = Escolha { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }
    .about = Madeira, pedra e ouro podem ser misturados.
teotihuacan-decision-choose-temple = Escolha em que templo avançar
    .about = O degrau dá sua recompensa na hora.
teotihuacan-decision-choose-major-reward = Escolha a recompensa impressa ou uma ficha de descoberta
    .about = As fichas estão { $at-place }.
teotihuacan-decision-claim-on-avenue = Escolha uma ficha de descoberta ou nenhuma
    .about = As fichas estão { $at-place }.
teotihuacan-decision-claim-on-board = Decida se pega a ficha de descoberta
    .about = Ela está { $at-board }; falta pagar seu custo.
teotihuacan-decision-power-up = Escolha qual trabalhador melhorar
    .about =
        { $optional ->
            [0] Só trabalhadores desbloqueados { $at-board }.
           *[other] Uma segunda melhoria de poder { $at-board }, que você pode recusar.
        }
teotihuacan-decision-power-up-anywhere = Escolha qual trabalhador melhorar
    .about = Qualquer trabalhador desbloqueado que não tenha acabado de se mover.
teotihuacan-decision-buy-power-up = Decida se compra mais uma melhoria de poder
    .about = Tecnologia 13: custa 1 cacau e vale para um trabalhador { $at-board }.
teotihuacan-decision-choose-ascension-reward = Escolha a recompensa da sua ascensão
    .about = Seu trabalhador volta ao Palácio com poder 1.
teotihuacan-decision-take-technology = Escolha uma tecnologia
    .about = Com um trabalhador, a fileira de cima; com dois ou mais, as duas. Um trabalhador sozinho de poder 4 ou 5 também pode escolher na de baixo, mas sem a melhoria de poder.
teotihuacan-decision-build-house = Escolha a fileira do seu edifício
    .about =
        { $workers ->
            [one] Nesta ação conta { $workers } trabalhador.
           *[other] Nesta ação contam { $workers } trabalhadores.
        }
teotihuacan-decision-take-decoration = Escolha uma decoração
    .about =
        { $workers ->
            [one] Com { $workers } trabalhador ela custa 3 ouros.
            [2] Com { $workers } trabalhadores ela custa 2 ouros.
           *[other] Com { $workers } trabalhadores ela custa 1 ouro.
        }
teotihuacan-decision-place-decoration = Escolha um lado para a decoração { $decoration }
    .about = Ela dá 3 PV e 1 PV por ícone igual; ícones coloridos iguais fazem avançar no templo da mesma cor.
teotihuacan-decision-build-pyramid = Escolha uma peça de pirâmide
    .about =
        Nesta ação você pode colocar { $workers ->
            [one] { $workers } peça
           *[other] até { $workers } peças
        }; { $placed ->
            [0] nenhuma colocada até agora
            [one] { $placed } colocada até agora
           *[other] { $placed } colocadas até agora
        }.
teotihuacan-decision-choose-spot = Escolha onde colocar a peça
    .about = Peça { $tile }: 2 pedras e mais 1 madeira por nível acima do primeiro.
teotihuacan-decision-turn-tile = Escolha a orientação da peça
    .about = Peça { $tile } no { $spot }: 1 PV por ícone igual, e um degrau de templo se o ícone com estrela for igual.
teotihuacan-decision-save-resource = Escolha o que a tecnologia 15 economiza
    .about = Um recurso na ação inteira; esta peça vai para o { $spot }.
teotihuacan-decision-pay-salary = Escolha quanto salário pagar
    .about = Cada cacau não pago custa 3 PV.

teotihuacan-standing-salary = Pagar todo o salário que puder

## Botões

teotihuacan-action-keep-starting-tiles = Ficar com “{ $first }” e “{ $second }”
teotihuacan-action-draft-starting-tile = Escolher “{ $tile }”
teotihuacan-action-place-workers = Começar { $at-first }, { $at-second } e { $at-third }
teotihuacan-action-move = Mover o trabalhador de poder { $power } { $from-from } { $to-to }
teotihuacan-action-bring = Levar o trabalhador de poder { $power }
teotihuacan-action-move-alone = Não levar ninguém
teotihuacan-action-free-workers = Desbloquear todos os seus trabalhadores e terminar o turno
teotihuacan-action-use-move-tile = Usar a ficha “{ $discovery }” neste movimento
teotihuacan-action-collect-cocoa = Coletar cacau
teotihuacan-action-worship =
    { $sort-payment ->
        [tile]
            { $sort-part ->
                [ability] Adoração com a ficha de cacau grátis: { $space }
                [discovery] Adoração com a ficha de cacau grátis: ficha de descoberta
               *[both] Adoração com a ficha de cacau grátis: { $space }, mais a ficha de descoberta
            }
       *[cocoa]
            { $sort-part ->
                [ability] Adoração: { $space }
                [discovery] Adoração: ficha de descoberta
               *[both] Adoração: { $space }, mais a ficha de descoberta
            }
    }
teotihuacan-action-main-action =
    { $sort-payment ->
        [tile] Ação principal com a ficha de cacau grátis
       *[cocoa] Ação principal
    }
teotihuacan-action-count-extra-worker = Usar a ficha de trabalhador adicional
teotihuacan-action-take-technology = Adquirir a tecnologia { $technology }
teotihuacan-action-build-house = Construir na fileira { $row }
teotihuacan-action-take-decoration = Pegar { $decoration }
teotihuacan-action-place-decoration = Colocar no lado { $side }
teotihuacan-action-take-pyramid-tile = Pegar { $tile }
teotihuacan-action-build-on = Construir no { $spot }
teotihuacan-action-turn-tile = { $turns ->
        [0] Não girar
        [1] Girar 90°
        [2] Girar 180°
       *[3] Girar 270°
    }
teotihuacan-action-save = { $do-saving }
teotihuacan-action-stop-building = Parar de construir
teotihuacan-action-take-resources = Pegar { teotihuacan-resources }
teotihuacan-action-climb = Avançar { $at-temple }
teotihuacan-action-take-reward = Pegar a recompensa impressa
teotihuacan-action-claim = Pegar “{ $discovery }”
teotihuacan-action-decline = Recusar
teotihuacan-action-exchange = { $times ->
        [0] Não trocar nada
        [one] Trocar { $times } vez
       *[other] Trocar { $times } vezes
    }
teotihuacan-action-give =
    { $sort-payment ->
        [tile] Entregar 1 { $resource } e usar a ficha de cacau grátis
       *[cocoa] Entregar 1 { $resource }
    }
teotihuacan-action-pay-and-climb = Avançar { $at-temple } por 1 cacau
teotihuacan-action-exchange-freely = Trocar o máximo de vezes com a ficha de cacau grátis
teotihuacan-action-take-ascension-reward =
    { $sort-payment ->
        [tile] Escolher { $reward }, pagando com a ficha de cacau grátis
       *[cocoa] Escolher { $reward }
    }
teotihuacan-action-power-up = Melhorar o trabalhador de poder { $power } { $at-board }
teotihuacan-action-buy-power-up = Pagar 1 cacau e melhorar o trabalhador de poder { $power } { $at-board }
teotihuacan-action-end-turn = Terminar seu turno
teotihuacan-action-pay-salary =
    { $cocoa ->
        [0] Não pagar salário
       *[other] Pagar { teotihuacan-cocoas }
    }
teotihuacan-action-excuse-salary = Usar a ficha de cacau grátis para o salário inteiro
teotihuacan-action-resolve-first = { $do-first }
teotihuacan-action-use-tile = Usar a ficha “{ $discovery }”
teotihuacan-action-unlock-workers =
    { $sort-payment ->
        [tile] Desbloquear todos os seus trabalhadores com a ficha de cacau grátis
       *[cocoa] Pagar 3 cacaus para desbloquear todos os seus trabalhadores
    }

## Histórico

teotihuacan-event-starting-tiles-dealt = { $player } recebe quatro fichas iniciais: “{ $first }”, “{ $second }”, “{ $third }” e “{ $fourth }”.
teotihuacan-event-starting-tiles-kept = { $player } fica com as fichas iniciais “{ $first }” e “{ $second }”.
teotihuacan-event-starting-tile-drafted = { $player } escolhe a ficha inicial “{ $tile }”.
teotihuacan-event-workers-placed = { $player } coloca trabalhadores { $at-first }, { $at-second } e { $at-third }.
teotihuacan-event-neutral-workers-placed = Os trabalhadores neutros (grupo { $colour }) ficam { $at-first }, { $at-second } e { $at-third }.
teotihuacan-event-player-order-set = { $player } começa com { teotihuacan-cocoas }.
teotihuacan-event-turn-began = { $player } começa seu turno.
teotihuacan-event-workers-freed = { $player } desbloqueia todos os seus trabalhadores em vez de mover.
teotihuacan-event-workers-unlocked = { $player } desbloqueia todos os seus trabalhadores.
teotihuacan-event-worker-moved = { $player } move um trabalhador de poder { $power } { $from-from } { $to-to }.
teotihuacan-event-cocoa-collected = { $player } coleta cacau { $at-board }.
teotihuacan-event-worshipped =
    { $sort-part ->
        [ability] { $player } faz uma adoração { $at-board }: { $space }.
        [discovery] { $player } faz uma adoração { $at-board } pela ficha de descoberta.
       *[both] { $player } faz uma adoração { $at-board }: { $space }, mais a ficha de descoberta.
    }
teotihuacan-event-worker-bumped = { $player } desbloqueia o trabalhador de { $owner } { $at-board }.
teotihuacan-event-main-action-taken = { $player } faz a ação principal { $at-board } com { $workers ->
        [one] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    }.
teotihuacan-event-powered-up = { $player } melhora um trabalhador { $at-board }: poder { $power }.
teotihuacan-event-ascended = { $player }: o trabalhador { $at-board } ascende e volta ao Palácio com poder 1.
teotihuacan-event-ascension-reward-taken = { $player } escolhe a recompensa da ascensão: { $reward }.
teotihuacan-event-fourth-worker-arrived = { $player } coloca o quarto trabalhador no Palácio com poder { $power }.
teotihuacan-event-goods-gained = { $player } ganha { teotihuacan-goods } { $from-reason }.
teotihuacan-event-goods-paid = { $player } paga { teotihuacan-goods } { $for-reason }.
teotihuacan-event-points-scored = { $player } ganha { $points } PV { $for-source }.
teotihuacan-event-points-lost = { $player } perde { $points } PV { $for-source }.
teotihuacan-event-temple-advanced = { $player } avança até o degrau { $step } { $of-temple }.
teotihuacan-event-temple-blocked = { $player } perde um avanço { $at-temple }, onde não é mais possível avançar.
teotihuacan-event-bonus-unlocked = { $player } desbloqueia a ficha de bônus { $of-temple }: { $bonus }.
teotihuacan-event-avenue-advanced = { $player } avança até o espaço { $step } da Avenida dos Mortos.
teotihuacan-event-track-advanced = { $player } avança até o espaço { $step } da trilha da pirâmide.
teotihuacan-event-light-disc-moved = O disco claro avança até o espaço { $space } do calendário.
teotihuacan-event-discovery-claimed = { $player } pega a ficha de descoberta “{ $discovery }” { $at-place }.
teotihuacan-event-discovery-used = { $player } usa a ficha de descoberta “{ $discovery }”.
teotihuacan-event-technology-taken = { $player } adquire a tecnologia { $technology }.
teotihuacan-event-house-built = { $player } coloca um edifício na fileira { $row } dos Nobres.
teotihuacan-event-decoration-placed =
    { $player } coloca a decoração { $decoration } no lado { $side }, nível { $level }{ $matches ->
        [0] { "" }
        [one] ; { $matches } ícone igual
       *[other] ; { $matches } ícones iguais
    }.
teotihuacan-event-pyramid-tile-placed =
    { $player } coloca a peça { $tile } no { $spot }, { $turns ->
        [0] sem girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }{ $matches ->
        [0] { "" }
        [one] ; { $matches } ícone igual
       *[other] ; { $matches } ícones iguais
    }.
teotihuacan-event-pyramid-completed = { $player } completa a pirâmide; o próximo Eclipse é o último.
teotihuacan-event-pyramid-tile-turned-up = Nova peça de pirâmide disponível: { $tile }.
teotihuacan-event-decoration-turned-up = Nova decoração disponível: { $decoration }.
teotihuacan-event-discovery-turned-up = Nova ficha de descoberta { $at-place }: “{ $discovery }”.
teotihuacan-event-discs-met = O disco claro encontra o disco escuro; um Eclipse se aproxima.
teotihuacan-event-last-round-began = Todos jogam mais um turno antes do Eclipse.
teotihuacan-event-eclipse-began = { $final ->
        [1] O Eclipse { $eclipse } começa; é o último.
       *[other] O Eclipse { $eclipse } começa.
    }
teotihuacan-event-avenue-scored =
    { $player } conta { $steps ->
        [one] { $steps } espaço na Avenida dos Mortos, que vale { $value } PV
       *[other] { $steps } espaços na Avenida dos Mortos, a { $value } PV cada
    }.
teotihuacan-event-masks-scored = { $player } conta { $masks ->
        [one] { $masks } máscara
       *[other] { $masks } máscaras
    } em { $sets ->
        [one] { $sets } conjunto
       *[other] { $sets } conjuntos
    }.
teotihuacan-event-salary-paid =
    { $paid ->
        [0] { $player } não paga nada do salário de { $due } cacaus.
       *[other] { $player } paga { $paid } dos { $due } cacaus do salário.
    }
teotihuacan-event-salary-excused =
    { $player } deve { $due ->
        [one] { $due } cacau
       *[other] { $due } cacaus
    } de salário e paga com a ficha de cacau grátis.
teotihuacan-event-era-began = A era { $era } começa; o disco escuro passa para o espaço { $dark } do calendário.
teotihuacan-event-scored = { $player } termina em { $place }º lugar com { $points } PV.
teotihuacan-event-match-ended = A partida termina.

## Histórico do Teotibot

teotihuacan-event-bot-rolled = { $player } tira { $first } e { $second } nos dados: ficha de ação { $tile }, { $slot }.
teotihuacan-event-bot-step-failed =
    { $sort-failure ->
        [worker] { $player } não pode fazer a etapa { $step } da ficha { $tile }: não tem trabalhador desbloqueado { $at-board }.
        [goods] { $player } não pode fazer a etapa { $step } da ficha { $tile }: precisa de { $price-tile }.
        [target] { $player } não pode fazer a etapa { $step } da ficha { $tile }: { $nothing-tile }.
       *[action] { $player } não pode fazer a etapa { $step } da ficha { $tile }: não há nada a fazer { $at-board }.
    }
teotihuacan-event-bot-step-taken =
    { $step ->
        [1] { $player } faz a etapa { $step } { $at-board }: { $first-tile }.
       *[2] { $player } faz a etapa { $step } { $at-board }: { $second-tile }.
    }
teotihuacan-event-bot-tried-worker = { $player } tenta agir com seu trabalhador de poder { $power } { $at-board }.
teotihuacan-event-bot-fell-back = { $player } ganha cacau na falta de outra ação e melhora seu trabalhador mais fraco.
teotihuacan-event-bot-worker-advanced = { $player } move um trabalhador de poder { $power } { $from-from } { $to-to }.
teotihuacan-event-bot-worshipped = { $player } move seu trabalhador bloqueado { $from-from } { $to-to } (adoração).
teotihuacan-event-bot-worshipper-displaced = { $player }: seu trabalhador bloqueado passa { $from-from } { $to-to }.
teotihuacan-event-bot-discarded = { $player } descarta a ficha de descoberta “{ $discovery }” { $at-place }.
teotihuacan-event-bot-exchanged = { $player } troca { teotihuacan-cocoas } por { $points } PV.
teotihuacan-event-bot-tile-shifted = A ficha de ação { $tile } passa a ficar { $slot }.
teotihuacan-event-bot-tile-set-aside = A ficha de ação { $tile } fica reservada.
teotihuacan-event-bot-direction-flipped = A ficha de direção de cima é virada para a { $direction } e vai para baixo.

## Por que uma posição é recusada

teotihuacan-why-ring = Todos os tabuleiros devem estar lá, no sentido horário a partir do Palácio.
teotihuacan-why-roll = Uma rolagem são dois dados (1–6) e um giro (0–3).
teotihuacan-why-sum-of-book = Deve ser { $total }, a soma do livro.
teotihuacan-why-power-off-board = O poder é de 1 a 5 em um tabuleiro e 0 fora dos tabuleiros.
teotihuacan-why-spot = Este lugar está ocupado, ou não há peças que o sustentem.
teotihuacan-why-decoration-unsupported = Há uma decoração onde a pirâmide ainda não foi construída.
teotihuacan-why-top-of-temple = Só cabe um marcador no topo de um templo.
teotihuacan-why-space-taken = Dois trabalhadores estão no mesmo espaço de adoração.
teotihuacan-why-bot-workers = O Teotibot tem três trabalhadores desbloqueados e exatamente um em adoração.
teotihuacan-why-action-tiles = Deve haver sete fichas de ação diferentes, uma delas reservada.
teotihuacan-why-tile-twice = Uma ficha está em dois lugares.
teotihuacan-why-wrong-order = As etapas estão em uma ordem que nunca acontece.
teotihuacan-why-not-together = Ao mesmo tempo, os jogadores só escolhem fichas iniciais ou só pagam salários.
teotihuacan-why-salary = Este jogador não poderia pagar este salário.
teotihuacan-why-starting-tiles = As fichas iniciais não batem com as etapas.

## Why an answer cannot be given

teotihuacan-why-needs = { $price ->
        [one] É preciso ter { $price } { $good }; você tem { $own }.
       *[other] É preciso ter { $price } { $many-good }; você tem { $own }.
    }
teotihuacan-why-needs-both = { $one } { $other }
teotihuacan-why-costs-no-cocoa = Isto não custa cacau.
teotihuacan-why-too-far = { $board }: a { $steps } tabuleiros de distância; um trabalhador anda de { $least } a { $most }.
teotihuacan-why-worker-locked = Este trabalhador está bloqueado: desbloqueie-o primeiro.
teotihuacan-why-worker-has-moved = Este trabalhador já se moveu neste turno.
teotihuacan-why-no-such-worker = Você não tem nenhum trabalhador assim ali.
teotihuacan-why-none-locked = Nenhum dos seus trabalhadores está bloqueado.
teotihuacan-why-no-unlock-now = Neste momento você não pode desbloquear trabalhadores.
teotihuacan-why-no-pair = São necessários dois trabalhadores desbloqueados no mesmo tabuleiro.
teotihuacan-why-tile-commits = Você usou uma ficha de movimento: agora um trabalhador se move.
teotihuacan-why-no-such-tile = Você não tem nenhuma ficha assim para usar.
teotihuacan-why-no-tile-now = Esta ficha não pode ser usada neste momento.
teotihuacan-why-no-effect = Esta ficha não teria nenhum efeito agora.
teotihuacan-why-other-board = A melhoria de poder é para um trabalhador deste tabuleiro: { $board }.
teotihuacan-why-workers-enough = { $workers ->
        [one] Aqui basta { $workers } trabalhador: não contam mais.
       *[other] Aqui bastam { $workers } trabalhadores: não contam mais.
    }
teotihuacan-why-no-main-action = Aqui não há ação principal.
teotihuacan-why-no-worship-here = Aqui não há espaço de adoração.
teotihuacan-why-own-worker-there = Um trabalhador seu ocupa este espaço de adoração.
teotihuacan-why-no-tile-here = Aqui não há ficha de descoberta.
teotihuacan-why-not-tile-alone = No Palácio não é permitido pegar só a ficha de descoberta.
teotihuacan-why-other-tiles-here = Esta ficha de descoberta não está aqui.
teotihuacan-why-technology-known = Você já tem esta tecnologia.
teotihuacan-why-beyond-reach = Para a fileira inferior, um só trabalhador precisa de poder { $power } ou mais.
teotihuacan-why-no-technology-left = Você já tem todas as tecnologias ao seu alcance.
teotihuacan-why-no-building-left = Não resta nenhum edifício.
teotihuacan-why-no-row-left = Nenhuma fileira dos Nobres tem lugar para você.
teotihuacan-why-row-needs-workers = Esta fileira exige { $workers } trabalhadores; você conta { $own }.
teotihuacan-why-row-full = Esta fileira está completa.
teotihuacan-why-own-row-first = A fileira do seu número de trabalhadores ainda tem lugar.
teotihuacan-why-no-decoration-left = Não resta nenhuma decoração.
teotihuacan-why-no-side-left = Nenhum lado da pirâmide tem lugar para uma decoração agora.
teotihuacan-why-side-full = Este lado da pirâmide está completo.
teotihuacan-why-side-not-built = Junto ao próximo espaço deste lado, a pirâmide ainda não está construída.
teotihuacan-why-not-available = Esta ficha ou peça não está disponível.
teotihuacan-why-no-pyramid-tile-left = Não resta nenhuma peça de pirâmide.
teotihuacan-why-pyramid-finished = A pirâmide está terminada.
teotihuacan-why-each-has-built = { $workers ->
        [one] { $workers } trabalhador constrói uma peça.
       *[other] { $workers } trabalhadores constroem no máximo { $workers } peças.
    }
teotihuacan-why-build-one-first = Construa primeiro pelo menos uma peça.
teotihuacan-why-spot-taken = Aqui já há uma peça.
teotihuacan-why-spot-not-supported = Aqui uma peça deve ficar sobre outras quatro.
teotihuacan-why-just-so-many = { $count ->
        [one] Pegue exatamente { $count } recurso.
       *[other] Pegue exatamente { $count } recursos.
    }
teotihuacan-why-at-the-top = Seu marcador está no degrau mais alto deste templo.
teotihuacan-why-top-taken = Outro marcador está no degrau mais alto, onde só cabe um.
teotihuacan-why-no-temple-left = Você não pode avançar em nenhum templo.
teotihuacan-why-so-often = { $times ->
        [one] Esta troca é feita no máximo { $times } vez.
       *[other] Esta troca é feita no máximo { $times } vezes.
    }
teotihuacan-why-four-workers = Você já tem quatro trabalhadores.
teotihuacan-why-salary-due = Você não deve mais de { $due } cacau.
teotihuacan-why-tile-not-dealt = Esta ficha inicial não foi dada a você.
teotihuacan-why-two-tiles = Fique com duas fichas diferentes.
teotihuacan-why-different-boards = Os três trabalhadores começam em três tabuleiros diferentes.
teotihuacan-why-boards-of-tiles = Os trabalhadores começam nos tabuleiros das suas fichas iniciais.
