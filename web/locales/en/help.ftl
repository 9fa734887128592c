### The help sheet: the rules in short, in our own words. { $run }, { $match } ... are example cards.

# two buttons at the top of the sheet
help-learn = Learn it in three minutes
help-rules-all = All the rules, in pictures

help-story-title = The story
help-story = You have just been put in charge of a small circus. There is never enough money for stars, so you do what
    everyone does: you put on a better show than the others, and you hire their performers away. When the season is over,
    the circus that showed best has won.

help-rules-title = The rules in short
help-goal-title = Aim
help-goal = Play as many rounds as there are players. Each round brings points; the most points in all win.
help-hand-title = Your hand
help-hand = Every card has two values; the upper one counts. You never sort your hand and never turn a single card. Once,
    before the round, you may turn the whole hand over.
help-sets-title = Sets
help-sets = You show one card, or neighbouring cards that are a match, like { $match }, or a run up or down, like { $run }.
help-order-title = What beats what
# { $long } are three cards, { $tens } two tens; { $low } a low pair, { $high } a high run of two.
help-order = More cards beat fewer: { $long } beats { $tens }. With the same number of cards, a match beats a run: { $low } beats
    { $high }. Of the same kind, the higher one wins. A tie is not enough.
help-show-title = Show
help-show = Play a set that beats the one in the ring. You capture the beaten cards: a point each. In an empty ring any set may
    be shown.
help-scout-title = Scout
help-scout = Take one card from either end of the set in the ring and put it anywhere in your hand, either way up. The owner of
    the set gets a Scout chip: one point.
help-both-title = Scout & Show
help-both = Once a round you may scout and then show at once. What you show must beat what is left in the ring.
help-end-title = End of the round
help-end = The round ends at once when somebody has shown the last card of their hand, or when everyone else in turn has only
    scouted since somebody’s show.
help-points-title = Points
help-points = Captured cards, plus Scout chips, minus the cards left in your hand. If nobody beat your set and the round ended
    because the others only scouted, your hand costs you nothing.
help-two-title = Two players
help-two = You have three chips a round; each Scout costs one, and you go on until you show. There is no Scout & Show. The
    round also ends when the other can neither show nor scout. A chip you did not spend is a point. The second round is
    played with the cards that were set aside in the first.

help-box-title = In the box
# What the printed game contains; terms as in its rule sheet.
help-box = The printed game has 45 cards, 23 Scout chips, 30 score chips, 5 Scout & Show tokens and a starting-player marker.
    With three players the nine cards with a 10 are left out, with two or four the card 9/10.

# Keys: what they do, and (.keys) what is printed on them.
help-key-cards = Go from card to card; with Shift, choose several
    .keys = ← →
help-key-zones = From your hand to the table, and back
    .keys = ↑ ↓
help-key-space = Choose the card, the end or the gap
    .keys = Space
help-key-enter = Show, or confirm
    .keys = Enter
help-key-scout = Scout; once card and gap are chosen, confirm
    .keys = S
help-key-both = Scout & Show
    .keys = D
help-key-flip = Turn the scouted card over; turn the hand
    .keys = T
help-key-keep = Keep the hand as dealt
    .keys = K
help-key-escape = Back: one choice at a time
    .keys = Esc
help-key-undo = Take back
    .keys = U
help-key-next = Next, when computer players move step by step
    .keys = N
help-key-hint = Ask what a Ringmaster would do
    .keys = I
help-key-move = Type a move
    .keys = /
help-key-log = What happened
    .keys = L
help-key-menu = Menu
    .keys = M
help-key-repeat = Say again how things stand
    .keys = R
help-key-why = Why the last press was refused: the rule
    .keys = W
help-key-howto = How to play
    .keys = H
help-key-help = This help
    .keys = ?

help-about-title = About
# Kei Kajino and Oink Games are names.
help-about = SCOUT is a card game by Kei Kajino, published by Oink Games. This page is an unofficial, non-commercial fan work;
    words and pictures are our own, and nobody at Oink Games has anything to do with it. If you like it, buy the box.
help-licences = Licences
help-version = Version { $version }
