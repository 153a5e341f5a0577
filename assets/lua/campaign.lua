---@meta

---How a person stands with the hero.
---@class perfidie.campaign.RelationFacts
---@field trust integer
---@field fear integer
---@field debt integer
---@field known boolean

---What every hook tells: the chapter, its number from 1, the moment, relations, counts and words.
---@class perfidie.campaign.Facts
---@field memory table<string, any>
---@field flags? table<string, integer|boolean|string>
---@field chapter string
---@field moment string
---@field number integer
---@field relations table<string, perfidie.campaign.RelationFacts>
---@field counts table<string, integer>
---@field words table<string, string>

---A chapter began: its game, its place and the nights that are left.
---@class perfidie.campaign.facts.chapter : perfidie.campaign.Facts
---@field game string
---@field place string
---@field night integer

---A scene was told; `register` and `choice` (from 1) are what was answered, none where nothing was.
---@class perfidie.campaign.facts.scene : perfidie.campaign.Facts
---@field scene string
---@field register? string
---@field choice? integer

---The match of the chapter is over; `tries` is how often it was begun.
---@class perfidie.campaign.facts.match : perfidie.campaign.Facts
---@field won boolean
---@field tries integer

---The story is at its end.
---@class perfidie.campaign.facts.ending : perfidie.campaign.Facts
---@field ending string

---Keep `value` under `key` for later calls of this mod in this match; without a value, forget it.
---@class perfidie.campaign.wish.remember
---@field wish "remember"
---@field key string
---@field value? any

---Say the message `key` of the mod's words to everybody, with `facts` for its variables.
---@class perfidie.campaign.wish.say
---@field wish "say"
---@field key string
---@field facts? table<string, string | integer>

---One consequence, as after `then` of a choice: the same keys, one verb.
---@class perfidie.campaign.wish.effect
---@field wish "effect"
---@field trust? string
---@field fear? string
---@field debt? string
---@field count? string
---@field word? string
---@field ledger? string
---@field go? string
---@field learn? string
---@field sell? string
---@field deed? string
---@field give? string
---@field add? integer
---@field is? string
---@field to? string
---@field by? string
---@field of? string

---@alias perfidie.campaign.Wish perfidie.campaign.wish.remember | perfidie.campaign.wish.say | perfidie.campaign.wish.effect

---@class perfidie.campaign.Handlers
---@field chapter? fun(facts: perfidie.campaign.facts.chapter): (perfidie.campaign.Wish[])?
---@field scene? fun(facts: perfidie.campaign.facts.scene): (perfidie.campaign.Wish[])?
---@field match? fun(facts: perfidie.campaign.facts.match): (perfidie.campaign.Wish[])?
---@field ending? fun(facts: perfidie.campaign.facts.ending): (perfidie.campaign.Wish[])?

---@class perfidie.campaign.Script
---@field on perfidie.campaign.Handlers
---@field remembers? table<string, any>
