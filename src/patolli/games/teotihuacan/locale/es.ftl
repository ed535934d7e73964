# Teotihuacan: Ciudad de Dioses en español.

teotihuacan-name = Teotihuacan: Ciudad de Dioses

## Opciones

teotihuacan-option-edition = Edición
    .about = La recompensa de cacao de una ascensión es 5 en la segunda edición y 6 en la primera.
teotihuacan-option-edition-second = Segunda
teotihuacan-option-edition-first = Primera
teotihuacan-option-setup = Preparación
    .about = Tableros y losetas al azar, o la disposición fija para una primera partida.
teotihuacan-option-setup-standard = Al azar
teotihuacan-option-setup-first-game = Primera partida
teotihuacan-option-starting-tiles = Losetas iniciales
    .about = Quedarse con dos de cuatro losetas repartidas en secreto, o elegirlas por turnos boca arriba.
teotihuacan-option-starting-tiles-deal = Repartidas en secreto
teotihuacan-option-starting-tiles-draft = Elegidas por turnos
teotihuacan-option-eclipse-mode = Eclipse
    .about = Un Eclipse Oscuro se puntúa justo después del turno en que los discos se juntan, sin última ronda.
teotihuacan-option-eclipse-mode-normal = Normal
teotihuacan-option-eclipse-mode-dark = Eclipse Oscuro
teotihuacan-option-technology-draw = Tecnologías en juego
    .about = Seis cualesquiera de las nueve, o tres baratas arriba y tres caras abajo.
teotihuacan-option-technology-draw-any-six = Seis cualesquiera
teotihuacan-option-technology-draw-balanced-rows = Baratas arriba, caras abajo
teotihuacan-option-pyramid-start = Pirámide inicial
    .about = El patrón impreso, o una de sus imágenes reflejadas o giradas.
teotihuacan-option-pyramid-start-rulebook = Impresa
teotihuacan-option-pyramid-start-random-pattern = Por sorteo
teotihuacan-option-free-cocoa-scope = Loseta de cacao gratis
    .about = Paga una acción principal, un culto o un salario; el alcance amplio añade liberar, ascensión y losetas reales.
teotihuacan-option-free-cocoa-scope-listed = Acción principal, culto, salario
teotihuacan-option-free-cocoa-scope-wide = Amplio
teotihuacan-option-completed-pyramid-step-value = Final anticipado de la pirámide
    .about = Cuánto vale una casilla de la senda de la pirámide cuando la pirámide terminada acaba antes la partida.
teotihuacan-option-completed-pyramid-step-value-by-ordinal = Como en ese Eclipse
teotihuacan-option-completed-pyramid-step-value-as-third = Como en el tercer Eclipse
teotihuacan-option-pyramid-track-cap = Final de la senda de la pirámide
    .about = La última casilla a la que puede llegar un marcador.
teotihuacan-option-pyramid-track-cap-10 = Casilla 10
teotihuacan-option-pyramid-track-cap-9 = Casilla 9
teotihuacan-option-nobles-row-choice = Fila en Nobles
    .about = Si el número de trabajadores decide la fila, o si se puede elegir cualquiera hasta ese número.
teotihuacan-option-nobles-row-choice-forced = La deciden los trabajadores
teotihuacan-option-nobles-row-choice-free-up-to-count = Libre hasta los trabajadores
teotihuacan-option-second-power-up = Segunda mejora de poder
    .about = Si se puede renunciar a la segunda mejora de poder de una acción principal.
teotihuacan-option-second-power-up-optional = Opcional
teotihuacan-option-second-power-up-mandatory = Obligatoria
teotihuacan-option-leader-bonus-at-zero = Ventaja en la pirámide a cero
    .about = Quién recibe los 4 PV por ir en cabeza en la senda de la pirámide si nadie ha salido del inicio.
teotihuacan-option-leader-bonus-at-zero-none = Nadie
teotihuacan-option-leader-bonus-at-zero-all = Todos
teotihuacan-option-difficulty = Teotibot
    .about = Lo fuerte que es Teotibot en solitario; las cifras siguientes la cambian una por una.
teotihuacan-option-difficulty-gentle = Amable
teotihuacan-option-difficulty-standard = Normal
teotihuacan-option-difficulty-hard = Difícil
teotihuacan-option-difficulty-merciless = Implacable
teotihuacan-option-bot-power-gold-deposits = Teotibot en los Yacimientos de Oro
    .about = Poder de su trabajador allí al empezar.
teotihuacan-option-bot-power-gold-deposits-preset = Según la dificultad
teotihuacan-option-bot-power-gold-deposits-1 = 1
teotihuacan-option-bot-power-gold-deposits-2 = 2
teotihuacan-option-bot-power-gold-deposits-3 = 3
teotihuacan-option-bot-power-nobles = Teotibot en Nobles
    .about = Poder de su trabajador allí al empezar.
teotihuacan-option-bot-power-nobles-preset = Según la dificultad
teotihuacan-option-bot-power-nobles-1 = 1
teotihuacan-option-bot-power-nobles-2 = 2
teotihuacan-option-bot-power-nobles-3 = 3
teotihuacan-option-bot-power-construction = Teotibot en Construcción
    .about = Poder de su trabajador allí al empezar.
teotihuacan-option-bot-power-construction-preset = Según la dificultad
teotihuacan-option-bot-power-construction-1 = 1
teotihuacan-option-bot-power-construction-2 = 2
teotihuacan-option-bot-power-construction-3 = 3
teotihuacan-option-bot-wood = Madera de Teotibot
    .about = La madera que tiene al empezar.
teotihuacan-option-bot-wood-preset = Según la dificultad
teotihuacan-option-bot-wood-1 = 1
teotihuacan-option-bot-wood-2 = 2
teotihuacan-option-bot-wood-3 = 3
teotihuacan-option-bot-stone = Piedra de Teotibot
    .about = La piedra que tiene al empezar.
teotihuacan-option-bot-stone-preset = Según la dificultad
teotihuacan-option-bot-stone-1 = 1
teotihuacan-option-bot-stone-2 = 2
teotihuacan-option-bot-stone-3 = 3
teotihuacan-option-bot-gold = Oro de Teotibot
    .about = El oro que tiene al empezar.
teotihuacan-option-bot-gold-preset = Según la dificultad
teotihuacan-option-bot-gold-1 = 1
teotihuacan-option-bot-gold-2 = 2
teotihuacan-option-bot-gold-3 = 3
teotihuacan-option-bot-points-for-cocoa = Intercambio de Teotibot
    .about = PV que recibe por 10 de cacao.
teotihuacan-option-bot-points-for-cocoa-preset = Según la dificultad
teotihuacan-option-bot-points-for-cocoa-1 = 1
teotihuacan-option-bot-points-for-cocoa-2 = 2
teotihuacan-option-bot-points-for-cocoa-3 = 3
teotihuacan-option-bot-points-for-cocoa-4 = 4
teotihuacan-option-bot-points-for-cocoa-5 = 5
teotihuacan-option-bot-worship-steps = Culto de Teotibot
    .about = Escalones de templo de su culto; uno más en Decoraciones.
