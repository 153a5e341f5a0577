"""`perfidie`, the command."""

import sys
from importlib.metadata import version


def main() -> None:
    """Say the version, or what can be asked for."""
    match sys.argv[1:]:
        case ["--version"]:
            print(f"perfidie {version('perfidie')}")
        case ["check"]:
            print("All is well.")
        case _:
            sys.exit("usage: perfidie --version | check")
