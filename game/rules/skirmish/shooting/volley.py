"""A volley: which models shoot with what numbers, how the hits fall, who is lost (S-44 to S-48, S-80)."""

from typing import NamedTuple

from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.consequences.casualties import Share, hit_shares
from game.rules.skirmish.consequences.leadership_tests import check_panic_after_losses
from game.rules.skirmish.events.unit import VolleyShot
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.rolls.dice import roll_amount
from game.rules.skirmish.rolls.resolve import Landed, Tally, resolve_hits, roll_to_hit
from game.rules.skirmish.rolls.tray import ShownDice, Tray, told_faces
from game.rules.skirmish.shooting.numbers import Fire, strike_of_shots, volley_numbers
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import TABLE, Unit


class VolleyHits(NamedTuple):
    """The dice to hit of some models, and what their hits do."""

    fire: Fire
    shots: int
    landed: Landed
    shown: ShownDice | None = None


# who shoots


# with which numbers


# what comes of it


def shoot_volley(
    battle: Battle,
    unit: Unit,
    target: Unit,
    weapon: str,
    *,
    stand: bool = False,
    moved: bool | None = None,
) -> None:
    """All models of a unit in range shoot at a target: hits, wounds, losses, the panic of a quarter lost.

    `stand`: at who charges (S-33). `moved`: as if it had, or had not, moved; None: as it did. What follows
    is pushed as steps: push your own continuation first, then ask whether the target still stands.
    """
    setting, state = battle.setting, battle.state
    if not stand:
        unit.mark(unit_flags.SHOT)
    shot = volley_numbers(setting, state, unit, target, weapon, stand=stand, moved=moved)
    kept = [battle.shown_dice() for _ in shot]
    shots = [_shots_of(battle, fire, shown) for (fire, _), shown in zip(shot, kept, strict=True)]
    rolled = [
        VolleyHits(fire, count, roll_to_hit(strike, count, battle.rng, shown), shown)
        for (fire, strike), count, shown in zip(shot, shots, kept, strict=True)
    ]
    needed = [strike.hit.needed for _, strike in shot]
    apply_volley_hits(battle, unit, target, rolled, needed)


def _shots_of(battle: Battle, fire: Fire, shown: ShownDice | None) -> int:
    """How many shots these models have; dice are rolled for each model."""
    shots = battle.content.weapons[fire.weapon].shots
    dice = Tray(battle.rng, shown.amount) if shown else battle.rng
    return sum(roll_amount(dice, shots) for _ in range(fire.models))


def apply_volley_hits(
    battle: Battle, unit: Unit, target: Unit, rolled: list[VolleyHits], needed: list[int]
) -> None:
    """Hits fall on rank and file and on exposed characters; all are rolled, then losses removed (S-48)."""
    shares = hit_shares(battle.setting, battle.state, target, sum(one.landed.hits for one in rolled))
    tallies = [Tally(one.shots, one.landed.hits, 0, 0, 0) for one in rolled]
    lost = dict.fromkeys(shares, 0)
    for share, at, part in shared_hits(shares, [one.landed for one in rolled]):
        numbers = strike_of_shots(battle.setting, battle.state, rolled[at].fire, battle.unit(share.unit))
        tally = resolve_hits(numbers, part, battle.rng, rolled[at].shown)
        lost[share] += tally.lost
        tallies[at] = _added(tallies[at], tally)
    for one, need, tally in zip(rolled, needed, tallies, strict=True):
        battle.tell(_told(one, target, need, tally))
    _suffer(battle, unit, target, [(share.unit, wounds) for share, wounds in lost.items()])


def shared_hits(shares: tuple[Share, ...], landed: list[Landed]) -> list[tuple[Share, int, Landed]]:
    """Which hits fall on whom: in order, those that poison first; (share, whose hits, how many)."""
    out = []
    at, left = 0, list(landed)
    for share in shares:
        room = share.hits
        while room:
            if not left[at].hits:
                at += 1
                continue
            took = min(room, left[at].hits)
            sixes = min(took, left[at].poisoned)
            out.append((share, at, Landed(took, sixes)))
            left[at] = Landed(left[at].hits - took, left[at].poisoned - sixes)
            room -= took
    return out


def _added(one: Tally, more: Tally) -> Tally:
    """The same shots with more hits."""
    return one._replace(
        wounds=one.wounds + more.wounds, unsaved=one.unsaved + more.unsaved, lost=one.lost + more.lost
    )


def _told(one: VolleyHits, target: Unit, needed: int, tally: Tally) -> VolleyShot:
    """Tell a volley to everybody."""
    who, weapon = one.fire.who, one.fire.weapon
    hits, wounds = one.landed.hits, tally.wounds
    faces = told_faces(one.shown)
    return VolleyShot(who, target.id, weapon, one.shots, needed, hits, wounds, tally.unsaved, faces)


def _suffer(battle: Battle, unit: Unit, target: Unit, lost: list[tuple[int, int]]) -> None:
    """Losses of shots from `unit`; then `target`, if a quarter of it fell, tests panic (S-59)."""
    for id, wounds in lost:
        casualties.inflict_wounds(battle, battle.unit(id), wounds, "shooting", unit.owner)
    if target.place == TABLE:
        check_panic_after_losses(battle, target, unit.id, unit.owner)
