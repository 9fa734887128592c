### A escola: dez lições pequenas na mesa a sério

tutorial-title = Aprender SCOUT
tutorial-heading = { $step } de { $of }: { $title }
tutorial-heading-extra = Extra: { $title }
tutorial-coach = Conselhos
tutorial-next = Seguinte
tutorial-steps = Lições
tutorial-leave = Sair

## Durante um Scout

tutorial-pick-end = Tire o { $card } da ponta { $end ->
    [left] esquerda
   *[right] direita
}. Só se podem tirar as cartas das pontas.
tutorial-pick-way = Agora vire a carta. Precisa do outro valor, { $card }.
tutorial-pick-gap = { $where ->
    [first] Escolha o espaço para ela: antes do seu { $right }.
    [last] Escolha o espaço para ela: depois do seu { $left }.
   *[between] Escolha o espaço para ela: entre o seu { $left } e o seu { $right }.
}
tutorial-pick-confirm = Forma { $set }. Carregue em Scout para confirmar.
tutorial-pick-then = Forma { $set }. Carregue em «Scout, depois jogar».
tutorial-pick-show = Agora jogue { $set }.

## 1. Virar a mão

tutorial-turn-title = Vire a sua mão
tutorial-turn = Cada carta tem dois valores; conta o de cima. Uma vez, antes da ronda, pode virar a mão inteira. De que
    lado é melhor?
tutorial-turn-keys = Teclas: K deixa-a como está, T vira-a.
tutorial-turn-hint = Como está, nada combina. Virada, combinam quatro cartas. Vire a mão.
tutorial-turn-done = Muito bem! A partir de agora as suas cartas ficam como estão: nunca as ordena, e nunca vira só uma.

## 2. Jogar

tutorial-show-title = Jogue um conjunto
tutorial-show = Um conjunto são cartas vizinhas do mesmo valor, ou que sobem ou descem de um em um. Carregue na primeira
    e na última carta do seu conjunto maior, e depois em Jogar.
tutorial-show-keys = Teclas: setas para se mover, Shift e uma seta para escolher mais cartas, Enter para jogar.
tutorial-show-hint = As cartas na mão custam pontos. Livre-se de quatro de uma vez: jogue { $set }.
tutorial-show-done = Quatro cartas de uma vez! Agora são o seu conjunto na mesa. Quem joga a seguir tem de o bater, ou
    de fazer Scout.

## 3. Mais cartas batem menos

tutorial-more-title = Mais cartas ganham
tutorial-more = { $name } jogou { $active }. Parece forte, mas mais cartas batem menos cartas, sejam quais forem os
    valores. Encontre três.
tutorial-more-hint = Precisa de três cartas que formem um conjunto. Jogue { $set }.
tutorial-more-done = Três batem duas! As cartas batidas agora são suas, viradas para baixo. Cada uma vale um ponto.

## 4. O mesmo valor bate a ordem consecutiva

tutorial-match-title = O mesmo valor é mais forte
tutorial-match = Há cartas do mesmo valor e há cartas em ordem consecutiva. Com o mesmo número de cartas, o mesmo valor
    bate a ordem consecutiva. Bata { $active } com duas cartas.
tutorial-match-hint = Uma ordem consecutiva mais alta servia, mas não a tem. Tem duas do mesmo valor: jogue { $set }.
tutorial-match-done = Baixas, mas do mesmo valor! Entre dois conjuntos do mesmo tipo ganha o mais alto. Um empate não
    chega.

## 5. Scout

tutorial-scout-title = Scout
tutorial-scout = Não consegue bater { $active }. Então contrate um dos artistas: carregue em Scout.
tutorial-scout-keys = Teclas: S para Scout, setas e Espaço para escolher, T para virar a carta.
tutorial-scout-hint = Desta vez não: não consegue bater { $active }. Carregue em Scout e tire uma carta.
tutorial-scout-done = Agora tem { $set }. E { $name } recebe uma ficha, um ponto, por um conjunto onde vale a pena
    contratar.

## 6. Ninguém bate o seu conjunto

tutorial-unbeaten-title = Ninguém bate o seu conjunto
tutorial-unbeaten = Agora é a sua vez de mandar. Jogue { $set }.
tutorial-unbeaten-hint = Aqui ninguém consegue bater três oitos. Jogue { $set }.
tutorial-unbeaten-after-1 = Vejamos o que os outros conseguem fazer.
tutorial-unbeaten-after-2 = { $name } só pode fazer Scout, e a ficha é sua: um ponto.
tutorial-unbeaten-done = Desde que jogou este conjunto, todos os outros só fizeram Scout. Isso acaba a ronda, e as cartas
    na sua mão não lhe custam nada.

## 7. Scout & Jogar

tutorial-both-title = Scout & Jogar
tutorial-both = { $active } é outra vez forte demais. Mas uma vez por ronda pode fazer Scout e jogar logo, tudo na mesma
    vez. Carregue em Scout & Jogar.
tutorial-both-keys = Teclas: D para Scout & Jogar.
tutorial-both-hint = Só o Scout acabaria a sua vez. Tire o { $card } e carregue em «Scout, depois jogar».
tutorial-both-done = Tirou uma carta, e o que restou era mais fraco. Já usou o seu bilhete; na próxima ronda tem outro.

## 8. A sua mão fica vazia

tutorial-emptied-title = As suas últimas cartas
tutorial-emptied = Só restam duas cartas. Jogue as duas.
tutorial-emptied-hint = As duas de uma vez: jogue { $set }.
tutorial-emptied-done = A sua mão está vazia, e isso acaba a ronda de imediato. Os outros perdem um ponto por cada carta
    que ainda têm.

## 9. Pontos

tutorial-points-title = Pontos
tutorial-points = { $name } vai jogar a última carta da mão. Cartas capturadas e fichas contam a seu favor, cartas na
    mão contam contra. Quantos pontos vai ter?
tutorial-points-answers = Quantos pontos?
tutorial-points-hint = Conte outra vez: { $captured ->
    [one] { $captured } capturada
    [many] { $captured } capturadas
   *[other] { $captured } capturadas
}, mais { $chips ->
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
}, menos { $hand ->
    [one] { $hand } carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
} na mão.
tutorial-points-after-1 = Certo! Agora, a última carta.
tutorial-points-done = { $captured } + { $chips } − { $hand } = { $score }. Joga-se uma ronda por jogador; ganha quem
    tiver mais pontos no total.

## Um extra a dois

tutorial-two-title = Dois jogadores
tutorial-two = A dois, um Scout custa uma das suas três fichas, mas depois a vez continua sua. Carregue em Scout.
tutorial-two-hint = Primeiro faça Scout do { $card }: custa uma ficha, e a vez continua sua.
tutorial-two-after-1 = Uma ficha a menos, e a vez continua sua. Jogue { $set }.
tutorial-two-done = A dois não há Scout & Jogar. A ronda também acaba quando o outro não consegue bater o seu conjunto
    nem tem fichas para um Scout. As fichas que guardar são pontos.

## No fim

tutorial-end-title = Já sabe jogar SCOUT
tutorial-end = Era tudo. E agora, um jogo a sério?
tutorial-end-play = Começar
tutorial-end-two = E a dois?
tutorial-end-rules = As regras
