"""Mods as a saved match carries them: files for one game, and words, packed into one line."""

import base64
import re
import zlib
from collections.abc import Collection, Iterable
from pathlib import PurePosixPath
from typing import Annotated, Any

import msgspec

from game.core.tables import TableFault, read_table
from game.mods.manifest import Mod, ModId, content_fingerprint
from game.mods.scripts.files import script_table
from game.mods.source import files_of_mod, mod_boundary, read_text

MOST_CARRIED = 64 * 1024
"""Letters of all mods that a match carries, packed."""
MOST_UNPACKED = 4 * 1024 * 1024
"""Bytes of the same, unpacked: a longer one was not written by this program."""

_PLACE = re.compile(r"[a-z]+(/[\w+' -][\w+'. -]*)+\.(toml|ftl|lua)")
"""The place of a file in its mod: below a folder of a game or of words, nothing hidden, nothing above."""


class CarriedMod(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mod in a saved match: `follows` are the mods it was read after, `files` texts by place."""

    version: Annotated[str, msgspec.Meta(max_length=60)]
    title: Annotated[str, msgspec.Meta(max_length=200)]
    follows: tuple[ModId, ...] = ()
    files: dict[str, str] = {}

    def __post_init__(self) -> None:
        if not all(_PLACE.fullmatch(name) for name in self.files):
            raise ValueError("a file that no mod has")

    def fingerprint(self, game: str) -> str:
        """The fingerprint of what it says for a game; empty: nothing that can be read."""
        names = sorted(
            (name.endswith(".lua"), PurePosixPath(name).parts, name)
            for name in self.files
            if name.startswith(f"{game}/")
        )
        try:
            return content_fingerprint([_table(name, self.files[name]) for *_, name in names])
        except TableFault:
            return ""


def _table(name: str, text: str) -> dict[str, Any]:
    """What a file says."""
    return script_table(name, text) if name.endswith(".lua") else read_table(text)


Carried = dict[str, CarriedMod]
"""Mods by their ids."""

_decoder = msgspec.json.Decoder(dict[ModId, CarriedMod])


def pack_mods(mods: Iterable[Mod], game: str, spoken: Collection[str] = ()) -> str:
    """What a match of `game` carries of its mods, as one word of letters; empty: nothing fits.

    Where not all fit, the largest stay behind. Of `spoken` mods no words are carried: they are always here.
    """
    made = {
        mod.id: _carried(mod, game, words=mod.id not in spoken) for mod in mods if game in mod.game_hashes
    }
    carried = {id: one for id, one in made.items() if one is not None}
    by_size = sorted(carried, key=lambda id: sum(map(len, carried[id].files.values())))
    while by_size:
        body = msgspec.json.encode({id: carried[id] for id in carried if id in by_size})
        packed = base64.b64encode(zlib.compress(body, 9)).decode()
        if len(packed) <= MOST_CARRIED and len(body) <= MOST_UNPACKED:
            return packed
        by_size.pop()
    return ""


def unpack_mods(packed: str) -> Carried:
    """The mods that a match carries; none where the text is not what this program writes."""
    if not packed or len(packed) > MOST_CARRIED:
        return {}
    try:
        opened = zlib.decompressobj()
        body = opened.decompress(base64.b64decode(packed, validate=True), MOST_UNPACKED)
        return _decoder.decode(body) if opened.eof else {}
    except (ValueError, zlib.error, RecursionError):
        return {}


def _carried(mod: Mod, game: str, *, words: bool) -> CarriedMod | None:
    """A mod as it was read, for one game; None where one of its files has a name that is not carried."""
    files = dict(mod.files.get(game, {}))
    if words:
        files |= _words(mod)
    follows = tuple(dict.fromkeys(id for _, id in mod.follows))
    try:
        return CarriedMod(version=mod.version, title=mod.title, follows=follows, files=files)
    except ValueError:
        return None


def _words(mod: Mod) -> dict[str, str]:
    """The texts of the words of a mod by their places; what cannot be read is left out."""
    found = {}
    for path in files_of_mod(mod.folder, "text", ".ftl"):
        name = path.relative_to(mod.folder).as_posix()
        text = read_text(path, name, mod_boundary(mod.folder))
        if isinstance(text, str):
            found[name] = text
    return found
