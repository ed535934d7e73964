# Teotihuacan: City of Gods in English.

teotihuacan-name = Teotihuacan: City of Gods

## Options

teotihuacan-option-edition = Edition
    .about = The cocoa reward of an ascension is 5 in the second edition and 6 in the first.
teotihuacan-option-edition-second = Second
teotihuacan-option-edition-first = First
teotihuacan-option-setup = Set-up
    .about = Boards and tiles drawn at random, or the fixed layout for a first game.
teotihuacan-option-setup-standard = Random
teotihuacan-option-setup-first-game = First game
teotihuacan-option-starting-tiles = Starting tiles
    .about = Keep two of four tiles dealt in secret, or draft tiles that lie face up.
teotihuacan-option-starting-tiles-deal = Dealt in secret
teotihuacan-option-starting-tiles-draft = Open draft
teotihuacan-option-eclipse-mode = Eclipse
    .about = A Dark Eclipse is scored right after the turn in which the discs meet, without a last round.
teotihuacan-option-eclipse-mode-normal = Normal
teotihuacan-option-eclipse-mode-dark = Dark Eclipse
teotihuacan-option-technology-draw = Technologies in play
    .about = Any six of the nine, or three cheap ones on top and three expensive ones below.
teotihuacan-option-technology-draw-any-six = Six at random
teotihuacan-option-technology-draw-balanced-rows = Cheap above, expensive below
teotihuacan-option-pyramid-start = Starting pyramid
    .about = The pattern of the rulebook, or a mirrored or rotated version of it.
teotihuacan-option-pyramid-start-rulebook = As in the rulebook
teotihuacan-option-pyramid-start-random-pattern = Random
teotihuacan-option-free-cocoa-scope = Free-cocoa tile
    .about = It pays for a main action, a worship action or a salary; the wide scope adds unlocking, ascension and royal tiles.
teotihuacan-option-free-cocoa-scope-listed = Main action, worship, salary
teotihuacan-option-free-cocoa-scope-wide = Wide
teotihuacan-option-completed-pyramid-step-value = Pyramid finished early
    .about = What a pyramid track step is worth when the finished pyramid ends the match early.
teotihuacan-option-completed-pyramid-step-value-by-ordinal = As in that Eclipse
teotihuacan-option-completed-pyramid-step-value-as-third = As in the third Eclipse
teotihuacan-option-pyramid-track-cap = End of the pyramid track
    .about = The last step that a marker can reach.
teotihuacan-option-pyramid-track-cap-10 = Step 10
teotihuacan-option-pyramid-track-cap-9 = Step 9
teotihuacan-option-nobles-row-choice = Row on Nobles
    .about = The number of workers fixes the row, or any row up to that number may be chosen.
teotihuacan-option-nobles-row-choice-forced = Fixed by worker count
teotihuacan-option-nobles-row-choice-free-up-to-count = Any row up to worker count
teotihuacan-option-second-power-up = Second power-up
    .about = The second power-up of a main action may be declined, or must be taken.
teotihuacan-option-second-power-up-optional = Optional
teotihuacan-option-second-power-up-mandatory = Mandatory
teotihuacan-option-leader-bonus-at-zero = Leader bonus at step 0
    .about = Who gets the 4 VP for leading the pyramid track when nobody has moved on it.
teotihuacan-option-leader-bonus-at-zero-none = Nobody
teotihuacan-option-leader-bonus-at-zero-all = Everybody
teotihuacan-option-difficulty = Teotibot
    .about = How strong Teotibot is in a solo match; the settings below change it one by one.
teotihuacan-option-difficulty-gentle = Easy
teotihuacan-option-difficulty-standard = Standard
teotihuacan-option-difficulty-hard = Hard
teotihuacan-option-difficulty-merciless = Merciless
teotihuacan-option-bot-power-gold-deposits = Teotibot at the Gold Deposits
    .about = Power of its worker there at the start.
teotihuacan-option-bot-power-gold-deposits-preset = By difficulty
teotihuacan-option-bot-power-gold-deposits-1 = 1
teotihuacan-option-bot-power-gold-deposits-2 = 2
teotihuacan-option-bot-power-gold-deposits-3 = 3
teotihuacan-option-bot-power-nobles = Teotibot at Nobles
    .about = Power of its worker there at the start.
teotihuacan-option-bot-power-nobles-preset = By difficulty
teotihuacan-option-bot-power-nobles-1 = 1
teotihuacan-option-bot-power-nobles-2 = 2
teotihuacan-option-bot-power-nobles-3 = 3
teotihuacan-option-bot-power-construction = Teotibot at Construction
    .about = Power of its worker there at the start.
teotihuacan-option-bot-power-construction-preset = By difficulty
teotihuacan-option-bot-power-construction-1 = 1
teotihuacan-option-bot-power-construction-2 = 2
teotihuacan-option-bot-power-construction-3 = 3
teotihuacan-option-bot-wood = Teotibot’s wood
    .about = Wood it owns at the start.
teotihuacan-option-bot-wood-preset = By difficulty
teotihuacan-option-bot-wood-1 = 1
teotihuacan-option-bot-wood-2 = 2
teotihuacan-option-bot-wood-3 = 3
teotihuacan-option-bot-stone = Teotibot’s stone
    .about = Stone it owns at the start.
teotihuacan-option-bot-stone-preset = By difficulty
teotihuacan-option-bot-stone-1 = 1
teotihuacan-option-bot-stone-2 = 2
teotihuacan-option-bot-stone-3 = 3
teotihuacan-option-bot-gold = Teotibot’s gold
    .about = Gold it owns at the start.
teotihuacan-option-bot-gold-preset = By difficulty
teotihuacan-option-bot-gold-1 = 1
teotihuacan-option-bot-gold-2 = 2
teotihuacan-option-bot-gold-3 = 3
teotihuacan-option-bot-points-for-cocoa = Teotibot’s exchange
    .about = VP it gets for 10 cocoa.
teotihuacan-option-bot-points-for-cocoa-preset = By difficulty
teotihuacan-option-bot-points-for-cocoa-1 = 1
teotihuacan-option-bot-points-for-cocoa-2 = 2
teotihuacan-option-bot-points-for-cocoa-3 = 3
teotihuacan-option-bot-points-for-cocoa-4 = 4
teotihuacan-option-bot-points-for-cocoa-5 = 5
teotihuacan-option-bot-worship-steps = Teotibot’s worship
    .about = Temple steps per worship; one more at Decorations.
teotihuacan-option-bot-worship-steps-preset = By difficulty
teotihuacan-option-bot-worship-steps-1 = 1
teotihuacan-option-bot-worship-steps-2 = 2
teotihuacan-option-bot-worship-steps-3 = 3
teotihuacan-option-bot-points-per-bonus = Teotibot’s bonus tiles
    .about = VP for each bonus tile it has unlocked at the end.
teotihuacan-option-bot-points-per-bonus-preset = By difficulty
teotihuacan-option-bot-points-per-bonus-5 = 5
teotihuacan-option-bot-points-per-bonus-10 = 10
teotihuacan-option-bot-points-per-bonus-15 = 15
teotihuacan-option-bot-points-per-bonus-20 = 20
teotihuacan-option-bot-points-per-bonus-25 = 25
teotihuacan-option-bot-points-per-technology = Teotibot’s technologies
    .about = VP for each technology it owns at the end.
teotihuacan-option-bot-points-per-technology-preset = By difficulty
teotihuacan-option-bot-points-per-technology-0 = 0
teotihuacan-option-bot-points-per-technology-1 = 1
teotihuacan-option-bot-points-per-technology-2 = 2
teotihuacan-option-bot-points-per-technology-3 = 3
teotihuacan-option-bot-points-per-technology-4 = 4

