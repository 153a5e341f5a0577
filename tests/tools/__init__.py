"""Tests of the two commands and of what they need to know about a machine."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools"
