### Die Hilfe: die Regeln in Kürze, in eigenen Worten

help-learn = In drei Minuten lernen
help-rules-all = Alle Regeln, mit Bildern

help-story-title = Die Geschichte
help-story = Du leitest seit heute einen kleinen Zirkus. Für Stars reicht das Geld nie, also machst du es wie alle: Du
    bietest die bessere Show und wirbst den anderen ihre Talente ab. Am Ende der Saison hat der Zirkus mit der besten
    Show gewonnen.

help-rules-title = Die Regeln in Kürze
help-goal-title = Ziel
help-goal = Gespielt werden so viele Runden, wie Leute mitspielen. Jede Runde bringt Punkte; wer am Ende die meisten hat, gewinnt.
help-hand-title = Deine Hand
help-hand = Jede Karte hat zwei Werte; der obere zählt. Du sortierst deine Hand nie und drehst nie eine einzelne Karte um. Nur
    einmal, vor der Runde, darfst du die ganze Hand umdrehen.
help-sets-title = Sets
help-sets = Du zeigst eine Karte oder mehrere, die nebeneinander stecken: gleiche Zahlen wie { $match } oder eine Folge auf- oder
    abwärts wie { $run }.
help-order-title = Was schlägt was
help-order = Mehr Karten schlagen weniger: { $long } schlägt { $tens }. Bei gleich vielen Karten schlagen gleiche Zahlen
    eine Folge: { $low } schlägt { $high }. Bei gleicher Art gewinnt der höhere Wert. Gleichstand genügt nie.
help-show-title = Show
help-show = Zeig ein Set, das stärker ist als das aktive Set in der Manege. Die geschlagenen Karten erbeutest du: je ein Punkt.
    Ist die Manege leer, darfst du jedes Set zeigen.
help-scout-title = Scouten
help-scout = Nimm eine Karte von einem der beiden Enden des aktiven Sets und steck sie an eine beliebige Stelle deiner
    Hand, wie herum du willst. Wer das Set gezeigt hat, bekommt einen Scout-Chip: ein Punkt.
help-both-title = Scout & Show
help-both = Einmal je Runde darfst du scouten und gleich danach ein Set zeigen. Was du zeigst, muss schlagen, was vom
    aktiven Set übrig ist.
help-end-title = Ende der Runde
help-end = Die Runde endet sofort, wenn jemand die letzte Handkarte gezeigt hat oder wenn nach einer Show alle anderen
    reihum nur gescoutet haben.
help-points-title = Punkte
help-points = Erbeutete Karten plus Scout-Chips minus die Karten, die du noch auf der Hand hast. Hat niemand dein Set geschlagen und
    endete die Runde durch Scouten, kostet dich deine Hand nichts.
help-two-title = Zu zweit
help-two = Ihr habt beide drei Chips je Runde; jedes Scouten kostet einen, und du bist weiter dran, bis du ein Set
    zeigst. Scout & Show gibt es nicht. Die Runde endet auch, wenn dein Gegenüber weder ein Set zeigen noch scouten
    kann. Ein Chip, den du nicht ausgibst, ist ein Punkt. Die zweite Runde spielt ihr mit den Karten, die in der ersten
    beiseitelagen.

help-box-title = In der Schachtel
help-box = Das gedruckte Spiel hat 45 Karten, 23 Scout-Chips, 30 Punktechips, 5 Scout-&-Show-Marker und einen
    Startmarker. Zu dritt bleiben die neun Karten mit einer 10 draußen, zu zweit und zu viert die Karte 9/10.

help-key-cards = Von Karte zu Karte; mit Umschalt mehrere wählen
    .keys = ← →
help-key-zones = Von der Hand zum Tisch und zurück
    .keys = ↑ ↓
help-key-space = Karte, Ende oder Lücke wählen
    .keys = Leertaste
help-key-enter = Zeigen oder bestätigen
    .keys = Enter
help-key-scout = Scouten; sind Karte und Lücke gewählt, bestätigen
    .keys = S
help-key-both = Scout & Show
    .keys = D
help-key-flip = Gescoutete Karte umdrehen; Hand umdrehen
    .keys = T
help-key-keep = Hand behalten, wie sie ausgeteilt wurde
    .keys = K
help-key-escape = Zurück, Schritt für Schritt
    .keys = Esc
help-key-undo = Zurücknehmen
    .keys = U
help-key-next = Weiter, wenn der Computer Schritt für Schritt zieht
    .keys = N
help-key-hint = Fragen, was die Direktorin rät
    .keys = I
help-key-move = Einen Zug eintippen
    .keys = /
help-key-log = Spielverlauf
    .keys = L
help-key-menu = Menü
    .keys = M
help-key-repeat = Noch einmal sagen, wie es steht
    .keys = R
help-key-why = Warum das eben nicht ging: die Regel
    .keys = W
help-key-howto = So geht’s
    .keys = H
help-key-help = Diese Hilfe
    .keys = ?

help-about-title = Über diese Seite
help-about = SCOUT ist ein Kartenspiel von Kei Kajino, erschienen bei Oink Games. Diese Seite ist ein inoffizielles,
    nichtkommerzielles Fanprojekt; Texte und Bilder sind unsere eigenen, und niemand bei Oink Games hat damit zu tun.
    Gefällt es dir, dann kauf dir das Original.
help-licences = Lizenzen
help-version = Version { $version }
