"""Faults of a laid-out position: why it could not be played; each is a sentence."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from inspect import signature
from typing import get_args

from game.core.notation import told, told_at
from game.core.rules import Player
from game.rules.skirmish import law
from game.rules.skirmish.actions.orders import Move, Reform
from game.rules.skirmish.chapters import CHAPTERS, STEPS
from game.rules.skirmish.content import treachery_deck
from game.rules.skirmish.defs.armies import SpecialRule, Stat
from game.rules.skirmish.position.references import reference_faults
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NOBODY, NONE, Step
from game.rules.skirmish.state.state import GONE, TABLE, SkirmishState, Unit
from game.rules.skirmish.treachery.promises import KINDS
from game.rules.skirmish.turn.naming import Phase, legal_names
from game.rules.skirmish.unit.parts import wounds_per_model
from game.rules.skirmish.unit.profile import is_character, unit_shape

MIN_LIVING_ARMIES = 2
"""Armies that must have models while a battle goes on."""
EDGE_BLOCK = "edge"
"""The kind of obstacle that an edge of the table is."""


def state_fault(state: SkirmishState, setting: Setting) -> str | None:
    """The first reason why nobody could play on from `state`; None: there is none."""
    return next((said for guard in GUARDS for said in guard(state, setting)), None)


def _seat_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of seats: every seat that is named must exist."""
    named: dict[str, list[Player]] = {
        "owner": [unit.owner for unit in state.units],
        "flips": state.flips,
        "order": list(state.order),
        "barred": list(state.barred),
        "pacts": [player for pact in state.pacts for player in pact],
        "dismissals": [player for pair in state.dismissals for player in pair],
        "promises": [player for one in state.promises for player in (one.by, one.to, *one.alive)],
        "blame": [unit.blame for unit in state.units if unit.blame != NOBODY],
        "active": [state.active],
        "named": [state.named] if state.named != NOBODY else [],
        "opener": [state.opener],
        "zone": [zone for zone in state.zones if zone != NONE],
        "winner": [state.winner] if state.over else [],
    }
    for where, players in named.items():
        for player in players:
            if not 0 <= player < setting.players and not (player == NOBODY and _is_deploying(state)):
                yield told(
                    "{where}: there is no seat {player}; this position has {players}.",
                    where=where,
                    player=player,
                    players=setting.players,
                )


def _is_deploying(state: SkirmishState) -> bool:
    """Whether the armies are still being deployed, so that much is not yet decided."""
    return state.round == 0


def _course_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of rounds, turn cards, order of deployment and zones (S-02, S-25)."""
    zones = [zone for zone in state.zones if zone != NONE]
    if state.round > state.rounds:
        yield told("round: {round} of {rounds}.", round=state.round, rounds=state.rounds)
    if len(set(state.flips)) < len(state.flips) or (state.active in state.flips and state.phase):
        yield told("flips: everybody has one turn card, and the active player's lies face up.")
    if sorted(state.order) != list(range(setting.players)) and not _is_deploying(state):
        yield told("order: everybody deploys once.")
    if len(set(zones)) < len(zones):
        yield told("zone: two armies in one.")


def _side_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of the active and the named player; in the middle of a phase they may have died (S-03, S-23)."""
    if state.over or state.questions or _is_deploying(state):
        return
    if len(state.living()) < MIN_LIVING_ARMIES:
        yield told("unit: a battle goes on between two armies at least.")
    elif not state.lives(state.active):
        yield told("active: this seat has no models.")
    if state.named == NOBODY:
        return
    if not state.phase:
        yield told("named: nobody is, before a phase begins.")
    if state.named == state.active or not state.lives(state.named):
        yield told("named: an opponent with models.")


