## Die Sprache und die App

language-name = Deutsch
language-direction = ltr
language = Sprache
language-unknown = Die Sprache „{ $tag }“ gibt es hier nicht.
app-description = Inoffizielle Fassung des Kartenspiels SCOUT: spielen, hosten und einbetten, ganz ohne Server.
app-picture-narrow = Dein Zug, auf dem Handy
app-picture-wide = Zu fünft am Tisch

## Allgemeines

row = { $one }, { $next }
space = {" "}
title = SCOUT
tagline = Hol dir die Stars. Stiehl die Show.
unofficial = Inoffiziell, von Fans gemacht. Nicht von Oink Games. Sendet keinerlei Daten.
close = Schließen
cancel = Abbrechen
cards-none = nichts
seat-name = { $who ->
    [you] Du
   *[other] { $name }
}

## Vorbereitung

setup-form = Neues Spiel
setup-players = Wie viele spielen mit?
setup-strength = Wie stark sind die anderen?
setup-mixed = Gemischt
setup-seats = Plätze und Namen
setup-seat-name = Name, Platz { $seat }
setup-seat-kind = Wer spielt, Platz { $seat }
setup-person = Ein Mensch
separator = ·
setup-computer = Computer: { $level }
setup-play = { $persons ->
    [0] { $bots ->
        [one] { $bots } Computer zusehen
       *[other] { $bots } Computern zusehen
    }
    [1] { $bots ->
        [one] Spielen: du gegen einen
       *[other] Spielen: du gegen { $bots-word }
    }
   *[other] { $bots ->
        [0] Spielen: { $persons } Leute, ein Gerät
        [one] Spielen: { $persons } Leute, 1 Computer
       *[other] Spielen: { $persons } Leute, { $bots } Computer
    }
}
first-play = Spielen: du gegen drei
first-stuck = Es tut sich nichts?
first-reset = Neu anfangen: Deine Spiele bleiben erhalten.
first-failed = Ein Teil der Seite ist nicht angekommen.
setup-resume = Fortsetzen
setup-resume-what = { $names }: Runde { $round } von { $rounds }
setup-kept = Angefangene Spiele
setup-discard = Verwerfen
setup-discard-what = Das Spiel verwerfen: { $what }
setup-discarded = Verworfen: { $what }
setup-help = So geht’s
newcomer-question = Neu bei SCOUT?
newcomer-learn = In drei Minuten lernen
newcomer-known = Kenne ich schon
newcomer-go-on = Weiterlernen
setup-dealing = Ausgeteilt wird, sobald das Spiel bereit ist …
count-word = { $count ->
    [1] einen
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
}
bot-clown = Clown
bot-juggler = Jongleurin
bot-acrobat = Akrobat
bot-aerialist = Seiltänzer
bot-ringmaster = Direktorin
level-about = { $style } Gewinnt { $wins } von 100 Spielen zu viert gegen drei, die nach einfachen Regeln spielen.
level-clown = Spielt nach Laune und vergisst alles sofort.
level-juggler = Lässt hin und wieder einen guten Zug fallen.
level-acrobat = Solide und manchmal kühn.
level-aerialist = Lässt selten eine Gelegenheit aus.
level-ringmaster = Immer der beste Zug, der sich finden lässt.
level-mixed = Reihum je eine andere Stärke, vom ersten Platz an.
record-won = { $level }, Tisch zu { $players }: { $won } von { $games } gewonnen. Meiste Punkte: { $best }.
record-streak = { $count } in Folge!
bot-name-1 = Lola
bot-name-2 = Mira
bot-name-3 = Otto
bot-name-4 = Zaza
bot-name-5 = Benno
person-name = Person { $seat }

## Der Start

