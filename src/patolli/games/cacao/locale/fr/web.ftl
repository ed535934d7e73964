# Ce que dit le navigateur à la table de Cacao.

web-cacao-round = Manche { $round } sur { $rounds } · jungle : { $left }
web-cacao-round-brief = Manche { $round } sur { $rounds }
web-cacao-ended = terminée
web-cacao-tiles = { $hand } en main · { $pile } en pioche
web-cacao-hand = Votre main
web-cacao-tile = Tuile { $number } : { $tile }
web-cacao-display = Jungle explorée
web-cacao-display-empty = Il ne reste aucune tuile Jungle.
web-cacao-left =
    { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
web-cacao-to-come = Encore à venir
web-cacao-now = Score actuel
web-cacao-final = Score final
web-cacao-wish = Réponses automatiques
web-cacao-wish-about = Pendant le tour des autres, tant que cette page est ouverte. Vous pouvez annuler jusqu’au coup suivant.
web-cacao-wish-price = Prix minimum
web-cacao-wish-price-about = aux marchés qui paient au moins cela
web-cacao-wish-keep = Toujours garder
web-cacao-wish-keep-about = cacao que vous ne vendez jamais
web-cacao-wish-harvest = Récolter d’abord
web-cacao-wish-harvest-about = avant de vendre, quand les deux sont possibles
web-cacao-wish-ask = Me demander plutôt
web-cacao-wish-ask-about = quand du cacao serait perdu
web-cacao-tie = Or égal : le cacao restant décide ({ $left }).
web-cacao-story = Détail du décompte
web-cacao-gold = or
web-cacao-temples = temples
web-cacao-sun = jetons Soleil
web-cacao-water = eau
web-cacao-village =
    { $player } : { $gold } or, { $cacao ->
        [one] { $cacao } cacao
       *[other] { $cacao } cacaos
    }, { $sun ->
        [one] { $sun } jeton Soleil
       *[other] { $sun } jetons Soleil
    }, porteur d’eau sur { $water }, { $hand ->
        [one] { $hand } tuile
       *[other] { $hand } tuiles
    } en main et { $pile } dans la pioche.
web-cacao-map =
    Carte avec { $jungle ->
        [one] { $jungle } tuile Jungle
       *[other] { $jungle } tuiles Jungle
    } et { $workers ->
        [0] aucune tuile Ouvriers
        [one] { $workers } tuile Ouvriers
       *[other] { $workers } tuiles Ouvriers
    }
web-cacao-cell = Place { $x }, { $y }
web-cacao-place-question = Placez une tuile Ouvriers
web-cacao-place-choose = Choisissez une de vos tuiles ou glissez-la vers une place en surbrillance.
web-cacao-place-where = Choisissez maintenant une place en surbrillance.
web-cacao-place-gap = Choisissez la tuile Jungle pour la place vide, tournez la vôtre, puis placez-la.
web-cacao-place-turn = Tournez-la avec R ou en la touchant, puis placez-la.
web-cacao-place = Placer ici
web-cacao-cover = Recouvrir cette tuile
web-cacao-cover-next = Recouvrir une tuile
web-cacao-cover-about = Recouvrez une de vos tuiles contre un jeton Soleil
web-cacao-crumb-place = placer
web-cacao-crumb-fill = place vide
web-cacao-crumb-act = ouvriers
web-cacao-crumb-sell = vendre
web-cacao-turn = Tourner
web-cacao-gap = place vide
web-cacao-this-move = Ce coup
web-cacao-nothing = ne rapporte rien tout de suite
web-cacao-others = La place vide profite aussi à { $player }
web-cacao-told-row = Rangée { $y } :
web-cacao-told-tile = colonne { $x } : { $tile }
web-cacao-told-workers = colonne { $x } : ouvriers ({ $player }), nord { $north }, est { $east }, sud { $south }, ouest { $west }

## First lesson

web-cacao-coach-next = Compris
web-cacao-coach-stop = Fermer le guide
web-cacao-coach-tile = Choisissez une de vos trois tuiles. Les chapeaux sur ses côtés sont vos ouvriers.
web-cacao-coach-place = Touchez maintenant une place en surbrillance près de la jungle. Chaque ouvrier utilise la tuile Jungle qui lui fait face.
web-cacao-coach-turn = Touchez encore la tuile pour la tourner. Les étiquettes montrent ce que rapporterait chaque côté.
web-cacao-coach-gap = Deux tuiles Ouvriers bordent une place vide : choisissez la tuile Jungle qui la comble, A ou B.
web-cacao-coach-commit = Cela vous convient ? Placez-la. Rien n’est définitif avant.
web-cacao-coach-sell = Un marché : chaque ouvrier peut vendre 1 cacao. Vendez maintenant, ou gardez-en pour un meilleur prix.
web-cacao-coach-order = À vous de choisir quel côté agit d’abord : récoltez pour avoir de quoi vendre, ou vendez pour faire de la place.
web-cacao-coach-others = Vos ouvriers agissent aussi pendant le tour des autres, quand une place vide à côté d’eux est comblée.
web-cacao-coach-water = Votre porteur d’eau est à −10, et cela compte à la fin. Envoyez des ouvriers aux points d’eau.
web-cacao-coach-temple = Les temples rapportent à la fin : 6 or au joueur qui a le plus d’ouvriers autour, 3 au deuxième.
web-cacao-coach-store = Votre entrepôt est presque plein : tout cacao au-delà de 5 est perdu. Cherchez un marché.
web-cacao-coach-end = Vous savez tout. « Score actuel » montre où chacun en est.
