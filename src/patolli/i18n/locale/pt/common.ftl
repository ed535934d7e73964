# Palavras que todas as telas compartilham.

# O nome de um lugar cujo jogador não deu nenhum; number começa em 1.
common-player = Jogador { $number }

# A identidade de um lugar: um nome, uma forma e uma cor em todos os jogos.
common-jaguar = Onça
common-flower = Flor
common-shell = Concha
common-flint = Sílex
common-rain = Chuva

# Um título e o que ele diz; coisas uma após a outra, cada uma das quais pode ter vírgulas.
common-labelled = { $label }: { $text }
common-listed = { $one }; { $other }
common-percent = { $figure }%
