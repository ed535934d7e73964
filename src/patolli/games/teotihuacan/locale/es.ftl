# Teotihuacan: Ciudad de Dioses en español.

teotihuacan-name = Teotihuacan: Ciudad de Dioses

## Opciones

teotihuacan-option-edition = Edición
    .about = La recompensa de cacao de la ascensión es de 5 en la segunda edición y de 6 en la primera.
teotihuacan-option-edition-second = Segunda
teotihuacan-option-edition-first = Primera
teotihuacan-option-setup = Preparación
    .about = Tableros y losetas al azar, o la disposición fija para una primera partida.
teotihuacan-option-setup-standard = Al azar
teotihuacan-option-setup-first-game = Primera partida
teotihuacan-option-starting-tiles = Losetas iniciales
    .about = Te quedas con dos de cuatro losetas repartidas en secreto, o se eligen por turnos entre losetas a la vista.
teotihuacan-option-starting-tiles-deal = Repartidas en secreto
teotihuacan-option-starting-tiles-draft = Elegidas por turnos
teotihuacan-option-eclipse-mode = Eclipse
    .about = Un Eclipse Oscuro se puntúa justo después del turno en que el disco blanco alcanza al negro, sin última ronda.
teotihuacan-option-eclipse-mode-normal = Normal
teotihuacan-option-eclipse-mode-dark = Eclipse Oscuro
teotihuacan-option-technology-draw = Tecnologías en juego
    .about = Seis al azar de las nueve, o tres baratas arriba y tres caras abajo.
teotihuacan-option-technology-draw-any-six = Seis al azar
teotihuacan-option-technology-draw-balanced-rows = Baratas arriba, caras abajo
teotihuacan-option-pyramid-start = Pirámide inicial
    .about = El patrón del reglamento, o una de sus versiones reflejadas o giradas.
teotihuacan-option-pyramid-start-rulebook = La del reglamento
teotihuacan-option-pyramid-start-random-pattern = Al azar
teotihuacan-option-free-cocoa-scope = Loseta de cacao gratis
    .about = Paga una acción principal, una adoración o un salario; el alcance amplio añade el desbloqueo, la ascensión y las losetas reales.
teotihuacan-option-free-cocoa-scope-listed = Acción principal, adoración, salario
teotihuacan-option-free-cocoa-scope-wide = Amplio
teotihuacan-option-completed-pyramid-step-value = Pirámide completada antes
    .about = Cuánto vale cada paso de la pista de la pirámide si la partida acaba antes porque se completa la pirámide.
teotihuacan-option-completed-pyramid-step-value-by-ordinal = Como en ese Eclipse
teotihuacan-option-completed-pyramid-step-value-as-third = Como en el tercer Eclipse
teotihuacan-option-pyramid-track-cap = Final de la pista de la pirámide
    .about = El último paso al que puede llegar un marcador.
teotihuacan-option-pyramid-track-cap-10 = Paso 10
teotihuacan-option-pyramid-track-cap-9 = Paso 9
teotihuacan-option-nobles-row-choice = Fila en Nobles
    .about = El número de trabajadores impone la fila, o se puede elegir cualquiera hasta esa.
teotihuacan-option-nobles-row-choice-forced = Según los trabajadores
teotihuacan-option-nobles-row-choice-free-up-to-count = Cualquiera hasta esa
teotihuacan-option-second-power-up = Segunda potenciación
    .about = Se puede renunciar a la segunda potenciación de una acción principal, o es obligatoria.
teotihuacan-option-second-power-up-optional = Opcional
teotihuacan-option-second-power-up-mandatory = Obligatoria
teotihuacan-option-leader-bonus-at-zero = Líder de la pista con 0 pasos
    .about = Quién gana los 4 PV por liderar la pista de la pirámide si nadie ha avanzado en ella.
teotihuacan-option-leader-bonus-at-zero-none = Nadie
teotihuacan-option-leader-bonus-at-zero-all = Todos
teotihuacan-option-difficulty = Teotibot
    .about = La fuerza de Teotibot en solitario; los ajustes siguientes la cambian uno por uno.
teotihuacan-option-difficulty-gentle = Fácil
teotihuacan-option-difficulty-standard = Normal
teotihuacan-option-difficulty-hard = Difícil
teotihuacan-option-difficulty-merciless = Implacable
teotihuacan-option-bot-power-gold-deposits = Teotibot en los Depósitos de Oro
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
    .about = PV que gana por 10 cacaos.
teotihuacan-option-bot-points-for-cocoa-preset = Según la dificultad
teotihuacan-option-bot-points-for-cocoa-1 = 1
teotihuacan-option-bot-points-for-cocoa-2 = 2
teotihuacan-option-bot-points-for-cocoa-3 = 3
teotihuacan-option-bot-points-for-cocoa-4 = 4
teotihuacan-option-bot-points-for-cocoa-5 = 5
teotihuacan-option-bot-worship-steps = Adoración de Teotibot
    .about = Peldaños de templo que avanza con cada adoración; uno más en Decoraciones.
teotihuacan-option-bot-worship-steps-preset = Según la dificultad
teotihuacan-option-bot-worship-steps-1 = 1
teotihuacan-option-bot-worship-steps-2 = 2
teotihuacan-option-bot-worship-steps-3 = 3
teotihuacan-option-bot-points-per-bonus = Losetas de bonificación de Teotibot
    .about = PV al final por cada loseta de bonificación que ha desbloqueado.
teotihuacan-option-bot-points-per-bonus-preset = Según la dificultad
teotihuacan-option-bot-points-per-bonus-5 = 5
teotihuacan-option-bot-points-per-bonus-10 = 10
teotihuacan-option-bot-points-per-bonus-15 = 15
teotihuacan-option-bot-points-per-bonus-20 = 20
teotihuacan-option-bot-points-per-bonus-25 = 25
teotihuacan-option-bot-points-per-technology = Tecnologías de Teotibot
    .about = PV al final por cada tecnología que tiene.
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
teotihuacan-board-gold-deposits = Depósitos de Oro
    .at = en los Depósitos de Oro
    .to = a los Depósitos de Oro
    .from = de los Depósitos de Oro
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

# Van detrás de una cifra con signo: +1 madera; many: +2 maderas.
teotihuacan-good-wood = madera
    .many = maderas
teotihuacan-good-stone = piedra
    .many = piedras
teotihuacan-good-gold = oro
    .many = oros
teotihuacan-good-cocoa = cacao
    .many = cacaos
teotihuacan-good-points = PV
    .many = PV
teotihuacan-good-avenue = paso en la Avenida
    .many = pasos en la Avenida
teotihuacan-good-pyramid-track = paso en la pista de la pirámide
    .many = pasos en la pista de la pirámide
teotihuacan-good-blue = peldaño en el templo azul
    .many = peldaños en el templo azul
teotihuacan-good-red = peldaño en el templo rojo
    .many = peldaños en el templo rojo
teotihuacan-good-green = peldaño en el templo verde
    .many = peldaños en el templo verde

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
    .does = Las máscaras distintas forman un conjunto: de una a siete valen 1, 3, 6, 10, 15, 21 o 28 PV.
    .when = En cada Eclipse; una máscara nunca se gasta.
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
    .does = Ganas 4 PV.
    .when = Una vez, en cualquier momento de tu turno.
