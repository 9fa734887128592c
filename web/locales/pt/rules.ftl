### As regras, ponto por ponto, com desenhos pequenos

rules-title = As regras
rules-play = Começar
rules-contents = Índice

rules-aim-title = Objetivo
rules-aim = Jogam-se tantas rondas quantos os jogadores. Cada ronda dá pontos e, às vezes, tira alguns. Ganha quem tiver
    mais no total; se houver empate, a vitória é partilhada.

rules-cards-title = As cartas
rules-cards = Cada carta tem dois valores de 1 a 10, um em cada extremidade. Conta o de cima; o de baixo está ao
    contrário. Há 45 cartas: cada par de valores diferentes, uma só vez.

rules-deal-title = A distribuição
rules-deal = As cartas são baralhadas, umas de um lado e outras do outro, e distribuídas. A sorte decide quem começa; em
    cada ronda seguinte começa quem está à esquerda.
rules-deal-players = Jogadores
rules-deal-out = Ficam de fora
rules-deal-hand = Cartas a cada um
rules-deal-rounds = Rondas
rules-deal-tens = as nove cartas com um 10
rules-deal-one = a carta 9/10
rules-deal-none = nenhuma

rules-hand-title = A sua mão
rules-hand = As suas cartas ficam na ordem em que as recebeu. Nunca as ordena, e nunca vira só uma carta.

rules-turning-title = Virar a mão
rules-turning = Uma vez por ronda, antes de alguém jogar, pode virar a mão inteira: cada carta mostra o outro valor, e a
    ordem mantém-se. Todos decidem em segredo, e joga-se quando todos tiverem decidido.

rules-sets-title = Conjuntos
rules-sets = Joga-se um conjunto: uma só carta, ou cartas lado a lado na mão que são do mesmo valor, ou que estão em
    ordem consecutiva, a subir ou a descer de um em um. A ordem acaba no 10; não volta ao 1.

rules-strength-title = Que conjunto é mais forte
rules-strength = Três perguntas, por esta ordem. Decide a primeira diferença.

rules-more-cards-title = 1. Quantas cartas?
rules-more-cards = Mais cartas batem menos cartas, sejam quais forem os valores.

rules-match-over-run-title = 2. Mesmo valor ou ordem consecutiva?
rules-match-over-run = Com o mesmo número de cartas, o mesmo valor bate a ordem consecutiva.

rules-higher-value-title = 3. Que valores?
rules-higher-value = Com o mesmo número de cartas e o mesmo tipo, ganham os valores mais altos. Um empate nunca bate; tanto
    faz que a ordem suba ou desça.

rules-turns-title = A sua vez
rules-turns = Joga-se à vez, para a esquerda. Na sua vez, faz uma de três coisas: Jogar, Scout ou Scout & Jogar. Não se
    pode passar.

rules-show-title = Jogar
rules-show = Jogue um conjunto mais forte do que o conjunto na mesa. As cartas batidas são capturadas: ficam à sua
    frente, viradas para baixo, um ponto cada. O seu conjunto toma o lugar delas, na ordem em que o tinha na mão, e é
    seu.

rules-scout-title = Scout
rules-scout = Tire uma carta de uma das duas pontas do conjunto na mesa. Ponha-a onde quiser na sua mão, do lado que
    quiser. Quem jogou o conjunto recebe uma ficha de 1 PV: um ponto. Pode fazer Scout mesmo que também pudesse jogar. O
    que resta na mesa continua a ser da mesma pessoa e vale pelo que é agora.

rules-empty-table-title = A mesa vazia
rules-empty-table = No início de uma ronda, e quando um Scout levou a última carta, a mesa está vazia. Então não há nada
    para um Scout: tem de jogar, e serve qualquer conjunto. Nada é capturado.

rules-scout-and-show-title = Scout & Jogar
rules-scout-and-show = Uma vez por ronda pode usar o seu bilhete: fazer Scout e jogar logo a seguir. Quem jogou o
    conjunto recebe uma ficha, como sempre. O que jogar tem de bater o que resta na mesa, e não precisa de incluir a
    carta do Scout. Se depois do Scout não pudesse jogar nada, não é permitido. A ronda seguinte traz um bilhete novo.

