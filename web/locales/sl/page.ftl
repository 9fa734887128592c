## Jezik in aplikacija

language-name = Slovenščina
language-direction = ltr
language = Jezik
language-unknown = Jezika »{ $tag }« tukaj ni.
app-description = Neuradna različica igre s kartami SCOUT: za igranje, gostovanje in vdelavo, brez strežnika.
app-picture-narrow = Na potezi si, na telefonu
app-picture-wide = Miza za pet

## Skupne besede

row = { $one }, { $next }
space = {" "}
title = SCOUT
tagline = Zberi artiste. Ukradi predstavo.
unofficial = Neuradno delo ljubiteljev, ne podjetja Oink Games. Nikamor ne pošilja podatkov.
close = Zapri
cancel = Prekliči
cards-none = nič
seat-name = { $who ->
    [you] Ti
   *[other] { $name }
}

## Priprava

setup-form = Nova partija
setup-players = Koliko vas igra?
setup-strength = Kako močni so drugi?
setup-mixed = Mešano
setup-seats = Sedeži in imena
setup-seat-name = Ime, sedež { $seat }
setup-seat-kind = Kdo igra, sedež { $seat }
setup-person = Človek
separator = ·
setup-computer = Računalnik: { $level }
setup-play = { $persons ->
    [0] { $bots ->
        [one] Glej igro { $bots } računalnika
        [two] Glej igro { $bots } računalnikov
        [few] Glej igro { $bots } računalnikov
       *[other] Glej igro { $bots } računalnikov
    }
    [1] { $bots ->
        [one] Začni: ti proti enemu
        [two] Začni: ti proti { $bots-word }
        [few] Začni: ti proti { $bots-word }
       *[other] Začni: ti proti { $bots-word }
    }
   *[other] { $bots ->
        [0] Začni: { $persons ->
            [one] { $persons } oseba
            [two] { $persons } osebi
            [few] { $persons } osebe
           *[other] { $persons } oseb
        }, ena naprava
       *[other] Začni: { $persons ->
            [one] { $persons } oseba
            [two] { $persons } osebi
            [few] { $persons } osebe
           *[other] { $persons } oseb
        }, { $bots ->
            [one] { $bots } računalnik
            [two] { $bots } računalnika
            [few] { $bots } računalniki
           *[other] { $bots } računalnikov
        }
    }
}
first-play = Začni: ti proti trem
first-stuck = Se nič ne zgodi?
first-reset = Začni na novo: tvoje partije ostanejo shranjene.
first-failed = Del strani ni prispel.
setup-resume = Nadaljuj
setup-resume-what = { $names }: krog { $round } od { $rounds }
setup-kept = Nedokončane partije
setup-discard = Zavrzi
setup-discard-what = Zavrzi partijo: { $what }
setup-discarded = Zavrženo: { $what }
setup-help = Kako se igra
newcomer-question = Je SCOUT zate nov?
newcomer-learn = Nauči se v treh minutah
newcomer-known = Že poznam
newcomer-go-on = Uči se naprej
setup-dealing = Karte se razdelijo, takoj ko bo igra pripravljena …
count-word = { $count ->
    [1] enemu
    [2] dvema
    [3] trem
    [4] štirim
   *[other] { $count }
}
bot-clown = Klovn
bot-juggler = Žonglerka
bot-acrobat = Akrobat
bot-aerialist = Vrvohodec
bot-ringmaster = Direktorica
level-about = { $style } Proti trem, ki igrajo po preprostih pravilih, zmaga v { $wins } od 100 partij.
level-clown = Igra po navdihu in vse takoj pozabi.
level-juggler = Tu in tam ji pade iz rok dobra poteza.
level-acrobat = Zanesljiv in včasih drzen.
level-aerialist = Redko zamudi priložnost.
level-ringmaster = Vedno najboljša poteza, ki jo najde.
level-mixed = Vsak sedež druga stopnja, po vrsti od prvega naprej.
record-won = { $level }, igralcev: { $players }. Zmage: { $won } od { $games }. Največ točk: { $best }.
record-streak = Zaporedne zmage: { $count }!
bot-name-1 = Lola
bot-name-2 = Mira
bot-name-3 = Otto
bot-name-4 = Zaza
bot-name-5 = Benno
person-name = Oseba { $seat }

