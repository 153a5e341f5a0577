# Complots: the fan of actions, the ticket that explains them, the memory of claims.

## The ticket above the fan

complots-menu-parry = Blocked by:
complots-menu-doubt-only = Nobody may block; anyone may doubt.
complots-menu-nothing = No doubt, no block.
complots-menu-bluff = a bluff: not in hand.
complots-menu-held = in hand.
complots-menu-missing = { $n } short
complots-menu-gain = +{ $n }

## Choosing

complots-middle-card = The middle one
complots-middle-card-short = Middle
complots-click-target = Click the target
complots-click-target-short = The target
complots-click-action = Click a card
complots-click-action-short = A card

## The memory of claims

complots-more-claims = +{ $n }
