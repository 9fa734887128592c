### Reglerne, punkt for punkt, med små billeder

rules-title = Reglerne
rules-play = Start
rules-contents = Indhold

rules-aim-title = Mål
rules-aim = I spiller lige så mange runder, som I er spillere. Hver runde giver point og koster somme tider nogle. Den,
    der har flest point i alt, vinder; står I lige, deler I sejren.

rules-cards-title = Kortene
rules-cards = Hvert kort har to værdier fra 1 til 10, én i hver ende. Den øverste tæller; den nederste står på hovedet.
    Der er 45 kort: hvert par af to forskellige værdier én gang.

rules-deal-title = Kortene gives
rules-deal = Alle kort blandes og gives, nogle med den ene vej op, andre med den anden. Lodtrækning afgør, hvem der
    begynder; i hver ny runde begynder den næste til venstre.
rules-deal-players = Spillere
rules-deal-out = Tages ud
rules-deal-hand = Kort til hver
rules-deal-rounds = Runder
rules-deal-tens = de ni kort med en 10
rules-deal-one = kortet 9/10
rules-deal-none = ingen

rules-hand-title = Din hånd
rules-hand = Dine kort bliver i den rækkefølge, du fik dem i. Du sorterer dem aldrig og vender aldrig et enkelt kort.

rules-turning-title = Vend hånden
rules-turning = Én gang i hver runde, før nogen spiller, må du vende hele hånden: Hvert kort viser så sin anden værdi,
    rækkefølgen bliver den samme. Alle vælger i hemmelighed, og der spilles, når alle har valgt.

rules-sets-title = Sæt
rules-sets = Du spiller et sæt: ét kort, eller kort ved siden af hinanden i din hånd, der enten har samme værdi eller
    står i fortløbende rækkefølge, ét trin op eller ned ad gangen. Efter 10 er det slut; der kommer ikke en 1’er.

rules-strength-title = Hvilket sæt er stærkest?
rules-strength = Tre spørgsmål i denne rækkefølge. Den første forskel afgør det.

rules-more-cards-title = 1. Hvor mange kort?
rules-more-cards = Flere kort slår færre, uanset værdierne.

rules-match-over-run-title = 2. Samme værdi eller fortløbende?
rules-match-over-run = Med lige mange kort slår samme værdi en fortløbende rækkefølge.

rules-higher-value-title = 3. Hvor højt?
rules-higher-value = Er antal og slags ens, vinder de højeste værdier. Lige højt er aldrig nok; om en rækkefølge går op
    eller ned, er ligegyldigt.

rules-turns-title = Din tur
rules-turns = Turen går rundt mod venstre. Når det er din tur, gør du én af tre ting: Spil, Spejd eller Spejd og spil.
    Du kan ikke melde pas.

rules-show-title = Spil
rules-show = Spil et sæt, der er stærkere end sættet på bordet. Du erobrer de kort, du slår: De ligger foran dig med
    bagsiden op, et point for hvert. Dit sæt kommer i stedet, i den rækkefølge, du havde det på hånden, og du ejer det.

rules-scout-title = Spejd
rules-scout = Tag ét kort fra en af de to ender af sættet på bordet. Sæt det hvor som helst i din hånd, vendt, som du
    vil. Den, der ejer sættet, får en markør: et point. Du må gerne spejde, selv om du kunne spille et sæt. Det, der er
    tilbage på bordet, har stadig samme ejer og tæller som det, det er nu.

rules-empty-table-title = Et tomt bord
rules-empty-table = Når runden begynder, og når det sidste kort er spejdet, er bordet tomt. Så er der intet at spejde:
    Du skal spille et sæt, og ethvert sæt kan bruges. Intet erobres.

rules-scout-and-show-title = Spejd og spil
rules-scout-and-show = Én gang i hver runde må du bruge din billet: spejde og spille et sæt lige efter. Den, der ejer
    sættet på bordet, får en markør som altid. Det, du spiller, skal slå det, der er tilbage på bordet, og kortet, du
    tog, behøver ikke være med. Kan intet spilles efter spejdingen, må du ikke gøre det. Næste runde giver en ny billet.

rules-round-end-title = Rundens slutning
rules-round-end = Runden slutter straks på en af to måder.

rules-emptied-title = En hånd er tom
rules-emptied = Nogen har spillet det sidste kort på hånden.

rules-unbeaten-title = Et sæt bliver ikke slået
rules-unbeaten = Siden nogen spillede et sæt, har alle andre efter tur kun spejdet. Den, der ejer sættet, betaler intet
    for kortene på hånden. Spejd og spil er også at spille: Så tælles der forfra.

rules-points-title = Point
rules-points = Erobrede kort plus markører minus kortene på din hånd. Et sæt, der stadig ligger på bordet, og billetter
    tæller ikke for nogen.

rules-two-players-title = To spillere
rules-two-players = Alt er, som det plejer, bortset fra dette:

rules-two-chips-title = Spejding koster en markør
rules-two-chips = I har hver tre markører i hver runde. En spejding koster én, som lægges i midten; sættets ejer får
    intet. Uden markør kan du ikke spejde. En markør, du beholder, er et point.

rules-two-again-title = Du fortsætter
rules-two-again = Efter en spejding er det din tur igen, til du spiller et sæt. Spejd og spil findes ikke. Kan du gøre
    noget, skal du.

rules-two-end-title = Rundens slutning
rules-two-end = Runden slutter, når en hånd er tom, eller når den anden hverken kan spille et sæt eller spejde. Så
    betaler den, der sidst spillede et sæt, intet for kortene på hånden.

rules-two-rounds-title = To runder
rules-two-rounds = De 22 kort, der ikke blev givet i første runde, er kortene i anden.

## Billeder

rules-picture-single = Ét kort: { $cards }
rules-picture-match = Samme værdi: { $cards }
rules-picture-run = Fortløbende rækkefølge: { $cards }
rules-picture-no = Ikke et sæt: { $cards }
rules-picture-beats = { $cards } slår { $active }
rules-picture-ties = { $cards } slår ikke { $active }
rules-picture-values = Et kort: { $up } tæller, { $down } er dets anden værdi
rules-picture-turned = { $cards } bliver til { $active }, når det vendes
rules-picture-captured = { $cards } spilles og slår { $active }, som erobres med bagsiden op
rules-picture-ends = { $cards } på bordet: { $left } eller { $right } kan tages
rules-picture-placed = { $card } sat i hånden: { $cards }
rules-picture-both = { $card } tages, og { $cards } slår det, der er tilbage: { $active }
rules-picture-sum = { $captured } erobret plus { $chips ->
    [one] { $chips } markør
   *[other] { $chips } markører
} minus { $hand ->
    [one] { $hand } kort
   *[other] { $hand } kort
} på hånden giver { $score }
rules-picture-free = { $captured } erobret plus { $chips ->
    [one] { $chips } markør
   *[other] { $chips } markører
} giver { $score }; { $hand ->
    [one] det { $hand } kort
   *[other] de { $hand } kort
} på hånden koster intet

## Ord i billederne

rules-word-single = ét kort
rules-word-match = samme værdi
rules-word-run = fortløbende
rules-word-no = ikke et sæt
rules-word-beats = slår
rules-word-ties = slår ikke
rules-word-turned = vendt
rules-word-captured = erobret
rules-word-ring = på bordet
rules-word-left = tilbage på bordet
rules-word-hand = på din hånd
rules-word-shown = spillet
rules-word-counts = tæller
