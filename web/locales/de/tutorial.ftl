### Die Schule: zehn kleine Lektionen am richtigen Tisch

tutorial-title = SCOUT lernen
tutorial-heading = { $step } von { $of }: { $title }
tutorial-heading-extra = Zugabe: { $title }
tutorial-coach = Coach
tutorial-next = Weiter
tutorial-steps = Lektionen
tutorial-leave = Verlassen

## Beim Scouten

tutorial-pick-end = Nimm die { $card } am { $end ->
    [left] linken
   *[right] rechten
} Ende. Nur die Karten an den Enden sind zu haben.
tutorial-pick-way = Dreh die Karte jetzt um. Du brauchst ihre { $card }.
tutorial-pick-gap = { $where ->
    [first] Wähle eine Lücke für sie: vor deiner { $right }.
    [last] Wähle eine Lücke für sie: nach deiner { $left }.
   *[between] Wähle eine Lücke für sie: zwischen deiner { $left } und deiner { $right }.
}
tutorial-pick-confirm = Das ergibt { $set }. Bestätige mit Scouten.
tutorial-pick-then = Das ergibt { $set }. Drück auf „Scouten, dann Show“.
tutorial-pick-show = Zeig jetzt { $set }.

## 1. Die Hand umdrehen

tutorial-turn-title = Dreh deine Hand um
tutorial-turn = Jede Karte hat zwei Werte; der obere zählt. Einmal, vor der Runde, darfst du die ganze Hand umdrehen.
    Wie herum ist es besser?
tutorial-turn-keys = Tasten: K behält sie so, T dreht sie um.
tutorial-turn-hint = So passt nichts zusammen. Umgedreht passen vier Karten zusammen. Dreh die Hand um.
tutorial-turn-done = Gut gedreht! Ab jetzt bleibt deine Hand, wie sie ist: Du sortierst nie und drehst keine einzelne
    Karte um.

## 2. Zeigen

tutorial-show-title = Zeig ein Set
tutorial-show = Ein Set sind Karten nebeneinander, die gleiche Zahlen haben oder um je eins steigen oder fallen. Drück
    auf die erste und die letzte Karte deines längsten Sets, dann auf Show.
tutorial-show-keys = Tasten: Pfeile bewegen, Umschalt und ein Pfeil wählt mehr Karten, Enter zeigt.
tutorial-show-hint = Karten auf der Hand kosten Punkte. Werd vier auf einmal los: Zeig { $set }.
tutorial-show-done = Vier Karten auf einen Streich! Sie sind jetzt dein Set in der Manege. Wer nach dir kommt, muss es
    schlagen oder eine Karte daraus scouten.

## 3. Mehr Karten schlagen weniger

tutorial-more-title = Mehr Karten gewinnen
tutorial-more = { $name } hat { $active } gezeigt. Das sieht stark aus, aber mehr Karten schlagen weniger, ganz gleich
    mit welchen Werten. Such drei.
tutorial-more-hint = Du brauchst drei Karten, die ein Set ergeben. Zeig { $set }.
tutorial-more-done = Drei schlagen zwei! Die geschlagenen Karten gehören jetzt dir, verdeckt. Jede ist einen Punkt wert.

## 4. Gleiche Zahlen schlagen eine Folge

tutorial-match-title = Gleiche Zahlen schlagen Folgen
tutorial-match = Ein Set aus mehreren Karten hat entweder gleiche Zahlen oder ist eine Folge. Bei gleich vielen Karten
    schlagen gleiche Zahlen die Folge. Schlag { $active } mit zwei Karten.
tutorial-match-hint = Eine höhere Folge ginge auch, aber du hast keine. Du hast gleiche Zahlen: Zeig { $set }.
tutorial-match-done = Niedrig, aber gleiche Zahlen! Bei zwei Sets derselben Art gewinnt das höhere. Gleichstand genügt
    nicht.

## 5. Scouten