teotihuacan-option-bot-worship-steps-preset = Según la dificultad
teotihuacan-option-bot-worship-steps-1 = 1
teotihuacan-option-bot-worship-steps-2 = 2
teotihuacan-option-bot-worship-steps-3 = 3
teotihuacan-option-bot-points-per-bonus = Bonificaciones de Teotibot
    .about = PV por cada loseta de bonificación alcanzada al final.
teotihuacan-option-bot-points-per-bonus-preset = Según la dificultad
teotihuacan-option-bot-points-per-bonus-5 = 5
teotihuacan-option-bot-points-per-bonus-10 = 10
teotihuacan-option-bot-points-per-bonus-15 = 15
teotihuacan-option-bot-points-per-bonus-20 = 20
teotihuacan-option-bot-points-per-bonus-25 = 25
teotihuacan-option-bot-points-per-technology = Tecnologías de Teotibot
    .about = PV por cada tecnología que tiene al final.
teotihuacan-option-bot-points-per-technology-preset = Según la dificultad
teotihuacan-option-bot-points-per-technology-0 = 0
teotihuacan-option-bot-points-per-technology-1 = 1
teotihuacan-option-bot-points-per-technology-2 = 2
teotihuacan-option-bot-points-per-technology-3 = 3
teotihuacan-option-bot-points-per-technology-4 = 4

## Cosas

# at, to, from: con su preposición y artículo, dentro de una frase.
teotihuacan-board-none = ningún tablero
    .at = en ningún tablero
    .to = a ningún tablero
    .from = de ningún tablero
teotihuacan-board-palace = Palacio
    .at = en el Palacio
    .to = al Palacio
    .from = del Palacio
teotihuacan-board-forest = Bosque
    .at = en el Bosque
    .to = al Bosque
    .from = del Bosque
teotihuacan-board-stone-quarry = Cantera
    .at = en la Cantera
    .to = a la Cantera
    .from = de la Cantera
teotihuacan-board-gold-deposits = Yacimientos de Oro
    .at = en los Yacimientos de Oro
    .to = a los Yacimientos de Oro
    .from = de los Yacimientos de Oro
teotihuacan-board-alchemy = Alquimia
    .at = en Alquimia
    .to = a Alquimia
    .from = de Alquimia
teotihuacan-board-nobles = Nobles
    .at = en Nobles
    .to = a Nobles
    .from = de Nobles
teotihuacan-board-decorations = Decoraciones
    .at = en Decoraciones
    .to = a Decoraciones
    .from = de Decoraciones
teotihuacan-board-construction = Construcción
    .at = en Construcción
    .to = a Construcción
    .from = de Construcción
teotihuacan-automaton-teotibot = Teotibot

# Van detrás de una cifra con signo: +2 madera.
teotihuacan-good-wood = madera
teotihuacan-good-stone = piedra
teotihuacan-good-gold = oro
teotihuacan-good-cocoa = cacao
teotihuacan-good-points = PV
teotihuacan-good-avenue = avenida
teotihuacan-good-pyramid-track = senda de la pirámide
teotihuacan-good-blue = templo azul
teotihuacan-good-red = templo rojo
teotihuacan-good-green = templo verde

teotihuacan-temple-blue = templo azul
    .the = el templo azul
    .of = del templo azul
teotihuacan-temple-red = templo rojo
    .the = el templo rojo
    .of = del templo rojo
teotihuacan-temple-green = templo verde
    .the = el templo verde
    .of = del templo verde
teotihuacan-temple-any = cualquier templo
    .the = cualquier templo
    .of = de cualquier templo

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
teotihuacan-discovery-avenue = casilla en la avenida
teotihuacan-discovery-temple-any = escalón en un templo
teotihuacan-discovery-temple-blue = escalón en el templo azul
teotihuacan-discovery-temple-red = escalón en el templo rojo
teotihuacan-discovery-temple-green = escalón en el templo verde
teotihuacan-discovery-cocoa-4 = 4 de cacao
teotihuacan-discovery-power-up-2 = 2 mejoras de poder
teotihuacan-discovery-double-move = movimiento doble
teotihuacan-discovery-free-cocoa = cacao gratis
teotihuacan-discovery-unlimited-move = movimiento libre
teotihuacan-discovery-extra-worker = trabajador extra

# at: dónde está la loseta, dentro de una frase.
teotihuacan-discovery-place-palace = Palacio
    .at = en el Palacio
teotihuacan-discovery-place-forest = Bosque
    .at = en el Bosque
teotihuacan-discovery-place-stone-quarry = Cantera
    .at = en la Cantera
teotihuacan-discovery-place-gold-deposits = Yacimientos de Oro
    .at = en los Yacimientos de Oro
teotihuacan-discovery-place-decorations = Decoraciones
    .at = en Decoraciones
teotihuacan-discovery-place-avenue-3 = avenida, casilla 3
    .at = en la casilla 3 de la Avenida de los Muertos
teotihuacan-discovery-place-avenue-6 = avenida, casilla 6
    .at = en la casilla 6 de la Avenida de los Muertos
teotihuacan-discovery-place-avenue-8 = avenida, casilla 8
    .at = en la casilla 8 de la Avenida de los Muertos
teotihuacan-discovery-place-blue-4 = templo azul, escalón 4
    .at = en el escalón 4 del templo azul
teotihuacan-discovery-place-red-5 = templo rojo, escalón 5
    .at = en el escalón 5 del templo rojo
teotihuacan-discovery-place-green-3 = templo verde, escalón 3
    .at = en el escalón 3 del templo verde
teotihuacan-discovery-place-green-6 = templo verde, escalón 6
    .at = en el escalón 6 del templo verde
teotihuacan-discovery-place-reserved = con una loseta inicial
    .at = reservada para una loseta inicial

