### The page: set-up, the sentence of the table, log, results, menu, help and what goes wrong.
### Arguments: { $who } is "you" or "other", { $name } the seat's name; { $cards } and { $active } are cards, drawn as chips
### or spoken as numbers. Cards may stand anywhere in a message; a message never carries HTML.

## The language and the app

# The language’s name in itself, as it stands in a list of languages.
language-name = English
# ltr or rtl: which way the language is written.
language-direction = ltr
# Label of the list of languages.
language = Language
# The address of the page asks for a language that isn’t there; $tag is what stands in it, for example “xx”.
language-unknown = There is no language “{ $tag }” here.
# One sentence, for whoever installs the page as an app or finds it.
app-description = An unofficial SCOUT card game to play, host and embed, without a server.
# Under two pictures of the app.
app-picture-narrow = Your turn, on a phone
app-picture-wide = A table of five

## Words in common

# What joins things in a row that are no sentence: “8, 9”.
row = { $one }, { $next }
# What stands between two sentences, also where cards stand at their ends.
space = {" "}

title = SCOUT
# Under the title, like the line on a circus poster: short and bold. “Steal the show” is a pun, not a theft.
tagline = Hire the troupe. Steal the show.
# The game’s name and publisher belong to others; nobody may think that this page is theirs.
unofficial = Unofficial, fan-made. Not by Oink Games. Sends nothing anywhere.
close = Close
cancel = Cancel
# Stands for cards when there are none; heard, seldom seen.
cards-none = nothing
# A player as a heading and in tables: “You” with a capital.
seat-name = { $who ->
    [you] You
   *[other] { $name }
}

## Set-up

# Name of the form, and of the shortcut of the installed app.
setup-form = New game
setup-players = Players
setup-strength = How strong are the others?
# Strength: each computer player has another level.
setup-mixed = Mixed
# Opens a list in which every seat gets a name and a player.
setup-seats = Seats and names
setup-seat-name = Name, seat { $seat }
setup-seat-kind = Who plays, seat { $seat }
# Choice for a seat; a human being, as against a computer player.
setup-person = A person
# A sign between two things in a line.
separator = ·
setup-computer = Computer: { $level }
# The button that starts. $persons people at this device, $bots computer players; $bots-word is one of count-word.
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
# The same for one person and three computer players: seen before the page has loaded.
first-play = Play: you against three
# Seen when the page doesn’t load; the second is a link.
first-stuck = Nothing happens?
first-reset = Start afresh: your games are kept.
first-failed = A part of the page didn’t arrive.
setup-resume = Resume
# Under “Resume” and inside the next messages: $names is a list of the players.
setup-resume-what = { $names }: round { $round } of { $rounds }
setup-kept = Games to go on with
setup-discard = Discard
# For screen readers; $what is setup-resume-what.
setup-discard-what = Discard the game of { $what }
setup-discarded = Discarded: { $what }
setup-help = How to play
# asked once, on the first visit, in one line with two links to answer it
newcomer-question = New to SCOUT?
newcomer-learn = Learn it in three minutes
newcomer-known = I know it
# a link to a tutorial that was left in the middle
newcomer-go-on = Go on learning
setup-dealing = Dealing as soon as the engine is ready…
# A number from 1 to 4 as a word, in the form that setup-play needs (“against three”).
count-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
# The five levels are circus professions, weakest first. They must fit into a third of a phone’s width.
bot-clown = Clown
bot-juggler = Juggler
bot-acrobat = Acrobat
bot-aerialist = Aerialist
bot-ringmaster = Ringmaster
# { $style }: one of the five below. { $wins }: measured, of a hundred games of four against three players that go by
# simple rules of thumb (a fair share would be 25).
level-about = { $style } Wins { $wins } of 100 games of four against three who play by simple rules.
level-clown = Plays by whim and forgets at once.
level-juggler = Lets a good move slip now and then.
level-acrobat = Sound, and sometimes daring.
level-aerialist = Seldom lets a chance go by.
level-ringmaster = Always plays the best move it can find.
level-mixed = One of each level in turn, from the first seat on.
# What one has won on this device at such a table, and the most points one had; $level is a level, $players how many
# sit there. Then how many games were won last, one after the other.
record-won = { $level }, { $players } players: you won { $won } of { $games }. Most points: { $best }.
record-streak = { $count } in a row!
# Stage names of the computer players, for each seat one; as they would be written in your script.
bot-name-1 = Lola
bot-name-2 = Mira
bot-name-3 = Otto
bot-name-4 = Zaza
bot-name-5 = Benno
# Name of a person who typed none.
person-name = Player { $seat }