teotihuacan-discovery-resources-3 = 3 recursos
    .does = Obtienes 3 recursos a tu elección.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-resources-2 = 2 recursos
    .does = Obtienes 2 recursos a tu elección.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-avenue = paso en la Avenida
    .does = Avanzas un paso en la Avenida de los Muertos.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-any = peldaño en cualquier templo
    .does = Avanzas un peldaño en un templo a tu elección; el peldaño paga como siempre.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-blue = peldaño en el templo azul
    .does = Avanzas un peldaño en el templo azul; el peldaño paga como siempre.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-red = peldaño en el templo rojo
    .does = Avanzas un peldaño en el templo rojo; el peldaño paga como siempre.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-green = peldaño en el templo verde
    .does = Avanzas un peldaño en el templo verde; el peldaño paga como siempre.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-cocoa-4 = 4 cacaos
    .does = Obtienes 4 cacaos.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-power-up-2 = 2 potenciaciones
    .does = Potencias a dos de tus trabajadores desbloqueados, o a uno de ellos dos veces.
    .when = Una vez, en cualquier momento de tu turno; hasta que acabe tu acción, no para un trabajador que se acaba de mover.
teotihuacan-discovery-double-move = movimiento doble
    .does = Dos trabajadores desbloqueados de un tablero se mueven juntos al mismo tablero.
    .when = Una vez, cuando mueves un trabajador.
teotihuacan-discovery-free-cocoa = cacao gratis
    .does = Paga todo el cacao de una acción principal, de una adoración o de un salario.
    .when = Una vez, en lugar de pagar cacao.
teotihuacan-discovery-unlimited-move = movimiento ilimitado
    .does = Tu trabajador se mueve tan lejos como quieras, hasta dar una vuelta completa.
    .when = { teotihuacan-discovery-double-move.when }
teotihuacan-discovery-extra-worker = trabajador adicional
    .does = Cuentas con un trabajador más.
    .when = Una vez, en una acción principal en Alquimia, Nobles o Construcción.

# at: dónde está la loseta, dentro de una frase.
teotihuacan-discovery-place-palace = Palacio
    .at = en el Palacio
teotihuacan-discovery-place-forest = Bosque
    .at = en el Bosque
teotihuacan-discovery-place-stone-quarry = Cantera
    .at = en la Cantera
teotihuacan-discovery-place-gold-deposits = Depósitos de Oro
    .at = en los Depósitos de Oro
teotihuacan-discovery-place-decorations = Decoraciones
    .at = en Decoraciones
teotihuacan-discovery-place-avenue-3 = Avenida, paso 3
    .at = en el paso 3 de la Avenida de los Muertos
teotihuacan-discovery-place-avenue-6 = Avenida, paso 6
    .at = en el paso 6 de la Avenida de los Muertos
teotihuacan-discovery-place-avenue-8 = Avenida, paso 8
    .at = en el paso 8 de la Avenida de los Muertos
teotihuacan-discovery-place-blue-4 = templo azul, peldaño 4
    .at = en el peldaño 4 del templo azul
teotihuacan-discovery-place-red-5 = templo rojo, peldaño 5
    .at = en el peldaño 5 del templo rojo
teotihuacan-discovery-place-green-3 = templo verde, peldaño 3
    .at = en el peldaño 3 del templo verde
teotihuacan-discovery-place-green-6 = templo verde, peldaño 6
    .at = en el peldaño 6 del templo verde
teotihuacan-discovery-place-reserved = con una loseta inicial
    .at = reservada para una loseta inicial

# Los tableros para los trabajadores y luego los beneficios.
teotihuacan-starting-tile-st1 = { teotihuacan-board-palace }, { teotihuacan-board-forest }: 3 maderas, 2 cacaos, 1 paso en la Avenida
teotihuacan-starting-tile-st2 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-stone-quarry }: 2 piedras, 3 oros, 1 peldaño en el templo verde
teotihuacan-starting-tile-st3 = { teotihuacan-board-forest }, { teotihuacan-board-stone-quarry }: 4 maderas, 1 piedra, 1 peldaño en el templo azul
teotihuacan-starting-tile-st4 = { teotihuacan-board-palace }, { teotihuacan-board-gold-deposits }: 2 oros, 5 cacaos, 1 peldaño en el templo rojo
teotihuacan-starting-tile-st5 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-alchemy }: 2 oros, la tecnología de número más bajo
teotihuacan-starting-tile-st6 = { teotihuacan-board-forest }, { teotihuacan-board-gold-deposits }: 3 maderas, 2 oros, 1 potenciación
teotihuacan-starting-tile-st7 = { teotihuacan-board-alchemy }, { teotihuacan-board-construction }: 2 recursos, la tecnología de número más bajo
teotihuacan-starting-tile-st8 = { teotihuacan-board-nobles }, { teotihuacan-board-decorations }: 4 piedras, 2 cacaos, 1 peldaño en el templo azul
teotihuacan-starting-tile-st9 = { teotihuacan-board-alchemy }, { teotihuacan-board-nobles }: 1 peldaño en el templo azul, 1 peldaño en el templo rojo, 1 peldaño en el templo verde
teotihuacan-starting-tile-st10 = { teotihuacan-board-decorations }, { teotihuacan-board-construction }: 5 cacaos, 1 peldaño en el templo rojo, 1 potenciación
teotihuacan-starting-tile-st11 = { teotihuacan-board-nobles }, { teotihuacan-board-construction }: 5 cacaos, 1 peldaño en el templo verde, 1 potenciación
teotihuacan-starting-tile-st12 = { teotihuacan-board-alchemy }, { teotihuacan-board-decorations }: 2 recursos, 1 peldaño en el templo azul, 1 peldaño en el templo rojo
teotihuacan-starting-tile-st13 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-alchemy }: 5 maderas, 3 cacaos
teotihuacan-starting-tile-st14 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-decorations }: 3 piedras, 1 oro, 1 loseta de descubrimiento
teotihuacan-starting-tile-st15 = { teotihuacan-board-forest }, { teotihuacan-board-nobles }: 1 madera, 2 piedras, 3 oros
teotihuacan-starting-tile-st16 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-construction }: 3 oros, 2 cacaos, 1 loseta de descubrimiento
teotihuacan-starting-tile-st17 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-construction }: 2 maderas, 3 piedras, 3 cacaos
teotihuacan-starting-tile-st18 = { teotihuacan-board-forest }, { teotihuacan-board-decorations }: 1 madera, 2 piedras, 1 paso en la Avenida

# Número impreso y efecto.
teotihuacan-technology-t1 = 1 (llegar al Palacio o pasar por él: +1 cacao)
    .does = Obtienes 1 cacao.
    .when = Cada vez que tu movimiento acaba en el Palacio o pasa por él.
teotihuacan-technology-t3 = 3 (Alquimia, Nobles: +3 PV)
    .does = Ganas 3 PV más.
    .when = Con cada acción principal en Alquimia o Nobles.
teotihuacan-technology-t5 = 5 (tableros de recursos: +1 recurso)
    .does = Obtienes 1 recurso más de ese tablero.
    .when = Con cada acción principal en el Bosque, la Cantera o los Depósitos de Oro.
