# Les forces de l’ordinateur, au choix des personnes.

bots-level-novice = Débutant
    .about = Joue comme à une première partie, et laisse passer beaucoup de choses.
bots-level-learner = Apprenti
    .about = Prend ce qui rapporte le plus à première vue, sans voir plus loin.
bots-level-regular = Habitué
    .about = Voit un tour à l’avance et punit les étourderies.
bots-level-expert = Expert
    .about = Pèse ses plans contre les vôtres ; difficile à battre.
bots-level-master = Maître
    .about = Réfléchit autant qu’il le peut et ne pardonne rien.
