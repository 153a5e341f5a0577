#!/usr/bin/env python3
"""Open the game: `python3 tools/play.py`. Words after it go to the `perfidie` command (`--help` lists them).

Needs nothing but Python and, the first time, the network: the libraries go into `.venv` in this folder.
"""

import sys

import pythons

if __name__ == "__main__":
    pythons.insist()
    import bootstrap

    venv = bootstrap.ensure_or_exit()
    bootstrap.enter([venv.command, *sys.argv[1:]])
