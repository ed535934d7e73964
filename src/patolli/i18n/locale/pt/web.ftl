# O que o navegador diz.

## Shell

web-home-link = Início
web-pages = Páginas
web-play = Jogar
web-learn = Regras
web-replay = Replay
web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-close = Fechar
web-loading = Carregando a mesa…
web-guest = Convidado
web-no = Não
web-less = Menos
web-more = Mais
web-save = Salvar
web-saved = Salvo.
web-error-unknown = Não funcionou ({ $kind }).
web-error-unreachable = Não foi possível acessar o servidor. Tente de novo daqui a pouco.

## Home

web-home-title = Jogue já
web-home-about = Não precisa de conta. Jogue contra bots na hora ou convide amigos por um link.
web-step-game = Jogo
web-step-options = Opções
web-step-seats = Lugares
web-minutes = { $minutes } min
web-weight-light = leve
web-weight-medium = médio
web-weight-heavy = pesado
web-pace = Ritmo
web-pace-none = Sem limite
web-pace-live = Ao vivo
web-pace-days = Por turnos
web-pace-days-told = { $count ->
        [one] { $count } dia por turno
       *[other] { $count } dias por turno
    }
web-pace-live-told = { $seconds ->
        [0] { $minutes } min para a partida
       *[other] { $minutes } min + { $seconds } s por turno
    }
web-pace-bank = Tempo para a partida
web-pace-increment = Acréscimo por turno
web-seconds = { $seconds } s
web-pace-turn = Tempo para um turno
web-pace-night = Pausa noturna
web-pace-night-none = Nenhuma
web-pace-timeout = Quando o tempo acaba
web-pace-timeout-bot = Um bot assume
web-pace-timeout-table = Os outros decidem
web-table = Mesa
web-private = Privada
web-open = Aberta
web-more-options = { $count ->
        [one] Mais { $count } opção de regras
       *[other] Mais { $count } opções de regras
    }
web-fewer-options = Mostrar menos opções
web-figures =
    { $count ->
        [one] { $count } ajuste de dificuldade
       *[other] { $count } ajustes de dificuldade
    }
web-alone = No modo solo, você joga contra o { $name }.
web-your-name = Seu nome
web-seat = Lugar { $number }
web-seat-free = Lugar livre
web-seat-link = Amigo (link)
web-seat-here = Mesma tela
web-seat-open = Qualquer pessoa
web-seat-empty = Vazio
web-seat-bot = Adicionar um bot
web-bot = bot
web-bot-level = Bot, nível { $level }
web-bot-named = Bot, { $name }
web-start = Começar já
web-your-turn = Sua vez
web-waiting-others = Esperando os outros
web-finished = Terminadas
web-tables-count =
    { $count ->
        [0] nenhuma mesa
        [one] { $count } mesa
       *[other] { $count } mesas
    }
web-table-yours = Você decide
web-open-tables = Mesas abertas
web-open-tables-none = Nenhuma mesa aberta agora. Abra uma e deixe outros entrarem.
web-join = Entrar
web-learn-title = Aprender
web-replay-open = Abrir uma partida salva
web-replay-open-about = uma partida de um arquivo, jogada a jogada
web-join-full = Todos os lugares estão ocupados. Você pode assistir.
web-sit = Sentar
web-watch = Assistir
web-gathering-full = Todos já chegaram.
web-link = Link desta mesa
web-copy = Copiar
web-copied = Copiado
web-copy-refused = Este navegador não permite que uma página copie.

## Account and settings

