### Folhas que se abrem de vez em quando: definições, teclas, conselhos, uma jogada escrita

## Definições

settings-theme-why = «Contraste» desenha cada palavra e cada linha da forma mais nítida possível.
settings-motion = Movimento
settings-motion-why = As cartas deslizam para o seu lugar. Com menos movimento, aparecem aos poucos.
motion-system = Sistema
motion-less = Menos
settings-side = Mão com que joga
settings-side-why = A esquerda inverte os botões e, num telemóvel deitado, as suas cartas, para o outro polegar.
side-right = Direita
side-left = Esquerda
settings-digits = Algarismos das cartas
settings-digits-why = As cartas impressas e as jogadas escritas têm de 1 a 10.
settings-sound = Som
settings-sound-why = Poucos e breves: cartas, fichas, a sua vez, o fim da ronda.
settings-buzz = Vibração
settings-buzz-why = Um toque quando se pegam ou jogam cartas, e quando é a sua vez.
switch-off = Não
switch-on = Sim

## Teclas

keys-cards = Nas cartas
keys-game = No jogo
keys-ask = Para perguntar e ver
keys-place = Se um teclado não tem essa letra, é a tecla que está no lugar dela.

## Conselhos

hint-thinking = A diretora está a pensar…
hint-best = { $count ->
    [one] A diretora vê uma jogada:
    [many] A diretora faria uma destas, de preferência a primeira:
   *[other] A diretora faria uma destas, de preferência a primeira:
}
hint-how = Os pontos são o avanço médio que deveria ter sobre os outros no fim da ronda. Carregue numa jogada para a deixar
    preparada na mesa; jogá-la fica consigo.
hint-keep = Deixar a mão como está
hint-turn = Virar a mão
hint-show = Jogar { $cards }
hint-scout = { $end ->
    [left] { $turned ->
        [yes] Scout de { $cards } na ponta esquerda, virado para { $as }, na posição { $place }
       *[no] Scout de { $cards } na ponta esquerda, na posição { $place }
    }
    [right] { $turned ->
        [yes] Scout de { $cards } na ponta direita, virado para { $as }, na posição { $place }
       *[no] Scout de { $cards } na ponta direita, na posição { $place }
    }
   *[only] { $turned ->
        [yes] Scout de { $cards }, virado para { $as }, na posição { $place }
       *[no] Scout de { $cards }, na posição { $place }
    }
}
hint-then-show = · depois jogar { $cards }
hint-lead = { $lead ->
    [ahead] { $points ->
        [1] { $points } ponto de avanço
        [one] { $points } pontos de avanço
        [many] { $points } pontos de avanço
       *[other] { $points } pontos de avanço
    }
    [behind] { $points ->
        [1] { $points } ponto de atraso
        [one] { $points } pontos de atraso
        [many] { $points } pontos de atraso
       *[other] { $points } pontos de atraso
    }
   *[level] em igualdade
}
hint-chance = · ganha { $chance } de 100 jogos

## Olhar para trás, acabada a ronda

review-title = O que a diretora teria feito
review-none = Nada a apontar: nenhuma jogada sua desperdiçou muito.
review-yours = A sua:
review-better = Melhor:
review-points = { $points ->
    [one] desperdiçou { $points } ponto
    [many] desperdiçou { $points } pontos
   *[other] desperdiçou { $points } pontos
}
review-chance = desperdiçou { $chance } de 100 jogos
review-how = Em média e aos olhos da diretora, que sabia tanto como quem jogou. Carregue numa jogada para ver a mesa
    logo antes.

## Uma jogada escrita

move-label = Jogada
move-do = Jogar
move-unreadable = Nenhuma jogada se escreve assim: veja o carácter { $column }.
move-no-place = Não há posição { $given }: vão de 1 a { $most }.
move-no-gap = Nenhum espaço tem { $given } das suas cartas antes: podem ser de 0 a { $most }.
move-no-end = Só há uma carta: faça scout com L.
move-show = Jogar as suas cartas da posição 4 à posição 6
    .written = 4-6
move-one = Jogar a carta na posição 4
    .written = 4
move-scout = Scout na ponta esquerda (ou R, na direita) para o espaço que tem 7 das suas cartas antes
    .written = L7
move-over = O mesmo, com a carta virada
    .written = L7!
move-both = Scout & Jogar: as posições contam já com a carta nova
    .written = L7!+7-9
move-way = Escolher de que lado fica a sua mão
    .written = keep turn
