### A ajuda: as regras em resumo, por palavras nossas

help-learn = Aprender em três minutos
help-rules-all = Todas as regras, com desenhos

help-story-title = A história
help-story = Acabam de lhe confiar um pequeno circo. Para estrelas nunca há dinheiro, por isso faz como toda a gente: monta um
    espetáculo melhor do que o dos outros e contrata-lhes os artistas. No fim da temporada, ganha o circo que deu o melhor
    espetáculo.

help-rules-title = As regras em resumo
help-goal-title = Objetivo
help-goal = Jogam-se tantas rondas quantos os jogadores. Cada ronda dá pontos; ganha quem tiver mais no total.
help-hand-title = A sua mão
help-hand = Cada carta tem dois valores; conta o de cima. Nunca ordena a mão, e nunca vira só uma carta. Uma só vez, antes da
    ronda, pode virar a mão inteira.
help-sets-title = Conjuntos
help-sets = Joga uma carta, ou cartas vizinhas: do mesmo valor, como { $match }, ou em ordem consecutiva, a subir ou a descer,
    como { $run }.
help-order-title = O que bate o quê
help-order = Mais cartas batem menos cartas: { $long } bate { $tens }. Com o mesmo número de cartas, o mesmo valor bate a ordem
    consecutiva: { $low } bate { $high }. Se forem do mesmo tipo, ganha o mais alto. Um empate nunca bate.
help-show-title = Jogar
help-show = Jogue um conjunto que bata o conjunto na mesa. As cartas batidas são capturadas: um ponto cada. Numa mesa vazia pode
    jogar-se qualquer conjunto.
help-scout-title = Scout
help-scout = Tire uma carta de uma das duas pontas do conjunto na mesa e ponha-a onde quiser na sua mão, do lado que quiser. Quem
    jogou o conjunto recebe uma ficha de 1 PV: um ponto.
help-both-title = Scout & Jogar
help-both = Uma vez por ronda pode fazer Scout e jogar logo a seguir. O que jogar tem de bater o que resta do conjunto na mesa.
help-end-title = Fim da ronda
help-end = A ronda acaba de imediato quando alguém jogou a última carta da mão, ou quando, desde que alguém jogou um conjunto, todos
    os outros, um a um, só fizeram Scout.
help-points-title = Pontos
help-points = As cartas capturadas, mais as fichas de 1 PV, menos as cartas que ficam na mão. Se ninguém bateu o seu conjunto e a
    ronda acabou porque os outros só fizeram Scout, a sua mão não lhe custa nada.
help-two-title = Dois jogadores
help-two = Tem três fichas por ronda; cada Scout custa uma, e continua até jogar um conjunto. Não há Scout & Jogar. A ronda
    também acaba quando o outro jogador não pode jogar nem fazer Scout. Uma ficha por gastar é um ponto. A segunda ronda joga-se
    com as cartas postas de parte na primeira.

help-box-title = Na caixa
help-box = O jogo impresso traz 45 cartas, 23 fichas de 1 PV, 30 fichas de pontos, 5 fichas Scout & Jogar e um marcador de primeiro
    jogador. Com três jogadores tiram-se as nove cartas com um 10; com dois ou quatro, a carta 9/10.

help-key-cards = Ir de carta em carta; com Shift, escolher várias
    .keys = ← →
help-key-zones = Da mão para a mesa, e de volta
    .keys = ↑ ↓
help-key-space = Escolher a carta, a ponta ou o espaço
    .keys = Espaço
help-key-enter = Jogar, ou confirmar
    .keys = Enter
help-key-scout = Scout; escolhidos a carta e o espaço, confirmar
    .keys = S
help-key-both = Scout & Jogar
    .keys = D
help-key-flip = Virar a carta do Scout; virar a mão
    .keys = T
help-key-keep = Deixar a mão como está
    .keys = K
help-key-escape = Voltar, uma escolha de cada vez
    .keys = Esc
help-key-undo = Anular
    .keys = U
help-key-next = Seguinte, quando o computador joga passo a passo
    .keys = N
help-key-hint = Perguntar o que faria a diretora
    .keys = I
help-key-move = Escrever uma jogada
    .keys = /
help-key-log = O que aconteceu
    .keys = L
help-key-menu = Menu
    .keys = M
help-key-repeat = Repetir como está o jogo
    .keys = R
help-key-why = Porque foi recusada a última ação: a regra
    .keys = W
help-key-howto = Como se joga
    .keys = H
help-key-help = Esta ajuda
    .keys = ?

help-about-title = Sobre esta página
help-about = SCOUT é um jogo de cartas de Kei Kajino, publicado pela Oink Games. Esta página é obra de fãs, não oficial e não comercial;
    as palavras e os desenhos são nossos, e ninguém na Oink Games tem que ver com ela. Se gostar, compre a caixa.
help-licences = Licenças
help-version = Versão { $version }
