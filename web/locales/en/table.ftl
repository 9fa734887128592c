## Table: words of the elements that draw it (cards, seats, stage, hand, actions)

# The player who looks at the screen, as a name in a list.
you = You

# A card: its upper value counts, the lower one would if the card were turned over.
card-name = { $up }, other side { $down }
card-unknown = face-down card

seats-label = Other players
# name, what it has, then whose turn / whose set; the last action follows as a sentence of its own
seat-label = { $name }: { $counts }.{ $turn ->
    [yes] {" "}To act.
   *[no] {""}
}{ $owner ->
    [yes] {" "}Owns the set in the ring.
   *[no] {""}
}
# What a seat has; part of seat-label and heard on its own. “Ticket” is the Scout & Show token.
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
# On a small flag at the seat whose turn it is: one short word.
seat-turn = turn
# Said of oneself and of others: no verb that would tell who.
seat-started = Started this round.
# Round $round of $rounds, in little room.
own-round = Round { $round }/{ $rounds }
# Has chosen a way up. These three stand on a seat’s plate: one word each.
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
    [you] Your set in the ring: { $values }
   *[other] { $name }’s set in the ring: { $values }
}
# On the ribbon of the set on the table: whose it is.
ribbon = { $owner ->
    [you] Your set
   *[other] { $name }’s set
}
# Name of a button, for screen readers: take the card at this end.
scout-end = { $end ->
    [left] Scout from the left end: { $up }, other side { $down }
    [right] Scout from the right end: { $up }, other side { $down }
   *[only] Scout: { $up }, other side { $down }
}
# A tag on what was just played: very short.
tag-new = new
tray-label = Scouted card: { $up }, other side { $down }
# followed by the figure
tray-counts-as = counts as
# Button: turn the scouted card; under it turn-over-to, with the value that it would have.
turn-over = Turn over
turn-over-to = to { $value }
# There is no set on the table, which is drawn as a circus ring.
stage-empty = The ring is empty.
centre-chips = { $count ->
    [one] { $count } spent chip in the middle
   *[other] { $count } spent chips in the middle
}

hand-label = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-label-scouting = Your hand, choose a gap
# A card of the hand, for screen readers.
hand-card = { $up }, other side { $down }, place { $place } of { $count }
# $card is hand-card; the card belongs to a set of $size cards.
hand-card-in-set = { $card }, { $part ->
    [first] starts
    [last] ends
   *[middle] in
} { $kind ->
    [match] a match of { $size }
   *[run] a run of { $size }
}
# Under the place where the scouted card would go: very short.
ghost-here = here
ghost-place = here, place { $place }
# A place between two cards of the hand, where the scouted card may go; $left and $right are its neighbours.
gap = { $where ->
    [first] Place { $place }, before { $right }
    [last] Place { $place }, after { $left }
   *[between] Place { $place }, between { $left } and { $right }
}
# $gap is the message above; with the scouted card there is a set of $size cards.
gap-makes = { $gap }, makes { $kind ->
    [match] a match of { $size }
   *[run] a run of { $size }
}

actions-label = Actions
# What is printed on two keys of the keyboard.
key-enter = Enter
key-escape = Esc
# The five buttons of the table. They stand side by side on a phone: about ten letters a word.
action-show = Show
action-show-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
action-scout = Scout
# Small, under “Scout”: press again to do it.
action-confirm = confirm
action-scout-show = Scout & Show
# Do the scout, and go on to the show.
action-scout-then-show = Scout, then show
action-undo = Undo
action-back = Back
action-menu = Menu
# Buttons before the round: play the hand as it is, or turned over.
action-keep = Keep as dealt
action-turn-hand = Turn the hand
action-see-table = See the table
action-see-points = See the points
action-next = { $last ->
    [yes] Play again
   *[no] Next round
}

# Why a button is off; heard with the button.
why-choose-cards = First choose the cards to show.
why-choose-end = First choose a card at one end of the set.
why-choose-gap = First choose a gap in your hand.
why-scouting = Go back first, or confirm the scout.
why-show-now = Now show a set, or go back.
why-must-show = No set could be shown after this scout.
why-no-undo = Nothing to take back.
# Why something is refused; one per code of the engine. The app may have better ones.
reason-not-your-turn = It is not your turn.
reason-wrong-phase = That is not possible now.
reason-out-of-range = There is no such card.
reason-not-a-set = These cards are not a set.
reason-too-few-cards = Too few cards to beat the set.
reason-weaker-kind = A run does not beat a match of the same size.
reason-lower-value = Too low to beat the set.
reason-nothing-to-scout = There is nothing to scout.
reason-no-token = Your Scout & Show ticket is used.
reason-no-chip = You have no Scout chip left.
reason-must-show = The ring is empty: you have to show.
reason-round-over = The round is over.
