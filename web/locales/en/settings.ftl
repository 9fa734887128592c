### Sheets that are opened now and then: settings, keys, advice, a move typed in.

## Settings: a name, the choices, and the reason why one may want another

settings-theme-why = High contrast draws every word and line as strongly as can be.
settings-motion = Motion
settings-motion-why = Cards glide to where they go. With less of it they fade.
motion-system = As the device
motion-less = Less
settings-side = Hand you play with
settings-side-why = Left mirrors the buttons, and on a phone on its side your cards, for the other thumb.
side-right = Right
side-left = Left
# Only in languages that have digits of their own.
settings-digits = Digits on cards
settings-digits-why = The printed cards and written moves have 1 to 10.
settings-sound = Sound
settings-sound-why = A few short sounds: cards, chips, your turn, the end of a round.
settings-buzz = Vibration
settings-buzz-why = A tick when cards are picked up or played, and when it is your turn.
switch-off = Off
switch-on = On

## Keys, in three groups; the keys themselves are in help.ftl

keys-cards = On cards
keys-game = In the game
keys-ask = To ask and to look
keys-place = Where a keyboard has no such letter, it is the key in its place.

## Advice: the best moves in the eyes of the strongest computer player, the Ringmaster

hint-thinking = The Ringmaster is thinking…
# The moves follow as a list.
hint-best = { $count ->
    [one] The Ringmaster sees one move:
   *[other] The Ringmaster would play one of these, preferably the first:
}
hint-how = The points say how far ahead of the others you should be, on average, when the round is over. Press a move to lay it
    out on the table; you still play it yourself.
hint-keep = Keep the hand as dealt
hint-turn = Turn the hand
hint-show = Show { $cards }
# { $cards }: the card as it lies on the table; { $as }: as it comes into the hand, when it is turned over.
hint-scout = { $end ->
    [left] { $turned ->
        [yes] Scout { $cards } from the left end, turned over to { $as }, to place { $place }
       *[no] Scout { $cards } from the left end to place { $place }
    }
    [right] { $turned ->
        [yes] Scout { $cards } from the right end, turned over to { $as }, to place { $place }
       *[no] Scout { $cards } from the right end to place { $place }
    }
   *[only] { $turned ->
        [yes] Scout { $cards }, turned over to { $as }, to place { $place }
       *[no] Scout { $cards } to place { $place }
    }
}
# Follows the sentence above.
hint-then-show = · then show { $cards }
# { $points } has one decimal at most.
hint-lead = { $lead ->
    [ahead] { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
    [behind] { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
   *[level] level
}
# In the last round; follows the points.
hint-chance = · wins { $chance } of 100 games

## Looking back at a round, in the eyes of the same Ringmaster

review-title = What a Ringmaster would have done
review-none = Nothing to find fault with: no move of yours gave much away.
# A move follows each of these.
review-yours = You:
review-better = Better:
# Of a move: { $points } has one decimal at most.
review-points = { $points ->
    [one] gave away { $points } point
   *[other] gave away { $points } points
}
# The same in the last round: so many games more would have been won.
review-chance = gave away { $chance } of 100 games
review-how = On average, in the eyes of the Ringmaster, who knew no more than you. Press one to see the table before
    that move.

## A move typed in. The attributes are notation, the same in every language.

move-label = Move
move-do = Play it
move-unreadable = No move is written so: look at character { $column }.
# $given is what was written, $most the largest number there is.
move-no-place = There is no place { $given }: they go from 1 to { $most }.
move-no-gap = No gap has { $given } of your cards before it: there can be 0 to { $most }.
# R was written, and one card lies in the ring.
move-no-end = There is only one card: scout it with L.
move-show = Show your cards from place 4 to place 6
    .written = 4-6
move-one = Show the card at place 4
    .written = 4
move-scout = Scout the left end (or R, the right) into the gap with 7 of your cards before it
    .written = L7
move-over = The same, the card turned over
    .written = L7!
move-both = Scout & Show: the places are counted with the new card
    .written = L7!+7-9
move-way = Choose the way up of your hand
    .written = keep turn