teotihuacan-technology-t7 = 7 (tableros de recursos: +1 cacao, +1 PV)
    .does = Obtienes 1 cacao y ganas 1 PV.
    .when = { teotihuacan-technology-t5.when }
teotihuacan-technology-t9 = 9 (Decoraciones: +4 PV)
    .does = Ganas 4 PV más.
    .when = Con cada decoración que colocas.
teotihuacan-technology-t11 = 11 (Construcción: +3 PV)
    .does = { teotihuacan-technology-t3.does }
    .when = Una vez con cada acción principal en Construcción.
teotihuacan-technology-t13 = 13 (1 cacao: +1 potenciación)
    .does = Por 1 cacao potencias a un trabajador más en ese tablero.
    .when = Después de las potenciaciones de cada acción principal.
teotihuacan-technology-t15 = 15 (Construcción: +1 trabajador, −1 recurso)
    .does = Cuentas con un trabajador más, y una loseta de pirámide cuesta 1 recurso menos.
    .when = { teotihuacan-technology-t11.when }
teotihuacan-technology-t17 = 17 (Construcción: +1 peldaño de templo)
    .does = Avanzas un peldaño en un templo a tu elección; el peldaño paga como siempre.
    .when = { teotihuacan-technology-t11.when }

# poder: el del trabajador que hace la adoración.
teotihuacan-royal-tile-c01 = tantos cacaos como poder + 1
    .does = Obtienes 1 cacao más que el poder del trabajador.
    .when = Cuando uno de tus trabajadores hace una adoración en su espacio.
teotihuacan-royal-tile-b02 = 1 cacao → 1 madera y 1 piedra (máximo: poder)
    .does = Cambias 1 cacao por 1 madera y 1 piedra, tantas veces como permita el poder del trabajador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-c03 = 1 recurso → 2 cacaos (máximo: poder)
    .does = Cambias 1 recurso por 2 cacaos, tantas veces como permita el poder del trabajador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a04 = 2 PV por tecnología (máximo: poder)
    .does = Ganas 2 PV por cada una de tus tecnologías, como máximo tantas como el poder del trabajador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a05 = 2 PV por paso en la pista de la pirámide (máximo: poder)
    .does = Ganas 2 PV por cada uno de tus pasos en la pista de la pirámide, como máximo tantos como el poder del trabajador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-b06 = 1 cacao → 1 piedra y 1 oro (máximo: poder)
    .does = Cambias 1 cacao por 1 piedra y 1 oro, tantas veces como permita el poder del trabajador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-b07 = 1 cacao y 1 recurso → tantos recursos como poder
    .does = Cambias 1 cacao y 1 recurso por tantos recursos a tu elección como poder tenga el trabajador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-c08 = 1 cacao → 1 peldaño de templo (máximo: poder − 1)
    .does = Avanzas en templos por 1 cacao el peldaño, una vez menos que el poder del trabajador.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a09 = 1 PV por paso en la Avenida (máximo: poder + 1)
    .does = Ganas 1 PV por cada uno de tus pasos en la Avenida, como máximo uno más que el poder del trabajador.
    .when = { teotihuacan-royal-tile-c01.when }

teotihuacan-bonus-tile-masks = el mejor conjunto de máscaras puntúa otra vez
    .does = Tu mejor conjunto de máscaras puntúa otra vez.
    .when = En el último Eclipse, si tu marcador ha llegado al peldaño 10 de su templo.
teotihuacan-bonus-tile-technologies = 5 PV por tecnología
    .does = Ganas 5 PV por cada una de tus tecnologías.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-flat = 15 PV
    .does = Ganas 15 PV.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-avenue = 3 PV por paso en la Avenida
    .does = Ganas 3 PV por cada uno de tus pasos en la Avenida.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-bonus-count = 9 PV por loseta de bonificación desbloqueada
    .does = Ganas 9 PV por cada loseta de bonificación que hayas desbloqueado, esta incluida.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-discoveries = 2 PV por loseta de descubrimiento sin máscara
    .does = Ganas 2 PV por cada una de tus losetas de descubrimiento sin máscara, usadas o no.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-workers = 4 PV por trabajador, 9 con poder 4 o 5
    .does = Ganas 4 PV por cada uno de tus trabajadores, 9 PV si su poder es 4 o 5.
    .when = { teotihuacan-bonus-tile-masks.when }

# Iconos en el sentido del reloj desde arriba a la izquierda; la estrella marca el icono que hace avanzar en su templo.
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
    .does = Ganas 5 PV.
    .when = Cada vez que uno de tus trabajadores asciende, como recompensa a tu elección.
teotihuacan-ascension-reward-cocoa = cacao
    .does = Obtienes 5 cacaos; 6 en la primera edición.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-one-temple = 1 peldaño de templo
    .does = Avanzas un peldaño en un templo a tu elección; el peldaño paga como siempre.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-two-temples = 2 peldaños de templo por 3 cacaos
    .does = Pagas 3 cacaos y avanzas dos peldaños, en un templo o en dos.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-fourth-worker = un cuarto trabajador y 2 cacaos
    .does = Tu cuarto trabajador llega al Palacio con poder 3, y obtienes 2 cacaos.
    .when = Una vez por partida, cuando uno de tus trabajadores asciende.

teotihuacan-worship-space-temple = peldaño de templo
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
teotihuacan-worship-part-ability = espacio de adoración
    .sort = ability
teotihuacan-worship-part-discovery = loseta de descubrimiento
    .sort = discovery
teotihuacan-worship-part-both = espacio de adoración y loseta de descubrimiento
    .sort = both

teotihuacan-payment-with-cocoa = con cacao
    .sort = cocoa
teotihuacan-payment-with-free-cocoa = con la loseta de cacao gratis
    .sort = tile

# do: lo que dice el botón.
teotihuacan-saving-wood = 1 madera
    .do = Ahorrar 1 madera
teotihuacan-saving-stone = 1 piedra
    .do = Ahorrar 1 piedra
teotihuacan-saving-nothing = nada
    .do = No ahorrar nada en esta loseta

teotihuacan-order-blue = templo azul
    .do = Avanzar primero en el templo azul
teotihuacan-order-red = templo rojo
    .do = Avanzar primero en el templo rojo
teotihuacan-order-green = templo verde
    .do = Avanzar primero en el templo verde
teotihuacan-order-ability = espacio de adoración
    .do = Usar el espacio de adoración
teotihuacan-order-discovery = loseta de descubrimiento
    .do = Decidir sobre la loseta de descubrimiento

# from: tras una ganancia; for: tras un pago.
teotihuacan-reason-start = inicio
    .from = al empezar
    .for = al empezar
teotihuacan-reason-temple = templo
    .from = en un templo
    .for = por un templo
teotihuacan-reason-collecting = recogida
    .from = al recoger
    .for = por recoger
teotihuacan-reason-worship = adoración
    .from = con la adoración
    .for = por la adoración
teotihuacan-reason-royal-tile = loseta real
    .from = con una loseta real
    .for = por una loseta real
teotihuacan-reason-main-action = acción principal
    .from = con la acción principal
    .for = por la acción principal
teotihuacan-reason-technology = tecnología
    .from = con una tecnología
    .for = por una tecnología
