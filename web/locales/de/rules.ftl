### Die Regeln, Satz für Satz, mit kleinen Bildern

rules-title = Die Regeln
rules-play = Spielen
rules-contents = Inhalt

rules-aim-title = Ziel
rules-aim = Ihr spielt so viele Runden, wie Leute mitspielen. Jede Runde bringt Punkte und kostet manchmal welche. Wer
    am Ende die meisten hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.

rules-cards-title = Die Karten
rules-cards = Jede Karte hat zwei Werte von 1 bis 10, an jedem Ende einen. Der obere zählt; der untere steht auf dem
    Kopf. Es gibt 45 Karten: jedes Paar verschiedener Werte genau einmal.

rules-deal-title = Das Austeilen
rules-deal = Alle Karten werden gemischt, mal so, mal so herum, und ausgeteilt. Wer in der ersten Runde beginnt,
    entscheidet das Los; in jeder weiteren beginnt, wer als Nächstes links sitzt.
rules-deal-players = Personen
rules-deal-out = Nicht dabei
rules-deal-hand = Karten je Hand
rules-deal-rounds = Runden
rules-deal-tens = die neun Karten mit einer 10
rules-deal-one = die Karte 9/10
rules-deal-none = keine

rules-hand-title = Deine Hand
rules-hand = Deine Karten bleiben in der Reihenfolge, in der du sie bekommen hast. Du sortierst sie nie und drehst nie
    eine einzelne Karte um.

rules-turning-title = Die Hand umdrehen
rules-turning = Einmal je Runde, bevor jemand spielt, darfst du die ganze Hand umdrehen: Jede Karte zeigt dann ihren
    anderen Wert, die Reihenfolge bleibt. Alle entscheiden geheim; gespielt wird, sobald alle entschieden haben.

rules-sets-title = Sets
rules-sets = Du zeigst ein Set: eine einzelne Karte oder mehrere, die in deiner Hand nebeneinander stecken. Die haben
    entweder gleiche Zahlen, oder sie steigen oder fallen um je eins: eine Folge. Nach der 10 ist Schluss; es kommt
    keine 1.

rules-strength-title = Welches Set ist stärker?
rules-strength = Drei Fragen, in dieser Reihenfolge. Der erste Unterschied entscheidet.

rules-more-cards-title = 1. Wie viele Karten?
rules-more-cards = Mehr Karten schlagen weniger, ganz gleich mit welchen Werten.

rules-match-over-run-title = 2. Gleiche Zahlen oder Folge?
rules-match-over-run = Bei gleich vielen Karten schlagen gleiche Zahlen eine Folge.

rules-higher-value-title = 3. Wie hoch?
rules-higher-value = Sind Anzahl und Art gleich, gewinnen die höheren Werte. Gleichstand genügt nie; ob eine Folge
    steigt oder fällt, ist egal.

rules-turns-title = Dein Zug
rules-turns = Gespielt wird reihum nach links. Bist du am Zug, tust du eins von dreien: Show, Scouten oder Scout & Show.
    Passen geht nicht.

rules-show-title = Show
rules-show = Zeig ein Set, das stärker ist als das aktive Set in der Manege. Die geschlagenen Karten erbeutest du: Sie
    liegen verdeckt vor dir, jede ein Punkt. Dein Set kommt an ihre Stelle, in der Reihenfolge wie auf deiner Hand. Es
    ist jetzt das aktive Set und gehört dir.

rules-scout-title = Scouten
rules-scout = Nimm eine Karte von einem der beiden Enden des aktiven Sets. Steck sie an eine beliebige Stelle deiner
    Hand, wie herum du willst. Wer das Set gezeigt hat, bekommt einen Scout-Chip: ein Punkt. Scouten darfst du auch,
    wenn du ein Set zeigen könntest. Was in der Manege bleibt, gehört weiter derselben Person und zählt als das, was es
    jetzt ist.

rules-empty-table-title = Leere Manege
rules-empty-table = Zu Beginn einer Runde ist die Manege leer, und auch, wenn jemand die letzte Karte gescoutet hat.
    Dann gibt es nichts zu scouten: Du musst ein Set zeigen, und jedes ist recht. Erbeutet wird nichts.