def _unit_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of units: each must be as its list bought it, or less (S-28, S-80, S-81)."""
    for unit in state.units:
        wrong = (
            *_strength_faults(setting, unit),
            *_command_faults(setting, state, unit),
            *_bond_faults(setting, state, unit),
        )
        yield from (told_at(f"unit {unit.id}", said) for said in wrong)


def _strength_faults(setting: Setting, unit: Unit) -> Iterator[str]:
    """Faults of a unit's models, files, weapon and level (S-28)."""
    most, bought = setting.content.units[unit.enlisted.unit].most, unit.enlisted.models
    if (unit.models == 0) != (unit.place == GONE):
        yield told("a unit without models is gone, and only that.")
    if unit.models > bought or bought > most:
        yield told(
            "{models} models of {bought}; at most {most}.", models=unit.models, bought=bought, most=most
        )
    if 0 < unit.models < unit.files - len(unit.guests):
        yield told("{files} files of {models} models.", files=unit.files, models=unit.models)
    if unit.weapon and unit.weapon not in unit.enlisted.weapons:
        yield told("it has no {weapon}.", weapon=unit.weapon)
    if unit.level > unit.enlisted.level:
        yield told("level {level} of {level2}.", level=unit.level, level2=unit.enlisted.level)


def _command_faults(setting: Setting, state: SkirmishState, unit: Unit) -> Iterator[str]:
    """Faults of wounds and command: a model with all its Wounds lost is dead (S-48, S-80)."""
    led = unit.champion
    if unit.models and led + unit.standard + unit.musician > unit.models:
        yield told("its command are more than its models.")
    if unit.hurt and unit.hurt >= wounds_per_model(setting, state, unit, "model"):
        yield told("a model does not live with {hurt} wounds.", hurt=unit.hurt)
    if unit.champion_hurt and not (
        led and unit.champion_hurt < wounds_per_model(setting, state, unit, "champion")
    ):
        yield told("no champion lives with {champion_hurt} wounds.", champion_hurt=unit.champion_hurt)


def _bond_faults(setting: Setting, state: SkirmishState, unit: Unit) -> Iterator[str]:
    """Faults of the units that a unit names: the cause of its flight, its guests."""
    if unit.cause >= len(state.units):
        yield told("cause: there is no unit {cause}.", cause=unit.cause)
    if len(unit.guests) > unit.files:
        yield told("guests: no room for all in the front rank.")
    for guest in unit.guests:
        yield from _guest_faults(state, setting, unit, state.units[guest])


def _guest_faults(state: SkirmishState, setting: Setting, unit: Unit, guest: Unit) -> Iterator[str]:
    """Faults of a guest: it must be a character of the same army, alone, in one unit of many (S-81)."""
    if not is_character(setting, guest) or guest.guests or is_character(setting, unit) or unit.host != NONE:
        yield told("guests: {id} is no character in a regiment.", id=guest.id)
    if guest.owner != unit.owner or guest.place != unit.place or not guest.models:
        yield told("guests: {id} is not with it.", id=guest.id)


def _ground_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of places: units stand on the table and in nothing else (S-29, S-62)."""
    for unit in state.standing():
        block = setting.ground.fits(state, unit.id, unit.pose, unit_shape(setting, unit))
        if block is not None and block[0] == EDGE_BLOCK:
            yield told("unit {id}: it does not stand wholly on the table.", id=unit.id)
    for one, other in _overlaps(state, setting):
        yield told("unit {one}: it stands in {other}.", one=one, other=other)
    lying = state.artefact
    if lying is not None and not (0 <= lying.x <= state.width and 0 <= lying.y <= state.depth):
        yield told("artefact: it lies off the table.")
    standing = {unit.id for unit in state.units if unit.place == TABLE}
    if lying is not None and lying.bearer not in (NONE, *standing):
        yield told("artefact: there is no unit {bearer} to bear it.", bearer=lying.bearer)


def _overlaps(state: SkirmishState, setting: Setting) -> Iterator[tuple[int, str]]:
    """Units that stand in another unit or in impassable terrain, deeper than contact allows."""
    for unit in state.standing():
        yield from ((unit.id, f"{kind} {id}") for kind, id in setting.ground.overlapped(state, unit.id))


def _card_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of treachery cards: no more of a kind than the deck has (S-19, S-21)."""
    piles = (*state.hands, state.discards, state.deck, [play.card for play in state.plays])
    whole = treachery_deck(setting.content.cards, setting.players) if setting.flags.treachery else []
    for card, many in (Counter(card for pile in piles for card in pile) - Counter(whole)).items():
        yield told("{many} more {card} than the deck has.", many=many, card=card)