# Los tableros para los trabajadores y luego los beneficios.
teotihuacan-starting-tile-st1 = { teotihuacan-board-palace }, { teotihuacan-board-forest }: 3 de madera, 2 de cacao, 1 casilla en la avenida
teotihuacan-starting-tile-st2 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-stone-quarry }: 2 de piedra, 3 de oro, escalón en el templo verde
teotihuacan-starting-tile-st3 = { teotihuacan-board-forest }, { teotihuacan-board-stone-quarry }: 4 de madera, 1 de piedra, escalón en el templo azul
teotihuacan-starting-tile-st4 = { teotihuacan-board-palace }, { teotihuacan-board-gold-deposits }: 2 de oro, 5 de cacao, escalón en el templo rojo
teotihuacan-starting-tile-st5 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-alchemy }: 2 de oro, la tecnología más baja
teotihuacan-starting-tile-st6 = { teotihuacan-board-forest }, { teotihuacan-board-gold-deposits }: 3 de madera, 2 de oro, 1 mejora de poder
teotihuacan-starting-tile-st7 = { teotihuacan-board-alchemy }, { teotihuacan-board-construction }: 2 recursos, la tecnología más baja
teotihuacan-starting-tile-st8 = { teotihuacan-board-nobles }, { teotihuacan-board-decorations }: 4 de piedra, 2 de cacao, escalón en el templo azul
teotihuacan-starting-tile-st9 = { teotihuacan-board-alchemy }, { teotihuacan-board-nobles }: escalón en el templo azul, escalón en el templo rojo, escalón en el templo verde
teotihuacan-starting-tile-st10 = { teotihuacan-board-decorations }, { teotihuacan-board-construction }: 5 de cacao, escalón en el templo rojo, 1 mejora de poder
teotihuacan-starting-tile-st11 = { teotihuacan-board-nobles }, { teotihuacan-board-construction }: 5 de cacao, escalón en el templo verde, 1 mejora de poder
teotihuacan-starting-tile-st12 = { teotihuacan-board-alchemy }, { teotihuacan-board-decorations }: 2 recursos, escalón en el templo azul, escalón en el templo rojo
teotihuacan-starting-tile-st13 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-alchemy }: 5 de madera, 3 de cacao
teotihuacan-starting-tile-st14 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-decorations }: 3 de piedra, 1 de oro, loseta de descubrimiento
teotihuacan-starting-tile-st15 = { teotihuacan-board-forest }, { teotihuacan-board-nobles }: 1 de madera, 2 de piedra, 3 de oro
teotihuacan-starting-tile-st16 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-construction }: 3 de oro, 2 de cacao, loseta de descubrimiento
teotihuacan-starting-tile-st17 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-construction }: 2 de madera, 3 de piedra, 3 de cacao
teotihuacan-starting-tile-st18 = { teotihuacan-board-forest }, { teotihuacan-board-decorations }: 1 de madera, 2 de piedra, 1 casilla en la avenida

# Número impreso y efecto.
teotihuacan-technology-t1 = 1 (en el Palacio o al pasarlo: +1 cacao)
teotihuacan-technology-t3 = 3 (Alquimia, Nobles: +3 PV)
teotihuacan-technology-t5 = 5 (al recolectar: +1 recurso)
teotihuacan-technology-t7 = 7 (al recolectar: +1 cacao, +1 PV)
teotihuacan-technology-t9 = 9 (Decoraciones: +4 PV)
teotihuacan-technology-t11 = 11 (Construcción: +3 PV)
teotihuacan-technology-t13 = 13 (1 de cacao: +1 mejora de poder)
teotihuacan-technology-t15 = 15 (Construcción: +1 trabajador, −1 recurso)
teotihuacan-technology-t17 = 17 (Construcción: +1 escalón de templo)

# poder: el del trabajador que rinde culto.
teotihuacan-royal-tile-c01 = poder + 1 de cacao
teotihuacan-royal-tile-b02 = 1 de cacao → 1 de madera y 1 de piedra (máximo: poder)
teotihuacan-royal-tile-c03 = 1 recurso → 2 de cacao (máximo: poder)
teotihuacan-royal-tile-a04 = 2 PV por tecnología (máximo: poder)
teotihuacan-royal-tile-a05 = 2 PV por casilla en la senda de la pirámide (máximo: poder)
teotihuacan-royal-tile-b06 = 1 de cacao → 1 de piedra y 1 de oro (máximo: poder)
teotihuacan-royal-tile-b07 = 1 de cacao y 1 recurso → tantos recursos como poder
teotihuacan-royal-tile-c08 = 1 de cacao → 1 escalón de templo (máximo: poder − 1)
teotihuacan-royal-tile-a09 = 1 PV por casilla en la avenida (máximo: poder + 1)

teotihuacan-bonus-tile-masks = otra vez el mejor conjunto de máscaras
teotihuacan-bonus-tile-technologies = 5 PV por tecnología
teotihuacan-bonus-tile-flat = 15 PV
teotihuacan-bonus-tile-avenue = 3 PV por casilla en la avenida
teotihuacan-bonus-tile-bonus-count = 9 PV por loseta de bonificación alcanzada
teotihuacan-bonus-tile-discoveries = 2 PV por loseta de descubrimiento sin máscara
teotihuacan-bonus-tile-workers = 4 PV por trabajador, 9 desde poder 4

# Iconos en el sentido del reloj desde arriba a la izquierda; la estrella marca el icono que sube en su templo.
teotihuacan-pyramid-tile-p0 = azul · liso · rojo★ · verde
teotihuacan-pyramid-tile-p1 = liso · azul · rojo · verde★
teotihuacan-pyramid-tile-p2 = liso · rojo · azul · verde★
teotihuacan-pyramid-tile-p3 = verde · liso · azul · rojo★
teotihuacan-pyramid-tile-p4 = verde · liso · azul · rojo
teotihuacan-pyramid-tile-p5 = verde · liso · rojo · azul
teotihuacan-pyramid-tile-p6 = verde · liso · rojo · azul★
teotihuacan-pyramid-tile-p7 = verde · azul · rojo · liso
teotihuacan-pyramid-tile-p8 = verde · azul★ · rojo · liso
teotihuacan-pyramid-tile-p9 = azul · liso · rojo · liso
teotihuacan-pyramid-tile-p10 = azul★ · liso · rojo · liso
teotihuacan-pyramid-tile-p11 = verde · liso · rojo · liso
teotihuacan-pyramid-tile-p12 = verde · liso · rojo★ · liso
teotihuacan-pyramid-tile-p13 = azul · liso · verde★ · liso
teotihuacan-pyramid-tile-p14 = azul · liso · verde · liso
teotihuacan-pyramid-tile-p15 = azul · liso · verde · rojo
teotihuacan-pyramid-tile-p16 = azul · liso · verde · rojo★
teotihuacan-pyramid-tile-p17 = verde · liso · azul · rojo
teotihuacan-pyramid-tile-p18 = liso · liso · liso · rojo
teotihuacan-pyramid-tile-p19 = azul · liso · liso · liso
teotihuacan-pyramid-tile-p20 = liso · liso · liso · verde
teotihuacan-pyramid-tile-p21 = azul · liso · liso · verde
teotihuacan-pyramid-tile-p22 = verde · liso · liso · azul
teotihuacan-pyramid-tile-p23 = liso · liso · verde · rojo
teotihuacan-pyramid-tile-p24 = verde★ · liso · liso · rojo
teotihuacan-pyramid-tile-p25 = azul · liso · liso · rojo★
teotihuacan-pyramid-tile-p26 = azul · liso · liso · rojo
teotihuacan-pyramid-tile-p27 = verde · azul · verde★ · azul
teotihuacan-pyramid-tile-p28 = rojo · azul★ · rojo · azul
teotihuacan-pyramid-tile-p29 = verde · rojo · verde · rojo★
teotihuacan-pyramid-tile-p30 = liso · liso · liso · liso
teotihuacan-pyramid-tile-p31 = liso · liso · liso · liso

