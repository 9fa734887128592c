### Des feuilles qu’on ouvre de temps en temps : réglages, touches, conseils, un coup écrit

## Réglages

settings-theme-why = « Contraste » trace chaque mot et chaque ligne aussi nettement que possible.
settings-motion = Mouvement
settings-motion-why = Les cartes glissent vers leur place. Avec moins de mouvement, elles apparaissent en fondu.
motion-system = Système
motion-less = Moins
settings-side = Jouer de la main
settings-side-why = La gauche inverse les boutons et, sur un téléphone tenu à l’horizontale, vos cartes, pour l’autre
    pouce.
side-right = Droite
side-left = Gauche
settings-digits = Chiffres des cartes
settings-digits-why = Les cartes imprimées et les coups écrits vont de 1 à 10.
settings-sound = Sons
settings-sound-why = Quelques sons brefs : cartes, jetons, votre tour, la fin d’une manche.
settings-buzz = Vibration
settings-buzz-why = Une petite secousse quand des cartes sont prises ou jouées, et quand c’est à vous.
switch-off = Non
switch-on = Oui

## Touches

keys-cards = Sur les cartes
keys-game = En jeu
keys-ask = Pour demander et regarder
keys-place = Si un clavier n’a pas cette lettre, c’est la touche à sa place.

## Conseils

hint-thinking = La directrice réfléchit…
hint-best = { $count ->
    [one] La directrice voit un coup :
    [many] La directrice jouerait l’un de ces coups, de préférence le premier :
   *[other] La directrice jouerait l’un de ces coups, de préférence le premier :
}
hint-how = Les points disent de combien vous devriez en moyenne devancer les autres à la fin de la manche. Appuyez sur
    un coup pour le préparer sur la table ; c’est vous qui le jouez.
hint-keep = Garder la main telle quelle
hint-turn = Retourner la main
hint-show = Présenter { $cards }
hint-scout = { $end ->
    [left] { $turned ->
        [yes] Recruter { $cards } au bout gauche, retourné en { $as }, à la place { $place }
       *[no] Recruter { $cards } au bout gauche, à la place { $place }
    }
    [right] { $turned ->
        [yes] Recruter { $cards } au bout droit, retourné en { $as }, à la place { $place }
       *[no] Recruter { $cards } au bout droit, à la place { $place }
    }
   *[only] { $turned ->
        [yes] Recruter { $cards }, retourné en { $as }, à la place { $place }
       *[no] Recruter { $cards }, à la place { $place }
    }
}
hint-then-show = · puis présenter { $cards }
hint-lead = { $lead ->
    [ahead] { $points ->
        [one] { $points } point d’avance
        [many] { $points } points d’avance
       *[other] { $points } points d’avance
    }
    [behind] { $points ->
        [one] { $points } point de retard
        [many] { $points } points de retard
       *[other] { $points } points de retard
    }
   *[level] à égalité
}
hint-chance = · gagne la partie { $chance } fois sur 100

## Retour sur une manche

review-title = Ce qu’aurait fait la directrice
review-none = Rien à redire : aucun de vos coups n’a coûté cher.
review-yours = Vous :
review-better = Mieux :
review-points = { $points ->
    [one] a coûté { $points } point
    [many] a coûté { $points } points
   *[other] a coûté { $points } points
}
review-chance = victoires perdues : { $chance } sur 100
review-how = En moyenne et aux yeux de la directrice, qui n’en savait pas plus que vous. Appuyez sur un coup pour
    revoir la table juste avant.

## Un coup écrit

move-label = Coup
move-do = Jouer
move-unreadable = Aucun coup ne s’écrit ainsi : voyez le caractère { $column }.
move-no-place = Il n’y a pas de place { $given } : elles vont de 1 à { $most }.
move-no-gap = Aucun emplacement n’a { $given } de vos cartes devant lui : il peut y en avoir de 0 à { $most }.
move-no-end = Il n’y a qu’une carte : recrutez-la avec L.
move-show = Présenter vos cartes de la place 4 à la place 6
    .written = 4-6
move-one = Présenter la carte à la place 4
    .written = 4
move-scout = Recruter au bout gauche (ou R, au bout droit), à l’emplacement qui a 7 de vos cartes devant lui
    .written = L7
move-over = Pareil, la carte retournée
    .written = L7!
move-both = Recruter et présenter : les places comptent la nouvelle carte
    .written = L7!+7-9
move-way = Choisir le sens de votre main
    .written = keep turn
