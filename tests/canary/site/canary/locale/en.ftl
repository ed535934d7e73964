# Canary in English.

canary-name = Canary

canary-option-length = Length
    .about = How often the torch goes round.
canary-option-length-short = Twice
canary-option-length-long = Three times

## Things

canary-bird-macaw-1 = macaw (1)
canary-bird-macaw-2 = macaw (2)
canary-bird-macaw-3 = macaw (3)
canary-bird-macaw-4 = macaw (4)
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
canary-bird-owl-1 = owl (1)
canary-bird-owl-2 = owl (2)
canary-bird-owl-3 = owl (3)
canary-bird-owl-4 = owl (4)

# Stands after a signed figure: +2 shells.
canary-good-shells = shell
    .many = shells
canary-good-feathers = feather
    .many = feathers

# Where points come from.
canary-source-shells = Shells
canary-source-feathers = Feathers
canary-source-nests = Nests

canary-standing-answering = Answer every call

## Questions

canary-decision-hide-bird = Choose a bird to hide
    .about = Nobody sees it before dusk; everybody hides one at the same time.
canary-decision-take-turn = Show a bird, or forage
    .about = Round { $round }. A bird is worth its shells; two feathers can be bartered for three shells before.
canary-decision-answer-call = Answer your neighbor’s bird, or keep silent
    .about = An answer costs a feather and brings two shells.
canary-decision-in-any-order = Choose what comes first
canary-decision-confirm-turn = End your turn
    .about = A bird is drawn, and the torch goes on.

## Buttons

canary-action-hide = Hide the { $bird }
canary-action-show = Show the { $bird }
canary-action-forage = Forage
canary-action-answer = Answer
canary-action-keep-silent = Keep silent
canary-action-barter = Barter 2 feathers for 3 shells
canary-action-end-turn = End your turn

## Log

canary-event-bird-hidden = { $player } hides the { $bird }.
canary-event-bird-hidden-unseen = { $player } hides a bird.
canary-event-torch-passed = { $player } takes the torch (round { $round }).
canary-event-bird-shown = { $player } shows the { $bird } and gains { $shells ->
        [one] { $shells } shell
       *[other] { $shells } shells
    }.
canary-event-feather-found = { $player } finds a feather.
canary-event-bartered = { $player } barters { $feathers } feathers for { $shells } shells.
canary-event-call-answered = { $player } answers for a feather and gains { $shells } shells.
canary-event-bird-drawn = { $player } draws the { $bird }.
canary-event-bird-drawn-unseen = { $player } draws a bird.
canary-event-nest-opened = { $player } opens the nest: the { $bird } scores { $points }.
canary-event-dusk-fell = Dusk falls, and the match ends.

## Why a position is refused

canary-why-every-bird-once = Every bird is somewhere, once.
canary-why-other-agenda = This cannot be owed here: birds to hide, one turn, or nothing after dusk.
