## Bordet: kort, pladser, manege, hånd, handlinger

you = Dig

card-name = { $up }, anden side { $down }
card-unknown = kort med bagsiden op

seats-label = De andre
seat-label = { $name }: { $counts }.{ $turn ->
    [yes] {" "}Har turen.
   *[no] {""}
}{ $owner ->
    [yes] {" "}Ejer sættet på bordet.
   *[no] {""}
}
seat-counts = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
} tilbage, { $captured } erobret, { $chips ->
    [one] { $chips } markør
   *[other] { $chips } markører
}{ $token ->
    [left] , Spejd og spil tilbage
    [used] , Spejd og spil brugt
   *[none] {""}
}
seat-turn = tur
seat-started = Begyndte denne runde.
own-round = Runde { $round }/{ $rounds }
seat-ready = klar
seat-choosing = vælger …
seat-thinking = tænker …
seat-did-word = { $kind ->
    [scouted] Spejdede
    [both] Spejd og spil
   *[showed] Spillede
}
seat-did = { $kind ->
    [scouted] Spejdede { $values }.
    [both] Spejdede og spillede { $values }.
   *[showed] Spillede { $values }.
}

active-label = { $owner ->
    [you] Dit sæt på bordet: { $values }
   *[other] Sættet på bordet, spillet af { $name }: { $values }
}
ribbon = { $owner ->
    [you] Dit sæt
   *[other] Fra { $name }
}
scout-end = { $end ->
    [left] Spejd fra venstre ende: { $up }, anden side { $down }
    [right] Spejd fra højre ende: { $up }, anden side { $down }
   *[only] Spejd: { $up }, anden side { $down }
}
tag-new = ny
tray-label = Spejdet kort: { $up }, anden side { $down }
tray-counts-as = tæller som
turn-over = Vend
turn-over-to = til { $value }
stage-empty = Bordet er tomt.
centre-chips = { $count ->
    [one] { $count } brugt markør i midten
   *[other] { $count } brugte markører i midten
}

hand-label = { $count ->
    [one] Din hånd, { $count } kort
   *[other] Din hånd, { $count } kort
}
hand-label-scouting = Din hånd, vælg et mellemrum
hand-card = { $up }, anden side { $down }, position { $place } af { $count }
hand-card-in-set = { $card }, { $part ->
    [first] begynder
    [last] slutter
   *[middle] del af
} { $kind ->
    [match] { $size } kort af samme værdi
   *[run] { $size } kort i fortløbende rækkefølge
}
ghost-here = her
ghost-place = her, position { $place }
gap = { $where ->
    [first] Position { $place }, før { $right }
    [last] Position { $place }, efter { $left }
   *[between] Position { $place }, mellem { $left } og { $right }
}
gap-makes = { $gap }, giver { $kind ->
    [match] { $size } kort af samme værdi
   *[run] { $size } kort i fortløbende rækkefølge
}

actions-label = Handlinger
key-enter = Enter
key-escape = Esc
action-show = Spil
action-show-count = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
action-scout = Spejd
action-confirm = bekræft
action-scout-show = Spejd og spil
action-scout-then-show = Spejd, og spil så
action-undo = Fortryd
action-back = Tilbage
action-menu = Menu
action-keep = Behold hånden
action-turn-hand = Vend hånden
action-see-table = Se bordet
action-see-points = Se pointene
action-next = { $last ->
    [yes] Spil igen
   *[no] Næste runde
}

why-choose-cards = Vælg først de kort, du vil spille.
why-choose-end = Vælg først et kort i den ene ende af sættet.
why-choose-gap = Vælg først et mellemrum i din hånd.
why-scouting = Gå først tilbage, eller bekræft spejdingen.
why-show-now = Spil nu et sæt, eller gå tilbage.
why-must-show = Efter den spejding ville du ikke kunne spille noget sæt.
why-no-undo = Der er intet at fortryde.
reason-not-your-turn = Det er ikke din tur.
reason-wrong-phase = Det kan ikke lade sig gøre nu.
reason-out-of-range = Det kort findes ikke.
reason-not-a-set = De kort er ikke et sæt.
reason-too-few-cards = For få kort til at slå sættet på bordet.
reason-weaker-kind = Med lige mange kort slår en fortløbende rækkefølge ikke samme værdi.
reason-lower-value = For lavt til at slå sættet på bordet.
reason-nothing-to-scout = Der er intet, du kan spejde.
reason-no-token = Du har brugt Spejd og spil.
reason-no-chip = Du har ingen markører tilbage.
reason-must-show = Bordet er tomt: Du skal spille et sæt.
reason-round-over = Runden er slut.
