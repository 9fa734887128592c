### L’école : dix petites leçons à la vraie table

tutorial-title = Apprendre SCOUT
tutorial-heading = { $step } sur { $of } : { $title }
tutorial-heading-extra = En bonus : { $title }
tutorial-coach = Coach
tutorial-next = Suite
tutorial-steps = Leçons
tutorial-leave = Quitter

## Pendant un recrutement

tutorial-pick-end = Prenez le { $card } au bout { $end ->
    [left] gauche
   *[right] droit
}. Seules les cartes des bouts peuvent être prises.
tutorial-pick-way = Maintenant, retournez la carte. Il vous faut son { $card }.
tutorial-pick-gap = { $where ->
    [first] Choisissez sa place : avant votre { $right }.
    [last] Choisissez sa place : après votre { $left }.
   *[between] Choisissez sa place : entre votre { $left } et votre { $right }.
}
tutorial-pick-confirm = Cela donne { $set }. Confirmez avec Recruter.
tutorial-pick-then = Cela donne { $set }. Appuyez sur « Recruter, puis présenter ».
tutorial-pick-show = Présentez maintenant { $set }.

## 1. Retourner la main

tutorial-turn-title = Retournez votre main
tutorial-turn = Chaque carte a deux valeurs ; celle du haut compte. Une fois, avant la manche, vous pouvez retourner
    toute la main. Quel sens est le meilleur ?
tutorial-turn-keys = Touches : K garde la main telle quelle, T la retourne.
tutorial-turn-hint = Telle quelle, votre main n’a rien qui aille ensemble. Retournée, elle a quatre cartes qui vont
    ensemble. Retournez la main.
tutorial-turn-done = Bien vu ! À partir de maintenant, vos cartes restent ainsi : vous ne les triez jamais, et vous ne
    retournez jamais une carte seule.

## 2. Présenter

tutorial-show-title = Présentez une série
tutorial-show = Une série, ce sont des cartes voisines de même valeur, ou qui se suivent en montant ou en descendant.
    Appuyez sur la première et la dernière carte de votre plus longue série, puis sur Présenter.
tutorial-show-keys = Touches : flèches pour se déplacer, Maj et une flèche pour choisir plus de cartes, Entrée pour
    présenter.
tutorial-show-hint = Les cartes en main coûtent des points. Débarrassez-vous de quatre d’un coup : présentez { $set }.
tutorial-show-done = Quatre cartes d’un coup ! C’est maintenant votre série, en piste. La personne suivante doit la
    battre, ou y recruter une carte.

## 3. Plus de cartes en battent moins

tutorial-more-title = Le nombre l’emporte
tutorial-more = { $name } a présenté { $active }. Ça paraît fort, mais la série qui a le plus de cartes gagne, quelles que
    soient les valeurs. Trouvez-en trois.
tutorial-more-hint = Il vous faut trois cartes qui forment une série. Présentez { $set }.
tutorial-more-done = Trois cartes en battent deux ! Les cartes battues sont à vous, face cachée. Chacune vaut un point.

## 4. La même valeur bat les cartes qui se suivent

tutorial-match-title = La même valeur l’emporte
tutorial-match = Dans une série, les cartes sont de même valeur, ou bien elles se suivent. À nombre égal, des cartes de
    même valeur battent des cartes qui se suivent. Battez { $active } avec deux cartes.
tutorial-match-hint = Deux cartes plus hautes qui se suivent iraient aussi, mais vous n’en avez pas. Vous avez deux
    cartes de même valeur : présentez { $set }.
tutorial-match-done = Basses, mais de même valeur ! Entre deux séries du même type, la plus haute gagne. Une égalité ne
    suffit pas.

## 5. Recruter

