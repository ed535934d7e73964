# Palavras que todas as telas compartilham.

# O nome de um lugar cujo jogador não deu nenhum; number começa em 1.
common-player = Jogador { $number }