teotihuacan-reason-building = construcción
    .from = por construir
    .for = para construir
teotihuacan-reason-power-up = potenciación
    .from = con una potenciación
    .for = por una potenciación más
teotihuacan-reason-ascension = ascensión
    .from = con una ascensión
    .for = por 2 peldaños de templo
teotihuacan-reason-discovery = loseta de descubrimiento
    .from = con una loseta de descubrimiento
    .for = por una loseta de descubrimiento
teotihuacan-reason-unlocking = desbloqueo
    .from = al desbloquear
    .for = para desbloquear a sus trabajadores
teotihuacan-reason-fallback = a falta de otra acción
    .from = a falta de otra acción
    .for = a falta de otra acción
teotihuacan-reason-exchange = intercambio
    .from = con un intercambio
    .for = a cambio de PV

# Parts of a match; a number follows.
teotihuacan-part-eclipse-began = Eclipse
teotihuacan-part-era-began = Era

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
    .for = por iconos que coinciden en la pirámide
teotihuacan-source-pyramid-leader = Líder de la pista de la pirámide
    .for = por liderar la pista de la pirámide
teotihuacan-source-pyramid-steps = Pasos en la pista de la pirámide
    .for = por pasos en la pista de la pirámide
teotihuacan-source-decorations = Decoraciones
    .for = por una decoración
teotihuacan-source-decoration-icons = Iconos de decoraciones
    .for = por iconos que coinciden en una decoración
teotihuacan-source-nobles = Nobles
    .for = por un edificio en Nobles
teotihuacan-source-resource-boards = Tableros de recursos
    .for = en un tablero de recursos
teotihuacan-source-technology-use = Uso de tecnologías
    .for = gracias a una tecnología
teotihuacan-source-technology-owner = Tecnologías adquiridas por otros
    .for = por una tecnología que adquiere otro jugador
teotihuacan-source-royal-tiles = Losetas reales
    .for = por una loseta real
teotihuacan-source-ascension = Ascensiones
    .for = por una ascensión
teotihuacan-source-discovery-tiles = Losetas de descubrimiento
    .for = por una loseta de descubrimiento
teotihuacan-source-masks = Máscaras
    .for = por máscaras
teotihuacan-source-blue-bonus = Loseta de bonificación azul
    .for = por la loseta de bonificación del templo azul
teotihuacan-source-red-bonus = Loseta de bonificación roja
    .for = por la loseta de bonificación del templo rojo
teotihuacan-source-green-bonus = Loseta de bonificación verde
    .for = por la loseta de bonificación del templo verde
teotihuacan-source-salary = Salario sin pagar
    .for = por salario sin pagar
teotihuacan-source-bot-cocoa = Cacao intercambiado
    .for = por el cacao intercambiado
teotihuacan-source-bot-goods = Recursos sobrantes
    .for = por los recursos y cacaos sobrantes
teotihuacan-source-bot-technologies = Tecnologías propias
    .for = por sus tecnologías

# price: lo que cuesta el primer paso; nothing: por qué puede faltarle objetivo; first y second: sus pasos.
teotihuacan-action-tile-construction = Construcción
    .price = 2 piedras
    .nothing = no cabe ninguna loseta de pirámide
    .first = construye una loseta de pirámide
    .second = gana 2 piedras
    .does = Un trabajador en Construcción construye una loseta de pirámide por 2 piedras; si no, uno en la Cantera obtiene 2 piedras.
    .when = Cuando los dados de Teotibot eligen esta loseta.
teotihuacan-action-tile-decorations = Decoraciones
    .price = 2 oros
    .nothing = no cabe ninguna decoración
    .first = coloca una decoración
    .second = gana 2 oros
    .does = Un trabajador en Decoraciones coloca una decoración por 2 oros; si no, uno en los Depósitos de Oro obtiene 2 oros.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-alchemy = Alquimia
    .price = 1 oro
    .nothing = tiene todas las tecnologías
    .first = adquiere una tecnología
    .second = potencia dos veces a su trabajador más débil
    .does = Un trabajador en Alquimia adquiere una tecnología por 1 oro; si no, potencia dos veces a su trabajador más débil.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-nobles = Nobles
    .price = 2 maderas
    .nothing = no quedan edificios
    .first = construye un edificio
    .second = gana 2 maderas
    .does = Un trabajador en Nobles construye un edificio por 2 maderas; si no, uno en el Bosque obtiene 2 maderas.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-mastery = Maestría
    .price = nada
    .nothing = ningún trabajador puede actuar
    .first = hace actuar a su trabajador más fuerte
    .second = hace actuar al siguiente trabajador
    .does = Su trabajador más fuerte hace lo que dice la loseta de su tablero; si no puede, lo intenta el siguiente.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-worship = Adoración
    .price = nada
    .nothing = no hay ningún espacio de adoración de templo libre
    .first = pasa al siguiente espacio de adoración de templo
    .second = pasa al siguiente espacio de adoración de templo
    .does = Su trabajador bloqueado va al siguiente espacio de adoración de un templo, desbloquea allí al tuyo, avanza y descarta la loseta de descubrimiento.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-masks = Colección de máscaras
    .price = el coste de una máscara
    .nothing = no hay disponible ninguna máscara que le falte y pueda pagar
    .first = toma una máscara
    .second = toma una máscara
    .does = Toma la máscara más rara que le falte y pueda pagar; si no hay, obtiene 5 cacaos y potencia a su trabajador más débil.
    .when = { teotihuacan-action-tile-construction.when }

teotihuacan-action-slot-top = arriba
teotihuacan-action-slot-middle-left = en el centro a la izquierda
teotihuacan-action-slot-middle-right = en el centro a la derecha
teotihuacan-action-slot-bottom-left = abajo a la izquierda
teotihuacan-action-slot-bottom-centre = abajo en el centro
teotihuacan-action-slot-bottom-right = abajo a la derecha

teotihuacan-direction-left = izquierda
teotihuacan-direction-right = derecha

teotihuacan-bot-failure-no-worker = sin trabajadores desbloqueados allí
    .sort = worker
teotihuacan-bot-failure-too-few-goods = faltan recursos
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
teotihuacan-heading-pyramid-track = Pista de la pirámide
teotihuacan-heading-technologies = Tecnologías
teotihuacan-heading-royal-tiles = Losetas reales
teotihuacan-heading-bonus-tiles = Losetas de bonificación
teotihuacan-heading-discovery-tiles = Losetas de descubrimiento
teotihuacan-heading-used-tiles = Usadas
teotihuacan-heading-decorations = Decoraciones disponibles
teotihuacan-heading-pyramid-tiles = Losetas de pirámide disponibles
teotihuacan-heading-starting-tiles = Losetas iniciales
teotihuacan-heading-workers = Trabajadores
teotihuacan-heading-locked = Bloqueado
teotihuacan-heading-neutral-workers = Trabajadores neutrales
teotihuacan-heading-salary = Salario
teotihuacan-heading-masks = Máscaras
teotihuacan-heading-points = PV
teotihuacan-heading-next-step = Siguiente peldaño
teotihuacan-heading-each-step = Cada paso
teotihuacan-heading-stack = Pila
teotihuacan-heading-action-tiles = Losetas de acción
teotihuacan-heading-set-aside = Apartada
teotihuacan-heading-directions = Direcciones
teotihuacan-heading-dice = Dados
teotihuacan-heading-total = Total
teotihuacan-heading-any-resource = cualquier recurso
teotihuacan-heading-level = nivel de un espacio
teotihuacan-heading-decorated = decoración
teotihuacan-heading-undecorated = espacio para una decoración
teotihuacan-heading-star = te hace avanzar en su templo si coincide
teotihuacan-heading-prices = cacao: coste de la acción principal, ganancia al recoger

