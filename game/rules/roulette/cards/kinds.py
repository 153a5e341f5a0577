"""Kinds of action cards made ready: their conditions found once, so that asking is quick."""

from collections.abc import Mapping

from game.core.rules import Player
from game.rules.cards import Condition, all_hold
from game.rules.roulette.cards.conditions import conditions_named
from game.rules.roulette.content import Content
from game.rules.roulette.defs import AskScript, Load, Moment, Power, SetDie, TurnDie
from game.rules.roulette.state import RouletteState


class CardKind:
    """One kind of card: who may play it, on whom, with which faces, and its effects."""

    __slots__ = ("asks", "by", "die", "effects", "id", "loads", "moment", "most", "open", "seats", "target")

    def __init__(self, content: Content, id: str, seats: int) -> None:
        card = content.cards[id]
        self.id = id
        self.seats = range(seats)
        self.moment: Moment = card.moment
        self.open = card.skull
        """Whether a player out of the round may play the card (R-24)."""
        self.by = conditions_named(card.by)
        self.target = None if card.target is None else conditions_named(card.target)
        self.die = next((one for one in card.effects if isinstance(one, SetDie | TurnDie)), None)
        """The effect on a die; one at most."""
        self.most = content.team.highest_bet
        self.effects: tuple[tuple[Power, tuple[Condition, ...]], ...] = tuple(
            (one, conditions_named(one.only_if)) for one in card.effects
        )
        """Effects in order, each with the conditions on those it works on."""
        self.asks = tuple([one for one in self.effects if isinstance(one[0], AskScript)])
        """Those effects that ask a script of the card's mod."""
        self.loads = all(isinstance(one, Load) for one in card.effects)
        """Whether all that the card does is to load BALLE (R-27)."""

    def fits(self, state: RouletteState, player: Player) -> bool:
        """Whether `player` fulfils the card's conditions now, and the box has what it takes."""
        return self.is_served(state) and all_hold(self.by, state, player, player)

    def is_served(self, state: RouletteState) -> bool:
        """Whether the box has a BALLE for a card that only loads; everybody can count them (R-27)."""
        return state.spare > 0 or not self.loads

    def may_choose(self, state: RouletteState, player: Player, target: Player) -> bool:
        """Whether `player` may play the card on `target` (R-22)."""
        return self.target is not None and all_hold(self.target, state, player, target)

    def targets(self, state: RouletteState, player: Player) -> list[Player | None]:
        """Players whom `player` may choose; None alone when the card chooses nobody."""
        if self.target is None:
            return [None]
        return [seat for seat in self.seats if all_hold(self.target, state, player, seat)]

    def faces(self, state: RouletteState, player: Player, target: Player | None) -> tuple[int, ...]:
        """Faces that the card may turn a die to; empty when it turns none, or says itself which."""
        die = self.die
        if die is None or (isinstance(die, SetDie) and die.face is not None):
            return ()
        if isinstance(die, SetDie):
            return tuple(range(self.most + 1))
        owner = player if die.whom == "player" or target is None else target
        shown = state.dice[owner] or 0
        both = (max(0, shown - die.faces), min(self.most, shown + die.faces))
        return tuple([face for face in both if face != shown])


def card_kinds(content: Content, seats: int) -> dict[str, CardKind]:
    """Every kind in play, by id."""
    return {id: CardKind(content, id, seats) for id in content.cards}


def by_moment(kinds: Mapping[str, CardKind], moments: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Ids of the cards that may be played in each window by a player in the round."""
    return {
        moment: frozenset(id for id, kind in kinds.items() if kind.moment == moment) for moment in moments
    }


def open_by_moment(kinds: Mapping[str, CardKind], moments: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Ids of the cards that may be played in each window by a player who is out (R-24)."""
    return by_moment({id: kind for id, kind in kinds.items() if kind.open}, moments)
