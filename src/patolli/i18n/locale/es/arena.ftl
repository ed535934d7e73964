# Bots entre sí: torneos, escalas e informes de equilibrio.

arena-about-arena = Enfrenta bots hasta que quede claro cuál es más fuerte.
arena-about-ladder = Clasifica muchos bots, todos contra todos.
arena-about-report = Escribe una página sobre el equilibrio de un juego.
arena-argument-bots = Bots por su nombre, con comas; nombre@500 da 500 intentos por decisión, nombre@0.1s una décima de segundo.
arena-argument-bot = El bot que juega contra sí mismo.
arena-argument-matches = Cuántas partidas como máximo.
arena-argument-pair-matches = Cuántas partidas juega cada pareja.
arena-argument-workers = Cuántos procesos juegan a la vez.
arena-argument-ray = La dirección de un clúster de Ray, o «local».
arena-argument-all = Juega todas las partidas aunque el resultado esté claro.
arena-argument-plot = Dónde se escribe una imagen del resultado (SVG).
arena-argument-output = Dónde se escribe la página (HTML).

## While it plays, and the result

arena-playing = Jugando
arena-estimate = { $bot } { $share } (de { $low } a { $high })
arena-column-share = Proporción
arena-column-interval = Seguro al 95 %
arena-column-thought = Reflexión
arena-column-longest = La más larga
arena-column-strength = Fuerza
arena-column-doubt = Duda
arena-column-matches = Partidas
arena-matches = partidas

# matches: how many were played.

arena-verdict-stronger = Tras { $matches } partidas: { $bot } es más fuerte.
arena-verdict-not-stronger = Tras { $matches } partidas: { $bot } no es más fuerte.
arena-verdict-open = Tras { $matches } partidas sigue sin saberse si { $bot } es más fuerte.
arena-plot-course = Partidas ganadas por { $bot }, con el margen del 95 %
arena-plot-ladder = Fuerza, con el doble de la duda a cada lado

## The balance report

arena-report-title = { $game }: ¿qué tan equilibrado está?

# bots: the name of the bot that played itself.

arena-report-about = { $matches } partidas del bot «{ $bots }» contra sí mismo. Las líneas finas muestran el margen en que está la verdad con un 95 % de certeza.
arena-report-matches = Partidas
arena-report-median = Puntos, mediana
arena-report-winning = Puntos de quien gana, mediana
arena-report-margin = Ventaja, mediana
arena-report-decisions = Decisiones por partida
arena-report-seats = Quién empieza
    .about = ¿Ayuda jugar primero? Sin ventaja, cada barra llega a la línea vertical.
arena-report-seat-plot = Partidas ganadas, en porcentaje
arena-report-place = Jugador { $number } en el orden
arena-report-points = Puntos finales
arena-report-points-plot = Con qué frecuencia se da cada resultado
arena-report-points-half = La mitad de los resultados está entre { $low } y { $high } puntos.
arena-report-sources = De dónde vienen los puntos
    .about = Promedios de todos; debajo, lo que quien gana saca de cada fuente por encima del promedio.
arena-report-sources-plot = Puntos por fuente
arena-report-gains-plot = Quienes ganan: puntos sobre el promedio
arena-report-parts-plot = Puntos por parte de la partida
arena-report-part = Parte { $number }
arena-report-choices = Qué eligen quienes ganan
    .about = Con qué frecuencia gana quien lo ha elegido al menos una vez; la línea vertical es la parte justa.
arena-report-length = Duración
arena-report-length-plot = Decisiones en una partida
arena-report-repeat = Para repetirlo

# path: the file.

arena-report-written = El informe está en { $path }.