rules-round-end-title = Fim da ronda
rules-round-end = A ronda acaba de imediato, de uma destas duas maneiras.

rules-emptied-title = Uma mão fica vazia
rules-emptied = Alguém jogou a última carta da mão.

rules-unbeaten-title = Ninguém bate um conjunto
rules-unbeaten = Desde que alguém jogou um conjunto, todos os outros, um a um, só fizeram Scout. Quem jogou esse conjunto
    não paga nada pelas cartas que tem na mão. Com Scout & Jogar também se joga um conjunto: a contagem recomeça.

rules-points-title = Pontos
rules-points = As cartas capturadas, mais as fichas de 1 PV, menos as cartas na sua mão. Um conjunto que ainda esteja na
    mesa e os bilhetes não contam para ninguém.

rules-two-players-title = Dois jogadores
rules-two-players = Tudo o resto fica igual, exceto isto:

rules-two-chips-title = O Scout custa uma ficha
rules-two-chips = Cada um tem três fichas por ronda. Um Scout custa uma, que vai para o centro; quem jogou o conjunto
    não recebe nada. Sem fichas não há Scout. Uma ficha guardada é um ponto.

rules-two-again-title = A vez continua
rules-two-again = Depois de um Scout é outra vez a sua vez, até jogar um conjunto. Não há Scout & Jogar. Se puder fazer
    alguma coisa, tem de a fazer.

rules-two-end-title = Fim da ronda
rules-two-end = A ronda acaba quando uma mão fica vazia, ou quando o outro jogador não pode jogar nem fazer Scout. Nesse
    caso, quem jogou o último conjunto não paga nada pelas cartas que tem na mão.

rules-two-rounds-title = Duas rondas
rules-two-rounds = As 22 cartas que não foram dadas na primeira ronda são as cartas da segunda.

## Desenhos

rules-picture-single = Uma carta: { $cards }
rules-picture-match = O mesmo valor: { $cards }
rules-picture-run = Ordem consecutiva: { $cards }
rules-picture-no = Não é um conjunto: { $cards }
rules-picture-beats = { $cards } bate { $active }
rules-picture-ties = { $cards } não bate { $active }
rules-picture-values = Uma carta: { $up } conta, { $down } é o outro valor
rules-picture-turned = { $cards }, ao virar-se, passa a { $active }
rules-picture-captured = Joga-se { $cards }, que bate { $active }, capturado e virado para baixo
rules-picture-ends = { $cards } na mesa: pode tirar-se { $left } ou { $right }
rules-picture-placed = { $card } posto na mão: { $cards }
rules-picture-both = Tira-se { $card }, e { $cards } bate o que resta: { $active }
rules-picture-sum = { $captured ->
    [0] { $captured } capturadas
    [one] { $captured } capturada
    [many] { $captured } capturadas
   *[other] { $captured } capturadas
} mais { $chips ->
    [0] { $chips } fichas
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
} menos { $hand ->
    [0] { $hand } cartas
    [one] { $hand } carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
} na mão: { $score }
rules-picture-free = { $captured ->
    [one] { $captured } capturada
    [many] { $captured } capturadas
   *[other] { $captured } capturadas
} mais { $chips ->
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
}: { $score }; { $hand ->
    [one] a { $hand } carta na mão não custa nada
    [many] as { $hand } cartas na mão não custam nada
   *[other] as { $hand } cartas na mão não custam nada
}

## Palavras dos desenhos

rules-word-single = uma carta
rules-word-match = mesmo valor
rules-word-run = ordem consecutiva
rules-word-no = não é conjunto
rules-word-beats = bate
rules-word-ties = não bate
rules-word-turned = viradas
rules-word-captured = capturadas
rules-word-ring = na mesa
rules-word-left = resta na mesa
rules-word-hand = na sua mão
rules-word-shown = jogadas
rules-word-counts = conta