## Zagon

boot-progress = Igra se pripravlja: { $percent } %
boot-almost = Igra se zaganja …
boot-ready = Pripravljeno
boot-retry = Poskusi znova
boot-reset = Začni na novo (partije ostanejo shranjene)
boot-no-wasm = Ta brskalnik igre ne zmore: WebAssembly manjka ali je izklopljen. Novejši Firefox, Chrome, Edge ali Safari jo zmore.
boot-file-missing = Ena od datotek igre ni prispela ({ $detail }). Preveri povezavo in poskusi znova.
boot-time-over = Igra se nalaga predolgo. Preveri povezavo in poskusi znova.
boot-version = Stran in igra nista iste različice ({ $detail }). Ponovno naloži stran.
boot-broken = Igre ni bilo mogoče zagnati ({ $detail }).
trouble-broken-save = Shranjene partije ni bilo mogoče prebrati. Odložena je na stran; vse drugo deluje.
trouble-engine = V igri je šlo nekaj narobe ({ $detail }). Tvoja partija je na varnem.
trouble-loading = Trenutek: igra se še nalaga.
trouble-fleeting = Ta brskalnik ne hrani ničesar: partija traja, dokler ne zapreš zavihka.
elsewhere = Ta partija se je nadaljevala v drugem zavihku.
elsewhere-take = Igraj jo tukaj
elsewhere-leave = Pusti jo tam

## Stran kot aplikacija

offline-filling = Shranjevanje za igro brez omrežja: { $percent } %
offline-ready = Pripravljeno za igro brez omrežja.
offline-unkept = Tukaj je za vsak obisk potrebno omrežje: za shranjevanje strani sta potrebna https in sodoben brskalnik.
update-offer = Na voljo je nova različica igre SCOUT.
update-take = Uporabi zdaj
update-later = Pozneje
update-elsewhere = V rabi je nova različica. Ta stran bo prešla nanjo po koncu kroga.
install-offer = Želiš imeti SCOUT na tej napravi kot aplikacijo?
install-do = Namesti
install-no = Ne, hvala

## Stavek

say-your-turn = Na potezi si.
say-turn = { $who ->
    [you] Na potezi si.
   *[other] { $name } razmišlja …
}
say-next = Na vrsti je { $name }.
say-next-button = Naprej
    .face = Naprej
say-which-way = Katera stran naj bo zgoraj? Izbereš enkrat, za vse karte.
say-choosing = { $who ->
    [you] Izberi, katera stran bo zgoraj.
   *[other] { $name } izbira stran …
}
say-game-over = Partija je končana.
say-show-anything = Miza je prazna: odigraj kateri koli komplet.
say-beat-or-scout = { $owner ->
    [you] Premagaj svoj komplet { $active } ali skavtiraj.
   *[other] Premagaj { $active } ali skavtiraj.
}
say-beat = Premagaj { $active }.
say-scout-only = Ne moreš premagati { $active }: skavtiraj karto.
say-scout-or-both = Ne moreš premagati { $active }: skavtiraj ali izberi Skavt in igra.
say-beats = { $cards } premaga { $active }
say-opens = Odigraj { $cards }
say-scouting = { $owner ->
    [you] Skavtiraš svoj komplet: izberi karto na enem koncu in vrzel zanjo.
   *[other] Skavtiraš ({ $ownerName }): izberi karto na enem koncu in vrzel zanjo.
}
say-pick-end = Zdaj izberi karto: en konec kompleta.
say-pick-gap = Zdaj izberi vrzel zanjo. Karto smeš obrniti.
say-makes = { $owner ->
    [you] Nastane { $cards }
   *[other] Skavtiraš ({ $ownerName }): nastane { $cards }
}
say-makes-nothing = { $owner ->
    [you] Tam je karta sama.
   *[other] Skavtiraš ({ $ownerName }): tam je karta sama.
}
say-second = Zdaj premagaj { $active }.
say-second-free = Zdaj odigraj kateri koli komplet: miza je prazna.
say-looking-back = Pogled nazaj.
say-look-at = { $at }/{ $of }:
say-look-now = Nazaj na zdaj
    .face = Zdaj
say-look-earlier = Korak prej
    .face = ‹
