### Les règles, point par point, avec de petites images

rules-title = Les règles
rules-play = Jouer
rules-contents = Sommaire

rules-aim-title = But
rules-aim = Vous jouez autant de manches qu’il y a de joueurs. Chaque manche rapporte des points, et parfois en coûte.
    La victoire va au plus grand total ; à égalité, elle est partagée.

rules-cards-title = Les cartes
rules-cards = Chaque carte a deux valeurs, de 1 à 10, une à chaque bout. Celle du haut compte ; celle du bas est à
    l’envers. Il y a 45 cartes : chaque paire de valeurs différentes, une seule fois.

rules-deal-title = La donne
rules-deal = Les cartes sont mélangées, dans un sens ou dans l’autre, et distribuées. Le sort désigne qui commence ;
    ensuite, à chaque manche, c’est à la personne suivante, vers la gauche, de commencer.
rules-deal-players = Joueurs
rules-deal-out = Écartées
rules-deal-hand = Cartes par joueur
rules-deal-rounds = Manches
rules-deal-tens = les neuf cartes portant un 10
rules-deal-one = la carte 9/10
rules-deal-none = aucune

rules-hand-title = Votre main
rules-hand = Vos cartes restent dans l’ordre où vous les avez reçues. Vous ne les triez jamais, et vous ne retournez
    jamais une carte seule.

rules-turning-title = Retourner la main
rules-turning = Une fois par manche, avant que quiconque joue, vous pouvez retourner toute votre main : chaque carte
    montre son autre valeur, l’ordre ne change pas. Chacun décide en secret, et l’on joue quand tout le monde a décidé.

rules-sets-title = Séries
rules-sets = Vous jouez une série : une seule carte, ou des cartes côte à côte dans votre main, soit de même valeur,
    soit qui se suivent de un en un, en montant ou en descendant. Le 10 est le sommet : le 1 ne vient pas après.

rules-strength-title = Quelle série est la plus forte ?
rules-strength = Trois questions, dans cet ordre. La première différence décide.

rules-more-cards-title = 1. Combien de cartes ?
rules-more-cards = La série qui a le plus de cartes bat l’autre, quelles que soient les valeurs.

rules-match-over-run-title = 2. De même valeur ou qui se suivent ?
rules-match-over-run = À nombre égal, des cartes de même valeur battent des cartes qui se suivent.

rules-higher-value-title = 3. Quelles valeurs ?
rules-higher-value = Si le nombre et le type sont les mêmes, les valeurs les plus hautes gagnent. Une égalité ne bat jamais ;
    que les cartes montent ou descendent n’y change rien.

rules-turns-title = Votre tour
rules-turns = On joue à tour de rôle, vers la gauche. À votre tour, vous faites l’une de ces trois choses : présenter,
    recruter, ou recruter et présenter. On ne peut pas passer.

rules-show-title = Présenter
rules-show = Donnez une représentation : jouez une série plus forte que la série posée, celle qui est en piste. Vous
    capturez les cartes battues : elles vont devant vous, face cachée, un point chacune. Votre série prend leur place,
    dans l’ordre où vous la teniez, et elle est à vous.

rules-scout-title = Recruter
rules-scout = Prenez une carte à l’un des deux bouts de la série posée. Placez-la où vous voulez dans votre main, dans
    le sens que vous voulez. La personne à qui est la série reçoit un jeton recrutement : un point. Vous pouvez recruter
    même quand vous pourriez présenter. Ce qui reste en piste demeure à la même personne et compte comme la série qu’il
    forme désormais.

rules-empty-table-title = La piste vide
rules-empty-table = Au début d’une manche, et quand la dernière carte vient d’être recrutée, la piste est vide. Il n’y a
    alors rien à recruter : vous devez présenter, et toute série convient. Rien n’est capturé.

rules-scout-and-show-title = Recruter et présenter
rules-scout-and-show = Une fois par manche, vous pouvez utiliser votre billet : recruter, et présenter aussitôt. La
    personne à qui est la série reçoit un jeton, comme toujours. Ce que vous présentez doit battre ce qui reste en
    piste ; la carte recrutée n’a pas besoin d’en être. Si rien ne peut être présenté après le recrutement, vous n’en
    avez pas le droit. La manche suivante apporte un nouveau billet.

