# Bots entre si: torneios, escadas e relatórios de equilíbrio.

arena-about-arena = Faça bots se enfrentarem até ficar claro qual é o mais forte.
arena-about-ladder = Classifique muitos bots, todos contra todos.
arena-about-report = Escreva uma página sobre o equilíbrio de um jogo.
arena-argument-bots = Bots pelo nome, com vírgulas; nome@500 dá 500 tentativas por decisão, nome@0.1s um décimo de segundo.
arena-argument-bot = O bot que joga contra si mesmo.
arena-argument-matches = Quantas partidas no máximo.
arena-argument-pair-matches = Quantas partidas cada dupla joga.
arena-argument-workers = Quantos processos jogam ao mesmo tempo.
arena-argument-ray = O endereço de um cluster Ray, ou “local”.
arena-argument-all = Joga todas as partidas, mesmo com o resultado claro.
arena-argument-plot = Onde se escreve uma imagem do resultado (SVG).
arena-argument-output = Onde se escreve a página (HTML).

## While it plays, and the result

arena-playing = Jogando
arena-estimate = { $bot } { $share } (de { $low } a { $high })
arena-column-share = Proporção
arena-column-interval = 95 % de certeza
arena-column-thought = Reflexão
arena-column-longest = A mais longa
arena-column-strength = Força
arena-column-doubt = Dúvida
arena-column-matches = Partidas
arena-matches = partidas

# matches: how many were played.

arena-verdict-stronger = Depois de { $matches } partidas: { $bot } é mais forte.
arena-verdict-not-stronger = Depois de { $matches } partidas: { $bot } não é mais forte.
arena-verdict-open = Depois de { $matches } partidas ainda não se sabe se { $bot } é mais forte.
arena-plot-course = Partidas vencidas por { $bot }, com a margem de 95 %
arena-plot-ladder = Força, com o dobro da dúvida para cada lado

## The balance report

arena-report-title = { $game }: quão equilibrado é?

# bots: the name of the bot that played itself.

arena-report-about = { $matches } partidas do bot “{ $bots }” contra si mesmo. As linhas finas mostram a margem em que a verdade está com 95 % de certeza.
arena-report-matches = Partidas
arena-report-median = Pontos, mediana
arena-report-winning = Pontos de quem vence, mediana
arena-report-margin = Vantagem, mediana
arena-report-decisions = Decisões por partida
arena-report-seats = Quem começa
    .about = Ajuda jogar primeiro? Sem vantagem, cada barra chega à linha vertical.
arena-report-seat-plot = Partidas vencidas, em porcentagem
arena-report-place = Jogador { $number } na ordem
arena-report-points = Pontos finais
arena-report-points-plot = Com que frequência ocorre cada resultado
arena-report-points-half = Metade dos resultados fica entre { $low } e { $high } pontos.
arena-report-sources = De onde vêm os pontos
    .about = Médias de todos; abaixo, o que quem vence tira de cada fonte acima da média.
arena-report-sources-plot = Pontos por fonte
arena-report-gains-plot = Quem vence: pontos acima da média
arena-report-parts-plot = Pontos por parte da partida
arena-report-part = Parte { $number }
arena-report-choices = O que escolhe quem vence
    .about = Com que frequência vence quem escolheu isto ao menos uma vez; a linha vertical é a parte justa.
arena-report-length = Duração
arena-report-length-plot = Decisões em uma partida
arena-report-repeat = Para repetir

# path: the file.

arena-report-written = O relatório está em { $path }.