tutorial-scout-title = Recrutez
tutorial-scout = Vous ne pouvez pas battre { $active }. Alors, recrutez un de ses artistes : appuyez sur Recruter.
tutorial-scout-keys = Touches : S pour recruter, flèches et Espace pour choisir, T pour retourner la carte.
tutorial-scout-hint = Pas cette fois : vous ne pouvez pas battre { $active }. Appuyez sur Recruter et prenez une carte.
tutorial-scout-done = Vous avez maintenant { $set } en main. Et { $name } reçoit un jeton recrutement, un point : sa
    série méritait bien qu’on y recrute.

## 6. Personne ne bat votre série

tutorial-unbeaten-title = Personne ne vous bat
tutorial-unbeaten = Cette fois, c’est vous qui dominez. Présentez { $set }.
tutorial-unbeaten-hint = Ici, personne ne peut battre trois 8. Présentez { $set }.
tutorial-unbeaten-after-1 = Voyons ce que les autres peuvent faire.
tutorial-unbeaten-after-2 = { $name } ne peut que recruter, et le jeton recrutement est pour vous : un point.
tutorial-unbeaten-done = Depuis votre représentation, tous les autres n’ont fait que recruter. La manche s’arrête là, et
    les cartes de votre main ne vous coûtent rien.

## 7. Recruter et présenter

tutorial-both-title = Recruter et présenter
tutorial-both = { $active }, c’est encore trop fort. Mais une fois par manche, vous pouvez recruter et présenter dans le
    même tour. Appuyez sur Recruter et présenter.
tutorial-both-keys = Touches : D pour Recruter et présenter.
tutorial-both-hint = Un recrutement seul finirait votre tour. Prenez le { $card }, puis appuyez sur « Recruter, puis
    présenter ».
tutorial-both-done = Vous avez pris une carte, et ce qui restait était plus faible. Votre billet est utilisé ; vous en
    aurez un nouveau à la prochaine manche.

## 8. Votre main est vide

tutorial-emptied-title = Vos dernières cartes
tutorial-emptied = Plus que deux cartes. Présentez les deux.
tutorial-emptied-hint = Les deux d’un coup : présentez { $set }.
tutorial-emptied-done = Votre main est vide, et la manche s’arrête aussitôt. Les autres perdent un point pour chaque
    carte qui leur reste.

## 9. Points

tutorial-points-title = Points
tutorial-points = { $name } va présenter la dernière carte de sa main. Les cartes capturées et les jetons comptent pour
    vous, les cartes en main contre vous. Combien de points aurez-vous ?
tutorial-points-answers = Combien de points ?
tutorial-points-hint = Recomptez : { $captured ->
    [one] { $captured } capturée
    [many] { $captured } capturées
   *[other] { $captured } capturées
}, plus { $chips ->
    [one] { $chips } jeton
    [many] { $chips } jetons
   *[other] { $chips } jetons
}, moins { $hand ->
    [one] { $hand } carte
    [many] { $hand } cartes
   *[other] { $hand } cartes
} en main.
tutorial-points-after-1 = Exact ! Maintenant, la dernière carte.
tutorial-points-done = { $captured } + { $chips } − { $hand } = { $score }. On joue autant de manches qu’il y a de
    joueurs ; qui a le plus de points au total gagne.

## Un bonus : à deux

tutorial-two-title = À deux
tutorial-two = À deux, un recrutement coûte un de vos trois jetons, mais ensuite vous continuez. Appuyez sur Recruter.
tutorial-two-hint = Recrutez d’abord le { $card } : cela coûte un jeton, et c’est encore à vous.
tutorial-two-after-1 = Un jeton de moins, et c’est encore à vous. Présentez { $set }.
tutorial-two-done = À deux, il n’y a pas de « Recruter et présenter ». La manche s’arrête aussi quand l’autre ne peut
    pas vous battre et n’a plus de jeton pour recruter. Les jetons gardés sont des points.

## À la fin

tutorial-end-title = Vous savez jouer à SCOUT
tutorial-end = C’est tout. Et maintenant, une vraie partie ?
tutorial-end-play = Jouer
tutorial-end-two = Et à deux ?
tutorial-end-rules = Les règles
