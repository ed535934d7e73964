# What the terminal says at Teotihuacan's table.

cli-teotihuacan-typing =
    Several at once work too: “3 1” answers this question with 3 and the next one with 1.
    Notation works at any time, for example “move forest 1 alchemy” or “collect_cocoa”.
