# As regras, contadas aos jogadores com nossas palavras.

## Cacao

rules-cacao-goal = Objetivo
rules-cacao-goal-text = Você leva sua aldeia para a selva. Seus trabalhadores colhem cacau, vendem, carregam água, extraem ouro e se reúnem nos templos. Vence quem tiver mais ouro no fim.
rules-cacao-turn = Um turno
rules-cacao-turn-place = Coloque uma das suas três peças de trabalhadores.
rules-cacao-turn-fill = Preencha com peças da selva explorada os espaços vazios que se formam.
rules-cacao-turn-act = Todos os trabalhadores que têm uma peça de selva à frente pela primeira vez a usam, os seus e os dos outros.
rules-cacao-turn-draw = Compre outra peça de trabalhadores; a selva explorada volta a ter duas peças.
rules-cacao-place = Colocar uma peça
rules-cacao-place-picture = Uma peça de trabalhadores ao lado de uma plantação e acima de um mercado
rules-cacao-place-text = As peças de trabalhadores e de selva formam um tabuleiro de xadrez. Coloque a sua em um espaço vazio que toque por um lado pelo menos uma peça de selva, girada como quiser.
rules-cacao-place-workers = Cada peça tem quatro trabalhadores distribuídos pelos lados: um em cada, ou dois e até três no mesmo. Cada trabalhador age na peça de selva que tem à frente.
rules-cacao-fill = Preencher os espaços
rules-cacao-fill-picture = Duas peças de trabalhadores cercam um espaço vazio e uma peça de selva o preenche
rules-cacao-fill-text = Se a sua peça faz um espaço vazio tocar duas peças de trabalhadores, ele deve ser preenchido: você escolhe qual das duas peças da selva explorada vai ali.
rules-cacao-fill-many = Com dois espaços você decide qual peça vai em cada um. Um terceiro recebe a primeira peça da pilha, sem que se veja antes. Sem peças, o espaço fica vazio.
rules-cacao-act = Os trabalhadores agem
rules-cacao-act-text = Um trabalhador age uma só vez: quando a peça dele e a peça de selva que ele tem à frente se juntam. Assim, suas peças podem render no turno de outro jogador.
rules-cacao-act-order = Você escolhe em que ordem seus lados agem; cada lado termina antes do próximo. Colha primeiro para ter o que vender, ou venda primeiro para ter espaço.
rules-cacao-tiles = As peças de selva
rules-cacao-tile-plantation = Plantação: cada trabalhador colhe 1 cacau, ou 2 em uma dupla. Seu armazém guarda 5; o resto se perde.
rules-cacao-tile-market = Mercado: cada trabalhador pode vender 1 cacau por 2, 3 ou 4 ouros, conforme a peça. Você pode vender menos.
rules-cacao-tile-mine = Mina de ouro: cada trabalhador extrai 1 ou 2 ouros.
rules-cacao-tile-water = Cenote: cada trabalhador avança seu aguadeiro uma casa pelo rio. Ele começa em −10 e pode chegar a 16.
rules-cacao-tile-sun = Santuário do Sol: cada trabalhador rende uma ficha de Sol, até três.
rules-cacao-tile-temple = Templo: sem efeito agora. No fim paga a quem tiver mais trabalhadores ao lado.
rules-cacao-overbuild = Cobrir uma peça
rules-cacao-overbuild-text = Se, no começo do seu turno, não houver peças nem na pilha nem na selva explorada, você pode pagar 1 ficha de Sol e pôr sua peça sobre outra peça sua ainda não coberta. Todos os trabalhadores dela agem, também em peças já usadas. Um lugar só pode ser coberto uma vez.
rules-cacao-end = O fim
rules-cacao-end-text = A partida acaba quando todos colocaram a última peça. Conte seu ouro, some a casa do seu aguadeiro (pode ser negativa) e 1 ouro por ficha de Sol que sobra. O cacau que sobra não vale nada.
rules-cacao-end-temples = Em cada templo, quem tiver mais trabalhadores ao lado ganha 6 ouros; o segundo, 3. Quem empata divide o prêmio, arredondado para baixo; com empate no primeiro lugar não há segundo prêmio.
rules-cacao-end-tie = Se o ouro for igual, decide o cacau que sobra; se também for igual, a vitória é dividida.
