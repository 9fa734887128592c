### L’aide : les règles en bref, dans nos propres mots

help-learn = Apprendre en trois minutes
help-rules-all = Toutes les règles, en images

help-story-title = L’histoire
help-story = On vient de vous confier un petit cirque. L’argent manque toujours pour les vedettes, alors vous faites comme tout
    le monde : vous montez une plus belle représentation que les autres et vous recrutez leurs artistes. À la fin de la saison,
    le cirque qui a donné les plus belles représentations a gagné.

help-rules-title = Les règles en bref
help-goal-title = But
help-goal = On joue autant de manches qu’il y a de joueurs. Chaque manche rapporte des points ; le plus grand total gagne.
help-hand-title = Votre main
help-hand = Chaque carte a deux valeurs ; celle du haut compte. Vous ne triez jamais votre main et ne retournez jamais une carte
    seule. Une seule fois, avant la manche, vous pouvez retourner toute la main.
help-sets-title = Séries
help-sets = Vous présentez une carte, ou des cartes voisines : de même valeur, comme { $match }, ou qui se suivent, en montant ou
    en descendant, comme { $run }.
help-order-title = Qui bat quoi
help-order = La série qui a le plus de cartes bat l’autre : { $long } bat { $tens }. À nombre égal, des cartes de même valeur battent
    des cartes qui se suivent : { $low } bat { $high }. Entre deux séries du même type, la plus haute gagne. Une égalité ne bat
    jamais.
help-show-title = Présenter
help-show = Donnez une représentation : jouez une série qui bat la série posée. Vous capturez les cartes battues : un point
    chacune. Si la piste est vide, toute série convient.
help-scout-title = Recruter
help-scout = Prenez une carte à l’un des deux bouts de la série posée et placez-la où vous voulez dans votre main, dans le sens
    que vous voulez. La personne à qui est la série reçoit un jeton recrutement : un point.
help-both-title = Recruter et présenter
help-both = Une fois par manche, vous pouvez recruter puis présenter aussitôt. Ce que vous présentez doit battre ce qui reste de
    la série posée.
help-end-title = Fin de la manche
help-end = La manche s’arrête aussitôt que quelqu’un a présenté la dernière carte de sa main, ou que, depuis une représentation,
    tous les autres n’ont fait que recruter à leur tour.
help-points-title = Points
help-points = Les cartes capturées, plus les jetons recrutement, moins les cartes restées en main. Si personne n’a battu votre série
    et que la manche s’est finie par des recrutements, votre main ne vous coûte rien.
help-two-title = À deux
help-two = Vous avez trois jetons par manche ; chaque recrutement en coûte un, et vous continuez jusqu’à présenter. Il n’y a pas de
    « Recruter et présenter ». La manche s’arrête aussi quand l’autre ne peut ni présenter ni recruter. Un jeton non dépensé vaut
    un point. La deuxième manche se joue avec les cartes mises de côté pendant la première.

help-box-title = Dans la boîte
help-box = Le jeu imprimé contient 45 cartes, 23 jetons recrutement, 30 jetons de points, 5 jetons Recrutement et représentation et
    un marqueur de premier joueur. À trois, on écarte les neuf cartes portant un 10 ; à deux ou à quatre, la carte 9/10.

help-key-cards = Aller d’une carte à l’autre ; avec Maj, en choisir plusieurs
    .keys = ← →
help-key-zones = De votre main à la table, et retour
    .keys = ↑ ↓
help-key-space = Choisir la carte, le bout ou l’emplacement
    .keys = Espace
help-key-enter = Présenter, ou confirmer
    .keys = Entrée
help-key-scout = Recruter ; carte et emplacement choisis, confirmer
    .keys = S
help-key-both = Recruter et présenter
    .keys = D
help-key-flip = Retourner la carte recrutée ; retourner la main
    .keys = T
help-key-keep = Garder la main telle quelle
    .keys = K
help-key-escape = Retour, un choix à la fois
    .keys = Échap
help-key-undo = Annuler
    .keys = U
help-key-next = Suite, quand l’ordinateur joue pas à pas
    .keys = N
help-key-hint = Demander ce que ferait la directrice
    .keys = I
help-key-move = Écrire un coup
    .keys = /
help-key-log = Ce qui s’est passé
    .keys = L
help-key-menu = Menu
    .keys = M
help-key-repeat = Redire où en est la partie
    .keys = R
help-key-why = Pourquoi la dernière action a été refusée : la règle
    .keys = W
help-key-howto = Comment jouer
    .keys = H
help-key-help = Cette aide
    .keys = ?

help-about-title = À propos
help-about = SCOUT est un jeu de cartes de Kei Kajino, édité par Oink Games. Cette page est une œuvre de fans, non officielle et non
    commerciale ; les mots et les images sont les nôtres, et personne chez Oink Games n’y a pris part. Si le jeu vous plaît,
    achetez la boîte.
help-licences = Licences
help-version = Version { $version }
