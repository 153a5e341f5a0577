---@meta

---One seat: its coins, how many cards it hides, and those that it lost. A seat that hides none is out.
---@class perfidie.complots.SeatFacts
---@field coins integer
---@field hidden integer
---@field lost string[]

---What every hook tells: the turn and whose it is, all seats, the Treasury, the Court, characters.
---@class perfidie.complots.Facts
---@field memory table<string, any>
---@field flags? table<string, integer|boolean|string>
---@field turn integer
---@field active integer
---@field seats perfidie.complots.SeatFacts[]
---@field treasury integer
---@field court integer
---@field characters string[]

---Everything is dealt, and the first turn begins.
---@class perfidie.complots.facts.match_start : perfidie.complots.Facts

---A turn begins; the first one is told by `match_start` alone.
---@class perfidie.complots.facts.turn_start : perfidie.complots.Facts
---@field player integer

---A player announces an action, perhaps on a target, perhaps claiming a character; its price is paid.
---@class perfidie.complots.facts.declare : perfidie.complots.Facts
---@field player integer
---@field action string
---@field target? integer
---@field claim? string
---@field cost integer

---A player doubts that the claimant holds a character (`denial`: that the claimant does not hold it).
---@class perfidie.complots.facts.challenge : perfidie.complots.Facts
---@field player integer
---@field claimant integer
---@field character string
---@field denial boolean

---A doubt is settled: `player` had claimed the character, `challenger` had doubted it.
---@class perfidie.complots.facts.proof : perfidie.complots.Facts
---@field player integer
---@field challenger integer
---@field character string
---@field denial boolean

---A doubt is settled: `player` had claimed the character, `challenger` had doubted it.
---@class perfidie.complots.facts.lie : perfidie.complots.Facts
---@field player integer
---@field challenger integer
---@field character string
---@field denial boolean

---A player blocks the action of the actor, claiming a character.
---@class perfidie.complots.facts.block : perfidie.complots.Facts
---@field player integer
---@field character string
---@field actor integer
---@field action string

---An action takes effect: of its effect nothing has happened yet.
---@class perfidie.complots.facts.resolve : perfidie.complots.Facts
---@field player integer
---@field action string
---@field target? integer

---An action comes to nothing: it was `blocked`, a `lie`, `stopped` by a mod, or there is `no-target`.
---@class perfidie.complots.facts.fail : perfidie.complots.Facts
---@field player integer
---@field action string
---@field reason string

---A player has turned a character over and still hides `left`.
---@class perfidie.complots.facts.lost : perfidie.complots.Facts
---@field player integer
---@field card string
---@field left integer

---A player is out of the match.
---@class perfidie.complots.facts.out : perfidie.complots.Facts
---@field player integer

---Coins have gone from one purse to another; without a seat it is the Treasury, or the reserve.
---@class perfidie.complots.facts.coins : perfidie.complots.Facts
---@field giver? integer
---@field taker? integer
---@field amount integer

---A player alone still hides a character.
---@class perfidie.complots.facts.match_end : perfidie.complots.Facts
---@field player integer

---One answer that the game allows: `kind` is `declare`, `challenge`, `block`, `pass` and so on.
---@class perfidie.complots.OptionFacts
---@field kind string
---@field action? string
---@field target? integer
---@field character? string
---@field card? string
---@field cards? string[]
---@field swap? boolean

---One answer that the law closes, for one reason alone: the code of its refusal.
---@class perfidie.complots.ClosedFacts
---@field kind string
---@field action? string
---@field target? integer
---@field character? string
---@field why "blocks-nothing" | "target-same-side" | "too-rich"

---A player is asked something; `hand` are that player's hidden cards, `options` the answers.
---`closed` are answers that the law refuses, and that a script may allow.
---@class perfidie.complots.facts.legal : perfidie.complots.Facts
---@field player integer
---@field asks string
---@field hand string[]
---@field options perfidie.complots.OptionFacts[]
---@field closed perfidie.complots.ClosedFacts[]

