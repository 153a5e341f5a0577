"""Pairings for `forecasts.py`: who meets whom, on which face, how."""

from typing import NamedTuple

Rules = tuple[tuple[str, int | str], ...]


class Troop(NamedTuple):
    """A unit of the base content, with rules that it has for once."""

    unit: str
    models: int = 1
    files: int = 5
    command: str = ""
    """Any of champion, standard, musician."""
    options: tuple[str, ...] = ()
    rules: Rules = ()
    guests: tuple["Troop", ...] = ()
    hurt: int = 0


class Pairing(NamedTuple):
    """The first touches a face of the second with its front."""

    name: str
    mine: Troop
    theirs: Troop
    face: str = "front"
    charging: bool = True
    first: bool = False
    """A first round in which nobody charged."""
    downhill: bool = False
    known: str = ""
    """Why the forecast is not held to the fight: what it leaves out, and says so."""


ONLY_HIM = "some foes touch nobody but a character, who is struck; forecasts spare him"
FULL = "champion standard musician"


def pikes(models: int = 20, files: int = 5, command: str = "", **more: Rules | tuple[Troop, ...]) -> Troop:
    """Pikemen of the line."""
    return Troop("ligne_piquiers", models, files, command, **more)  # type: ignore[arg-type]


def blades(models: int = 20, files: int = 5, command: str = "", **more: Rules | tuple[Troop, ...]) -> Troop:
    """Axes of the mountains."""
    return Troop("monts_haches", models, files, command, **more)  # type: ignore[arg-type]


def horde(models: int = 25, files: int = 5, command: str = "", **more: Rules | tuple[Troop, ...]) -> Troop:
    """Marauders of the horde."""
    return Troop("horde_pillards", models, files, command, **more)  # type: ignore[arg-type]


def dead(models: int = 25, files: int = 5, command: str = "", **more: Rules | tuple[Troop, ...]) -> Troop:
    """Conscripts of the dead."""
    return Troop("morts_conscrits", models, files, command, **more)  # type: ignore[arg-type]


def rule(name: str, number: int | str = 1) -> Rules:
    """One special rule more."""
    return ((name, number),)


MARSHAL, ENSIGN = Troop("ligne_marechal"), Troop("ligne_enseigne", options=("battle_standard",))
KING, DEAN = Troop("morts_roi"), Troop("monts_doyen")
RAVAGER, LADY = Troop("horde_ravageur", options=("frenzy",)), Troop("forets_dame")
LANCERS = Troop("ligne_lanciers", 6, 6)
BOARS = Troop("horde_sangliers", 5)
GRIFFON, DRAGON = Troop("ligne_griffon", rules=rule("immune")), Troop("morts_dragon")
ELEPHANT, OAK = Troop("compagnie_elephant"), Troop("forets_chene")
GOLEMS = Troop("monts_golems", 4, 3)
DANCERS = Troop("forets_danseurs", 10)
GUN, ORGAN, CATAPULT = Troop("ligne_couleuvrine"), Troop("monts_orgue"), Troop("morts_catapulte")