teotihuacan-spot-s0 = nivel 1, fila 1, columna 1
teotihuacan-spot-s1 = nivel 1, fila 1, columna 2
teotihuacan-spot-s2 = nivel 1, fila 1, columna 3
teotihuacan-spot-s3 = nivel 1, fila 1, columna 4
teotihuacan-spot-s4 = nivel 1, fila 2, columna 1
teotihuacan-spot-s5 = nivel 1, fila 2, columna 2
teotihuacan-spot-s6 = nivel 1, fila 2, columna 3
teotihuacan-spot-s7 = nivel 1, fila 2, columna 4
teotihuacan-spot-s8 = nivel 1, fila 3, columna 1
teotihuacan-spot-s9 = nivel 1, fila 3, columna 2
teotihuacan-spot-s10 = nivel 1, fila 3, columna 3
teotihuacan-spot-s11 = nivel 1, fila 3, columna 4
teotihuacan-spot-s12 = nivel 1, fila 4, columna 1
teotihuacan-spot-s13 = nivel 1, fila 4, columna 2
teotihuacan-spot-s14 = nivel 1, fila 4, columna 3
teotihuacan-spot-s15 = nivel 1, fila 4, columna 4
teotihuacan-spot-s100 = nivel 2, fila 1, columna 1
teotihuacan-spot-s101 = nivel 2, fila 1, columna 2
teotihuacan-spot-s102 = nivel 2, fila 1, columna 3
teotihuacan-spot-s103 = nivel 2, fila 2, columna 1
teotihuacan-spot-s104 = nivel 2, fila 2, columna 2
teotihuacan-spot-s105 = nivel 2, fila 2, columna 3
teotihuacan-spot-s106 = nivel 2, fila 3, columna 1
teotihuacan-spot-s107 = nivel 2, fila 3, columna 2
teotihuacan-spot-s108 = nivel 2, fila 3, columna 3
teotihuacan-spot-s200 = nivel 3, fila 1, columna 1
teotihuacan-spot-s201 = nivel 3, fila 1, columna 2
teotihuacan-spot-s202 = nivel 3, fila 2, columna 1
teotihuacan-spot-s203 = nivel 3, fila 2, columna 2
teotihuacan-spot-s300 = nivel 4, fila 1, columna 1

# Los dos iconos, vistos con la flecha hacia el centro.
teotihuacan-decoration-d0 = azul–rojo
teotihuacan-decoration-d1 = liso–azul
teotihuacan-decoration-d2 = verde–verde
teotihuacan-decoration-d3 = azul–verde
teotihuacan-decoration-d4 = rojo–azul
teotihuacan-decoration-d5 = azul–liso
teotihuacan-decoration-d6 = rojo–rojo
teotihuacan-decoration-d7 = verde–azul
teotihuacan-decoration-d8 = rojo–verde
teotihuacan-decoration-d9 = verde–liso
teotihuacan-decoration-d10 = liso–rojo
teotihuacan-decoration-d11 = azul–azul
teotihuacan-decoration-d12 = verde–rojo
teotihuacan-decoration-d13 = rojo–liso
teotihuacan-decoration-d14 = liso–verde

teotihuacan-side-top = superior
teotihuacan-side-right = derecho
teotihuacan-side-bottom = inferior
teotihuacan-side-left = izquierdo

teotihuacan-nobles-row-top = superior
teotihuacan-nobles-row-centre = central
teotihuacan-nobles-row-bottom = inferior

teotihuacan-ascension-reward-points = 5 PV
teotihuacan-ascension-reward-cocoa = cacao
teotihuacan-ascension-reward-one-temple = 1 escalón de templo
teotihuacan-ascension-reward-two-temples = 2 escalones de templo por 3 de cacao
teotihuacan-ascension-reward-fourth-worker = cuarto trabajador y 2 de cacao

teotihuacan-worship-space-temple = escalón de templo
teotihuacan-worship-space-c01 = { teotihuacan-royal-tile-c01 }
teotihuacan-worship-space-b02 = { teotihuacan-royal-tile-b02 }
teotihuacan-worship-space-c03 = { teotihuacan-royal-tile-c03 }
teotihuacan-worship-space-a04 = { teotihuacan-royal-tile-a04 }
teotihuacan-worship-space-a05 = { teotihuacan-royal-tile-a05 }
teotihuacan-worship-space-b06 = { teotihuacan-royal-tile-b06 }
teotihuacan-worship-space-b07 = { teotihuacan-royal-tile-b07 }
teotihuacan-worship-space-c08 = { teotihuacan-royal-tile-c08 }
teotihuacan-worship-space-a09 = { teotihuacan-royal-tile-a09 }

# sort: qué variante elige una frase; nunca se muestra.
teotihuacan-worship-part-ability = espacio de culto
    .sort = ability
teotihuacan-worship-part-discovery = loseta de descubrimiento
    .sort = discovery
teotihuacan-worship-part-both = espacio de culto y loseta de descubrimiento
    .sort = both

teotihuacan-payment-with-cocoa = con cacao
    .sort = cocoa
teotihuacan-payment-with-free-cocoa = con la loseta de cacao gratis
    .sort = tile

# do: lo que dice el botón.
teotihuacan-saving-wood = 1 de madera
    .do = Ahorrar 1 de madera
teotihuacan-saving-stone = 1 de piedra
    .do = Ahorrar 1 de piedra
teotihuacan-saving-nothing = nada
    .do = No ahorrar nada en esta loseta

teotihuacan-order-blue = templo azul
    .do = Subir primero en el templo azul
teotihuacan-order-red = templo rojo
    .do = Subir primero en el templo rojo
teotihuacan-order-green = templo verde
    .do = Subir primero en el templo verde
teotihuacan-order-ability = espacio de culto
    .do = Usar el espacio de culto
teotihuacan-order-discovery = loseta de descubrimiento
    .do = Decidir sobre la loseta de descubrimiento

# from: tras una ganancia; for: tras un pago.
teotihuacan-reason-start = inicio
    .from = al empezar
    .for = al empezar
teotihuacan-reason-temple = templo
    .from = de un templo
    .for = por un templo
teotihuacan-reason-collecting = recogida
    .from = al recoger
    .for = por recoger
teotihuacan-reason-worship = culto
    .from = del culto
    .for = para rendir culto
teotihuacan-reason-royal-tile = loseta real
    .from = de una loseta real
    .for = por una loseta real
teotihuacan-reason-main-action = acción principal
    .from = de la acción principal
    .for = por la acción principal
teotihuacan-reason-technology = tecnología
    .from = de una tecnología
    .for = por una tecnología
teotihuacan-reason-building = obra
    .from = de la obra
    .for = para construir
teotihuacan-reason-power-up = mejora de poder
    .from = de una mejora de poder
    .for = por una mejora de poder más
teotihuacan-reason-ascension = ascensión
    .from = de una ascensión
    .for = por dos escalones de templo
teotihuacan-reason-discovery = loseta de descubrimiento
    .from = de una loseta de descubrimiento
    .for = por una loseta de descubrimiento
