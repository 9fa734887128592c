## El idioma y la aplicación

language-name = Español
language-direction = ltr
language = Idioma
language-unknown = El idioma «{ $tag }» no está disponible aquí.
app-description = El juego de cartas SCOUT, versión no oficial: para jugar, alojar e incrustar, sin servidor.
app-picture-narrow = Te toca, en un teléfono
app-picture-wide = Una mesa de cinco

## Palabras comunes

row = { $one }, { $next }
space = {" "}
title = SCOUT
tagline = Recluta artistas. Roba el show.
unofficial = No oficial, hecho por aficionados, sin relación con Oink Games. No envía nada a ninguna parte.
close = Cerrar
cancel = Cancelar
cards-none = nada
seat-name = { $who ->
    [you] Tú
   *[other] { $name }
}

## Preparación

setup-form = Partida nueva
setup-players = Jugadores
setup-strength = ¿Qué nivel tienen los demás?
setup-mixed = Mixto
setup-seats = Puestos y nombres
setup-seat-name = Nombre, puesto { $seat }
setup-seat-kind = Quién juega, puesto { $seat }
setup-person = Una persona
separator = ·
setup-computer = Ordenador: { $level }
setup-play = { $persons ->
    [0] { $bots ->
        [one] Ver jugar a { $bots } ordenador
        [many] Ver jugar a { $bots } ordenadores
       *[other] Ver jugar a { $bots } ordenadores
    }
    [1] { $bots ->
        [one] Jugar: tú contra uno
        [many] Jugar: tú contra { $bots-word }
       *[other] Jugar: tú contra { $bots-word }
    }
   *[other] { $bots ->
        [0] Jugar: { $persons } personas, un dispositivo
        [one] Jugar: { $persons } personas, 1 ordenador
        [many] Jugar: { $persons } personas, { $bots } ordenadores
       *[other] Jugar: { $persons } personas, { $bots } ordenadores
    }
}
first-play = Jugar: tú contra tres
first-stuck = ¿No pasa nada?
first-reset = Empezar de cero: tus partidas se conservan.
first-failed = Una parte de la página no ha llegado.
setup-resume = Continuar
setup-resume-what = { $names }: ronda { $round } de { $rounds }
setup-kept = Partidas sin terminar
setup-discard = Borrar
setup-discard-what = Borrar la partida: { $what }
setup-discarded = Partida borrada: { $what }
setup-help = Cómo se juega
newcomer-question = ¿Primera vez con SCOUT?
newcomer-learn = Apréndelo en tres minutos
newcomer-known = Ya lo conozco
newcomer-go-on = Seguir aprendiendo
setup-dealing = Se reparte en cuanto el juego esté listo…
count-word = { $count ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $count }
}
bot-clown = Payaso
bot-juggler = Malabarista
bot-acrobat = Acróbata
bot-aerialist = Trapecista
bot-ringmaster = Directora
level-about = { $style } Gana { $wins } de cada 100 partidas de cuatro, contra tres rivales que siguen reglas sencillas.
level-clown = Juega por capricho y olvida al momento.
level-juggler = De vez en cuando se le escapa una buena jugada.
level-acrobat = Juega con seguridad y, a veces, con atrevimiento.
level-aerialist = Rara vez deja pasar una ocasión.
level-ringmaster = Hace siempre la mejor jugada que encuentra.
level-mixed = Un nivel distinto en cada puesto, empezando por el primero.
record-won = { $level }, { $players } jugadores: has ganado { $won } de { $games }. Máximo de puntos: { $best }.
record-streak = ¡{ $count } seguidas!
bot-name-1 = Lola
bot-name-2 = Mira
bot-name-3 = Otto
bot-name-4 = Zaza
bot-name-5 = Benno
person-name = Jugador { $seat }

## Arranque

boot-progress = Preparando el juego: { $percent } %
boot-almost = Iniciando el juego…
boot-ready = Listo para jugar
boot-retry = Reintentar
boot-reset = Empezar de cero (las partidas se conservan)
boot-no-wasm = Este navegador no puede con el juego: falta WebAssembly o está desactivado. Sirve cualquier versión actual de Firefox, Chrome, Edge o Safari.
boot-file-missing = No ha llegado un archivo del juego ({ $detail }). Comprueba la conexión e inténtalo de nuevo.
boot-time-over = El juego tarda demasiado en cargar. Comprueba la conexión e inténtalo de nuevo.
boot-version = La página y el juego son de versiones distintas ({ $detail }). Recarga la página.
boot-broken = No se ha podido iniciar el juego ({ $detail }).
trouble-broken-save = No se ha podido leer una partida guardada. Se ha apartado; todo lo demás funciona.
trouble-engine = Algo ha fallado en el juego ({ $detail }). Tu partida está a salvo.
trouble-loading = Un momento: el juego aún se está cargando.
trouble-fleeting = Este navegador no guarda nada: una partida dura hasta que se cierra la pestaña.
elsewhere = Esta partida ha seguido en otra pestaña.
elsewhere-take = Seguir aquí
elsewhere-leave = Dejarla allí

## La página como aplicación