PAIRINGS = (
    # fronts
    Pairing("front, even", pikes(), pikes()),
    Pairing("front, standing", pikes(), pikes(), charging=False),
    Pairing("front, first round, nobody charged", pikes(), blades(), charging=False, first=True),
    Pairing("front, downhill", pikes(), blades(), downhill=True),
    Pairing("front, wide on narrow", pikes(20, 10), blades(20, 5)),
    Pairing("front, narrow on wide", pikes(20, 5), horde(30, 10)),
    Pairing("front, hordes", horde(40, 10), dead(40, 10)),
    Pairing("front, few against many: steadfast", blades(8), horde(40)),
    Pairing("front, two bases of 25 mm", DANCERS, Troop("ligne_lanciers", 8, 4)),
    Pairing("front, last rank short", pikes(13), blades(12)),
    Pairing("front, single ranks", pikes(5), blades(5)),
    Pairing("front, three against four", pikes(3), horde(4)),
    # flanks
    Pairing("flank, ten on thirty", pikes(10), blades(30), "left"),
    Pairing("flank, ten on twenty-five", blades(10), horde(25), "right"),
    Pairing("flank, eleven on twenty-five", blades(11), horde(25), "left"),
    Pairing("flank, twelve on twenty-five", blades(12), horde(25), "left"),
    Pairing("flank, fifteen on twenty-five", blades(15), horde(25), "left"),
    Pairing("flank, five on twenty", blades(5), horde(20), "right"),
    Pairing("flank, twenty on a short last rank", blades(20), horde(23), "right"),
    Pairing("flank, later rounds", blades(15), horde(30), "left", charging=False),
    Pairing("flank, riders", LANCERS, pikes(25), "left"),
    Pairing("flank, champion and command", blades(15, 5, FULL), pikes(25, 5, FULL), "left"),
    Pairing("flank, characters", blades(15, guests=(DEAN,)), pikes(25, guests=(MARSHAL,)), "right"),
    Pairing("flank, single rank", blades(10), horde(5), "left"),
    Pairing("flank, one monster", OAK, horde(30), "left"),
    # rears
    Pairing("rear, ten on twenty", blades(10), horde(20), "rear"),
    Pairing("rear, twelve on a short last rank", blades(12), horde(22), "rear"),
    Pairing("rear, fifteen on thirty", blades(15), pikes(30), "rear"),
    Pairing("rear, single rank with command", blades(10), pikes(5, 5, FULL), "rear"),
    Pairing("rear, riders", Troop("ligne_estafettes", 5), horde(20), "rear"),
    Pairing("rear, characters in two ranks", blades(10), pikes(11, guests=(MARSHAL,)), "rear"),
    # command and characters
    Pairing("champions", pikes(20, 5, "champion"), blades(20, 5, "champion")),
    Pairing("standard against none", pikes(20, 5, "standard"), blades()),
    Pairing("musician against none", pikes(15, 5, "musician"), pikes(15)),
    Pairing("full command, five left", pikes(5, 5, FULL), blades(5, 5, FULL)),
    Pairing("full command, three left", pikes(3, 5, FULL), horde(10)),
    Pairing("battle standard", pikes(20, guests=(ENSIGN,)), dead(30)),
    Pairing(
        "two characters", pikes(18, 5, FULL, guests=(MARSHAL, ENSIGN)), dead(30, 5, FULL), known=ONLY_HIM
    ),
    Pairing("general inside, a king against him", pikes(guests=(MARSHAL,)), dead(guests=(KING,))),
    Pairing("a character's unit nearly gone", pikes(3, guests=(MARSHAL,)), horde(20)),
    Pairing("a lone character", MARSHAL, horde(20)),
    Pairing("a lone frenzied character", RAVAGER, blades(10)),
    Pairing("two lone characters", LADY, DEAN),
    Pairing(
        "a rider among riders", Troop("ligne_lanciers", 5, 6, guests=(MARSHAL,)), blades(), known=ONLY_HIM
    ),
    # riders, monsters, machines
    Pairing("lancers charge", LANCERS, pikes()),
    Pairing("lancers, later rounds", LANCERS, pikes(), charging=False),
    Pairing("riders with command", Troop("ligne_lanciers", 6, 6, FULL), horde(20)),
    Pairing("impact hits of riders", BOARS, pikes()),
    Pairing("impact hits, champion riding", Troop("horde_sangliers", 5, 5, FULL), blades()),
    Pairing("chariot: impact hits of D6 and two wounds", Troop("compagnie_elephant", hurt=2), pikes()),
    Pairing("elephant: terror and thunderstomp", ELEPHANT, pikes()),
    Pairing("dragon against the bold", DRAGON, Troop("ligne_gardes", 15)),
    Pairing("griffon against the dead", GRIFFON, dead(30)),
    Pairing("monster against monster", ELEPHANT, OAK),
    Pairing("oak: stubborn", horde(20), OAK),
    Pairing("golems: monstrous ranks, stomp, always last", GOLEMS, pikes()),
    Pairing("golems in nine, three wide", Troop("monts_golems", 9, 3), horde(30)),
    Pairing("gun", pikes(), GUN),
    Pairing("organ gun, three riders", Troop("ligne_estafettes", 3), ORGAN),
    Pairing("catapult of the dead", blades(10), CATAPULT),
    Pairing("gun, golems", GOLEMS, GUN),
    Pairing("gun, a monster", OAK, Troop("ligne_couleuvrine", hurt=1)),
    # special rules
    Pairing("hatred", pikes(rules=rule("hatred")), horde()),
    Pairing("frenzy", Troop("horde_furieux", 15), pikes()),
    Pairing("fear", dead(30), pikes()),
    Pairing("fear, both afraid", horde(rules=rule("fear")), pikes(rules=rule("fear"))),
    Pairing("killing blow", Troop("morts_faucheurs", 15), Troop("ligne_lanciers", 5)),
    Pairing("poison", horde(rules=rule("poison")), blades()),
    Pairing("always first", DANCERS, blades()),
    Pairing("always first, both", DANCERS, pikes(rules=rule("always-first"))),
    Pairing("great weapons", Troop("monts_marteaux", 15), pikes()),
    Pairing("spears against a charge", blades(), pikes(30), charging=True),
    Pairing("stubborn", horde(30), Troop("ligne_gardes", 10)),
    Pairing("unstable", horde(30), dead(12)),
    Pairing("unbreakable", horde(30), pikes(10, rules=rule("unbreakable"))),
    Pairing("skirmishers: no ranks", Troop("compagnie_enfants_perdus", 15), pikes()),
    Pairing("swarm: many wounds, no ranks", Troop("monts_golems", 3, 3, rules=rule("skirmish")), blades()),
    Pairing("wards", Troop("forets_dame", rules=rule("ward", 4)), pikes(10)),
    Pairing("regeneration", pikes(rules=rule("regeneration", 4)), horde()),
    Pairing("killing wounds of D3", pikes(10, rules=rule("multiple-wounds", "D3")), OAK),
)
"""All pairings, by unique names."""
