---@meta

---One seat: tokens, treachery cards in hand, units that are not gone, and the points of these.
---@class perfidie.skirmish.SeatFacts
---@field tokens integer
---@field cards integer
---@field units integer
---@field points integer

---One unit: whose it is, its kind, models left, where it is, whether it flees.
---`place` is `table`, `reserve`, `away` or `gone`; what is gone stays in the list.
---@class perfidie.skirmish.UnitFacts
---@field owner integer
---@field name string
---@field models integer
---@field place string
---@field fleeing boolean

---What every hook tells: the game turn, whose turn it is, phase and named enemy, all seats and units.
---In deployment the `round` is 0, and nobody is `active`. The unit that a hook names is
---`facts.units[facts.unit]`.
---@class perfidie.skirmish.Facts
---@field memory table<string, any>
---@field flags? table<string, integer|boolean|string>
---@field round integer
---@field rounds integer
---@field active? integer
---@field phase string
---@field enemy? integer
---@field seats perfidie.skirmish.SeatFacts[]
---@field units perfidie.skirmish.UnitFacts[]

---Armies stand ready, nobody is deployed yet, and no card is dealt.
---@class perfidie.skirmish.facts.match_start : perfidie.skirmish.Facts

---A game turn begins: its turn cards are shuffled, everybody is about to draw a treachery card.
---@class perfidie.skirmish.facts.round_start : perfidie.skirmish.Facts

---The turn card of a player lies face up; `left` others lie face down.
---@class perfidie.skirmish.facts.turn_start : perfidie.skirmish.Facts
---@field player integer
---@field left integer

---A phase begins: `movement`, `magic`, `shooting` or `combat`; nobody is named yet.
---@class perfidie.skirmish.facts.phase_start : perfidie.skirmish.Facts
---@field player integer

---An enemy is named for the phase; `forced`: no other name was legal.
---@class perfidie.skirmish.facts.name : perfidie.skirmish.Facts
---@field player integer
---@field target integer
---@field forced boolean

---A unit declares a charge on the `front`, `left`, `right` or `rear` of another.
---@class perfidie.skirmish.facts.charge : perfidie.skirmish.Facts
---@field unit integer
---@field target integer
---@field arc string

---A charge has ended: `contact`, `failed`, `void` or `caught`.
---@class perfidie.skirmish.facts.charge_result : perfidie.skirmish.Facts
---@field unit integer
---@field target integer
---@field how string

---A unit has shot at another: its shots, and what became of them.
---@class perfidie.skirmish.facts.shot : perfidie.skirmish.Facts
---@field unit integer
---@field target integer
---@field weapon string
---@field shots integer
---@field hits integer
---@field wounds integer
---@field unsaved integer

---A war machine has shot; `struck` are the units that were hit, which may be none.
---@class perfidie.skirmish.facts.bombard : perfidie.skirmish.Facts
---@field unit integer
---@field machine string
---@field struck integer[]

---A wizard has tried a spell: `cast`, `failed` or `irresistible`; it may yet be dispelled.
---@class perfidie.skirmish.facts.cast : perfidie.skirmish.Facts
---@field unit integer
---@field spell string
---@field how string
---@field target? integer

---A player has tried to dispel a spell; `lasting`: one that lay on a unit already.
---@class perfidie.skirmish.facts.dispel : perfidie.skirmish.Facts
---@field player integer
---@field passed boolean
---@field lasting boolean

---A combat is about to be fought between units of the active player and of the enemy.
---@class perfidie.skirmish.facts.combat_start : perfidie.skirmish.Facts
---@field friends integer[]
---@field enemies integer[]

---A combat was fought: who won it, and by how many points; without a seat nobody did.
---@class perfidie.skirmish.facts.combat : perfidie.skirmish.Facts
---@field winner? integer
---@field points integer

---A unit that lost a combat failed its break test.
---@class perfidie.skirmish.facts.broke : perfidie.skirmish.Facts
---@field unit integer

---A unit begins to flee; `why` is a word such as `panic` or `break`, `blame` who scores if it dies.
---@class perfidie.skirmish.facts.fled : perfidie.skirmish.Facts
---@field unit integer
---@field why string
---@field blame? integer

---A fleeing unit stands again.
---@class perfidie.skirmish.facts.rally : perfidie.skirmish.Facts
---@field unit integer

---The last model of a unit is gone; `credit` scores it.
---@class perfidie.skirmish.facts.destroyed : perfidie.skirmish.Facts
---@field unit integer
---@field why string
---@field credit? integer

---A player has paid and played a treachery card; it has not worked yet and may be cancelled.
---@class perfidie.skirmish.facts.card : perfidie.skirmish.Facts
---@field player integer
---@field card string
---@field unit? integer
---@field target? integer
---@field cost integer

---A treachery card was `done`, `cancelled` or `void`; of its effect nothing has happened yet.
---@class perfidie.skirmish.facts.card_result : perfidie.skirmish.Facts
---@field player integer
---@field card string
---@field how string

