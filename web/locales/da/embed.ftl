## Hvad andre sider viser: diagrammer, spil til gennemsyn, spørgsmål, et spil

embed-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
embed-round = runde { $round } af { $rounds }
embed-seat = Plads { $seat }
embed-ribbon = Fra { $name }
embed-nothing = Intet på bordet
embed-to-turn = { $name } vælger, hvilken vej
embed-to-play = { $name } har turen
embed-over = Runden er slut.

embed-card = { $up } over { $down }
embed-card-hidden = skjult kort
embed-table = Sættet på bordet, spillet af { $name }, fra venstre mod højre: { $cards }.
embed-hand = { $name } har på hånden, fra venstre mod højre: { $cards }.
embed-hand-empty = { $name } har ingen kort på hånden.
embed-counts = { $name }: { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
} på hånden, { $captured } erobret, { $chips ->
    [one] { $chips } markør
   *[other] { $chips } markører
}{ $token ->
    [left] , Spejd og spil tilbage
    [used] , Spejd og spil brugt
   *[none] {""}
}.
embed-marked = Mærket: { $places }.

embed-start = Begyndelsen
embed-dealt = Kortene til runde { $round } er givet, { $name } begynder.
embed-kept = { $name } beholder hånden, som den er.
embed-turned = { $name } vender hånden.
embed-showed = { $name } spiller { $cards }
embed-scouted = { $name } spejder { $cards }
embed-both = { $name } spejder og spiller { $cards }
embed-scored = Runden er slut: { $scores }.

embed-replay = Genafspilning
embed-at = { $ply } af { $count }
embed-first = Til begyndelsen
embed-back = Ét træk tilbage
embed-next = Ét træk frem
embed-last = Til slutningen

embed-ask-beat = Hvad af dette er stærkere end sættet på bordet?
embed-ask-scout = { $name } har turen. Hvilken spejding er bedst?
embed-ask-count = { $table ->
    [set] Hvor mange af håndens sæt er stærkere end sættet på bordet?
   *[empty] Hvor mange sæt er der på denne hånd?
}
embed-ask-score = Hvor mange point får { $name } i denne runde?
embed-choose = Vælg ét svar.
embed-choose-all = Vælg alle rigtige svar.
embed-choice-show = { $cards } ({ $count ->
    [one] position { $places }
   *[other] position { $places }
})
embed-choice-scout = { $end ->
    [left] det venstre kort
    [right] det højre kort
   *[only] kortet
}, som { $cards }{ $turned ->
    [yes] {" "}(vendt)
   *[no] {""}
}, på position { $place }
embed-your-answer = Dit svar
embed-check = Tjek
embed-right = Rigtigt.
embed-wrong = Ikke helt.
embed-is-right = Rigtigt.
embed-is-wrong = Forkert.
embed-answer = Svaret er { $answer }.
embed-sum = { $points } erobret + { $chips ->
    [one] { $chips } markør
   *[other] { $chips } markører
} − { $hand } på hånden
embed-score = { $right } af { $count } rigtige.
embed-value = forventede point: { $value }
embed-again = Prøv igen
embed-why-not-a-set = ikke et sæt
embed-why-too-few-cards = for få kort
embed-why-weaker-kind = fortløbende er svagere end samme værdi
embed-why-lower-value = for lavt

embed-open = Åbn i SCOUT
embed-play = Start
embed-loading = Hentes: { $percent } %
embed-play-players = SCOUT: dig mod { $count ->
    [one] én computer
   *[other] { $count } computere
}
embed-play-note = Henter spillet (omkring 5 MB). Uofficielt, lavet af fans. Sender ingen data nogen steder.
embed-game = Et spil SCOUT

embed-error = Dette kan ikke vises.
embed-error-missing = Her er intet at vise.
embed-error-place = Kan ikke læses: { $field }, kolonne { $column }.
embed-error-line = Kan ikke læses: linje { $line }, kolonne { $column }.
embed-error-link = Denne adresse er beskadiget eller afkortet.
embed-error-sandbox = Siden rundt om skal også tillade ”allow-same-origin”, for at man kan spille.
embed-error-engine = Spillet kunne ikke startes.