tutorial-scout-title = Scouten
tutorial-scout = { $active } kannst du nicht schlagen. Also wirb ein Talent ab: Drück auf Scouten.
tutorial-scout-keys = Tasten: S für Scouten, Pfeile und Leertaste zum Wählen, T dreht die Karte um.
tutorial-scout-hint = Diesmal nicht: { $active } kannst du nicht schlagen. Drück auf Scouten und nimm eine Karte.
tutorial-scout-done = Jetzt hast du { $set } auf der Hand. Und { $name } bekommt einen Scout-Chip, einen Punkt, für ein
    Set, bei dem sich das Abwerben lohnt.

## 6. Niemand schlägt dein Set

tutorial-unbeaten-title = Niemand schlägt dich
tutorial-unbeaten = Diesmal bist du am stärksten. Zeig { $set }.
tutorial-unbeaten-hint = Drei Achten schlägt hier niemand. Zeig { $set }.
tutorial-unbeaten-after-1 = Mal sehen, was die anderen können.
tutorial-unbeaten-after-2 = { $name } kann nur scouten, und der Scout-Chip gehört dir: ein Punkt.
tutorial-unbeaten-done = Seit deiner Show haben alle anderen nur gescoutet. Damit ist die Runde vorbei, und die Karten
    auf deiner Hand kosten dich nichts.

## 7. Scout & Show

tutorial-both-title = Scout & Show
tutorial-both = { $active } ist wieder zu stark. Aber einmal je Runde darfst du in einem Zug scouten und ein Set zeigen.
    Drück auf Scout & Show.
tutorial-both-keys = Tasten: D für Scout & Show.
tutorial-both-hint = Scouten allein würde deinen Zug beenden. Nimm die { $card }, dann drück auf „Scouten, dann Show“.
tutorial-both-done = Du hast eine Karte genommen, und was übrig blieb, war schwächer. Dein Ticket ist jetzt verbraucht;
    in der nächsten Runde bekommst du es wieder.

## 8. Deine Hand ist leer

tutorial-emptied-title = Deine letzten Karten
tutorial-emptied = Nur noch zwei Karten. Zeig beide.
tutorial-emptied-hint = Beide auf einmal: Zeig { $set }.
tutorial-emptied-done = Deine Hand ist leer, und damit endet die Runde sofort. Die anderen verlieren einen Punkt für
    jede Karte, die sie noch haben.

## 9. Punkte

tutorial-points-title = Punkte
tutorial-points = { $name } zeigt gleich die letzte Karte. Erbeutete Karten und Chips zählen für dich, Karten auf der
    Hand gegen dich. Wie viele Punkte bekommst du?
tutorial-points-answers = Wie viele Punkte?
tutorial-points-hint = Rechne noch einmal: { $captured } erbeutet plus { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} minus { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand.
tutorial-points-after-1 = Richtig! Jetzt die letzte Karte.
tutorial-points-done = { $captured } + { $chips } − { $hand } = { $score }. Gespielt werden so viele Runden, wie Leute
    mitspielen; wer am Ende die meisten Punkte hat, gewinnt.

## Zugabe: zu zweit

tutorial-two-title = Zu zweit
tutorial-two = Zu zweit kostet Scouten einen deiner drei Chips, aber du bleibst dran. Drück auf Scouten.
tutorial-two-hint = Scoute zuerst die { $card }: Das kostet einen Chip, und du bist weiter dran.
tutorial-two-after-1 = Ein Chip ist weg, und du bist weiter dran. Zeig { $set }.
tutorial-two-done = Zu zweit gibt es kein Scout & Show. Die Runde endet auch, wenn dein Gegenüber dich nicht schlagen
    kann und keinen Chip zum Scouten mehr hat. Chips, die du behältst, sind Punkte.

## Zum Schluss

tutorial-end-title = Du kannst SCOUT
tutorial-end = Das war alles. Jetzt ein richtiges Spiel?
tutorial-end-play = Spielen
tutorial-end-two = Und zu zweit?
tutorial-end-rules = Die Regeln
