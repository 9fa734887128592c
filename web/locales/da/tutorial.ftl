### Skolen: ti små lektioner ved det rigtige bord

tutorial-title = Lær SCOUT
tutorial-heading = { $step } af { $of }: { $title }
tutorial-heading-extra = Ekstra: { $title }
tutorial-coach = Træner
tutorial-next = Næste
tutorial-steps = Lektioner
tutorial-leave = Forlad

## Under en spejding

tutorial-pick-end = Tag { $card } i { $end ->
    [left] venstre
   *[right] højre
} ende. Kun kort i enderne kan tages.
tutorial-pick-way = Vend nu kortet. Du skal bruge { $card } på den anden side.
tutorial-pick-gap = { $where ->
    [first] Vælg et mellemrum til det: før din { $right }.
    [last] Vælg et mellemrum til det: efter din { $left }.
   *[between] Vælg et mellemrum til det: mellem din { $left } og din { $right }.
}
tutorial-pick-confirm = Det giver { $set }. Tryk på Spejd for at bekræfte.
tutorial-pick-then = Det giver { $set }. Tryk på ”Spejd, og spil så”.
tutorial-pick-show = Spil nu { $set }.

## 1. Vend hånden

tutorial-turn-title = Vend din hånd
tutorial-turn = Hvert kort har to værdier; den øverste tæller. Én gang, før runden, må du vende hele hånden. Hvilken vej
    er bedst?
tutorial-turn-keys = Taster: K beholder den, som den er, T vender den.
tutorial-turn-hint = Som den er nu, passer intet sammen. Vendt passer fire kort sammen. Vend hånden.
tutorial-turn-done = Godt vendt! Fra nu af bliver dine kort, som de er: Du sorterer dem aldrig og vender aldrig et
    enkelt.

## 2. Spil

tutorial-show-title = Spil et sæt
tutorial-show = Et sæt er kort ved siden af hinanden, der har samme værdi eller går ét trin op eller ned ad gangen. Tryk
    på det første og det sidste kort i dit længste sæt og så på Spil.
tutorial-show-keys = Taster: Pilene flytter, Skift og en pil vælger flere kort, Enter spiller.
tutorial-show-hint = Kort på hånden koster point. Slip af med fire på én gang: Spil { $set }.
tutorial-show-done = Fire kort på én gang! Nu er de dit sæt på bordet. Den næste skal slå det eller spejde fra det.

## 3. Flere kort slår færre

tutorial-more-title = Flere kort vinder
tutorial-more = { $name } har spillet { $active }. Det ser stærkt ud, men flere kort slår færre, uanset værdierne. Find
    tre.
tutorial-more-hint = Du skal bruge tre kort, der udgør et sæt. Spil { $set }.
tutorial-more-done = Tre slår to! De slåede kort er dine nu, med bagsiden op. Hvert af dem er et point værd.

## 4. Samme værdi slår fortløbende rækkefølge

tutorial-match-title = Samme værdi er stærkere
tutorial-match = Kort kan have samme værdi eller stå i fortløbende rækkefølge. Med lige mange kort slår samme værdi en
    fortløbende rækkefølge. Slå { $active } med to kort.
tutorial-match-hint = To højere i rækkefølge kunne også gøre det, men dem har du ikke. Du har to af samme værdi: Spil
    { $set }.
tutorial-match-done = Lavt, men samme værdi! Mellem to sæt af samme slags vinder det højeste. Lige højt er ikke nok.

## 5. Spejd

tutorial-scout-title = Spejd
tutorial-scout = Du kan ikke slå { $active }. Så lok en af artisterne over til dig: Tryk på Spejd.
tutorial-scout-keys = Taster: S for Spejd, pile og mellemrum vælger, T vender kortet.
tutorial-scout-hint = Ikke denne gang: Du kan ikke slå { $active }. Tryk på Spejd, og tag et kort.
tutorial-scout-done = Nu har du { $set }. Og { $name } får en markør, et point, for et sæt, der er værd at spejde i.

## 6. Ingen slår dit sæt

tutorial-unbeaten-title = Ingen slår dit sæt
tutorial-unbeaten = Nu er det dig, der er stærk. Spil { $set }.
tutorial-unbeaten-hint = Ingen her kan slå tre ottere. Spil { $set }.
tutorial-unbeaten-after-1 = Lad os se, hvad de andre kan.
tutorial-unbeaten-after-2 = { $name } kan kun spejde, og markøren er din: et point.
tutorial-unbeaten-done = Siden du spillede dit sæt, har alle andre kun spejdet. Dermed er runden slut, og kortene på din
    hånd koster dig intet.

## 7. Spejd og spil

tutorial-both-title = Spejd og spil
tutorial-both = { $active } er igen for stærkt. Men én gang i hver runde må du spejde og spille et sæt i samme tur. Tryk
    på Spejd og spil.
tutorial-both-keys = Taster: D for Spejd og spil.
tutorial-both-hint = En spejding alene ville afslutte din tur. Tag { $card }, og tryk så på ”Spejd, og spil så”.
tutorial-both-done = Du tog et kort, og det, der var tilbage, var svagere. Din billet er brugt; du får en ny i næste
    runde.

## 8. Din hånd er tom

tutorial-emptied-title = Dine sidste kort
tutorial-emptied = Kun to kort tilbage. Spil dem begge.
tutorial-emptied-hint = Begge på én gang: Spil { $set }.
tutorial-emptied-done = Din hånd er tom, og dermed slutter runden straks. De andre mister et point for hvert kort, de
    stadig har.

## 9. Point

tutorial-points-title = Point
tutorial-points = { $name } er lige ved at spille det sidste kort på hånden. Erobrede kort og markører tæller for dig,
    kort på hånden imod dig. Hvor mange point får du?
tutorial-points-answers = Hvor mange point?
tutorial-points-hint = Tæl igen: { $captured } erobret plus { $chips ->
    [one] { $chips } markør
   *[other] { $chips } markører
} minus { $hand ->
    [one] { $hand } kort
   *[other] { $hand } kort
} på hånden.
tutorial-points-after-1 = Rigtigt! Nu det sidste kort.
tutorial-points-done = { $captured } + { $chips } − { $hand } = { $score }. I spiller én runde for hver spiller; den,
    der har flest point i alt, vinder.

## Ekstra for to

tutorial-two-title = To spillere
tutorial-two = Med to spillere koster en spejding en af dine tre markører, men så fortsætter du. Tryk på Spejd.
tutorial-two-hint = Spejd først { $card }: Det koster en markør, og det er stadig din tur.
tutorial-two-after-1 = Én markør er væk, og det er stadig din tur. Spil { $set }.
tutorial-two-done = Med to spillere findes Spejd og spil ikke. Runden slutter også, når den anden ikke kan slå dit sæt
    og ingen markør har at spejde med. Markører, du beholder, er point.

## Til slut

tutorial-end-title = Nu kan du SCOUT
tutorial-end = Det var det hele. Skal det være et rigtigt spil?
tutorial-end-play = Start
tutorial-end-two = Hvad med to spillere?
tutorial-end-rules = Reglerne
