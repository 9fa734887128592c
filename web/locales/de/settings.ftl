### Blätter, die man ab und zu aufschlägt: Einstellungen, Tasten, Rat, ein getippter Zug

## Einstellungen

settings-theme-why = „Kontrast“ zeichnet jedes Wort und jede Linie so kräftig wie möglich.
settings-motion = Bewegung
settings-motion-why = Karten gleiten an ihren Platz. Mit weniger Bewegung werden sie nur eingeblendet.
motion-system = Wie das Gerät
motion-less = Weniger
settings-side = Spielhand
settings-side-why = Links spiegelt die Knöpfe und auf dem quer gehaltenen Handy auch deine Karten, für den anderen
    Daumen.
side-right = Rechts
side-left = Links
settings-digits = Ziffern auf den Karten
settings-digits-why = Auf den gedruckten Karten und in geschriebenen Zügen stehen 1 bis 10.
settings-sound = Ton
settings-sound-why = Ein paar kurze Töne: Karten, Chips, dein Zug, das Ende der Runde.
settings-buzz = Vibration
settings-buzz-why = Ein kurzes Ticken, wenn Karten genommen oder gespielt werden und wenn du dran bist.
switch-off = Aus
switch-on = An

## Tasten

keys-cards = Bei den Karten
keys-game = Im Spiel
keys-ask = Fragen und nachsehen
keys-place = Hat eine Tastatur den Buchstaben nicht, gilt die Taste an seiner Stelle.

## Rat

hint-thinking = Die Direktorin überlegt …
hint-best = { $count ->
    [one] Die Direktorin sieht einen Zug:
   *[other] Die Direktorin würde einen dieser Züge wählen, am liebsten den ersten:
}
hint-how = Die Punkte sagen, wie weit du im Schnitt vor den anderen liegen solltest, wenn die Runde vorbei ist. Drück
    auf einen Zug, dann liegt er auf dem Tisch bereit; spielen musst du ihn selbst.
hint-keep = Hand behalten, wie ausgeteilt
hint-turn = Hand umdrehen
hint-show = { $cards } zeigen
hint-scout = { $end ->
    [left] { $turned ->
        [yes] { $cards } vom linken Ende scouten, umgedreht zu { $as }, an Stelle { $place }
       *[no] { $cards } vom linken Ende scouten, an Stelle { $place }
    }
    [right] { $turned ->
        [yes] { $cards } vom rechten Ende scouten, umgedreht zu { $as }, an Stelle { $place }
       *[no] { $cards } vom rechten Ende scouten, an Stelle { $place }
    }
   *[only] { $turned ->
        [yes] { $cards } scouten, umgedreht zu { $as }, an Stelle { $place }
       *[no] { $cards } scouten, an Stelle { $place }
    }
}
hint-then-show = · dann { $cards } zeigen
hint-lead = { $lead ->
    [ahead] { $points ->
        [one] { $points } Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
    [behind] { $points ->
        [one] { $points } Punkt Rückstand
       *[other] { $points } Punkte Rückstand
    }
   *[level] gleichauf
}
hint-chance = · gewinnt das Spiel in { $chance } von 100 Fällen

## Rückblick auf eine Runde

review-title = Was die Direktorin getan hätte
review-none = Nichts auszusetzen: Keiner deiner Züge hat viel verschenkt.
review-yours = Du:
review-better = Besser:
review-points = { $points ->
    [one] { $points } Punkt verschenkt
   *[other] { $points } Punkte verschenkt
}
review-chance = { $chance } von 100 Spielen verschenkt
review-how = Im Schnitt und mit den Augen der Direktorin, die nicht mehr wusste als du. Drück auf einen Zug, um den
    Tisch davor zu sehen.

## Ein getippter Zug

move-label = Zug
move-do = Spielen
move-unreadable = So schreibt man keinen Zug: Sieh dir das { $column }. Zeichen an.
move-no-place = Eine Stelle { $given } gibt es nicht: Es gibt 1 bis { $most }.
move-no-gap = Vor keiner Lücke stecken { $given } deiner Karten: Es können 0 bis { $most } sein.
move-no-end = Es gibt nur eine Karte: Scoute sie mit L.
move-show = Zeig deine Karten von Stelle 4 bis Stelle 6
    .written = 4-6
move-one = Zeig die Karte an Stelle 4
    .written = 4
move-scout = Scoute vom linken Ende (oder R, vom rechten) in die Lücke, vor der 7 deiner Karten stecken
    .written = L7
move-over = Dasselbe, die Karte umgedreht
    .written = L7!
move-both = Scout & Show: Die Stellen zählen mit der neuen Karte
    .written = L7!+7-9
move-way = Entscheide, wie herum du deine Hand hältst
    .written = keep turn
