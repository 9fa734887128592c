### Šola: deset majhnih lekcij za pravo mizo

tutorial-title = Nauči se SCOUT
tutorial-heading = { $step } od { $of }: { $title }
tutorial-heading-extra = Dodatek: { $title }
tutorial-coach = Nasveti
tutorial-next = Naprej
tutorial-steps = Lekcije
tutorial-leave = Zapusti

## Med skavtiranjem

tutorial-pick-end = Vzemi { $card } z { $end ->
    [left] levega
   *[right] desnega
} konca. Vzeti je mogoče samo karto s konca.
tutorial-pick-way = Zdaj obrni karto. Potrebuješ { $card } na njeni drugi strani.
tutorial-pick-gap = { $where ->
    [first] Izberi vrzel zanjo: pred { $right }.
    [last] Izberi vrzel zanjo: za { $left }.
   *[between] Izberi vrzel zanjo: med { $left } in { $right }.
}
tutorial-pick-confirm = Nastane { $set }. Potrdi s pritiskom na Skavtiraj.
tutorial-pick-then = Nastane { $set }. Pritisni »Skavt, nato igra«.
tutorial-pick-show = Zdaj odigraj { $set }.

## 1. Obračanje roke

tutorial-turn-title = Obrni karte
tutorial-turn = Vsaka karta ima dve vrednosti; velja zgornja. Enkrat, pred krogom, smeš obrniti vse karte v roki. Katera
    stran je boljša?
tutorial-turn-keys = Tipke: K jih pusti tako, T jih obrne.
tutorial-turn-hint = Tako, kot so, se nobene ne ujemajo. Obrnjene se ujemajo štiri. Obrni karte.
tutorial-turn-done = Dobro obrnjeno! Odslej karte ostanejo, kot so: nikoli jih ne urejaš in nikoli ne obrneš posamezne.

## 2. Igra

tutorial-show-title = Odigraj komplet
tutorial-show = Komplet so sosednje karte enake vrednosti ali take, ki gredo po ena navzgor ali navzdol. Pritisni prvo
    in zadnjo karto svojega najdaljšega kompleta, nato Odigraj.
tutorial-show-keys = Tipke: puščice premikajo, dvigalka in puščica izbereta več kart, Enter odigra.
tutorial-show-hint = Karte v roki stanejo točke. Znebi se štirih naenkrat: odigraj { $set }.
tutorial-show-done = Štiri karte naenkrat! Zdaj so tvoj komplet na mizi. Naslednji ga mora premagati ali iz njega
    skavtirati.

## 3. Več kart premaga manj kart

tutorial-more-title = Več kart zmaga
tutorial-more = { $name } ima na mizi { $active }. Videti je močno, a več kart premaga manj kart, ne glede na vrednosti.
    Poišči tri.
tutorial-more-hint = Potrebuješ tri karte, ki so komplet. Odigraj { $set }.
tutorial-more-done = Tri premagajo dve! Premagane karte so zdaj tvoje, pokrite. Vsaka je vredna eno točko.

## 4. Enaka vrednost premaga zaporedni vrstni red

tutorial-match-title = Enaka vrednost je močnejša
tutorial-match = Karte imajo lahko enako vrednost ali pa so v zaporednem vrstnem redu. Pri enakem številu enaka vrednost
    premaga zaporedni vrstni red. Premagaj { $active } z dvema kartama.
tutorial-match-hint = Tudi višji zaporedni karti bi bili dovolj, a ju nimaš. Imaš dve enaki: odigraj { $set }.
tutorial-match-done = Nizko, a enako! Med kompletoma iste vrste zmaga višji. Enako ni dovolj.

## 5. Skavt

tutorial-scout-title = Skavtiraj
tutorial-scout = Kompleta { $active } ne moreš premagati. Zato najemi enega od njegovih artistov: pritisni Skavtiraj.
tutorial-scout-keys = Tipke: S za skavtiranje, puščice in preslednica za izbiro, T obrne karto.
tutorial-scout-hint = Tokrat ne: kompleta { $active } ne moreš premagati. Pritisni Skavtiraj in vzemi karto.
tutorial-scout-done = Zdaj imaš { $set }. { $name } pa dobi žeton, eno točko, za komplet, iz katerega se splača
    skavtirati.