## Things

# the: with its article, inside a sentence.
teotihuacan-board-none = no board
    .the = no board
teotihuacan-board-palace = Palace
    .the = the Palace
teotihuacan-board-forest = Forest
    .the = the Forest
teotihuacan-board-stone-quarry = Stone Quarry
    .the = the Stone Quarry
teotihuacan-board-gold-deposits = Gold Deposits
    .the = the Gold Deposits
teotihuacan-board-alchemy = Alchemy
    .the = Alchemy
teotihuacan-board-nobles = Nobles
    .the = Nobles
teotihuacan-board-decorations = Decorations
    .the = Decorations
teotihuacan-board-construction = Construction
    .the = Construction
teotihuacan-automaton-teotibot = Teotibot

# Stand after a signed figure: +2 wood.
teotihuacan-good-wood = wood
    .many = wood
teotihuacan-good-stone = stone
    .many = stone
teotihuacan-good-gold = gold
    .many = gold
teotihuacan-good-cocoa = cocoa
    .many = cocoa
teotihuacan-good-points = VP
    .many = VP
teotihuacan-good-avenue = avenue
    .many = avenue
teotihuacan-good-pyramid-track = pyramid track
    .many = pyramid track
teotihuacan-good-blue = blue temple
    .many = blue temple
teotihuacan-good-red = red temple
    .many = red temple
teotihuacan-good-green = green temple
    .many = green temple

teotihuacan-temple-blue = blue temple
    .the = the blue temple
teotihuacan-temple-red = red temple
    .the = the red temple
teotihuacan-temple-green = green temple
    .the = the green temple
teotihuacan-temple-any = any temple
    .the = any temple

teotihuacan-discovery-mask-1 = mask 1
    .does = Different masks form a set: one to seven of them are worth 1, 3, 6, 10, 15, 21 or 28 VP.
    .when = In every Eclipse; a mask is never used up.
teotihuacan-discovery-mask-2 = mask 2
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-3 = mask 3
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-4 = mask 4
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-5 = mask 5
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-6 = mask 6
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-mask-7 = mask 7
    .does = { teotihuacan-discovery-mask-1.does }
    .when = { teotihuacan-discovery-mask-1.when }
teotihuacan-discovery-points-4 = 4 VP
    .does = You score 4 VP.
    .when = Once, at any moment of your turn.
teotihuacan-discovery-resources-3 = 3 resources
    .does = You gain 3 resources of your choice.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-resources-2 = 2 resources
    .does = You gain 2 resources of your choice.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-avenue = avenue step
    .does = You advance one step on the Avenue of the Dead.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-any = step on any temple
    .does = You advance one step on a temple of your choice; the step pays as usual.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-blue = blue temple step
    .does = You advance one step on the blue temple; the step pays as usual.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-red = red temple step
    .does = You advance one step on the red temple; the step pays as usual.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-temple-green = green temple step
    .does = You advance one step on the green temple; the step pays as usual.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-cocoa-4 = 4 cocoa
    .does = You gain 4 cocoa.
    .when = { teotihuacan-discovery-points-4.when }
teotihuacan-discovery-power-up-2 = 2 power-ups
    .does = You power up two of your unlocked workers, or one of them twice.
    .when = Once, at any moment of your turn; until your action is over, not for a worker that has just moved.
teotihuacan-discovery-double-move = double move
    .does = Two unlocked workers of one board move together to the same board.
    .when = Once, when you move a worker.
teotihuacan-discovery-free-cocoa = free cocoa
    .does = It pays all the cocoa of one main action, of one worship or of one salary.
    .when = Once, instead of paying cocoa.
teotihuacan-discovery-unlimited-move = unlimited move
    .does = Your worker moves as far as you like, up to a full circle.
    .when = { teotihuacan-discovery-double-move.when }
teotihuacan-discovery-extra-worker = extra worker
    .does = You count as one worker more.
    .when = Once, in a main action at Alchemy, Nobles or Construction.

# at: where the tile lies, inside a sentence.
teotihuacan-discovery-place-palace = Palace
    .at = at the Palace
teotihuacan-discovery-place-forest = Forest
    .at = at the Forest
teotihuacan-discovery-place-stone-quarry = Stone Quarry
    .at = at the Stone Quarry
teotihuacan-discovery-place-gold-deposits = Gold Deposits
    .at = at the Gold Deposits
teotihuacan-discovery-place-decorations = Decorations
    .at = at Decorations
teotihuacan-discovery-place-avenue-3 = Avenue, step 3
    .at = on step 3 of the Avenue of the Dead
teotihuacan-discovery-place-avenue-6 = Avenue, step 6
    .at = on step 6 of the Avenue of the Dead
teotihuacan-discovery-place-avenue-8 = Avenue, step 8
    .at = on step 8 of the Avenue of the Dead
teotihuacan-discovery-place-blue-4 = blue temple, step 4
    .at = on step 4 of the blue temple
teotihuacan-discovery-place-red-5 = red temple, step 5
    .at = on step 5 of the red temple
teotihuacan-discovery-place-green-3 = green temple, step 3
    .at = on step 3 of the green temple
teotihuacan-discovery-place-green-6 = green temple, step 6
    .at = on step 6 of the green temple
teotihuacan-discovery-place-reserved = with a starting tile
    .at = reserved for a starting tile

# The boards for workers, then the benefits.
teotihuacan-starting-tile-st1 = { teotihuacan-board-palace }, { teotihuacan-board-forest }: 3 wood, 2 cocoa, 1 avenue step
teotihuacan-starting-tile-st2 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-stone-quarry }: 2 stone, 3 gold, green temple step
teotihuacan-starting-tile-st3 = { teotihuacan-board-forest }, { teotihuacan-board-stone-quarry }: 4 wood, 1 stone, blue temple step
teotihuacan-starting-tile-st4 = { teotihuacan-board-palace }, { teotihuacan-board-gold-deposits }: 2 gold, 5 cocoa, red temple step
teotihuacan-starting-tile-st5 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-alchemy }: 2 gold, lowest-numbered technology
teotihuacan-starting-tile-st6 = { teotihuacan-board-forest }, { teotihuacan-board-gold-deposits }: 3 wood, 2 gold, 1 power-up
teotihuacan-starting-tile-st7 = { teotihuacan-board-alchemy }, { teotihuacan-board-construction }: 2 resources, lowest-numbered technology
teotihuacan-starting-tile-st8 = { teotihuacan-board-nobles }, { teotihuacan-board-decorations }: 4 stone, 2 cocoa, blue temple step
teotihuacan-starting-tile-st9 = { teotihuacan-board-alchemy }, { teotihuacan-board-nobles }: blue temple step, red temple step, green temple step
teotihuacan-starting-tile-st10 = { teotihuacan-board-decorations }, { teotihuacan-board-construction }: 5 cocoa, red temple step, 1 power-up
teotihuacan-starting-tile-st11 = { teotihuacan-board-nobles }, { teotihuacan-board-construction }: 5 cocoa, green temple step, 1 power-up
teotihuacan-starting-tile-st12 = { teotihuacan-board-alchemy }, { teotihuacan-board-decorations }: 2 resources, blue temple step, red temple step
teotihuacan-starting-tile-st13 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-alchemy }: 5 wood, 3 cocoa
teotihuacan-starting-tile-st14 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-decorations }: 3 stone, 1 gold, discovery tile
teotihuacan-starting-tile-st15 = { teotihuacan-board-forest }, { teotihuacan-board-nobles }: 1 wood, 2 stone, 3 gold
teotihuacan-starting-tile-st16 = { teotihuacan-board-gold-deposits }, { teotihuacan-board-construction }: 3 gold, 2 cocoa, discovery tile
teotihuacan-starting-tile-st17 = { teotihuacan-board-stone-quarry }, { teotihuacan-board-construction }: 2 wood, 3 stone, 3 cocoa
teotihuacan-starting-tile-st18 = { teotihuacan-board-forest }, { teotihuacan-board-decorations }: 1 wood, 2 stone, 1 avenue step

