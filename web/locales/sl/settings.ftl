### Listi, ki se odprejo tu in tam: nastavitve, tipke, nasvet, napisana poteza

## Nastavitve

settings-theme-why = »Kontrast« nariše vsako besedo in črto, kar se da močno.
settings-motion = Gibanje
settings-motion-why = Karte drsijo na svoje mesto. Z manj gibanja se pojavijo postopoma.
motion-system = Kot naprava
motion-less = Manj
settings-side = Roka, s katero igraš
settings-side-why = Leva zrcali gumbe in na vodoravno obrnjenem telefonu tudi tvoje karte, za drugi palec.
side-right = Desna
side-left = Leva
settings-digits = Števke na kartah
settings-digits-why = Natisnjene karte in napisane poteze imajo od 1 do 10.
settings-sound = Zvok
settings-sound-why = Nekaj kratkih zvokov: karte, žetoni, tvoja poteza, konec kroga.
settings-buzz = Vibriranje
settings-buzz-why = Kratek tresljaj, ko se karte vzamejo ali odigrajo in ko si na potezi.
switch-off = Ne
switch-on = Da

## Tipke

keys-cards = Pri kartah
keys-game = V igri
keys-ask = Vprašanja in pogledi
keys-place = Če tipkovnica te črke nima, velja tipka na njenem mestu.

## Nasvet

hint-thinking = Direktorica razmišlja …
hint-best = { $count ->
    [one] Direktorica vidi eno potezo:
    [two] Direktorica bi izbrala eno od teh potez, najraje prvo:
    [few] Direktorica bi izbrala eno od teh potez, najraje prvo:
   *[other] Direktorica bi izbrala eno od teh potez, najraje prvo:
}
hint-how = Točke povedo, kolikšno prednost pred drugimi lahko v povprečju pričakuješ ob koncu kroga. Pritisni potezo, da
    se pripravi na mizi; igraš jo še vedno ti.
hint-keep = Pusti karte, kot so
hint-turn = Obrni karte
hint-show = Odigraj { $cards }
hint-scout = { $end ->
    [left] { $turned ->
        [yes] Skavtiraj { $cards } z levega konca, obrnjeno na { $as }, na mesto { $place }
       *[no] Skavtiraj { $cards } z levega konca na mesto { $place }
    }
    [right] { $turned ->
        [yes] Skavtiraj { $cards } z desnega konca, obrnjeno na { $as }, na mesto { $place }
       *[no] Skavtiraj { $cards } z desnega konca na mesto { $place }
    }
   *[only] { $turned ->
        [yes] Skavtiraj { $cards }, obrnjeno na { $as }, na mesto { $place }
       *[no] Skavtiraj { $cards } na mesto { $place }
    }
}
hint-then-show = · nato odigraj { $cards }
hint-lead = { $lead ->
    [ahead] { $points ->
        [one] { $points } točka prednosti
        [two] { $points } točki prednosti
        [few] { $points } točke prednosti
       *[other] { $points } točk prednosti
    }
    [behind] { $points ->
        [one] { $points } točka zaostanka
        [two] { $points } točki zaostanka
        [few] { $points } točke zaostanka
       *[other] { $points } točk zaostanka
    }
   *[level] izenačeno
}
hint-chance = · zmaga v partiji: { $chance } od 100

## Pogled nazaj na krog

review-title = Kaj bi storila direktorica
review-none = Ni kaj očitati: nobena tvoja poteza ni zapravila veliko.
review-yours = Ti:
review-better = Bolje:
review-points = { $points ->
    [one] zapravljena { $points } točka
    [two] zapravljeni { $points } točki
    [few] zapravljene { $points } točke
   *[other] zapravljenih { $points } točk
}
review-chance = zapravljene zmage: { $chance } od 100
review-how = V povprečju in v očeh direktorice, ki ni vedela več kot ti. Pritisni potezo, da vidiš mizo tik pred njo.

## Napisana poteza

move-label = Poteza
move-do = Odigraj
move-unreadable = Nobena poteza se ne piše tako: poglej znak { $column }.
move-no-place = Mesta { $given } ni: segajo od 1 do { $most }.
move-no-gap = Nobena vrzel nima pred seboj toliko tvojih kart ({ $given }): lahko jih je od 0 do { $most }.
move-no-end = Karta je ena sama: skavtiraj jo z L.
move-show = Odigraj karte od mesta 4 do mesta 6
    .written = 4-6
move-one = Odigraj karto na mestu 4
    .written = 4
move-scout = Skavtiraj z levega konca (ali R, z desnega) v vrzel, pred katero je 7 tvojih kart
    .written = L7
move-over = Enako, karta je obrnjena
    .written = L7!
move-both = Skavt in igra: mesta se štejejo z novo karto
    .written = L7!+7-9
move-way = Izberi, katera stran kart bo zgoraj
    .written = keep turn