## 6. Tvojega kompleta nihče ne premaga

tutorial-unbeaten-title = Nihče te ne premaga
tutorial-unbeaten = Zdaj imaš najmočnejši komplet ti. Odigraj { $set }.
tutorial-unbeaten-hint = Treh osmic tukaj ne more premagati nihče. Odigraj { $set }.
tutorial-unbeaten-after-1 = Poglejmo, kaj zmorejo drugi.
tutorial-unbeaten-after-2 = { $name } lahko samo skavtira, žeton pa je tvoj: ena točka.
tutorial-unbeaten-done = Po tvojem kompletu so vsi drugi samo skavtirali. S tem je krog končan, karte v tvoji roki pa te
    ne stanejo nič.

## 7. Skavt in igra

tutorial-both-title = Skavt in igra
tutorial-both = Komplet { $active } je spet premočan. A enkrat na krog smeš v isti potezi skavtirati in odigrati
    komplet. Pritisni Skavt in igra.
tutorial-both-keys = Tipke: D za Skavt in igra.
tutorial-both-hint = Samo skavtiranje bi končalo tvojo potezo. Vzemi { $card }, nato pritisni »Skavt, nato igra«.
tutorial-both-done = Karta je zdaj tvoja, in kar je ostalo, je bilo šibkejše. Tvoja vstopnica je porabljena; v
    naslednjem krogu dobiš novo.

## 8. Tvoja roka je prazna

tutorial-emptied-title = Zadnji karti
tutorial-emptied = Samo še dve karti. Odigraj obe.
tutorial-emptied-hint = Obe naenkrat: odigraj { $set }.
tutorial-emptied-done = Nimaš več kart, zato se krog takoj konča. Drugi izgubijo točko za vsako karto, ki jo še imajo.

## 9. Točke

tutorial-points-title = Točke
tutorial-points = { $name } v naslednji potezi odigra svojo zadnjo karto. Zajete karte in žetoni štejejo zate, karte v
    roki proti tebi. Koliko točk dobiš?
tutorial-points-answers = Koliko točk?
tutorial-points-hint = Preštej še enkrat: zajeto { $captured }, plus { $chips ->
    [one] { $chips } žeton
    [two] { $chips } žetona
    [few] { $chips } žetoni
   *[other] { $chips } žetonov
}, minus { $hand ->
    [one] { $hand } karta
    [two] { $hand } karti
    [few] { $hand } karte
   *[other] { $hand } kart
} v roki.
tutorial-points-after-1 = Pravilno! Zdaj pa zadnja karta.
tutorial-points-done = { $captured } + { $chips } − { $hand } = { $score }. Igra se toliko krogov, kolikor ljudi igra;
    zmaga, kdor ima skupaj največ točk.

## Dodatek za dva

tutorial-two-title = V dvoje
tutorial-two = V dvoje skavtiranje stane enega od tvojih treh žetonov, a potem nadaljuješ. Pritisni Skavtiraj.
tutorial-two-hint = Najprej skavtiraj { $card }: stane en žeton, ti pa ostaneš na potezi.
tutorial-two-after-1 = En žeton manj, in še vedno si na potezi. Odigraj { $set }.
tutorial-two-done = V dvoje Skavt in igra ni na voljo. Krog se konča tudi, ko druga oseba ne more premagati tvojega
    kompleta in nima žetona za skavtiranje. Žetoni, ki jih obdržiš, so točke.

## Na koncu

tutorial-end-title = SCOUT že znaš
tutorial-end = To je vse. Zdaj pa prava partija?
tutorial-end-play = Začni
tutorial-end-two = Kaj pa v dvoje?
tutorial-end-rules = Pravila
