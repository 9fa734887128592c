"""A question about a position, with its answers: what a page asks without knowing a rule.

A quiz is one JSON object. JavaScript reads it by the same contract (``tests/fixtures/quizzes.json`` holds both to it)
and believes the answers; here they are made, and whoever wrote some by hand has them checked.

- `v`: 1, the version of this contract
- `kind`: what is asked.
  `beat`: which of these slices of the seat's hand are sets that beat the table? Several may be right.
  `scout`: which of these scouts is the best? One is right, unless two are equally good.
  `count`: how many sets of the seat's hand beat the table (all of them, when it is empty)?
  `score`: what does the seat score in this round?
- `spn`: the position, canonical
- `relaxed`: true, and only there when the position is a diagram that play need not reach
- `seat`: whose hand or score it is, counted from 1 as in all text formats
- `names`: one a seat, each as a record takes it; may be left out
- `question`: what is asked instead of the usual words of the kind; may be left out
- `choices`, for beat and scout: 2 to 12 objects, in the order in which they are offered.
  `move`: a show (beat) or a scout (scout); `right`: true or false.
  `why`: told after the answer; may be left out.
  `reason`: of a wrong choice of beat, may be left out: not-a-set, too-few-cards, weaker-kind or lower-value, as in
  `Reason`.
  `value`: of a choice of scout, may be left out: the points that the engine expects of it, -1000 to 1000
- `answer`, for count and score: a whole number
- `sum`, for score, may be left out: `points` (captured cards), `chips`, and `hand`, what the cards in hand cost (0 for
  the owner of a set that stood unbeaten); the answer is points + chips - hand

No other key is allowed. A text (question, why) has 1 to 300 characters and is shown as text, never as markup; a quiz
has 20,000 at most. What the kind needs must be there: a table for beat and scout; for scout a seat that is to play; for
score a round that is over; but for score, known cards in the seat's hand; moves whose cards, end and gap are there, no
move twice, and one at least that is right. Whole numbers are written without a point or an exponent.

That much is *syntax*, which both languages refuse; whether answers are right, and the position possible, is *rule*,
which Python alone refuses (the two words are those of ``tests/fixtures``). Which scout is best no rule decides: that is
told when the quiz is made, and not checked again.

>>> from scout_core import Position
>>> position = Position.from_spn("29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0", relaxed=True)
>>> quiz = make_quiz("beat", position)
>>> [(choice.move, choice.right, choice.reason) for choice in quiz.choices]
[('1', False, 'lower-value'), ('2', True, None), ('3', True, None), ('4', True, None)]
>>> read_quiz(quiz.json()) == quiz
True
"""

from .making import make_quiz
from .model import KINDS, Choice, Quiz, Sum
from .reading import read_quiz

__all__ = ["KINDS", "Choice", "Quiz", "Sum", "make_quiz", "read_quiz"]
