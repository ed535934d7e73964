# O que o terminal diz na mesa de Teotihuacan.

cli-teotihuacan-typing =
    Vários de uma vez também valem: “3 1” responde 3 a esta pergunta e 1 à seguinte.
    A notação vale a qualquer momento, por exemplo “move forest 1 alchemy” ou “collect_cocoa”.
