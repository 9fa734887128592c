### Hojas que se abren de vez en cuando: ajustes, teclas, consejos, una jugada escrita

## Ajustes

settings-theme-why = «Contraste» traza cada palabra y cada línea con toda la fuerza posible.
settings-motion = Movimiento
settings-motion-why = Las cartas se deslizan hasta su sitio. Con menos movimiento, aparecen poco a poco.
motion-system = Sistema
motion-less = Menos
settings-side = Mano con la que juegas
settings-side-why = La izquierda invierte los botones y, en un teléfono apaisado, tus cartas, para el otro pulgar.
side-right = Derecha
side-left = Izquierda
settings-digits = Cifras de las cartas
settings-digits-why = Las cartas impresas y las jugadas escritas llevan del 1 al 10.
settings-sound = Sonido
settings-sound-why = Unos pocos y breves: cartas, fichas, tu turno, el fin de la ronda.
settings-buzz = Vibración
settings-buzz-why = Un toque cuando se toman o se juegan cartas, y cuando te toca.
switch-off = No
switch-on = Sí

## Teclas

keys-cards = En las cartas
keys-game = En el juego
keys-ask = Para preguntar y mirar
keys-place = Si un teclado no tiene esa letra, es la tecla que está en su lugar.

## Consejos

hint-thinking = La directora piensa…
hint-best = { $count ->
    [one] La directora ve una jugada:
    [many] La directora haría una de estas, de preferencia la primera:
   *[other] La directora haría una de estas, de preferencia la primera:
}
hint-how = Los puntos son la ventaja media que deberías sacar a los demás al acabar la ronda. Pulsa una jugada para
    dejarla preparada en la mesa; la juegas tú.
hint-keep = Dejar la mano tal cual
hint-turn = Girar la mano
hint-show = Mostrar { $cards }
hint-scout = { $end ->
    [left] { $turned ->
        [yes] Reclutar { $cards } del extremo izquierdo, girado a { $as }, al lugar { $place }
       *[no] Reclutar { $cards } del extremo izquierdo, al lugar { $place }
    }
    [right] { $turned ->
        [yes] Reclutar { $cards } del extremo derecho, girado a { $as }, al lugar { $place }
       *[no] Reclutar { $cards } del extremo derecho, al lugar { $place }
    }
   *[only] { $turned ->
        [yes] Reclutar { $cards }, girado a { $as }, al lugar { $place }
       *[no] Reclutar { $cards }, al lugar { $place }
    }
}
hint-then-show = · luego mostrar { $cards }
hint-lead = { $lead ->
    [ahead] { $points ->
        [one] { $points } punto de ventaja
        [many] { $points } puntos de ventaja
       *[other] { $points } puntos de ventaja
    }
    [behind] { $points ->
        [one] { $points } punto de desventaja
        [many] { $points } puntos de desventaja
       *[other] { $points } puntos de desventaja
    }
   *[level] en empate
}
hint-chance = · gana la partida { $chance } de cada 100 veces

## Mirar atrás, acabada la ronda

review-title = Lo que habría hecho la directora
review-none = Nada que objetar: ninguna jugada tuya regaló gran cosa.
review-yours = Tú:
review-better = Mejor:
review-points = { $points ->
    [one] regaló { $points } punto
    [many] regaló { $points } puntos
   *[other] regaló { $points } puntos
}
review-chance = regaló { $chance } de cada 100 partidas
review-how = De media y según la directora, que no sabía más que tú. Pulsa una jugada para ver la mesa justo antes.

## Una jugada escrita

move-label = Jugada
move-do = Jugarla
move-unreadable = Ninguna jugada se escribe así: mira el carácter { $column }.
move-no-place = No hay un lugar { $given }: van del 1 al { $most }.
move-no-gap = Ningún hueco tiene { $given } de tus cartas delante: pueden ser de 0 a { $most }.
move-no-end = Solo hay una carta: reclútala con L.
move-show = Mostrar tus cartas del lugar 4 al lugar 6
    .written = 4-6
move-one = Mostrar la carta del lugar 4
    .written = 4
move-scout = Reclutar del extremo izquierdo (o R, del derecho) al hueco que tiene 7 de tus cartas delante
    .written = L7
move-over = Lo mismo, con la carta girada
    .written = L7!
move-both = Scout & Show: los lugares se cuentan con la carta nueva
    .written = L7!+7-9
move-way = Elegir de qué lado va tu mano
    .written = keep turn