# Printed number and effect.
teotihuacan-technology-t1 = 1 (landing on or passing the Palace: +1 cocoa)
    .does = You gain 1 cocoa.
    .when = Each time your move ends at the Palace or passes it.
teotihuacan-technology-t3 = 3 (Alchemy, Nobles: +3 VP)
    .does = You score 3 VP more.
    .when = With each main action at Alchemy or Nobles.
teotihuacan-technology-t5 = 5 (resource boards: +1 resource)
    .does = You gain 1 resource of that board more.
    .when = With each main action at the Forest, the Stone Quarry or the Gold Deposits.
teotihuacan-technology-t7 = 7 (resource boards: +1 cocoa, +1 VP)
    .does = You gain 1 cocoa and score 1 VP.
    .when = { teotihuacan-technology-t5.when }
teotihuacan-technology-t9 = 9 (Decorations: +4 VP)
    .does = You score 4 VP more.
    .when = With each decoration that you place.
teotihuacan-technology-t11 = 11 (Construction: +3 VP)
    .does = { teotihuacan-technology-t3.does }
    .when = Once with each main action at Construction.
teotihuacan-technology-t13 = 13 (1 cocoa: +1 power-up)
    .does = For 1 cocoa you power up one more worker on that board.
    .when = After the power-ups of each main action.
teotihuacan-technology-t15 = 15 (Construction: +1 worker, −1 resource)
    .does = You count as one worker more, and one pyramid tile costs 1 resource less.
    .when = { teotihuacan-technology-t11.when }
teotihuacan-technology-t17 = 17 (Construction: +1 temple step)
    .does = You advance one step on a temple of your choice; the step pays as usual.
    .when = { teotihuacan-technology-t11.when }

# power: that of the worker who worships.
teotihuacan-royal-tile-c01 = 1 cocoa more than power
    .does = You gain 1 cocoa more than the power of the worker.
    .when = When one of your workers worships on its space.
teotihuacan-royal-tile-b02 = 1 cocoa → 1 wood and 1 stone (maximum: power)
    .does = You exchange 1 cocoa for 1 wood and 1 stone, as often as the worker’s power allows.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-c03 = 1 resource → 2 cocoa (maximum: power)
    .does = You exchange 1 resource for 2 cocoa, as often as the worker’s power allows.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a04 = 2 VP per technology (maximum: power)
    .does = You score 2 VP for each of your technologies, at most as many as the worker’s power.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a05 = 2 VP per pyramid track step (maximum: power)
    .does = You score 2 VP for each of your steps on the pyramid track, at most as many as the worker’s power.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-b06 = 1 cocoa → 1 stone and 1 gold (maximum: power)
    .does = You exchange 1 cocoa for 1 stone and 1 gold, as often as the worker’s power allows.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-b07 = 1 cocoa and 1 resource → as many resources as power
    .does = You exchange 1 cocoa and 1 resource for as many resources of your choice as the worker has power.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-c08 = 1 cocoa → 1 temple step (maximum: power − 1)
    .does = You advance on temples for 1 cocoa a step, once less than the worker’s power.
    .when = { teotihuacan-royal-tile-c01.when }
teotihuacan-royal-tile-a09 = 1 VP per avenue step (maximum: power + 1)
    .does = You score 1 VP for each of your avenue steps, at most one more than the worker’s power.
    .when = { teotihuacan-royal-tile-c01.when }

teotihuacan-bonus-tile-masks = best mask set scores once more
    .does = Your best set of masks scores once more.
    .when = In the last Eclipse, if your marker has reached step 10 of its temple.
teotihuacan-bonus-tile-technologies = 5 VP per technology
    .does = You score 5 VP for each of your technologies.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-flat = 15 VP
    .does = You score 15 VP.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-avenue = 3 VP per avenue step
    .does = You score 3 VP for each of your avenue steps.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-bonus-count = 9 VP per bonus tile unlocked
    .does = You score 9 VP for each bonus tile that you have unlocked, this one included.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-discoveries = 2 VP per discovery tile without a mask
    .does = You score 2 VP for each of your discovery tiles without a mask, used or not.
    .when = { teotihuacan-bonus-tile-masks.when }
teotihuacan-bonus-tile-workers = 4 VP per worker, 9 if power 4+
    .does = You score 4 VP for each of your workers, 9 VP if its power is 4 or 5.
    .when = { teotihuacan-bonus-tile-masks.when }

# Icons clockwise from the top left; the star marks the icon that advances its owner on a temple.
teotihuacan-pyramid-tile-p0 = blue · plain · red★ · green
teotihuacan-pyramid-tile-p1 = plain · blue · red · green★
teotihuacan-pyramid-tile-p2 = plain · red · blue · green★
teotihuacan-pyramid-tile-p3 = green · plain · blue · red★
teotihuacan-pyramid-tile-p4 = green · plain · blue · red
teotihuacan-pyramid-tile-p5 = green · plain · red · blue
teotihuacan-pyramid-tile-p6 = green · plain · red · blue★
teotihuacan-pyramid-tile-p7 = green · blue · red · plain
teotihuacan-pyramid-tile-p8 = green · blue★ · red · plain
teotihuacan-pyramid-tile-p9 = blue · plain · red · plain
teotihuacan-pyramid-tile-p10 = blue★ · plain · red · plain
teotihuacan-pyramid-tile-p11 = green · plain · red · plain
teotihuacan-pyramid-tile-p12 = green · plain · red★ · plain
teotihuacan-pyramid-tile-p13 = blue · plain · green★ · plain
teotihuacan-pyramid-tile-p14 = blue · plain · green · plain
teotihuacan-pyramid-tile-p15 = blue · plain · green · red
teotihuacan-pyramid-tile-p16 = blue · plain · green · red★
teotihuacan-pyramid-tile-p17 = green · plain · blue · red
teotihuacan-pyramid-tile-p18 = plain · plain · plain · red
teotihuacan-pyramid-tile-p19 = blue · plain · plain · plain
teotihuacan-pyramid-tile-p20 = plain · plain · plain · green
teotihuacan-pyramid-tile-p21 = blue · plain · plain · green
teotihuacan-pyramid-tile-p22 = green · plain · plain · blue
teotihuacan-pyramid-tile-p23 = plain · plain · green · red
teotihuacan-pyramid-tile-p24 = green★ · plain · plain · red
teotihuacan-pyramid-tile-p25 = blue · plain · plain · red★
teotihuacan-pyramid-tile-p26 = blue · plain · plain · red
teotihuacan-pyramid-tile-p27 = green · blue · green★ · blue
teotihuacan-pyramid-tile-p28 = red · blue★ · red · blue
teotihuacan-pyramid-tile-p29 = green · red · green · red★
teotihuacan-pyramid-tile-p30 = plain · plain · plain · plain
teotihuacan-pyramid-tile-p31 = plain · plain · plain · plain

