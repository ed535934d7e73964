# O que o terminal diz na mesa de Cacao.

cli-cacao-typing =
    Vários de uma vez também valem: “2 c 3” é peça 2, lugar c, orientação 3.
    A notação vale a qualquer momento, por exemplo “place 2-1-0-1 3 1,0” ou “sell 2”.

cli-cacao-round = rodada { $round } de { $rounds }
cli-cacao-display = Selva explorada
cli-cacao-to-come = Ainda por vir
cli-cacao-choose-cell = Escolha no mapa um lugar para { $tile }
cli-cacao-choose-turn = Escolha a orientação da peça
cli-cacao-confirm = Coloque a peça assim ou volte
cli-cacao-overbuild = A selva acabou: você também pode cobrir uma das suas peças. Custa 1 ficha de Sol; todos os trabalhadores da nova peça agem.
cli-cacao-gold = Ouro
cli-cacao-temples = Templos
cli-cacao-sun = Sol
cli-cacao-river = Rio
cli-cacao-total = Total
cli-cacao-left-over = Cacau
cli-cacao-tie = Empate em ouros: vence quem tem mais cacaus sobrando.
cli-cacao-legend =
    As peças de trabalhadores mostram os trabalhadores de cada lado; uma moldura dupla indica uma peça sobre outra.
    ◉ ouro · ▮ cacau guardado · ☼ fichas de Sol · ▤ peças na mão + pilha · ≈ o rio e o aguadeiro.
    ▲ com uma forma: quem lidera nesse templo. ↑2 ♣1: dois trabalhadores teriam essa peça à frente; ? é um espaço vazio a preencher.