---A player offers another tokens, or a card that nobody else sees, for a promise.
---`promise` is `not-name`, `not-charge` or `name`, whose `enemy` is to be named in `in_phase`.
---@class perfidie.skirmish.facts.offer : perfidie.skirmish.Facts
---@field player integer
---@field target integer
---@field tokens integer
---@field card boolean
---@field promise string
---@field enemy? integer
---@field in_phase string

---The offer of a player to another is settled: taken or not.
---@class perfidie.skirmish.facts.offer_result : perfidie.skirmish.Facts
---@field player integer
---@field target integer
---@field accepted boolean

---The promise of a player to another has ended: `kept`, `broken` or `void`.
---@class perfidie.skirmish.facts.promise : perfidie.skirmish.Facts
---@field player integer
---@field target integer
---@field promise string
---@field how string

---The tokens of a player have changed; `why` is `points`, `card`, `bribe`, `cost` and so on.
---@class perfidie.skirmish.facts.tokens : perfidie.skirmish.Facts
---@field player integer
---@field before integer
---@field after integer
---@field why string

---A phase has ended; its points are counted next.
---@class perfidie.skirmish.facts.phase_end : perfidie.skirmish.Facts
---@field player integer

---A turn has ended; `early`: its player has no models left.
---@class perfidie.skirmish.facts.turn_end : perfidie.skirmish.Facts
---@field player integer
---@field early boolean

---The battle is over.
---@class perfidie.skirmish.facts.match_end : perfidie.skirmish.Facts
---@field player integer

---A treachery card of this mod takes effect; `hand` are the other cards of its player.
---Told to the scripts of the card's mod alone, where an effect of the card is `{ kind = "script" }`.
---@class perfidie.skirmish.facts.played : perfidie.skirmish.Facts
---@field player integer
---@field card string
---@field unit? integer
---@field target? integer

---A spell of this mod takes effect on a unit; `hand` are the treachery cards of its player.
---Told to the scripts of the spell's mod alone, where an effect of the spell is `{ kind = "script" }`; once
---for each unit under a template.
---@class perfidie.skirmish.facts.spell : perfidie.skirmish.Facts
---@field player integer
---@field spell string
---@field wizard integer
---@field unit integer

---One answer that the game allows: `kind` is the word of an action in small letters: name,
---playcard, pass, react, answer, done.
---`target` is the seat that is named, or at which a card aims; `player` who made the offer that is answered.
---@class perfidie.skirmish.OptionFacts
---@field kind string
---@field target? integer
---@field unit? integer
---@field card? string
---@field reaction? string
---@field player? integer
---@field accept? boolean

---One name that the law closes, by the code of its refusal.
---@class perfidie.skirmish.ClosedFacts
---@field kind "name"
---@field target integer
---@field why "name-barred" | "name-in-contact"

---A player is asked for a `name`, a `card`, the `reaction` of a charged `unit`, or to answer an `offer`.
---`options` are the answers, `closed` names that the law refuses, and that a script may allow.
---@class perfidie.skirmish.facts.legal : perfidie.skirmish.Facts
---@field player integer
---@field asks string
---@field unit? integer
---@field options perfidie.skirmish.OptionFacts[]
---@field closed? perfidie.skirmish.ClosedFacts[]

---A player gets tokens from the bank.
---@class perfidie.skirmish.wish.gain
---@field wish "gain"
---@field player integer
---@field tokens integer

---A player pays tokens to the bank, as many as the player has.
---@class perfidie.skirmish.wish.pay
---@field wish "pay"
---@field player integer
---@field tokens integer

---A player gives tokens to another, as many as the giver has.
---@class perfidie.skirmish.wish.give
---@field wish "give"
---@field player integer
---@field target integer
---@field tokens integer

---A player draws treachery cards; who then holds more than five discards (S-19).
---@class perfidie.skirmish.wish.draw
---@field wish "draw"
---@field player integer
---@field cards? integer

---A player may not name another, at the player's next naming, if another name is left (S-09, S-21).
---@class perfidie.skirmish.wish.spare
---@field wish "spare"
---@field player integer
---@field target integer

---A unit may not `charge`, or not `shoot`, until the phase ends.
---@class perfidie.skirmish.wish.halt
---@field wish "halt"
---@field unit integer
---@field what "charge" | "shoot"

---A unit is stubborn until the phase ends (S-56).
---@class perfidie.skirmish.wish.steel
---@field wish "steel"
---@field unit integer

---A unit suffers hits: they wound, are saved, and frighten as those of a spell (S-43, S-48, S-59).
---`player` gets the points of what dies, unless it is the player's own; left out, nobody does.
---@class perfidie.skirmish.wish.hit
---@field wish "hit"
---@field unit integer
---@field hits integer
---@field strength integer
---@field player? integer

---A unit tests panic, if it may: unengaged, unfleeing, not immune, not yet tested (S-59).
---@class perfidie.skirmish.wish.panic
---@field wish "panic"
---@field unit integer

---Wounds of a unit come back, and with `raises` dead models, as many as there is room for (S-43).
---@class perfidie.skirmish.wish.heal
---@field wish "heal"
---@field unit integer
---@field wounds integer
---@field raises? boolean

