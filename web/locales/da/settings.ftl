### Ark, der åbnes af og til: indstillinger, taster, råd, et skrevet træk

## Indstillinger

settings-theme-why = ”Kontrast” tegner hvert ord og hver streg så kraftigt som muligt.
settings-motion = Bevægelse
settings-motion-why = Kort glider derhen, hvor de skal være. Med mindre bevægelse toner de frem.
motion-system = Som enheden
motion-less = Mindre
settings-side = Hånd, du spiller med
settings-side-why = Venstre spejlvender knapperne og, når telefonen holdes vandret, også dine kort, til den anden
    tommelfinger.
side-right = Højre
side-left = Venstre
settings-digits = Cifre på kortene
settings-digits-why = De trykte kort og skrevne træk har 1 til 10.
settings-sound = Lyd
settings-sound-why = Nogle få korte lyde: kort, markører, din tur, rundens slutning.
settings-buzz = Vibration
settings-buzz-why = Et lille tik, når kort tages eller spilles, og når det er din tur.
switch-off = Fra
switch-on = Til

## Taster

keys-cards = Ved kortene
keys-game = I spillet
keys-ask = Spørg og se efter
keys-place = Har et tastatur ikke det bogstav, er det tasten på dets plads.

## Råd

hint-thinking = Direktøren tænker …
hint-best = { $count ->
    [one] Direktøren ser ét træk:
   *[other] Direktøren ville vælge et af disse træk, helst det første:
}
hint-how = Pointene viser, hvor langt du i gennemsnit kan vente at være foran de andre, når runden er slut. Tryk på et
    træk for at få det lagt klar på bordet; du spiller det stadig selv.
hint-keep = Behold hånden, som den er
hint-turn = Vend hånden
hint-show = Spil { $cards }
hint-scout = { $end ->
    [left] { $turned ->
        [yes] Spejd { $cards } fra venstre ende, vendt til { $as }, til position { $place }
       *[no] Spejd { $cards } fra venstre ende til position { $place }
    }
    [right] { $turned ->
        [yes] Spejd { $cards } fra højre ende, vendt til { $as }, til position { $place }
       *[no] Spejd { $cards } fra højre ende til position { $place }
    }
   *[only] { $turned ->
        [yes] Spejd { $cards }, vendt til { $as }, til position { $place }
       *[no] Spejd { $cards } til position { $place }
    }
}
hint-then-show = · spil så { $cards }
hint-lead = { $lead ->
    [ahead] { $points ->
        [one] { $points } point foran
       *[other] { $points } point foran
    }
    [behind] { $points ->
        [one] { $points } point bagud
       *[other] { $points } point bagud
    }
   *[level] lige
}
hint-chance = · vinder spillet { $chance } ud af 100 gange

## Tilbageblik på en runde

review-title = Hvad direktøren ville have gjort
review-none = Intet at udsætte: ingen af dine træk kostede ret meget.
review-yours = Du:
review-better = Bedre:
review-points = { $points ->
    [one] kostede { $points } point
   *[other] kostede { $points } point
}
review-chance = kostede { $chance } spil ud af 100
review-how = I gennemsnit og med direktørens øjne, som ikke så mere end dine. Tryk på et træk for at se bordet lige
    før.

## Et skrevet træk

move-label = Træk
move-do = Spil det
move-unreadable = Sådan skrives et træk ikke: Se på tegn { $column }.
move-no-place = Position { $given } findes ikke: De går fra 1 til { $most }.
move-no-gap = Intet mellemrum har { $given } af dine kort før sig: Der kan være 0 til { $most }.
move-no-end = Der er kun ét kort: Spejd det med L.
move-show = Spil dine kort fra position 4 til position 6
    .written = 4-6
move-one = Spil kortet på position 4
    .written = 4
move-scout = Spejd venstre ende (eller R, højre) til mellemrummet med 7 af dine kort før sig
    .written = L7
move-over = Det samme, med kortet vendt
    .written = L7!
move-both = Spejd og spil: Positionerne tælles med det nye kort
    .written = L7!+7-9
move-way = Vælg, hvilken vej din hånd skal vende
    .written = keep turn
