# O que o navegador diz das pessoas: início, sala de espera, chegada, finais, histórico, compartilhar.

## Shell

people-learn = Aprender
people-you = Você
people-logging-in = Entrando…
people-welcome-back = Boas-vindas de volta, { $player }
people-account-new-guest = Ainda sem conta? Continue como convidado, ou guarde o seu nome e as suas partidas com uma senha:
people-account-new = Ainda sem conta? Não é preciso para jogar; basta um nome.

## Home

people-waiting-count =
    { $count ->
        [one] { $count } mesa espera por você.
       *[other] { $count } mesas esperam por você, a mais urgente primeiro.
    }
people-my-tables = Suas mesas
people-nearest-first =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas · a mais urgente primeiro
    }
people-nothing-waits = Nada pendente por enquanto.
people-last-move = Última jogada: { $when }
people-just-now = agora mesmo
people-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
people-left-hours = { $hours } h
people-time-left = restam { $time }
people-no-clock = sem relógio
people-table-of = Mesa de { $player }
people-table-menu = O que fazer com esta mesa
people-table-name = Nome da mesa
people-rename = Mudar o nome
people-copy-invitation = Copiar o convite
people-copy-selected = O link está selecionado: copie você mesmo.
people-cancel = Cancelar a mesa
people-cancel-about = Quem está sentado será avisado e nada da mesa será guardado.
people-resign = Desistir
people-resign-about = Você dá a partida por perdida e não poderá voltar a ela.
people-not-that = Não, voltar
people-archive = Arquivar
people-unarchive = Recuperar
people-archived = Arquivada.
people-all-history = Todas em Histórico
people-gathering-line = Reunindo jogadores · { $taken } de { $seats } lugares ocupados
people-stopped-line = Interrompida antes do fim
people-row-kept = O seu lugar está guardado
people-row-won-resigned = Vitória por desistência
people-row-resigned = Você desistiu
people-won-line = Você venceu, { $points }
people-code-named = código { $code }
people-new-table = Nova mesa
people-solo = Solo contra { $name }
people-solo-brief = Solo
people-solo-named = Solo, { $difficulty }
people-solo-about = Um clique e começa.
people-solo-record = Recorde { $best }, { $won } de { $matches } vencidas ({ $difficulty })
people-won-of = { $won } de { $matches }
people-not-yet = ainda não
people-seat-link-about = link, código ou QR
people-seat-open-about = quem encontrar a mesa
people-seat-here-about = passa a tela adiante
people-seat-empty-about = adicione uma pessoa ou um bot
people-seat-bot-about = responde em segundos
people-make-open = Abrir esta mesa a todos?
people-make-open-about = Ninguém encontra uma mesa privada. Um lugar para qualquer pessoa a abre: ela aparece na lista e senta quem chegar primeiro.
people-make-open-yes = Abrir a mesa
people-pace-none-about = O tempo não é contado.
people-timeout-bot = Se o tempo acabar, um bot joga até o lugar ser retomado.
people-timeout-table = Se o tempo acabar, os outros decidem.

## Open tables and pairing

people-live-count = { $count }, ao vivo
people-filter-games = Todos os jogos
people-filter-seats = Lugares
people-filter-pace = Ritmo
people-filter-language = Idioma
people-filter-level = Nível
people-seats =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
people-level = Nível
people-level-any = qualquer nível
people-level-beginners = iniciantes
people-level-regulars = experientes
people-level-experts = especialistas
people-open-none-filtered = Nenhuma mesa aberta com estes filtros.
people-show-all = Mostrar todas
people-pairing = Jogo rápido
people-pairing-told = { $game }, { $count } jogadores, { $pace }
people-pairing-choose = Escolher jogo, jogadores e tempo
people-pairing-looking = Procurando… { $time }
people-pairing-stop = Parar
people-pairing-long = Ninguém ainda. A busca continua:
people-pairing-bot = jogar contra um bot enquanto isso
people-pairing-found = Alguém sentou: ir para a mesa

## First visit

people-first-title = Boas-vindas à mesa
people-first-about = { $games }: grátis, sem conta. Como você quer começar?
people-first-lesson = Aprender jogando
people-first-lesson-about = Uma lição na mesa de verdade, uma frase de cada vez. Nada pode dar errado.
people-lesson-of = Lição: { $game }
people-first-easy = Jogar contra um bot fácil
people-first-easy-about = O nível 1 dá tempo e comete erros. Um guia explica cada pergunta.
people-easy-of = { $game } contra um bot fácil
people-first-straight = Direto à mesa
people-first-straight-about = Escolha o jogo, as opções e os lugares: amigos por link, bots fortes ou mesas abertas.
people-set-up = Preparar uma mesa
people-code-about = seis letras ou números de um amigo
people-code-unknown = Nenhuma mesa tem este código
people-watch-match = Assistir a uma partida

## Joining

people-invites = { $player } convida você para
people-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
people-your-seat = seu lugar
people-your-seat-free = seu lugar
people-options-usual = Regras habituais
people-options-rest =
    { $count ->
        [one] Mais { $count } regra, a habitual.
       *[other] Mais { $count } regras, as habituais.
    }
