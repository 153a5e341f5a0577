---@meta

---One seat: `team` characters live (none: it is out of the game), `cards` are in its hand.
---`extra` BALLE are in its gun beside those of the start; `barrel` cards are left to fire, `turned` are
---those fired. `pocket` is there once everybody has seen it, `bet` once the dice are turned up; `accused`
---says that the accusation of the round is used.
---@class perfidie.roulette.SeatFacts
---@field points integer
---@field team integer
---@field cards integer
---@field extra integer
---@field in_round boolean
---@field accused boolean
---@field barrel integer
---@field turned ("balle" | "clic")[]
---@field pocket? "balle" | "clic"
---@field bet? integer

---What every hook tells: round, phase and shot, all seats, the deck, spare BALLE, the points that win.
---@class perfidie.roulette.Facts
---@field memory table<string, any>
---@field flags? table<string, integer|boolean|string>
---@field round integer
---@field phase string
---@field shot integer
---@field seats perfidie.roulette.SeatFacts[]
---@field deck integer
---@field spare integer
---@field points_to_win integer

---Everything is dealt, and the first round begins.
---@class perfidie.roulette.facts.match_start : perfidie.roulette.Facts

---A round begins, in which `players` take part; the first one is told by `match_start` alone.
---@class perfidie.roulette.facts.round_start : perfidie.roulette.Facts
---@field players integer[]

---A player has put a card into the pocket; which one, nobody is told.
---@class perfidie.roulette.facts.pocket : perfidie.roulette.Facts
---@field player integer

---The bet of one player.
---@class perfidie.roulette.BetFacts
---@field player integer
---@field bet integer

---All dice are turned up together.
---@class perfidie.roulette.facts.bets : perfidie.roulette.Facts
---@field bets perfidie.roulette.BetFacts[]

---A player accuses; whom, nobody is told before the batch is judged.
---@class perfidie.roulette.facts.accusation : perfidie.roulette.Facts
---@field player integer

---An accused player shows the pocket: `guilty` with a BALLE in it.
---@class perfidie.roulette.facts.verdict : perfidie.roulette.Facts
---@field player integer
---@field accusers integer[]
---@field guilty boolean

---A shot is called: these players are to shoot in it.
---@class perfidie.roulette.facts.before_shot : perfidie.roulette.Facts
---@field shooters integer[]

---A shooter has turned a card, a `bullet` or not, at a target; without one it went into the sky.
---All the shots of a number are fired before the first is told.
---@class perfidie.roulette.facts.after_shot : perfidie.roulette.Facts
---@field player integer
---@field target? integer
---@field bullet boolean

---The dying teammate of a player lives on.
---@class perfidie.roulette.facts.saved : perfidie.roulette.Facts
---@field player integer

---A character of a player has died, and `left` live; without one the player is out of the game.
---@class perfidie.roulette.facts.death : perfidie.roulette.Facts
---@field player integer
---@field left integer

---A player is out of the round.
---@class perfidie.roulette.facts.out : perfidie.roulette.Facts
---@field player integer

---A player has gained points, or lost them (`change` below nothing), and has `points` now.
---@class perfidie.roulette.facts.points : perfidie.roulette.Facts
---@field player integer
---@field points integer
---@field change integer

---What one survivor of the round has gained by it.
---@class perfidie.roulette.Gained
---@field player integer
---@field points integer

---A round is counted: all who were still in it have their points.
---@class perfidie.roulette.facts.count : perfidie.roulette.Facts
---@field survivors perfidie.roulette.Gained[]

---An action card is played: `target` where it chooses somebody, `face` where it turns a die to one.
---@class perfidie.roulette.facts.card : perfidie.roulette.Facts
---@field player integer
---@field card string
---@field target? integer
---@field face? integer

---A card of this mod whose effect is a script has been played, and its other effects are done.
---`on` are the players on whom the script's effect works. Beside this it is told what its player knows:
---`hand`, `pocket` and `bet`. Whatever comes of these, everybody may see.
---@class perfidie.roulette.facts.played : perfidie.roulette.Facts
---@field player integer
---@field card string
---@field target? integer
---@field face? integer
---@field on integer[]

---A player has drawn so many action cards.
---@class perfidie.roulette.facts.drawn : perfidie.roulette.Facts
---@field player integer
---@field cards integer

