#!/usr/bin/env python3
"""One part of the checks at a time: `python3 tools/dev.py quick | lint | types | docs | lock | all`.

Needs nothing but Python and, the first time, the network: the libraries go into `.venv` in this folder.
"""

import sys

import pythons

if __name__ == "__main__":
    pythons.insist()
    import tasks

    sys.exit(tasks.main(sys.argv[1:]))
