## Table: words of the elements that draw it (cards, seats, stage, hand, actions)

number = { NUMBER($value) }
you = You

card-name = { $up }, other side { $down }
card-unknown = face-down card

seats-label = Other players
# name, what it has, then whose turn / whose set; the last action follows as a sentence of its own
seat-label = { $name }: { $counts }.{ $turn ->
    [yes] {" "}To act.
   *[no] {""}
}{ $owner ->
    [yes] {" "}Owns the set on the table.
   *[no] {""}
}
seat-counts = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left, { $captured } captured, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}{ $token ->
    [left] , Scout & Show ticket left
    [used] , Scout & Show ticket used
   *[none] {""}
}
seat-turn = turn
seat-started = Started this round.
own-round = Round { $round }/{ $rounds }
seat-ready = ready
seat-choosing = choosing…
seat-thinking = thinking…
# beside little pictures of the cards
seat-did-word = { $kind ->
    [scouted] Scouted
    [both] Scout & Show
   *[showed] Showed
}
seat-did = { $kind ->
    [scouted] Scouted { $values }.
    [both] Scouted and showed { $values }.
   *[showed] Showed { $values }.
}

active-label = { $owner ->
    [you] Your set on the table: { $values }
   *[other] { $name }’s set on the table: { $values }
}
ribbon = { $owner ->
    [you] Your set
   *[other] { $name }’s set
}
scout-end = { $end ->
    [left] Scout from the left end: { $up }, other side { $down }
    [right] Scout from the right end: { $up }, other side { $down }
   *[only] Scout: { $up }, other side { $down }
}
tag-new = new
tray-label = Scouted card: { $up }, other side { $down }
# followed by the figure
tray-counts-as = counts as
turn-over = Turn over
turn-over-to = to { $value }
stage-empty = { $who ->
    [you] The ring is empty. Show any set.
   *[other] The ring is empty.
}
stage-turning = The ring is empty.
centre-chips = { $count ->
    [one] { $count } spent chip in the middle
   *[other] { $count } spent chips in the middle
}

hand-label = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-label-scouting = Your hand, choose a gap
hand-card = { $up }, other side { $down }, place { $place } of { $count }
hand-card-in-set = { $card }, { $part ->
    [first] starts
    [last] ends
   *[middle] in
} { $kind ->
    [match] a match of { $size }
   *[run] a run of { $size }
}
ghost-here = here
ghost-place = here, place { $place }
gap = { $where ->
    [first] Place { $place }, before { $right }
    [last] Place { $place }, after { $left }
   *[between] Place { $place }, between { $left } and { $right }
}
gap-makes = { $gap }, makes { $kind ->
    [match] a match of { $size }
   *[run] a run of { $size }
}

actions-label = Actions
action-show = Show
action-show-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
action-scout = Scout
action-confirm = confirm
action-scout-show = Scout & Show
action-scout-then-show = Scout, then show
action-undo = Undo
action-back = Back
action-menu = Menu
action-keep = Keep as dealt
action-turn-hand = Turn the hand
action-see-table = See the table
action-see-points = See the points
action-next = { $last ->
    [yes] Play again
   *[no] Next round
}

why-choose-cards = First choose the cards to show.
why-choose-end = First choose a card at one end of the set.
why-choose-gap = First choose a gap in your hand.
why-scouting = Go back first, or confirm the scout.
why-show-now = Now show a set, or go back.
why-must-show = No show would follow this scout.
why-no-undo = Nothing to take back.
# Why something is refused; one per code of the engine. The app may have better ones.
reason-not-your-turn = It is not your turn.
reason-wrong-phase = That is not possible now.
reason-out-of-range = There is no such card.
reason-not-a-set = These cards are no set.
reason-too-few-cards = Too few cards to beat the set.
reason-weaker-kind = A run does not beat a match of the same size.
reason-lower-value = Too low to beat the set.
reason-nothing-to-scout = There is nothing to scout.
reason-no-token = Your Scout & Show ticket is used.
reason-no-chip = You have no Scout chip left.
reason-must-show = No show would follow.
reason-round-over = The round is over.