people-new-to-it = Não conhece o jogo?
people-name-at-table = Seu nome na mesa
people-have-account = Tenho uma conta
people-only-watch = Só assistir
people-kept-about = Este é o seu lugar: ele foi guardado para você.
people-take-back-seat = Retomar meu lugar
people-begun-full = A partida já começou. Você pode assistir.
people-cancelled = { $player } cancelou esta mesa.

## Waiting room

people-missing =
    { $count ->
        [one] falta um jogador
       *[other] faltam { $count } jogadores
    }
people-seats-taken = { $game } · { $taken } de { $seats } lugares
people-seat-link-waits = quem tiver o link ou o código
people-seat-open-waits = qualquer pessoa: está na lista de mesas abertas
people-you-host = você, anfitrião
people-here = aqui
people-away-told = disse que sim, não está agora
people-for-anyone = Para qualquer pessoa
people-seat-menu = O que fazer com o lugar de { $player }
people-what-is-played = O que se joga
people-show-them = Mostrar
people-private-told = Privada: só com o link
people-open-told = Aberta: qualquer pessoa pode entrar
people-watch-told = Outros podem assistir, sem ver as mãos.
people-watch-none = Ninguém pode assistir.
people-start = Começar
people-start-why =
    { $count ->
        [one] Começa quando o lugar livre for ocupado
       *[other] Começa quando todos os lugares estiverem ocupados
    }
people-start-can =
    { $count ->
        [one] Você pode começar quando o lugar livre for ocupado
       *[other] Você pode começar quando todos os lugares forem ocupados
    }
people-host-starts = O anfitrião começa a partida.
people-rules = Início, espectadores, chat
people-rules-change = Mudar
people-rules-start = A partida começa
people-rules-start-full = quando todos os lugares forem ocupados
people-rules-start-host = quando eu mandar
people-rules-watch = Outros podem assistir
people-rules-watch-yes = Sim
people-rules-watch-no = Não
people-rules-delay = Quem assiste vê a partida
people-rules-watchers-chat = O chat de quem assiste
people-bring = Trazer alguém
people-qr = O convite como código QR
people-qr-about = Aponte a câmera de um celular
people-code-type = Código para digitar
people-share = Compartilhar…
people-new-link = Novo link e código
people-new-link-about = Os que você enviou não deixam mais ninguém entrar; quem está sentado fica.
people-arrivals = Avisar quando alguém chegar
people-arrivals-about = um aviso, enquanto esta página está em segundo plano
people-arrivals-denied = Seu navegador não permite avisos deste site. Permita-os nas configurações desta página.
people-seat-notice = Avisar quando houver um lugar livre
people-seat-is-free = Há um lugar livre.
people-sat-down = { $player } senta à mesa

## Rematch

people-rematch-again = Jogar de novo?
people-rematch-about = As mesmas pessoas, com os lados trocados. Ninguém muda de mesa sem dizer que sim.
people-rematch-offer = Propor revanche
people-rematch-offer-again = Propor de novo
people-rematch-ended = A revanche acabou
people-rematch-wants = { $player } quer jogar de novo
people-rematch-you-begin = Os mesmos, com os lados trocados: você começa.
people-rematch-begins = Os mesmos, com os lados trocados: { $player } começa.
people-rematch-stands = { $time } para responder.
people-rematch-join = Entrar
people-rematch-not-now = Agora não
people-rematch-declined = Você disse que agora não.
people-rematch-after-all = Entrar mesmo assim
people-rematch-waiting = Esperando { $players }
people-rematch-withdraw = Retirar
people-rematch-joined = aceito
people-rematch-you-joined = Você entrou
people-rematch-fill = Começar com estes e um bot
people-rematch-begun = A revanche começou
people-rematch-go = Ir para a mesa

## Seats without their people

people-timeout-title = O tempo acabou: um bot joga por você
people-you-left-title = Você saiu desta partida
people-bot-plays-since = Um bot joga desde { $time }; as jogadas dele valem.
people-seat-waits-since = Seu lugar espera desde { $time }.
people-clock-then = Você terá { $time }.
people-clock-then-bot = depois um bot continua
people-clock-then-table = depois os outros decidem
people-see-moves = Ver suas jogadas
people-bot-moves =
    { $count ->
        [one] Respondeu uma vez.
       *[other] Respondeu { $count } vezes.
    }
people-their-timeout = O tempo de { $player } acabou
people-left-title = { $player } saiu da mesa
people-left-about = O que fazer? Mais da metade decide. { $player } pode voltar pelo link quando quiser.
people-left-bot = Um bot continua
people-left-bot-about = até { $player } voltar
people-left-bot-level = Nível do bot
people-left-wait = Esperar { $player }
people-left-wait-about = o lugar fica guardado
people-left-end = Encerrar a partida em acordo
people-left-end-about = ela para aqui
people-left-end-sure = Se mais da metade quiser, a partida para aqui e ninguém poderá continuá-la.
people-left-said = Você disse: { $choice }
people-left-change = Mudar de ideia
people-left-choose = O que fazer?
people-left-later = Mais tarde
people-end-together = Encerrar em acordo
people-end-together-about = Pergunta-se a todos se a partida para aqui.
people-end-asked = Os outros foram consultados.
people-offer-end = { $player } propõe encerrar a partida aqui.
people-offer-end-yes = Encerrar aqui
people-offer-end-no = Continuar jogando
people-offer-undo-yes = Permitir
people-offer-undo-no = Recusar
people-offer-asked = Você pediu; esperando os outros.
people-offer-withdraw = Retirar

