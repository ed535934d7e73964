# As regras, contadas aos jogadores com nossas palavras.

## Cacao

rules-cacao-goal = Do que se trata
rules-cacao-goal-text = Você leva sua aldeia para a selva. Seus trabalhadores colhem cacau, vendem, carregam água, buscam ouro e se reúnem nos templos. Vence quem tiver mais ouro no fim.
rules-cacao-turn = Uma vez
rules-cacao-turn-place = Coloque uma das suas três peças de trabalhadores.
rules-cacao-turn-fill = Preencha os vãos que ela abre com peças da mostra da selva.
rules-cacao-turn-act = Todos os trabalhadores que tocam pela primeira vez uma peça de selva a usam, os seus e os dos outros.
rules-cacao-turn-draw = Compre outra peça de trabalhadores e a mostra volta a ter duas.
rules-cacao-place = Colocar uma peça
rules-cacao-place-picture = Uma peça de trabalhadores ao lado de uma plantação e acima de um mercado
rules-cacao-place-text = As peças de trabalhadores e de selva formam um xadrez. Coloque a sua em um lugar vazio que toque por um lado pelo menos uma peça de selva, girada como quiser.
rules-cacao-place-workers = Cada peça tem quatro trabalhadores distribuídos pelos lados: um em cada, ou dois e até três no mesmo. Cada trabalhador olha para o vizinho do seu lado.
rules-cacao-fill = Preencher vãos
rules-cacao-fill-picture = Duas peças de trabalhadores se encontram em um lugar vazio e uma peça de selva o preenche
rules-cacao-fill-text = Se a sua peça faz um lugar vazio tocar duas peças de trabalhadores, ele deve ser preenchido: você escolhe qual das duas peças da mostra vai ali.
rules-cacao-fill-many = Com dois vãos você decide qual peça vai em cada um. Um terceiro recebe a de cima da pilha, sem ver. Sem peças, o vão fica aberto.
rules-cacao-act = Os trabalhadores agem
rules-cacao-act-text = Um trabalhador age uma vez: quando sua peça e a de selva que ele olha se juntam. Assim suas peças podem render na vez de outro.
rules-cacao-act-order = Você escolhe em que ordem seus lados agem; cada lado termina antes do próximo. Colha primeiro para ter mercadoria, ou venda primeiro para ter espaço.
rules-cacao-tiles = As peças de selva
rules-cacao-tile-plantation = Plantação: cada trabalhador colhe 1 de cacau, ou 2 em uma dupla. Seu depósito guarda 5; o resto se perde.
rules-cacao-tile-market = Mercado: cada trabalhador pode vender 1 de cacau por 2, 3 ou 4 de ouro, conforme a peça. Você pode vender menos.
rules-cacao-tile-mine = Mina de ouro: cada trabalhador encontra 1 ou 2 de ouro.
rules-cacao-tile-water = Água: cada trabalhador move seu aguadeiro um campo pelo rio. Ele começa em −10 e pode chegar a 16.
rules-cacao-tile-sun = Lugar do sol: cada trabalhador traz uma ficha de sol, até três.
rules-cacao-tile-temple = Templo: nada agora. No fim paga a quem tiver mais trabalhadores ao lado.
rules-cacao-overbuild = Cobrir uma peça
rules-cacao-overbuild-text = Quando, no começo da sua vez, não restam pilha nem mostra, você pode pagar uma ficha de sol e pôr sua peça sobre uma sua ainda não coberta. Todos os trabalhadores agem, também em peças já usadas. Um lugar só é coberto uma vez.
rules-cacao-end = O fim
rules-cacao-end-text = A partida acaba quando todos colocaram a última peça. Conte seu ouro, some o campo do seu aguadeiro (pode ser negativo) e 1 de ouro por ficha de sol. O cacau que sobra não paga nada.
rules-cacao-end-temples = Em cada templo, quem tiver mais trabalhadores ao lado ganha 6 de ouro, o segundo 3. Empatados dividem o prêmio, arredondado para baixo; com empate no primeiro não há segundo prêmio.
rules-cacao-end-tie = Se o ouro for igual, decide o cacau que sobrou; se também for igual, a vitória é dividida.