## Cantidades y listas de recursos y cacao, citadas en otras frases

teotihuacan-woods =
    { $wood ->
        [one] { $wood } madera
       *[other] { $wood } maderas
    }
teotihuacan-stones =
    { $stone ->
        [one] { $stone } piedra
       *[other] { $stone } piedras
    }
teotihuacan-golds =
    { $gold ->
        [one] { $gold } oro
       *[other] { $gold } oros
    }
teotihuacan-cocoas =
    { $cocoa ->
        [one] { $cocoa } cacao
       *[other] { $cocoa } cacaos
    }

teotihuacan-resources =
    { $wood ->
        [0]
            { $stone ->
                [0] { teotihuacan-golds }
               *[other]
                    { $gold ->
                        [0] { teotihuacan-stones }
                       *[other] { teotihuacan-stones } y { teotihuacan-golds }
                    }
            }
       *[other]
            { $stone ->
                [0]
                    { $gold ->
                        [0] { teotihuacan-woods }
                       *[other] { teotihuacan-woods } y { teotihuacan-golds }
                    }
               *[other]
                    { $gold ->
                        [0] { teotihuacan-woods } y { teotihuacan-stones }
                       *[other] { teotihuacan-woods }, { teotihuacan-stones } y { teotihuacan-golds }
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
                               *[other] { teotihuacan-golds } y { teotihuacan-cocoas }
                            }
                    }
               *[other]
                    { $gold ->
                        [0]
                            { $cocoa ->
                                [0] { teotihuacan-stones }
                               *[other] { teotihuacan-stones } y { teotihuacan-cocoas }
                            }
                       *[other]
                            { $cocoa ->
                                [0] { teotihuacan-stones } y { teotihuacan-golds }
                               *[other] { teotihuacan-stones }, { teotihuacan-golds } y { teotihuacan-cocoas }
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
                               *[other] { teotihuacan-woods } y { teotihuacan-cocoas }
                            }
                       *[other]
                            { $cocoa ->
                                [0] { teotihuacan-woods } y { teotihuacan-golds }
                               *[other] { teotihuacan-woods }, { teotihuacan-golds } y { teotihuacan-cocoas }
                            }
                    }
               *[other]
                    { $gold ->
                        [0]
                            { $cocoa ->
                                [0] { teotihuacan-woods } y { teotihuacan-stones }
                               *[other] { teotihuacan-woods }, { teotihuacan-stones } y { teotihuacan-cocoas }
                            }
                       *[other]
                            { $cocoa ->
                                [0] { teotihuacan-woods }, { teotihuacan-stones } y { teotihuacan-golds }
                               *[other] { teotihuacan-woods }, { teotihuacan-stones }, { teotihuacan-golds } y { teotihuacan-cocoas }
                            }
                    }
            }
    }

## Preguntas

teotihuacan-decision-in-any-order = Elige qué va primero
    .about = Termina una cosa antes de empezar la otra.
teotihuacan-decision-keep-starting-tiles = Elige las dos losetas iniciales con las que te quedas
    .about = Ganas todo lo que muestran; en sus tableros empiezan tus trabajadores.
teotihuacan-decision-draft-starting-tile = Elige una loseta inicial
    .about = Eliges dos en total y ganas todo lo que muestran.
teotihuacan-decision-place-workers = Elige tres tableros para tus trabajadores
    .about = En cada uno empieza un trabajador de poder 1.
teotihuacan-decision-claim-reserved = Elige si tomas la loseta de descubrimiento
    .about = Estaba reservada para tu loseta inicial «{ $tile }».
teotihuacan-decision-finish-turn = Termina tu turno, o antes usa una loseta o desbloquea a tus trabajadores
    .about = Las losetas disponibles se reponen al terminar el turno.
teotihuacan-decision-move-worker = Elige adónde va tu trabajador
    .about =
        { $unlimited ->
            [0]
                { $double ->
                    [0] Un trabajador avanza de 1 a 3 tableros en sentido horario; también puedes dedicar el turno a desbloquear a todos tus trabajadores.
                   *[other] Dos trabajadores de un mismo tablero pueden avanzar juntos de 1 a 3 tableros en sentido horario.
                }
           *[other]
                { $double ->
                    [0] El trabajador puede avanzar cualquier distancia en sentido horario.
                   *[other] Dos trabajadores de un mismo tablero pueden avanzar juntos cualquier distancia en sentido horario.
                }
        }
teotihuacan-decision-bring-companion = Elige quién lo acompaña
    .about = Un segundo trabajador también puede ir { $from-from } { $to-to }.
teotihuacan-decision-use-board = Elige qué haces { $at-board }
    .about = Recoger da 1 cacao y 1 más por color presente; la acción principal cuesta 1 cacao por color.
teotihuacan-decision-continue-worship = { $decided ->
        [0] Elige qué va primero
       *[1] Usa el espacio de adoración, o antes una de tus losetas
    }
    .about = { $decided ->
        [0] Una cosa termina antes de que empiece la otra.
       *[1] La loseta de descubrimiento { $at-board } ya está decidida; falta usar el espacio de adoración.
    }
teotihuacan-decision-buy-resources = Elige cuántas veces cambias
    .about =
        Loseta real: { $royal }; ahora, como máximo { $times ->
            [one] { $times } vez
           *[other] { $times } veces
        }.
teotihuacan-decision-sell-resource = Elige qué recurso vendes por 2 cacaos
    .about =
        Puedes vender { $times ->
            [one] { $times } más
           *[other] hasta { $times } más
        }.
teotihuacan-decision-swap-resource = Elige el recurso que entregas
    .about =
        Con 1 cacao te da { $power ->
            [one] { $power } recurso
           *[other] { $power } recursos
        } a tu elección.
teotihuacan-decision-buy-temple-step = Elige un templo en el que avanzar por 1 cacao
    .about =
        Puedes comprar { $times ->
            [one] { $times } peldaño más
           *[other] hasta { $times } peldaños más
        }.
teotihuacan-decision-take-resources = Elige { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }
    .about = Puedes combinar madera, piedra y oro.
teotihuacan-decision-choose-temple = Elige un templo en el que avanzar
    .about = El peldaño da su recompensa en el acto.
teotihuacan-decision-choose-major-reward = Elige la recompensa impresa o una loseta de descubrimiento
    .about = Las losetas están { $at-place }.
teotihuacan-decision-claim-on-avenue = Elige una loseta de descubrimiento o ninguna
    .about = Las losetas están { $at-place }.
teotihuacan-decision-claim-on-board = Elige si tomas la loseta de descubrimiento
    .about = Está { $at-board }; aún hay que pagar su coste.