web-account = Sua conta
web-account-about = Uma conta de convidado só existe neste navegador. Com um usuário e uma senha você pode usá-la em qualquer lugar.
web-account-kept = Salva com o usuário { $login }.
web-account-keep = Salvar esta conta
web-login = Usuário
web-password = Senha
web-log-in = Entrar
web-log-out = Sair
web-log-out-everywhere = Sair em todos os aparelhos
web-my-data = Seus dados
web-my-data-about = Baixe ou exclua tudo o que está guardado sobre você.
web-my-data-save = Baixar meus dados
web-delete-me = Excluir minha conta
web-delete-me-about = Seu nome, seu usuário e suas mensagens são excluídos, e você sai das suas partidas em andamento. Isso não pode ser desfeito.
web-privacy = O que este servidor sabe de você
web-privacy-name = Seu nome
web-privacy-name-about = Sem conta é o nome que você escolheu, e um cookie de 180 dias que diz que é você. Com conta há ainda seu usuário e sua senha, guardada de modo que ninguém possa lê-la. Um convidado que não esteve em nenhuma mesa é excluído quando o cookie termina.
web-privacy-matches = Suas partidas
web-privacy-matches-about = Cada jogada é guardada com sua hora, para que a partida possa ser repetida. Quem está na mesa vê seu nome; uma mesa pública é vista por todos.
web-privacy-words = O que você diz
web-privacy-words-about = As mensagens ficam na mesa delas. Quem assiste a uma partida em andamento não vê o que os jogadores dizem entre si.
web-privacy-browser = O que fica com você
web-privacy-browser-about = Idioma, aparência, notas e planos são guardados só neste navegador. As páginas não carregam nada de outros sites e ninguém conta suas visitas.
web-privacy-log = O histórico do servidor
web-privacy-log-about = Quem cuida deste servidor vê quem mudou o quê e quando, e a rede de onde veio, nunca o endereço inteiro.
web-privacy-gone = Quando você vai embora
web-privacy-gone-about = Se você exclui sua conta, seu nome, seu usuário e suas mensagens somem de todas as mesas em que esteve. As partidas ficam, sem o seu nome.
web-privacy-yours = Baixar ou excluir meus dados
web-theme-auto = Igual ao sistema
web-theme-obsidian = Obsidiana
web-theme-codex = Códice
web-motion = Animações
web-motion-auto = Igual ao sistema
web-motion-still = Reduzidas
web-setting-first-tap = Jogar no primeiro toque
web-setting-first-tap-about = A jogada é feita na hora, sem prévia.
web-speed = Jogadas dos outros
web-speed-off = Na hora
web-speed-usual = Mostradas
web-speed-double = Duas vezes mais rápido
web-setting-ends = Encerrar meu turno sozinho
web-setting-ends-about = Três segundos após a última resposta; um clique para.
web-setting-sound = Som
web-setting-sound-about = Curto e baixo: peças, trabalhadores, moedas, sua vez.
web-setting-asks-each = Perguntar-me cada passo
web-setting-asks-each-about = Senão, a melhor ordem e todas as vendas são jogadas de uma vez, onde o jogo as conhece, e não se pergunta por uma ordem que não faz diferença.
web-setting-forced = Parar nos passos forçados
web-setting-forced-about = O que acontece sozinho fica indicado até você tocar em algo; senão, só por um momento.
web-setting-coach = Guia
web-setting-coach-about = Explica cada escolha quando você joga contra bots.

## Table

web-you = você
web-away = ausente
web-here = on-line
web-left = saiu da mesa
web-left-about = { $player } saiu. Um bot, ou alguém com o link, pode assumir o lugar.
web-people = Nesta mesa
web-seal = Sorteio verificável
web-seal-about = Tudo o que depende do acaso foi definido antes da primeira jogada, e ninguém pode ver. Este código prova isso: no fim da partida a semente é mostrada aqui, e “patolli verify” confere se uma partida salva corresponde aos dois.
web-seal-hash = Código de verificação
web-seal-seed = Semente
web-leave = Sair da mesa
web-seat-clear = Liberar o lugar
web-mute = Silenciar
web-unmute = Reativar
web-players = Jogadores
web-board = Tabuleiro
web-decision = Sua decisão
web-options = Opções
web-options-count =
    { $count ->
        [one] { $count } opção
       *[other] { $count } opções
    }
