### The tutorial: ten small lessons at the real table, three minutes in all. A coach speaks, you do one thing, the coach
### answers in a sentence. Short sentences, spoken to a friend; one thing at a time. The words of the table (Show, Scout,
### Scout & Show, Scout chip, ticket, match, run, the ring) are the same as in table.ftl and page.ftl.
### { $set }: the cards to be shown, { $active }: the cards in the ring, { $card }: one card; they are drawn, or spoken as
### numbers like "4-5-6". { $name }: a player's name.

tutorial-title = Learn SCOUT
# over the coach's words; { $title } is one of the titles below
tutorial-heading = { $step } of { $of }: { $title }
# the same for a lesson that isn't counted (two players)
tutorial-heading-extra = Extra: { $title }
# to a screen reader: the part of the page in which the coach speaks
tutorial-coach = Coach
# the button that leads to the next lesson
tutorial-next = Next
# the button that opens the list of lessons, and the list's title
tutorial-steps = Lessons
# the button that leaves the tutorial; where one was is kept
tutorial-leave = Leave

## While a card is scouted: what to do next

# { $end }: at which end of the set it lies
tutorial-pick-end = Take the { $card } at the { $end ->
    [left] left
   *[right] right
} end. Only end cards can be taken.
# { $card }: the value on the other side of the card that was taken
tutorial-pick-way = Now turn the card over. You need its { $card }.
# { $left } and { $right }: the cards of the hand beside the gap
tutorial-pick-gap = { $where ->
    [first] Choose a place for it: before your { $right }.
    [last] Choose a place for it: after your { $left }.
   *[between] Choose a place for it: between your { $left } and { $right }.
}
# { $set }: what the scouted card makes in the hand. "Scout" is the button.
tutorial-pick-confirm = That makes { $set }. Press Scout to confirm.
# “Scout, then show” is the button action-scout-then-show in table.ftl
tutorial-pick-then = That makes { $set }. Press “Scout, then show”.
tutorial-pick-show = Now show { $set }.

## 1. Turning the hand

tutorial-turn-title = Turn your hand
tutorial-turn = Every card has two values; the upper one counts. Once, before the round, you may turn the whole hand
    over. Which way up is better?
tutorial-turn-keys = Keys: K keeps it as dealt, T turns it.
tutorial-turn-hint = As dealt, nothing fits together. Turned over, four cards do. Turn the hand.
tutorial-turn-done = Well turned! From now on your cards stay as they are: you never sort them and never turn one alone.

## 2. Showing

tutorial-show-title = Show a set
tutorial-show = A set is neighbouring cards that are equal, or go up or down by one. Press the first and the last card of
    your longest set, then Show.
tutorial-show-keys = Keys: arrows move, Shift and an arrow chooses more cards, Enter shows.
tutorial-show-hint = Cards in hand cost points. Get rid of four at once: show { $set }.
tutorial-show-done = Four cards at once! Now they are your set in the ring. The next player must beat it, or scout from it.

## 3. More cards beat fewer; the beaten cards are captured

tutorial-more-title = More cards win
tutorial-more = { $name } has shown { $active }. That looks strong, but more cards beat fewer, whatever their values. Find
    three.
tutorial-more-hint = You need three cards that make a set. Show { $set }.
tutorial-more-done = Three beat two! The beaten cards are yours now, face down. Each is worth a point.

## 4. A match beats a run of the same size

tutorial-match-title = Match beats run
tutorial-match = Equal cards are a match, cards that go up or down by one are a run. With the same number of cards, a match
    beats a run. Beat { $active } with two cards.
tutorial-match-hint = A higher run would do, but you have none. You have a match: show { $set }.
tutorial-match-done = Low, but a match! Between two matches, or two runs, the higher one wins. A tie is not enough.

## 5. Scouting: end, gap, way up; the chip

tutorial-scout-title = Scout
tutorial-scout = You can’t beat { $active }. So hire one of its performers: press Scout.
tutorial-scout-keys = Keys: S for Scout, arrows and Space to choose, T to turn the card over.
tutorial-scout-hint = Not this time: you can’t beat { $active }. Press Scout and take a card.
# { $name }: whose set it was
tutorial-scout-done = Now you hold { $set }. And { $name } gets a Scout chip, worth a point, for a set worth hiring from.

## 6. The round ends: nobody has beaten your set

tutorial-unbeaten-title = Nobody beats you
tutorial-unbeaten = Now you are the strong one. Show { $set }.
tutorial-unbeaten-hint = Nobody here can beat three eights. Show { $set }.
tutorial-unbeaten-after-1 = Let’s see what the others can do.
# { $name }: who has just scouted from your set
tutorial-unbeaten-after-2 = { $name } can only scout, and the Scout chip is yours: a point.
tutorial-unbeaten-done = Since your show everyone else has only scouted. That ends the round, and the cards in your hand
    cost you nothing.

## 7. Scout & Show

tutorial-both-title = Scout & Show
tutorial-both = { $active } is too strong again. But once a round you may scout and show in one turn. Press Scout & Show.
tutorial-both-keys = Keys: D for Scout & Show.
tutorial-both-hint = A Scout alone would end your turn. Take the { $card }, then press “Scout, then show”.
tutorial-both-done = You took a card, and what was left was weaker. Your ticket is used now; you get it back next round.

## 8. The round ends: your hand is empty

tutorial-emptied-title = Your last cards
tutorial-emptied = Only two cards left. Show them both.
tutorial-emptied-hint = Both at once: show { $set }.
tutorial-emptied-done = Your hand is empty, and that ends the round at once. The others lose a point for every card they
    still hold.

## 9. Points

tutorial-points-title = Points
# The answers are three buttons with numbers. { $name }: who will end the round.
tutorial-points = { $name } is about to show the last card. Captured cards and chips count for you, cards in hand against
    you. How many points will you get?
tutorial-points-answers = How many points?
tutorial-points-hint = Count again: { $captured } captured, plus { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, minus { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
tutorial-points-after-1 = Right! Now the last card.
# a sum in figures
tutorial-points-done = { $captured } + { $chips } − { $hand } = { $score }. You play one round for each player; the most points in
    all win.

## An extra for two players

tutorial-two-title = Two players
tutorial-two = With two, a Scout costs one of your three chips, but then you go on. Press Scout.
tutorial-two-hint = First scout the { $card }: it costs a chip, and it is still your turn.
tutorial-two-after-1 = One chip is gone, and it is still your turn. Show { $set }.
tutorial-two-done = With two there is no Scout & Show. The round also ends when the other can’t beat you and has no chip to
    scout with. Chips you keep are points.

## When all is done

tutorial-end-title = You know SCOUT
tutorial-end = That was all. Now a real game?
tutorial-end-play = Play
tutorial-end-two = What about two players?
tutorial-end-rules = The rules
