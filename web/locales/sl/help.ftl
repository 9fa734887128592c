### Pomoč: pravila na kratko, z našimi besedami

help-learn = Nauči se v treh minutah
help-rules-all = Vsa pravila, s slikami

help-story-title = Zgodba
help-story = Pravkar so ti zaupali majhen cirkus. Denarja za zvezde ni nikoli dovolj, zato delaš kot vsi: pripraviš
    boljšo predstavo od drugih in jim prevzameš artiste. Ko je sezone konec, zmaga cirkus z najboljšo predstavo.

help-rules-title = Pravila na kratko
help-goal-title = Cilj
help-goal = Igra se toliko krogov, kolikor ljudi igra. Vsak krog prinese točke; kdor jih ima na koncu največ, zmaga.
help-hand-title = Karte v roki
help-hand = Vsaka karta ima dve vrednosti; velja zgornja. Kart v roki nikoli ne urejaš in nikoli ne obrneš posamezne.
    Samo enkrat, pred krogom, smeš obrniti vse naenkrat.
help-sets-title = Kompleti
help-sets = Odigraš eno karto ali več sosednjih kart: enake vrednosti, kot { $match }, ali v zaporednem vrstnem redu,
    navzgor ali navzdol, kot { $run }.
help-order-title = Kaj premaga kaj
help-order = Več kart premaga manj kart: { $long } premaga { $tens }. Pri enakem številu kart enaka vrednost premaga
    zaporedni vrstni red: { $low } premaga { $high }. Pri isti vrsti zmaga višja vrednost. Enako ni nikoli dovolj.
help-show-title = Odigraj
help-show = Odigraj komplet, ki je močnejši od kompleta na mizi. Premagane karte zajameš: za vsako točka. Na prazno mizo smeš
    odigrati kateri koli komplet.
help-scout-title = Skavtiraj
help-scout = Vzemi eno karto z enega od obeh koncev kompleta na mizi in jo vstavi kamor koli med karte v roki, obrnjeno
    kakor koli. Kdor je komplet odigral, dobi žeton: eno točko.
help-both-title = Skavt in igra
help-both = Enkrat na krog smeš skavtirati in takoj nato odigrati komplet. Premagati mora to, kar je ostalo od kompleta
    na mizi.
help-end-title = Konec kroga
help-end = Krog se konča takoj, ko nekdo odigra zadnjo karto iz roke ali ko po odigranem kompletu vsi drugi po vrsti
    samo skavtirajo.
help-points-title = Točke
help-points = Zajete karte in žetoni, manj karte, ki ti ostanejo v roki. Če tvojega kompleta ni nihče premagal in se je
    krog končal s skavtiranjem, te karte v roki ne stanejo nič.
help-two-title = V dvoje
help-two = Vsak od vaju ima na krog tri žetone; vsako skavtiranje stane enega, in na potezi ostaneš, dokler ne odigraš
    kompleta. Skavt in igra ni na voljo. Krog se konča tudi, ko druga oseba ne more ne odigrati kompleta ne skavtirati.
    Neporabljen žeton je točka. Drugi krog se igra s kartami, ki so bile v prvem odložene.

help-box-title = V škatli
help-box = Natisnjena igra ima 45 kart, 23 žetonov 1 ZT, 30 žetonov za točke, 5 žetonov Skavt in igra ter oznako za prvo
    potezo. V troje se izloči devet kart z 10, v dvoje ali četvero karta 9/10.

help-key-cards = Od karte do karte; z dvigalko izbereš več
    .keys = ← →
help-key-zones = Iz roke na mizo in nazaj
    .keys = ↑ ↓
help-key-space = Izberi karto, konec ali vrzel
    .keys = Preslednica
help-key-enter = Odigraj ali potrdi
    .keys = Enter
help-key-scout = Skavtiraj; ko sta karta in vrzel izbrani, potrdi
    .keys = S
help-key-both = Skavt in igra
    .keys = D
help-key-flip = Obrni skavtirano karto; obrni karte v roki
    .keys = T
help-key-keep = Pusti karte, kot so
    .keys = K
help-key-escape = Nazaj, korak za korakom
    .keys = Esc
help-key-undo = Razveljavi
    .keys = U
help-key-next = Naprej, ko računalnik igra po korakih
    .keys = N
help-key-hint = Vprašaj, kaj svetuje direktorica
    .keys = I
help-key-move = Napiši potezo
    .keys = /
help-key-log = Potek partije
    .keys = L
help-key-menu = Meni
    .keys = M
help-key-repeat = Ponovi, kako stvari stojijo
    .keys = R
help-key-why = Zakaj to ni bilo mogoče: pravilo
    .keys = W
help-key-howto = Kako se igra
    .keys = H
help-key-help = Ta pomoč
    .keys = ?

help-about-title = O strani
help-about = SCOUT je igra s kartami, ki jo je zasnoval Kei Kajino, izdaja pa jo Oink Games. Ta stran je neuradno,
    nekomercialno delo ljubiteljev; besede in slike so naše, in nihče pri Oink Games nima nič z njo. Če ti je igra všeč,
    kupi izvirnik.
help-licences = Licence
help-version = Različica { $version }
