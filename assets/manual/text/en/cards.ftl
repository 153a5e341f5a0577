# Cards of every deck: what the effects of Roulette and of the battle share.

cards-effect =
    .whom = On whom it works: the card’s `player`, the `target`, the `others`, or `everybody`.
    .only_if = Conditions of those on whom it works; who fails one is spared.
cards-draw = They draw cards.
    .cards = How many.
cards-rob = The card’s player takes cards out of their hands, unseen, by chance.
    .cards = How many.
cards-points = They gain points, or below zero lose them; nobody falls below nothing.
    .amount = How many; tokens, in the battle.
cards-take-points = Their points pass to the card’s player, as many as there are.
    .amount = How many at most; tokens, in the battle.
cards-deck-card =
    .copies = How many of it the deck holds.
    .order = Its place in booklets and lists; lower ones come first.
