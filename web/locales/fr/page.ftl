## La langue et l’application

language-name = Français
language-direction = ltr
language = Langue
language-unknown = La langue « { $tag } » n’existe pas ici.
app-description = Le jeu de cartes SCOUT, version non officielle : à jouer, héberger et intégrer, sans serveur.
app-picture-narrow = À vous de jouer, sur un téléphone
app-picture-wide = Une table de cinq

## Mots communs

row = { $one }, { $next }
space = {" "}
title = SCOUT
tagline = Recrutez. Volez la vedette.
unofficial = Non officiel, fait par des fans, sans lien avec Oink Games. N’envoie rien nulle part.
close = Fermer
cancel = Annuler
cards-none = rien
seat-name = { $who ->
    [you] Vous
   *[other] { $name }
}

## Préparation

setup-form = Nouvelle partie
setup-players = Joueurs
setup-strength = Quel niveau pour les autres ?
setup-mixed = Mixte
setup-seats = Places et noms
setup-seat-name = Nom, place { $seat }
setup-seat-kind = Qui joue, place { $seat }
setup-person = Une personne
separator = ·
setup-computer = Ordinateur : { $level }
setup-play = { $persons ->
    [0] { $bots ->
        [one] Regarder jouer { $bots } ordinateur
        [many] Regarder jouer { $bots } ordinateurs
       *[other] Regarder jouer { $bots } ordinateurs
    }
    [1] { $bots ->
        [one] Jouer : vous contre un
        [many] Jouer : vous contre { $bots-word }
       *[other] Jouer : vous contre { $bots-word }
    }
   *[other] { $bots ->
        [0] Jouer : { $persons } personnes, un appareil
        [one] Jouer : { $persons } personnes, 1 ordinateur
        [many] Jouer : { $persons } personnes, { $bots } ordinateurs
       *[other] Jouer : { $persons } personnes, { $bots } ordinateurs
    }
}
first-play = Jouer : vous contre trois
first-stuck = Rien ne se passe ?
first-reset = Repartir de zéro : vos parties sont gardées.
first-failed = Une partie de la page n’est pas arrivée.
setup-resume = Reprendre
setup-resume-what = { $names } : manche { $round } sur { $rounds }
setup-kept = Parties à reprendre
setup-discard = Supprimer
setup-discard-what = Supprimer la partie : { $what }
setup-discarded = Partie supprimée : { $what }
setup-help = Comment jouer
newcomer-question = Vous découvrez SCOUT ?
newcomer-learn = Apprendre en trois minutes
newcomer-known = Je connais
newcomer-go-on = Continuer à apprendre
setup-dealing = Distribution dès que le jeu est prêt…
count-word = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
}
bot-clown = Clown
bot-juggler = Jongleuse
bot-acrobat = Acrobate
bot-aerialist = Trapéziste
bot-ringmaster = Directrice
level-about = { $style } Gagne { $wins } parties sur 100, à quatre, contre trois adversaires qui suivent des règles simples.
level-clown = Joue à sa fantaisie et oublie aussitôt.
level-juggler = Laisse échapper un bon coup de temps en temps.
level-acrobat = Joue de façon sûre, et parfois audacieuse.
level-aerialist = Laisse rarement passer une occasion.
level-ringmaster = Joue toujours le meilleur coup qu’elle trouve.
level-mixed = Un niveau différent à chaque place, à partir de la première.
record-won = { $level }, table de { $players } : { $won } gagnées sur { $games }. Meilleur total : { $best }.
record-streak = { $count } de suite !
bot-name-1 = Lola
bot-name-2 = Mira
bot-name-3 = Otto
bot-name-4 = Zaza
bot-name-5 = Benno
person-name = Joueur { $seat }

## Démarrage

