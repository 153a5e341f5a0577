"""The commands find their modules beside them; so do their tests."""

import sys

from tests.tools import TOOLS

if str(TOOLS) not in sys.path:
    sys.path.append(str(TOOLS))
