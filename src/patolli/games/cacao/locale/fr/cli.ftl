# Ce que dit le terminal à la table de Cacao.

cli-cacao-typing =
    Vous pouvez aussi en donner plusieurs à la fois : « 2 c 3 » signifie tuile 2, place c, orientation 3.
    La notation fonctionne à tout moment, par exemple « place 2-1-0-1 3 1,0 » ou « sell 2 ».

cli-cacao-round = manche { $round } sur { $rounds }
cli-cacao-display = Jungle explorée
cli-cacao-to-come = Encore à venir
cli-cacao-choose-cell = Choisissez sur la carte une place pour { $tile }
cli-cacao-choose-turn = Choisissez l’orientation de la tuile
cli-cacao-confirm = Placez la tuile ainsi, ou revenez en arrière
cli-cacao-overbuild = La jungle est épuisée : vous pouvez aussi recouvrir une de vos tuiles. Cela coûte 1 jeton Soleil ; tous les ouvriers de la nouvelle tuile agissent.
cli-cacao-gold = Or
cli-cacao-temples = Temples
cli-cacao-sun = Soleil
cli-cacao-river = Rivière
cli-cacao-total = Total
cli-cacao-left-over = Cacao
cli-cacao-tie = Égalité en or : la victoire revient à qui a le plus de cacaos restants.
cli-cacao-legend =
    Les tuiles Ouvriers montrent les ouvriers de chaque côté ; une tuile au cadre double en recouvre une autre.
    ◉ or · ▮ cacao en entrepôt · ☼ jetons Soleil · ▤ tuiles en main + pioche · ≈ la rivière et le porteur d’eau.
    ▲ avec une forme : qui mène à ce temple. ↑2 ♣1 : deux ouvriers feraient face à cette tuile ; ? est une place vide à combler.
