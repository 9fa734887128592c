### Hjælpen: reglerne i korte træk, med vores egne ord

help-learn = Lær det på tre minutter
help-rules-all = Alle regler, med billeder

help-story-title = Historien
help-story = Du er netop blevet leder af et lille cirkus. Der er aldrig penge nok til stjerner, så du gør som alle
    andre: Du laver et bedre show end de andre og lokker deres artister over til dig. Når sæsonen er forbi, har
    cirkusset med det bedste show vundet.

help-rules-title = Reglerne i korte træk
help-goal-title = Mål
help-goal = Der spilles lige så mange runder, som der er spillere. Hver runde giver point; den, der har flest point i
    alt, vinder.
help-hand-title = Din hånd
help-hand = Hvert kort har to værdier; den øverste tæller. Du sorterer aldrig din hånd og vender aldrig et enkelt kort.
    Én gang, før runden, må du vende hele hånden.
help-sets-title = Sæt
help-sets = Du spiller ét kort eller kort ved siden af hinanden: af samme værdi, som { $match }, eller i fortløbende rækkefølge op
    eller ned, som { $run }.
help-order-title = Hvad slår hvad
help-order = Flere kort slår færre: { $long } slår { $tens }. Med lige mange kort slår samme værdi en fortløbende
    rækkefølge: { $low } slår { $high }. Af samme slags vinder det højeste. Lige højt er aldrig nok.
help-show-title = Spil
help-show = Spil et sæt, der slår sættet på bordet. Du erobrer de kort, du slår: et point for hvert. Er bordet tomt, må
    du spille et hvilket som helst sæt.
help-scout-title = Spejd
help-scout = Tag ét kort fra en af de to ender af sættet på bordet, og sæt det hvor som helst i din hånd, vendt, som du
    vil. Den, der ejer sættet, får en markør: et point.
help-both-title = Spejd og spil
help-both = Én gang i hver runde må du spejde og spille et sæt lige efter. Det, du spiller, skal slå det, der er tilbage
    af sættet på bordet.
help-end-title = Rundens slutning
help-end = Runden slutter straks, når nogen har spillet det sidste kort på hånden, eller når alle andre efter tur kun
    har spejdet, siden nogen sidst spillede et sæt.
help-points-title = Point
help-points = Erobrede kort plus markører minus de kort, du har tilbage på hånden. Hvis ingen slog dit sæt, og runden
    sluttede med spejding, koster din hånd dig intet.
help-two-title = To spillere
help-two = I har hver tre markører i hver runde; en spejding koster én, og du fortsætter, til du spiller et sæt. Spejd
    og spil findes ikke. Runden slutter også, når den anden hverken kan spille et sæt eller spejde. En markør, du ikke
    brugte, er et point. Anden runde spilles med de kort, der blev lagt til side i den første.

help-box-title = I æsken
help-box = Det trykte spil har 45 kort, 23 markører på 1 VP, 30 pointmarkører, 5 markører til Spejd og spil og en
    startspillermarkør. Med tre spillere tages de ni kort med en 10 ud, med to eller fire kortet 9/10.

help-key-cards = Gå fra kort til kort; med Skift vælges flere
    .keys = ← →
help-key-zones = Fra din hånd til bordet og tilbage
    .keys = ↑ ↓
help-key-space = Vælg kortet, enden eller mellemrummet
    .keys = Mellemrum
help-key-enter = Spil eller bekræft
    .keys = Enter
help-key-scout = Spejd; når kort og mellemrum er valgt, bekræft
    .keys = S
help-key-both = Spejd og spil
    .keys = D
help-key-flip = Vend det spejdede kort; vend hånden
    .keys = T
help-key-keep = Behold hånden, som den er
    .keys = K
help-key-escape = Tilbage, ét trin ad gangen
    .keys = Esc
help-key-undo = Fortryd
    .keys = U
help-key-next = Næste, når computeren spiller trin for trin
    .keys = N
help-key-hint = Spørg direktøren til råds
    .keys = I
help-key-move = Skriv et træk
    .keys = /
help-key-log = Spillets gang
    .keys = L
help-key-menu = Menu
    .keys = M
help-key-repeat = Sig igen, hvordan det står
    .keys = R
help-key-why = Hvorfor det ikke kunne lade sig gøre: reglen
    .keys = W
help-key-howto = Sådan spiller du
    .keys = H
help-key-help = Denne hjælp
    .keys = ?

help-about-title = Om siden
help-about = SCOUT er et kortspil af Kei Kajino, udgivet af Oink Games. Denne side er et uofficielt, ikke-kommercielt
    fanprojekt; ord og billeder er vores egne, og ingen hos Oink Games har noget med den at gøre. Kan du lide spillet,
    så køb originalen.
help-licences = Licenser
help-version = Version { $version }
