### Las reglas, punto por punto, con dibujos pequeños

rules-title = Las reglas
rules-play = Jugar
rules-contents = Índice

rules-aim-title = Objetivo
rules-aim = Se juegan tantas rondas como jugadores haya. Cada ronda da puntos y, a veces, los quita. Gana quien más
    tenga en total; si hay empate, la victoria se comparte.

rules-cards-title = Las cartas
rules-cards = Cada carta tiene dos valores del 1 al 10, uno en cada extremo. Cuenta el de arriba; el de abajo queda al
    revés. Hay 45 cartas: cada par de valores distintos, una sola vez.

rules-deal-title = El reparto
rules-deal = Las cartas se barajan, unas de un lado y otras del otro, y se reparten. Se sortea quién empieza; en cada
    ronda siguiente empieza quien está a su izquierda.
rules-deal-players = Jugadores
rules-deal-out = Se quitan
rules-deal-hand = Cartas por jugador
rules-deal-rounds = Rondas
rules-deal-tens = las nueve cartas con un 10
rules-deal-one = la carta 9/10
rules-deal-none = ninguna

rules-hand-title = Tu mano
rules-hand = Tus cartas se quedan en el orden en que las recibiste. Nunca las ordenas y nunca giras una carta suelta.

rules-turning-title = Girar la mano
rules-turning = Una vez por ronda, antes de que nadie juegue, puedes girar la mano entera: cada carta muestra su otro
    valor y el orden no cambia. Todos deciden en secreto, y se empieza a jugar cuando todos han decidido.

rules-sets-title = Combinaciones
rules-sets = Muestras una combinación: una sola carta, o varias que están juntas en tu mano y son números idénticos, o
    números consecutivos, que suben o bajan de uno en uno. El 10 es el tope: después no viene el 1.

rules-strength-title = Qué combinación es más fuerte
rules-strength = Tres preguntas, en este orden. La primera diferencia decide.

rules-more-cards-title = 1. ¿Cuántas cartas?
rules-more-cards = Más cartas superan a menos cartas, sean cuales sean los valores.

rules-match-over-run-title = 2. ¿Idénticos o consecutivos?
rules-match-over-run = Con igual número de cartas, los números idénticos superan a los consecutivos.

rules-higher-value-title = 3. ¿Qué valores?
rules-higher-value = Si coinciden la cantidad y el tipo, ganan los valores más altos. El empate nunca supera; que los
    números suban o bajen da igual.

rules-turns-title = Tu turno
rules-turns = Se juega por turnos, hacia la izquierda. Cuando te toca, haces una de tres cosas: Show, Scout o Scout &
    Show. No se puede pasar.

rules-show-title = Show
rules-show = Muestra una combinación más fuerte que la combinación activa, la que está en la pista. Capturas las cartas
    superadas: quedan boca abajo delante de ti, un punto cada una. Tu combinación ocupa su lugar, en el orden en que la
    tenías, y tú pasas a ser el propietario.

rules-scout-title = Scout
rules-scout = Recluta una carta: tómala de uno de los dos extremos de la combinación activa y ponla en tu mano, donde
    quieras y del lado que quieras. El propietario de la combinación recibe una ficha de Scout: un punto. Puedes hacer
    Scout aunque también pudieras hacer un Show. Lo que queda en la pista sigue siendo del mismo propietario y cuenta
    como lo que es ahora.

rules-empty-table-title = La pista vacía
rules-empty-table = Al empezar una ronda, y cuando se ha reclutado la última carta, la pista está vacía. Entonces no hay
    nada que reclutar: tienes que hacer un Show, y vale cualquier combinación. No se captura nada.

rules-scout-and-show-title = Scout & Show
rules-scout-and-show = Una vez por ronda puedes usar tu entrada: haces un Scout y enseguida un Show. El propietario
    recibe su ficha, como siempre. Lo que muestres debe superar lo que queda en la pista, y no hace falta que lleve la
    carta reclutada. Si después del Scout no pudieras mostrar nada, no está permitido. La ronda siguiente trae una
    entrada nueva.

rules-round-end-title = Fin de la ronda
rules-round-end = La ronda acaba en el acto, de una de estas dos maneras.

rules-emptied-title = Una mano se vacía
rules-emptied = Alguien ha mostrado la última carta de su mano.

rules-unbeaten-title = Nadie supera una combinación
rules-unbeaten = Desde un Show, todos los demás, por turno, solo han hecho Scout. El propietario de la combinación no
    paga nada por las cartas de su mano. Un Scout & Show también es un Show: la cuenta vuelve a empezar.

rules-points-title = Puntos
rules-points = Las cartas capturadas, más las fichas de Scout, menos las cartas de tu mano. La combinación que aún está
    en la pista y las entradas no cuentan para nadie.

rules-two-players-title = Dos jugadores
rules-two-players = Todo lo demás sigue igual, salvo esto:

rules-two-chips-title = El Scout cuesta una ficha
rules-two-chips = Cada uno tiene tres fichas por ronda. Un Scout cuesta una, que va al centro; el propietario no recibe
    nada. Sin fichas no hay Scout. Una ficha que te guardas es un punto.

rules-two-again-title = Sigues tú
rules-two-again = Después de un Scout te toca otra vez, hasta que haces un Show. No hay Scout & Show. Si puedes hacer
    algo, tienes que hacerlo.

rules-two-end-title = Fin de la ronda
rules-two-end = La ronda acaba cuando una mano se vacía, o cuando el otro jugador no puede hacer ni Show ni Scout.
    Entonces, quien hizo el último Show no paga nada por las cartas de su mano.

rules-two-rounds-title = Dos rondas
rules-two-rounds = Las 22 cartas que no se repartieron en la primera ronda son las de la segunda.

## Dibujos

rules-picture-single = Una carta: { $cards }
rules-picture-match = Números idénticos: { $cards }
rules-picture-run = Números consecutivos: { $cards }
rules-picture-no = No es una combinación: { $cards }
rules-picture-beats = { $cards } supera a { $active }
rules-picture-ties = { $cards } no supera a { $active }
rules-picture-values = Una carta: { $up } cuenta, { $down } es su otro valor
rules-picture-turned = { $cards }, al girarse, es { $active }
rules-picture-captured = Se muestra { $cards } y supera a { $active }, que se captura boca abajo
rules-picture-ends = { $cards } en la pista: se puede tomar { $left } o { $right }
rules-picture-placed = { $card } puesto en la mano: { $cards }
rules-picture-both = Se toma { $card }, y { $cards } supera a lo que queda: { $active }
rules-picture-sum = { $captured ->
    [one] { $captured } capturada
    [many] { $captured } capturadas
   *[other] { $captured } capturadas
} más { $chips ->
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
} menos { $hand ->
    [one] { $hand } carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
} en la mano: { $score }
rules-picture-free = { $captured ->
    [one] { $captured } capturada
    [many] { $captured } capturadas
   *[other] { $captured } capturadas
} más { $chips ->
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
}: { $score }; { $hand ->
    [one] la { $hand } carta de la mano no cuesta nada
    [many] las { $hand } cartas de la mano no cuestan nada
   *[other] las { $hand } cartas de la mano no cuestan nada
}

## Palabras de los dibujos

rules-word-single = una carta
rules-word-match = idénticos
rules-word-run = consecutivos
rules-word-no = no es combinación
rules-word-beats = supera
rules-word-ties = no supera
rules-word-turned = giradas
rules-word-captured = capturadas
rules-word-ring = en la pista
rules-word-left = lo que queda
rules-word-hand = en tu mano
rules-word-shown = mostradas
rules-word-counts = cuenta
