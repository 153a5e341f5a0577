"""The tables of the rulebook, cell by cell: to hit, to wound, armour, ballistics (S-44 to S-54, S-69)."""

from itertools import product

import pytest

from game.rules.skirmish.rolls.attack import Clash, Shot, second_roll, to_hit, to_shoot, to_wound
from game.rules.skirmish.rolls.combatants import Attacker, Defender
from game.rules.skirmish.rolls.saves import Wounding, armour_save

ONE_TO_TEN = range(1, 11)

# rows: attacker's WS 1 to 10; columns: defender's WS 1 to 10
TO_HIT = (
    "4455555555",
    "3444555555",
    "3344445555",
    "3334444455",
    "3333444444",
    "3333344444",
    "3333334444",
    "3333333444",
    "3333333344",
    "3333333334",
)

# rows: S 1 to 10; columns: T 1 to 10
TO_WOUND = (
    "4566666666",
    "3456666666",
    "2345666666",
    "2234566666",
    "2223456666",
    "2222345666",
    "2222234566",
    "2222223456",
    "2222222345",
    "2222222234",
)

# rows: BS 0 to 10; columns: modifiers 0 to -7; x is impossible
TO_SHOOT = (
    "xxxxxxxx",
    "6789xxxx",
    "56789xxx",
    "456789xx",
    "3456789x",
    "23456789",
    "22345678",
    "22234567",
    "22223456",
    "22222345",
    "22222234",
)

# rows: armour 7+ (none at all) to 1+ before modifiers; columns: S up to 3, then 4 to 10; - is no save
SAVES = {
    7: "--------",
    6: "6-------",
    5: "56------",
    4: "456-----",
    3: "3456----",
    2: "23456---",
    1: "223456--",
}
# armour, then: nothing, shield, mounted, shield and mounted, mounted and barding, all three
KITS = {"none": "766554", "light": "655443", "heavy": "544332", "plate": "433221"}
WORN = (
    {},
    {"shield": True},
    {"mounted": True},
    {"shield": True, "mounted": True},
    {"mounted": True, "barding": True},
    {"shield": True, "mounted": True, "barding": True},
)
MODIFIERS = (
    ({}, 0),
    ({"moved": True}, 1),
    ({"cover": "hard"}, 2),
    ({"cover": "hard", "far": True}, 3),
    ({"cover": "hard", "far": True, "moved": True}, 4),
    ({"cover": "hard", "far": True, "standing": True, "several": True}, 5),
    ({"cover": "hard", "far": True, "moved": True, "standing": True, "several": True}, 6),
)


@pytest.mark.rule("S-54", "S-69")
@pytest.mark.parametrize("mine", ONE_TO_TEN)
def test_to_hit_cell_by_cell(mine: int) -> None:
    needed = [to_hit(Attacker(mine, 3), Defender(3, weapon_skill=theirs), Clash()) for theirs in ONE_TO_TEN]
    assert "".join(str(one.needed) for one in needed) == TO_HIT[mine - 1]
    reasons = {3: "better-skill", 4: "no-better-skill", 5: "double-skill"}
    assert all(one.why == reasons[one.needed] for one in needed)


@pytest.mark.rule("S-26", "S-54", "S-69")
@pytest.mark.parametrize("other", range(11))
def test_weapon_skill_nought_never_hits_and_is_always_hit(other: int) -> None:
    assert to_hit(Attacker(0, 3), Defender(3, weapon_skill=other), Clash()).needed >= 10
    if other:
        assert to_hit(Attacker(other, 3), Defender(3, weapon_skill=0), Clash()).needed == 1


@pytest.mark.rule("S-38", "S-54")
@pytest.mark.parametrize(("mine", "theirs", "needed"), [(4, 3, 4), (3, 3, 5), (2, 5, 6)])
def test_who_charged_across_a_wall_hits_worse_in_the_first_round(mine: int, theirs: int, needed: int) -> None:
    foe = Defender(3, weapon_skill=theirs)
    assert to_hit(Attacker(mine, 3), foe, Clash(first_round=True, across=True)).needed == needed
    assert to_hit(Attacker(mine, 3), foe, Clash(first_round=False, across=True)).needed == needed - 1


