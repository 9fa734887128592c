## Ce que montrent d’autres sites : diagrammes, parties, questions, un jeu

embed-players = { $count ->
    [one] { $count } joueur
    [many] { $count } joueurs
   *[other] { $count } joueurs
}
embed-round = manche { $round } sur { $rounds }
embed-seat = Place { $seat }
embed-ribbon = Par { $name }
embed-nothing = Rien sur la table
embed-to-turn = { $name } choisit un sens
embed-to-play = À { $name } de jouer
embed-over = La manche est finie.

embed-card = { $up } sur { $down }
embed-card-hidden = carte cachée
embed-table = Série posée par { $name }, de gauche à droite : { $cards }.
embed-hand = { $name }, main de gauche à droite : { $cards }.
embed-hand-empty = { $name } : main vide.
embed-counts = { $name } : { $cards ->
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
    [left] , Recruter et présenter disponible
    [used] , Recruter et présenter utilisé
   *[none] {""}
}.
embed-marked = Places marquées : { $places }.

embed-start = Le début
embed-dealt = La manche { $round } est distribuée, { $name } commence.
embed-kept = { $name } garde la main telle quelle.
embed-turned = { $name } retourne la main.
embed-showed = { $name } présente { $cards }
embed-scouted = { $name } recrute { $cards }
embed-both = { $name } recrute et présente { $cards }
embed-scored = La manche est finie : { $scores }.

embed-replay = Partie à revoir
embed-at = { $ply } sur { $count }
embed-first = Au début
embed-back = Un coup en arrière
embed-next = Un coup en avant
embed-last = À la fin

embed-ask-beat = Lesquelles battent la série posée ?
embed-ask-scout = À { $name } de jouer. Quel est le meilleur recrutement ?
embed-ask-count = { $table ->
    [set] Combien de séries de cette main battent la série posée ?
   *[empty] Combien de séries y a-t-il dans cette main ?
}
embed-ask-score = Combien de points fait { $name } dans cette manche ?
embed-choose = Choisissez une réponse.
embed-choose-all = Choisissez toutes les bonnes réponses.
embed-choice-show = { $cards } ({ $count ->
    [one] place { $places }
    [many] places { $places }
   *[other] places { $places }
})
embed-choice-scout = { $end ->
    [left] la carte de gauche
    [right] la carte de droite
   *[only] la carte
}, en { $cards }{ $turned ->
    [yes] {" "}(retournée)
   *[no] {""}
}, à la place { $place }
embed-your-answer = Votre réponse
embed-check = Vérifier
embed-right = Exact.
embed-wrong = Pas tout à fait.
embed-is-right = Juste.
embed-is-wrong = Faux.
embed-answer = La réponse est { $answer }.
embed-sum = { $points ->
    [one] { $points } capturée
    [many] { $points } capturées
   *[other] { $points } capturées
} + { $chips ->
    [one] { $chips } jeton
    [many] { $chips } jetons
   *[other] { $chips } jetons
} − { $hand } en main
embed-score = { $right ->
    [one] { $right } juste
    [many] { $right } justes
   *[other] { $right } justes
} sur { $count }.
embed-value = points attendus : { $value }
embed-again = Réessayer
embed-why-not-a-set = pas une série
embed-why-too-few-cards = trop peu de cartes
embed-why-weaker-kind = des cartes qui se suivent, c’est plus faible
embed-why-lower-value = trop bas

embed-open = Ouvrir dans SCOUT
embed-play = Jouer
embed-loading = Chargement : { $percent } %
embed-play-players = SCOUT : vous contre { $count ->
    [one] { $count } ordinateur
    [many] { $count } ordinateurs
   *[other] { $count } ordinateurs
}
embed-play-note = Charge le jeu (5 Mo environ). Non officiel, fait par des fans. N’envoie rien.
embed-game = Une partie de SCOUT

embed-error = Ceci ne peut pas être affiché.
embed-error-missing = Rien à afficher ici.
embed-error-place = Illisible : { $field }, colonne { $column }.
embed-error-line = Illisible : ligne { $line }, colonne { $column }.
embed-error-link = Cette adresse est abîmée ou coupée.
embed-error-sandbox = La page autour doit aussi permettre « allow-same-origin ».
embed-error-engine = Le jeu n’a pas pu démarrer.
