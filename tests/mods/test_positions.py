"""Every key and value of a TOML file has its place, however it is written."""

import tomllib

import pytest

from game.mods.positions import Path, Positions

TEXT = """# a comment
top = 1
a.b = "dotted"

[beast."base:wolf"]
legs = [ # why not
  1,
  { kind = "bite", "deep key" = 2 },
]
[[pack]]
n = 1
[[pack]]
n = 2
[pack.den]
deep = true
[[pack.cub]]
age = 3
[x.y.z]
"""


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        (("top",), (2, 1), (2, 7)),
        (("a", "b"), (3, 1), (3, 7)),
        (("beast", "base:wolf"), (5, 2), (5, 2)),
        (("beast", "base:wolf", "legs"), (6, 1), (6, 8)),
        (("beast", "base:wolf", "legs", 0), (6, 1), (7, 3)),
        (("beast", "base:wolf", "legs", 1, "deep key"), (8, 20), (8, 33)),
        (("pack", 0, "n"), (11, 1), (11, 5)),
        (("pack", 1, "n"), (13, 1), (13, 5)),
        (("pack", 1, "den", "deep"), (15, 1), (15, 8)),
        (("pack", 1, "cub", 0, "age"), (17, 1), (17, 7)),
        (("x", "y"), (18, 2), (18, 2)),
        (("x", "y", "z", "missing", 3), (18, 2), (18, 2)),
        (("nowhere",), (1, 1), (1, 1)),
    ],
)
def test_a_path_is_found_where_it_is_written(
    path: Path, key: tuple[int, int], value: tuple[int, int]
) -> None:
    places = Positions(TEXT)
    at_key = places.find(path, on_key=True)
    assert at_key == (key if path != ("beast", "base:wolf", "legs", 0) else (7, 3))
    assert places.find(path) == value


def leaves(value: object, path: Path = ()) -> list[Path]:
    match value:
        case dict():
            return [leaf for key, inner in value.items() for leaf in leaves(inner, (*path, key))]
        case list():
            return [leaf for n, inner in enumerate(value) for leaf in leaves(inner, (*path, n))]
    return [path]


def test_every_value_of_a_file_has_a_place_of_its_own() -> None:
    places = Positions(TEXT)
    found = leaves(tomllib.loads(TEXT))
    assert len({places.values[path] for path in found}) == len(found)