boot-progress = Préparation du jeu : { $percent } %
boot-almost = Le jeu démarre…
boot-ready = Prêt à jouer
boot-retry = Réessayer
boot-reset = Repartir de zéro (les parties sont gardées)
boot-no-wasm = Ce navigateur ne peut pas faire tourner le jeu : WebAssembly manque ou est désactivé. Une version récente de Firefox, Chrome, Edge ou Safari convient.
boot-file-missing = Un fichier du jeu n’est pas arrivé ({ $detail }). Vérifiez la connexion et réessayez.
boot-time-over = Le chargement dure trop longtemps. Vérifiez la connexion et réessayez.
boot-version = La page et le jeu sont de versions différentes ({ $detail }). Rechargez la page.
boot-broken = Le jeu n’a pas pu démarrer ({ $detail }).
trouble-broken-save = Une partie enregistrée était illisible. Elle a été mise de côté ; tout le reste fonctionne.
trouble-engine = Quelque chose s’est mal passé dans le jeu ({ $detail }). Votre partie est en sécurité.
trouble-loading = Un instant : le jeu se charge encore.
trouble-fleeting = Ce navigateur ne garde rien : une partie dure jusqu’à la fermeture de l’onglet.
elsewhere = Cette partie s’est poursuivie dans un autre onglet.
elsewhere-take = La reprendre ici
elsewhere-leave = La laisser là-bas

## La page comme application

offline-filling = Enregistrement pour jouer hors ligne : { $percent } %
offline-ready = Prêt hors ligne : le réseau n’est plus nécessaire.
offline-unkept = Ici, chaque visite a besoin du réseau : garder la page demande https et un navigateur récent.
update-offer = Une nouvelle version de SCOUT est là.
update-take = L’utiliser
update-later = Plus tard
update-elsewhere = Une nouvelle version est en service. Cette page y passera après la manche.
install-offer = Garder SCOUT sur cet appareil, comme une application ?
install-do = Installer
install-no = Non merci

## La phrase

say-your-turn = À vous.
say-turn = { $who ->
    [you] À vous.
   *[other] { $name } réfléchit…
}
say-next = Ensuite, c’est à { $name }.
say-next-button = Suite
    .face = Suite
say-which-way = Dans quel sens ? Vous choisissez une seule fois, pour toute la main.
say-choosing = { $who ->
    [you] Choisissez un sens.
   *[other] { $name } choisit un sens…
}
say-game-over = La partie est finie.
say-show-anything = La piste est vide : présentez la série de votre choix.
say-beat-or-scout = { $owner ->
    [you] Battez votre propre série { $active }, ou recrutez.
   *[other] Battez { $active }, ou recrutez.
}
say-beat = Battez { $active }.
say-scout-only = Rien dans votre main ne bat { $active } : recrutez une carte.
say-scout-or-both = Rien dans votre main ne bat { $active } : recrutez une carte, ou recrutez et présentez.
say-beats = { $cards } bat { $active }
say-opens = Présenter { $cards }
say-scouting = { $owner ->
    [you] Vous recrutez chez vous : choisissez une carte à un bout, et un emplacement.
   *[other] Recruter chez { $ownerName } : choisissez une carte à un bout, et un emplacement.
}
say-pick-end = Choisissez maintenant la carte : un bout de la série.
say-pick-gap = Choisissez maintenant l’emplacement. Vous pouvez retourner la carte.
say-makes = { $owner ->
    [you] Cela donne { $cards }
   *[other] Recruter chez { $ownerName } : cela donne { $cards }
}
say-makes-nothing = { $owner ->
    [you] À cet endroit, la carte reste seule.
   *[other] Recruter chez { $ownerName } : à cet endroit, la carte reste seule.
}
say-second = Battez maintenant { $active }.
say-second-free = Présentez maintenant la série de votre choix : la piste est vide.
say-looking-back = Vous revoyez la manche.
say-look-at = { $at }/{ $of } :
say-look-now = Revenir au présent
    .face = Présent
say-look-earlier = Un coup plus tôt
    .face = ‹
say-look-later = Un coup plus tard
    .face = ›

