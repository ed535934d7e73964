# Ce que dit le terminal à la table de Teotihuacan.

cli-teotihuacan-typing =
    Vous pouvez aussi en donner plusieurs à la fois : « 3 1 » répond 3 à cette question et 1 à la suivante.
    La notation fonctionne à tout moment, par exemple « move forest 1 alchemy » ou « collect_cocoa ».