say-look-later = Korak pozneje
    .face = ›

## Zakaj ne

why = Zakaj?
refused-not-your-turn = Na potezi je { $name }.
refused-wrong-phase = Najprej vsi izberejo stran.
refused-out-of-range = Tukaj to ni mogoče.
refused-not-a-set = { $cards }: niti enaka vrednost niti zaporedni vrstni red.
refused-too-few-cards = { $cards } je premalo: da premagaš { $active }, potrebuješ vsaj { $turns ->
    [one] { $turns } karto
    [two] { $turns } karti
    [few] { $turns } karte
   *[other] { $turns } kart
}.
refused-weaker-kind = { $cards } je zaporedni vrstni red, { $active } pa enaka vrednost, in ta je močnejša.
refused-lower-value = { $cards } ni višje od { $active }.
refused-nothing-beats = Ne moreš premagati { $active }.
refused-nothing-to-scout = Na mizi ni ničesar, kar bi bilo mogoče skavtirati.
refused-no-token = V tem krogu Skavt in igra ni več na voljo.
refused-no-tickets = V dvoje Skavt in igra ni na voljo.
refused-no-chip = Nimaš več žetonov.
refused-must-show = Miza je prazna: odigrati moraš komplet.
refused-round-over = Krog je končan.
refused-looking-back = Gledaš nazaj: najprej se vrni na zdaj.
refused-pick-cards = Najprej izberi karte: tapni prvo in zadnjo v kompletu.
refused-pick-end = Najprej izberi karto: en konec kompleta na mizi.
refused-pick-gap = Najprej izberi, kam gre karta.
refused-pick-way = Najprej izberi, katera stran kart bo zgoraj.
refused-no-show-after = Potem ne bi bilo mogoče odigrati nobenega kompleta.
refused-gaps-open = Izberi vrzel za karto ali pojdi nazaj.
refused-second-half = Zdaj odigraj komplet ali pojdi nazaj.
refused-nothing-to-undo = Ničesar ni mogoče razveljaviti.
refused-no-undo-in-company = Ko igra več ljudi, ni mogoče ničesar razveljaviti.

## Kaj se je zgodilo, in kaj se pove na glas

log-title = Ta krog
log-round = Krog { $round }
log-look-back = Pogled nazaj
log-empty = Nihče ne igra, dokler vsi ne izberejo strani. Nihče ne vidi, kaj izberejo drugi.
log-start = { $who ->
    [you] Začneš ti.
   *[other] Začne { $name }.
}
log-see = Poglej mizo, kakršna je bila takrat
log-dealt = { $who ->
    [you] Krog { $round }: { $size } kart za vsakega, začneš ti
   *[other] Krog { $round }: { $size } kart za vsakega, začne { $name }
}
log-turned = { $who ->
    [you] { $way ->
        [turned] Obrneš karte
       *[other] Karte pustiš, kot so
    }
   *[other] { $name } je nared
}
log-scouted = { $who ->
    [you] Skavtiraš { $cards }
   *[other] { $name } skavtira { $cards }
}
log-showed = { $who ->
    [you] Odigraš { $cards }
   *[other] { $name } odigra { $cards }
}
log-both = { $who ->
    [you] Skavtiraš { $scouted } in odigraš { $shown }
   *[other] { $name } skavtira { $scouted } in odigra { $shown }
}
log-chip = { $chip ->
    [centre] za en žeton
    [you] Ti +1 žeton
   *[other] { $name } +1 žeton
}
log-captured = +{ $captured } zajeto
log-emptied = { $who ->
    [you] Konec kroga: nimaš več kart
   *[other] Konec kroga: { $name } nima več kart
}
log-unbeaten = { $who ->
    [you] Konec kroga: tvojega kompleta ni nihče premagal
   *[other] Konec kroga: { $name } ima nepremagan komplet
}
log-game-ended = Partija je končana
told-action = { $text }.
told-undone = Razveljavljeno.

## Konec kroga, konec partije