def _general_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of generals: a unit of the army itself leads it (S-84)."""
    for player, id in enumerate(state.generals):
        if id != NONE and (id >= len(state.units) or state.units[id].owner != player):
            yield told("seat {player}: general: {id} is none of its units.", player=player, id=id)


def _pledge_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of promises and lasting changes: their kinds must exist (S-07, S-18)."""
    known = (*get_args(Stat), *get_args(SpecialRule))
    for promise in state.promises:
        if promise.kind not in KINDS or (promise.enemy != NOBODY and promise.enemy >= setting.players):
            yield told(
                "promises: {kind!r} about seat {enemy} is none.", kind=promise.kind, enemy=promise.enemy
            )
    for one in state.lasting:
        if not 0 <= one.unit < len(state.units) or not NOBODY <= one.by < setting.players:
            yield told("lasting: there is no unit {unit}, or no seat {by}.", unit=one.unit, by=one.by)
        if one.what not in known or (one.what in get_args(Stat) and not isinstance(one.amount, int)):
            yield told("lasting: {what!r} is nothing that changes.", what=one.what)
        if not NONE <= one.caster < len(state.units):
            yield told("lasting: there is no unit {caster}.", caster=one.caster)
    ids = [one.id for one in state.promises] + [one.id for one in state.lasting]
    if len(set(ids)) < len(ids) or any(not 0 < id <= state.given for id in ids):
        yield told("given: every promise and every change has a number of its own.")


def _moment_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of what waits: steps and questions must be known, and every player asked can answer."""
    for step in state.steps:
        if not _is_known(step):
            yield told(
                "moment.steps: nobody knows {name!r} about {about!r}.", name=step.name, about=step.about
            )
    for question in state.questions:
        if question.chapter not in CHAPTERS or not question.players:
            yield told("moment.asked: nobody knows {kind!r}, or nobody is asked.", kind=question.kind)
        if any(not 0 <= player < setting.players for player in question.players):
            yield told("moment.asked: {players} are no seats.", players=question.players)
    if state.questions and not _answerable(state, setting):
        yield told("moment.asked: there is no answer.")
    if not state.over and not state.steps:
        yield told("moment.steps: nothing follows.")


def _is_known(step: Step) -> bool:
    """Whether a chapter has that step, about as many things of those kinds."""
    if step.name not in STEPS:
        return False
    asked = signature(STEPS[step.name])
    try:
        said = asked.bind(None, *step.about).arguments
    except TypeError:
        return False
    kinds = {
        name: one.annotation
        for name, one in asked.parameters.items()
        if one.kind is one.POSITIONAL_OR_KEYWORD
    }
    rest = next((one for one in asked.parameters.values() if one.kind is one.VAR_POSITIONAL), None)
    words = said.get(rest.name, ()) if rest is not None else ()
    if rest is not None and rest.annotation in (int, str) and not _all_are(words, rest.annotation):
        return False
    return all(
        isinstance(said[name], kind) and (name != "phase" or said[name] in list(Phase))
        for name, kind in kinds.items()
        if kind in (int, str, Move, Reform) and name in said
    )


def _all_are(words: Iterable[object], kind: type) -> bool:
    """Whether every word is of a kind."""
    return all(isinstance(word, kind) for word in words)


def _answerable(state: SkirmishState, setting: Setting) -> bool:
    """Whether every player who is asked has an option, and the first one is legal."""
    try:
        asked = state.questions[-1]
        said = [CHAPTERS[asked.chapter].options(setting, state, asked, player) for player in asked.players]
        return all(options and law.check(setting, state, options[0]) is None for options in said)
    except (LookupError, ValueError, TypeError, AssertionError, AttributeError):
        return False


def _naming_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of the named player: close combat is fought with an enemy in contact, if there is any (S-09)."""
    if state.named == NOBODY or state.questions or state.over:
        return
    if state.named not in legal_names(setting, state):
        yield told("named: that seat may not be named now.")


Guard = Callable[[SkirmishState, Setting], Iterator[str]]
GUARDS: tuple[Guard, ...] = (
    _seat_faults,
    _course_faults,
    _side_faults,
    _unit_faults,
    _ground_faults,
    _card_faults,
    _general_faults,
    _pledge_faults,
    reference_faults,
    _moment_faults,
    _naming_faults,
)
"""All kinds of faults, in the order in which they are looked for."""