web-options-before = Opções anteriores
web-options-after = Mais opções
web-options-back = Voltar
web-reveals = Depois não dá para desfazer
web-undo = Desfazer
web-redo = Refazer
web-crumbs = Este turno até agora
web-crumb-back = Voltar para antes de: { $answer }
web-ask-take-back = Pedir para desfazer
web-take-back-turn = Desfazer meu último turno
web-end-turn = Terminar turno
web-undo-step = Desfazer: { $step }
web-next = Depois joga { $player }.
web-next-you = Depois você joga de novo.
web-ending-reveals = Ao encerrar, algo oculto é revelado.
web-ending-turns-up = Ao encerrar, revela-se: { $what }.
web-plays = { $player } joga
web-film-skip = Um clique ou uma tecla pula.
web-last-moves = As últimas jogadas
web-forced = Só isto era possível: { $what }
web-told-by = { $player }: { $headline }
web-told-best = no máximo: { $changes }
web-told-nothing = nada muda ainda
web-told-then = depois: { $question }
web-touches-you = Afeta você
web-log-rewound = { $player } desfaz uma jogada.
web-offer-asked = Você pediu a { $player } para desfazer:
web-clock-adds = +{ $seconds } s por jogada
web-clock-left = Restam { $seconds } segundos
web-restart = Recomeçar o turno
web-waiting = Esperando { $player }
web-watching = Você está assistindo
web-over = A partida terminou
web-stopped = A partida foi interrompida antes do fim
web-reconnecting = Reconectando
web-reconnecting-about = A conexão caiu. Nada mais se perdeu.
web-reconnecting-kept = Sua resposta está guardada e será enviada uma só vez.
web-notice-from = De quem cuida deste servidor
web-notice-hide = Ocultar
web-drawer = Mesa, histórico e chat
web-log = Histórico
web-log-empty = Nada aconteceu ainda.
web-chat = Chat
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga algo
web-chat-send = Enviar
web-chat-on = Texto livre e frases
web-chat-phrases = Só frases prontas
web-chat-off = Desativado
web-notes = Notas
web-notes-about = Só para você. Ficam salvas neste navegador.
web-phrase-hello = Olá
web-phrase-good-luck = Boa sorte
web-phrase-nice-move = Boa jogada
web-phrase-thanks = Valeu
web-phrase-sorry = Desculpe
web-phrase-one-moment = Um momento
web-phrase-your-turn = É a sua vez
web-phrase-well-played = Bem jogado
web-phrase-goodbye = Até logo
web-clock = tempo restante
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-recap = Desde o seu último turno
web-recap-done = Jogar
web-text-view = Versão em texto
web-rules = Regras para esta decisão
web-rules-of = As regras de { $game }
web-rules-none = Estas regras ainda não estão escritas aqui.
web-rules-search = Buscar nas regras
web-rules-contents = Conteúdo
web-rules-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } parágrafo
       *[other] { $count } parágrafos
    }
web-rules-all = Mostrar tudo
web-rules-example = Exemplo
web-rules-open-question = Sua pergunta aberta: { $question }
web-rules-ruling = Regra { $number }
web-rules-turn = Girar
web-rules-lesson = Aprenda jogando
web-pieces = Todos os componentes
web-pieces-of = Os componentes de { $game }
web-pieces-back = Voltar às regras
web-pieces-search = Buscar nos componentes
web-pieces-kind = Tipo
web-pieces-when = Quando
web-pieces-where = Onde
web-pieces-in-box = A caixa toda
web-pieces-at-table = Na minha mesa
web-pieces-none = Nenhum componente tem isso; tire um filtro
web-pieces-count = { $count } na caixa
web-pieces-count-at-table = { $count } na caixa, { $here } à vista na sua mesa
web-pieces-out-of-sight = na caixa, não à vista
web-pieces-clear = Tirar os filtros
# The card of a piece
web-piece-does = O que faz
web-piece-when = Quando
web-piece-ends = Depois
web-piece-now = Vale agora
web-piece-nothing-now = Nada ainda.
web-piece-all = Todas as peças

# Why a click chooses nothing
web-refused-turn = Ainda não é o seu turno.
web-refused-other = Isso não pode ser escolhido agora: responda à pergunta abaixo.
web-hand-over = Passe a tela para { $player }
web-hand-over-hidden = O que os outros têm está escondido.
web-hand-over-hold = Segure para ver a sua mão
web-orders = Enquanto os outros jogam
web-orders-about = Estas ordens respondem por você na hora, para que ninguém precise esperar.
web-orders-none = Este jogo não tem ordens permanentes.
web-orders-ask = Perguntar
web-orders-off-turn = No turno dos outros
web-orders-always = Sempre
web-plan = Testar um plano
web-plan-of = Plano: { $table }
web-plan-about = Uma cópia para testar. Nada aqui conta; o que você não vê foi distribuído de novo.
web-plan-leave = Usar no meu turno: { $answer }
web-plan-leave-none = Faça uma jogada para guardá-la para o seu turno
web-plan-back = Voltar à mesa
web-plan-left = No seu turno, se ainda for possível: { $answer }
web-plan-failed = Seu plano não é mais possível: { $answer }
web-plan-forget = Descartar o plano
web-offer = A mesa precisa decidir
web-offer-take-back = { $player } pede para desfazer uma jogada.
web-total = Total
web-winner = { $count ->
        [1] { $player } vence
       *[other] { $player } dividem a vitória
    }
