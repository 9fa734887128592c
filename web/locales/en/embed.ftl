## What other people's pages show: diagrams, replays, questions, a game. These words are put into one script for all
## languages, so they are few and short. $name is a player, $cards a row of cards.

embed-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
embed-round = round { $round } of { $rounds }
# a player without a name
embed-seat = Seat { $seat }
embed-ribbon = { $name }’s set
embed-nothing = Nothing on the table
embed-to-turn = { $name } chooses which way up
embed-to-play = { $name } to play
embed-over = The round is over.

# read out: what is drawn
embed-card = { $up } over { $down }
embed-card-hidden = hidden card
embed-table = On the table, { $name }’s set, left to right: { $cards }.
embed-hand = Hand of { $name }, left to right: { $cards }.
embed-hand-empty = Hand of { $name }: no cards.
embed-counts = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $captured } captured, { $chips ->
    [one] { $chips } Scout chip
   *[other] { $chips } Scout chips
}{ $token ->
    [left] , Scout & Show still to use
    [used] , Scout & Show used
   *[none] {""}
}.
embed-marked = Marked: { $places }.

# what was done, under a replay
embed-start = The beginning
embed-dealt = Round { $round } is dealt, { $name } starts.
embed-kept = { $name } keeps the hand as dealt.
embed-turned = { $name } turns the hand.
embed-showed = { $name } shows { $cards }
embed-scouted = { $name } scouts { $cards }
embed-both = { $name } scouts and shows { $cards }
embed-scored = The round is over: { $scores }.

embed-replay = Replay
embed-at = { $ply } of { $count }
embed-first = To the beginning
embed-back = One move back
embed-next = One move on
embed-last = To the end

# questions, when their author has given no words
embed-ask-beat = Which of these beat the set on the table?
embed-ask-scout = { $name } is to play. Which scout is best?
embed-ask-count = { $table ->
    [set] How many sets of this hand beat the table?
   *[empty] How many sets are there in this hand?
}
embed-ask-score = What does { $name } score in this round?
embed-choose = Choose one answer.
embed-choose-all = Choose every right answer.
embed-choice-show = { $cards } ({ $count ->
    [one] place { $places }
   *[other] places { $places }
})
embed-choice-scout = { $end ->
    [left] the left card
    [right] the right card
   *[only] the card
}, as { $cards }{ $turned ->
    [yes] {" "}(turned over)
   *[no] {""}
}, into place { $place }
embed-your-answer = Your answer
embed-check = Check
embed-right = Right.
embed-wrong = Not quite.
embed-is-right = Right.
embed-is-wrong = Wrong.
embed-answer = It is { $answer }.
embed-sum = { $points } captured + { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} − { $hand } in hand
embed-score = { $right } of { $count } right.
embed-value = expected points: { $value }
embed-again = Try again
embed-why-not-a-set = not a set
embed-why-too-few-cards = too few cards
embed-why-weaker-kind = a run does not beat a match of its size
embed-why-lower-value = too low

embed-open = Open in SCOUT
embed-play = Play
embed-loading = Loading: { $percent } %
embed-play-players = SCOUT: you against { $count ->
    [one] one computer player
   *[other] { $count } computer players
}
embed-play-note = Loads the game (about 5 MB). Unofficial, fan-made. Sends nothing anywhere.
embed-game = A game of SCOUT

# in place of what can't be drawn; the details follow
embed-error = This can’t be shown.
embed-error-missing = There is nothing here to show.
embed-error-place = This can’t be read: { $field }, column { $column }.
embed-error-line = This can’t be read: line { $line }, column { $column }.
embed-error-link = This address is damaged or cut short.
embed-error-sandbox = The page around this must also allow “allow-same-origin” for a game.
embed-error-engine = The game could not be started.