offline-filling = Guardando para jugar sin conexión: { $percent } %
offline-ready = Listo sin conexión: ya no hace falta la red.
offline-unkept = Aquí cada visita necesita la red: para guardar la página hacen falta https y un navegador actual.
update-offer = Hay una versión nueva de SCOUT.
update-take = Usarla ya
update-later = Más tarde
update-elsewhere = Hay una versión nueva en uso. Esta página pasará a ella tras la ronda.
install-offer = ¿Guardar SCOUT en este dispositivo, como una aplicación?
install-do = Instalar
install-no = No, gracias

## La frase

say-your-turn = Te toca.
say-turn = { $who ->
    [you] Te toca.
   *[other] { $name } piensa…
}
say-next = Ahora le toca a { $name }.
say-next-button = Seguir
    .face = Seguir
say-which-way = ¿De qué lado? Eliges una sola vez, para toda la mano.
say-choosing = { $who ->
    [you] Elige un lado.
   *[other] { $name } elige un lado…
}
say-game-over = La partida ha terminado.
say-show-anything = La pista está vacía: muestra la combinación que quieras.
say-beat-or-scout = { $owner ->
    [you] Supera tu propia combinación { $active } o haz Scout.
   *[other] Supera { $active } o haz Scout.
}
say-beat = Supera { $active }.
say-scout-only = Nada en tu mano supera a { $active }: haz Scout.
say-scout-or-both = Nada en tu mano supera a { $active }: haz Scout o Scout & Show.
say-beats = { $cards } supera a { $active }
say-opens = Mostrar { $cards }
say-scouting = { $owner ->
    [you] Scout en tu combinación: elige una carta de un extremo y su hueco.
   *[other] Scout a { $ownerName }: elige una carta de un extremo y su hueco.
}
say-pick-end = Elige ahora la carta: un extremo de la combinación.
say-pick-gap = Elige ahora su hueco. Puedes girar la carta.
say-makes = { $owner ->
    [you] Se forma { $cards }
   *[other] Scout a { $ownerName }: se forma { $cards }
}
say-makes-nothing = { $owner ->
    [you] Ahí la carta queda sola.
   *[other] Scout a { $ownerName }: ahí la carta queda sola.
}
say-second = Supera ahora { $active }.
say-second-free = Muestra ahora la combinación que quieras: la pista está vacía.
say-looking-back = Estás repasando la ronda.
say-look-at = { $at }/{ $of }:
say-look-now = Volver al presente
    .face = Ahora
say-look-earlier = Un paso antes
    .face = ‹
say-look-later = Un paso después
    .face = ›

## Por qué no

why = ¿Por qué?
refused-not-your-turn = Le toca a { $name }.
refused-wrong-phase = Primero todos eligen un lado.
refused-out-of-range = Aquí no se puede.
refused-not-a-set = { $cards } no son números consecutivos ni idénticos.
refused-too-few-cards = { $cards } es poco: hacen falta { $turns } cartas o más para superar a { $active }.
refused-weaker-kind = { $cards } son consecutivos y { $active } idénticos: los idénticos son más fuertes.
refused-lower-value = { $cards } no es más alto que { $active }.
refused-nothing-beats = Nada en tu mano supera a { $active }.
refused-nothing-to-scout = No hay nada que reclutar: la pista está vacía.
refused-no-token = Ya has usado tu Scout & Show en esta ronda.
refused-no-tickets = Con dos jugadores no hay Scout & Show.
refused-no-chip = No te quedan fichas de Scout.
refused-must-show = La pista está vacía: tienes que hacer un Show.
refused-round-over = La ronda ha terminado.
refused-looking-back = Estás repasando la ronda: vuelve primero al presente.
refused-pick-cards = Elige primero cartas: toca la primera y la última de una combinación.
refused-pick-end = Elige primero una carta: un extremo de la combinación activa.
refused-pick-gap = Elige primero dónde va la carta.
refused-pick-way = Elige primero de qué lado jugar la mano.
refused-no-show-after = Después no podrías mostrar ninguna combinación.
refused-gaps-open = Elige un hueco para la carta o pulsa Atrás.
refused-second-half = Muestra ahora o pulsa Atrás.
refused-nothing-to-undo = No hay nada que deshacer.
refused-no-undo-in-company = Cuando juegan varias personas, no se deshace nada.

## Qué ha pasado, y lo que se dice en voz alta

