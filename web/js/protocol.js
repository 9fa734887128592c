/**
 * The wire between page and engine: one JSON string in, one JSON string out.
 *
 * This file is the page's half of the contract; `scout_core/wire.py` is the engine's, and the golden requests in
 * `tests/wire/` hold the two together. Names are Python's (snake_case), seats, places and gaps are 0-based,
 * slices half-open, exactly as in the engine. Card texts are two characters, upright value first ("3T").
 *
 * Everything that needs a rule to be known comes ready-made in a view: JavaScript looks things up, it never judges.
 */

export const PROTOCOL_VERSION = 1;

/** @typedef {string} CardText  two characters, upright value first; "??" is a card this seat may not see */
/** @typedef {"turn"|"play"|"over"} Phase */
/** @typedef {"single"|"match"|"run"} SetKind */
/** @typedef {"emptied"|"unbeaten"} Termination */
/**
 * Why something is refused; the codes of scout_core.Reason. The page turns them into sentences.
 * @typedef {"not-your-turn"|"wrong-phase"|"out-of-range"|"not-a-set"|"too-few-cards"|"weaker-kind"|"lower-value"|
 *   "nothing-to-scout"|"no-token"|"no-chip"|"must-show"|"round-over"} Reason
 */

/**
 * One valid set in a hand. A slice that is not listed is not a set.
 * @typedef {object} SetInfo
 * @property {number} start
 * @property {number} stop      half-open
 * @property {SetKind} kind
 * @property {boolean} longest  no other listed set of the hand contains it (the brackets under the cards)
 * @property {boolean} beats    it is stronger than what lies on the table, whoever's turn it is
 * @property {Reason|null} why  why it can't be shown now; null: it can
 */

/**
 * One way to scout: an end, a gap and a way up.
 * @typedef {object} ScoutInfo
 * @property {string} move      "L7", "R0!": what game.push and game.after take
 * @property {"L"|"R"} end
 * @property {number} gap       number of hand cards left of it
 * @property {boolean} turned
 * @property {CardText} card    as it would lie in the hand
 * @property {{start:number, stop:number, kind:SetKind}|null} makes  the longest set of two or more that the card would
 *   be part of, in places counted after the insertion
 * @property {boolean} showable some show would be legal after it (Scout & Show, the token apart)
 */

/**
 * A hand one way up, with what it holds.
 * @typedef {object} WayUp
 * @property {boolean} turned
 * @property {CardText[]} hand
 * @property {SetInfo[]} sets
 */

/**
 * What a seat may do. Null in a view of a seat that is not to act.
 * @typedef {object} Choices
 * @property {Reason|null} show      why no card can be shown at all; null: some can
 * @property {Reason|null} scout
 * @property {Reason|null} scout_and_show
 * @property {ScoutInfo[]} scouts    empty when scouting is refused (for Scout & Show too)
 */

/**
 * One thing that happened, as the viewer saw it. Fields that the viewer may not know are null.
 * @typedef {{type:"dealt", round:number, start:number, hand_size:number}
 *  | {type:"turned", seat:number, turned:boolean|null}
 *  | {type:"token", seat:number}
 *  | {type:"scouted", seat:number, owner:number, end:"L"|"R", card:CardText, gap:number|null, turned:boolean|null, chip:"owner"|"centre"}
 *  | {type:"showed", seat:number, cards:CardText[], kind:SetKind, start:number|null, captured:CardText[], owner:number|null}
 *  | {type:"round-ended", round:number, termination:Termination, seat:number, scores:number[]}
 *  | {type:"game-ended", totals:number[], winners:number[]}} GameEvent
 * `scouted.card` is the card as it lay on the table. `showed.owner` is whose set was beaten (null: empty table).
 */

/**
 * @typedef {object} HistoryEntry
 * @property {number} ply       the ply at which it was done
 * @property {number} seat
 * @property {GameEvent[]} events
 */

