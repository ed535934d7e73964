# Lo que dice la terminal en la mesa de Cacao.

cli-cacao-typing =
    También varios a la vez: «2 c 3» es loseta 2, lugar c, orientación 3.
    La notación vale en todo momento, por ejemplo «place 2-1-0-1 3 1,0» o «sell 2».

cli-cacao-round = ronda { $round } de { $rounds }
cli-cacao-display = Selva explorada
cli-cacao-to-come = Aún por salir
cli-cacao-choose-cell = Elige en el mapa un lugar para la loseta { $tile }
cli-cacao-choose-turn = Elige la orientación de la loseta
cli-cacao-confirm = Coloca la loseta así o vuelve atrás
cli-cacao-overbuild = La selva está agotada: también puedes construir sobre una de tus losetas. Cuesta 1 ficha de Sol; todos los recolectores de la nueva loseta actúan.
cli-cacao-gold = Oro
cli-cacao-temples = Templos
cli-cacao-sun = Sol
cli-cacao-river = Aguador
cli-cacao-total = Total
cli-cacao-left-over = Cacao
cli-cacao-tie = Empate a oros: decide quien tiene más cacaos sobrantes.
cli-cacao-legend =
    Las losetas de recolectores muestran los recolectores de cada lado; un marco doble indica que la loseta está sobre otra.
    ◉ oro · ▮ cacao almacenado · ☼ fichas de Sol · ▤ losetas en mano + pila · ≈ el río y el aguador.
    ▲ con una figura: quién va ganando en ese templo. ↑2 ♣1: dos recolectores tendrían enfrente esa loseta; ? es un espacio por llenar.
