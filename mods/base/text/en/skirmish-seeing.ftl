# Seeing: how far everybody reaches, the odds of a pair, what ending would forget.

skirmish-seeing-who = Who reaches { $player }?
skirmish-seeing-each = each, by naming { $player }
skirmish-seeing-nobody = nobody: almost an insult
skirmish-seeing-next = next · together: reach
