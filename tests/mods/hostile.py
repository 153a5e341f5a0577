"""Mods that nobody would write by mistake, and some that somebody did: each has broken the game once."""

from __future__ import annotations

import io
import os
import wave
import zlib
from collections.abc import Callable
from pathlib import Path

from PIL import Image

MANIFEST = 'format = 1\nid = "nasty"\nversion = "1"\ntitle = "Nasty"\nrequires = ["base"]\n'
Files = dict[str, str | bytes]

LONG = "9" * 5_000
BOTH = ("fr", "en")
_PNG = b"\x89PNG\r\n\x1a\n"


def _texts(said: str) -> Files:
    """The same text file in both languages."""
    return {f"text/{language}/nasty.ftl": said for language in BOTH}


def _chunk(kind: bytes, body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")


def png_of(width: int, height: int, body: bytes = b"") -> bytes:
    """A PNG that says it is so large, whatever it holds."""
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 6, 0, 0, 0))
    return _PNG + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(body)) + _chunk(b"IEND", b"")


def _sound_png() -> bytes:
    buffer = io.BytesIO()
    Image.new("RGBA", (64, 64)).save(buffer, "PNG")
    return buffer.getvalue()


def _wav(*, rate: int = 22_050, channels: int = 1, width: int = 2) -> bytes:
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(bytes(1000))
    return buffer.getvalue()


def _portrait(name: str) -> str:
    return f'[character."base:duchesse"]\npicture = "{name}"\n'


def _sound(name: str) -> str:
    return f'[cue.flip]\nfiles = ["{name}"]\n'


def _sign(name: str) -> str:
    return f'[symbol."base:feu"]\npaper = "#112233"\npicture = "{name}"\n'


def _chain(length: int) -> str:
    return "".join(f"a{n} = {{ a{n + 1} }}\n" for n in range(length)) + f"a{length} = end\n"


def _laughs() -> str:
    return "".join(f"a{n} = " + f"{{ a{n + 1} }}" * 10 + "\n" for n in range(12)) + "a12 = ha\n"


TOML: dict[str, str | bytes] = {
    "integer-of-5000-digits": f"[flag.x]\nmax = {LONG}\n",
    "hexadecimal-of-50000-digits": f"[flag.x]\nmax = 0x{'f' * 50_000}\n",
    "whole-number-of-30-digits": f"[flag.x]\nkind = 'int'\ndefault = 3\nmin = 0\nmax = {'9' * 30}\n",
    "no-number": "[flag.x]\nmax = nan\n",
    "float-without-end": "[flag.x]\nmax = 1e999\n",
    "lists-20000-deep": "a = " + "[" * 20_000 + "]" * 20_000 + "\n",
    "tables-20000-deep": "a = " + "{ a = " * 20_000 + "1" + "}" * 20_000 + "\n",
    "lists-of-lines-20000-deep": "a = " + "[\n" * 20_000 + "]\n" * 20_000,
    "tables-100-deep": "a = " + "{ a = " * 100 + "1" + "}" * 100 + "\n",
    "dotted-tables-in-tables": "a = " + ("{ " + "a." * 40 + "a = ") * 200 + "1" + "}" * 200 + "\n",
    "header-of-30000-parts": "[" + ".".join(["a"] * 30_000) + "]\n",
    "dotted-key-of-100-kb": ".".join(["a"] * 50_000) + " = 1\n",
    "dotted-key-of-60-kb": ".".join(["a"] * 30_000) + " = 1\n",
    "quoted-dotted-key": ".".join(['"a"'] * 10_000) + " = 1\n",
    "line-of-1-mb": f'[flag.x]\nzero = "{"a" * 1_000_000}"\n',
    "five-mb-of-comments": "# nothing\n" * 500_000,
    "name-of-5000-letters": f"[flag.{'x' * 5_000}]\nkind = 'bool'\ndefault = true\n",
    "3000-unknown-tables": "".join(f"[nothing{n}.x]\n" for n in range(3_000)),
    "5000-bad-flags": "".join(f"[flag.f{n}]\nknid = 1\n" for n in range(5_000)),
    "zeros": bytes(5_000),
    "noise": bytes(range(256)) * 40,
    "half-a-letter": b"a = '\xc3",
    "unclosed-texts": '"""' + '\\"""' * 15_000,
    "dates-that-are-none": "[flag.x]\nmax = 2026-99-99\n",
    "date": "[flag.x]\nmax = 2026-01-01\n",
}
"""TOML that no file of a mod may do harm with, by what it is."""

FLUENT: dict[str, str] = {
    "braces-3000-deep": "a = " + "{ " * 3_000 + '"x"' + " }" * 3_000 + "\n",
    "braces-over-lines": "a = " + "{\n  " * 3_000 + '"x"' + "\n  }" * 3_000 + "\n",
    "braces-100-deep": "a = " + "{ " * 100 + '"x"' + " }" * 100 + "\n",
    "itself": "a = { a }\n",
    "a-title-that-is-itself": "title-play = { title-play }\ncli-no-game = { cli-no-game }\n",
    "circle-of-three": "a = { b }\nb = { c }\nc = { a }\n",
    "circle-through-a-term": "-t = { u }\nu = { -t }\n",
    "circle-through-an-attribute": "a = x\n    .the = { a.the }\n",
    "circle-through-two-attributes": "a = x\n    .the = { b.the }\nb = y\n    .the = { a.the }\n",
    "circle-through-a-selector": "-t = { u }\n    .n = { -t.n ->\n        [one] x\n       *[other] y\n    }\n"
    "u = { -t.n ->\n    [one] x\n   *[other] { u }\n}\n",
    "nobody": "a = { nobody }\n",
    "nobodys-term": "a = { -nobody }\n",
    "nobodys-attribute": "a = { b.the }\nb = x\n",
    "no-function": "a = { NOTHING($x) }\n",
    "chain-of-2000": _chain(2_000),
    "billion-laughs": _laughs(),
    "number-of-a-million-digits": "a = { NUMBER(3, minimumFractionDigits: 100000000) }\n",
    "digits": f"a = {{ {LONG} }}\n",
    "line-of-1-mb": "a = " + "x" * 1_000_000 + "\n",
    "junk": "= = =\n{{{\n" * 50,
}
"""Fluent that no file of a mod may do harm with, by what it is."""