teotihuacan-reason-unlocking = liberación
    .from = de la liberación
    .for = para liberar trabajadores
teotihuacan-reason-salary = salario
    .from = del salario
    .for = de salario
teotihuacan-reason-fallback = alternativa
    .from = como alternativa
    .for = como alternativa
teotihuacan-reason-exchange = intercambio
    .from = de un intercambio
    .for = a cambio de PV

# for: por qué se ganan o pierden puntos.
teotihuacan-source-blue-temple = Templo azul
    .for = en el templo azul
teotihuacan-source-red-temple = Templo rojo
    .for = en el templo rojo
teotihuacan-source-green-temple = Templo verde
    .for = en el templo verde
teotihuacan-source-avenue = Avenida de los Muertos
    .for = por la Avenida de los Muertos
teotihuacan-source-pyramid-tiles = Losetas de pirámide
    .for = por una loseta de pirámide
teotihuacan-source-pyramid-icons = Iconos en la pirámide
    .for = por iconos en la pirámide
teotihuacan-source-pyramid-leader = Cabeza en la senda de la pirámide
    .for = por ir en cabeza en la senda de la pirámide
teotihuacan-source-pyramid-steps = Casillas en la senda de la pirámide
    .for = por casillas en la senda de la pirámide
teotihuacan-source-decorations = Decoraciones
    .for = por una decoración
teotihuacan-source-decoration-icons = Iconos de decoraciones
    .for = por iconos coincidentes de una decoración
teotihuacan-source-nobles = Nobles
    .for = por un edificio en Nobles
teotihuacan-source-resource-boards = Tableros de recursos
    .for = por recolectar
teotihuacan-source-technology-use = Uso de tecnologías
    .for = gracias a una tecnología
teotihuacan-source-technology-owner = Tecnologías tomadas por otros
    .for = por una tecnología que otro toma
teotihuacan-source-royal-tiles = Losetas reales
    .for = por una loseta real
teotihuacan-source-ascension = Ascensiones
    .for = por una ascensión
teotihuacan-source-discovery-tiles = Losetas de descubrimiento
    .for = por una loseta de descubrimiento
teotihuacan-source-masks = Máscaras
    .for = por máscaras
teotihuacan-source-blue-bonus = Bonificación azul
    .for = por la loseta de bonificación del templo azul
teotihuacan-source-red-bonus = Bonificación roja
    .for = por la loseta de bonificación del templo rojo
teotihuacan-source-green-bonus = Bonificación verde
    .for = por la loseta de bonificación del templo verde
teotihuacan-source-salary = Salario impagado
    .for = por salario impagado
teotihuacan-source-bot-cocoa = Cacao intercambiado
    .for = por el cacao intercambiado
teotihuacan-source-bot-goods = Bienes sobrantes
    .for = por los bienes sobrantes
teotihuacan-source-bot-technologies = Tecnologías propias
    .for = por sus tecnologías

# price: lo que cuesta el primer paso; nothing: por qué puede faltarle objetivo; first y second: sus pasos.
teotihuacan-action-tile-construction = Construcción
    .price = 2 de piedra
    .nothing = no cabe ninguna loseta de pirámide
    .first = construye una loseta de pirámide
    .second = recolecta 2 de piedra
teotihuacan-action-tile-decorations = Decoraciones
    .price = 2 de oro
    .nothing = no cabe ninguna decoración
    .first = coloca una decoración
    .second = recolecta 2 de oro
teotihuacan-action-tile-alchemy = Alquimia
    .price = 1 de oro
    .nothing = tiene todas las tecnologías
    .first = toma una tecnología
    .second = entrena dos veces a su trabajador más débil
teotihuacan-action-tile-nobles = Nobles
    .price = 2 de madera
    .nothing = no quedan edificios
    .first = construye para los nobles
    .second = recolecta 2 de madera
teotihuacan-action-tile-mastery = Maestría
    .price = nada
    .nothing = ningún trabajador puede actuar
    .first = hace actuar a su trabajador más fuerte
    .second = hace actuar al siguiente trabajador
teotihuacan-action-tile-worship = Culto
    .price = nada
    .nothing = no hay templo libre
    .first = pasa al siguiente templo
    .second = pasa al siguiente templo
teotihuacan-action-tile-masks = Máscaras
    .price = el precio de una máscara
    .nothing = no hay a la vista ninguna máscara que le falte y pueda pagar
    .first = toma una máscara
    .second = toma una máscara

teotihuacan-action-slot-top = arriba
teotihuacan-action-slot-middle-left = en el centro a la izquierda
teotihuacan-action-slot-middle-right = en el centro a la derecha
teotihuacan-action-slot-bottom-left = abajo a la izquierda
teotihuacan-action-slot-bottom-centre = abajo en el centro
teotihuacan-action-slot-bottom-right = abajo a la derecha

teotihuacan-direction-left = izquierda
teotihuacan-direction-right = derecha

teotihuacan-bot-failure-no-worker = sin trabajador libre allí
    .sort = worker
teotihuacan-bot-failure-too-few-goods = faltan bienes
    .sort = goods
teotihuacan-bot-failure-nothing-left = no queda nada
    .sort = target
teotihuacan-bot-failure-no-action = sin acción allí
    .sort = action

teotihuacan-heading-boards = Tableros
teotihuacan-heading-temples = Templos
teotihuacan-heading-avenue = Avenida de los Muertos
teotihuacan-heading-building-row = Fila de edificios
teotihuacan-heading-calendar = Calendario
teotihuacan-heading-era = Era
teotihuacan-heading-pyramid = Pirámide
teotihuacan-heading-pyramid-track = Senda de la pirámide
teotihuacan-heading-technologies = Tecnologías
teotihuacan-heading-royal-tiles = Losetas reales
teotihuacan-heading-bonus-tiles = Bonificaciones
teotihuacan-heading-discovery-tiles = Descubrimientos
teotihuacan-heading-used-tiles = Usadas
teotihuacan-heading-decorations = Oferta de decoraciones
teotihuacan-heading-pyramid-tiles = Oferta de pirámide
teotihuacan-heading-starting-tiles = Losetas iniciales
teotihuacan-heading-workers = Trabajadores
teotihuacan-heading-locked = Bloqueado
teotihuacan-heading-neutral-workers = Trabajadores neutrales
teotihuacan-heading-salary = Salario
teotihuacan-heading-masks = Máscaras
teotihuacan-heading-points = PV
teotihuacan-heading-next-step = Siguiente escalón
teotihuacan-heading-each-step = Cada casilla
teotihuacan-heading-stack = Pila
teotihuacan-heading-action-tiles = Losetas de acción
teotihuacan-heading-set-aside = Apartada
teotihuacan-heading-directions = Direcciones
teotihuacan-heading-dice = Dados
teotihuacan-heading-total = Total
teotihuacan-heading-any-resource = recurso a elección
teotihuacan-heading-level = nivel de un cuadro
teotihuacan-heading-decorated = decoración
teotihuacan-heading-undecorated = sitio para una decoración
teotihuacan-heading-star = sube en su templo si coincide
teotihuacan-heading-prices = cacao: precio de la acción principal, ganancia al recoger

