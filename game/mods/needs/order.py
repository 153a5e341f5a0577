"""The order in which mods are read: computed from what they say of one another, never set by hand."""

from collections.abc import Collection, Iterable, Mapping

from game.mods.compile import Fault, Path
from game.mods.manifest import Package
from game.mods.problems import Facts, closest_word

_Edges = Mapping[str, Mapping[str, tuple[str, int]]]
"""By mod: those it is read after, and where in its manifest that stands: key and place in the list."""


def load_order(packages: Iterable[Package], off: Collection[str] = ()) -> list[Package]:
    """The packages that can be read, each after those it follows, else by id; `off` are switched off.

    Problems (an id taken twice, a mod that is not there or of a wrong version, two that cannot be together,
    a circle) go to those of their package.
    """
    named: dict[str, Package] = {}
    for package in packages:
        if package.manifest is None:
            continue
        first = named.setdefault(package.manifest.id, package)
        if first is not package:
            facts: Facts = {"id": package.manifest.id, "first": first.shown("mod.toml")}
            _add_fault(package, Fault(("id",), "duplicate-mod", facts))
    for package in named.values():
        _report_needs(package, named, off)
    edges: dict[str, dict[str, tuple[str, int]]] = {name: {} for name in sorted(named)}
    for name in edges:
        for key, n, id in named[name].follows:
            if id in named and id != name:
                edges[name].setdefault(id, (key, n))
    return [named[name] for name in _sorted_mods(edges, named)]


def _add_fault(package: Package, fault: Fault) -> None:
    """Note a fault of a package's manifest."""
    package.problems.append(package.source.problem(fault))


def _report_needs(package: Package, named: Mapping[str, Package], off: Collection[str]) -> None:
    """Note what one mod wants of others and does not get."""
    for key, n, need in package.needs:
        apart = key == "conflicts"
        other = named.get(need.id)
        version = other.manifest.version if other and other.manifest else ""
        if other is None:
            if key == "requires":
                _add_fault(package, _lost_need((key, n), need.id, {*named, *off}, off))
        elif other is package:
            _add_fault(package, Fault((key, n), "needs-itself", {"id": need.id}))
        elif apart == need.is_met(version):
            facts: Facts = {"id": need.id, "got": version, "range": need.range}
            code = "conflicting-mod" if apart else "wrong-version"
            hint = "part-mods" if apart else "other-version"
            _add_fault(package, Fault((key, n), code, facts, hint))


def _lost_need(path: Path, id: str, known: Collection[str], off: Collection[str]) -> Fault:
    """The fault of a mod that is wanted and not read: it is switched off, misspelt, or not here."""
    if id in off:
        return Fault(path, "mod-off", {"id": id}, "switch-on")
    like = closest_word(id, known)
    facts: Facts = {"id": id, "near": like} if like else {"id": id}
    return Fault(path, "missing-mod", facts, "did-you-mean" if like else "install-mod")


def _sorted_mods(edges: _Edges, named: Mapping[str, Package]) -> list[str]:
    """Ids by what they follow, then by name; mods of a circle, or that require one, are blamed and out."""
    done: list[str] = []
    waiting, gone = list(edges), set[str]()
    while waiting:
        name = next((one for one in waiting if edges[one].keys().isdisjoint(waiting)), None)
        if name is None:
            ring = _circles(edges, waiting)
            gone |= set(ring)
            for one in ring:
                _blame_circle(named[one], edges, waiting)
            waiting = [one for one in waiting if one not in gone]
            continue
        waiting.remove(name)
        lost = next((n for n, one in enumerate(named[name].requires) if one in gone), None)
        if lost is None:
            done.append(name)
            continue
        gone.add(name)
        _add_fault(named[name], Fault(("requires", lost), "broken-mod", {"id": named[name].requires[lost]}))
    return done


def _circles(edges: _Edges, waiting: list[str]) -> list[str]:
    """Those of the waiting mods that wait for themselves."""
    return [one for one in waiting if one in _reach(one, edges, waiting)]


def _reach(name: str, edges: _Edges, waiting: list[str]) -> list[str]:
    """The waiting mods that a mod waits for, near and far."""
    reach = [one for one in edges[name] if one in waiting]
    for one in reach:
        reach += [need for need in edges[one] if need in waiting and need not in reach]
    return reach


def _blame_circle(package: Package, edges: _Edges, waiting: list[str]) -> None:
    """Note that a mod waits for itself, where it says so."""
    reach = _reach(package.id, edges, waiting)
    ring = ", ".join(one for one in waiting if one in reach)
    into = next(
        one for one in edges[package.id] if one in reach and package.id in (one, *_reach(one, edges, waiting))
    )
    _add_fault(package, Fault((edges[package.id][into][0],), "circle", {"ring": ring}))
