## La table : cartes, places, piste, main, actions

you = Vous

card-name = { $up }, autre côté { $down }
card-unknown = carte face cachée

seats-label = Les autres
seat-label = { $name } : { $counts }.{ $turn ->
    [yes] {" "}C’est son tour.
   *[no] {""}
}{ $owner ->
    [yes] {" "}La série posée est la sienne.
   *[no] {""}
}
seat-counts = { $cards ->
    [one] { $cards } carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
} en main, { $captured ->
    [one] { $captured } capturée
    [many] { $captured } capturées
   *[other] { $captured } capturées
}, { $chips ->
    [one] { $chips } jeton
    [many] { $chips } jetons
   *[other] { $chips } jetons
}{ $token ->
    [left] , billet Recruter et présenter disponible
    [used] , billet Recruter et présenter utilisé
   *[none] {""}
}
seat-turn = joue
seat-started = Premier coup de cette manche.
own-round = Manche { $round }/{ $rounds }
seat-ready = a choisi
seat-choosing = choisit…
seat-thinking = réfléchit…
seat-did-word = { $kind ->
    [scouted] Recruté
    [both] Recruté, présenté
   *[showed] Présenté
}
seat-did = { $kind ->
    [scouted] A recruté { $values }.
    [both] A recruté et présenté { $values }.
   *[showed] A présenté { $values }.
}

active-label = { $owner ->
    [you] Votre série posée : { $values }
   *[other] Série posée par { $name } : { $values }
}
ribbon = { $owner ->
    [you] Votre série
   *[other] Par { $name }
}
scout-end = { $end ->
    [left] Recruter à gauche : { $up }, autre côté { $down }
    [right] Recruter à droite : { $up }, autre côté { $down }
   *[only] Recruter : { $up }, autre côté { $down }
}
tag-new = nouveau
tray-label = Carte recrutée : { $up }, autre côté { $down }
tray-counts-as = vaut
turn-over = Retourner
turn-over-to = en { $value }
stage-empty = La piste est vide.
centre-chips = { $count ->
    [one] { $count } jeton dépensé au centre
    [many] { $count } jetons dépensés au centre
   *[other] { $count } jetons dépensés au centre
}

hand-label = { $count ->
    [one] Votre main, { $count } carte
    [many] Votre main, { $count } cartes
   *[other] Votre main, { $count } cartes
}
hand-label-scouting = Votre main, choisissez un emplacement
hand-card = { $up }, autre côté { $down }, place { $place } sur { $count }
hand-card-in-set = { $card }, { $part ->
    [first] début
    [last] fin
   *[middle] milieu
} { $kind ->
    [match] de { $size } cartes de même valeur
   *[run] de { $size } cartes qui se suivent
}
ghost-here = ici
ghost-place = ici, place { $place }
gap = { $where ->
    [first] Place { $place }, avant { $right }
    [last] Place { $place }, après { $left }
   *[between] Place { $place }, entre { $left } et { $right }
}
gap-makes = { $gap }, donne { $kind ->
    [match] { $size } cartes de même valeur
   *[run] { $size } cartes qui se suivent
}

actions-label = Actions
key-enter = Entrée
key-escape = Échap
action-show = Présenter
action-show-count = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
action-scout = Recruter
action-confirm = confirmer
action-scout-show = Recruter et présenter
action-scout-then-show = Recruter, puis présenter
action-undo = Annuler
action-back = Retour
action-menu = Menu
action-keep = Garder telle quelle
action-turn-hand = Retourner la main
action-see-table = Voir la table
action-see-points = Voir les points
action-next = { $last ->
    [yes] Rejouer
   *[no] Manche suivante
}

why-choose-cards = Choisissez d’abord les cartes à présenter.
why-choose-end = Choisissez d’abord une carte à un bout de la série.
why-choose-gap = Choisissez d’abord un emplacement dans votre main.
why-scouting = Revenez d’abord en arrière, ou confirmez le recrutement.
why-show-now = Présentez maintenant une série, ou revenez en arrière.
why-must-show = Après ce recrutement, aucune série ne pourrait être présentée.
why-no-undo = Il n’y a rien à annuler.
reason-not-your-turn = Ce n’est pas votre tour.
reason-wrong-phase = Ce n’est pas possible maintenant.
reason-out-of-range = Cette carte n’existe pas.
reason-not-a-set = Ces cartes ne forment pas une série.
reason-too-few-cards = Trop peu de cartes pour battre la série posée.
reason-weaker-kind = À nombre égal, des cartes qui se suivent ne battent pas des cartes de même valeur.
reason-lower-value = Trop bas pour battre la série posée.
reason-nothing-to-scout = Il n’y a rien à recruter.
reason-no-token = Vous avez déjà utilisé votre billet « Recruter et présenter ».
reason-no-chip = Vous n’avez plus de jeton recrutement.
reason-must-show = La piste est vide : vous devez présenter.
reason-round-over = La manche est finie.
