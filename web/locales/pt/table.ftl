## A mesa: cartas, lugares, pista, mão, ações

you = Você

card-name = { $up }, outro lado { $down }
card-unknown = carta virada para baixo

seats-label = Os outros
seat-label = { $name }: { $counts }.{ $turn ->
    [yes] {" "}Tem a vez.
   *[no] {""}
}{ $owner ->
    [yes] {" "}Jogou o conjunto na mesa.
   *[no] {""}
}
seat-counts = { $cards ->
    [0] { $cards } cartas
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
} na mão, { $captured ->
    [0] { $captured } capturadas
    [one] { $captured } capturada
    [many] { $captured } capturadas
   *[other] { $captured } capturadas
}, { $chips ->
    [0] { $chips } fichas
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
}{ $token ->
    [left] , bilhete de Scout & Jogar disponível
    [used] , bilhete de Scout & Jogar usado
   *[none] {""}
}
seat-turn = vez
seat-started = Primeira jogada desta ronda.
own-round = Ronda { $round }/{ $rounds }
seat-ready = a postos
seat-choosing = a escolher…
seat-thinking = a pensar…
seat-did-word = { $kind ->
    [scouted] Scout
    [both] Scout & Jogar
   *[showed] Jogou
}
seat-did = { $kind ->
    [scouted] Fez Scout de { $values }.
    [both] Fez Scout e jogou { $values }.
   *[showed] Jogou { $values }.
}

active-label = { $owner ->
    [you] O seu conjunto na mesa: { $values }
   *[other] Conjunto de { $name } na mesa: { $values }
}
ribbon = { $owner ->
    [you] O seu
   *[other] De { $name }
}
scout-end = { $end ->
    [left] Scout da ponta esquerda: { $up }, outro lado { $down }
    [right] Scout da ponta direita: { $up }, outro lado { $down }
   *[only] Scout: { $up }, outro lado { $down }
}
tag-new = novo
tray-label = Carta do Scout: { $up }, outro lado { $down }
tray-counts-as = vale
turn-over = Virar
turn-over-to = para { $value }
stage-empty = A mesa está vazia.
centre-chips = { $count ->
    [0] { $count } fichas gastas ao centro
    [one] { $count } ficha gasta ao centro
    [many] { $count } fichas gastas ao centro
   *[other] { $count } fichas gastas ao centro
}

hand-label = { $count ->
    [0] A sua mão, { $count } cartas
    [one] A sua mão, { $count } carta
    [many] A sua mão, { $count } cartas
   *[other] A sua mão, { $count } cartas
}
hand-label-scouting = A sua mão, escolha um espaço
hand-card = { $up }, outro lado { $down }, posição { $place } de { $count }
hand-card-in-set = { $card }, { $part ->
    [first] início
    [last] fim
   *[middle] meio
} de { $kind ->
    [match] { $size } cartas do mesmo valor
   *[run] { $size } cartas em ordem consecutiva
}
ghost-here = aqui
ghost-place = aqui, posição { $place }
gap = { $where ->
    [first] Posição { $place }, antes de { $right }
    [last] Posição { $place }, depois de { $left }
   *[between] Posição { $place }, entre { $left } e { $right }
}
gap-makes = { $gap }, forma { $kind ->
    [match] { $size } cartas do mesmo valor
   *[run] { $size } cartas em ordem consecutiva
}

actions-label = Ações
key-enter = Enter
key-escape = Esc
action-show = Jogar
action-show-count = { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
action-scout = Scout
action-confirm = confirmar
action-scout-show = Scout & Jogar
action-scout-then-show = Scout, depois jogar
action-undo = Anular
action-back = Voltar
action-menu = Menu
action-keep = Deixar como está
action-turn-hand = Virar a mão
action-see-table = Ver a mesa
action-see-points = Ver os pontos
action-next = { $last ->
    [yes] Outro jogo
   *[no] Ronda seguinte
}

why-choose-cards = Escolha primeiro as cartas a jogar.
why-choose-end = Escolha primeiro uma carta numa ponta do conjunto.
why-choose-gap = Escolha primeiro um espaço na sua mão.
why-scouting = Primeiro volte atrás, ou confirme o Scout.
why-show-now = Jogue agora um conjunto, ou volte atrás.
why-must-show = Depois deste Scout não poderia jogar nenhum conjunto.
why-no-undo = Não há nada para anular.
reason-not-your-turn = Não é a sua vez.
reason-wrong-phase = Agora não é possível.
reason-out-of-range = Essa carta não existe.
reason-not-a-set = Estas cartas não são um conjunto.
reason-too-few-cards = Poucas cartas para bater o conjunto na mesa.
reason-weaker-kind = Com o mesmo número de cartas, a ordem consecutiva não bate o mesmo valor.
reason-lower-value = Demasiado baixo para bater o conjunto na mesa.
reason-nothing-to-scout = Não há nada para um Scout.
reason-no-token = Já usou o seu bilhete de Scout & Jogar.
reason-no-chip = Já não tem fichas.
reason-must-show = A mesa está vazia: tem de jogar um conjunto.
reason-round-over = A ronda acabou.
