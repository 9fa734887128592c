### The page: set-up, the sentence of the table, log, results, menu, help and what goes wrong.
### Arguments: { $who } is "you" or "other", { $name } the seat's name; { $cards } and { $active } are cards, drawn as chips
### or spoken as numbers. Cards may stand anywhere in a message; a message never carries HTML.

## Words in common

title = SCOUT
tagline = Hire the troupe. Steal the show.
unofficial = Unofficial, fan-made. Not by Oink Games. Sends nothing anywhere.
close = Close
cancel = Cancel
cards-none = nothing
seat-name = { $who ->
    [you] You
   *[other] { $name }
}

## Set-up

setup-form = New game
setup-players = Players
setup-strength = How strong are the others?
setup-mixed = Mixed
setup-seats = Seats and names
setup-seat-name = Name, seat { $seat }
setup-seat-kind = Who plays, seat { $seat }
setup-person = A person
separator = ·
setup-computer = Computer: { $level }
setup-play = { $persons ->
    [0] { $bots ->
       *[other] Watch { $bots } computer players
    }
    [1] { $bots ->
        [one] Play: you against one
       *[other] Play: you against { $bots-word }
    }
   *[other] { $bots ->
        [0] Play: { $persons } people, one device
        [one] Play: { $persons } people, 1 computer
       *[other] Play: { $persons } people, { $bots } computers
    }
}
setup-resume = Resume
setup-resume-what = { $names }: round { $round } of { $rounds }
setup-kept = Games to go on with
setup-discard = Discard
setup-discard-what = Discard the game of { $what }
setup-discarded = Discarded: { $what }
setup-help = How to play
setup-dealing = Dealing as soon as the engine is ready…
count-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
bot-random = Easy
bot-greedy = Fair
bot-planner = Sharp
bot-name-1 = Lola
bot-name-2 = Mira
bot-name-3 = Otto
bot-name-4 = Zaza
bot-name-5 = Benno
person-name = Player { $seat }

## Starting the engine

boot-progress = Getting the engine ready: { $percent } %
boot-almost = Starting the engine…
boot-ready = Ready to play
boot-retry = Try again
boot-no-wasm = This browser can’t run the game: WebAssembly is missing or switched off. A current Firefox, Chrome, Edge or Safari can.
boot-file-missing = A file of the game didn’t arrive ({ $detail }). Check the connection and try again.
boot-time-over = The game is taking too long to load. Check the connection and try again.
boot-version = The page and its engine are of different versions ({ $detail }). Reload the page.
boot-broken = The game’s engine couldn’t be started ({ $detail }).
trouble-broken-save = A saved game couldn’t be read. It was put aside; everything else works.
trouble-engine = Something went wrong in the engine ({ $detail }). Your game is safe.
trouble-loading = One moment: the engine is still loading.
elsewhere = This game went on in another tab.
elsewhere-take = Play it here
elsewhere-leave = Leave it there

## The sentence

say-your-turn = Your turn.
say-turn = { $who ->
    [you] Your turn.
   *[other] { $name } is thinking…
}
say-next = { $name } is next.
say-next-button = Next
    .face = Next
say-which-way = Which way up? You choose once, for the whole hand.
say-choosing = { $who ->
    [you] Choose a way up.
   *[other] { $name } is choosing a way up…
}
say-game-over = The game is over.
say-show-anything = The table is empty: show any set.
say-beat-or-scout = { $owner ->
    [you] Beat your own { $active }, or scout.
   *[other] Beat { $active }, or scout.
}
say-beat = Beat { $active }.
say-scout-only = Nothing you hold beats { $active }: scout a card.
say-scout-or-both = Nothing you hold beats { $active }: scout a card, or Scout & Show.
say-beats = { $cards } beats { $active }
say-opens = Show { $cards }
say-scouting = { $owner ->
    [you] Scouting from yourself: choose a card at one end, and where it goes.
   *[other] Scouting from { $ownerName }: choose a card at one end, and where it goes.
}
say-pick-end = Now choose the card: one end of the set.
say-pick-gap = Now choose where it goes. You may turn it over.
say-makes = { $owner ->
    [you] This makes { $cards }
   *[other] Scouting from { $ownerName }: this makes { $cards }
}
say-makes-nothing = { $owner ->
    [you] The card stands alone there.
   *[other] Scouting from { $ownerName }: the card stands alone there.
}
say-second = Now beat { $active }.
say-second-free = Now show any set: the table is empty.
say-looking-back = Looking back.
say-look-at = { $at }/{ $of }:
say-look-now = Back to now
    .face = Now
say-look-earlier = One step earlier
    .face = ‹
say-look-later = One step later
    .face = ›

## Why not