---A player has taken a card, unseen, out of the hand of another.
---@class perfidie.roulette.facts.robbed : perfidie.roulette.Facts
---@field player integer
---@field owner integer

---A player has `extra` extra BALLE now.
---@class perfidie.roulette.facts.loaded : perfidie.roulette.Facts
---@field player integer
---@field extra integer

---The die of a player shows another face.
---@class perfidie.roulette.facts.die : perfidie.roulette.Facts
---@field player integer
---@field face integer

---The match is over; without winners the last captains have died together.
---@class perfidie.roulette.facts.match_end : perfidie.roulette.Facts
---@field winners integer[]

---One answer that the game allows: `kind` is `pocket`, `bet`, `accuse`, `play`, `pass` or `aim`.
---`pocket` is the card that is hidden, `face` that of a bet or of a die that a card turns.
---@class perfidie.roulette.OptionFacts
---@field kind string
---@field pocket? "balle" | "clic" | "any"
---@field face? integer
---@field card? string
---@field target? integer

---One play of an own card that the law closes, for one reason alone: the code of its refusal.
---@class perfidie.roulette.ClosedFacts
---@field kind string
---@field face? integer
---@field card string
---@field target? integer
---@field why "card-no-skull" | "card-wrong-moment"

---A player is asked something: its own `hand`, `pocket` and `bet`, and the answers in `options`.
---`closed` are plays that the law refuses, and that a script may allow.
---@class perfidie.roulette.facts.legal : perfidie.roulette.Facts
---@field player integer
---@field asks string
---@field hand string[]
---@field pocket? "balle" | "clic"
---@field bet? integer
---@field options perfidie.roulette.OptionFacts[]
---@field closed perfidie.roulette.ClosedFacts[]

---A player gains points.
---@class perfidie.roulette.wish.gain
---@field wish "gain"
---@field player integer
---@field points integer

---A player loses points, as many as the player has.
---@class perfidie.roulette.wish.pay
---@field wish "pay"
---@field player integer
---@field points integer

---A player gives points to another, as many as the giver has.
---@class perfidie.roulette.wish.give
---@field wish "give"
---@field player integer
---@field target integer
---@field points integer

---A player draws action cards, as many as there are (R-02).
---@class perfidie.roulette.wish.draw
---@field wish "draw"
---@field player integer
---@field cards? integer

---A player takes action cards, unseen, out of the hand of a target.
---@class perfidie.roulette.wish.rob
---@field wish "rob"
---@field player integer
---@field target integer
---@field cards? integer

---A player alone sees the first cards of a target's barrel, or the pocket card (R-25).
---@class perfidie.roulette.wish.look
---@field wish "look"
---@field player integer
---@field target integer
---@field at? "barrel" | "pocket"
---@field cards? integer

---As many CLIC of a player become BALLE, as far as there are any to load (R-01, R-08).
---@class perfidie.roulette.wish.load
---@field wish "load"
---@field player integer
---@field bullets? integer

---As many extra BALLE of a player become CLIC again.
---@class perfidie.roulette.wish.unload
---@field wish "unload"
---@field player integer
---@field bullets? integer

---The barrel of a player in the round is shuffled.
---@class perfidie.roulette.wish.shuffle
---@field wish "shuffle"
---@field player integer

---Pocket card and top of the barrel of a player in the round change places, unseen by all.
---@class perfidie.roulette.wish.swap
---@field wish "swap"
---@field player integer

---A player in the round shoots in the shot that is called, else in the next one, whatever the bet.
---@class perfidie.roulette.wish.force
---@field wish "force"
---@field player integer

---A player in the round does not shoot in the shot that is called, else in the next one.
---@class perfidie.roulette.wish.cancel
---@field wish "cancel"
---@field player integer

---The die of a player in the round shows another face, the highest one at most; once bets are shown.
---@class perfidie.roulette.wish.die
---@field wish "die"
---@field player integer
---@field face integer

---A shooter of the shot that is called aims at a target; without one, at the sky (R-23).
---@class perfidie.roulette.wish.aim
---@field wish "aim"
---@field player integer
---@field target? integer

---The dying teammate of a player lives on, as by Médecin; a captain cannot be saved.
---@class perfidie.roulette.wish.save
---@field wish "save"
---@field player integer

