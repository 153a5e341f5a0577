"""Who stands where in a regiment: guests and command in the middle of the front (S-28, S-81)."""

from typing import Literal, NamedTuple

from scenes.games.skirmish.table.shown import ShownUnit, place_from_middle

Role = Literal["model", "champion", "standard", "musician", "guest"]


class Place(NamedTuple):
    """One soldier: the id of the unit he belongs to, what he is, and milli from the middle of the front."""

    unit: int
    role: Role
    right: float
    forward: float


def ranked_places(host: ShownUnit) -> list[Place]:
    """Every soldier of a regiment and its guests, front rank first, left to right."""
    count, files, (base_w, base_d) = host.in_ranks, host.wide, host.base
    roles = _roles_by_index(host)
    places = []
    for index in range(count):
        rank, file = divmod(index, files)
        in_rank = min(files, count - rank * files)
        unit, role = roles.get(index, (host.id, "model"))
        places.append(Place(unit, role, (file - (in_rank - 1) / 2) * base_w, -(rank + 0.5) * base_d))
    return places


def _roles_by_index(host: ShownUnit) -> dict[int, tuple[int, Role]]:
    """Who is no plain model, by his index in the ranks: guests first, then the command, from the middle."""
    special: list[tuple[int, Role]] = [(guest, "guest") for guest in host.guests]
    command: tuple[tuple[bool, Role], ...] = (
        (host.champion, "champion"),
        (host.standard, "standard"),
        (host.musician, "musician"),
    )
    special += [(host.id, role) for there, role in command if there]
    found: dict[int, tuple[int, Role]] = {}
    for turn, one in enumerate(special[: host.in_ranks]):
        rank, place = divmod(turn, host.wide)
        in_rank = min(host.wide, host.in_ranks - rank * host.wide)
        if rank and one[1] != "guest":
            break
        found[rank * host.wide + place_from_middle(in_rank, place)] = one
    return found