/**
 * A finished round: the sum of each seat and the table as it was left.
 * @typedef {object} RoundResult
 * @property {number} round
 * @property {Termination} termination
 * @property {number} seat          who emptied the hand, or whose set stayed unbeaten
 * @property {number|null} exempt   who pays nothing for the hand (its owner under "unbeaten")
 * @property {number[]} points      captured cards
 * @property {number[]} chips
 * @property {number[]} hand_sizes
 * @property {number[]} scores
 * @property {number[]} totals      after this round
 * @property {number} ply           ply of the action that ended it
 * @property {CardText[]} active
 * @property {number|null} owner
 * @property {(CardText[])[]|null} hands  open hands, when they may be seen (with two players only after the game)
 */

/**
 * A game as one seat sees it (game.view, and in the replies to game.push, game.pop, game.bot, game.new, game.load).
 * @typedef {object} GameView
 * @property {number} ply           actions done so far in the whole game
 * @property {number} players
 * @property {number|null} seat     whose eyes; null: a spectator
 * @property {string[]} names
 * @property {number} turn          the seat to act (or that acted last, when over)
 * @property {Phase} phase          "over" only at the end of the game: rounds follow on by themselves
 * @property {number} round         from 1
 * @property {number} rounds
 * @property {number} start         the seat that started the round
 * @property {number[]} totals      of the rounds before this one
 * @property {CardText[]|null} hand
 * @property {number[]} hand_sizes
 * @property {CardText[]} active
 * @property {number|null} owner
 * @property {number[]} points      captured cards this round
 * @property {number[]} chips
 * @property {boolean[]} tokens
 * @property {boolean[]} decided    who has chosen the way up of the hand
 * @property {SetInfo[]} sets       every valid set of the own hand; empty for a spectator
 * @property {WayUp[]|null} ways    both ways up, while this seat is to choose
 * @property {Choices|null} choices
 * @property {HistoryEntry[]} history  of this round
 * @property {RoundResult[]} results   finished rounds
 * @property {{totals:number[], winners:number[]}|null} final
 * @property {string} spn           this seat's view; foreign cards are ??
 */

/**
 * Replies. `events` are what the viewer saw of the action just done.
 * @typedef {{view:GameView, events:GameEvent[], save:string}} ActionReply   game.new, game.load, game.push, game.pop, game.bot
 * @typedef {{move:string, card:CardText, hand:CardText[], active:CardText[], sets:SetInfo[]}} AfterReply
 *   game.after: the hand that the scout makes, what remains to be beaten, and the sets judged against it
 *   game.hint, best first: points by which the seat is expected to lead the mean of the others, as what it leads by
 *   right after the move and what comes on top; in the last round also the chance to win the game
 * @typedef {{move:string, value:number, exact:number, valued:number, chance:number|null}} RankedMove
 * @typedef {{moves:RankedMove[]}} HintReply
 *   game.review: every move of a seat in a finished round beside the best there was, with the own hand and the table then
 * @typedef {{ply:number, hand:CardText[], active:CardText[], played:RankedMove, best:RankedMove}} JudgedMove
 * @typedef {{moves:JudgedMove[]}} ReviewReply
 * @typedef {{id:string, rank:number}} BotEntry      weakest to strongest
 * @typedef {{version:string, protocol:number, bots:BotEntry[], players:number[]}} HelloReply
 */

