"""Accusations: windows, batches, the judge (R-06 to R-10)."""

from typing import TYPE_CHECKING

from game.core.pending import Pending
from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.roulette import gun
from game.rules.roulette.actions import Accuse
from game.rules.roulette.course import Step
from game.rules.roulette.events import AccusationMade, PocketShown
from game.rules.roulette.state import RouletteState

if TYPE_CHECKING:
    from game.rules.roulette.rules import Roulette


def suspects(state: RouletteState, player: Player) -> list[Player]:
    """Whom `player` may accuse: others in the round whose pocket nobody has seen (R-06)."""
    return [
        other
        for other, part in enumerate(state.in_round)
        if part and other != player and not state.shown[other]
    ]


def may_accuse(state: RouletteState) -> tuple[Player, ...]:
    """Whose captain lives, who has not accused this round, and who finds somebody to accuse (R-10)."""
    return tuple(
        [p for p in range(len(state.teams)) if state.teams[p] and not state.accused[p] and suspects(state, p)]
    )


def accusations(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Everybody who may is asked, afresh after every batch (R-06, R-09)."""
    state.batch = []
    state.pending = Pending("accusation", may_accuse(state))


def accuse(rules: "Roulette", state: RouletteState, action: Accuse, rng: Chance, out: list[Event]) -> None:
    """The first accusation opens a gathering time; all that come in it are one batch (R-09)."""
    state.accused[action.player] = True
    state.batch.append((action.player, action.target))
    out.append(AccusationMade(action.player, action.target))
    if len(state.batch) == 1:
        state.steps += ["accusations", "batch"]
        others = tuple([player for player in may_accuse(state) if player != action.player])
        state.pending = Pending("gather", others if rules.flags.accusation_gather_seconds else ())
    else:
        assert state.pending is not None
        state.pending = state.pending.without(action.player)


def batch(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Pockets are shown, rewards drawn; then cheats lose a character and slanderers swap (R-07 to R-09)."""
    draws: list[tuple[Player, int]] = []
    state.dying, state.slanderers = [], []
    for accused in sorted({target for _, target in state.batch}):
        accusers = tuple(sorted(player for player, target in state.batch if target == accused))
        bullet = bool(state.pockets[accused])
        state.shown[accused] = True
        out.append(PocketShown(accused, accusers, bullet))
        if bullet:
            state.dying.append(accused)
            draws += [(accuser, rules.team.caught) for accuser in accusers]
        else:
            draws.append((accused, rules.team.slandered * len(accusers)))
            state.slanderers += accusers
    gun.draw(rules, state, draws, rng, out)
    state.steps += ["last-captain", "swap", "bury", "doctor"]


def swap(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Each false accuser whose captain lives loads a BALLE (R-08)."""
    for player in sorted(state.slanderers):
        if state.teams[player]:
            gun.load(rules, state, player, 1, rng, out)
    state.slanderers = []


STEPS: dict[str, Step] = {"accusations": accusations, "batch": batch, "swap": swap}
"""What happens by itself, by name."""
