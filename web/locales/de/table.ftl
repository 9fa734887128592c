## Der Tisch: Karten, Plätze, Manege, Hand, Aktionen

you = Du

card-name = { $up }, andere Seite { $down }
card-unknown = verdeckte Karte

seats-label = Die anderen
seat-label = { $name }: { $counts }.{ $turn ->
    [yes] {" "}Ist am Zug.
   *[no] {""}
}{ $owner ->
    [yes] {" "}Hat das aktive Set.
   *[no] {""}
}
seat-counts = noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $captured } erbeutet, { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}{ $token ->
    [left] , Scout & Show noch möglich
    [used] , Scout & Show verbraucht
   *[none] {""}
}
seat-turn = dran
seat-started = Erster Zug dieser Runde.
own-round = Runde { $round }/{ $rounds }
seat-ready = bereit
seat-choosing = wählt …
seat-thinking = überlegt …
seat-did-word = { $kind ->
    [scouted] Gescoutet
    [both] Scout & Show
   *[showed] Gezeigt
}
seat-did = { $kind ->
    [scouted] Hat { $values } gescoutet.
    [both] Hat gescoutet und { $values } gezeigt.
   *[showed] Hat { $values } gezeigt.
}

active-label = { $owner ->
    [you] Dein aktives Set: { $values }
   *[other] Aktives Set von { $name }: { $values }
}
ribbon = { $owner ->
    [you] Dein Set
   *[other] Set von { $name }
}
scout-end = { $end ->
    [left] Vom linken Ende scouten: { $up }, andere Seite { $down }
    [right] Vom rechten Ende scouten: { $up }, andere Seite { $down }
   *[only] Scouten: { $up }, andere Seite { $down }
}
tag-new = neu
tray-label = Gescoutete Karte: { $up }, andere Seite { $down }
tray-counts-as = zählt als
turn-over = Umdrehen
turn-over-to = auf { $value }
stage-empty = Die Manege ist leer.
centre-chips = { $count ->
    [one] { $count } ausgegebener Chip in der Mitte
   *[other] { $count } ausgegebene Chips in der Mitte
}

hand-label = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
hand-label-scouting = Deine Hand, wähle eine Lücke
hand-card = { $up }, andere Seite { $down }, Stelle { $place } von { $count }
hand-card-in-set = { $card }, { $part ->
    [first] Anfang
    [last] Ende
   *[middle] Teil
} { $kind ->
    [match] von { $size } gleichen Zahlen
   *[run] einer Folge von { $size }
}
ghost-here = hier
ghost-place = hier, Stelle { $place }
gap = { $where ->
    [first] Stelle { $place }, vor { $right }
    [last] Stelle { $place }, nach { $left }
   *[between] Stelle { $place }, zwischen { $left } und { $right }
}
gap-makes = { $gap }, ergibt { $kind ->
    [match] { $size } gleiche Zahlen
   *[run] eine Folge von { $size }
}

actions-label = Aktionen
key-enter = Enter
key-escape = Esc
action-show = Show
action-show-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
action-scout = Scouten
action-confirm = bestätigen
action-scout-show = Scout & Show
action-scout-then-show = Scouten, dann Show
action-undo = Rückgängig
action-back = Zurück
action-menu = Menü
action-keep = Hand behalten
action-turn-hand = Hand umdrehen
action-see-table = Tisch ansehen
action-see-points = Punkte ansehen
action-next = { $last ->
    [yes] Noch ein Spiel
   *[no] Nächste Runde
}

why-choose-cards = Wähle zuerst die Karten für die Show.
why-choose-end = Wähle zuerst eine Karte an einem Ende des Sets.
why-choose-gap = Wähle zuerst eine Lücke in deiner Hand.
why-scouting = Geh erst zurück oder bestätige das Scouten.
why-show-now = Zeig jetzt ein Set oder geh zurück.
why-must-show = Nach diesem Scouten wäre keine Show möglich.
why-no-undo = Es gibt nichts zurückzunehmen.
reason-not-your-turn = Du bist nicht am Zug.
reason-wrong-phase = Das geht jetzt nicht.
reason-out-of-range = Diese Karte gibt es nicht.
reason-not-a-set = Diese Karten sind kein Set.
reason-too-few-cards = Zu wenige Karten, um das Set zu schlagen.
reason-weaker-kind = Bei gleich vielen Karten schlägt eine Folge keine gleichen Zahlen.
reason-lower-value = Zu niedrig, um das Set zu schlagen.
reason-nothing-to-scout = Es gibt nichts, was du scouten könntest.
reason-no-token = Dein Scout & Show ist verbraucht.
reason-no-chip = Du hast keinen Scout-Chip mehr.
reason-must-show = Die Manege ist leer: Du musst ein Set zeigen.
reason-round-over = Die Runde ist vorbei.