log-title = Esta ronda
log-round = Ronda { $round }
log-look-back = Repasar
log-empty = No se juega ninguna carta hasta que todos hayan elegido un lado. Nadie ve qué hacen los demás.
log-start = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
log-see = Ver la mesa tal como estaba
log-dealt = { $who ->
    [you] Ronda { $round }: { $size } cartas por jugador, empiezas tú
   *[other] Ronda { $round }: { $size } cartas por jugador, empieza { $name }
}
log-turned = { $who ->
    [you] { $way ->
        [turned] Has girado la mano
       *[other] Has dejado la mano tal cual
    }
   *[other] { $name } ya ha elegido
}
log-scouted = { $who ->
    [you] Has reclutado { $cards }
   *[other] { $name } ha reclutado { $cards }
}
log-showed = { $who ->
    [you] Has mostrado { $cards }
   *[other] { $name } ha mostrado { $cards }
}
log-both = { $who ->
    [you] Has reclutado { $scouted } y mostrado { $shown }
   *[other] { $name } ha reclutado { $scouted } y mostrado { $shown }
}
log-chip = { $chip ->
    [centre] por una ficha
    [you] +1 ficha para ti
   *[other] +1 ficha para { $name }
}
log-captured = { $captured ->
    [one] +{ $captured } capturada
    [many] +{ $captured } capturadas
   *[other] +{ $captured } capturadas
}
log-emptied = { $who ->
    [you] Fin de la ronda: te has quedado sin cartas
   *[other] Fin de la ronda: { $name } se ha quedado sin cartas
}
log-unbeaten = { $who ->
    [you] Fin de la ronda: nadie ha superado tu combinación
   *[other] Fin de la ronda: nadie ha superado la combinación de { $name }
}
log-game-ended = La partida ha terminado
told-action = { $text }.
told-undone = Deshecho.

## Fin de la ronda, fin de la partida

end-title = Fin de la ronda
end-sentence-emptied = { $who ->
    [you] Fin de la ronda. Te has quedado sin cartas.
   *[other] Fin de la ronda. { $name } se ha quedado sin cartas.
}
end-sentence-unbeaten = { $who ->
    [you] Fin de la ronda. Nadie ha superado tu combinación.
   *[other] Fin de la ronda. Nadie ha superado la combinación de { $name }.
}
end-emptied = { $who ->
    [you] Has mostrado tu última carta.
   *[other] { $name } ha mostrado la última carta de su mano.
}
end-emptied-so = La ronda acaba en el acto. Todos los demás pagan por las cartas que les quedan.
end-unbeaten = { $who ->
    [you] Desde tu último Show, todos los demás solo han hecho Scout.
   *[other] Desde el último Show de { $name }, todos los demás solo han hecho Scout.
}
end-unbeaten-two = { $who ->
    [you] Nada podía superar tu combinación, y no quedaban fichas para hacer Scout.
   *[other] Nada podía superar la combinación de { $name }, y no quedaban fichas para hacer Scout.
}
end-unbeaten-so = { $who ->
    [you] { $size ->
        [one] Así acaba la ronda, y tu última carta no cuesta nada.
        [many] Así acaba la ronda, y tus { $size } cartas no cuestan nada.
       *[other] Así acaba la ronda, y tus { $size } cartas no cuestan nada.
    }
   *[other] { $size ->
        [one] Así acaba la ronda, y la última carta de { $name } no cuesta nada.
        [many] Así acaba la ronda, y las { $size } cartas de { $name } no cuestan nada.
       *[other] Así acaba la ronda, y las { $size } cartas de { $name } no cuestan nada.
    }
}
end-round-of = { $round }/{ $rounds }
end-table = Puntos de la ronda { $round }
end-player = jugador
end-captured = capturas
end-chips = fichas
end-hand = mano
end-round = ronda
end-total = total
end-free = { $size } en la mano, sin pagar
end-won = { $who ->
    [you] ¡Has ganado la partida!
   *[other] ¡{ $name } ha ganado la partida!
}
end-shared = ¡Victoria compartida: { $names }!
end-rounds-table = Puntos de todas las rondas

## Varias personas, un dispositivo

hand-over-to = Pasa el dispositivo a { $name }
hand-over-hidden = Ahora no se ven las cartas de nadie.
hand-over-ready = Soy { $name }: ver mi mano

## Girar la mano

way-as-dealt = Tal cual
way-turned = Girada
way-note = { $sets ->
    [0] ninguna combinación de dos cartas o más
    [one] { $sets } combinación, de { $longest } cartas como mucho
    [many] { $sets } combinaciones, de { $longest } cartas como mucho
   *[other] { $sets } combinaciones, de { $longest } cartas como mucho
}
way-legend = ¿De qué lado?
way-hand = Tu mano tal cual
way-hand-turned = Tu mano girada

## Menú

menu-title = Menú
menu-round = Ronda { $round } de { $rounds }
menu-totals = Puntos hasta ahora
menu-pace = Ritmo del ordenador
pace-step = Paso
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-off = Ya
menu-theme = Colores
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Contraste
menu-log = Qué ha pasado
menu-share = Copiar o compartir
menu-help = Cómo se juega
menu-rules = Las reglas
menu-hint = ¿Qué haría la directora?
menu-settings = Ajustes
menu-move = Escribir una jugada
menu-print = Imprimir los puntos
menu-keys = Teclas
menu-leave = Dejar la partida
leave-title = ¿Dejar esta partida?
leave-text = Se guarda: puedes continuarla desde la página de inicio.
leave-text-over = La partida ha terminado; si la dejas, su resultado se pierde.
leave-do = Dejar
seat-cards = Cartas en la mano
seat-points = Cartas capturadas
seat-chips = Fichas de Scout
seat-token = Scout & Show
seat-token-left = disponible
seat-token-used = usado
seat-total = Puntos de rondas anteriores
seat-start = Empezó esta ronda
seat-kind-person = Una persona
