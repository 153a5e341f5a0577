"""Accusations: windows, batches, the judge (R-06 to R-10)."""

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.core.steps import StepKind
from game.rules.roulette.actions import Accuse
from game.rules.roulette.events import AccusationMade, PocketShown
from game.rules.roulette.questions import ACCUSATION, GATHER, question_for_seats
from game.rules.roulette.round import guns
from game.rules.roulette.round.steps import (
    ASK_ACCUSATIONS,
    BATCH,
    DEATH,
    JUDGE_BATCH,
    LOAD_SLANDERERS,
    StepRule,
)
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState


def suspect_bits(state: RouletteState) -> int:
    """Players who may be accused, as bits: in the round, with a pocket that nobody has seen (R-06)."""
    bits, bit = 0, 1
    for part, shown in zip(state.in_round, state.shown, strict=True):
        if part and not shown:
            bits |= bit
        bit += bit
    return bits


def may_accuse(state: RouletteState) -> int:
    """Players who may accuse, as bits: captain alive, accusation unused, somebody to accuse (R-10)."""
    found = suspect_bits(state)
    bits, bit = 0, 1
    for team, accused in zip(state.teams, state.accused, strict=True):
        if team and not accused and found & ~bit:
            bits |= bit
        bit += bit
    return bits


def _ask_accusations(
    setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]
) -> None:
    """Ask everybody who may accuse, afresh after every batch (R-06, R-09)."""
    state.pending = question_for_seats(ACCUSATION, may_accuse(state))


def accuse_player(
    setting: Setting, state: RouletteState, action: Accuse, rng: Chance, out: list[Event]
) -> None:
    """Note an accusation; the first opens a gathering time, and all that come in it are one batch (R-09)."""
    state.accused[action.player] = True
    state.batch.append((action.player, action.target))
    out.append(AccusationMade(action.player, action.target))
    if len(state.batch) == 1:
        state.steps += BATCH
        gathers = setting.flags.accusation_gather_seconds
        state.pending = question_for_seats(GATHER, may_accuse(state) if gathers else 0)
    else:
        state.mark_answered(action.player)


def _judge_batch(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Show pockets and draw rewards; cheats then lose a character, slanderers swap (R-07 to R-09)."""
    draws: list[tuple[Player, int]] = []
    state.dying, state.slanderers = [], []
    for accused in sorted({target for _, target in state.batch}):
        accusers = tuple(sorted(player for player, target in state.batch if target == accused))
        bullet = bool(state.pockets[accused])
        state.shown[accused] = True
        out.append(PocketShown(accused, accusers, bullet))
        if bullet:
            state.dying.append(accused)
            draws += [(accuser, setting.team.caught) for accuser in accusers]
        else:
            draws.append((accused, setting.team.slandered * len(accusers)))
            state.slanderers += accusers
    state.batch = []
    guns.draw_cards(state, draws, rng, out)
    if state.slanderers:  # a slanderer and the one accused both live: the end test before it finds no end
        state.steps.append(LOAD_SLANDERERS())
    if state.dying:
        state.steps += DEATH


def _load_slanderers(
    setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]
) -> None:
    """Load a BALLE for each false accuser whose captain lives (R-08)."""
    for player in sorted(state.slanderers):
        if state.teams[player]:
            guns.load_barrel(setting, state, player, rng, out)
    state.slanderers = []


STEPS: dict[StepKind[str], StepRule] = {
    ASK_ACCUSATIONS: _ask_accusations,
    JUDGE_BATCH: _judge_batch,
    LOAD_SLANDERERS: _load_slanderers,
}
"""By step of this chapter: how it is carried out."""