## Listas de bienes, citadas más abajo

teotihuacan-resources = { $wood ->
        [0] { $stone ->
            [0] { $gold } de oro
           *[other] { $gold ->
                [0] { $stone } de piedra
               *[other] { $stone } de piedra y { $gold } de oro
            }
        }
       *[other] { $stone ->
            [0] { $gold ->
                [0] { $wood } de madera
               *[other] { $wood } de madera y { $gold } de oro
            }
           *[other] { $gold ->
                [0] { $wood } de madera y { $stone } de piedra
               *[other] { $wood } de madera, { $stone } de piedra y { $gold } de oro
            }
        }
    }
teotihuacan-goods = { $wood ->
        [0] { $stone ->
            [0] { $gold ->
                [0] { $cocoa } de cacao
               *[other] { $cocoa ->
                    [0] { $gold } de oro
                   *[other] { $gold } de oro y { $cocoa } de cacao
                }
            }
           *[other] { $gold ->
                [0] { $cocoa ->
                    [0] { $stone } de piedra
                   *[other] { $stone } de piedra y { $cocoa } de cacao
                }
               *[other] { $cocoa ->
                    [0] { $stone } de piedra y { $gold } de oro
                   *[other] { $stone } de piedra, { $gold } de oro y { $cocoa } de cacao
                }
            }
        }
       *[other] { $stone ->
            [0] { $gold ->
                [0] { $cocoa ->
                    [0] { $wood } de madera
                   *[other] { $wood } de madera y { $cocoa } de cacao
                }
               *[other] { $cocoa ->
                    [0] { $wood } de madera y { $gold } de oro
                   *[other] { $wood } de madera, { $gold } de oro y { $cocoa } de cacao
                }
            }
           *[other] { $gold ->
                [0] { $cocoa ->
                    [0] { $wood } de madera y { $stone } de piedra
                   *[other] { $wood } de madera, { $stone } de piedra y { $cocoa } de cacao
                }
               *[other] { $cocoa ->
                    [0] { $wood } de madera, { $stone } de piedra y { $gold } de oro
                   *[other] { $wood } de madera, { $stone } de piedra, { $gold } de oro y { $cocoa } de cacao
                }
            }
        }
    }

## Preguntas

teotihuacan-decision-in-any-order = Elige qué va primero
    .about = Cada cosa se termina antes que la otra.
teotihuacan-decision-keep-starting-tiles = Elige las dos losetas iniciales con las que te quedas
    .about = Ganas todo lo de ambas; en sus tableros empiezan tus trabajadores.
teotihuacan-decision-draft-starting-tile = Elige una loseta inicial
    .about = Eliges dos en total y ganas todo lo de ambas.
teotihuacan-decision-place-workers = Elige tres tableros para tus trabajadores
    .about = En cada uno empieza un trabajador de poder 1.
teotihuacan-decision-claim-reserved = Elige si tomas la loseta de descubrimiento
    .about = Estaba reservada para tu loseta inicial { $tile }.
teotihuacan-decision-finish-turn = Termina tu turno, o antes usa una loseta o libera
    .about = Las ofertas se reponen al terminar el turno.
teotihuacan-decision-move-worker = Elige adónde va tu trabajador
    .about = { $unlimited ->
        [0] { $double ->
            [0] Un trabajador avanza de uno a tres tableros en el sentido del reloj; o dedica el turno a liberar a los bloqueados.
           *[other] Dos trabajadores de un tablero pueden avanzar juntos de uno a tres tableros.
        }
       *[other] { $double ->
            [0] El trabajador puede avanzar cualquier distancia.
           *[other] Dos trabajadores de un tablero pueden avanzar juntos cualquier distancia.
        }
    }
teotihuacan-decision-bring-companion = Elige quién lo acompaña
    .about = Un segundo trabajador puede ir { $from-from } { $to-to }.
teotihuacan-decision-use-board = Elige qué haces { $at-board }
    .about = Recoger da 1 de cacao y 1 más por color presente; la acción principal cuesta 1 de cacao por color.
teotihuacan-decision-continue-worship = { $decided ->
        [0] Elige qué va primero
       *[1] Usa el espacio de culto, o antes una de tus losetas
    }
    .about = { $decided ->
        [0] Cada cosa se termina antes que la otra.
       *[1] La loseta de descubrimiento { $at-board } ya está decidida; falta usar el espacio de culto.
    }
teotihuacan-decision-buy-resources = Elige cuántas veces cambias
    .about = Loseta real: { $royal }; aquí hasta { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }.
teotihuacan-decision-sell-resource = Elige un recurso para venderlo por 2 de cacao
    .about = Puedes vender { $times ->
        [one] { $times } más
       *[other] hasta { $times } más
    }.
teotihuacan-decision-swap-resource = Elige el recurso que entregas
    .about = Con 1 de cacao te da { $power ->
        [one] { $power } recurso
       *[other] { $power } recursos
    } a tu elección.
teotihuacan-decision-buy-temple-step = Elige un templo para subir por 1 de cacao
    .about = Puedes comprar { $times ->
        [one] { $times } escalón más
       *[other] hasta { $times } escalones más
    }.
teotihuacan-decision-take-resources = Elige { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }
    .about = Madera, piedra y oro se pueden mezclar.
teotihuacan-decision-choose-temple = Elige un templo para subir
    .about = El escalón da su recompensa en el acto.
teotihuacan-decision-choose-major-reward = Elige la recompensa impresa o una loseta de descubrimiento
    .about = Las losetas están { $at-place }.
teotihuacan-decision-claim-on-avenue = Elige una loseta de descubrimiento o ninguna
    .about = Las losetas están { $at-place }.
teotihuacan-decision-claim-on-board = Elige si tomas la loseta de descubrimiento
    .about = Está { $at-board }; falta pagar su precio.
teotihuacan-decision-power-up = Elige qué trabajador gana poder
    .about = { $optional ->
        [0] Solo cuentan los trabajadores libres { $at-board }.
       *[other] Una segunda mejora de poder { $at-board }, a la que puedes renunciar.
    }
teotihuacan-decision-power-up-anywhere = Elige qué trabajador gana poder
    .about = Cuenta cualquier trabajador libre que no acabe de moverse.
teotihuacan-decision-buy-power-up = Elige si compras una mejora de poder más
    .about = Tecnología 13: cuesta 1 de cacao y es para un trabajador { $at-board }.
teotihuacan-decision-choose-ascension-reward = Elige la recompensa de tu ascensión
    .about = Tu trabajador renace en el Palacio con poder 1.
teotihuacan-decision-take-technology = Elige una tecnología
    .about = Un trabajador llega a la fila de arriba, dos o más a ambas; uno solo de poder 4 o 5 llega a ambas, pero la de abajo no le da mejora de poder.
