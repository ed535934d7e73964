# Canary en français.

canary-name = Canary

canary-option-length = Durée
    .about = Combien de fois la torche fait le tour.
canary-option-length-short = Deux tours
canary-option-length-long = Trois tours

## Choses

canary-bird-macaw-1 = ara (1)
canary-bird-macaw-2 = ara (2)
canary-bird-macaw-3 = ara (3)
canary-bird-macaw-4 = ara (4)
canary-bird-quetzal-1 = quetzal (1)
canary-bird-quetzal-2 = quetzal (2)
canary-bird-quetzal-3 = quetzal (3)
canary-bird-quetzal-4 = quetzal (4)
canary-bird-toucan-1 = toucan (1)
canary-bird-toucan-2 = toucan (2)
canary-bird-toucan-3 = toucan (3)
canary-bird-toucan-4 = toucan (4)
canary-bird-ibis-1 = ibis (1)
canary-bird-ibis-2 = ibis (2)
canary-bird-ibis-3 = ibis (3)
canary-bird-ibis-4 = ibis (4)
canary-bird-owl-1 = hibou (1)
canary-bird-owl-2 = hibou (2)
canary-bird-owl-3 = hibou (3)
canary-bird-owl-4 = hibou (4)

# Suit un chiffre avec son signe : +2 coquillages.
canary-good-shells = coquillage
    .many = coquillages
canary-good-feathers = plume
    .many = plumes

# D’où viennent les points.
canary-source-shells = Coquillages
canary-source-feathers = Plumes
canary-source-nests = Nids

canary-standing-answering = Toujours répondre

## Questions

canary-decision-hide-bird = Choisissez un oiseau à cacher
    .about = Personne ne le voit avant le crépuscule ; chacun en cache un en même temps.
canary-decision-take-turn = Montrez un oiseau ou cherchez des plumes
    .about = Manche { $round }. Un oiseau rapporte les coquillages qu’il vaut ; avant cela, deux plumes s’échangent contre trois coquillages.
canary-decision-answer-call = Répondez à l’oiseau voisin ou taisez-vous
    .about = Répondre coûte une plume et rapporte deux coquillages.
canary-decision-in-any-order = Choisissez ce qui vient d’abord
canary-decision-confirm-turn = Terminez votre tour
    .about = Un oiseau est pioché et la torche passe.

## Boutons

canary-action-hide = Cacher : { $bird }
canary-action-show = Montrer : { $bird }
canary-action-forage = Chercher des plumes
canary-action-answer = Répondre
canary-action-keep-silent = Se taire
canary-action-barter = Échanger 2 plumes contre 3 coquillages
canary-action-end-turn = Terminer votre tour

## Journal

canary-event-bird-hidden = { $player } cache { $bird }.
canary-event-bird-hidden-unseen = { $player } cache un oiseau.
canary-event-torch-passed = { $player } prend la torche (manche { $round }).
canary-event-bird-shown = { $player } montre { $bird } et gagne { $shells ->
        [one] { $shells } coquillage
       *[other] { $shells } coquillages
    }.
canary-event-feather-found = { $player } trouve une plume.
canary-event-bartered = { $player } échange { $feathers } plumes contre { $shells } coquillages.
canary-event-call-answered = { $player } répond pour une plume et gagne { $shells } coquillages.
canary-event-bird-drawn = { $player } pioche { $bird }.
canary-event-bird-drawn-unseen = { $player } pioche un oiseau.
canary-event-nest-opened = { $player } ouvre le nid : { $bird } rapporte { $points }.
canary-event-dusk-fell = Le crépuscule tombe et la partie se termine.

## Pourquoi une position est refusée

canary-why-every-bird-once = Chaque oiseau se trouve quelque part, une seule fois.
canary-why-other-agenda = Ceci ne peut rester à faire ici : des oiseaux à cacher, un tour, ou rien après le crépuscule.