## Starting the engine

boot-progress = Getting the engine ready: { $percent } %
boot-almost = Starting the engine…
boot-ready = Ready to play
boot-retry = Try again
# A link for when nothing helps: throw the stored copy of the page away and load it again.
boot-reset = Start afresh (games are kept)
# $detail in these messages is technical and stays English: a file, an error.
boot-no-wasm = This browser can’t run the game: WebAssembly is missing or switched off. A current Firefox, Chrome, Edge or Safari can.
boot-file-missing = A file of the game didn’t arrive ({ $detail }). Check the connection and try again.
boot-time-over = The game is taking too long to load. Check the connection and try again.
boot-version = The page and its engine are of different versions ({ $detail }). Reload the page.
boot-broken = The game’s engine couldn’t be started ({ $detail }).
trouble-broken-save = A saved game couldn’t be read. It was put aside; everything else works.
trouble-engine = Something went wrong in the engine ({ $detail }). Your game is safe.
trouble-loading = One moment: the engine is still loading.
trouble-fleeting = This browser keeps nothing: a game lasts until this tab is closed.
# The same game is open in two tabs; it is played in one.
elsewhere = This game went on in another tab.
elsewhere-take = Play it here
elsewhere-leave = Leave it there

## The page as an app

offline-filling = Saving for offline: { $percent } %
offline-ready = Ready for offline: no network needed.
offline-unkept = Each visit here needs the network: keeping the page takes https and a current browser.
update-offer = A new version of SCOUT is here.
update-take = Use it now
update-later = Later
update-elsewhere = A new version is in use. This page moves to it after the round.
install-offer = Keep SCOUT on this device, like an app?
install-do = Install
install-no = No, thanks

## The sentence

say-your-turn = Your turn.
# $name is a computer player who is choosing a move.
say-turn = { $who ->
    [you] Your turn.
   *[other] { $name } is thinking…
}
# $name is the next person at this device.
say-next = { $name } is next.
# A button: let the next computer player move. The face is what is seen and has to be short.
say-next-button = Next
    .face = Next
# A hand can be played either way up: as dealt, or all cards turned over.
say-which-way = Which way up? You choose once, for the whole hand.
say-choosing = { $who ->
    [you] Choose a way up.
   *[other] { $name } is choosing a way up…
}
say-game-over = The game is over.
say-show-anything = The ring is empty: show any set.
# $active: the cards on the table. What the player may do now.
say-beat-or-scout = { $owner ->
    [you] Beat your own { $active }, or scout.
   *[other] Beat { $active }, or scout.
}
say-beat = Beat { $active }.
say-scout-only = Nothing you hold beats { $active }: scout a card.
say-scout-or-both = Nothing you hold beats { $active }: scout a card, or Scout & Show.
# The chosen $cards would beat $active. Like a caption, without a full stop.
say-beats = { $cards } beats { $active }
# The ring is empty, the chosen $cards may be shown.
say-opens = Show { $cards }
# $owner is “you” when one’s own set is scouted, which happens only with two players.
say-scouting = { $owner ->
    [you] Scouting from yourself: choose a card at one end, and where it goes.
   *[other] Scouting from { $ownerName }: choose a card at one end, and where it goes.
}
say-pick-end = Now choose the card: one end of the set.
say-pick-gap = Now choose where it goes. You may turn it over.
# What the scouted card forms with its neighbours; ends with the cards.
say-makes = { $owner ->
    [you] This makes { $cards }
   *[other] Scouting from { $ownerName }: this makes { $cards }
}
# The scouted card forms no set at that place.
say-makes-nothing = { $owner ->
    [you] The card stands alone there.
   *[other] Scouting from { $ownerName }: the card stands alone there.
}
# Second half of a Scout & Show.
say-second = Now beat { $active }.
say-second-free = Now show any set: the ring is empty.
# An earlier moment of the game is on the screen.
say-looking-back = Looking back.
# Move number $at of $of; what was done then follows.
say-look-at = { $at }/{ $of }:
say-look-now = Back to now
    .face = Now
# The faces of these two are arrows: leave them as they are, they turn round where one reads from right to left.
say-look-earlier = One step earlier
    .face = ‹
say-look-later = One step later
    .face = ›

## Why not

# A short link right after a refusal, to the clause of the rules that says so; the key W does the same
why = Why?