teotihuacan-decision-build-house = Elige la fila de tu edificio
    .about = { $workers ->
        [one] Cuenta { $workers } trabajador.
       *[other] Cuentan { $workers } trabajadores.
    }
teotihuacan-decision-take-decoration = Elige una decoración
    .about = { $workers ->
        [one] Con { $workers } trabajador cuesta 3 de oro.
        [2] Con { $workers } trabajadores cuesta 2 de oro.
       *[other] Con { $workers } trabajadores cuesta 1 de oro.
    }
teotihuacan-decision-place-decoration = Elige un lado para { $decoration }
    .about = Da 3 PV y 1 PV por icono coincidente; los iconos de color coincidentes suben en su templo.
teotihuacan-decision-build-pyramid = Elige una loseta de pirámide
    .about = { $workers ->
        [one] Puedes colocar { $workers } loseta en esta acción; llevas { $placed }.
       *[other] Puedes colocar hasta { $workers } losetas en esta acción; llevas { $placed }.
    }
teotihuacan-decision-choose-spot = Elige dónde va la loseta
    .about = Loseta { $tile }: 2 de piedra, y 1 de madera más por cada nivel sobre el primero.
teotihuacan-decision-turn-tile = Elige cómo gira la loseta
    .about = Loseta { $tile } en el { $spot }: 1 PV por icono coincidente, y un escalón si coincide la estrella.
teotihuacan-decision-save-resource = Elige qué ahorra la tecnología 15
    .about = Un recurso en toda la acción; esta loseta va al { $spot }.
teotihuacan-decision-pay-salary = Elige cuánto salario pagas
    .about = Cada cacao sin pagar cuesta 3 PV.

## Botones

teotihuacan-action-keep-starting-tiles = Quedarse con «{ $first }» y «{ $second }»
teotihuacan-action-draft-starting-tile = Tomar «{ $tile }»
teotihuacan-action-place-workers = Empezar { $at-first }, { $at-second } y { $at-third }
teotihuacan-action-move = Mover el trabajador de poder { $power } { $from-from } { $to-to }
teotihuacan-action-bring = Llevar al trabajador de poder { $power }
teotihuacan-action-move-alone = No llevar a nadie
teotihuacan-action-free-workers = Liberar a todos tus trabajadores bloqueados y terminar el turno
teotihuacan-action-use-move-tile = Usar la loseta «{ $discovery }» en este movimiento
teotihuacan-action-collect-cocoa = Recoger cacao
teotihuacan-action-worship = { $sort-payment ->
        [tile] { $sort-part ->
            [ability] Rendir culto con la loseta de cacao gratis: { $space }
            [discovery] Rendir culto con la loseta de cacao gratis: loseta de descubrimiento
           *[both] Rendir culto con la loseta de cacao gratis: { $space }, y la loseta de descubrimiento
        }
       *[cocoa] { $sort-part ->
            [ability] Rendir culto: { $space }
            [discovery] Rendir culto: loseta de descubrimiento
           *[both] Rendir culto: { $space }, y la loseta de descubrimiento
        }
    }
teotihuacan-action-main-action = { $sort-payment ->
        [tile] Hacer la acción principal con la loseta de cacao gratis
       *[cocoa] Hacer la acción principal
    }
teotihuacan-action-count-extra-worker = Usar la loseta de trabajador extra
teotihuacan-action-take-technology = Tomar la tecnología { $technology }
teotihuacan-action-build-house = Construir en la fila { $row }
teotihuacan-action-take-decoration = Tomar { $decoration }
teotihuacan-action-place-decoration = Colocarla en el lado { $side }
teotihuacan-action-take-pyramid-tile = Tomar { $tile }
teotihuacan-action-build-on = Construir en el { $spot }
teotihuacan-action-turn-tile = { $turns ->
        [0] Dejarla sin girar
        [1] Girarla 90°
        [2] Girarla 180°
       *[3] Girarla 270°
    }
teotihuacan-action-save = { $do-saving }
teotihuacan-action-stop-building = Dejar de construir
teotihuacan-action-take-resources = Tomar { teotihuacan-resources }
teotihuacan-action-climb = Subir en { $the-temple }
teotihuacan-action-take-reward = Tomar la recompensa impresa
teotihuacan-action-claim = Tomar «{ $discovery }»
teotihuacan-action-decline = Renunciar
teotihuacan-action-exchange = { $times ->
        [0] No cambiar nada
        [one] Cambiar { $times } vez
       *[other] Cambiar { $times } veces
    }
teotihuacan-action-give = { $sort-payment ->
        [tile] Entregar 1 de { $resource } con la loseta de cacao gratis
       *[cocoa] Entregar 1 de { $resource }
    }
teotihuacan-action-pay-and-climb = Subir en { $the-temple } por 1 de cacao
teotihuacan-action-exchange-freely = Cambiar todas las veces posibles con la loseta de cacao gratis
teotihuacan-action-take-ascension-reward = { $sort-payment ->
        [tile] Tomar { $reward } con la loseta de cacao gratis
       *[cocoa] Tomar { $reward }
    }
teotihuacan-action-power-up = Dar poder al trabajador de poder { $power } { $at-board }
teotihuacan-action-buy-power-up = Pagar 1 de cacao y dar poder al trabajador de poder { $power } { $at-board }
teotihuacan-action-end-turn = Terminar tu turno
teotihuacan-action-pay-salary = { $cocoa ->
        [0] No pagar salario
       *[other] Pagar { $cocoa } de cacao
    }
teotihuacan-action-excuse-salary = Usar la loseta de cacao gratis para todo el salario
teotihuacan-action-resolve-first = { $do-first }
teotihuacan-action-use-tile = Usar la loseta «{ $discovery }»
teotihuacan-action-unlock-workers = { $sort-payment ->
        [tile] Liberar a todos tus trabajadores con la loseta de cacao gratis
       *[cocoa] Pagar 3 de cacao para liberar a todos tus trabajadores
    }

## Crónica

teotihuacan-event-starting-tiles-dealt = { $player } recibe cuatro losetas iniciales: «{ $first }», «{ $second }», «{ $third }» y «{ $fourth }».
teotihuacan-event-starting-tiles-kept = { $player } se queda con las losetas iniciales «{ $first }» y «{ $second }».
teotihuacan-event-starting-tile-drafted = { $player } elige la loseta inicial «{ $tile }».
teotihuacan-event-workers-placed = { $player } coloca trabajadores { $at-first }, { $at-second } y { $at-third }.
teotihuacan-event-neutral-workers-placed = Los trabajadores neutrales de color { $colour } están { $at-first }, { $at-second } y { $at-third }.
teotihuacan-event-player-order-set = { $player } empieza con { $cocoa } de cacao.
teotihuacan-event-turn-began = { $player } empieza su turno.
teotihuacan-event-workers-freed = { $player } libera a todos sus trabajadores bloqueados en vez de mover.
teotihuacan-event-workers-unlocked = { $player } libera a todos sus trabajadores bloqueados.
teotihuacan-event-worker-moved = { $player } mueve un trabajador de poder { $power } { $from-from } { $to-to }.
teotihuacan-event-cocoa-collected = { $player } recoge cacao { $at-board }.
teotihuacan-event-worshipped = { $sort-part ->
        [ability] { $player } rinde culto { $at-board }: { $space }.
        [discovery] { $player } rinde culto { $at-board } por la loseta de descubrimiento.
       *[both] { $player } rinde culto { $at-board }: { $space }, y la loseta de descubrimiento.
    }
