"""How the deeds of players are told: turns, names, bribes, cards, points (S-02, S-03, S-16 to S-25)."""

from game.core.chronicle import DEED, DETAIL, LOG, TELLING, TURNING, Facts, Line, Named, Person, Phrase
from game.core.rules import UNKNOWN, Event
from game.rules.skirmish.chronicle.teller import Teller, Telling, plain_line, told_cards, told_dice
from game.rules.skirmish.events import player as told
from game.rules.skirmish.state.records import NOBODY, NONE

# the course of the battle


def _round(teller: Teller, event: told.RoundBegan) -> Line:
    """The head of a game turn."""
    return Line("round", {"round": event.round, "last": event.last}, level=1)


def _turn(teller: Teller, event: told.TurnFlipped) -> Line:
    """The head of a turn."""
    teller.active = event.player
    return Line("turn", {"player": Person(event.player)}, level=2)


def _named(teller: Teller, event: told.EnemyNamed) -> Line:
    """The head of a phase: who is the enemy of it."""
    facts: Facts = {"phase": event.phase, "player": Person(event.player), "enemy": Person(event.enemy)}
    return Line("named-forced" if event.forced else "named", facts, level=3)


def _end_turn(teller: Teller, event: told.TurnEnded) -> Line:
    """The end of a turn, early if nobody is left."""
    facts: Facts = {"player": Person(event.player)}
    return Line("turn-cut-short", facts, TELLING) if event.early else Line("turn-over", facts)


def _taken_back(teller: Teller, event: told.OrdersTakenBack) -> Line:
    """Orders taken back: some, or all of a phase."""
    if event.what == "phase":
        return Line("taken-back-all", {"player": Person(event.player)})
    return Line("taken-back", {"player": Person(event.player), "count": event.orders})


def _dice(teller: Teller, event: told.DiceRolled) -> Line:
    """Dice, of a unit or of a player."""
    facts: Facts = {"why": event.why, "dice": told_dice(event.dice)}
    if event.unit == NONE:
        return Line("dice-player", {**facts, "player": Person(event.player)})
    return Line("dice-unit", {**facts, "unit": teller.troop(event.unit)})


def _roll_off(teller: Teller, event: told.RolledOff) -> Line:
    """A roll-off, with the last dice of it."""
    rolls = " / ".join(told_dice(die for die in rolled if die) for rolled in event.rolls)
    return Line("roll-off", {"winner": Person(event.winner), "why": event.why, "dice": rolls}, DETAIL)


def _won(teller: Teller, event: told.BattleWon) -> Line:
    """The end of the battle."""
    tokens, points = event.tokens[event.winner], event.points[event.winner]
    return Line("won", {"winner": Person(event.winner), "tokens": tokens, "points": points}, TURNING)


# points and tokens


def _points(teller: Teller, event: told.PointsEarned) -> Line:
    """Victory points; those of a unit go without saying where it falls."""
    if event.unit == NONE:
        return Line("points-held", {"player": Person(event.player), "points": event.points}, TELLING)
    facts: Facts = {
        "player": Person(event.player),
        "points": event.points,
        "why": event.why,
        "unit": teller.troop(event.unit),
    }
    return Line("points", facts, DETAIL if event.why == "destroyed" else TELLING)


def _tokens(teller: Teller, event: told.TokensChanged) -> Line:
    """Tokens; bribes and cards tell theirs themselves."""
    facts: Facts = {
        "player": Person(event.player),
        "before": event.before,
        "after": event.after,
        "why": event.why,
    }
    return Line("tokens", facts, LOG if event.why in ("bribe", "card", "cost") else DETAIL)


# bribes


def _goods(offer: told.OfferMade) -> Phrase:
    """What an offer pays."""
    if not offer.card:
        return Phrase("told-goods-tokens", {"tokens": offer.tokens})
    card = told_cards((offer.card,))
    return (
        Phrase("told-goods-both", {"tokens": offer.tokens, "card": card})
        if offer.tokens
        else Phrase("told-goods-card", {"card": card})
    )


def _bargain(offer: told.OfferMade) -> Facts:
    """Who pays whom, what, and for what."""
    wanted: Facts = {"promise": offer.promise}
    if offer.enemy != NOBODY:
        wanted |= {"enemy": Person(offer.enemy), "phase": offer.phase}
    key = "told-promise-name" if offer.enemy != NOBODY else "told-promise"
    return {
        "player": Person(offer.player),
        "to": Person(offer.to),
        "goods": _goods(offer),
        "promise": Phrase(key, wanted),
    }


def _offer(teller: Teller, event: told.OfferMade) -> Line:
    """An offer, remembered for its answer."""
    teller.offers[event.offer] = event
    return Line("offer", _bargain(event))


def _answer(teller: Teller, event: told.OfferAnswered) -> Line:
    """The answer to an offer."""
    offer = teller.offers.get(event.offer)
    if offer is None:
        facts: Facts = {"player": Person(event.player), "to": Person(event.to)}
        return Line("answer-yes" if event.accepted else "answer-no", facts, DETAIL * event.accepted)
    return Line("deal", _bargain(offer), DEED) if event.accepted else Line("no-deal", _bargain(offer))


PROMISE_WEIGHTS = {"kept": DEED, "broken": TURNING}
"""What an end of a promise weighs; any other: a detail."""