rules-scout-and-show-title = Scout & Show
rules-scout-and-show = Einmal je Runde darfst du dein Ticket einlösen: scouten und sofort ein Set zeigen. Wer das aktive
    Set gezeigt hat, bekommt den Chip wie immer. Dein Set muss schlagen, was in der Manege übrig ist; die gescoutete
    Karte muss nicht dabei sein. Ließe sich nach dem Scouten nichts zeigen, ist Scout & Show nicht möglich. Die nächste
    Runde bringt ein neues Ticket.

rules-round-end-title = Ende der Runde
rules-round-end = Eine Runde endet sofort, auf eine von zwei Arten.

rules-emptied-title = Eine Hand ist leer
rules-emptied = Jemand hat die letzte Handkarte gezeigt.

rules-unbeaten-title = Ein Set ist ungeschlagen
rules-unbeaten = Nach einer Show haben alle anderen reihum nur gescoutet. Wer das Set gezeigt hat, zahlt nichts für die
    Karten auf der Hand. Auch ein Scout & Show ist eine Show: Danach wird neu gezählt.

rules-points-title = Punkte
rules-points = Erbeutete Karten plus Scout-Chips minus die Karten auf deiner Hand. Ein Set, das noch in der Manege
    liegt, und Tickets zählen für niemanden.

rules-two-players-title = Zu zweit
rules-two-players = Alles bleibt, wie es ist, bis auf dies:

rules-two-chips-title = Scouten kostet einen Chip
rules-two-chips = Ihr habt beide drei Chips je Runde. Jedes Scouten kostet einen, der in die Mitte kommt; wer das Set
    gezeigt hat, bekommt nichts. Ohne Chip kein Scouten. Ein Chip, den du behältst, ist ein Punkt.

rules-two-again-title = Du bleibst am Zug
rules-two-again = Nach dem Scouten bist du wieder dran, bis du ein Set zeigst. Scout & Show gibt es nicht. Wenn du etwas
    tun kannst, musst du.

rules-two-end-title = Ende der Runde
rules-two-end = Die Runde endet, wenn eine Hand leer ist oder wenn nach einer Show das Gegenüber weder ein Set zeigen
    noch scouten kann. Wer die letzte Show hatte, zahlt dann nichts für die Karten auf der Hand.

rules-two-rounds-title = Zwei Runden
rules-two-rounds = Die 22 Karten, die in der ersten Runde nicht ausgeteilt wurden, sind die Karten der zweiten.

## Bilder

rules-picture-single = Eine Karte: { $cards }
rules-picture-match = Gleiche Zahlen: { $cards }
rules-picture-run = Eine Folge: { $cards }
rules-picture-no = Kein Set: { $cards }
rules-picture-beats = { $cards } schlägt { $active }
rules-picture-ties = { $cards } schlägt { $active } nicht
rules-picture-values = Eine Karte: { $up } zählt, { $down } ist ihr anderer Wert
rules-picture-turned = { $cards } wird umgedreht zu { $active }
rules-picture-captured = { $cards } wird gezeigt und schlägt { $active }, das verdeckt erbeutet wird
rules-picture-ends = { $cards } in der Manege: { $left } oder { $right } ist zu haben
rules-picture-placed = { $card } in die Hand gesteckt: { $cards }
rules-picture-both = { $card } wird genommen, und { $cards } schlägt, was übrig ist: { $active }
rules-picture-sum = { $captured } erbeutet plus { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} minus { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand macht { $score }
rules-picture-free = { $captured } erbeutet plus { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} macht { $score }; { $hand ->
    [one] die { $hand } Karte auf der Hand kostet
   *[other] die { $hand } Karten auf der Hand kosten
} nichts

## Wörter in den Bildern

rules-word-single = eine Karte
rules-word-match = gleiche Zahlen
rules-word-run = Folge
rules-word-no = kein Set
rules-word-beats = schlägt
rules-word-ties = schlägt nicht
rules-word-turned = umgedreht
rules-word-captured = erbeutet
rules-word-ring = in der Manege
rules-word-left = noch in der Manege
rules-word-hand = auf deiner Hand
rules-word-shown = gezeigt
rules-word-counts = zählt
