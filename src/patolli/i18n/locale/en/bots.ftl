# The strengths of the computer, for people to choose from.

bots-level-novice = Novice
    .about = Plays like somebody at their first match, and overlooks much.
bots-level-learner = Learner
    .about = Takes what pays best at first sight and never looks ahead.
bots-level-regular = Regular
    .about = Looks a turn ahead and punishes careless play.
bots-level-expert = Expert
    .about = Weighs plans against yours; hard to beat.
bots-level-master = Master
    .about = Thinks as long as it may and forgives nothing.
