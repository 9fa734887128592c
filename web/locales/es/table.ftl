## La mesa: cartas, puestos, pista, mano, acciones

you = Tú

card-name = { $up }, otro lado { $down }
card-unknown = carta boca abajo

seats-label = Los demás
seat-label = { $name }: { $counts }.{ $turn ->
    [yes] {" "}Le toca.
   *[no] {""}
}{ $owner ->
    [yes] {" "}La combinación activa es suya.
   *[no] {""}
}
seat-counts = { $cards ->
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
} en la mano, { $captured ->
    [one] { $captured } capturada
    [many] { $captured } capturadas
   *[other] { $captured } capturadas
}, { $chips ->
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
}{ $token ->
    [left] , entrada de Scout & Show disponible
    [used] , entrada de Scout & Show usada
   *[none] {""}
}
seat-turn = le toca
seat-started = Primer turno de esta ronda.
own-round = Ronda { $round }/{ $rounds }
seat-ready = ya está
seat-choosing = elige…
seat-thinking = piensa…
seat-did-word = { $kind ->
    [scouted] Scout
    [both] Scout & Show
   *[showed] Show
}
seat-did = { $kind ->
    [scouted] Ha reclutado { $values }.
    [both] Ha reclutado y mostrado { $values }.
   *[showed] Ha mostrado { $values }.
}

active-label = { $owner ->
    [you] Tu combinación activa: { $values }
   *[other] Combinación activa de { $name }: { $values }
}
ribbon = { $owner ->
    [you] La tuya
   *[other] De { $name }
}
scout-end = { $end ->
    [left] Reclutar del extremo izquierdo: { $up }, otro lado { $down }
    [right] Reclutar del extremo derecho: { $up }, otro lado { $down }
   *[only] Reclutar: { $up }, otro lado { $down }
}
tag-new = nuevo
tray-label = Carta reclutada: { $up }, otro lado { $down }
tray-counts-as = vale
turn-over = Girar
turn-over-to = a { $value }
stage-empty = La pista está vacía.
centre-chips = { $count ->
    [one] { $count } ficha gastada en el centro
    [many] { $count } fichas gastadas en el centro
   *[other] { $count } fichas gastadas en el centro
}

hand-label = { $count ->
    [one] Tu mano, { $count } carta
    [many] Tu mano, { $count } cartas
   *[other] Tu mano, { $count } cartas
}
hand-label-scouting = Tu mano, elige un hueco
hand-card = { $up }, otro lado { $down }, lugar { $place } de { $count }
hand-card-in-set = { $card }, { $part ->
    [first] principio
    [last] final
   *[middle] mitad
} de { $kind ->
    [match] { $size } números idénticos
   *[run] { $size } números consecutivos
}
ghost-here = aquí
ghost-place = aquí, lugar { $place }
gap = { $where ->
    [first] Lugar { $place }, antes de { $right }
    [last] Lugar { $place }, después de { $left }
   *[between] Lugar { $place }, entre { $left } y { $right }
}
gap-makes = { $gap }, forma { $kind ->
    [match] { $size } números idénticos
   *[run] { $size } números consecutivos
}

actions-label = Acciones
key-enter = Intro
key-escape = Esc
action-show = Show
action-show-count = { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
action-scout = Scout
action-confirm = confirmar
action-scout-show = Scout & Show
action-scout-then-show = Scout, luego Show
action-undo = Deshacer
action-back = Atrás
action-menu = Menú
action-keep = Dejarla tal cual
action-turn-hand = Girar la mano
action-see-table = Ver la mesa
action-see-points = Ver los puntos
action-next = { $last ->
    [yes] Otra partida
   *[no] Ronda siguiente
}

why-choose-cards = Elige primero las cartas para el Show.
why-choose-end = Elige primero una carta de un extremo de la combinación.
why-choose-gap = Elige primero un hueco en tu mano.
why-scouting = Primero vuelve atrás o confirma el Scout.
why-show-now = Muestra ahora una combinación o vuelve atrás.
why-must-show = Tras este Scout no podrías mostrar ninguna combinación.
why-no-undo = No hay nada que deshacer.
reason-not-your-turn = No te toca.
reason-wrong-phase = Ahora no se puede.
reason-out-of-range = Esa carta no existe.
reason-not-a-set = Esas cartas no forman una combinación.
reason-too-few-cards = Son pocas cartas para superar la combinación activa.
reason-weaker-kind = Con igual número de cartas, los números consecutivos no superan a los idénticos.
reason-lower-value = Demasiado bajo para superar la combinación activa.
reason-nothing-to-scout = No hay nada que reclutar.
reason-no-token = Ya has usado tu entrada de Scout & Show.
reason-no-chip = No te quedan fichas de Scout.
reason-must-show = La pista está vacía: tienes que hacer un Show.
reason-round-over = La ronda ha terminado.