## Pourquoi pas

why = Pourquoi ?
refused-not-your-turn = C’est à { $name }.
refused-wrong-phase = D’abord, tout le monde choisit un sens.
refused-out-of-range = Ce n’est pas possible ici.
refused-not-a-set = { $cards } : ces cartes ne sont pas de même valeur et ne se suivent pas.
refused-too-few-cards = { $cards } ne suffit pas : il faut { $turns } cartes ou plus pour battre { $active }.
refused-weaker-kind = { $cards } se suivent, { $active } sont de même valeur : c’est plus fort.
refused-lower-value = { $cards } n’est pas plus haut que { $active }.
refused-nothing-beats = Rien dans votre main ne bat { $active }.
refused-nothing-to-scout = Il n’y a rien à recruter : la piste est vide.
refused-no-token = Vous avez déjà utilisé « Recruter et présenter » pendant cette manche.
refused-no-tickets = À deux, il n’y a pas de « Recruter et présenter ».
refused-no-chip = Vous n’avez plus de jeton recrutement.
refused-must-show = La piste est vide : vous devez présenter.
refused-round-over = La manche est finie.
refused-looking-back = Vous revoyez la manche : revenez d’abord au présent.
refused-pick-cards = Choisissez d’abord des cartes : touchez la première et la dernière d’une série.
refused-pick-end = Choisissez d’abord une carte : un bout de la série posée.
refused-pick-gap = Choisissez d’abord où va la carte.
refused-pick-way = Choisissez d’abord dans quel sens jouer la main.
refused-no-show-after = Aucune série ne pourrait être présentée ensuite.
refused-gaps-open = Choisissez un emplacement pour la carte, ou appuyez sur Retour.
refused-second-half = Présentez maintenant, ou appuyez sur Retour.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-no-undo-in-company = Quand plusieurs personnes jouent, rien ne s’annule.

## Ce qui s’est passé, et ce qui est dit à voix haute

log-title = Cette manche
log-round = Manche { $round }
log-look-back = Revoir
log-empty = Aucune carte n’est jouée avant que chacun ait choisi un sens. Personne ne voit ce que font les autres.
log-start = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
log-see = Voir la table telle qu’elle était
log-dealt = { $who ->
    [you] Manche { $round } : { $size } cartes chacun, vous commencez
   *[other] Manche { $round } : { $size } cartes chacun, { $name } commence
}
log-turned = { $who ->
    [you] { $way ->
        [turned] Vous avez retourné la main
       *[other] Vous avez gardé la main telle quelle
    }
   *[other] { $name } a choisi
}
log-scouted = { $who ->
    [you] Vous avez recruté { $cards }
   *[other] { $name } a recruté { $cards }
}
log-showed = { $who ->
    [you] Vous avez présenté { $cards }
   *[other] { $name } a présenté { $cards }
}
log-both = { $who ->
    [you] Vous avez recruté { $scouted } et présenté { $shown }
   *[other] { $name } a recruté { $scouted } et présenté { $shown }
}
log-chip = { $chip ->
    [centre] pour un jeton
    [you] +1 jeton pour vous
   *[other] +1 jeton pour { $name }
}
log-captured = { $captured ->
    [one] +{ $captured } capturée
    [many] +{ $captured } capturées
   *[other] +{ $captured } capturées
}
log-emptied = { $who ->
    [you] Manche finie : vous n’avez plus de cartes
   *[other] Manche finie : { $name } n’a plus de cartes
}
log-unbeaten = { $who ->
    [you] Manche finie : personne n’a battu votre série
   *[other] Manche finie : personne n’a battu { $name }
}
log-game-ended = La partie est finie
told-action = { $text }.
told-undone = Annulé.

## Fin de la manche, fin de la partie