---A player takes a card, by its full name, out of the deck, if one lies there (R-02).
---@class perfidie.roulette.wish.fetch
---@field wish "fetch"
---@field player integer
---@field card string

---Keep `value` under `key` for later calls of this mod in this match; without a value, forget it.
---@class perfidie.roulette.wish.remember
---@field wish "remember"
---@field key string
---@field value? any

---Say the message `key` of the mod's words to everybody, with `facts` for its variables.
---@class perfidie.roulette.wish.say
---@field wish "say"
---@field key string
---@field facts? table<string, string | integer>

---Forbid the option at a place in `options`, counted from 1, or those at several places in one wish.
---The last one that is left stays allowed. Hundreds of wishes cost more work than a call may take.
---@class perfidie.roulette.wish.forbid
---@field wish "forbid"
---@field option? integer
---@field options? integer[]

---Allow the answer at a place in `closed`, counted from 1, or those at several places in one wish.
---What one script allows, none forbids.
---@class perfidie.roulette.wish.allow
---@field wish "allow"
---@field option? integer
---@field options? integer[]

---@alias perfidie.roulette.Wish perfidie.roulette.wish.gain | perfidie.roulette.wish.pay | perfidie.roulette.wish.give | perfidie.roulette.wish.draw | perfidie.roulette.wish.rob | perfidie.roulette.wish.look | perfidie.roulette.wish.load | perfidie.roulette.wish.unload | perfidie.roulette.wish.shuffle | perfidie.roulette.wish.swap | perfidie.roulette.wish.force | perfidie.roulette.wish.cancel | perfidie.roulette.wish.die | perfidie.roulette.wish.aim | perfidie.roulette.wish.save | perfidie.roulette.wish.fetch | perfidie.roulette.wish.remember | perfidie.roulette.wish.say | perfidie.roulette.wish.forbid | perfidie.roulette.wish.allow

---@class perfidie.roulette.Handlers
---@field match_start? fun(facts: perfidie.roulette.facts.match_start): (perfidie.roulette.Wish[])?
---@field round_start? fun(facts: perfidie.roulette.facts.round_start): (perfidie.roulette.Wish[])?
---@field pocket? fun(facts: perfidie.roulette.facts.pocket): (perfidie.roulette.Wish[])?
---@field bets? fun(facts: perfidie.roulette.facts.bets): (perfidie.roulette.Wish[])?
---@field accusation? fun(facts: perfidie.roulette.facts.accusation): (perfidie.roulette.Wish[])?
---@field verdict? fun(facts: perfidie.roulette.facts.verdict): (perfidie.roulette.Wish[])?
---@field before_shot? fun(facts: perfidie.roulette.facts.before_shot): (perfidie.roulette.Wish[])?
---@field after_shot? fun(facts: perfidie.roulette.facts.after_shot): (perfidie.roulette.Wish[])?
---@field saved? fun(facts: perfidie.roulette.facts.saved): (perfidie.roulette.Wish[])?
---@field death? fun(facts: perfidie.roulette.facts.death): (perfidie.roulette.Wish[])?
---@field out? fun(facts: perfidie.roulette.facts.out): (perfidie.roulette.Wish[])?
---@field points? fun(facts: perfidie.roulette.facts.points): (perfidie.roulette.Wish[])?
---@field count? fun(facts: perfidie.roulette.facts.count): (perfidie.roulette.Wish[])?
---@field card? fun(facts: perfidie.roulette.facts.card): (perfidie.roulette.Wish[])?
---@field played? fun(facts: perfidie.roulette.facts.played): (perfidie.roulette.Wish[])?
---@field drawn? fun(facts: perfidie.roulette.facts.drawn): (perfidie.roulette.Wish[])?
---@field robbed? fun(facts: perfidie.roulette.facts.robbed): (perfidie.roulette.Wish[])?
---@field loaded? fun(facts: perfidie.roulette.facts.loaded): (perfidie.roulette.Wish[])?
---@field die? fun(facts: perfidie.roulette.facts.die): (perfidie.roulette.Wish[])?
---@field match_end? fun(facts: perfidie.roulette.facts.match_end): (perfidie.roulette.Wish[])?
---@field legal? fun(facts: perfidie.roulette.facts.legal): (perfidie.roulette.Wish[])?

---@class perfidie.roulette.Script
---@field on perfidie.roulette.Handlers
---@field remembers? table<string, any>