web-look = Ver o tabuleiro
web-map-nearer = Aproximar
web-map-fit = Ver o mapa inteiro

## First lesson

web-lesson = Lições
web-lesson-about = curtas, na mesa de verdade
web-lesson-number = Lição { $number } de { $count }
web-lesson-minutes = { $minutes } min
web-lesson-sentence = O que diz a lição
web-lesson-go-on = Continuar
web-lesson-back = Voltar
web-lesson-skip = Pular
web-lesson-leave = Sair da lição
web-lesson-nothing-lost = Aqui nada pode dar errado: você sempre pode desfazer.
web-lesson-end-turn = Encerre seu turno
web-lesson-end-turn-else = Este turno está completo: encerre-o.
web-lesson-finished = Lição { $number } de { $count } concluída
web-lesson-next = Próxima lição: { $lesson }
web-lesson-easy = Jogar contra um bot fácil, com o guia
web-lesson-easy-about = Nível 1, dois jogadores
web-lesson-again = Repetir
web-lesson-all = Todas as lições
web-lesson-done = feita
web-lesson-begin = Começar
web-lesson-continue = Continuar
web-lessons-about = Lições curtas na mesa de verdade. Você pode sair quando quiser e continuar depois.
web-lessons-of = { $game } · { $minutes } min
web-lessons-begin = Comece com “{ $lesson }”
web-lessons-go-on = Continue com “{ $lesson }”
web-lessons-done = { $done } de { $count } feitas
web-coach = Guia
web-coach-got-it = Entendi
web-coach-off = Desativar o guia
web-coach-quiet = Nada de novo a dizer sobre esta escolha.

## Replay

web-replay-ribbon = Jogada { $move } de { $moves } · não é a mesa ao vivo
web-replay-start = O começo
web-replay-plot = Pontos por jogada
web-replay-plot-told = Pontos depois desta jogada: { $points }
web-stack-told = { $player }: { $points }
web-turning = Momentos decisivos
web-turning-about = mudança na vantagem
web-turning-turn = Turno { $turn }:
web-turning-none = Ninguém abriu vantagem ainda.
web-replay-log-about = toque em uma linha para ver o tabuleiro
web-replay-eyes = Ver como
web-replay-eyes-watching = espectador
web-replay-table = À mesa
web-replay-move = Jogada
web-replay-first = Início
web-replay-back = Turno anterior
web-replay-next = Próximo turno
web-replay-last = Fim
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-speed = Velocidade
web-fork-here = Continuar nesta tela
web-fork-bots = Continuar contra bots
web-record-save = Baixar a partida
web-record-drop = Escolha um arquivo ou solte-o aqui. Ele não fica guardado.
web-record-choose = Escolher um arquivo
web-record-unreadable = { $file } não é uma partida salva.

# Dicas

web-hint = Dica
web-hint-says = O nível { $level } responderia: { $answer }
web-hint-alike = Nada se destaca. O nível { $level } responderia: { $answer }
web-hint-gain = { $points } esperados
web-hint-gain-about = Pontos a mais do que as outras respostas trazem em média, até onde este nível olha.
web-hint-do = Fazer
web-hint-count = { $count ->
    [one] { $count } dica nesta partida
   *[other] { $count } dicas nesta partida
}
web-part-rival = o que os rivais ganham
web-part-promise = outros, e mais tarde
web-percent = { $value }%

# A análise de uma partida