teotihuacan-spot-s0 = level 1, row 1, column 1
teotihuacan-spot-s1 = level 1, row 1, column 2
teotihuacan-spot-s2 = level 1, row 1, column 3
teotihuacan-spot-s3 = level 1, row 1, column 4
teotihuacan-spot-s4 = level 1, row 2, column 1
teotihuacan-spot-s5 = level 1, row 2, column 2
teotihuacan-spot-s6 = level 1, row 2, column 3
teotihuacan-spot-s7 = level 1, row 2, column 4
teotihuacan-spot-s8 = level 1, row 3, column 1
teotihuacan-spot-s9 = level 1, row 3, column 2
teotihuacan-spot-s10 = level 1, row 3, column 3
teotihuacan-spot-s11 = level 1, row 3, column 4
teotihuacan-spot-s12 = level 1, row 4, column 1
teotihuacan-spot-s13 = level 1, row 4, column 2
teotihuacan-spot-s14 = level 1, row 4, column 3
teotihuacan-spot-s15 = level 1, row 4, column 4
teotihuacan-spot-s100 = level 2, row 1, column 1
teotihuacan-spot-s101 = level 2, row 1, column 2
teotihuacan-spot-s102 = level 2, row 1, column 3
teotihuacan-spot-s103 = level 2, row 2, column 1
teotihuacan-spot-s104 = level 2, row 2, column 2
teotihuacan-spot-s105 = level 2, row 2, column 3
teotihuacan-spot-s106 = level 2, row 3, column 1
teotihuacan-spot-s107 = level 2, row 3, column 2
teotihuacan-spot-s108 = level 2, row 3, column 3
teotihuacan-spot-s200 = level 3, row 1, column 1
teotihuacan-spot-s201 = level 3, row 1, column 2
teotihuacan-spot-s202 = level 3, row 2, column 1
teotihuacan-spot-s203 = level 3, row 2, column 2
teotihuacan-spot-s300 = level 4, row 1, column 1

# The two icons, seen with the arrow pointing to the centre.
teotihuacan-decoration-d0 = blue–red
teotihuacan-decoration-d1 = plain–blue
teotihuacan-decoration-d2 = green–green
teotihuacan-decoration-d3 = blue–green
teotihuacan-decoration-d4 = red–blue
teotihuacan-decoration-d5 = blue–plain
teotihuacan-decoration-d6 = red–red
teotihuacan-decoration-d7 = green–blue
teotihuacan-decoration-d8 = red–green
teotihuacan-decoration-d9 = green–plain
teotihuacan-decoration-d10 = plain–red
teotihuacan-decoration-d11 = blue–blue
teotihuacan-decoration-d12 = green–red
teotihuacan-decoration-d13 = red–plain
teotihuacan-decoration-d14 = plain–green

teotihuacan-side-top = top
teotihuacan-side-right = right
teotihuacan-side-bottom = bottom
teotihuacan-side-left = left

teotihuacan-nobles-row-top = top
teotihuacan-nobles-row-centre = centre
teotihuacan-nobles-row-bottom = bottom

teotihuacan-ascension-reward-points = 5 VP
    .does = You score 5 VP.
    .when = Each time one of your workers ascends, as the reward of your choice.
teotihuacan-ascension-reward-cocoa = cocoa
    .does = You gain 5 cocoa; 6 in the first edition.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-one-temple = 1 temple step
    .does = You advance one step on a temple of your choice; the step pays as usual.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-two-temples = 2 temple steps for 3 cocoa
    .does = You pay 3 cocoa and advance two steps, on one temple or on two.
    .when = { teotihuacan-ascension-reward-points.when }
teotihuacan-ascension-reward-fourth-worker = fourth worker and 2 cocoa
    .does = Your fourth worker comes to the Palace with power 3, and you gain 2 cocoa.
    .when = Once in a match, when one of your workers ascends.

teotihuacan-worship-space-temple = temple step
teotihuacan-worship-space-c01 = { teotihuacan-royal-tile-c01 }
teotihuacan-worship-space-b02 = { teotihuacan-royal-tile-b02 }
teotihuacan-worship-space-c03 = { teotihuacan-royal-tile-c03 }
teotihuacan-worship-space-a04 = { teotihuacan-royal-tile-a04 }
teotihuacan-worship-space-a05 = { teotihuacan-royal-tile-a05 }
teotihuacan-worship-space-b06 = { teotihuacan-royal-tile-b06 }
teotihuacan-worship-space-b07 = { teotihuacan-royal-tile-b07 }
teotihuacan-worship-space-c08 = { teotihuacan-royal-tile-c08 }
teotihuacan-worship-space-a09 = { teotihuacan-royal-tile-a09 }

# sort: which wording a sentence chooses; never shown.
teotihuacan-worship-part-ability = worship space
    .sort = ability
teotihuacan-worship-part-discovery = discovery tile
    .sort = discovery
teotihuacan-worship-part-both = worship space and discovery tile
    .sort = both

teotihuacan-payment-with-cocoa = with cocoa
    .sort = cocoa
teotihuacan-payment-with-free-cocoa = with the free-cocoa tile
    .sort = tile

# do: what the button says.
teotihuacan-saving-wood = 1 wood
    .do = Save 1 wood
teotihuacan-saving-stone = 1 stone
    .do = Save 1 stone
teotihuacan-saving-nothing = nothing
    .do = Save nothing on this tile

teotihuacan-order-blue = blue temple
    .do = Advance on the blue temple first
teotihuacan-order-red = red temple
    .do = Advance on the red temple first
teotihuacan-order-green = green temple
    .do = Advance on the green temple first
teotihuacan-order-ability = worship space
    .do = Use the worship space
teotihuacan-order-discovery = discovery tile
    .do = Decide on the discovery tile

# from: after a gain; for: after a payment.
teotihuacan-reason-start = start
    .from = at the start
    .for = at the start
teotihuacan-reason-temple = temple
    .from = from a temple
    .for = for a temple
teotihuacan-reason-collecting = collecting
    .from = by collecting
    .for = for collecting
teotihuacan-reason-worship = worship
    .from = from worship
    .for = to worship
teotihuacan-reason-royal-tile = royal tile
    .from = from a royal tile
    .for = for a royal tile
teotihuacan-reason-main-action = main action
    .from = from the main action
    .for = for the main action
teotihuacan-reason-technology = technology
    .from = from a technology
    .for = for a technology
teotihuacan-reason-building = building
    .from = from building
    .for = to build
teotihuacan-reason-power-up = power-up
    .from = from a power-up
    .for = for one more power-up
teotihuacan-reason-ascension = ascension
    .from = from an ascension
    .for = for two temple steps
teotihuacan-reason-discovery = discovery tile
    .from = from a discovery tile
    .for = for a discovery tile
teotihuacan-reason-unlocking = unlocking
    .from = from unlocking
    .for = to unlock workers
teotihuacan-reason-fallback = no other action possible
    .from = because no other action was possible
    .for = because no other action was possible
teotihuacan-reason-exchange = exchange
    .from = from an exchange
    .for = in exchange for VP

# Parts of a match; a number follows.
teotihuacan-part-eclipse-began = Eclipse
teotihuacan-part-era-began = Era

# for: why points are scored or lost.
teotihuacan-source-blue-temple = Blue temple
    .for = on the blue temple
teotihuacan-source-red-temple = Red temple
    .for = on the red temple
teotihuacan-source-green-temple = Green temple
    .for = on the green temple
teotihuacan-source-avenue = Avenue of the Dead
    .for = for the Avenue of the Dead
teotihuacan-source-pyramid-tiles = Pyramid tiles
    .for = for a pyramid tile
teotihuacan-source-pyramid-icons = Icons on the pyramid
    .for = for matching icons on the pyramid
teotihuacan-source-pyramid-leader = Leading the pyramid track
    .for = for leading the pyramid track
