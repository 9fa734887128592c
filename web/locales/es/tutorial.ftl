### La escuela: diez lecciones pequeñas en la mesa de verdad

tutorial-title = Aprende SCOUT
tutorial-heading = { $step } de { $of }: { $title }
tutorial-heading-extra = Extra: { $title }
tutorial-coach = Consejos
tutorial-next = Seguir
tutorial-steps = Lecciones
tutorial-leave = Salir

## Durante un Scout

tutorial-pick-end = Toma el { $card } del extremo { $end ->
    [left] izquierdo
   *[right] derecho
}. Solo se puede tomar una carta de un extremo.
tutorial-pick-way = Ahora gira la carta. Necesitas su { $card }.
tutorial-pick-gap = { $where ->
    [first] Elige su hueco: antes de tu { $right }.
    [last] Elige su hueco: después de tu { $left }.
   *[between] Elige su hueco: entre tu { $left } y tu { $right }.
}
tutorial-pick-confirm = Se forma { $set }. Pulsa Scout para confirmar.
tutorial-pick-then = Se forma { $set }. Pulsa «Scout, luego Show».
tutorial-pick-show = Ahora muestra { $set }.

## 1. Girar la mano

tutorial-turn-title = Gira tu mano
tutorial-turn = Cada carta tiene dos valores; cuenta el de arriba. Una vez, antes de la ronda, puedes girar la mano
    entera. ¿De qué lado es mejor?
tutorial-turn-keys = Teclas: K la deja tal cual, T la gira.
tutorial-turn-hint = Tal cual, no encaja nada. Girada, encajan cuatro cartas. Gira la mano.
tutorial-turn-done = ¡Bien hecho! Desde ahora tus cartas se quedan como están: nunca las ordenas y nunca giras una
    suelta.

## 2. Mostrar

tutorial-show-title = Muestra una combinación
tutorial-show = Una combinación son cartas vecinas con números idénticos, o que suben o bajan de uno en uno. Pulsa la
    primera y la última carta de tu combinación más larga, y luego Show.
tutorial-show-keys = Teclas: flechas para moverte, Mayús y una flecha para elegir más cartas, Intro para mostrar.
tutorial-show-hint = Las cartas en la mano cuestan puntos. Deshazte de cuatro de golpe: muestra { $set }.
tutorial-show-done = ¡Cuatro cartas de golpe! Ahora son tu combinación, en la pista. Quien venga después tiene que
    superarla o reclutar una de sus cartas.

## 3. Más cartas superan a menos

tutorial-more-title = Más cartas ganan
tutorial-more = { $name } ha mostrado { $active }. Parece fuerte, pero más cartas superan a menos cartas, sean cuales
    sean los valores. Busca tres.
tutorial-more-hint = Necesitas tres cartas que formen una combinación. Muestra { $set }.
tutorial-more-done = ¡Tres superan a dos! Las cartas superadas ahora son tuyas, boca abajo. Cada una vale un punto.

## 4. Los idénticos superan a los consecutivos

tutorial-match-title = Los idénticos ganan
tutorial-match = Hay números idénticos y hay números consecutivos. Con igual número de cartas, los idénticos superan a
    los consecutivos. Supera { $active } con dos cartas.
tutorial-match-hint = Servirían dos números consecutivos más altos, pero no los tienes. Tienes dos idénticos: muestra
    { $set }.
tutorial-match-done = ¡Bajos, pero idénticos! Entre dos combinaciones del mismo tipo gana la más alta. Con empatar no
    basta.

## 5. Scout

tutorial-scout-title = Scout
tutorial-scout = No puedes superar { $active }. Así que recluta a uno de sus artistas: pulsa Scout.
tutorial-scout-keys = Teclas: S para Scout, flechas y Espacio para elegir, T para girar la carta.
tutorial-scout-hint = Esta vez no: no puedes superar { $active }. Pulsa Scout y toma una carta.
tutorial-scout-done = Ahora tienes { $set }. Y { $name } recibe una ficha de Scout, un punto, por una combinación en la
    que merece la pena reclutar.

## 6. Nadie supera tu combinación

tutorial-unbeaten-title = Nadie te supera
tutorial-unbeaten = Ahora mandas tú. Muestra { $set }.
tutorial-unbeaten-hint = Aquí nadie puede superar tres ochos. Muestra { $set }.
tutorial-unbeaten-after-1 = Veamos qué pueden hacer los demás.
tutorial-unbeaten-after-2 = { $name } solo puede hacer Scout, y la ficha de Scout es para ti: un punto.
tutorial-unbeaten-done = Desde tu Show, todos los demás solo han hecho Scout. Eso acaba la ronda, y las cartas de tu
    mano no te cuestan nada.

## 7. Scout & Show

tutorial-both-title = Scout & Show
tutorial-both = { $active } vuelve a ser demasiado fuerte. Pero una vez por ronda puedes hacer Scout y Show en el mismo
    turno. Pulsa Scout & Show.
tutorial-both-keys = Teclas: D para Scout & Show.
tutorial-both-hint = Con un Scout a secas acabaría tu turno. Toma el { $card } y luego pulsa «Scout, luego Show».
tutorial-both-done = Has tomado una carta, y lo que quedaba era más débil. Ya has usado tu entrada; en la próxima ronda
    tendrás otra.

## 8. Tu mano se vacía

tutorial-emptied-title = Tus últimas cartas
tutorial-emptied = Solo quedan dos cartas. Muestra las dos.
tutorial-emptied-hint = Las dos a la vez: muestra { $set }.
tutorial-emptied-done = Tu mano está vacía, y eso acaba la ronda en el acto. Los demás pierden un punto por cada carta
    que les queda.

## 9. Puntos

tutorial-points-title = Puntos
tutorial-points = { $name } está a punto de mostrar su última carta. Las cartas capturadas y las fichas cuentan a tu
    favor; las cartas de la mano, en contra. ¿Cuántos puntos tendrás?
tutorial-points-answers = ¿Cuántos puntos?
tutorial-points-hint = Cuenta otra vez: { $captured ->
    [one] { $captured } capturada
    [many] { $captured } capturadas
   *[other] { $captured } capturadas
}, más { $chips ->
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
}, menos { $hand ->
    [one] { $hand } carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
} en la mano.
tutorial-points-after-1 = ¡Eso es! Ahora, la última carta.
tutorial-points-done = { $captured } + { $chips } − { $hand } = { $score }. Se juega una ronda por jugador; gana quien
    tenga más puntos en total.

## Un extra para dos

tutorial-two-title = Dos jugadores
tutorial-two = Con dos jugadores, un Scout cuesta una de tus tres fichas, pero después sigues tú. Pulsa Scout.
tutorial-two-hint = Primero recluta el { $card }: cuesta una ficha, y te sigue tocando.
tutorial-two-after-1 = Una ficha menos, y te sigue tocando. Muestra { $set }.
tutorial-two-done = Con dos jugadores no hay Scout & Show. La ronda también acaba cuando el otro no puede superarte y no
    le quedan fichas para un Scout. Las fichas que te guardas son puntos.

## Al final

tutorial-end-title = Ya sabes jugar a SCOUT
tutorial-end = Eso era todo. ¿Y ahora una partida de verdad?
tutorial-end-play = Jugar
tutorial-end-two = ¿Y con dos jugadores?
tutorial-end-rules = Las reglas
