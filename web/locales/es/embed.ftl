## Lo que muestran otros sitios: diagramas, partidas, preguntas, un juego

embed-players = { $count ->
    [one] { $count } jugador
    [many] { $count } jugadores
   *[other] { $count } jugadores
}
embed-round = ronda { $round } de { $rounds }
embed-seat = Puesto { $seat }
embed-ribbon = De { $name }
embed-nothing = Nada en la mesa
embed-to-turn = { $name } elige un lado
embed-to-play = Le toca a { $name }
embed-over = La ronda ha terminado.

embed-card = { $up } sobre { $down }
embed-card-hidden = carta oculta
embed-table = Combinación activa de { $name }, de izquierda a derecha: { $cards }.
embed-hand = Mano de { $name }, de izquierda a derecha: { $cards }.
embed-hand-empty = Mano de { $name }: vacía.
embed-counts = { $name }: { $cards ->
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
    [left] , Scout & Show disponible
    [used] , Scout & Show usado
   *[none] {""}
}.
embed-marked = Lugares marcados: { $places }.

embed-start = El principio
embed-dealt = Se reparte la ronda { $round }, empieza { $name }.
embed-kept = { $name } deja la mano tal cual.
embed-turned = { $name } gira la mano.
embed-showed = { $name } muestra { $cards }
embed-scouted = { $name } recluta { $cards }
embed-both = { $name } recluta y muestra { $cards }
embed-scored = La ronda ha terminado: { $scores }.

embed-replay = Repetición
embed-at = { $ply } de { $count }
embed-first = Al principio
embed-back = Una jugada atrás
embed-next = Una jugada adelante
embed-last = Al final

embed-ask-beat = ¿Cuáles superan a la combinación activa?
embed-ask-scout = Le toca a { $name }. ¿Qué Scout es el mejor?
embed-ask-count = { $table ->
    [set] ¿Cuántas combinaciones de esta mano superan a la activa?
   *[empty] ¿Cuántas combinaciones hay en esta mano?
}
embed-ask-score = ¿Cuántos puntos hace { $name } en esta ronda?
embed-choose = Elige una respuesta.
embed-choose-all = Elige todas las respuestas correctas.
embed-choice-show = { $cards } ({ $count ->
    [one] lugar { $places }
    [many] lugares { $places }
   *[other] lugares { $places }
})
embed-choice-scout = { $end ->
    [left] la carta izquierda
    [right] la carta derecha
   *[only] la carta
}, como { $cards }{ $turned ->
    [yes] {" "}(girada)
   *[no] {""}
}, al lugar { $place }
embed-your-answer = Tu respuesta
embed-check = Comprobar
embed-right = Correcto.
embed-wrong = No del todo.
embed-is-right = Correcto.
embed-is-wrong = Incorrecto.
embed-answer = La respuesta es { $answer }.
embed-sum = { $points ->
    [one] { $points } capturada
    [many] { $points } capturadas
   *[other] { $points } capturadas
} + { $chips ->
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
} − { $hand } en la mano
embed-score = Aciertos: { $right } de { $count }.
embed-value = puntos esperados: { $value }
embed-again = Otra vez
embed-why-not-a-set = no es combinación
embed-why-too-few-cards = muy pocas cartas
embed-why-weaker-kind = los consecutivos son más débiles que los idénticos
embed-why-lower-value = demasiado bajo

embed-open = Abrir en SCOUT
embed-play = Jugar
embed-loading = Cargando: { $percent } %
embed-play-players = SCOUT: tú contra { $count ->
    [one] { $count } ordenador
    [many] { $count } ordenadores
   *[other] { $count } ordenadores
}
embed-play-note = Carga el juego (unos 5 MB). No oficial, de aficionados. No envía nada.
embed-game = Una partida de SCOUT

embed-error = Esto no se puede mostrar.
embed-error-missing = Aquí no hay nada que mostrar.
embed-error-place = Ilegible: { $field }, columna { $column }.
embed-error-line = Ilegible: línea { $line }, columna { $column }.
embed-error-link = Esta dirección está dañada o cortada.
embed-error-sandbox = La página que la rodea debe permitir también «allow-same-origin».
embed-error-engine = No se ha podido iniciar el juego.
