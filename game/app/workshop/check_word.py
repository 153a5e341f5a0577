"""The check word: a twelfth byte that makes a wrong byte, or two that changed places, show for certain.

The bytes are elements of the field of 256 with the polynomial x⁸+x⁴+x³+x²+1. A line of bytes is right when
the sum of each byte times its own power of 2 is nothing. Each power is another one and none is zero: a single
wrong byte leaves its error times its power, two that changed places leave their difference times that of
their powers, wherever they stand. Neither can be nothing, so neither is ever missed.
"""

_POLYNOMIAL = 0x11D


def with_check(data: bytes) -> bytes:
    """Some bytes, 254 at most, and their check behind them."""
    return data + bytes([_syndrome(data + b"\0")])


def is_right(line: bytes) -> bool:
    """Whether a line of bytes goes with the check at its end."""
    return _syndrome(line) == 0


def _syndrome(line: bytes) -> int:
    """The sum of each byte times its power of 2; the last has the power 1."""
    total = 0
    for byte in line:
        total = _doubled(total) ^ byte
    return total


def _doubled(element: int) -> int:
    """An element of the field times 2."""
    element <<= 1
    return element ^ _POLYNOMIAL if element & 0x100 else element