teotihuacan-event-worker-bumped = { $player } libera al trabajador bloqueado de { $owner } { $at-board }.
teotihuacan-event-main-action-taken = { $player } hace la acción principal { $at-board } con { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }.
teotihuacan-event-powered-up = { $player } sube un trabajador { $at-board } a poder { $power }.
teotihuacan-event-ascended = { $player } ve ascender al trabajador { $at-board }; renace en el Palacio con poder 1.
teotihuacan-event-ascension-reward-taken = { $player } elige la recompensa de la ascensión: { $reward }.
teotihuacan-event-fourth-worker-arrived = { $player } lleva el cuarto trabajador al Palacio con poder { $power }.
teotihuacan-event-goods-gained = { $player } gana { teotihuacan-goods } { $from-reason }.
teotihuacan-event-goods-paid = { $player } paga { teotihuacan-goods } { $for-reason }.
teotihuacan-event-points-scored = { $player } gana { $points } PV { $for-source }.
teotihuacan-event-points-lost = { $player } pierde { $points } PV { $for-source }.
teotihuacan-event-temple-advanced = { $player } sube al escalón { $step } { $of-temple }.
teotihuacan-event-temple-blocked = { $player } pierde un escalón en { $the-temple }, donde ya no se puede subir más.
teotihuacan-event-bonus-unlocked = { $player } alcanza la loseta de bonificación { $of-temple }: { $bonus }.
teotihuacan-event-avenue-advanced = { $player } avanza a la casilla { $step } de la Avenida de los Muertos.
teotihuacan-event-track-advanced = { $player } avanza a la casilla { $step } de la senda de la pirámide.
teotihuacan-event-light-disc-moved = El disco claro avanza a { $space }.
teotihuacan-event-discovery-claimed = { $player } toma la loseta de descubrimiento «{ $discovery }» { $at-place }.
teotihuacan-event-discovery-used = { $player } usa la loseta de descubrimiento «{ $discovery }».
teotihuacan-event-technology-taken = { $player } adquiere la tecnología { $technology }.
teotihuacan-event-house-built = { $player } coloca un edificio en la fila { $row } de Nobles.
teotihuacan-event-decoration-placed = { $player } coloca la decoración { $decoration } en el lado { $side }, nivel { $level }; { $matches ->
        [0] ningún icono cuenta
        [one] coincide { $matches } icono
       *[other] coinciden { $matches } iconos
    }.
teotihuacan-event-pyramid-tile-placed = { $player } coloca la loseta { $tile } en el { $spot }, { $turns ->
        [0] sin girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }; { $matches ->
        [0] ningún icono cuenta
        [one] coincide { $matches } icono
       *[other] coinciden { $matches } iconos
    }.
teotihuacan-event-pyramid-completed = { $player } completa la pirámide; el próximo Eclipse es el último.
teotihuacan-event-pyramid-tile-turned-up = La oferta de pirámide recibe { $tile }.
teotihuacan-event-decoration-turned-up = La oferta de decoraciones recibe { $decoration }.
teotihuacan-event-discovery-turned-up = Aparece la loseta de descubrimiento «{ $discovery }» { $at-place }.
teotihuacan-event-discs-met = El disco claro se junta con el oscuro; se acerca un Eclipse.
teotihuacan-event-last-round-began = Todos juegan un turno más antes del Eclipse.
teotihuacan-event-eclipse-began = { $final ->
        [1] Empieza el Eclipse { $eclipse }; es el último.
       *[other] Empieza el Eclipse { $eclipse }.
    }
teotihuacan-event-avenue-scored = { $player } cuenta { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    } en la Avenida de los Muertos, a { $value } PV cada una.
teotihuacan-event-masks-scored = { $player } cuenta { $masks ->
        [one] { $masks } máscara
       *[other] { $masks } máscaras
    } en { $sets ->
        [one] { $sets } conjunto
       *[other] { $sets } conjuntos
    }.
teotihuacan-event-salary-paid = { $player } cubre { $paid } de los { $due } de cacao que debe de salario.
teotihuacan-event-salary-excused = { $player } debe un salario de { $due } de cacao y paga con la loseta de cacao gratis.
teotihuacan-event-era-began = Empieza la era { $era }; el disco oscuro pasa a { $dark }.
teotihuacan-event-scored = { $player } termina en el puesto { $place } con { $points } PV.
teotihuacan-event-match-ended = La partida termina.

## Crónica de Teotibot

teotihuacan-event-bot-rolled = { $player } saca { $first } y { $second }: la loseta de acción { $tile }, { $slot }.
teotihuacan-event-bot-step-failed = { $sort-failure ->
        [worker] { $player } no puede dar el paso { $step } de { $tile }: no tiene trabajador libre { $at-board }.
        [goods] { $player } no puede dar el paso { $step } de { $tile }: necesita { $price-tile }.
        [target] { $player } no puede dar el paso { $step } de { $tile }: { $nothing-tile }.
       *[action] { $player } no puede dar el paso { $step } de { $tile }: no hay nada que hacer { $at-board }.
    }
teotihuacan-event-bot-step-taken = { $step ->
        [1] { $player } da el paso { $step } { $at-board }: { $first-tile }.
       *[2] { $player } da el paso { $step } { $at-board }: { $second-tile }.
    }
teotihuacan-event-bot-tried-worker = { $player } prueba con su trabajador de poder { $power } { $at-board }.
teotihuacan-event-bot-fell-back = { $player } recurre al cacao y a su trabajador más débil.
teotihuacan-event-bot-worker-advanced = { $player } avanza un trabajador de poder { $power } { $from-from } { $to-to }.
teotihuacan-event-bot-worshipped = { $player } mueve a su adorador { $from-from } { $to-to }.
teotihuacan-event-bot-worshipper-displaced = { $player } ve desplazado a su adorador { $from-from } { $to-to }.
teotihuacan-event-bot-discarded = { $player } descarta la loseta de descubrimiento «{ $discovery }» { $at-place }.
teotihuacan-event-bot-exchanged = { $player } cambia { $cocoa } de cacao por { $points } PV.
teotihuacan-event-bot-tile-shifted = La loseta de acción { $tile } queda { $slot }.
teotihuacan-event-bot-tile-set-aside = La loseta de acción { $tile } queda apartada.
teotihuacan-event-bot-direction-flipped = La loseta de dirección superior se gira a { $direction } y va debajo.
