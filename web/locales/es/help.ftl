### La ayuda: las reglas en breve, con nuestras palabras

help-learn = Apréndelo en tres minutos
help-rules-all = Todas las reglas, con dibujos

help-story-title = La historia
help-story = Acaban de poner en tus manos un pequeño circo. Nunca hay dinero para estrellas, así que haces como todos: montas un
    espectáculo mejor que el de los demás y reclutas a sus artistas. Al acabar la temporada, gana el circo que ha dado el mejor
    espectáculo.

help-rules-title = Las reglas en breve
help-goal-title = Objetivo
help-goal = Se juegan tantas rondas como jugadores haya. Cada ronda da puntos; gana quien más tenga en total.
help-hand-title = Tu mano
help-hand = Cada carta tiene dos valores; cuenta el de arriba. Nunca ordenas tu mano ni giras una carta suelta. Una sola vez,
    antes de la ronda, puedes girar la mano entera.
help-sets-title = Combinaciones
help-sets = Muestras una carta, o cartas vecinas: números idénticos, como { $match }, o consecutivos, hacia arriba o hacia abajo,
    como { $run }.
help-order-title = Qué supera a qué
help-order = Más cartas superan a menos cartas: { $long } supera a { $tens }. Con igual número de cartas, los números idénticos
    superan a los consecutivos: { $low } supera a { $high }. Si son del mismo tipo, gana la más alta. El empate nunca supera.
help-show-title = Show
help-show = Muestra una combinación que supere a la activa. Capturas las cartas superadas: un punto cada una. Si la pista está
    vacía, vale cualquier combinación.
help-scout-title = Scout
help-scout = Recluta una carta de uno de los dos extremos de la combinación activa y ponla en tu mano, donde quieras y del lado que
    quieras. Su propietario recibe una ficha de Scout: un punto.
help-both-title = Scout & Show
help-both = Una vez por ronda puedes hacer un Scout y enseguida un Show. Lo que muestres debe superar lo que queda de la
    combinación activa.
help-end-title = Fin de la ronda
help-end = La ronda acaba en el acto cuando alguien ha mostrado la última carta de su mano, o cuando desde un Show todos los demás,
    por turno, solo han hecho Scout.
help-points-title = Puntos
help-points = Las cartas capturadas, más las fichas de Scout, menos las cartas que te quedan en la mano. Si nadie superó tu
    combinación y la ronda acabó porque los demás solo hicieron Scout, tu mano no te cuesta nada.
help-two-title = Dos jugadores
help-two = Tienes tres fichas por ronda; cada Scout cuesta una, y sigues hasta que haces un Show. No hay Scout & Show. La ronda
    acaba también cuando el otro jugador no puede hacer ni Show ni Scout. Una ficha sin gastar es un punto. La segunda ronda se
    juega con las cartas que se apartaron en la primera.

help-box-title = En la caja
help-box = El juego impreso trae 45 cartas, 23 fichas de Scout, 30 fichas de puntos, 5 fichas de Scout & Show y un marcador de
    jugador inicial. Con tres jugadores se quitan las nueve cartas con un 10; con dos o cuatro, la carta 9/10.

help-key-cards = Ir de carta en carta; con Mayús, elegir varias
    .keys = ← →
help-key-zones = De tu mano a la mesa, y vuelta
    .keys = ↑ ↓
help-key-space = Elegir la carta, el extremo o el hueco
    .keys = Espacio
help-key-enter = Show, o confirmar
    .keys = Intro
help-key-scout = Scout; elegidos la carta y el hueco, confirmar
    .keys = S
help-key-both = Scout & Show
    .keys = D
help-key-flip = Girar la carta reclutada; girar la mano
    .keys = T
help-key-keep = Dejar la mano tal cual
    .keys = K
help-key-escape = Atrás, una elección cada vez
    .keys = Esc
help-key-undo = Deshacer
    .keys = U
help-key-next = Seguir, cuando el ordenador juega paso a paso
    .keys = N
help-key-hint = Preguntar qué haría la directora
    .keys = I
help-key-move = Escribir una jugada
    .keys = /
help-key-log = Qué ha pasado
    .keys = L
help-key-menu = Menú
    .keys = M
help-key-repeat = Repetir cómo va la partida
    .keys = R
help-key-why = Por qué se rechazó lo último: la regla
    .keys = W
help-key-howto = Cómo se juega
    .keys = H
help-key-help = Esta ayuda
    .keys = ?

help-about-title = Acerca de
help-about = SCOUT es un juego de cartas de Kei Kajino, publicado por Oink Games. Esta página es obra de aficionados, no oficial y sin
    ánimo de lucro; las palabras y los dibujos son nuestros, y nadie en Oink Games tiene que ver con ella. Si te gusta, compra
    la caja.
help-licences = Licencias
help-version = Versión { $version }
