---@meta

---One seat: its tiles, how many objectives it hides and those it has shown, points, rounds won.
---A seat that is `out` has left the fighting of this round; `faces` are its objectives in their places as
---everybody knows them, `?` for a back: one may lie open before it is called and `shown`; `seen` are, of
---each, the seats that a script let look at it.
---@class perfidie.hecatombe.SeatFacts
---@field armies string[]
---@field captured string[]
---@field hidden integer
---@field shown string[]
---@field out boolean
---@field points integer
---@field rounds integer
---@field faces string[]
---@field seen integer[][]

---What every hook tells: round, attacks in it, whose turn it is or was, all seats, and the box.
---`goal`: captured tiles with which everybody ends; `peoples`: the two symbols of each people; `shifts`: by
---symbol the one as which scripts let it count on objectives; `to_win`: rounds that win the match.
---@class perfidie.hecatombe.Facts
---@field memory table<string, any>
---@field flags? table<string, integer|boolean|string>
---@field round integer
---@field attacks integer
---@field first integer
---@field active integer
---@field seats perfidie.hecatombe.SeatFacts[]
---@field dead string[]
---@field goal integer
---@field to_win integer
---@field symbols string[]
---@field peoples table<string, any>
---@field shifts table<string, string>

---The match begins: the hands of the first round are dealt.
---@class perfidie.hecatombe.facts.match_start : perfidie.hecatombe.Facts

---A round begins, the first one included: everybody chooses objectives; `player` will attack first.
---@class perfidie.hecatombe.facts.round_start : perfidie.hecatombe.Facts
---@field player integer

---A player has to attack; before the first attack of a round `attacks` is 0.
---@class perfidie.hecatombe.facts.turn_start : perfidie.hecatombe.Facts
---@field player integer

---A player sends an army against the army `prey` of the target, who has not answered yet.
---@class perfidie.hecatombe.facts.attack : perfidie.hecatombe.Facts
---@field player integer
---@field army string
---@field target integer
---@field prey string
---@field number integer

---The attacked player has let the army go.
---@class perfidie.hecatombe.facts.let_go : perfidie.hecatombe.Facts
---@field player integer

---The attacked player has counter-attacked and sacrificed an army.
---@class perfidie.hecatombe.facts.counter : perfidie.hecatombe.Facts
---@field player integer
---@field army string

---A player has captured a tile: of `owner`, who after a counter-attack is the same player.
---@class perfidie.hecatombe.facts.capture : perfidie.hecatombe.Facts
---@field player integer
---@field people string
---@field owner integer

---An army of a player has died in an attack.
---@class perfidie.hecatombe.facts.death : perfidie.hecatombe.Facts
---@field player integer
---@field people string

---A player has retreated with the last army, which joins the captured tiles.
---@class perfidie.hecatombe.facts.retreat : perfidie.hecatombe.Facts
---@field player integer
---@field people string

---A player has no army left and is out of the fighting, where nobody retreats.
---@class perfidie.hecatombe.facts.out : perfidie.hecatombe.Facts
---@field player integer

---A player can attack nobody: is `alone`, or faces only the `father`, or only `twins`.
---@class perfidie.hecatombe.facts.fight_end : perfidie.hecatombe.Facts
---@field player integer
---@field reason string

---A player keeps some of the last armies as captured tiles; the others desert and die.
---@class perfidie.hecatombe.facts.keep : perfidie.hecatombe.Facts
---@field player integer
---@field kept string[]
---@field deserted string[]

---A player has called for the objective at a place of the owner.
---@class perfidie.hecatombe.facts.call : perfidie.hecatombe.Facts
---@field player integer
---@field owner integer
---@field place integer

---One of two players has named a people; `found`: the owner had to show it.
---@class perfidie.hecatombe.facts.name : perfidie.hecatombe.Facts
---@field player integer
---@field owner integer
---@field people string
---@field found boolean

---An objective has been turned up, and what it counts stands already; `score` tells that next.
---@class perfidie.hecatombe.facts.reveal : perfidie.hecatombe.Facts
---@field owner integer
---@field place integer
---@field people string

---What an objective counts for each seat; `winners` gained a point, `freers` may free a tile.
---@class perfidie.hecatombe.facts.score : perfidie.hecatombe.Facts
---@field owner integer
---@field people string
---@field totals integer[]
---@field winners integer[]
---@field freers integer[]