end-title = Konec kroga
end-sentence-emptied = { $who ->
    [you] Konec kroga. Nimaš več kart.
   *[other] Konec kroga. { $name } nima več kart.
}
end-sentence-unbeaten = { $who ->
    [you] Konec kroga. Tvojega kompleta ni nihče premagal.
   *[other] Konec kroga. { $name } ima nepremagan komplet.
}
end-emptied = { $who ->
    [you] Tvoja zadnja karta je na mizi.
   *[other] { $name } nima več kart v roki.
}
end-emptied-so = Krog se konča takoj. Vsi drugi plačajo za karte, ki so jim ostale v roki.
end-unbeaten = { $who ->
    [you] Po tvojem zadnjem kompletu so vsi drugi samo skavtirali.
   *[other] Komplet na mizi ima { $name }; vsi drugi so po njem samo skavtirali.
}
end-unbeaten-two = { $who ->
    [you] Tvojega kompleta ni moglo nič premagati, žetona za skavtiranje pa ni bilo več.
   *[other] { $name } ima komplet, ki ga ni moglo nič premagati, žetona za skavtiranje pa ni bilo več.
}
end-unbeaten-so = { $who ->
    [you] { $size ->
        [one] Zato je krog končan in tvoja { $size } karta ne stane nič.
        [two] Zato je krog končan in tvoji { $size } karti ne staneta nič.
        [few] Zato je krog končan in tvoje { $size } karte ne stanejo nič.
       *[other] Zato je krog končan in tvojih { $size } kart ne stane nič.
    }
   *[other] { $size ->
        [one] Zato je krog končan. { $name } ima še { $size } karto, ki ne stane nič.
        [two] Zato je krog končan. { $name } ima še { $size } karti, ki ne staneta nič.
        [few] Zato je krog končan. { $name } ima še { $size } karte, ki ne stanejo nič.
       *[other] Zato je krog končan. { $name } ima še { $size } kart, ki ne stanejo nič.
    }
}
end-round-of = { $round }/{ $rounds }
end-table = Točke v krogu { $round }
end-player = ime
end-captured = zajeto
end-chips = žetoni
end-hand = v roki
end-round = krog
end-total = skupaj
end-free = v roki { $size }, zastonj
end-won = { $who ->
    [you] Zmaga je tvoja!
   *[other] { $name } zmaga!
}
end-shared = Deljena zmaga: { $names }!
end-rounds-table = Točke vseh krogov

## Več ljudi na eni napravi

hand-over-to = Napravo dobi { $name }
hand-over-hidden = Zdaj so vse karte skrite.
hand-over-ready = Tukaj { $name }: pokaži moje karte

## Obračanje kart

way-as-dealt = Kot so
way-turned = Obrnjene
way-note = { $sets ->
    [0] ni kompleta iz dveh ali več kart
    [one] { $sets } komplet, najdaljši { $longest }
    [two] { $sets } kompleta, najdaljši { $longest }
    [few] { $sets } kompleti, najdaljši { $longest }
   *[other] { $sets } kompletov, najdaljši { $longest }
}
way-legend = Katera stran?
way-hand = Tvoje karte, kot so
way-hand-turned = Tvoje karte, obrnjene

## Meni

menu-title = Meni
menu-round = Krog { $round } od { $rounds }
menu-totals = Točke doslej
menu-pace = Hitrost računalnika
pace-step = Korak
pace-slow = Počasi
pace-normal = Srednje
pace-fast = Hitro
pace-off = Takoj
menu-theme = Barve
theme-system = Kot naprava
theme-light = Svetle
theme-dark = Temne
theme-contrast = Kontrast
menu-log = Potek partije
menu-share = Kopiraj ali deli
menu-help = Kako se igra
menu-rules = Pravila
menu-hint = Kaj svetuje direktorica?
menu-settings = Nastavitve
menu-move = Napiši potezo
menu-print = Natisni točke
menu-keys = Tipke
menu-leave = Zapusti partijo
leave-title = Zapustiš to partijo?
leave-text = Shrani se: nadaljuješ jo lahko z začetne strani.
leave-text-over = Partija je končana; ko jo zapustiš, izgine tudi rezultat.
leave-do = Zapusti
seat-cards = Karte v roki
seat-points = Zajete karte
seat-chips = Žetoni
seat-token = Skavt in igra
seat-token-left = še na voljo
seat-token-used = porabljeno
seat-total = Točke prejšnjih krogov
seat-start = Prva poteza v tem krogu
seat-kind-person = Človek
