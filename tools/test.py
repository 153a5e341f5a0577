#!/usr/bin/env python3
"""Check everything: `python3 tools/test.py`. With words after it, only pytest runs, and gets them.

Needs nothing but Python and, the first time, the network: the libraries go into `.venv` in this folder.
As root on Debian or Ubuntu it also installs what the system lacks for drawing without a screen.
"""

import sys

import pythons

if __name__ == "__main__":
    pythons.insist()
    import checks

    sys.exit(checks.main(sys.argv[1:]))