---A player has freed a captured tile for a point, or, without `people`, none.
---@class perfidie.hecatombe.facts.free : perfidie.hecatombe.Facts
---@field player integer
---@field people? string

---A script gave a player points beside objectives, or took some; `why`: the words of `mod`.
---@class perfidie.hecatombe.facts.award : perfidie.hecatombe.Facts
---@field player integer
---@field points integer
---@field mod string
---@field why string

---A script had a player give the captured tile `people` to the target, for the captured tile `other`.
---@class perfidie.hecatombe.facts.swap : perfidie.hecatombe.Facts
---@field player integer
---@field people string
---@field target integer
---@field other string

---A script lets a symbol count as the symbol `to` on objectives from now on.
---@class perfidie.hecatombe.facts.shift : perfidie.hecatombe.Facts
---@field symbol string
---@field to string

---A script let a player look at the objective at a place of the owner; what it is, is not told.
---@class perfidie.hecatombe.facts.look : perfidie.hecatombe.Facts
---@field player integer
---@field owner integer
---@field place integer

---A script laid an objective open to everybody; it is not counted yet.
---@class perfidie.hecatombe.facts.show : perfidie.hecatombe.Facts
---@field owner integer
---@field place integer
---@field people string

---The last objective is scored: the last chance for points that decide the round.
---@class perfidie.hecatombe.facts.reckoning : perfidie.hecatombe.Facts

---A round is over: `winners` had the most points.
---@class perfidie.hecatombe.facts.round_end : perfidie.hecatombe.Facts
---@field points integer[]
---@field winners integer[]

---`winners` have won enough rounds.
---@class perfidie.hecatombe.facts.match_end : perfidie.hecatombe.Facts
---@field winners integer[]

---One answer that the game allows: `kind` is `attack`, `letgo`, `counter`, `keep`, `call` and so on.
---@class perfidie.hecatombe.OptionFacts
---@field kind string
---@field army? string
---@field target? integer
---@field prey? string
---@field people? string
---@field owner? integer
---@field place? integer

---One attack that the law closes, for one reason alone: the code of its refusal.
---@class perfidie.hecatombe.ClosedFacts
---@field kind string
---@field army string
---@field target integer
---@field prey string
---@field why "attack-father"

---A player is asked something; `options` are the answers, in a fight perhaps hundreds.
---`closed` are answers that the law refuses, and that a script may allow. `hand`: the player's tiles while
---objectives are chosen; `objectives`: those of every seat that the player may know, `?` for others;
---`chosen`: the secret choices made so far.
---@class perfidie.hecatombe.facts.legal : perfidie.hecatombe.Facts
---@field player integer
---@field asks string
---@field hand string[]
---@field objectives string[][]
---@field chosen string[]
---@field options perfidie.hecatombe.OptionFacts[]
---@field closed perfidie.hecatombe.ClosedFacts[]

---A player gains points in this round, beside objectives, or pays as many as the player has.
---They are written down with `why`: a message of the mod's words, as `say` has them.
---@class perfidie.hecatombe.wish.score
---@field wish "score"
---@field player integer
---@field points integer
---@field why string

---A player gives the captured tile `people` to the target for the captured tile `other`.
---Only until the first objective is shown: what is being counted lies still.
---@class perfidie.hecatombe.wish.swap
---@field wish "swap"
---@field player integer
---@field people string
---@field target integer
---@field other string

---On objectives a symbol counts as the symbol `to`, until another wish says otherwise.
---What is scored already stays; on tiles every symbol is what it is.
---@class perfidie.hecatombe.wish.shift
---@field wish "shift"
---@field symbol string
---@field to string

---A player looks at the objective at a place of the target: what it is, nobody else learns.
---Everybody sees whose objective it was, and which. Nothing comes of looking at what one knows.
---@class perfidie.hecatombe.wish.look
---@field wish "look"
---@field player integer
---@field target integer
---@field place integer

---The objective at a place of a player lies open to everybody from now on.
---It is not counted for that: this happens when it is called, as ever.
---@class perfidie.hecatombe.wish.show
---@field wish "show"
---@field player integer
---@field place integer

---Keep `value` under `key` for later calls of this mod in this match; without a value, forget it.
---@class perfidie.hecatombe.wish.remember
---@field wish "remember"
---@field key string
---@field value? any

---Say the message `key` of the mod's words to everybody, with `facts` for its variables.
---@class perfidie.hecatombe.wish.say
---@field wish "say"
---@field key string
---@field facts? table<string, string | integer>

