"""Which mods are on: what the players switched, and what each wants of the others."""

from collections.abc import Collection, Mapping

from game.mods.manifest import Mod, Package


def is_switched_on(package: Package, switches: Mapping[str, bool]) -> bool:
    """Whether a mod is on: as it was switched, else as it comes; one without a sound manifest is on."""
    manifest = package.manifest
    return manifest is None or switches.get(manifest.id, manifest.switched_on)


def switched_together(mods: Collection[Mod], id: str, *, on: bool) -> dict[str, bool]:
    """The switches to turn with that of a mod: on with all that it requires, off with all that require it."""
    needs = {mod.id: mod.requires for mod in mods}
    turned = [id]
    for name in turned:
        others = needs.get(name, ()) if on else [one for one, wanted in needs.items() if name in wanted]
        turned += [one for one in others if one in needs and one not in turned]
    state = {mod.id: mod.switched_on for mod in mods}
    return {name: on for name in turned if name in state and state[name] != on}