## History

people-history = Histórico
people-history-empty = Nenhuma partida terminada ainda. A primeira estará aqui.
people-history-nothing = Nada corresponde.
people-history-guest = Entre para mantê-las se este navegador perder os dados.
people-history-pages = Páginas do histórico
people-show-all-count = Mostrar as { $count }
people-all-matches = Todas as partidas
people-finished-count =
    { $count ->
        [one] { $count } terminada
       *[other] { $count } terminadas
    }
people-matches =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
people-won = vencida
people-shared-win = dividida
people-lost = perdida
people-stopped = interrompida
people-place = { $place }º de { $seats }
people-average = em média
people-best = recorde
people-page-of = { $from }–{ $until } de { $total }
people-filter-result = Resultado
people-filter-won = Vencidas
people-filter-not-won = Não vencidas
people-filter-archived = Arquivadas

## Sharing and watching

people-share-title = Compartilhar esta partida
people-share-looks = Como aparece onde você colar
people-share-opens = Abre
people-share-move = Na jogada { $move }
people-share-start = Do começo
people-share-who = Quem pode ver
people-share-link = Quem tiver o link
people-share-secret = A mesa é privada, então o link leva uma parte secreta.
people-share-sat = Só quem sentou à mesa
people-share-sat-about = O link não serve a mais ninguém.
people-share-public = A mesa é aberta: qualquer pessoa pode ver.
people-link = Link
people-qr-code = Código QR
people-save-record = Salvar partida
people-save-picture = Salvar imagem
people-share-picture = A posição como imagem
people-watch-title = Partidas para assistir
people-watch-none-now = Nenhuma partida pública está sendo jogada agora.
people-watchers =
    { $count ->
        [one] Uma pessoa está assistindo
       *[other] { $count } pessoas estão assistindo
    }
people-a-guest = um convidado
people-with-link = com o link
people-watching-late = Você está assistindo, com { $seconds } s de atraso
people-watchers-now = Veem a mesa na hora
people-watchers-late = Veem a mesa com { $seconds } s de atraso
people-watchers-no-delay = na hora
people-watchers-see = sem mãos, planos nem notas
people-watchers-talk = O chat delas é só delas
people-watchers-silent = Não podem conversar
people-watchers-talk-on = Próprio
people-watchers-chat-own = Só quem assiste lê isto.
people-watchers-chat-none = Quem assiste não pode conversar aqui.
people-welcome-brought =
    { $count ->
        [one] Boas-vindas de volta, { $player }: { $count } partida veio junto.
       *[other] Boas-vindas de volta, { $player }: { $count } partidas vieram junto.
    }
people-bring-matches = Trazer minhas partidas
people-bring-matches-about = Jogadas aqui como convidado: { $running } em andamento, { $finished } terminadas.
people-have-account-about = Já tem uma conta? Entre; suas partidas daqui podem vir junto.
people-leave-about = Seu lugar fica guardado: volte pelo link ou pelas suas mesas. Até lá, os outros decidem se um bot continua. Quando não resta nenhuma pessoa, a partida é interrompida.
people-give-up-seat-about = Seu lugar fica livre para outra pessoa.
people-has-resigned = desistiu
people-bot-for = um bot joga por { $player }
people-bot-in-place = { $player } (bot)

## Passwords and sessions

people-password-change = Mudar a senha
people-password-now = Sua senha atual
people-password-new = Nova senha
people-password-about = Sua sessão continua aberta aqui; nos outros lugares, entre de novo.
people-password-changed = A nova senha foi salva.
people-sessions = Suas sessões abertas
people-session-since = desde { $day }, { $time }
people-session-here = aqui
people-report = Denunciar
people-report-about = Quem cuida deste servidor recebe o aviso, com esta mesa e o que foi dito nela.
people-report-sent = A denúncia foi enviada.
people-from-file = de uma posição escrita
people-from-file-about = Esta partida não começa com uma distribuição selada, mas com uma posição de um arquivo. Alguém pode saber o que ela esconde.

## What people did, in the log

people-log-sat = { $player } se senta.
people-log-left = { $player } saiu da mesa.
people-log-removed = { $player } foi retirado da mesa.
people-log-returned = { $player } voltou e continua jogando.
people-log-timed-out = O tempo de { $player } acabou.
people-log-bot-sat = Um bot continua jogando por { $player }.
people-log-resigned = { $player } desiste.
people-log-agreed = Todos concordaram em encerrar a partida aqui.
people-log-voted = Os outros encerraram a partida porque { $player } não estava.
people-log-cancelled = A mesa foi cancelada.