end-title = Manche finie
end-sentence-emptied = { $who ->
    [you] Manche finie. Vous n’avez plus de cartes.
   *[other] Manche finie. { $name } n’a plus de cartes.
}
end-sentence-unbeaten = { $who ->
    [you] Manche finie. Personne n’a battu votre série.
   *[other] Manche finie. Personne n’a battu { $name }.
}
end-emptied = { $who ->
    [you] Vous avez présenté votre dernière carte.
   *[other] { $name } a présenté la dernière carte de sa main.
}
end-emptied-so = La manche s’arrête aussitôt. Tous les autres paient pour les cartes qu’ils ont encore en main.
end-unbeaten = { $who ->
    [you] Depuis votre dernière représentation, tous les autres n’ont fait que recruter.
   *[other] Depuis la dernière représentation, donnée par { $name }, tous les autres n’ont fait que recruter.
}
end-unbeaten-two = { $who ->
    [you] Rien ne pouvait battre votre série, et il ne restait aucun jeton pour recruter.
   *[other] Rien ne pouvait battre la série posée par { $name }, et il ne restait aucun jeton pour recruter.
}
end-unbeaten-so = { $who ->
    [you] { $size ->
        [one] La manche est donc finie, et votre dernière carte ne coûte rien.
        [many] La manche est donc finie, et vos { $size } cartes ne coûtent rien.
       *[other] La manche est donc finie, et vos { $size } cartes ne coûtent rien.
    }
   *[other] { $size ->
        [one] La manche est donc finie, et { $name } ne paie rien pour sa dernière carte.
        [many] La manche est donc finie, et { $name } ne paie rien pour ses { $size } cartes.
       *[other] La manche est donc finie, et { $name } ne paie rien pour ses { $size } cartes.
    }
}
end-round-of = { $round }/{ $rounds }
end-table = Points de la manche { $round }
end-player = joueur
end-captured = capturées
end-chips = jetons
end-hand = main
end-round = manche
end-total = total
end-free = { $size } en main, à ne pas payer
end-won = { $who ->
    [you] Vous avez gagné la partie !
   *[other] { $name } a gagné la partie !
}
end-shared = Victoire partagée : { $names } !
end-rounds-table = Points de toutes les manches

## Plusieurs personnes, un appareil

hand-over-to = Passez l’appareil à { $name }
hand-over-hidden = Pour l’instant, toutes les cartes sont cachées.
hand-over-ready = Je suis { $name } : voir ma main

## Le sens de la main

way-as-dealt = Telle quelle
way-turned = Retournée
way-note = { $sets ->
    [0] aucune série de deux cartes ou plus
    [one] { $sets } série, de { $longest } cartes au plus
    [many] { $sets } séries, de { $longest } cartes au plus
   *[other] { $sets } séries, de { $longest } cartes au plus
}
way-legend = Dans quel sens ?
way-hand = Votre main telle quelle
way-hand-turned = Votre main retournée

## Menu

menu-title = Menu
menu-round = Manche { $round } sur { $rounds }
menu-totals = Points jusqu’ici
menu-pace = Rythme de l’ordinateur
pace-step = Pas à pas
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-off = Direct
menu-theme = Couleurs
theme-system = Système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste
menu-log = Ce qui s’est passé
menu-share = Copier ou partager
menu-help = Comment jouer
menu-rules = Les règles
menu-hint = Que ferait la directrice ?
menu-settings = Réglages
menu-move = Écrire un coup
menu-print = Imprimer les points
menu-keys = Touches
menu-leave = Quitter la partie
leave-title = Quitter cette partie ?
leave-text = Elle est gardée : vous pourrez la reprendre depuis la page d’accueil.
leave-text-over = La partie est finie ; si vous la quittez, son résultat disparaît.
leave-do = Quitter
seat-cards = Cartes en main
seat-points = Cartes capturées
seat-chips = Jetons recrutement
seat-token = Recruter et présenter
seat-token-left = disponible
seat-token-used = utilisé
seat-total = Points des manches précédentes
seat-start = A commencé cette manche
seat-kind-person = Une personne