web-review = Análise
web-review-of = Analisar a partida
web-review-about = { $game } · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
web-review-best = o melhor
web-review-good = bom: até 2% perdidos
web-review-slip = deslize: de 2 a 8%
web-review-mistake = erro: mais de 8%
web-review-sound = Decisões que foram as melhores ou boas
web-review-moments = { $count ->
    [0] Momentos que decidiram
    [one] O momento que decidiu
   *[other] { $count } momentos que decidiram
}
web-review-moments-wait = Aparecem quando todas as decisões estiverem julgadas.
web-review-flawless = Nenhuma decisão custou mais de 2%.
web-review-turn = Turno { $turn }
web-review-banner = Turno { $turn } · não é a mesa em jogo
web-review-banner-moment = Momento { $number } de { $count } · turno { $turn } · não é a mesa em jogo
web-review-played = Jogado
web-review-better = Melhor
web-review-other = A seguinte
web-review-lead = vantagem
web-review-lead-about = Pontos à frente do melhor rival no fim, pelo que se espera
web-review-to-win = vencer
web-review-view = Qual resposta é mostrada
web-review-was-best = Nada era melhor
web-review-expected = pontos esperados
web-review-chance = Chance de vencer
web-review-judged-by = Julgado com o que se podia saber então, e nada mais.
web-review-nothing = Ainda não há decisões julgadas.
web-review-curve = Chance de vencer
web-review-curve-told = Chance de vencer de { $player } ao longo da partida; aqui { $chance }
web-review-rest = o resto ainda não foi julgado
web-review-points = De onde vieram os pontos
web-review-points-columns = obtidos · mais nos momentos que decidiram
web-review-next = Próximo momento
web-review-try = Experimentar
web-review-later = Isto espera até que todas as decisões estejam julgadas.
web-review-key-moment = momento
web-review-key-decision = decisão
web-review-status-none = Ninguém analisou esta partida
web-review-status-running = Analisando a partida
web-review-status-stopped = A análise está em pausa
web-review-status-failed = A análise falhou: nenhum processo pôde julgar. O que foi julgado fica guardado.
web-review-status-done = A partida está analisada
web-review-count = { $judged } de { $total } decisões.
web-review-left = Faltam cerca de { $seconds } s. As mesas em jogo vêm primeiro.
web-review-leave = Você pode sair; o que foi julgado fica guardado.
web-review-stop = Parar a análise
web-review-begin = Analisar a partida
web-review-go-on = Continuar
web-review-again = Analisar de novo
web-review-not-allowed = Quem jogou aqui pode pedir a análise.
web-review-line = Você: { $share } das decisões foram as melhores ou boas. { $count ->
    [0] Nenhuma custou mais de 2%.
    [one] Um momento decidiu.
   *[other] { $count } momentos decidiram.
}

# Puzzles
web-puzzles = Problemas
web-puzzle = Problema
web-puzzle-of-day = Problema do dia
web-puzzle-of-day-number = Problema do dia { $number }
web-puzzle-of-step = Problema de nível { $step }
web-puzzle-level = Nível { $level }
web-puzzle-ask = Encontre a melhor resposta
web-puzzle-wrong = Ainda não é a melhor resposta
web-puzzle-first = Resolvido na primeira tentativa
web-puzzle-later = Resolvido na segunda tentativa
web-puzzle-missed = Não resolvido
web-puzzle-about = Uma resposta é claramente melhor que as outras. O que está oculto continua oculto, como em uma partida.
web-puzzle-answer = Responder
web-puzzle-judging = Sua resposta está sendo julgada…
web-puzzle-result = Quanto valia sua resposta
web-puzzle-one-more = Você tem mais uma tentativa.
web-puzzle-best-answer = O melhor era: { $answer }
web-puzzle-own = Sua
web-puzzle-best = Melhor
web-puzzle-next-best = Seguinte
web-puzzle-worth = { $points } pontos, { $chance } de vencer
web-puzzle-again = De novo
web-puzzle-show = Ver a resposta
web-puzzle-next = Próximo problema
web-puzzle-play-on = Jogar a partir daqui
web-puzzle-solve = Resolver
web-puzzle-look-again = Ver de novo
web-puzzle-found-by = Encontrado por bots a partir de
web-puzzle-answers = Respostas possíveis
web-puzzle-solved-by = Resolvido por
web-puzzle-line = patolli · { $title } · { $game } · { $result } · sequência { $streak }
web-puzzle-copy = Copiar uma linha para outros
web-puzzle-copied = Copiada
web-puzzle-calendar = Problemas deste mês
web-puzzle-streak =
    { $count ->
        [0] nenhum dia ainda
        [one] 1 dia seguido
       *[other] { $count } dias seguidos
    }
web-puzzle-legend-first = primeira tentativa
web-puzzle-legend-later = depois
web-puzzle-legend-missed = não resolvido
web-puzzle-ladder = Escada de problemas
web-puzzle-ladder-about = { $count } pedras de { $game }. Um problema resolvido coloca sua pedra; { $open } pedras abrem o nível de cima.
web-puzzle-laid = { $laid } de { $count }
web-puzzle-stone = Pedra { $number } do nível { $level }: { $result }
web-puzzle-next-stone = Próxima pedra
web-puzzle-none = Nenhum jogo aqui tem problemas ainda.
