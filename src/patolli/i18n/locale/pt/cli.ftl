# O que o terminal diz: menus, perguntas, ajuda.
