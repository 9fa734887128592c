### Pravila, točko za točko, z majhnimi slikami

rules-title = Pravila
rules-play = Začni
rules-contents = Vsebina

rules-aim-title = Cilj
rules-aim = Igrate toliko krogov, kolikor vas igra. Vsak krog prinese točke, včasih pa jih tudi vzame. Zmaga, kdor jih
    ima na koncu največ; pri enakem številu si zmago delite.

rules-cards-title = Karte
rules-cards = Vsaka karta ima dve vrednosti od 1 do 10, na vsakem koncu eno. Velja zgornja; spodnja je obrnjena na
    glavo. Kart je 45: vsak par dveh različnih vrednosti enkrat.

rules-deal-title = Deljenje
rules-deal = Vse karte se premešajo in razdelijo, vsaka obrnjena tako ali drugače. Kdo začne, odloči žreb; v vsakem
    naslednjem krogu začne, kdor je naslednji na levi.
rules-deal-players = Koliko vas igra
rules-deal-out = Izločeno
rules-deal-hand = Kart za vsakega
rules-deal-rounds = Krogi
rules-deal-tens = devet kart z 10
rules-deal-one = karta 9/10
rules-deal-none = nič

rules-hand-title = Karte v roki
rules-hand = Tvoje karte ostanejo v vrstnem redu, v katerem so bile razdeljene. Nikoli jih ne urejaš in nikoli ne obrneš
    posamezne karte.

rules-turning-title = Obračanje kart
rules-turning = Enkrat na krog, preden kdo igra, smeš obrniti vse karte v roki: vsaka pokaže svojo drugo vrednost,
    vrstni red ostane. Vsi se odločijo na skrivaj; igra se začne, ko so se odločili vsi.

rules-sets-title = Kompleti
rules-sets = Odigraš komplet: eno karto ali več kart, ki so v roki druga ob drugi in imajo enako vrednost ali pa so v
    zaporednem vrstnem redu, po ena navzgor ali navzdol. Pri 10 je konec; 1 ne sledi.

rules-strength-title = Kateri komplet je močnejši?
rules-strength = Tri vprašanja, v tem vrstnem redu. Odloči prva razlika.

rules-more-cards-title = 1. Koliko kart?
rules-more-cards = Več kart premaga manj kart, ne glede na vrednosti.

rules-match-over-run-title = 2. Enaka vrednost ali zaporedni vrstni red?
rules-match-over-run = Pri enakem številu kart enaka vrednost premaga zaporedni vrstni red.

rules-higher-value-title = 3. Kako visoko?
rules-higher-value = Če sta enaka število in vrsta, zmagajo višje vrednosti. Enako ni nikoli dovolj; ali gre vrstni red
    navzgor ali navzdol, je vseeno.

rules-turns-title = Tvoja poteza
rules-turns = Na potezo pridete po vrsti, v levo. Na potezi narediš eno od treh stvari: odigraš komplet, skavtiraš ali
    izbereš Skavt in igra. Poteze ne moreš izpustiti.

rules-show-title = Odigraj
rules-show = Odigraj komplet, ki je močnejši od kompleta na mizi. Premagane karte zajameš: pokrite ležijo pred tabo,
    vsaka za eno točko. Tvoj komplet pride na njihovo mesto, v vrstnem redu iz roke, in pripada tebi.

rules-scout-title = Skavtiraj
rules-scout = Vzemi eno karto z enega od obeh koncev kompleta na mizi. Vstavi jo kamor koli med karte v roki, obrnjeno
    kakor koli. Kdor je komplet odigral, dobi žeton: eno točko. Skavtiraš lahko tudi takrat, ko bi bilo mogoče odigrati
    komplet. Kar ostane na mizi, pripada isti osebi in velja za to, kar je zdaj.

rules-empty-table-title = Prazna miza
rules-empty-table = Na začetku kroga in takrat, ko nekdo skavtira zadnjo karto, je miza prazna. Tedaj ni česa
    skavtirati: odigrati moraš komplet, in dober je vsak. Nič se ne zajame.

