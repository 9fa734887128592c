## Kar kažejo druge strani: diagrami, partije, vprašanja, igra

embed-players = { $count ->
    [one] { $count } oseba
    [two] { $count } osebi
    [few] { $count } osebe
   *[other] { $count } oseb
}
embed-round = krog { $round } od { $rounds }
embed-seat = Sedež { $seat }
embed-ribbon = { $name }
embed-nothing = Na mizi ni ničesar
embed-to-turn = { $name } izbira stran
embed-to-play = Na potezi je { $name }
embed-over = Krog je končan.

embed-card = { $up } nad { $down }
embed-card-hidden = skrita karta
embed-table = Komplet na mizi ({ $name }), od leve proti desni: { $cards }.
embed-hand = V roki ima { $name }, od leve proti desni: { $cards }.
embed-hand-empty = { $name } nima kart v roki.
embed-counts = { $name }: { $cards ->
    [one] { $cards } karta
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
} v roki, zajetih { $captured }, { $chips ->
    [one] { $chips } žeton
    [two] { $chips } žetona
    [few] { $chips } žetoni
   *[other] { $chips } žetonov
}{ $token ->
    [left] , Skavt in igra še na voljo
    [used] , Skavt in igra porabljeno
   *[none] {""}
}.
embed-marked = Označeno: { $places }.

embed-start = Začetek
embed-dealt = Karte za krog { $round } so razdeljene, začne { $name }.
embed-kept = { $name } pusti karte, kot so.
embed-turned = { $name } obrne karte.
embed-showed = { $name } odigra { $cards }
embed-scouted = { $name } skavtira { $cards }
embed-both = { $name } skavtira in odigra { $cards }
embed-scored = Krog je končan: { $scores }.

embed-replay = Ponovitev
embed-at = { $ply } od { $count }
embed-first = Na začetek
embed-back = Potezo nazaj
embed-next = Potezo naprej
embed-last = Na konec

embed-ask-beat = Kaj od tega je močnejše od kompleta na mizi?
embed-ask-scout = Na potezi je { $name }. Katero skavtiranje je najboljše?
embed-ask-count = { $table ->
    [set] Koliko kompletov iz teh kart je močnejših od kompleta na mizi?
   *[empty] Koliko kompletov je v teh kartah?
}
embed-ask-score = Koliko točk dobi { $name } v tem krogu?
embed-choose = Izberi en odgovor.
embed-choose-all = Izberi vse pravilne odgovore.
embed-choice-show = { $cards } ({ $count ->
    [one] mesto { $places }
    [two] mesti { $places }
    [few] mesta { $places }
   *[other] mesta { $places }
})
embed-choice-scout = { $end ->
    [left] leva karta
    [right] desna karta
   *[only] karta
} kot { $cards }{ $turned ->
    [yes] {" "}(obrnjena)
   *[no] {""}
} na mesto { $place }
embed-your-answer = Tvoj odgovor
embed-check = Preveri
embed-right = Pravilno.
embed-wrong = Ne povsem.
embed-is-right = Pravilno.
embed-is-wrong = Napačno.
embed-answer = Odgovor je { $answer }.
embed-sum = zajeto { $points } + { $chips ->
    [one] { $chips } žeton
    [two] { $chips } žetona
    [few] { $chips } žetoni
   *[other] { $chips } žetonov
} − v roki { $hand }
embed-score = Pravilno: { $right } od { $count }.
embed-value = pričakovane točke: { $value }
embed-again = Poskusi znova
embed-why-not-a-set = ni komplet
embed-why-too-few-cards = premalo kart
embed-why-weaker-kind = zaporedni vrstni red je šibkejši od enake vrednosti
embed-why-lower-value = prenizko

embed-open = Odpri v SCOUT
embed-play = Začni
embed-loading = Nalaganje: { $percent } %
embed-play-players = SCOUT: ti proti { $count ->
    [one] { $count } računalniku
    [two] { $count } računalnikoma
    [few] { $count } računalnikom
   *[other] { $count } računalnikom
}
embed-play-note = Naloži igro (okoli 5 MB). Neuradno delo ljubiteljev. Nikamor ne pošilja podatkov.
embed-game = Partija SCOUT

embed-error = Tega ni mogoče prikazati.
embed-error-missing = Tukaj ni ničesar za prikaz.
embed-error-place = Ni berljivo: { $field }, stolpec { $column }.
embed-error-line = Ni berljivo: vrstica { $line }, stolpec { $column }.
embed-error-link = Ta naslov je poškodovan ali odrezan.
embed-error-sandbox = Stran okrog igre mora dovoliti tudi »allow-same-origin«.
embed-error-engine = Igre ni bilo mogoče zagnati.