rules-round-end-title = La fin d’une manche
rules-round-end = Une manche s’arrête aussitôt, de l’une de ces deux façons.

rules-emptied-title = Une main est vide
rules-emptied = Quelqu’un a présenté la dernière carte de sa main.

rules-unbeaten-title = Une série reste invaincue
rules-unbeaten = Depuis une représentation, tous les autres, à leur tour, n’ont fait que recruter. La personne à qui est
    la série ne paie rien pour les cartes de sa main. « Recruter et présenter » est aussi une représentation : le compte
    repart de zéro.

rules-points-title = Points
rules-points = Les cartes capturées, plus les jetons recrutement, moins les cartes de votre main. Une série encore en
    piste et les billets ne comptent pour personne.

rules-two-players-title = À deux
rules-two-players = Les règles sont les mêmes, sauf ceci :

rules-two-chips-title = Recruter coûte un jeton
rules-two-chips = Vous avez chacun trois jetons par manche. Un recrutement en coûte un, qui va au centre ; la personne à
    qui est la série ne reçoit rien. Sans jeton, pas de recrutement. Un jeton gardé vaut un point.

rules-two-again-title = Vous continuez
rules-two-again = Après un recrutement, c’est encore à vous, jusqu’à ce que vous présentiez. Il n’y a pas de « Recruter
    et présenter ». Si vous pouvez faire quelque chose, vous devez le faire.

rules-two-end-title = La fin d’une manche
rules-two-end = La manche s’arrête quand une main est vide, ou quand l’autre ne peut ni présenter ni recruter. La
    personne qui a présenté en dernier ne paie alors rien pour les cartes de sa main.

rules-two-rounds-title = Deux manches
rules-two-rounds = Les 22 cartes qui n’ont pas été distribuées à la première manche sont les cartes de la deuxième.

## Images

rules-picture-single = Une carte : { $cards }
rules-picture-match = De même valeur : { $cards }
rules-picture-run = Qui se suivent : { $cards }
rules-picture-no = Pas une série : { $cards }
rules-picture-beats = { $cards } bat { $active }
rules-picture-ties = { $cards } ne bat pas { $active }
rules-picture-values = Une carte : { $up } compte, { $down } est son autre valeur
rules-picture-turned = { $cards }, une fois retourné, donne { $active }
rules-picture-captured = { $cards } est présenté et bat { $active }, capturé face cachée
rules-picture-ends = { $cards } en piste : on peut prendre { $left } ou { $right }
rules-picture-placed = { $card } placé dans la main : { $cards }
rules-picture-both = On prend { $card }, et { $cards } bat ce qui reste : { $active }
rules-picture-sum = { $captured ->
    [one] { $captured } capturée
    [many] { $captured } capturées
   *[other] { $captured } capturées
} plus { $chips ->
    [one] { $chips } jeton
    [many] { $chips } jetons
   *[other] { $chips } jetons
} moins { $hand ->
    [one] { $hand } carte
    [many] { $hand } cartes
   *[other] { $hand } cartes
} en main : { $score }
rules-picture-free = { $captured ->
    [one] { $captured } capturée
    [many] { $captured } capturées
   *[other] { $captured } capturées
} plus { $chips ->
    [one] { $chips } jeton
    [many] { $chips } jetons
   *[other] { $chips } jetons
} : { $score } ; { $hand ->
    [one] la { $hand } carte en main ne coûte rien
    [many] les { $hand } cartes en main ne coûtent rien
   *[other] les { $hand } cartes en main ne coûtent rien
}

## Mots des images

rules-word-single = une carte
rules-word-match = même valeur
rules-word-run = se suivent
rules-word-no = pas une série
rules-word-beats = bat
rules-word-ties = ne bat pas
rules-word-turned = retournées
rules-word-captured = capturées
rules-word-ring = en piste
rules-word-left = reste en piste
rules-word-hand = dans votre main
rules-word-shown = présentées
rules-word-counts = compte