/**
 * Requests. `viewer` is the seat whose view and events come back (null: a spectator).
 * `game.view`: `at` is an earlier ply, to look back; `left` the SPN of the table that a round was
 * left with, if the action at that ply ended one. `game.pop` takes back to ply `to` and never re-deals. In
 * `game.bot` the computer player chooses for the seat to act, and its move is pushed. `game.sgn` only of a finished game.
 * @typedef {{
 *   "engine.hello": {params:{}, result:HelloReply},
 *   "game.new": {params:{game:string, names:string[], viewer:number|null, seed?:string, deals?:string[]}, result:ActionReply},
 *   "game.load": {params:{game:string, save:string, viewer:number|null}, result:ActionReply},
 *   "game.save": {params:{game:string}, result:{save:string}},
 *   "game.view": {params:{game:string, viewer:number|null, at?:number}, result:{view:GameView, left:string|null}},
 *   "game.push": {params:{game:string, ply:number, move:string, viewer:number|null}, result:ActionReply},
 *   "game.pop": {params:{game:string, ply:number, to:number, viewer:number|null}, result:ActionReply},
 *   "game.after": {params:{game:string, ply:number, scout:string}, result:AfterReply},
 *   "game.bot": {params:{game:string, ply:number, bot:string, viewer:number|null, budget?:number}, result:ActionReply},
 *   "game.hint": {params:{game:string, ply:number, limit?:number}, result:HintReply},
 *   "game.review": {params:{game:string, seat:number, round:number}, result:ReviewReply},
 *   "game.sgn": {params:{game:string}, result:{sgn:string}},
 *   "position.check": {params:{spn:string, relaxed?:boolean}, result:{spn:string}},
 *   "position.svg": {params:Drawing, result:{svg:string}},
 *   "quiz.make": {params:Question, result:{quiz:string}},
 *   "quiz.check": {params:{quiz:string}, result:{quiz:string}},
 *   "sgn.frames": {params:{sgn:string}, result:{sgn:string, names:string[], players:number, frames:Frame[], results:RoundResult[]}},
 * }} Methods
 * @typedef {{ply:number, round:number, move:string|null, spn:string, events:GameEvent[]}} Frame   move: what led here
 *
 * What is drawn and asked. A seat is whose eyes (null: all that is known), or who is asked (null: the seat to act). `words`
 * by the keys of scout_core/svg/languages.py (left out: those of `lang`); a theme is light, dark or print. Kinds of quiz, what its
 * text holds: scout_core/quiz. What can't be is an error `notation` with its place, or `scout` with the reason.
 * @typedef {{spn:string, relaxed?:boolean, seat?:number|null, names?:string[]|null, width?:number, theme?:string,
 *   lang?:string, words?:Record<string, string>|null, caption?:string|null, brackets?:boolean}} Drawing
 * @typedef {{spn:string, relaxed?:boolean, seat?:number|null, names?:string[]|null, kind:string, question?:string|null,
 *   choices?:number}} Question
 */

/**
 * @typedef {{v:1, id:number, method:string, params:object}} Request
 * @typedef {{code:string, reason:Reason|null, message:string, data:object}} WireError
 *   codes: bad-request, unknown-method, bad-params, unknown-game, stale-ply, illegal-move, game-over, game-not-over,
 *   notation, scout, bad-save, internal
 *   data of a notation: field, line, column, expected; of a move that is out-of-range what of it: part (place, gap, end),
 *   given (as it was written), least and most (of it)
 * @typedef {{v:1, id:number, result:object} | {v:1, id:number|null, error:WireError}} Reply
 * resumed: Python went on from its memory as the build made it
 * @typedef {{v:1, event:"boot", stage:"runtime"|"library"|"engine"|"ready", done:number, total:number,
 *   resumed?:boolean}} BootEvent
 * @typedef {{v:1, id:number, progress:{done:number, total:number}}} Progress
 */

/**
 * What the player has picked up so far (selection.js reduces it, the table draws it).
 * @typedef {object} Selection
 * @property {"show"|"scout"|"second"} mode  second: the show half of Scout & Show, the scout half chosen
 * @property {number|null} anchor   first card picked
 * @property {number|null} start    the selected slice of the hand in sight (in "second": of after.hand)
 * @property {number|null} stop
 * @property {"L"|"R"|null} end
 * @property {number|null} gap
 * @property {boolean} turned
 * @property {AfterReply|null} after
 *
 * Intents: what the elements dispatch as `new CustomEvent("scout-intent", {bubbles:true, composed:true, detail})`.
 * - card: a hand card was chosen (extend: make the slice reach to it); slice: a slice was swept
 * - end, gap: an end of the active set, a gap of the hand was chosen; flip: turn the scouted card over
 * - drop: a table card was dragged to a gap; fling: the selection was dragged onto the table (show it)
 * - do: one of the buttons; seat: the details of a seat
 * @typedef {{type:"card", place:number, extend?:boolean}
 *  | {type:"slice", start:number, stop:number}
 *  | {type:"end", end:"L"|"R"}
 *  | {type:"gap", gap:number}
 *  | {type:"flip"}
 *  | {type:"drop", end:"L"|"R", gap:number}
 *  | {type:"fling"}
 *  | {type:"do", action:"show"|"scout"|"scout-show"|"undo"|"back"|"menu"|"next"|"keep"|"turn"}
 *  | {type:"seat", seat:number}} Intent
 */
