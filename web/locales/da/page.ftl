## Sproget og appen

language-name = Dansk
language-direction = ltr
language = Sprog
language-unknown = Sproget »{ $tag }« findes ikke her.
app-description = Uofficiel udgave af kortspillet SCOUT: spil, host og indlejr det, helt uden server.
app-picture-narrow = Din tur, på en mobil
app-picture-wide = Fem ved bordet

## Fælles ord

row = { $one }, { $next }
space = {" "}
title = SCOUT
tagline = Hyr truppen. Stjæl showet.
unofficial = Uofficielt, lavet af fans. Ikke af Oink Games. Sender ingen data nogen steder.
close = Luk
cancel = Annuller
cards-none = intet
seat-name = { $who ->
    [you] Dig
   *[other] { $name }
}

## Opsætning

setup-form = Nyt spil
setup-players = Spillere
setup-strength = Hvor stærke er de andre?
setup-mixed = Blandet
setup-seats = Pladser og navne
setup-seat-name = Navn, plads { $seat }
setup-seat-kind = Hvem spiller, plads { $seat }
setup-person = Et menneske
separator = ·
setup-computer = Computer: { $level }
setup-play = { $persons ->
    [0] { $bots ->
        [one] Se { $bots } computer spille
       *[other] Se { $bots } computere spille
    }
    [1] { $bots ->
        [one] Start: dig mod én
       *[other] Start: dig mod { $bots-word }
    }
   *[other] { $bots ->
        [0] Start: { $persons } personer, én enhed
        [one] Start: { $persons } personer, 1 computer
       *[other] Start: { $persons } personer, { $bots } computere
    }
}
first-play = Start: dig mod tre
first-stuck = Sker der ikke noget?
first-reset = Begynd forfra: dine spil bliver gemt.
first-failed = En del af siden nåede ikke frem.
setup-resume = Fortsæt
setup-resume-what = { $names }: runde { $round } af { $rounds }
setup-kept = Påbegyndte spil
setup-discard = Kassér
setup-discard-what = Kassér spillet: { $what }
setup-discarded = Kasseret: { $what }
setup-help = Sådan spiller du
newcomer-question = Er SCOUT nyt for dig?
newcomer-learn = Lær det på tre minutter
newcomer-known = Jeg kan det
newcomer-go-on = Lær videre
setup-dealing = Kortene gives, så snart spillet er klar …
count-word = { $count ->
    [1] én
    [2] to
    [3] tre
    [4] fire
   *[other] { $count }
}
bot-clown = Klovn
bot-juggler = Jonglør
bot-acrobat = Akrobat
bot-aerialist = Linedanser
bot-ringmaster = Direktør
level-about = { $style } Vinder { $wins } ud af 100 spil for fire, når de tre andre spiller efter enkle regler.
level-clown = Spiller efter humør og glemmer alt med det samme.
level-juggler = Taber et godt træk i ny og næ.
level-acrobat = Solid og til tider dristig.
level-aerialist = Lader sjældent en chance gå fra sig.
level-ringmaster = Altid det bedste træk, der er at finde.
level-mixed = Hver sin styrke på skift, fra første plads.
record-won = { $level }, { $players } spillere: du har vundet { $won } af { $games }. Flest point: { $best }.
record-streak = { $count } i træk!
bot-name-1 = Lola
bot-name-2 = Mira
bot-name-3 = Otto
bot-name-4 = Zaza
bot-name-5 = Benno
person-name = Spiller { $seat }

## Spillet starter

boot-progress = Spillet gøres klar: { $percent } %
boot-almost = Spillet starter …
boot-ready = Klar til at spille
boot-retry = Prøv igen
boot-reset = Begynd forfra (spil bliver gemt)
boot-no-wasm = Denne browser kan ikke køre spillet: WebAssembly mangler eller er slået fra. En opdateret Firefox, Chrome, Edge eller Safari kan.
boot-file-missing = En af spillets filer nåede ikke frem ({ $detail }). Tjek forbindelsen, og prøv igen.
boot-time-over = Det tager for lang tid at hente spillet. Tjek forbindelsen, og prøv igen.
boot-version = Siden og spillet er ikke samme version ({ $detail }). Genindlæs siden.
boot-broken = Spillet kunne ikke startes ({ $detail }).
trouble-broken-save = Et gemt spil kunne ikke læses. Det er lagt til side; alt andet virker.
trouble-engine = Noget gik galt i spillet ({ $detail }). Dit spil er i sikkerhed.
trouble-loading = Et øjeblik: Spillet hentes stadig.
trouble-fleeting = Denne browser gemmer intet: Et spil varer kun, til fanen lukkes.
elsewhere = Spillet er fortsat i en anden fane.
elsewhere-take = Spil det her
elsewhere-leave = Lad det blive der

## Siden som app