@pytest.mark.rule("S-46", "S-69")
@pytest.mark.parametrize("strength", ONE_TO_TEN)
def test_to_wound_cell_by_cell(strength: int) -> None:
    needed = "".join(str(to_wound(strength, toughness).needed) for toughness in ONE_TO_TEN)
    assert needed == TO_WOUND[strength - 1]


@pytest.mark.rule("S-44", "S-45", "S-69")
@pytest.mark.parametrize("skill", range(11))
def test_ballistics_cell_by_cell(skill: int) -> None:
    for shot, worse in MODIFIERS:
        needed = to_shoot(Attacker(skill, 3), Defender(3), Shot(**shot)).needed
        assert ("x" if needed >= 10 else str(needed)) == TO_SHOOT[skill][worse]
    skirmisher = Defender(3, rules={"skirmish": 1})
    needed = to_shoot(Attacker(skill, 3), skirmisher, Shot(**MODIFIERS[-1][0])).needed
    assert ("x" if needed >= 10 else str(needed)) == TO_SHOOT[skill][7]


@pytest.mark.rule("S-45")
def test_every_reason_of_a_shot_is_counted_once() -> None:
    for moved, far, standing, several in product((False, True), repeat=4):
        for cover, skirmishers, quick in product(("", "soft", "hard"), (False, True), (False, True)):
            shooter = Attacker(4, 3, rules={"quick-to-fire": 1} if quick else {})
            foe = Defender(3, rules={"skirmish": 1} if skirmishers else {})
            shot = Shot(moved=moved, far=far, standing=standing, cover=cover, several=several)
            worse = far + standing + several + skirmishers + (moved and not quick)
            worse += {"": 0, "soft": 1, "hard": 2}[cover]
            target = to_shoot(shooter, foe, shot)
            assert target.needed == 3 + worse
            assert sum(one.amount for one in target.modifiers) == worse
            assert len({one.why for one in target.modifiers}) == len(target.modifiers)


@pytest.mark.rule("S-44", "S-69")
def test_what_follows_a_six_where_seven_and_more_is_needed() -> None:
    assert [second_roll(needed) for needed in (7, 8, 9)] == [4, 5, 6]
    assert all(second_roll(needed) > 6 for needed in (10, 11, 12, 13))


@pytest.mark.rule("S-47", "S-69")
@pytest.mark.parametrize("worn", KITS)
@pytest.mark.parametrize("extras", range(6))
def test_armour_cell_by_cell(worn: str, extras: int) -> None:
    model = Defender(3, armour=worn, **WORN[extras])
    save = int(KITS[worn][extras])
    for strength, piercing in product(range(11), range(3)):
        needed = armour_save(model, Wounding(strength, piercing=piercing)).needed
        column = max(0, strength - 3) + piercing
        assert ("-" if needed > 6 else str(needed)) == (SAVES[save] + "---")[column]


@pytest.mark.rule("S-47")
@pytest.mark.parametrize(("close", "needed"), [(True, 5), (False, 4)])
def test_a_weapon_of_two_hands_leaves_the_shield_in_close_combat(close: bool, needed: int) -> None:
    halberdier = Defender(3, armour="heavy", shield=True, rules={"two-hands": 1})
    assert armour_save(halberdier, Wounding(3, close=close)).needed == needed


def test_every_number_says_why() -> None:
    knight = Defender(3, armour="plate", shield=True, mounted=True, barding=True)
    assert str(armour_save(knight, Wounding(5, piercing=1))) == (
        "4+ = 4 (armour-plate) -1 (shield) -1 (mounted) -1 (barding) +2 (strength) +1 (armour-piercing)"
    )
    assert str(to_wound(4, 6)) == "6+ = 4 (to-wound) +2 (tougher)"
    assert str(to_wound(3, 3)) == "4+ = 4 (to-wound)"
