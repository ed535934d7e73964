# Lo que dice la terminal en la mesa de Teotihuacan.

cli-teotihuacan-typing =
    También varios a la vez: «3 1» responde 3 a esta pregunta y 1 a la siguiente.
    La notación vale en todo momento, por ejemplo «move forest 1 alchemy» o «collect_cocoa».