offline-filling = Gemmes til brug uden net: { $percent } %
offline-ready = Klar til brug uden net.
offline-unkept = Her kræver hvert besøg net: Skal siden gemmes, kræver det https og en opdateret browser.
update-offer = Der er en ny version af SCOUT.
update-take = Brug den nu
update-later = Senere
update-elsewhere = En ny version er i brug. Denne side skifter til den efter runden.
install-offer = Vil du beholde SCOUT på denne enhed som en app?
install-do = Installer
install-no = Nej tak

## Sætningen

say-your-turn = Din tur.
say-turn = { $who ->
    [you] Din tur.
   *[other] { $name } tænker …
}
say-next = { $name } er den næste.
say-next-button = Næste
    .face = Næste
say-which-way = Hvilken vej skal hånden vende? Du vælger kun én gang.
say-choosing = { $who ->
    [you] Vælg, hvilken vej hånden skal vende.
   *[other] { $name } vælger, hvilken vej …
}
say-game-over = Spillet er slut.
say-show-anything = Bordet er tomt: Spil et hvilket som helst sæt.
say-beat-or-scout = { $owner ->
    [you] Slå dit eget sæt, { $active }, eller spejd.
   *[other] Slå { $active }, eller spejd.
}
say-beat = Slå { $active }.
say-scout-only = Du kan ikke slå { $active }: Spejd et kort.
say-scout-or-both = Du kan ikke slå { $active }: Spejd et kort, eller brug Spejd og spil.
say-beats = { $cards } slår { $active }
say-opens = Spil { $cards }
say-scouting = { $owner ->
    [you] Du spejder i dit eget sæt: Vælg et kort i den ene ende og et mellemrum til det.
   *[other] Du spejder hos { $ownerName }: Vælg et kort i den ene ende og et mellemrum til det.
}
say-pick-end = Vælg nu kortet: en ende af sættet.
say-pick-gap = Vælg nu et mellemrum. Du må gerne vende kortet.
say-makes = { $owner ->
    [you] Det giver { $cards }
   *[other] Du spejder hos { $ownerName }: Det giver { $cards }
}
say-makes-nothing = { $owner ->
    [you] Der står kortet alene.
   *[other] Du spejder hos { $ownerName }: Der står kortet alene.
}
say-second = Slå nu { $active }.
say-second-free = Spil nu et hvilket som helst sæt: Bordet er tomt.
say-looking-back = Tilbageblik.
say-look-at = { $at }/{ $of }:
say-look-now = Tilbage til nu
    .face = Nu
say-look-earlier = Et skridt tidligere
    .face = ‹
say-look-later = Et skridt senere
    .face = ›

## Hvorfor ikke

why = Hvorfor?
refused-not-your-turn = Det er { $name }, der har turen.
refused-wrong-phase = Først vælger alle, hvilken vej deres hånd skal vende.
refused-out-of-range = Det kan ikke lade sig gøre her.
refused-not-a-set = { $cards } er hverken af samme værdi eller i fortløbende rækkefølge.
refused-too-few-cards = { $cards } er for lidt: Der skal { $turns } kort eller flere til at slå { $active }.
refused-weaker-kind = { $cards } er fortløbende, og { $active } har samme værdi: Det er stærkere.
refused-lower-value = { $cards } er ikke højere end { $active }.
refused-nothing-beats = Du kan ikke slå { $active }.
refused-nothing-to-scout = Der er intet på bordet, du kan spejde.
refused-no-token = Du har brugt Spejd og spil i denne runde.
refused-no-tickets = Med to spillere findes Spejd og spil ikke.
refused-no-chip = Du har ingen markører tilbage.
refused-must-show = Bordet er tomt: Du skal spille et sæt.
refused-round-over = Runden er slut.
refused-looking-back = Du ser tilbage: Gå først tilbage til nu.
refused-pick-cards = Vælg først kort: Tryk på det første og det sidste i et sæt.
refused-pick-end = Vælg først et kort: en ende af sættet på bordet.
refused-pick-gap = Vælg først, hvor kortet skal sættes.
refused-pick-way = Vælg først, hvilken vej hånden skal vende.
refused-no-show-after = Bagefter ville du ikke kunne spille noget sæt.
refused-gaps-open = Vælg et mellemrum til kortet, eller gå tilbage.
refused-second-half = Spil nu et sæt, eller gå tilbage.
refused-nothing-to-undo = Der er intet at fortryde.
refused-no-undo-in-company = Når flere personer spiller, kan intet fortrydes.

## Hvad der skete, og hvad der siges højt