teotihuacan-source-pyramid-steps = Pyramid track steps
    .for = for steps on the pyramid track
teotihuacan-source-decorations = Decorations
    .for = for a decoration
teotihuacan-source-decoration-icons = Icons of decorations
    .for = for matching icons of a decoration
teotihuacan-source-nobles = Nobles
    .for = for a building at Nobles
teotihuacan-source-resource-boards = Resource boards
    .for = on a resource board
teotihuacan-source-technology-use = Technologies in use
    .for = through a technology
teotihuacan-source-technology-owner = Technologies taken by others
    .for = for a technology that somebody else takes
teotihuacan-source-royal-tiles = Royal tiles
    .for = for a royal tile
teotihuacan-source-ascension = Ascensions
    .for = for an ascension
teotihuacan-source-discovery-tiles = Discovery tiles
    .for = for a discovery tile
teotihuacan-source-masks = Masks
    .for = for masks
teotihuacan-source-blue-bonus = Blue bonus tile
    .for = for the bonus tile of the blue temple
teotihuacan-source-red-bonus = Red bonus tile
    .for = for the bonus tile of the red temple
teotihuacan-source-green-bonus = Green bonus tile
    .for = for the bonus tile of the green temple
teotihuacan-source-salary = Unpaid salary
    .for = for unpaid salary
teotihuacan-source-bot-cocoa = Cocoa exchanged
    .for = for cocoa exchanged
teotihuacan-source-bot-goods = Resources left over
    .for = for resources and cocoa left over
teotihuacan-source-bot-technologies = Technologies owned
    .for = for technologies owned

# price: what the first step costs; nothing: why it can lack a target; first and second: its steps.
teotihuacan-action-tile-construction = Construction
    .price = 2 stone
    .nothing = no pyramid tile can be placed
    .first = builds a pyramid tile
    .second = gains 2 stone
    .does = A worker at Construction builds a pyramid tile for 2 stone; otherwise one at the Stone Quarry gains 2 stone.
    .when = When Teotibot’s dice choose this tile.
teotihuacan-action-tile-decorations = Decorations
    .price = 2 gold
    .nothing = no decoration can be placed
    .first = places a decoration
    .second = gains 2 gold
    .does = A worker at Decorations places a decoration for 2 gold; otherwise one at the Gold Deposits gains 2 gold.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-alchemy = Alchemy
    .price = 1 gold
    .nothing = it owns every technology
    .first = takes a technology
    .second = powers up its weakest worker twice
    .does = A worker at Alchemy takes a technology for 1 gold; otherwise its weakest worker powers up twice.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-nobles = Nobles
    .price = 2 wood
    .nothing = no building is left
    .first = builds a building
    .second = gains 2 wood
    .does = A worker at Nobles builds a building for 2 wood; otherwise one at the Forest gains 2 wood.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-mastery = Mastery
    .price = nothing
    .nothing = no worker can act
    .first = lets its strongest worker act
    .second = lets its next worker act
    .does = Its strongest worker does what the tile of its board says; if it cannot, the next one tries.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-worship = Worship
    .price = nothing
    .nothing = no temple worship space is free
    .first = moves to the next temple worship space
    .second = moves to the next temple worship space
    .does = Its locked worker moves to the next worship space of a temple, unlocks yours there, advances and discards the discovery tile.
    .when = { teotihuacan-action-tile-construction.when }
teotihuacan-action-tile-masks = Mask collection
    .price = the price of a mask
    .nothing = no mask it lacks and can afford is available
    .first = takes a mask
    .second = takes a mask
    .does = It takes the rarest mask that it lacks and can pay; without one, it gains 5 cocoa and powers up its weakest worker.
    .when = { teotihuacan-action-tile-construction.when }

teotihuacan-action-slot-top = at the top
teotihuacan-action-slot-middle-left = in the middle left
teotihuacan-action-slot-middle-right = in the middle right
teotihuacan-action-slot-bottom-left = at the bottom left
teotihuacan-action-slot-bottom-centre = at the bottom centre
teotihuacan-action-slot-bottom-right = at the bottom right

teotihuacan-direction-left = left
teotihuacan-direction-right = right

teotihuacan-bot-failure-no-worker = no unlocked worker there
    .sort = worker
teotihuacan-bot-failure-too-few-goods = too few resources
    .sort = goods
teotihuacan-bot-failure-nothing-left = nothing left
    .sort = target
teotihuacan-bot-failure-no-action = no action there
    .sort = action

teotihuacan-heading-boards = Boards
teotihuacan-heading-temples = Temples
teotihuacan-heading-avenue = Avenue of the Dead
teotihuacan-heading-building-row = Building row
teotihuacan-heading-calendar = Calendar
teotihuacan-heading-era = Era
teotihuacan-heading-pyramid = Pyramid
teotihuacan-heading-pyramid-track = Pyramid track
teotihuacan-heading-technologies = Technologies
teotihuacan-heading-royal-tiles = Royal tiles
teotihuacan-heading-bonus-tiles = Bonus tiles
teotihuacan-heading-discovery-tiles = Discovery tiles
teotihuacan-heading-used-tiles = Used
teotihuacan-heading-decorations = Available decorations
teotihuacan-heading-pyramid-tiles = Available pyramid tiles
teotihuacan-heading-starting-tiles = Starting tiles
teotihuacan-heading-workers = Workers
teotihuacan-heading-locked = Locked
teotihuacan-heading-neutral-workers = Neutral workers
teotihuacan-heading-salary = Salary
teotihuacan-heading-masks = Masks
teotihuacan-heading-points = VP
teotihuacan-heading-next-step = Next step
teotihuacan-heading-each-step = Each step
teotihuacan-heading-stack = Stack
teotihuacan-heading-action-tiles = Action tiles
teotihuacan-heading-set-aside = Set aside
teotihuacan-heading-directions = Directions
teotihuacan-heading-dice = Dice
teotihuacan-heading-total = Total
teotihuacan-heading-any-resource = any resource
teotihuacan-heading-level = level of a square
teotihuacan-heading-decorated = decoration
teotihuacan-heading-undecorated = space for a decoration
teotihuacan-heading-star = advances on its temple when it matches
teotihuacan-heading-prices = cocoa: price of the main action, gain of collecting

## Lists of goods, quoted below

teotihuacan-resources = { $wood ->
        [0] { $stone ->
            [0] { $gold } gold
           *[other] { $gold ->
                [0] { $stone } stone
               *[other] { $stone } stone and { $gold } gold
            }
        }
       *[other] { $stone ->
            [0] { $gold ->
                [0] { $wood } wood
               *[other] { $wood } wood and { $gold } gold
            }
           *[other] { $gold ->
                [0] { $wood } wood and { $stone } stone
               *[other] { $wood } wood, { $stone } stone and { $gold } gold
            }
        }
    }
teotihuacan-goods = { $wood ->
        [0] { $stone ->
            [0] { $gold ->
                [0] { $cocoa } cocoa
               *[other] { $cocoa ->
                    [0] { $gold } gold
                   *[other] { $gold } gold and { $cocoa } cocoa
                }
            }
           *[other] { $gold ->
                [0] { $cocoa ->
                    [0] { $stone } stone
                   *[other] { $stone } stone and { $cocoa } cocoa
                }
               *[other] { $cocoa ->
                    [0] { $stone } stone and { $gold } gold
                   *[other] { $stone } stone, { $gold } gold and { $cocoa } cocoa
                }
            }
        }
       *[other] { $stone ->
            [0] { $gold ->
                [0] { $cocoa ->
                    [0] { $wood } wood
                   *[other] { $wood } wood and { $cocoa } cocoa
                }
               *[other] { $cocoa ->
                    [0] { $wood } wood and { $gold } gold
                   *[other] { $wood } wood, { $gold } gold and { $cocoa } cocoa
                }
            }
           *[other] { $gold ->
                [0] { $cocoa ->
                    [0] { $wood } wood and { $stone } stone
                   *[other] { $wood } wood, { $stone } stone and { $cocoa } cocoa
                }
               *[other] { $cocoa ->
                    [0] { $wood } wood, { $stone } stone and { $gold } gold
                   *[other] { $wood } wood, { $stone } stone, { $gold } gold and { $cocoa } cocoa
                }
            }
        }
    }