boot-progress = Das Spiel wird vorbereitet: { $percent } %
boot-almost = Das Spiel startet …
boot-ready = Spielbereit
boot-retry = Erneut versuchen
boot-reset = Neu anfangen (Spiele bleiben erhalten)
boot-no-wasm = Dieser Browser kann das Spiel nicht ausführen: WebAssembly fehlt oder ist abgeschaltet. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.
boot-file-missing = Eine Datei des Spiels ist nicht angekommen ({ $detail }). Prüf die Verbindung und versuch es noch einmal.
boot-time-over = Das Laden dauert zu lange. Prüf die Verbindung und versuch es noch einmal.
boot-version = Seite und Spiel haben verschiedene Versionen ({ $detail }). Lade die Seite neu.
boot-broken = Das Spiel ließ sich nicht starten ({ $detail }).
trouble-broken-save = Ein gespeichertes Spiel war nicht lesbar. Es wurde beiseitegelegt; alles andere funktioniert.
trouble-engine = Im Spiel ist etwas schiefgegangen ({ $detail }). Dein Spielstand ist sicher.
trouble-loading = Moment noch: Das Spiel lädt.
trouble-fleeting = Dieser Browser speichert nichts: Ein Spiel hält nur, bis du diesen Tab schließt.
elsewhere = Dieses Spiel wurde in einem anderen Tab fortgesetzt.
elsewhere-take = Hier spielen
elsewhere-leave = Dort lassen

## Die Seite als App

offline-filling = Wird zum Spielen ohne Netz gespeichert: { $percent } %
offline-ready = Bereit zum Spielen ohne Netz.
offline-unkept = Hier geht es nur mit Netz: Um die Seite zu speichern, braucht es https und einen aktuellen Browser.
update-offer = Es gibt eine neue Version von SCOUT.
update-take = Aktualisieren
update-later = Später
update-elsewhere = Eine neue Version ist in Gebrauch. Diese Seite wechselt nach der Runde zu ihr.
install-offer = SCOUT wie eine App auf diesem Gerät installieren?
install-do = Installieren
install-no = Nein, danke

## Der Satz

say-your-turn = Du bist dran.
say-turn = { $who ->
    [you] Du bist dran.
   *[other] { $name } überlegt …
}
say-next = { $name } ist als Nächstes dran.
say-next-button = Weiter
    .face = Weiter
say-which-way = Wie herum? Du entscheidest einmal, für die ganze Hand.
say-choosing = { $who ->
    [you] Entscheide, wie herum.
   *[other] { $name } entscheidet, wie herum …
}
say-game-over = Das Spiel ist zu Ende.
say-show-anything = Die Manege ist leer: Zeig ein beliebiges Set.
say-beat-or-scout = { $owner ->
    [you] Schlag dein eigenes Set { $active } oder scoute.
   *[other] Schlag { $active } oder scoute.
}
say-beat = Schlag { $active }.
say-scout-only = { $active } kannst du nicht schlagen: Scoute eine Karte.
say-scout-or-both = { $active } kannst du nicht schlagen: Scoute oder spiel Scout & Show.
say-beats = { $cards } schlägt { $active }
say-opens = Zeig { $cards }
say-scouting = { $owner ->
    [you] Du scoutest bei dir selbst: Wähle eine Karte an einem Ende und eine Lücke für sie.
   *[other] Scouten bei { $ownerName }: Wähle eine Karte an einem Ende und eine Lücke für sie.
}
say-pick-end = Wähle nun die Karte: ein Ende des Sets.
say-pick-gap = Wähle nun eine Lücke. Die Karte darfst du umdrehen.
say-makes = { $owner ->
    [you] Das ergibt { $cards }
   *[other] Scouten bei { $ownerName }: Das ergibt { $cards }
}
say-makes-nothing = { $owner ->
    [you] Dort steht die Karte allein.
   *[other] Scouten bei { $ownerName }: Dort steht die Karte allein.
}
say-second = Schlag nun { $active }.
say-second-free = Zeig nun ein beliebiges Set: Die Manege ist leer.
say-looking-back = Rückblick.
say-look-at = { $at }/{ $of }:
say-look-now = Zurück ins Jetzt
    .face = Jetzt