---Keep `value` under `key` for later calls of this mod in this match; without a value, forget it.
---@class perfidie.skirmish.wish.remember
---@field wish "remember"
---@field key string
---@field value? any

---Say the message `key` of the mod's words to everybody, with `facts` for its variables.
---@class perfidie.skirmish.wish.say
---@field wish "say"
---@field key string
---@field facts? table<string, string | integer>

---Forbid the option at a place in `options`, counted from 1, or those at several places in one wish.
---The last one that is left stays allowed. Hundreds of wishes cost more work than a call may take.
---@class perfidie.skirmish.wish.forbid
---@field wish "forbid"
---@field option? integer
---@field options? integer[]

---Allow the answer at a place in `closed`, counted from 1, or those at several places in one wish.
---What one script allows, none forbids.
---@class perfidie.skirmish.wish.allow
---@field wish "allow"
---@field option? integer
---@field options? integer[]

---@alias perfidie.skirmish.Wish perfidie.skirmish.wish.gain | perfidie.skirmish.wish.pay | perfidie.skirmish.wish.give | perfidie.skirmish.wish.draw | perfidie.skirmish.wish.spare | perfidie.skirmish.wish.halt | perfidie.skirmish.wish.steel | perfidie.skirmish.wish.hit | perfidie.skirmish.wish.panic | perfidie.skirmish.wish.heal | perfidie.skirmish.wish.remember | perfidie.skirmish.wish.say | perfidie.skirmish.wish.forbid | perfidie.skirmish.wish.allow

---@class perfidie.skirmish.Handlers
---@field match_start? fun(facts: perfidie.skirmish.facts.match_start): (perfidie.skirmish.Wish[])?
---@field round_start? fun(facts: perfidie.skirmish.facts.round_start): (perfidie.skirmish.Wish[])?
---@field turn_start? fun(facts: perfidie.skirmish.facts.turn_start): (perfidie.skirmish.Wish[])?
---@field phase_start? fun(facts: perfidie.skirmish.facts.phase_start): (perfidie.skirmish.Wish[])?
---@field name? fun(facts: perfidie.skirmish.facts.name): (perfidie.skirmish.Wish[])?
---@field charge? fun(facts: perfidie.skirmish.facts.charge): (perfidie.skirmish.Wish[])?
---@field charge_result? fun(facts: perfidie.skirmish.facts.charge_result): (perfidie.skirmish.Wish[])?
---@field shot? fun(facts: perfidie.skirmish.facts.shot): (perfidie.skirmish.Wish[])?
---@field bombard? fun(facts: perfidie.skirmish.facts.bombard): (perfidie.skirmish.Wish[])?
---@field cast? fun(facts: perfidie.skirmish.facts.cast): (perfidie.skirmish.Wish[])?
---@field dispel? fun(facts: perfidie.skirmish.facts.dispel): (perfidie.skirmish.Wish[])?
---@field combat_start? fun(facts: perfidie.skirmish.facts.combat_start): (perfidie.skirmish.Wish[])?
---@field combat? fun(facts: perfidie.skirmish.facts.combat): (perfidie.skirmish.Wish[])?
---@field broke? fun(facts: perfidie.skirmish.facts.broke): (perfidie.skirmish.Wish[])?
---@field fled? fun(facts: perfidie.skirmish.facts.fled): (perfidie.skirmish.Wish[])?
---@field rally? fun(facts: perfidie.skirmish.facts.rally): (perfidie.skirmish.Wish[])?
---@field destroyed? fun(facts: perfidie.skirmish.facts.destroyed): (perfidie.skirmish.Wish[])?
---@field card? fun(facts: perfidie.skirmish.facts.card): (perfidie.skirmish.Wish[])?
---@field card_result? fun(facts: perfidie.skirmish.facts.card_result): (perfidie.skirmish.Wish[])?
---@field offer? fun(facts: perfidie.skirmish.facts.offer): (perfidie.skirmish.Wish[])?
---@field offer_result? fun(facts: perfidie.skirmish.facts.offer_result): (perfidie.skirmish.Wish[])?
---@field promise? fun(facts: perfidie.skirmish.facts.promise): (perfidie.skirmish.Wish[])?
---@field tokens? fun(facts: perfidie.skirmish.facts.tokens): (perfidie.skirmish.Wish[])?
---@field phase_end? fun(facts: perfidie.skirmish.facts.phase_end): (perfidie.skirmish.Wish[])?
---@field turn_end? fun(facts: perfidie.skirmish.facts.turn_end): (perfidie.skirmish.Wish[])?
---@field match_end? fun(facts: perfidie.skirmish.facts.match_end): (perfidie.skirmish.Wish[])?
---@field played? fun(facts: perfidie.skirmish.facts.played): (perfidie.skirmish.Wish[])?
---@field spell? fun(facts: perfidie.skirmish.facts.spell): (perfidie.skirmish.Wish[])?
---@field legal? fun(facts: perfidie.skirmish.facts.legal): (perfidie.skirmish.Wish[])?

---@class perfidie.skirmish.Script
---@field on perfidie.skirmish.Handlers
---@field remembers? table<string, any>