teotihuacan-decision-power-up = Elige a qué trabajador potencias
    .about =
        { $optional ->
            [0] Solo tus trabajadores desbloqueados { $at-board }.
           *[other] Una segunda potenciación { $at-board }, a la que puedes renunciar.
        }
teotihuacan-decision-power-up-anywhere = Elige a qué trabajador potencias
    .about = Cualquier trabajador desbloqueado que no acabes de mover.
teotihuacan-decision-buy-power-up = Elige si compras una potenciación más
    .about = Tecnología 13: cuesta 1 cacao y es para un trabajador { $at-board }.
teotihuacan-decision-choose-ascension-reward = Elige la recompensa de tu ascensión
    .about = Tu trabajador vuelve al Palacio con poder 1.
teotihuacan-decision-take-technology = Elige una tecnología
    .about = Con un trabajador, la fila superior; con dos o más, cualquiera de las dos. Un solo trabajador de poder 4 o 5 también puede elegir en la inferior, pero sin potenciación.
teotihuacan-decision-build-house = Elige la fila de tu edificio
    .about =
        { $workers ->
            [one] Cuenta { $workers } trabajador.
           *[other] Cuentan { $workers } trabajadores.
        }
teotihuacan-decision-take-decoration = Elige una decoración
    .about =
        { $workers ->
            [one] Con { $workers } trabajador cuesta 3 oros.
            [2] Con { $workers } trabajadores cuesta 2 oros.
           *[other] Con { $workers } trabajadores cuesta 1 oro.
        }
teotihuacan-decision-place-decoration = Elige un lado para la decoración { $decoration }
    .about = Da 3 PV y 1 PV por icono que coincide; los iconos de color que coinciden te hacen avanzar en sus templos.
teotihuacan-decision-build-pyramid = Elige una loseta de pirámide
    .about =
        { $workers ->
            [one] Puedes colocar { $workers } loseta en esta acción
           *[other] Puedes colocar hasta { $workers } losetas en esta acción
        }; { $placed ->
            [0] aún no llevas ninguna
           *[other] llevas { $placed }
        }.
teotihuacan-decision-choose-spot = Elige dónde va la loseta
    .about = Loseta { $tile }: cuesta 2 piedras, y 1 madera más por cada nivel por encima del primero.
teotihuacan-decision-turn-tile = Elige la orientación de la loseta
    .about = Loseta { $tile } en el { $spot }: 1 PV por icono que coincide, y un peldaño de templo si coincide el de la estrella.
teotihuacan-decision-save-resource = Elige qué recurso ahorra la tecnología 15
    .about = Solo un recurso en toda la acción; esta loseta va al { $spot }.
teotihuacan-decision-pay-salary = Elige cuánto salario pagas
    .about = Cada cacao sin pagar cuesta 3 PV.

teotihuacan-standing-salary = Pagar todo el salario que pueda

## Botones

teotihuacan-action-keep-starting-tiles = Quedarse con «{ $first }» y «{ $second }»
teotihuacan-action-draft-starting-tile = Tomar «{ $tile }»
teotihuacan-action-place-workers = Empezar { $at-first }, { $at-second } y { $at-third }
teotihuacan-action-move = Mover al trabajador de poder { $power } { $from-from } { $to-to }
teotihuacan-action-bring = Llevar al trabajador de poder { $power }
teotihuacan-action-move-alone = No llevar a nadie
teotihuacan-action-free-workers = Desbloquear a todos tus trabajadores y terminar el turno
teotihuacan-action-use-move-tile = Usar la loseta «{ $discovery }» en este movimiento
teotihuacan-action-collect-cocoa = Recoger cacao
teotihuacan-action-worship =
    { $sort-payment ->
        [tile]
            { $sort-part ->
                [ability] Adoración con la loseta de cacao gratis: { $space }
                [discovery] Adoración con la loseta de cacao gratis: loseta de descubrimiento
               *[both] Adoración con la loseta de cacao gratis: { $space }, y la loseta de descubrimiento
            }
       *[cocoa]
            { $sort-part ->
                [ability] Adoración: { $space }
                [discovery] Adoración: loseta de descubrimiento
               *[both] Adoración: { $space }, y la loseta de descubrimiento
            }
    }
teotihuacan-action-main-action =
    { $sort-payment ->
        [tile] Acción principal con la loseta de cacao gratis
       *[cocoa] Acción principal
    }
teotihuacan-action-count-extra-worker = Usar la loseta de trabajador adicional
teotihuacan-action-take-technology = Adquirir la tecnología { $technology }
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
teotihuacan-action-climb = Avanzar en { $the-temple }
teotihuacan-action-take-reward = Tomar la recompensa impresa
teotihuacan-action-claim = Tomar «{ $discovery }»
teotihuacan-action-decline = Renunciar
teotihuacan-action-exchange = { $times ->
        [0] No cambiar nada
        [one] Cambiar { $times } vez
       *[other] Cambiar { $times } veces
    }
teotihuacan-action-give =
    { $sort-payment ->
        [tile] Entregar 1 { $resource } con la loseta de cacao gratis
       *[cocoa] Entregar 1 { $resource }
    }
teotihuacan-action-pay-and-climb = Avanzar en { $the-temple } por 1 cacao
teotihuacan-action-exchange-freely = Cambiar todas las veces posibles con la loseta de cacao gratis
teotihuacan-action-take-ascension-reward =
    { $sort-payment ->
        [tile] Elegir { $reward } con la loseta de cacao gratis
       *[cocoa] Elegir { $reward }
    }
teotihuacan-action-power-up = Potenciar al trabajador de poder { $power } { $at-board }
teotihuacan-action-buy-power-up = Pagar 1 cacao y potenciar al trabajador de poder { $power } { $at-board }
teotihuacan-action-end-turn = Terminar tu turno
teotihuacan-action-pay-salary =
    { $cocoa ->
        [0] No pagar salario
       *[other] Pagar { teotihuacan-cocoas }
    }
teotihuacan-action-excuse-salary = Usar la loseta de cacao gratis para todo el salario
teotihuacan-action-resolve-first = { $do-first }
teotihuacan-action-use-tile = Usar la loseta «{ $discovery }»
teotihuacan-action-unlock-workers =
    { $sort-payment ->
        [tile] Desbloquear a todos tus trabajadores con la loseta de cacao gratis
       *[cocoa] Pagar 3 cacaos para desbloquear a todos tus trabajadores
    }

## Historial

teotihuacan-event-starting-tiles-dealt = { $player } recibe cuatro losetas iniciales: «{ $first }», «{ $second }», «{ $third }» y «{ $fourth }».
teotihuacan-event-starting-tiles-kept = { $player } se queda con las losetas iniciales «{ $first }» y «{ $second }».
teotihuacan-event-starting-tile-drafted = { $player } elige la loseta inicial «{ $tile }».
teotihuacan-event-workers-placed = { $player } coloca a sus trabajadores { $at-first }, { $at-second } y { $at-third }.
teotihuacan-event-neutral-workers-placed = Los trabajadores neutrales (grupo { $colour }) están { $at-first }, { $at-second } y { $at-third }.
teotihuacan-event-player-order-set = { $player } empieza con { teotihuacan-cocoas }.
teotihuacan-event-turn-began = { $player } empieza su turno.
teotihuacan-event-workers-freed = { $player } desbloquea a todos sus trabajadores en vez de mover.
teotihuacan-event-workers-unlocked = { $player } desbloquea a todos sus trabajadores.
teotihuacan-event-worker-moved = { $player } mueve a un trabajador de poder { $power } { $from-from } { $to-to }.
teotihuacan-event-cocoa-collected = { $player } recoge cacao { $at-board }.
teotihuacan-event-worshipped =
    { $sort-part ->
        [ability] { $player } hace una adoración { $at-board }: { $space }.
        [discovery] { $player } hace una adoración { $at-board } por la loseta de descubrimiento.
       *[both] { $player } hace una adoración { $at-board }: { $space }, y la loseta de descubrimiento.
    }