---A player takes coins from the Treasury, as many as a limited one still has (C-04).
---@class perfidie.complots.wish.gain
---@field wish "gain"
---@field player integer
---@field coins integer

---A player pays coins to the Treasury, as many as the player has.
---@class perfidie.complots.wish.pay
---@field wish "pay"
---@field player integer
---@field coins integer

---A player gives coins to another, as many as the giver has.
---@class perfidie.complots.wish.give
---@field wish "give"
---@field player integer
---@field target integer
---@field coins integer

---A player turns one character over, of the player's own choice, at the end of this turn (C-26).
---@class perfidie.complots.wish.lose
---@field wish "lose"
---@field player integer

---The action on the table comes to nothing; what was paid for it is gone, as after a block (C-32).
---@class perfidie.complots.wish.stop
---@field wish "stop"

---Whoever acted on a target, blocked or not, sees a card of its choice, and may change it (C-19 b).
---@class perfidie.complots.wish.question
---@field wish "question"

---Whoever was just caught in a lie keeps the character; granted at the hook `lie` alone (C-24).
---@class perfidie.complots.wish.pardon
---@field wish "pardon"

---Keep `value` under `key` for later calls of this mod in this match; without a value, forget it.
---@class perfidie.complots.wish.remember
---@field wish "remember"
---@field key string
---@field value? any

---Say the message `key` of the mod's words to everybody, with `facts` for its variables.
---@class perfidie.complots.wish.say
---@field wish "say"
---@field key string
---@field facts? table<string, string | integer>

---Forbid the option at a place in `options`, counted from 1, or those at several places in one wish.
---The last one that is left stays allowed. Hundreds of wishes cost more work than a call may take.
---@class perfidie.complots.wish.forbid
---@field wish "forbid"
---@field option? integer
---@field options? integer[]

---Allow the answer at a place in `closed`, counted from 1, or those at several places in one wish.
---What one script allows, none forbids.
---@class perfidie.complots.wish.allow
---@field wish "allow"
---@field option? integer
---@field options? integer[]

---@alias perfidie.complots.Wish perfidie.complots.wish.gain | perfidie.complots.wish.pay | perfidie.complots.wish.give | perfidie.complots.wish.lose | perfidie.complots.wish.stop | perfidie.complots.wish.question | perfidie.complots.wish.pardon | perfidie.complots.wish.remember | perfidie.complots.wish.say | perfidie.complots.wish.forbid | perfidie.complots.wish.allow

---@class perfidie.complots.Handlers
---@field match_start? fun(facts: perfidie.complots.facts.match_start): (perfidie.complots.Wish[])?
---@field turn_start? fun(facts: perfidie.complots.facts.turn_start): (perfidie.complots.Wish[])?
---@field declare? fun(facts: perfidie.complots.facts.declare): (perfidie.complots.Wish[])?
---@field challenge? fun(facts: perfidie.complots.facts.challenge): (perfidie.complots.Wish[])?
---@field proof? fun(facts: perfidie.complots.facts.proof): (perfidie.complots.Wish[])?
---@field lie? fun(facts: perfidie.complots.facts.lie): (perfidie.complots.Wish[])?
---@field block? fun(facts: perfidie.complots.facts.block): (perfidie.complots.Wish[])?
---@field resolve? fun(facts: perfidie.complots.facts.resolve): (perfidie.complots.Wish[])?
---@field fail? fun(facts: perfidie.complots.facts.fail): (perfidie.complots.Wish[])?
---@field lost? fun(facts: perfidie.complots.facts.lost): (perfidie.complots.Wish[])?
---@field out? fun(facts: perfidie.complots.facts.out): (perfidie.complots.Wish[])?
---@field coins? fun(facts: perfidie.complots.facts.coins): (perfidie.complots.Wish[])?
---@field match_end? fun(facts: perfidie.complots.facts.match_end): (perfidie.complots.Wish[])?
---@field legal? fun(facts: perfidie.complots.facts.legal): (perfidie.complots.Wish[])?

---@class perfidie.complots.Script
---@field on perfidie.complots.Handlers
---@field remembers? table<string, any>