PICTURES: dict[str, bytes] = {
    "no-picture": b"hello",
    "only-a-signature": _PNG,
    "half-a-picture": _sound_png()[:60],
    "picture-of-16-million-pixels-square": png_of(60_000, 60_000, bytes(1000)),
    "picture-of-a-negative-size": png_of(2**32 - 1, 2**32 - 1),
    "picture-of-no-size": png_of(0, 0),
    "decompression-bomb": png_of(12_000, 12_000, bytes(30_000_000)),
    "words-of-50-mb": _PNG
    + _sound_png()[8:33]
    + _chunk(b"zTXt", b"Comment\0\0" + zlib.compress(bytes(50_000_000)))
    + _sound_png()[33:],
}
"""Pictures that are none, by what they are."""

SOUNDS: dict[str, bytes] = {
    "no-sound": b"hello",
    "half-a-head": _wav()[:20],
    "no-frames": _wav()[:44],
    "no-rate": _wav()[:24] + bytes(4) + _wav()[28:],
    "a-rate-of-millions": _wav(rate=2_000_000_000),
    "more-than-there-is": _wav()[:40] + b"\xff\xff\xff\x7f" + _wav()[44:],
}
"""WAV files that are none, by what they are."""

Recipe = Callable[[Path], None]


def _written(files: Files) -> Recipe:
    def write(folder: Path) -> None:
        for name, body in {"mod.toml": MANIFEST, **files}.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(body if isinstance(body, bytes) else body.encode())

    return write


def _odd(name: str, make: Callable[[Path], object], more: Files | None = None) -> Recipe:
    def write(folder: Path) -> None:
        _written(more or {})(folder)
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        make(path)

    return write


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _abroad(path: Path) -> None:
    path.symlink_to(Path(__file__).resolve())


def _round(path: Path) -> None:
    path.symlink_to(path)


def _everything(path: Path) -> None:
    path.symlink_to("/", target_is_directory=True)


_PLACES = ("mod.toml", "complots/x.toml", "text/fr/x.ftl", "look/sounds.toml", "look/hecatombe.toml")
_ODD = {"pipe": _pipe, "device": _device, "link-abroad": _abroad, "link-to-itself": _round}


def _written_badly() -> dict[str, Recipe]:
    """Files that are nasty by what stands in them."""
    out: dict[str, Recipe] = {}
    for name, body in TOML.items():
        out[f"rules {name}"] = _written({"complots/x.toml": body})
        out[f"manifest {name}"] = _written({"mod.toml": body})
        out[f"look {name}"] = _written({"look/sounds.toml": body})
    out |= {f"text {name}": _written(_texts(said)) for name, said in FLUENT.items()}
    for name, picture in PICTURES.items():
        out[f"portrait {name}"] = _written({"look/complots.toml": _portrait("p.png"), "look/p.png": picture})
        out[f"sign {name}"] = _written({"look/hecatombe.toml": _sign("p.png"), "look/p.png": picture})
    for name, sound in SOUNDS.items():
        out[f"sound {name}"] = _written({"look/sounds.toml": _sound("s.wav"), "look/s.wav": sound})
    return out


def _named_badly() -> dict[str, Recipe]:
    """Names of files that no file can have, or should."""
    out: dict[str, Recipe] = {}
    names = {"5000-letters": "x" * 5_000 + ".png", "a-zero": "p\\u0000.png", "a-way-out": "../../../p.png"}
    for what, name in names.items():
        out[f"name-of-{what} complots"] = _written({"look/complots.toml": _portrait(name)})
        out[f"name-of-{what} hecatombe"] = _written({"look/hecatombe.toml": _sign(name)})
        out[f"name-of-{what} sounds"] = _written({"look/sounds.toml": _sound(name.replace("png", "wav"))})
    return out


def _placed_badly() -> dict[str, Recipe]:
    """Things that are no files, or lie elsewhere."""
    out: dict[str, Recipe] = {}
    for kind, make in _ODD.items():
        for place in _PLACES:
            out[f"{kind} {place}"] = _odd(place, make)
        out[f"{kind} portrait"] = _odd("look/p.png", make, {"look/complots.toml": _portrait("p.png")})
        out[f"{kind} sign"] = _odd("look/p.png", make, {"look/hecatombe.toml": _sign("p.png")})
        out[f"{kind} sound"] = _odd("look/s.wav", make, {"look/sounds.toml": _sound("s.wav")})
    for place in ("complots", "text", "text/fr", "look"):
        out[f"link-to-everything {place}"] = _odd(place, _everything)
    return out


def sound_looks() -> dict[str, Recipe]:
    """Looks in which nothing is wrong, by kind."""
    return {
        "portrait": _written({"look/complots.toml": _portrait("p.png"), "look/p.png": _sound_png()}),
        "sign": _written({"look/hecatombe.toml": _sign("q.png"), "look/q.png": _sound_png()}),
        "sound": _written({"look/sounds.toml": _sound("s.wav"), "look/s.wav": _wav()}),
    }


HOSTILE = _written_badly() | _named_badly() | _placed_badly()
"""Every hostile mod: it is written into an empty folder."""