teotihuacan-event-worker-bumped = { $player } desbloquea al trabajador de { $owner } { $at-board }.
teotihuacan-event-main-action-taken = { $player } hace la acción principal { $at-board } con { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }.
teotihuacan-event-powered-up = { $player } potencia a un trabajador { $at-board }: poder { $power }.
teotihuacan-event-ascended = El trabajador de { $player } { $at-board } asciende y vuelve al Palacio con poder 1.
teotihuacan-event-ascension-reward-taken = { $player } elige la recompensa de la ascensión: { $reward }.
teotihuacan-event-fourth-worker-arrived = { $player } lleva a su cuarto trabajador al Palacio con poder { $power }.
teotihuacan-event-goods-gained = { $player } gana { teotihuacan-goods } { $from-reason }.
teotihuacan-event-goods-paid = { $player } paga { teotihuacan-goods } { $for-reason }.
teotihuacan-event-points-scored = { $player } gana { $points } PV { $for-source }.
teotihuacan-event-points-lost = { $player } pierde { $points } PV { $for-source }.
teotihuacan-event-temple-advanced = { $player } avanza al peldaño { $step } { $of-temple }.
teotihuacan-event-temple-blocked = { $player } pierde un avance en { $the-temple }: no queda ningún peldaño libre más arriba.
teotihuacan-event-bonus-unlocked = { $player } desbloquea la loseta de bonificación { $of-temple }: { $bonus }.
teotihuacan-event-avenue-advanced = { $player } avanza al paso { $step } de la Avenida de los Muertos.
teotihuacan-event-track-advanced = { $player } avanza al paso { $step } de la pista de la pirámide.
teotihuacan-event-light-disc-moved = El disco blanco avanza al espacio { $space }.
teotihuacan-event-discovery-claimed = { $player } toma la loseta de descubrimiento «{ $discovery }» { $at-place }.
teotihuacan-event-discovery-used = { $player } usa la loseta de descubrimiento «{ $discovery }».
teotihuacan-event-technology-taken = { $player } adquiere la tecnología { $technology }.
teotihuacan-event-house-built = { $player } coloca un edificio en la fila { $row } de Nobles.
teotihuacan-event-decoration-placed =
    { $player } coloca la decoración { $decoration } en el lado { $side }, nivel { $level }; { $matches ->
        [0] no cuenta ningún icono
        [one] coincide { $matches } icono
       *[other] coinciden { $matches } iconos
    }.
teotihuacan-event-pyramid-tile-placed =
    { $player } coloca la loseta { $tile } en el { $spot }, { $turns ->
        [0] sin girar
        [1] girada 90°
        [2] girada 180°
       *[3] girada 270°
    }; { $matches ->
        [0] no cuenta ningún icono
        [one] coincide { $matches } icono
       *[other] coinciden { $matches } iconos
    }.
teotihuacan-event-pyramid-completed = { $player } completa la pirámide; el próximo Eclipse es el último.
teotihuacan-event-pyramid-tile-turned-up = Nueva loseta de pirámide disponible: { $tile }.
teotihuacan-event-decoration-turned-up = Nueva decoración disponible: { $decoration }.
teotihuacan-event-discovery-turned-up = Nueva loseta de descubrimiento { $at-place }: «{ $discovery }».
teotihuacan-event-discs-met = El disco blanco alcanza al disco negro; se acerca un Eclipse.
teotihuacan-event-last-round-began = Todos juegan un turno más antes del Eclipse.
teotihuacan-event-eclipse-began = { $final ->
        [1] Empieza el Eclipse { $eclipse }; es el último.
       *[other] Empieza el Eclipse { $eclipse }.
    }
teotihuacan-event-avenue-scored =
    { $player } cuenta { $steps ->
        [one] { $steps } paso en la Avenida de los Muertos, a { $value } PV
       *[other] { $steps } pasos en la Avenida de los Muertos, a { $value } PV cada uno
    }.
teotihuacan-event-masks-scored = { $player } cuenta { $masks ->
        [one] { $masks } máscara
       *[other] { $masks } máscaras
    } en { $sets ->
        [one] { $sets } conjunto
       *[other] { $sets } conjuntos
    }.
teotihuacan-event-salary-paid =
    { $paid ->
        [0]
            { $player } no paga el salario de { $due ->
                [one] { $due } cacao
               *[other] { $due } cacaos
            }.
       *[other]
            { $player } paga { $paid } de { $due ->
                [one] { $due } cacao
               *[other] { $due } cacaos
            } de salario.
    }
teotihuacan-event-salary-excused =
    { $player } debe { $due ->
        [one] { $due } cacao
       *[other] { $due } cacaos
    } de salario y paga con la loseta de cacao gratis.
teotihuacan-event-era-began = Empieza la era { $era }; el disco negro pasa al espacio { $dark }.
teotihuacan-event-scored = { $player } termina en la posición { $place } con { $points } PV.
teotihuacan-event-match-ended = La partida termina.

## Historial de Teotibot

teotihuacan-event-bot-rolled = { $player } saca { $first } y { $second }: la loseta de acción { $tile }, { $slot }.
teotihuacan-event-bot-step-failed =
    { $sort-failure ->
        [worker] { $player } no puede hacer el paso { $step } de { $tile }: no tiene ningún trabajador desbloqueado { $at-board }.
        [goods] { $player } no puede hacer el paso { $step } de { $tile }: necesita { $price-tile }.
        [target] { $player } no puede hacer el paso { $step } de { $tile }: { $nothing-tile }.
       *[action] { $player } no puede hacer el paso { $step } de { $tile }: no hay nada que hacer { $at-board }.
    }
teotihuacan-event-bot-step-taken =
    { $step ->
        [1] { $player } hace el paso { $step } { $at-board }: { $first-tile }.
       *[2] { $player } hace el paso { $step } { $at-board }: { $second-tile }.
    }