rules-scout-and-show-title = Skavt in igra
rules-scout-and-show = Enkrat na krog smeš uporabiti svojo vstopnico: skavtiraš in takoj odigraš komplet. Kdor je
    odigral komplet na mizi, dobi žeton kot vedno. Tvoj komplet mora premagati to, kar je ostalo na mizi; skavtirane
    karte ni treba vključiti. Če po skavtiranju ne bi bilo mogoče odigrati ničesar, tega ne moreš narediti. Naslednji
    krog prinese novo vstopnico.

rules-round-end-title = Konec kroga
rules-round-end = Krog se konča takoj, na enega od dveh načinov.

rules-emptied-title = Roka je prazna
rules-emptied = Nekdo odigra zadnjo karto iz roke.

rules-unbeaten-title = Komplet je nepremagan
rules-unbeaten = Po odigranem kompletu so vsi drugi po vrsti samo skavtirali. Kdor ga je odigral, za karte v roki ne
    plača nič. Tudi pri Skavt in igra se odigra komplet: šteje se spet od začetka.

rules-points-title = Točke
rules-points = Zajete karte in žetoni, manj karte v tvoji roki. Komplet, ki je še na mizi, in vstopnice ne štejejo za
    nikogar.

rules-two-players-title = V dvoje
rules-two-players = Vse ostane enako, razen tega:

rules-two-chips-title = Skavtiranje stane žeton
rules-two-chips = Vsak od vaju ima na krog tri žetone. Skavtiranje stane enega, ki gre na sredino; kdor je komplet
    odigral, ne dobi nič. Brez žetona ne moreš skavtirati. Žeton, ki ga obdržiš, je točka.

rules-two-again-title = Ti nadaljuješ
rules-two-again = Po skavtiranju si spet na potezi, dokler ne odigraš kompleta. Skavt in igra ni na voljo. Če lahko kaj
    narediš, moraš.

rules-two-end-title = Konec kroga
rules-two-end = Krog se konča, ko je ena roka prazna ali ko druga oseba ne more ne odigrati kompleta ne skavtirati. Kdor
    je odigral zadnji komplet, takrat za karte v roki ne plača nič.

rules-two-rounds-title = Dva kroga
rules-two-rounds = V drugem krogu se igra z 22 kartami, ki v prvem niso bile razdeljene.

## Slike

rules-picture-single = Ena karta: { $cards }
rules-picture-match = Enaka vrednost: { $cards }
rules-picture-run = Zaporedni vrstni red: { $cards }
rules-picture-no = Ni komplet: { $cards }
rules-picture-beats = { $cards } premaga { $active }
rules-picture-ties = { $cards } ne premaga { $active }
rules-picture-values = Karta: { $up } velja, { $down } je njena druga vrednost
rules-picture-turned = { $cards }, obrnjeno, je { $active }
rules-picture-captured = { $cards } pride na mizo in premaga { $active }; premagano se zajame in pokrije
rules-picture-ends = { $cards } na mizi: vzeti smeš { $left } ali { $right }
rules-picture-placed = { $card } v roki: { $cards }
rules-picture-both = { $card } gre v roko, { $cards } pa premaga, kar ostane: { $active }
rules-picture-sum = Zajeto { $captured }, plus { $chips ->
    [one] { $chips } žeton
    [two] { $chips } žetona
    [few] { $chips } žetoni
   *[other] { $chips } žetonov
}, minus { $hand ->
    [one] { $hand } karta
    [two] { $hand } karti
    [few] { $hand } karte
   *[other] { $hand } kart
} v roki: { $score }
rules-picture-free = Zajeto { $captured }, plus { $chips ->
    [one] { $chips } žeton
    [two] { $chips } žetona
    [few] { $chips } žetoni
   *[other] { $chips } žetonov
}: { $score }; { $hand ->
    [one] { $hand } karta v roki ne stane nič
    [two] { $hand } karti v roki ne staneta nič
    [few] { $hand } karte v roki ne stanejo nič
   *[other] { $hand } kart v roki ne stane nič
}

## Besede na slikah

rules-word-single = ena karta
rules-word-match = enaka vrednost
rules-word-run = zaporedno
rules-word-no = ni komplet
rules-word-beats = premaga
rules-word-ties = ne premaga
rules-word-turned = obrnjeno
rules-word-captured = zajeto
rules-word-ring = na mizi
rules-word-left = ostalo na mizi
rules-word-hand = v tvoji roki
rules-word-shown = odigrano
rules-word-counts = velja
