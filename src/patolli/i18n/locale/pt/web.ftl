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
web-yes = Sim
web-no = Não
web-less = Menos
web-more = Mais
web-all = Todas
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
web-pace-live-told = { $minutes } min + { $seconds } s por turno
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
web-your-turn-none = Não é a sua vez em nenhuma partida. Abra uma mesa ou entre em uma aberta.
web-waiting-others = Esperando os outros
web-finished = Terminadas
web-tables-count =
    { $count ->
        [0] nenhuma mesa
        [one] { $count } mesa
       *[other] { $count } mesas
    }
web-table-gathering = Ainda há lugares livres
web-table-yours = Você decide
web-open-tables = Mesas abertas
web-open-tables-none = Nenhuma mesa aberta agora. Abra uma e deixe outros entrarem.
web-join = Entrar
web-learn-title = Aprender
web-replay-open = Abrir uma partida salva
web-replay-open-about = uma partida de um arquivo, jogada a jogada
web-join-title = Entre em uma mesa de { $game }
web-join-full = Todos os lugares estão ocupados. Você pode assistir.
web-sit = Sentar
web-watch = Assistir
web-gathering = { $count ->
        [one] Há um lugar livre. Envie o link a um amigo.
       *[other] Há { $count } lugares livres. Envie o link aos seus amigos.
    }
web-gathering-full = Todos já chegaram.
web-link = Link desta mesa
web-copy = Copiar
web-copied = Copiado

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
web-theme-auto = Igual ao sistema
web-theme-obsidian = Obsidiana
web-theme-codex = Códice
web-motion = Animações
web-motion-auto = Igual ao sistema
web-motion-still = Reduzidas
web-setting-first-tap = Jogar no primeiro toque
web-setting-first-tap-about = A jogada é feita na hora, sem prévia.
web-setting-recap = Resumo do que aconteceu
web-setting-recap-about = Abre sozinho quando outros jogaram enquanto você estava fora.

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
web-leave-about = Seu lugar fica livre para um bot ou para quem tiver o link. Quando não resta nenhuma pessoa, a partida é interrompida.
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
web-options-back = Voltar
web-reveals = Depois não dá para desfazer
web-undo = Desfazer
web-redo = Refazer
web-crumbs = Este turno até agora
web-crumb-back = Voltar para antes de: { $answer }
web-ask-take-back = Pedir para desfazer
web-take-back-turn = Desfazer meu último turno
web-end-turn = Terminar turno
web-restart = Recomeçar o turno
web-waiting = Esperando { $player }
web-watching = Você está assistindo
web-over = A partida terminou
web-stopped = A partida foi interrompida antes do fim
web-reconnecting = Reconectando
web-reconnecting-about = A conexão caiu. Nada mais se perdeu.
web-reconnecting-kept = Sua resposta está guardada e será enviada uma só vez.
web-gone = Esta mesa não pode ser vista ou não existe mais.
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
web-recap-empty = Ninguém jogou desde então.
web-text-view = Versão em texto
web-rules = Regras para esta decisão
web-rules-of = As regras de { $game }
web-rules-none = Estas regras ainda não estão escritas aqui.
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
web-offer-timeout = O tempo de { $player } acabou.
web-offer-wait = Esperar
web-offer-end = Encerrar a partida
web-total = Total
web-winner = { $count ->
        [1] { $player } vence
       *[other] { $player } dividem a vitória
    }
web-look = Ver o tabuleiro
web-again = Revanche
web-map-nearer = Aproximar
web-map-fit = Ver o mapa inteiro

## First lesson

web-lesson = Primeira lição
web-lesson-about = uma partida real com guia

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
