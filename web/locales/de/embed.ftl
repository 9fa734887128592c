## Was fremde Seiten zeigen: Diagramme, Partien, Fragen, ein Spiel

embed-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
embed-round = Runde { $round } von { $rounds }
embed-seat = Platz { $seat }
embed-ribbon = Set von { $name }
embed-nothing = Nichts auf dem Tisch
embed-to-turn = { $name } entscheidet, wie herum
embed-to-play = { $name } ist am Zug
embed-over = Die Runde ist vorbei.

embed-card = { $up } über { $down }
embed-card-hidden = verdeckte Karte
embed-table = Aktives Set von { $name }, von links nach rechts: { $cards }.
embed-hand = Hand von { $name }, von links nach rechts: { $cards }.
embed-hand-empty = Hand von { $name }: leer.
embed-counts = { $name }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, { $captured } erbeutet, { $chips ->
    [one] { $chips } Scout-Chip
   *[other] { $chips } Scout-Chips
}{ $token ->
    [left] , Scout & Show noch möglich
    [used] , Scout & Show verbraucht
   *[none] {""}
}.
embed-marked = Markiert: { $places }.

embed-start = Der Anfang
embed-dealt = Runde { $round } wird ausgeteilt, { $name } beginnt.
embed-kept = { $name } behält die Hand, wie sie ausgeteilt wurde.
embed-turned = { $name } dreht die Hand um.
embed-showed = { $name } zeigt { $cards }
embed-scouted = { $name } scoutet { $cards }
embed-both = { $name } scoutet und zeigt { $cards }
embed-scored = Die Runde ist vorbei: { $scores }.

embed-replay = Wiedergabe
embed-at = { $ply } von { $count }
embed-first = Zum Anfang
embed-back = Einen Zug zurück
embed-next = Einen Zug weiter
embed-last = Zum Ende

embed-ask-beat = Was davon ist stärker als das aktive Set?
embed-ask-scout = { $name } ist am Zug. Welches Scouten ist das beste?
embed-ask-count = { $table ->
    [set] Wie viele Sets dieser Hand sind stärker als das aktive Set?
   *[empty] Wie viele Sets stecken in dieser Hand?
}
embed-ask-score = Wie viele Punkte macht { $name } in dieser Runde?
embed-choose = Wähle eine Antwort.
embed-choose-all = Wähle alle richtigen Antworten.
embed-choice-show = { $cards } ({ $count ->
    [one] Stelle { $places }
   *[other] Stellen { $places }
})
embed-choice-scout = { $end ->
    [left] die linke Karte
    [right] die rechte Karte
   *[only] die Karte
} als { $cards }{ $turned ->
    [yes] {" "}(umgedreht)
   *[no] {""}
} an Stelle { $place }
embed-your-answer = Deine Antwort
embed-check = Prüfen
embed-right = Richtig.
embed-wrong = Nicht ganz.
embed-is-right = Richtig.
embed-is-wrong = Falsch.
embed-answer = Die Antwort ist { $answer }.
embed-sum = { $points } erbeutet + { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} − { $hand } auf der Hand
embed-score = { $right } von { $count } richtig.
embed-value = erwartete Punkte: { $value }
embed-again = Noch einmal
embed-why-not-a-set = kein Set
embed-why-too-few-cards = zu wenige Karten
embed-why-weaker-kind = eine Folge ist schwächer als gleiche Zahlen
embed-why-lower-value = zu niedrig

embed-open = In SCOUT öffnen
embed-play = Spielen
embed-loading = Lädt: { $percent } %
embed-play-players = SCOUT: du gegen { $count ->
    [one] einen Computer
   *[other] { $count } Computer
}
embed-play-note = Lädt das Spiel (etwa 5 MB). Inoffiziell, von Fans gemacht. Sendet keinerlei Daten.
embed-game = Ein Spiel SCOUT

embed-error = Das lässt sich nicht zeigen.
embed-error-missing = Hier ist nichts zu zeigen.
embed-error-place = Nicht lesbar: { $field }, Spalte { $column }.
embed-error-line = Nicht lesbar: Zeile { $line }, Spalte { $column }.
embed-error-link = Diese Adresse ist beschädigt oder abgeschnitten.
embed-error-sandbox = Die Seite ringsum muss für ein Spiel auch „allow-same-origin“ erlauben.
embed-error-engine = Das Spiel ließ sich nicht starten.