refused-not-your-turn = It is { $name }’s turn.
refused-wrong-phase = First everyone chooses a way up.
refused-out-of-range = That is not possible here.
refused-not-a-set = { $cards } is neither a run nor a match.
refused-too-few-cards = { $cards } is too few: { $turns } cards or more are needed to beat { $active }.
refused-weaker-kind = { $cards } is a run, and { $active } a match: matches are stronger.
refused-lower-value = { $cards } is not higher than { $active }.
refused-nothing-beats = Nothing you hold beats { $active }.
refused-nothing-to-scout = There is nothing on the table to scout.
refused-no-token = Your Scout & Show is used up for this round.
refused-no-tickets = With two players there is no Scout & Show.
refused-no-chip = You have no Scout chip left.
refused-must-show = The table is empty: you have to show.
refused-round-over = The round is over.
refused-pick-cards = First choose cards: tap the first and the last of a set.
refused-pick-end = First choose a card: one end of the set on the table.
refused-pick-gap = First choose where the card goes.
refused-pick-way = First choose which way up to play the hand.
refused-no-show-after = No set could be shown after that.
refused-gaps-open = Choose a gap for the card, or go Back.
refused-second-half = Show now, or go Back.
refused-nothing-to-undo = There is nothing to take back.
refused-no-undo-in-company = Nothing can be taken back when several people play.

## The log, and what is told aloud

log-title = This round
log-round = Round { $round }
log-look-back = Look back
log-empty = No card is played until everyone has chosen a way up. Nobody sees what the others do.
log-start = { $who ->
    [you] You start.
   *[other] { $name } starts.
}
log-see = See the table as it was then
log-dealt = { $who ->
    [you] Round { $round }: { $size } cards each, you start
   *[other] Round { $round }: { $size } cards each, { $name } starts
}
log-turned = { $who ->
    [you] { $way ->
        [turned] You turned the hand
       *[other] You kept the hand as dealt
    }
   *[other] { $name } is ready
}
log-scouted = { $who ->
    [you] You scouted { $cards }
   *[other] { $name } scouted { $cards }
}
log-showed = { $who ->
    [you] You showed { $cards }
   *[other] { $name } showed { $cards }
}
log-both = { $who ->
    [you] You scouted { $scouted } and showed { $shown }
   *[other] { $name } scouted { $scouted } and showed { $shown }
}
# what came of it, after the line
log-chip = { $chip ->
    [centre] for a chip
    [you] You +1 chip
   *[other] { $name } +1 chip
}
log-captured = +{ $captured } captured
log-emptied = { $who ->
    [you] Round over: your hand is empty
   *[other] Round over: { $name }’s hand is empty
}
log-unbeaten = { $who ->
    [you] Round over: nobody beat you
   *[other] Round over: nobody beat { $name }
}
log-game-ended = The game is over
# an action with what came of it, as a sentence for the ear
told-action = { $text }.
told-undone = Taken back.

## Round over, game over

end-title = Round over
end-sentence-emptied = { $who ->
    [you] Round over. Your hand is empty.
   *[other] Round over. { $name }’s hand is empty.
}
end-sentence-unbeaten = { $who ->
    [you] Round over. Nobody beat you.
   *[other] Round over. Nobody beat { $name }.
}
end-emptied = { $who ->
    [you] You showed your last card.
   *[other] { $name } showed the last card of the hand.
}
end-emptied-so = The round ends at once. Everybody else pays for the cards left in hand.
end-unbeaten = { $who ->
    [you] Since your last show, everyone else has only scouted.
   *[other] Since { $name }’s last show, everyone else has only scouted.
}
end-unbeaten-two = { $who ->
    [you] Nothing could beat your set, and no chip was left to scout with.
   *[other] Nothing could beat { $name }’s set, and no chip was left to scout with.
}
end-unbeaten-so = { $who ->
    [you] { $size ->
        [one] So the round is over, and your { $size } card costs nothing.
       *[other] So the round is over, and your { $size } cards cost nothing.
    }
   *[other] { $size ->
        [one] So the round is over, and { $name }’s { $size } card costs nothing.
       *[other] So the round is over, and { $name }’s { $size } cards cost nothing.
    }
}
end-table = Points of round { $round }
end-player = player
end-captured = captured
end-chips = chips
end-hand = hand
end-round = round
end-total = total
end-free = { $size } cards in hand, free
end-won = { $who ->
    [you] You win the game!
   *[other] { $name } wins the game!
}
end-shared = { $names } share the win!
end-rounds-table = Points of every round

## Several people at one device

hand-over-to = Pass to { $name }
hand-over-hidden = Nobody’s cards can be seen now.
hand-over-ready = I am { $name }: show my hand

## Turning

way-as-dealt = As dealt
way-turned = Turned over
way-note = { $sets ->
    [0] no set of two or more
    [one] { $sets } set, longest { $longest }
   *[other] { $sets } sets, longest { $longest }
}
way-legend = Which way up?
way-hand = Your hand as dealt
way-hand-turned = Your hand turned over

## Menu

menu-title = Menu
menu-round = Round { $round } of { $rounds }
menu-totals = Points so far
menu-pace = Pace of the computer players
pace-step = Step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = At once
menu-theme = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
menu-log = What happened
menu-help = How to play
menu-leave = Leave the game
leave-title = Leave this game?
leave-text = It is kept: you can resume it from the first page.
leave-text-over = The game is over; its result goes with it.
leave-do = Leave
seat-cards = Cards in hand
seat-points = Cards captured
seat-chips = Scout chips
seat-token = Scout & Show
seat-token-left = still to use
seat-token-used = used
seat-total = Points of earlier rounds
seat-start = Started this round
seat-kind-person = A person
