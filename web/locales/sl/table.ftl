## Miza: karte, sedeži, arena, roka, dejanja

you = Ti

card-name = { $up }, druga stran { $down }
card-unknown = pokrita karta

seats-label = Drugi
seat-label = { $name }: { $counts }.{ $turn ->
    [yes] {" "}Na potezi.
   *[no] {""}
}{ $owner ->
    [yes] {" "}Ima komplet na mizi.
   *[no] {""}
}
seat-counts = { $cards ->
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
}
seat-turn = poteza
seat-started = Prva poteza v tem krogu.
own-round = Krog { $round }/{ $rounds }
seat-ready = nared
seat-choosing = izbira …
seat-thinking = razmišlja …
seat-did-word = { $kind ->
    [scouted] Skavtira
    [both] Skavt in igra
   *[showed] Odigra
}
seat-did = { $kind ->
    [scouted] Skavtira { $values }.
    [both] Skavtira in odigra { $values }.
   *[showed] Odigra { $values }.
}

active-label = { $owner ->
    [you] Tvoj komplet na mizi: { $values }
   *[other] Komplet na mizi ({ $name }): { $values }
}
ribbon = { $owner ->
    [you] Tvoj komplet
   *[other] { $name }
}
scout-end = { $end ->
    [left] Skavtiraj z leve: { $up }, druga stran { $down }
    [right] Skavtiraj z desne: { $up }, druga stran { $down }
   *[only] Skavtiraj: { $up }, druga stran { $down }
}
tag-new = novo
tray-label = Skavtirana karta: { $up }, druga stran { $down }
tray-counts-as = velja kot
turn-over = Obrni
turn-over-to = na { $value }
stage-empty = Miza je prazna.
centre-chips = { $count ->
    [one] { $count } porabljen žeton na sredini
    [two] { $count } porabljena žetona na sredini
    [few] { $count } porabljeni žetoni na sredini
   *[other] { $count } porabljenih žetonov na sredini
}

hand-label = { $count ->
    [one] V tvoji roki je { $count } karta
    [two] V tvoji roki sta { $count } karti
    [few] V tvoji roki so { $count } karte
   *[other] V tvoji roki je { $count } kart
}
hand-label-scouting = Karte v tvoji roki, izberi vrzel
hand-card = { $up }, druga stran { $down }, mesto { $place } od { $count }
hand-card-in-set = { $card }, { $part ->
    [first] začetek
    [last] konec
   *[middle] del
} kompleta: { $size ->
    [one] { $size } karta
    [two] { $size } karti
    [few] { $size } karte
   *[other] { $size } kart
} { $kind ->
    [match] enake vrednosti
   *[run] v zaporednem vrstnem redu
}
ghost-here = sem
ghost-place = sem, mesto { $place }
gap = { $where ->
    [first] Mesto { $place }, pred { $right }
    [last] Mesto { $place }, za { $left }
   *[between] Mesto { $place }, med { $left } in { $right }
}
gap-makes = { $gap }, dobiš { $size ->
    [one] { $size } karto
    [two] { $size } karti
    [few] { $size } karte
   *[other] { $size } kart
} { $kind ->
    [match] enake vrednosti
   *[run] v zaporednem vrstnem redu
}

actions-label = Dejanja
key-enter = Enter
key-escape = Esc
action-show = Odigraj
action-show-count = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
}
action-scout = Skavtiraj
action-confirm = potrdi
action-scout-show = Skavt in igra
action-scout-then-show = Skavt, nato igra
action-undo = Razveljavi
action-back = Nazaj
action-menu = Meni
action-keep = Pusti tako
action-turn-hand = Obrni karte
action-see-table = Poglej mizo
action-see-points = Poglej točke
action-next = { $last ->
    [yes] Nova partija
   *[no] Naslednji krog
}

why-choose-cards = Najprej izberi karte, ki jih želiš odigrati.
why-choose-end = Najprej izberi karto na enem koncu kompleta.
why-choose-gap = Najprej izberi vrzel med svojimi kartami.
why-scouting = Najprej pojdi nazaj ali potrdi skavtiranje.
why-show-now = Zdaj odigraj komplet ali pojdi nazaj.
why-must-show = Po tem skavtiranju ne bi bilo mogoče odigrati nobenega kompleta.
why-no-undo = Ničesar ni mogoče razveljaviti.
reason-not-your-turn = Nisi na potezi.
reason-wrong-phase = Zdaj to ni mogoče.
reason-out-of-range = Te karte ni.
reason-not-a-set = Te karte niso komplet.
reason-too-few-cards = Premalo kart za zmago nad kompletom na mizi.
reason-weaker-kind = Pri enakem številu kart zaporedni vrstni red ne premaga enake vrednosti.
reason-lower-value = Prenizko za zmago nad kompletom na mizi.
reason-nothing-to-scout = Ničesar ni, kar bi bilo mogoče skavtirati.
reason-no-token = Skavt in igra ni več na voljo.
reason-no-chip = Nimaš več žetonov.
reason-must-show = Miza je prazna: odigrati moraš komplet.
reason-round-over = Krog je končan.