## Questions

teotihuacan-decision-in-any-order = Choose what comes first
    .about = Finish one before you start the other.
teotihuacan-decision-keep-starting-tiles = Choose the two starting tiles you keep
    .about = You gain everything on both; their boards are where your workers start.
teotihuacan-decision-draft-starting-tile = Choose a starting tile
    .about = You draft two in all and gain everything on both.
teotihuacan-decision-place-workers = Choose three boards for your workers
    .about = One worker of power 1 starts on each.
teotihuacan-decision-claim-reserved = Choose whether to claim the discovery tile
    .about = It was reserved for your starting tile { $tile }.
teotihuacan-decision-finish-turn = End your turn, or first use a tile or unlock your workers
    .about = Taken tiles are replaced when the turn ends.
teotihuacan-decision-move-worker = Choose where your worker goes
    .about =
        { $unlimited ->
            [0]
                { $double ->
                    [0] A worker moves one to three boards clockwise; or spend the turn unlocking all your workers.
                   *[other] Two workers of one board may move together, one to three boards clockwise.
                }
           *[other]
                { $double ->
                    [0] The worker may move any distance clockwise.
                   *[other] Two workers of one board may move together, any distance clockwise.
                }
        }
teotihuacan-decision-bring-companion = Choose who comes along
    .about = A second worker may follow from { $the-from } to { $the-to }.
teotihuacan-decision-use-board = Choose what to do at { $the-board }
    .about = Collecting pays 1 cocoa and 1 per colour there; the main action costs 1 cocoa per colour.
teotihuacan-decision-continue-worship = { $decided ->
        [0] Choose what comes first
       *[1] Use the worship space, or one of your tiles before it
    }
    .about = { $decided ->
        [0] One is finished before the other begins.
       *[1] The discovery tile at { $the-board } is settled; the worship space is still to be used.
    }
teotihuacan-decision-buy-resources = Choose how often you exchange
    .about = Royal tile: { $royal }; here up to { $times ->
        [one] { $times } time
       *[other] { $times } times
    }.
teotihuacan-decision-sell-resource = Choose a resource to sell for 2 cocoa
    .about = You may sell { $times ->
        [one] { $times } more
       *[other] up to { $times } more
    }.
teotihuacan-decision-swap-resource = Choose a resource to give
    .about = With 1 cocoa it buys you { $power ->
        [one] { $power } resource
       *[other] { $power } resources
    } of your choice.
teotihuacan-decision-buy-temple-step = Choose a temple to advance on for 1 cocoa
    .about = You may buy { $times ->
        [one] { $times } more step
       *[other] up to { $times } more steps
    }.