# These answer a press that did nothing. $cards: what was chosen; $active: what must be beaten; $turns: how many cards
# that has.
refused-not-your-turn = It is { $name }’s turn.
refused-wrong-phase = First everyone chooses a way up.
refused-out-of-range = That is not possible here.
refused-not-a-set = { $cards } is neither a run nor a match.
refused-too-few-cards = { $cards } is too few: { $turns } cards or more are needed to beat { $active }.
refused-weaker-kind = { $cards } is a run, and { $active } a match: matches are stronger.
refused-lower-value = { $cards } is not higher than { $active }.
refused-nothing-beats = Nothing you hold beats { $active }.
refused-nothing-to-scout = The ring is empty: there is nothing to scout.
refused-no-token = Your Scout & Show is used up for this round.
# The Scout & Show token looks like a ticket.
refused-no-tickets = With two players there is no Scout & Show.
refused-no-chip = You have no Scout chip left.
refused-must-show = The ring is empty: you have to show.
refused-round-over = The round is over.
refused-looking-back = You are looking back: first go back to now.
refused-pick-cards = First choose cards: tap the first and the last of a set.
refused-pick-end = First choose a card: one end of the set in the ring.
refused-pick-gap = First choose where the card goes.
refused-pick-way = First choose which way up to play the hand.
refused-no-show-after = No set could be shown after that.
# “Back” is the button action-back.
refused-gaps-open = Choose a gap for the card, or go Back.
refused-second-half = Show now, or go Back.
refused-nothing-to-undo = There is nothing to take back.
refused-no-undo-in-company = Nothing can be taken back when several people play.

## The log, and what is told aloud

log-title = This round
log-round = Round { $round }
log-look-back = Look back
log-empty = No card is played until everyone has chosen a way up. Nobody sees what the others do.
# The starting player of a round.
log-start = { $who ->
    [you] You start.
   *[other] { $name } starts.
}
log-see = See the table as it was then
# Lines of the log have no full stop. $size: cards in each hand.
log-dealt = { $who ->
    [you] Round { $round }: { $size } cards each, you start
   *[other] Round { $round }: { $size } cards each, { $name } starts
}
# What others did with their hand is secret: they are just ready.
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
# Cards that the show took from the table; a point each.
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
# Why the round ended, in full; end-…-so says what that means.
end-emptied = { $who ->
    [you] You showed your last card.
   *[other] { $name } showed their last card.
}
end-emptied-so = The round ends at once. Everybody else pays for the cards left in hand.
# Everybody else had a turn after this player’s show and scouted.
end-unbeaten = { $who ->
    [you] Since your last show, everyone else has only scouted.
   *[other] Since { $name }’s last show, everyone else has only scouted.
}
end-unbeaten-two = { $who ->
    [you] Nothing could beat your set, and no chip was left to scout with.
   *[other] Nothing could beat { $name }’s set, and no chip was left to scout with.
}
# $size: cards that the player still holds.
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
# Round $round of $rounds, in very little room.
end-round-of = { $round }/{ $rounds }
# Names of tables, for screen readers.
end-table = Points of round { $round }
# Heads of the columns; the middle ones must be short: captured + chips - hand = round, total.
end-player = player
end-captured = captured
end-chips = chips
end-hand = hand
end-round = round
end-total = total
# For screen readers: this player’s hand costs nothing.
end-free = { $size } in hand, free
end-won = { $who ->
    [you] You win the game!
   *[other] { $name } wins the game!
}
end-shared = { $names } share the win!
end-rounds-table = Points of every round

## Several people at one device

# The device goes round; $name is the next person.
hand-over-to = Pass to { $name }
hand-over-hidden = Nobody’s cards can be seen now.
hand-over-ready = I am { $name }: show my hand

## Turning

# The two ways up of a hand.
way-as-dealt = As dealt
way-turned = Turned over
# $sets: how many sets the hand holds that way up; $longest: cards in the longest.
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
# How long computer players take; the answers follow and must be short (five in a row).
menu-pace = Pace of the computer players
pace-step = Step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = At once
menu-theme = Colours
# As light or dark as the device is set.
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
menu-log = What happened
menu-share = Copy or share
menu-help = How to play
menu-rules = The rules
menu-hint = What would a Ringmaster do?
menu-settings = Settings
menu-keys = Keys
menu-move = Type a move
menu-print = Print the points
menu-leave = Leave the game
leave-title = Leave this game?
# It: the game.
leave-text = It is kept: you can resume it from the first page.
leave-text-over = The game is over; if you leave it, its result is gone.
leave-do = Leave
# Heads in a seat’s details.
seat-cards = Cards in hand
seat-points = Cards captured
seat-chips = Scout chips
seat-token = Scout & Show
# Of the Scout & Show token.
seat-token-left = still to use
seat-token-used = used
seat-total = Points of earlier rounds
seat-start = Started this round
seat-kind-person = A person
