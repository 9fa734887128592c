### The rules, clause by clause, each with little pictures of cards. Our own words: short, exact, spoken to the reader.
### The same words for the same things as in table.ftl and page.ftl. Clauses are linked to from other pages: "Why?" beside a
### refusal leads to one of them.

rules-title = The rules
# From the page of rules to the game
rules-play = Play
rules-contents = Contents

rules-aim-title = Aim
rules-aim = You play as many rounds as there are players. Each round brings points, and sometimes costs some. The most points
    in all win; a tie is a shared win.

rules-cards-title = The cards
rules-cards = Every card has two values from 1 to 10, one at each end. The upper one counts; the lower one is upside down.
    There are 45 cards, every pair of two different values once.

rules-deal-title = The deal
rules-deal = The cards are shuffled, either way up, and dealt. The first player is drawn by lot; in each round the next
    player to the left starts.
# the head of a table
rules-deal-players = Players
rules-deal-out = Left out
rules-deal-hand = Cards each
rules-deal-rounds = Rounds
# in the column "Left out": with three players
rules-deal-tens = the nine cards with a 10
# in the column "Left out": with two or four players
rules-deal-one = the card 9/10
rules-deal-none = none

rules-hand-title = Your hand
rules-hand = Your cards stay in the order in which you got them. You never sort them, and never turn a single card.

rules-turning-title = Turning the hand
rules-turning = Once a round, before anyone plays, you may turn your whole hand over: every card shows its other value, the
    order stays. Everyone decides in secret, and play begins when all have decided.

rules-sets-title = Sets
rules-sets = You play a set: one card, or cards that lie side by side in your hand and are either equal, a match, or go up or
    down by one, a run. A run ends at 10; no 1 follows.

rules-strength-title = Which set is stronger
rules-strength = Three questions, in this order. The first difference decides.

rules-more-cards-title = 1. How many cards?
rules-more-cards = More cards beat fewer, whatever their values.

rules-match-over-run-title = 2. Match or run?
rules-match-over-run = With the same number of cards, a match beats a run.

rules-higher-value-title = 3. How high?
rules-higher-value = If size and kind are the same, the higher values win. A tie is not enough; whether a run goes up or down makes
    no difference.

rules-turns-title = Your turn
rules-turns = Players take turns, to the left. On your turn you do one of three things: Show, Scout, or Scout & Show. You can’t
    pass.

rules-show-title = Show
rules-show = Play a set that is stronger than the set in the ring. You capture the beaten cards: they lie face down in front of
    you, a point each. Your set takes their place, in the order in which you held it, and you are its owner.

rules-scout-title = Scout
rules-scout = Take one card from either end of the set in the ring. Put it wherever you like in your hand, either way up. The
    owner of the set gets a Scout chip, worth a point. You may scout even if you could show. What is left in the ring stays
    its owner’s set, and counts as what it is now.

rules-empty-table-title = An empty ring
rules-empty-table = At the start of a round, and when the last card was scouted away, the ring is empty. Then there is nothing to
    scout: you must show, and any set will do. Nothing is captured.

rules-scout-and-show-title = Scout & Show
rules-scout-and-show = Once a round you may use your ticket: scout, and show at once. The owner gets a chip as always. What you
    show must beat what is left in the ring, and need not contain the card you took. If nothing could be shown after the
    scout, you can’t do it. The next round brings a new ticket.

rules-round-end-title = The end of a round
rules-round-end = A round ends at once in one of two ways.

rules-emptied-title = A hand is empty
rules-emptied = Somebody has shown the last card of their hand.

rules-unbeaten-title = A set is unbeaten
rules-unbeaten = Since somebody’s show, everyone else in turn has only scouted. The owner of that set pays nothing for the cards
    in hand. A Scout & Show is a show too: it starts the count anew.

rules-points-title = Points
rules-points = Captured cards, plus Scout chips, minus the cards in your hand. A set still in the ring and tickets count for
    nobody.

rules-two-players-title = Two players
rules-two-players = Everything else stays as it is, but for this:

rules-two-chips-title = Scouting costs a chip
rules-two-chips = Each of you has three chips a round. A Scout costs one, which goes to the middle; the owner gets nothing.
    Without a chip you can’t scout. A chip you keep is worth a point.

rules-two-again-title = You go on
rules-two-again = After a Scout it is your turn again, until you show. There is no Scout & Show. If you can do something, you
    must.

rules-two-end-title = The end of a round
rules-two-end = The round ends when a hand is empty, or when the other can neither show nor scout. Then whoever made the last show
    pays nothing for the cards in hand.

rules-two-rounds-title = Two rounds
rules-two-rounds = The 22 cards that were not dealt in the first round are the cards of the second.

## The pictures. { $cards } and { $active } are cards: spoken as numbers like "4-5-6".

rules-picture-single = One card: { $cards }
rules-picture-match = A match: { $cards }
rules-picture-run = A run: { $cards }
rules-picture-no = Not a set: { $cards }
rules-picture-beats = { $cards } beats { $active }
rules-picture-ties = { $cards } does not beat { $active }
rules-picture-values = A card: { $up } counts, { $down } is its other value
rules-picture-turned = { $cards }, turned over, is { $active }
rules-picture-captured = { $cards } is shown and beats { $active }, which is captured face down
rules-picture-ends = { $cards } in the ring: { $left } and { $right } can be taken
# { $card }: the card that was taken, as it lies in the hand; { $cards }: the hand with it
rules-picture-placed = { $card } put into the hand: { $cards }
# { $cards } scouted and shown with; { $active } what was left
rules-picture-both = { $card } is taken, and { $cards } beats the { $active } that is left
rules-picture-sum = { $captured } captured plus { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} minus { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand make { $score }
rules-picture-free = { $captured } captured plus { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} make { $score }; { $hand ->
    [one] the { $hand } card in hand costs
   *[other] the { $hand } cards in hand cost
} nothing

## Words in the pictures, as short as can be

rules-word-single = one card
rules-word-match = match
rules-word-run = run
rules-word-no = not a set
rules-word-beats = beats
rules-word-ties = doesn’t beat
rules-word-turned = turned over
rules-word-captured = captured
rules-word-ring = in the ring
rules-word-left = left in the ring
rules-word-hand = in your hand
rules-word-shown = shown
# beside the upper value of a card: this one counts
rules-word-counts = counts