teotihuacan-decision-take-resources = Choose { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
    .about = Wood, stone and gold may be mixed freely.
teotihuacan-decision-choose-temple = Choose a temple to advance on
    .about = The step pays its reward at once.
teotihuacan-decision-choose-major-reward = Choose the printed reward or a discovery tile
    .about = The tiles lie { $at-place }.
teotihuacan-decision-claim-on-avenue = Choose a discovery tile, or none
    .about = The tiles lie { $at-place }.
teotihuacan-decision-claim-on-board = Choose whether to claim the discovery tile
    .about = It lies at { $the-board }; its price is still to be paid.
teotihuacan-decision-power-up = Choose a worker to power up
    .about =
        { $optional ->
            [0] Only unlocked workers at { $the-board }.
           *[other] A second power-up at { $the-board }, which you may decline.
        }
teotihuacan-decision-power-up-anywhere = Choose a worker to power up
    .about = Any unlocked worker that has not just moved.
teotihuacan-decision-buy-power-up = Choose whether to buy one more power-up
    .about = Technology 13: it costs 1 cocoa and goes to a worker at { $the-board }.
teotihuacan-decision-choose-ascension-reward = Choose the reward of your ascension
    .about = Your worker returns to the Palace with power 1.
teotihuacan-decision-take-technology = Choose a technology
    .about = One worker: top row. Two or more: either row. A single worker of power 4 or 5 may take from the bottom row, but without a power-up.
teotihuacan-decision-build-house = Choose the row of your building
    .about =
        { $workers ->
            [one] { $workers } worker counted.
           *[other] { $workers } workers counted.
        }
teotihuacan-decision-take-decoration = Choose a decoration
    .about = { $workers ->
        [one] With { $workers } worker it costs 3 gold.
        [2] With { $workers } workers it costs 2 gold.
       *[other] With { $workers } workers it costs 1 gold.
    }
teotihuacan-decision-place-decoration = Choose a side for { $decoration }
    .about = It scores 3 VP and 1 VP per matching icon; matching coloured icons advance you on their temples.
teotihuacan-decision-build-pyramid = Choose a pyramid tile
    .about = { $workers ->
        [one] You may place { $workers } tile in this action; { $placed } placed so far.
       *[other] You may place up to { $workers } tiles in this action; { $placed } placed so far.
    }
teotihuacan-decision-choose-spot = Choose where the tile goes
    .about = Tile { $tile }: 2 stone, and 1 wood more for each level above the first.
teotihuacan-decision-turn-tile = Choose how the tile is turned
    .about = Tile { $tile } on { $spot }: 1 VP per matching icon, and a temple step for a matching star.
teotihuacan-decision-save-resource = Choose which resource technology 15 saves
    .about = One resource in the whole action; this tile goes to { $spot }.
teotihuacan-decision-pay-salary = Choose how much salary you pay
    .about = Each cocoa you leave unpaid costs 3 VP.

teotihuacan-standing-salary = Pay all the salary I can

## Buttons

teotihuacan-action-keep-starting-tiles = Keep “{ $first }” and “{ $second }”
teotihuacan-action-draft-starting-tile = Take “{ $tile }”
teotihuacan-action-place-workers = Start at { $the-first }, { $the-second } and { $the-third }
teotihuacan-action-move = Move the worker of power { $power } from { $the-from } to { $the-to }
teotihuacan-action-bring = Bring the worker of power { $power }
teotihuacan-action-move-alone = Bring nobody
teotihuacan-action-free-workers = Unlock all your workers and end the turn
teotihuacan-action-use-move-tile = Use the tile “{ $discovery }” for this move
teotihuacan-action-collect-cocoa = Collect cocoa
teotihuacan-action-worship = { $sort-payment ->
        [tile] { $sort-part ->
            [ability] Worship with the free-cocoa tile: { $space }
            [discovery] Worship with the free-cocoa tile: discovery tile
           *[both] Worship with the free-cocoa tile: { $space }, and the discovery tile
        }
       *[cocoa] { $sort-part ->
            [ability] Worship: { $space }
            [discovery] Worship: discovery tile
           *[both] Worship: { $space }, and the discovery tile
        }
    }
teotihuacan-action-main-action =
    { $sort-payment ->
        [tile] Main action with the free-cocoa tile
       *[cocoa] Main action
    }
teotihuacan-action-count-extra-worker = Use the extra-worker tile
teotihuacan-action-take-technology = Take technology { $technology }
teotihuacan-action-build-house = Build in the { $row } row
teotihuacan-action-take-decoration = Take { $decoration }
teotihuacan-action-place-decoration = Place it on the { $side } side
teotihuacan-action-take-pyramid-tile = Take { $tile }
teotihuacan-action-build-on = Build on { $spot }
teotihuacan-action-turn-tile =
    { $turns ->
        [0] Do not turn it
        [1] Turn it 90°
        [2] Turn it 180°
       *[3] Turn it 270°
    }
teotihuacan-action-save = { $do-saving }
teotihuacan-action-stop-building = Stop building
teotihuacan-action-take-resources = Take { teotihuacan-resources }
teotihuacan-action-climb = Advance on { $the-temple }
teotihuacan-action-take-reward = Take the printed reward
teotihuacan-action-claim = Claim “{ $discovery }”
teotihuacan-action-decline = Decline
teotihuacan-action-exchange = { $times ->
        [0] Exchange nothing
        [one] Exchange { $times } time
       *[other] Exchange { $times } times
    }
teotihuacan-action-give = { $sort-payment ->
        [tile] Give 1 { $resource } with the free-cocoa tile
       *[cocoa] Give 1 { $resource }
    }
teotihuacan-action-pay-and-climb = Advance on { $the-temple } for 1 cocoa
teotihuacan-action-exchange-freely = Exchange as often as possible with the free-cocoa tile
teotihuacan-action-take-ascension-reward = { $sort-payment ->
        [tile] Take { $reward } with the free-cocoa tile
       *[cocoa] Take { $reward }
    }
teotihuacan-action-power-up = Power up the worker of power { $power } at { $the-board }
teotihuacan-action-buy-power-up = Pay 1 cocoa to power up the worker of power { $power } at { $the-board }
teotihuacan-action-end-turn = End your turn
teotihuacan-action-pay-salary = { $cocoa ->
        [0] Pay no salary
       *[other] Pay { $cocoa } cocoa
    }
teotihuacan-action-excuse-salary = Use the free-cocoa tile for the whole salary
teotihuacan-action-resolve-first = { $do-first }
teotihuacan-action-use-tile = Use the tile “{ $discovery }”
teotihuacan-action-unlock-workers = { $sort-payment ->
        [tile] Unlock all your workers with the free-cocoa tile
       *[cocoa] Pay 3 cocoa to unlock all your workers
    }

## Log

teotihuacan-event-starting-tiles-dealt = { $player } receives four starting tiles: “{ $first }”, “{ $second }”, “{ $third }” and “{ $fourth }”.
teotihuacan-event-starting-tiles-kept = { $player } keeps the starting tiles “{ $first }” and “{ $second }”.
teotihuacan-event-starting-tile-drafted = { $player } drafts the starting tile “{ $tile }”.
teotihuacan-event-workers-placed = { $player } places workers at { $the-first }, { $the-second } and { $the-third }.
teotihuacan-event-neutral-workers-placed = Neutral workers (set { $colour }) stand at { $the-first }, { $the-second } and { $the-third }.
teotihuacan-event-player-order-set = { $player } starts with { $cocoa } cocoa.
teotihuacan-event-turn-began = { $player } begins a turn.
teotihuacan-event-workers-freed = { $player } unlocks all workers instead of moving.
teotihuacan-event-workers-unlocked = { $player } unlocks all workers.
teotihuacan-event-worker-moved = { $player } moves a worker of power { $power } from { $the-from } to { $the-to }.
teotihuacan-event-cocoa-collected = { $player } collects cocoa at { $the-board }.
teotihuacan-event-worshipped = { $sort-part ->
        [ability] { $player } worships at { $the-board }: { $space }.
        [discovery] { $player } worships at { $the-board } for the discovery tile.
       *[both] { $player } worships at { $the-board }: { $space }, and the discovery tile.
    }
teotihuacan-event-worker-bumped = { $player } unlocks the worker of { $owner } at { $the-board }.
teotihuacan-event-main-action-taken = { $player } takes the main action at { $the-board } with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
teotihuacan-event-powered-up = { $player } powers up a worker at { $the-board } to { $power }.
teotihuacan-event-ascended = { $player }: the worker at { $the-board } ascends and returns to the Palace with power 1.
teotihuacan-event-ascension-reward-taken = { $player } chooses the ascension reward: { $reward }.
teotihuacan-event-fourth-worker-arrived = { $player } brings the fourth worker to the Palace with power { $power }.
teotihuacan-event-goods-gained = { $player } gains { teotihuacan-goods } { $from-reason }.
teotihuacan-event-goods-paid = { $player } pays { teotihuacan-goods } { $for-reason }.
teotihuacan-event-points-scored = { $player } scores { $points } VP { $for-source }.
teotihuacan-event-points-lost = { $player } loses { $points } VP { $for-source }.
teotihuacan-event-temple-advanced = { $player } advances to step { $step } of { $the-temple }.
teotihuacan-event-temple-blocked = { $player } loses an advance on { $the-temple }: no step above is free.
teotihuacan-event-bonus-unlocked = { $player } unlocks the bonus tile of { $the-temple }: { $bonus }.
teotihuacan-event-avenue-advanced = { $player } advances to step { $step } of the Avenue of the Dead.
teotihuacan-event-track-advanced = { $player } advances to step { $step } of the pyramid track.
teotihuacan-event-light-disc-moved = The light disc moves to { $space }.
teotihuacan-event-discovery-claimed = { $player } claims the discovery tile “{ $discovery }” { $at-place }.
teotihuacan-event-discovery-used = { $player } uses the discovery tile “{ $discovery }”.
teotihuacan-event-technology-taken = { $player } acquires technology { $technology }.
teotihuacan-event-house-built = { $player } places a building in the { $row } row of Nobles.
teotihuacan-event-decoration-placed =
    { $player } places the decoration { $decoration } on the { $side } side, level { $level }; { $matches ->
        [0] no icon matches
        [one] { $matches } icon matches
       *[other] { $matches } icons match
    }.
teotihuacan-event-pyramid-tile-placed =
    { $player } places the tile { $tile } on { $spot }, { $turns ->
        [0] not turned
        [1] turned 90°
        [2] turned 180°
       *[3] turned 270°
    }; { $matches ->
        [0] no icon matches
        [one] { $matches } icon matches
       *[other] { $matches } icons match
    }.
teotihuacan-event-pyramid-completed = { $player } completes the pyramid; the coming Eclipse is the last.
teotihuacan-event-pyramid-tile-turned-up = New pyramid tile available: { $tile }.
teotihuacan-event-decoration-turned-up = New decoration available: { $decoration }.
teotihuacan-event-discovery-turned-up = The discovery tile “{ $discovery }” is turned up { $at-place }.
teotihuacan-event-discs-met = The light disc meets the dark disc; an Eclipse is near.
teotihuacan-event-last-round-began = Everybody takes one more turn before the Eclipse.
teotihuacan-event-eclipse-began = { $final ->
        [1] Eclipse { $eclipse } begins; it is the last.
       *[other] Eclipse { $eclipse } begins.
    }
teotihuacan-event-avenue-scored = { $player } counts { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } on the Avenue of the Dead, { $value } VP each.
teotihuacan-event-masks-scored = { $player } counts { $masks ->
        [one] { $masks } mask
       *[other] { $masks } masks
    } in { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }.
teotihuacan-event-salary-paid = { $player } pays { $paid } of { $due } cocoa salary.
teotihuacan-event-salary-excused = { $player } owes a salary of { $due } cocoa and pays with the free-cocoa tile.
teotihuacan-event-era-began = Era { $era } begins; the dark disc moves to { $dark }.
teotihuacan-event-scored = { $player } finishes in position { $place } with { $points } VP.
teotihuacan-event-match-ended = The match ends.

## Teotibot's log

teotihuacan-event-bot-rolled = { $player } rolls { $first } and { $second }: the action tile { $tile } { $slot }.
teotihuacan-event-bot-step-failed =
    { $sort-failure ->
        [worker] { $player } cannot take step { $step } of { $tile }: it has no unlocked worker at { $the-board }.
        [goods] { $player } cannot take step { $step } of { $tile }: it needs { $price-tile }.
        [target] { $player } cannot take step { $step } of { $tile }: { $nothing-tile }.
       *[action] { $player } cannot take step { $step } of { $tile }: there is nothing to do at { $the-board }.
    }
teotihuacan-event-bot-step-taken = { $step ->
        [1] { $player } takes step { $step } at { $the-board }: it { $first-tile }.
       *[2] { $player } takes step { $step } at { $the-board }: it { $second-tile }.
    }
teotihuacan-event-bot-tried-worker = { $player } tries its worker of power { $power } at { $the-board }.
teotihuacan-event-bot-fell-back = { $player } can take no other action: it gains cocoa and powers up its weakest worker.
teotihuacan-event-bot-worker-advanced = { $player } advances a worker of power { $power } from { $the-from } to { $the-to }.
teotihuacan-event-bot-worshipped = { $player } moves its locked worker from { $the-from } to { $the-to } (worship).
teotihuacan-event-bot-worshipper-displaced = { $player }’s locked worker is moved from { $the-from } to { $the-to }.
teotihuacan-event-bot-discarded = { $player } discards the discovery tile “{ $discovery }” { $at-place }.
teotihuacan-event-bot-exchanged = { $player } exchanges { $cocoa } cocoa for { $points } VP.
teotihuacan-event-bot-tile-shifted = The action tile { $tile } now lies { $slot }.
teotihuacan-event-bot-tile-set-aside = The action tile { $tile } is set aside.
teotihuacan-event-bot-direction-flipped = The upper direction tile is flipped to the { $direction } and goes below.

## Why a position is refused

teotihuacan-why-ring = All boards must be there, clockwise from the Palace.
teotihuacan-why-roll = A roll is two dice (1–6) and a rotation (0–3).
teotihuacan-why-sum-of-book = It must be { $total }, the sum of the book.
teotihuacan-why-power-off-board = Power is 1 to 5 on a board and 0 off the boards.
teotihuacan-why-spot = This place is taken, or no tiles support it.
teotihuacan-why-decoration-unsupported = A decoration lies where the pyramid is not yet built.
teotihuacan-why-top-of-temple = Only one marker fits on the top of a temple.
teotihuacan-why-space-taken = Two workers stand on one worship space.
teotihuacan-why-bot-workers = Teotibot has three unlocked workers and exactly one at worship.
teotihuacan-why-action-tiles = There must be seven different action tiles, one of them set aside.
teotihuacan-why-tile-twice = A tile lies in two places.
teotihuacan-why-wrong-order = The steps stand in an order that never occurs.
teotihuacan-why-not-together = Together, players only pick starting tiles or only pay salaries.
teotihuacan-why-salary = This player could not pay this salary.
teotihuacan-why-starting-tiles = The starting tiles do not match the steps.

## Why an answer cannot be given

teotihuacan-why-needs = { $price ->
        [one] Needs { $price } { $good }; you have { $own }.
       *[other] Needs { $price } { $many-good }; you have { $own }.
    }
teotihuacan-why-needs-both = { $one } { $other }
teotihuacan-why-costs-no-cocoa = This costs no cocoa.
teotihuacan-why-too-far = { $board } is { $steps } boards away; a worker goes { $least } to { $most }.
teotihuacan-why-worker-locked = This worker is locked: unlock it first.
teotihuacan-why-worker-has-moved = This worker has moved this turn.
teotihuacan-why-no-such-worker = You have no such worker there.
teotihuacan-why-none-locked = All your workers are unlocked.
teotihuacan-why-no-unlock-now = You cannot unlock workers at this moment.
teotihuacan-why-no-pair = Needs two unlocked workers on one board.
teotihuacan-why-tile-commits = You have used a tile for moving: a worker moves now.
teotihuacan-why-no-such-tile = You have no such tile to use.
teotihuacan-why-no-tile-now = This tile cannot be used at this moment.
teotihuacan-why-no-effect = This tile would have no effect now.
teotihuacan-why-other-board = The power-up goes to a worker on this board: { $board }.
teotihuacan-why-workers-enough = { $workers ->
        [one] { $workers } worker is enough here: no more are counted.
       *[other] { $workers } workers are enough here: no more are counted.
    }
teotihuacan-why-no-main-action = There is no main action here.
teotihuacan-why-no-worship-here = There is no worship space here.
teotihuacan-why-own-worker-there = Your own worker blocks this worship space.
teotihuacan-why-no-tile-here = There is no discovery tile here.
teotihuacan-why-not-tile-alone = At the Palace the discovery tile alone is not allowed.
teotihuacan-why-other-tiles-here = This discovery tile does not lie here.
teotihuacan-why-technology-known = You have this technology already.
teotihuacan-why-beyond-reach = A single worker needs power { $power } or more for the bottom row.
teotihuacan-why-no-technology-left = You have every technology within reach.
teotihuacan-why-no-building-left = There is no building left.
teotihuacan-why-no-row-left = No row of the Nobles has room for you.
teotihuacan-why-row-needs-workers = This row needs { $workers } workers; you count { $own }.
teotihuacan-why-row-full = This row is full.
teotihuacan-why-own-row-first = The row for your number of workers still has room.
teotihuacan-why-no-decoration-left = There is no decoration left.
teotihuacan-why-no-side-left = No side of the pyramid has room for a decoration now.
teotihuacan-why-side-full = This side of the pyramid is full.
teotihuacan-why-side-not-built = The pyramid is not yet built beside the next space of this side.
teotihuacan-why-not-available = This tile is not available.
teotihuacan-why-no-pyramid-tile-left = There is no pyramid tile left.
teotihuacan-why-pyramid-finished = The pyramid is finished.
teotihuacan-why-each-has-built = { $workers ->
        [one] { $workers } worker builds one tile.
       *[other] { $workers } workers build { $workers } tiles at most.
    }
teotihuacan-why-build-one-first = Build at least one tile first.
teotihuacan-why-spot-taken = A tile lies here already.
teotihuacan-why-spot-not-supported = A tile here must lie on four others.
teotihuacan-why-just-so-many = { $count ->
        [one] Take just { $count } resource.
       *[other] Take just { $count } resources.
    }
teotihuacan-why-at-the-top = Your marker is on the top step of this temple.
teotihuacan-why-top-taken = Another marker is on the top step, which has room for one only.
teotihuacan-why-no-temple-left = You cannot advance on any temple.
teotihuacan-why-so-often = { $times ->
        [one] This exchange is done { $times } time at most.
       *[other] This exchange is done { $times } times at most.
    }
teotihuacan-why-four-workers = You have four workers already.
teotihuacan-why-salary-due = You owe no more than { $due } cocoa.
teotihuacan-why-tile-not-dealt = This starting tile was not dealt to you.
teotihuacan-why-two-tiles = Keep two different tiles.
teotihuacan-why-different-boards = The three workers begin on three different boards.
teotihuacan-why-boards-of-tiles = Workers begin on the boards of your starting tiles.