log-title = Denne runde
log-round = Runde { $round }
log-look-back = Se tilbage
log-empty = Der spilles ingen kort, før alle har valgt, hvilken vej deres hånd skal vende. Ingen ser, hvad de andre gør.
log-start = { $who ->
    [you] Du begynder.
   *[other] { $name } begynder.
}
log-see = Se bordet, som det var
log-dealt = { $who ->
    [you] Runde { $round }: { $size } kort til hver, du begynder
   *[other] Runde { $round }: { $size } kort til hver, { $name } begynder
}
log-turned = { $who ->
    [you] { $way ->
        [turned] Du vendte hånden
       *[other] Du beholdt hånden, som den var
    }
   *[other] { $name } er klar
}
log-scouted = { $who ->
    [you] Du spejdede { $cards }
   *[other] { $name } spejdede { $cards }
}
log-showed = { $who ->
    [you] Du spillede { $cards }
   *[other] { $name } spillede { $cards }
}
log-both = { $who ->
    [you] Du spejdede { $scouted } og spillede { $shown }
   *[other] { $name } spejdede { $scouted } og spillede { $shown }
}
log-chip = { $chip ->
    [centre] for en markør
    [you] +1 markør til dig
   *[other] +1 markør til { $name }
}
log-captured = +{ $captured } erobret
log-emptied = { $who ->
    [you] Runden er slut: Din hånd er tom
   *[other] Runden er slut: { $name } har ingen kort tilbage
}
log-unbeaten = { $who ->
    [you] Runden er slut: Ingen slog dit sæt
   *[other] Runden er slut: { $name } blev ikke slået
}
log-game-ended = Spillet er slut
told-action = { $text }.
told-undone = Fortrudt.

## Runden er slut, spillet er slut

end-title = Runden er slut
end-sentence-emptied = { $who ->
    [you] Runden er slut. Din hånd er tom.
   *[other] Runden er slut. { $name } har ingen kort tilbage.
}
end-sentence-unbeaten = { $who ->
    [you] Runden er slut. Ingen slog dit sæt.
   *[other] Runden er slut. { $name } blev ikke slået.
}
end-emptied = { $who ->
    [you] Du spillede dit sidste kort.
   *[other] { $name } spillede det sidste kort på hånden.
}
end-emptied-so = Runden slutter straks. Alle andre betaler for kortene på hånden.
end-unbeaten = { $who ->
    [you] Siden du sidst spillede, har alle andre kun spejdet.
   *[other] Siden { $name } sidst spillede, har alle andre kun spejdet.
}
end-unbeaten-two = { $who ->
    [you] Intet kunne slå dit sæt, og der var ingen markør tilbage at spejde med.
   *[other] { $name } kunne ikke slås, og der var ingen markør tilbage at spejde med.
}
end-unbeaten-so = { $who ->
    [you] { $size ->
        [one] Dermed er runden slut, og du betaler intet for dit { $size } kort.
       *[other] Dermed er runden slut, og du betaler intet for dine { $size } kort.
    }
   *[other] { $size ->
        [one] Dermed er runden slut, og { $name } betaler intet for sit { $size } kort.
       *[other] Dermed er runden slut, og { $name } betaler intet for sine { $size } kort.
    }
}
end-round-of = { $round }/{ $rounds }
end-table = Point i runde { $round }
end-player = navn
end-captured = erobret
end-chips = markører
end-hand = hånd
end-round = runde
end-total = i alt
end-free = { $size } på hånden, gratis
end-won = { $who ->
    [you] Du vinder spillet!
   *[other] { $name } vinder spillet!
}
end-shared = Delt sejr: { $names }!
end-rounds-table = Point i alle runder

## Flere personer ved én enhed

hand-over-to = Giv videre til { $name }
hand-over-hidden = Ingens kort kan ses nu.
hand-over-ready = Jeg er { $name }: vis min hånd

## Hånden vendes

way-as-dealt = Som den er
way-turned = Vendt
way-note = { $sets ->
    [0] intet sæt på to eller flere
    [one] { $sets } sæt, længste på { $longest }
   *[other] { $sets } sæt, længste på { $longest }
}
way-legend = Hvilken vej?
way-hand = Din hånd, som den er
way-hand-turned = Din hånd, vendt

## Menu

menu-title = Menu
menu-round = Runde { $round } af { $rounds }
menu-totals = Point indtil nu
menu-pace = Computerens tempo
pace-step = Trin
pace-slow = Rolig
pace-normal = Normal
pace-fast = Hurtig
pace-off = Straks
menu-theme = Farver
theme-system = Som enheden
theme-light = Lys
theme-dark = Mørk
theme-contrast = Kontrast
menu-log = Spillets gang
menu-share = Kopiér eller del
menu-help = Sådan spiller du
menu-rules = Reglerne
menu-hint = Spørg direktøren
menu-settings = Indstillinger
menu-move = Skriv et træk
menu-print = Udskriv pointene
menu-keys = Taster
menu-leave = Forlad spillet
leave-title = Vil du forlade spillet?
leave-text = Det gemmes: Du kan fortsætte det fra forsiden.
leave-text-over = Spillet er slut; når du forlader det, forsvinder resultatet.
leave-do = Forlad
seat-cards = Kort på hånden
seat-points = Erobrede kort
seat-chips = Markører
seat-token = Spejd og spil
seat-token-left = tilbage
seat-token-used = brugt
seat-total = Point fra tidligere runder
seat-start = Begyndte denne runde
seat-kind-person = Et menneske
