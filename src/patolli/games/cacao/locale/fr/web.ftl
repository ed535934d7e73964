# Ce que dit le navigateur à la table de Cacao.

web-cacao-round = Manche { $round } sur { $rounds } · jungle : { $left }
web-cacao-round-brief = Manche { $round } sur { $rounds }
web-cacao-ended = terminée
web-cacao-tiles = { $hand } en main · { $pile } en pioche
web-cacao-hand = Votre main
web-cacao-hand-of = La main de { $player }
web-cacao-tile = Tuile { $number } : { $tile }{ $count ->
        [1] { "" }
       *[other] { ", " }{ $count } pareilles
    }
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
web-cacao-order = Ce que vos ouvriers ont fait, dans l’ordre
web-cacao-order-sell = vendre { $count }
web-cacao-order-gain = +{ $amount }
web-cacao-change-order = Changer l’ordre ou les ventes
web-cacao-in-all = en tout
web-cacao-this-move = Ce coup
web-cacao-nothing = ne rapporte rien tout de suite
web-cacao-others = La place vide profite aussi à { $player }
web-cacao-told-row = Rangée { $y } :
web-cacao-told-tile = colonne { $x } : { $tile }
web-cacao-told-workers = colonne { $x } : ouvriers ({ $player }), nord { $north }, est { $east }, sud { $south }, ouest { $west }
web-cacao-told-notation = Une tuile est nommée par ses ouvriers, dans le sens horaire à partir du nord.

# What happened, in sentences and in a few words: who sees the map needs no coordinates
web-cacao-log-opens = { $player } ouvre { $a-tile }.
web-cacao-log-overbuilds = { $player } paie 1 jeton Soleil et recouvre une de ses tuiles.
web-cacao-log-places = { $player } place une tuile Ouvriers.
web-cacao-log-temple = { $player } gagne { $gold } or dans un temple, avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
    }.
web-cacao-log-leaves-open = { $player } laisse une place vide jusqu’à la fin.
web-cacao-told-opens = Ouvre { $a-tile }
web-cacao-told-sells = Vente : +{ $gold }
web-cacao-told-mines = Mine d’or : +{ $count }
web-cacao-told-harvests = Récolte : +{ $count }
web-cacao-told-carries = Porteur d’eau : +{ $steps }
web-cacao-told-worships = Jetons Soleil : +{ $count }
web-cacao-told-overbuilds = Recouvre une tuile
web-cacao-told-places = Place une tuile Ouvriers

## Rules and pieces

web-cacao-rules-place = Une tuile Ouvriers à côté d’une plantation et au-dessus d’un marché
web-cacao-rules-fill = Chaque tuile peut aller sur l’une ou l’autre place vide
web-cacao-where-map = sur la carte
web-cacao-where-display = dans la jungle explorée
web-cacao-where-hand = dans votre main
web-cacao-where-village = dans un village

# What the end of a turn turns up
web-cacao-up-worker = votre prochaine tuile Ouvriers
web-cacao-up-jungle = { $count ->
        [one] une tuile Jungle
       *[other] { $count } tuiles Jungle
    }

# The card of a piece: what it is worth now
web-cacao-tiles-on-map = Tuiles sur la carte
web-cacao-tile-at = { $tile } en { $x }, { $y }
web-cacao-workers-at = tuile Ouvriers ({ $player }) en { $x }, { $y }
web-cacao-village-board = Plateau Village
web-cacao-worth-at-best = au mieux
web-cacao-worth-pile = Elle est encore dans la pioche.
web-cacao-worth-no-gap = Elle comble une place vide qu’une tuile Ouvriers ouvre.
web-cacao-worth-no-place = Aucune place n’est libre à côté.
web-cacao-worth-temple = Vous n’avez pas assez d’ouvriers à côté.
web-cacao-worth-laid = Les ouvriers face à une place vide attendent qu’elle soit comblée.
web-cacao-worth-theirs = Ses ouvriers agissent pour un autre joueur.

# Why an answer brings nothing
web-cacao-none-storage = votre entrepôt est plein
web-cacao-none-sun = plus de place pour les jetons Soleil
web-cacao-none-river = la rivière s’arrête ici
web-cacao-none-temple = pas de prix pour vous
web-cacao-none-cacao = pas de cacao à vendre
web-cacao-none-workers = aucun de vos ouvriers n’y agit