---Forbid the option at a place in `options`, counted from 1, or those at several places in one wish.
---The last one that is left stays allowed. Hundreds of wishes cost more work than a call may take.
---@class perfidie.hecatombe.wish.forbid
---@field wish "forbid"
---@field option? integer
---@field options? integer[]

---Allow the answer at a place in `closed`, counted from 1, or those at several places in one wish.
---What one script allows, none forbids.
---@class perfidie.hecatombe.wish.allow
---@field wish "allow"
---@field option? integer
---@field options? integer[]

---@alias perfidie.hecatombe.Wish perfidie.hecatombe.wish.score | perfidie.hecatombe.wish.swap | perfidie.hecatombe.wish.shift | perfidie.hecatombe.wish.look | perfidie.hecatombe.wish.show | perfidie.hecatombe.wish.remember | perfidie.hecatombe.wish.say | perfidie.hecatombe.wish.forbid | perfidie.hecatombe.wish.allow

---@class perfidie.hecatombe.Handlers
---@field match_start? fun(facts: perfidie.hecatombe.facts.match_start): (perfidie.hecatombe.Wish[])?
---@field round_start? fun(facts: perfidie.hecatombe.facts.round_start): (perfidie.hecatombe.Wish[])?
---@field turn_start? fun(facts: perfidie.hecatombe.facts.turn_start): (perfidie.hecatombe.Wish[])?
---@field attack? fun(facts: perfidie.hecatombe.facts.attack): (perfidie.hecatombe.Wish[])?
---@field let_go? fun(facts: perfidie.hecatombe.facts.let_go): (perfidie.hecatombe.Wish[])?
---@field counter? fun(facts: perfidie.hecatombe.facts.counter): (perfidie.hecatombe.Wish[])?
---@field capture? fun(facts: perfidie.hecatombe.facts.capture): (perfidie.hecatombe.Wish[])?
---@field death? fun(facts: perfidie.hecatombe.facts.death): (perfidie.hecatombe.Wish[])?
---@field retreat? fun(facts: perfidie.hecatombe.facts.retreat): (perfidie.hecatombe.Wish[])?
---@field out? fun(facts: perfidie.hecatombe.facts.out): (perfidie.hecatombe.Wish[])?
---@field fight_end? fun(facts: perfidie.hecatombe.facts.fight_end): (perfidie.hecatombe.Wish[])?
---@field keep? fun(facts: perfidie.hecatombe.facts.keep): (perfidie.hecatombe.Wish[])?
---@field call? fun(facts: perfidie.hecatombe.facts.call): (perfidie.hecatombe.Wish[])?
---@field name? fun(facts: perfidie.hecatombe.facts.name): (perfidie.hecatombe.Wish[])?
---@field reveal? fun(facts: perfidie.hecatombe.facts.reveal): (perfidie.hecatombe.Wish[])?
---@field score? fun(facts: perfidie.hecatombe.facts.score): (perfidie.hecatombe.Wish[])?
---@field free? fun(facts: perfidie.hecatombe.facts.free): (perfidie.hecatombe.Wish[])?
---@field award? fun(facts: perfidie.hecatombe.facts.award): (perfidie.hecatombe.Wish[])?
---@field swap? fun(facts: perfidie.hecatombe.facts.swap): (perfidie.hecatombe.Wish[])?
---@field shift? fun(facts: perfidie.hecatombe.facts.shift): (perfidie.hecatombe.Wish[])?
---@field look? fun(facts: perfidie.hecatombe.facts.look): (perfidie.hecatombe.Wish[])?
---@field show? fun(facts: perfidie.hecatombe.facts.show): (perfidie.hecatombe.Wish[])?
---@field reckoning? fun(facts: perfidie.hecatombe.facts.reckoning): (perfidie.hecatombe.Wish[])?
---@field round_end? fun(facts: perfidie.hecatombe.facts.round_end): (perfidie.hecatombe.Wish[])?
---@field match_end? fun(facts: perfidie.hecatombe.facts.match_end): (perfidie.hecatombe.Wish[])?
---@field legal? fun(facts: perfidie.hecatombe.facts.legal): (perfidie.hecatombe.Wish[])?

---@class perfidie.hecatombe.Script
---@field on perfidie.hecatombe.Handlers
---@field remembers? table<string, any>