say-look-earlier = Einen Schritt früher
    .face = ‹
say-look-later = Einen Schritt später
    .face = ›

## Warum nicht

why = Warum?
refused-not-your-turn = { $name } ist am Zug.
refused-wrong-phase = Zuerst entscheiden alle, wie herum sie ihre Hand halten.
refused-out-of-range = Das geht hier nicht.
refused-not-a-set = { $cards }: weder eine Folge noch gleiche Zahlen.
refused-too-few-cards = { $cards } ist zu wenig: Um { $active } zu schlagen, brauchst du mindestens { $turns } Karten.
refused-weaker-kind = { $cards } ist eine Folge, { $active } sind gleiche Zahlen, und die sind stärker.
refused-lower-value = { $cards } ist nicht höher als { $active }.
refused-nothing-beats = Du kannst { $active } nicht schlagen.
refused-nothing-to-scout = In der Manege liegt nichts, was du scouten könntest.
refused-no-token = Dein Scout & Show ist für diese Runde verbraucht.
refused-no-tickets = Zu zweit gibt es kein Scout & Show.
refused-no-chip = Du hast keinen Scout-Chip mehr.
refused-must-show = Die Manege ist leer: Du musst ein Set zeigen.
refused-round-over = Die Runde ist vorbei.
refused-looking-back = Du blickst zurück: Geh zuerst wieder ins Jetzt.
refused-pick-cards = Wähle zuerst Karten: Tipp auf die erste und die letzte eines Sets.
refused-pick-end = Wähle zuerst eine Karte: ein Ende des aktiven Sets.
refused-pick-gap = Wähle zuerst, wohin die Karte soll.
refused-pick-way = Wähle zuerst, wie herum du deine Hand hältst.
refused-no-show-after = Danach ließe sich kein Set zeigen.
refused-gaps-open = Wähle eine Lücke für die Karte oder geh zurück.
refused-second-half = Zeig jetzt ein Set oder geh zurück.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-no-undo-in-company = Wenn mehrere Leute spielen, lässt sich nichts zurücknehmen.

## Was geschah, und was laut gesagt wird

log-title = Diese Runde
log-round = Runde { $round }
log-look-back = Zurückblicken
log-empty = Gespielt wird erst, wenn alle entschieden haben, wie herum sie ihre Hand halten. Niemand sieht, was die anderen tun.
log-start = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
log-see = Den Tisch ansehen, wie er da war
log-dealt = { $who ->
    [you] Runde { $round }: je { $size } Karten, du beginnst
   *[other] Runde { $round }: je { $size } Karten, { $name } beginnt
}
log-turned = { $who ->
    [you] { $way ->
        [turned] Du hast die Hand umgedreht
       *[other] Du hast die Hand so behalten
    }
   *[other] { $name } ist bereit
}
log-scouted = { $who ->
    [you] Du hast { $cards } gescoutet
   *[other] { $name } hat { $cards } gescoutet
}
log-showed = { $who ->
    [you] Du hast { $cards } gezeigt
   *[other] { $name } hat { $cards } gezeigt
}
log-both = { $who ->
    [you] Du hast { $scouted } gescoutet und { $shown } gezeigt
   *[other] { $name } hat { $scouted } gescoutet und { $shown } gezeigt
}
log-chip = { $chip ->
    [centre] für einen Chip
    [you] +1 Chip für dich
   *[other] +1 Chip für { $name }
}
log-captured = +{ $captured } erbeutet
log-emptied = { $who ->
    [you] Runde vorbei: Deine Hand ist leer
   *[other] Runde vorbei: Die Hand von { $name } ist leer
}
log-unbeaten = { $who ->
    [you] Runde vorbei: Niemand hat dich geschlagen
   *[other] Runde vorbei: Niemand hat { $name } geschlagen
}
log-game-ended = Das Spiel ist zu Ende
told-action = { $text }.
told-undone = Zurückgenommen.

## Ende der Runde, Ende des Spiels