teotihuacan-event-bot-tried-worker = { $player } prueba con su trabajador de poder { $power } { $at-board }.
teotihuacan-event-bot-fell-back = { $player } gana cacao a falta de otra acción y potencia a su trabajador más débil.
teotihuacan-event-bot-worker-advanced = { $player } mueve a un trabajador de poder { $power } { $from-from } { $to-to }.
teotihuacan-event-bot-worshipped = { $player } mueve a su trabajador bloqueado { $from-from } { $to-to } (adoración).
teotihuacan-event-bot-worshipper-displaced = El trabajador bloqueado de { $player } pasa { $from-from } { $to-to }.
teotihuacan-event-bot-discarded = { $player } descarta la loseta de descubrimiento «{ $discovery }» { $at-place }.
teotihuacan-event-bot-exchanged = { $player } cambia { teotihuacan-cocoas } por { $points } PV.
teotihuacan-event-bot-tile-shifted = La loseta de acción { $tile } queda { $slot }.
teotihuacan-event-bot-tile-set-aside = La loseta de acción { $tile } queda apartada.
teotihuacan-event-bot-direction-flipped = La loseta de dirección superior se voltea hacia la { $direction } y pasa debajo.

## Por qué se rechaza una posición

teotihuacan-why-ring = Deben estar todos los tableros, en sentido horario desde el Palacio.
teotihuacan-why-roll = Una tirada son dos dados (1–6) y un giro (0–3).
teotihuacan-why-sum-of-book = Debe ser { $total }, la suma del libro.
teotihuacan-why-power-off-board = El poder es de 1 a 5 en un tablero y 0 fuera de los tableros.
teotihuacan-why-spot = Este lugar está ocupado, o no hay losetas que lo sostengan.
teotihuacan-why-decoration-unsupported = Hay una decoración donde la pirámide aún no está construida.
teotihuacan-why-top-of-temple = Solo cabe un marcador en lo más alto de un templo.
teotihuacan-why-space-taken = Dos trabajadores están en el mismo espacio de adoración.
teotihuacan-why-bot-workers = Teotibot tiene tres trabajadores desbloqueados y exactamente uno en adoración.
teotihuacan-why-action-tiles = Debe haber siete losetas de acción distintas, una de ellas apartada.
teotihuacan-why-tile-twice = Una loseta está en dos lugares.
teotihuacan-why-wrong-order = Los pasos están en un orden que nunca se da.
teotihuacan-why-not-together = A la vez, los jugadores solo eligen losetas iniciales o solo pagan salarios.
teotihuacan-why-salary = Este jugador no podría pagar este salario.
teotihuacan-why-starting-tiles = Las losetas iniciales no concuerdan con los pasos.

## Why an answer cannot be given

teotihuacan-why-needs = { $price ->
        [one] Hace falta { $price } { $good }; tienes { $own }.
       *[other] Hacen falta { $price } { $many-good }; tienes { $own }.
    }
teotihuacan-why-needs-both = { $one } { $other }
teotihuacan-why-costs-no-cocoa = Esto no cuesta cacao.
teotihuacan-why-too-far = { $board }: a { $steps } tableros de distancia; un trabajador avanza de { $least } a { $most }.
teotihuacan-why-worker-locked = Este trabajador está bloqueado: desbloquéalo primero.
teotihuacan-why-worker-has-moved = Este trabajador ya se ha movido en este turno.
teotihuacan-why-no-such-worker = No tienes ningún trabajador así allí.
teotihuacan-why-none-locked = Ninguno de tus trabajadores está bloqueado.
teotihuacan-why-no-unlock-now = En este momento no puedes desbloquear trabajadores.
teotihuacan-why-no-pair = Hacen falta dos trabajadores desbloqueados en un mismo tablero.
teotihuacan-why-tile-commits = Se ha usado una loseta de movimiento: ahora se mueve un trabajador.
teotihuacan-why-no-such-tile = No tienes ninguna loseta así que puedas usar.
teotihuacan-why-no-tile-now = Esta loseta no se puede usar en este momento.
teotihuacan-why-no-effect = Esta loseta no tendría ahora ningún efecto.
teotihuacan-why-other-board = La potenciación es para un trabajador de este tablero: { $board }.
teotihuacan-why-workers-enough = { $workers ->
        [one] Aquí basta { $workers } trabajador: no cuentan más.
       *[other] Aquí bastan { $workers } trabajadores: no cuentan más.
    }
teotihuacan-why-no-main-action = Aquí no hay acción principal.
teotihuacan-why-no-worship-here = Aquí no hay espacio de adoración.
teotihuacan-why-own-worker-there = Un trabajador tuyo ocupa este espacio de adoración.
teotihuacan-why-no-tile-here = Aquí no hay loseta de descubrimiento.
teotihuacan-why-not-tile-alone = En el Palacio no se permite tomar solo la loseta de descubrimiento.
teotihuacan-why-other-tiles-here = Esta loseta de descubrimiento no está aquí.
teotihuacan-why-technology-known = Ya tienes esta tecnología.
teotihuacan-why-beyond-reach = Para la fila inferior, un trabajador solo necesita poder { $power } o más.
teotihuacan-why-no-technology-left = Ya tienes todas las tecnologías a tu alcance.
teotihuacan-why-no-building-left = No queda ningún edificio.
teotihuacan-why-no-row-left = Ninguna fila de los Nobles tiene sitio para ti.
teotihuacan-why-row-needs-workers = Esta fila requiere { $workers } trabajadores; cuentas con { $own }.
teotihuacan-why-row-full = Esta fila está completa.
teotihuacan-why-own-row-first = La fila de tu número de trabajadores aún tiene sitio.
teotihuacan-why-no-decoration-left = No queda ninguna decoración.
teotihuacan-why-no-side-left = Ningún lado de la pirámide tiene ahora sitio para una decoración.
teotihuacan-why-side-full = Este lado de la pirámide está completo.
teotihuacan-why-side-not-built = Junto al siguiente espacio de este lado, la pirámide aún no está construida.
teotihuacan-why-not-available = Esta loseta no está disponible.
teotihuacan-why-no-pyramid-tile-left = No queda ninguna loseta de pirámide.
teotihuacan-why-pyramid-finished = La pirámide está terminada.
teotihuacan-why-each-has-built = { $workers ->
        [one] { $workers } trabajador construye una loseta.
       *[other] { $workers } trabajadores construyen { $workers } losetas como máximo.
    }
teotihuacan-why-build-one-first = Construye primero al menos una loseta.
teotihuacan-why-spot-taken = Aquí ya hay una loseta.
teotihuacan-why-spot-not-supported = Aquí una loseta debe apoyarse en otras cuatro.
teotihuacan-why-just-so-many = { $count ->
        [one] Toma exactamente { $count } recurso.
       *[other] Toma exactamente { $count } recursos.
    }
teotihuacan-why-at-the-top = Tu marcador está en el peldaño más alto de este templo.
teotihuacan-why-top-taken = Otro marcador está en el peldaño más alto, donde solo cabe uno.
teotihuacan-why-no-temple-left = No puedes avanzar en ningún templo.
teotihuacan-why-so-often = { $times ->
        [one] Este intercambio se hace { $times } vez como máximo.
       *[other] Este intercambio se hace { $times } veces como máximo.
    }
teotihuacan-why-four-workers = Ya tienes cuatro trabajadores.
teotihuacan-why-salary-due = No debes más de { $due } cacao.
teotihuacan-why-tile-not-dealt = Esta loseta inicial no te ha tocado.
teotihuacan-why-two-tiles = Quédate con dos losetas distintas.
teotihuacan-why-different-boards = Los tres trabajadores empiezan en tres tableros distintos.
teotihuacan-why-boards-of-tiles = Los trabajadores empiezan en los tableros de tus losetas iniciales.