def _promise(teller: Teller, event: told.PromiseEnded) -> Line:
    """The end of a promise."""
    facts: Facts = {"player": Person(event.player), "to": Person(event.to), "how": event.how}
    return Line("promise-ended", facts, PROMISE_WEIGHTS.get(event.how, DETAIL))


# cards


def _drawn(teller: Teller, event: told.CardsDrawn) -> Line:
    """Cards drawn: how many, or which, as far as the viewer knows."""
    player = Person(event.player)
    if UNKNOWN in event.cards:
        return Line("drawn", {"player": player, "count": len(event.cards)})
    return Line("drawn-known", {"player": player, "cards": told_cards(event.cards)})


def _discarded(teller: Teller, event: told.CardsDiscarded) -> Line:
    """Cards laid down."""
    return Line("discarded", {"player": Person(event.player), "cards": told_cards(event.cards)})


def _window(teller: Teller, event: told.WindowOpened) -> Line:
    """A moment for cards."""
    return Line("window", {"moment": Phrase(f"moment-{event.moment}")})


def _card(teller: Teller, event: told.CardPlayed) -> Line:
    """A card, on a unit, against a player, or just so."""
    facts: Facts = {"player": Person(event.player), "card": Named(event.card)}
    if event.unit != NONE:
        return Line("card-on-unit", {**facts, "unit": teller.troop(event.unit)}, TELLING)
    if event.target != NOBODY:
        return Line("card-on-player", {**facts, "target": Person(event.target)}, TELLING)
    return Line("card", facts, TELLING)


CARD_WEIGHTS = {"done": LOG, "cancelled": TELLING}
"""What an end of a card weighs; any other: a detail."""


def _card_end(teller: Teller, event: told.CardResolved) -> Line:
    """What became of a card."""
    facts: Facts = {"card": Named(event.card), "how": event.how}
    return Line("card-resolved", facts, CARD_WEIGHTS.get(event.how, DETAIL))


def _hand(teller: Teller, event: told.HandSeen) -> Line:
    """A hand that somebody looked at; its cards for the two who know them."""
    facts: Facts = {"player": Person(event.player), "owner": Person(event.owner)}
    if not event.cards:
        return Line("hand-seen", facts, DETAIL)
    return Line("hand-known", {**facts, "cards": told_cards(event.cards)}, DETAIL)


def _theft(teller: Teller, event: told.CardTaken) -> Line:
    """A stolen card."""
    facts: Facts = {
        "player": Person(event.player),
        "owner": Person(event.owner),
        "card": told_cards((event.card,)),
    }
    return Line("card-taken", facts, DEED)


# deployment


def _order(teller: Teller, event: told.OrderSet) -> Line:
    """Who deploys before whom."""
    return Line("order", {"players": tuple(Person(player) for player in event.order)}, DETAIL)


def _placed(teller: Teller, event: told.UnitPlaced) -> Line:
    """A unit on the table, or inside another."""
    if event.host == NONE:
        return Line("placed", {"unit": teller.troop(event.unit)})
    return Line("joined", {"unit": teller.troop(event.unit), "host": teller.troop(event.host)})


def _turncoat(teller: Teller, event: told.UnitChangedSides) -> Line:
    """Mercenaries who left, or stayed."""
    teller.owners[event.unit] = event.after
    facts: Facts = {
        "unit": teller.troop(event.unit),
        "before": Person(event.before),
        "after": Person(event.after),
    }
    if event.before == event.after:
        return Line("loyal", {name: facts[name] for name in ("unit", "before")}, DEED)
    return Line("changed-sides", facts, TURNING)


def _artefact(teller: Teller, event: told.ArtefactMoved) -> Line:
    """The artefact, taken or dropped."""
    if event.bearer == NONE:
        return Line("artefact-dropped", {}, TELLING)
    return Line("artefact-taken", {"unit": teller.troop(event.bearer)}, TURNING)


TELLINGS: dict[type[Event], Telling] = {
    told.RoundBegan: _round,
    told.TurnFlipped: _turn,
    told.TurnSkipped: plain_line("turn-skipped", TELLING, player="player"),
    told.PhaseBegan: plain_line("phase", player="player", phase="phase"),
    told.EnemyNamed: _named,
    told.NameRefused: plain_line("name-refused", TELLING, player="player", enemy="enemy"),
    told.PhaseEnded: plain_line("phase-over", player="player", phase="phase"),
    told.TurnEnded: _end_turn,
    told.OrdersTakenBack: _taken_back,
    told.DiceRolled: _dice,
    told.RolledOff: _roll_off,
    told.BattleWon: _won,
    told.PointsEarned: _points,
    told.TokensChanged: _tokens,
    told.OfferMade: _offer,
    told.OfferAnswered: _answer,
    told.PromiseEnded: _promise,
    told.CardsDrawn: _drawn,
    told.CardsDiscarded: _discarded,
    told.DeckShuffled: plain_line("deck-shuffled", count="cards"),
    told.WindowOpened: _window,
    told.CardPlayed: _card,
    told.CardResolved: _card_end,
    told.HandSeen: _hand,
    told.CardTaken: _theft,
    told.OrderSet: _order,
    told.ZoneTaken: plain_line("zone", player="player"),
    told.UnitPlaced: _placed,
    told.UnitKeptBack: plain_line("kept-back", DETAIL, unit="unit"),
    told.UnitChangedSides: _turncoat,
    told.ArmyDismissed: plain_line("army-dismissed", TURNING, player="player"),
    told.ArtefactMoved: _artefact,
}
"""How each event of players is told."""
