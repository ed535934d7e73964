# What the browser says at Teotihuacan's table.

## Board

web-teotihuacan-where = Era { $era } · sun { $light }, moon { $dark }
web-teotihuacan-era = era { $era } of 3
web-teotihuacan-of-three = of III
web-teotihuacan-eclipse = Eclipse in
web-teotihuacan-eclipse-in = Eclipse in { $count }
web-teotihuacan-last-round = last round before the Eclipse
web-teotihuacan-the-last = the last
web-teotihuacan-start = start
web-teotihuacan-each-step = each step { $points } VP
web-teotihuacan-up-to = up to
web-teotihuacan-upper-row = upper row
web-teotihuacan-either-row = either row
web-teotihuacan-per-match = +1 per matching icon
web-teotihuacan-tile-per-worker = one tile per worker · +1 VP per match
web-teotihuacan-stack = { $count } in the stack
web-teotihuacan-salary = Salary due at the next Eclipse
web-teotihuacan-masks-worth = Masks: { $points } VP in an Eclipse

## Deciding

web-teotihuacan-worker-at = Power { $power } · { $board }
web-teotihuacan-go-to = Go to { $board }
web-teotihuacan-place-here = Place here
web-teotihuacan-confirm = Confirm
web-teotihuacan-turn = Turn
web-teotihuacan-place-turn = { $matches ->
        [0] Drag it, or press R to turn it. No icon matches.
        [one] Drag it, or press R to turn it. { $matches } icon matches.
       *[other] Drag it, or press R to turn it. { $matches } icons match.
    }