end-title = Runde vorbei
end-sentence-emptied = { $who ->
    [you] Runde vorbei. Deine Hand ist leer.
   *[other] Runde vorbei. Die Hand von { $name } ist leer.
}
end-sentence-unbeaten = { $who ->
    [you] Runde vorbei. Niemand hat dich geschlagen.
   *[other] Runde vorbei. Niemand hat { $name } geschlagen.
}
end-emptied = { $who ->
    [you] Du hast deine letzte Handkarte gezeigt.
   *[other] { $name } hat die letzte Handkarte gezeigt.
}
end-emptied-so = Die Runde endet sofort. Alle anderen zahlen für die Karten auf ihrer Hand.
end-unbeaten = { $who ->
    [you] Seit deiner letzten Show haben alle anderen nur gescoutet.
   *[other] Seit der letzten Show von { $name } haben alle anderen nur gescoutet.
}
end-unbeaten-two = { $who ->
    [you] Nichts konnte dein Set schlagen, und zum Scouten war kein Chip mehr da.
   *[other] Nichts konnte das Set von { $name } schlagen, und zum Scouten war kein Chip mehr da.
}
end-unbeaten-so = { $who ->
    [you] { $size ->
        [one] Damit ist die Runde vorbei, und deine { $size } Karte kostet nichts.
       *[other] Damit ist die Runde vorbei, und deine { $size } Karten kosten nichts.
    }
   *[other] { $size ->
        [one] Damit ist die Runde vorbei, und die { $size } Karte von { $name } kostet nichts.
       *[other] Damit ist die Runde vorbei, und die { $size } Karten von { $name } kosten nichts.
    }
}
end-round-of = { $round }/{ $rounds }
end-table = Punkte der Runde { $round }
end-player = Name
end-captured = Beute
end-chips = Chips
end-hand = Hand
end-round = Runde
end-total = Summe
end-free = { $size } auf der Hand, kostenlos
end-won = { $who ->
    [you] Du gewinnst das Spiel!
   *[other] { $name } gewinnt das Spiel!
}
end-shared = Geteilter Sieg: { $names }!
end-rounds-table = Punkte aller Runden

## Mehrere Leute an einem Gerät

hand-over-to = Weitergeben an { $name }
hand-over-hidden = Im Moment sind keine Handkarten zu sehen.
hand-over-ready = Ich bin { $name }: Zeig meine Hand

## Umdrehen

way-as-dealt = Wie ausgeteilt
way-turned = Umgedreht
way-note = { $sets ->
    [0] kein Set ab zwei Karten
    [one] { $sets } Set, das längste mit { $longest }
   *[other] { $sets } Sets, das längste mit { $longest }
}
way-legend = Wie herum?
way-hand = Deine Hand, wie ausgeteilt
way-hand-turned = Deine Hand, umgedreht

## Menü

menu-title = Menü
menu-round = Runde { $round } von { $rounds }
menu-totals = Punkte bisher
menu-pace = Tempo der Computer
pace-step = Schritt
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-off = Sofort
menu-theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Kontrast
menu-log = Spielverlauf
menu-share = Kopieren oder teilen
menu-help = So geht’s
menu-rules = Die Regeln
menu-hint = Was rät die Direktorin?
menu-settings = Einstellungen
menu-move = Zug eintippen
menu-print = Punkte drucken
menu-keys = Tasten
menu-leave = Spiel verlassen
leave-title = Dieses Spiel verlassen?
leave-text = Es bleibt erhalten: Du kannst es auf der Startseite fortsetzen.
leave-text-over = Das Spiel ist zu Ende; wenn du es verlässt, verschwindet sein Ergebnis.
leave-do = Verlassen
seat-cards = Karten auf der Hand
seat-points = Erbeutete Karten
seat-chips = Scout-Chips
seat-token = Scout & Show
seat-token-left = noch möglich
seat-token-used = verbraucht
seat-total = Punkte früherer Runden
seat-start = Hat diese Runde begonnen
seat-kind-person = Ein Mensch
