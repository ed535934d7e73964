"""Reading a QR code as a camera does, from what is painted, and by the standard alone (ISO/IEC 18004).

Nothing is repaired: every codeword must be right, the redundant ones as well, for a real camera needs them.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from itertools import product
from typing import Final

from playwright.sync_api import Locator

Modules = list[list[bool]]

QUIET: Final = 4
ROUND: Final = 2
# By version, from 1 on, at error correction level M: redundant codewords of a block, and how many blocks there are.
REDUNDANT: Final = (10, 16, 26, 18, 24, 16, 18, 22, 22, 26)
BLOCKS: Final = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5)
LEVEL_M: Final = 0
FORMAT_MASK: Final = 0x5412
BYTES_MODE: Final = 4
MASKS: Final = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)
# How dark the middle of every module is painted, from 0 to 255.
PAINTED: Final = """async (square, [picture, across]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const step = image.width / across;
  const at = (place) => Math.floor((place + 0.5) * step);
  const points = pen.getImageData(0, 0, image.width, image.height).data;
  return Array.from({ length: across }, (_, row) => Array.from({ length: across }, (_, column) => {
    const first = 4 * (at(row) * image.width + at(column));
    return (points[first] + points[first + 1] + points[first + 2]) / 3;
  }));
}"""


def read_square(square: Locator) -> str:
    """What the square on a page says; it must be dark on light, with a quiet margin."""
    across = int((square.get_attribute("viewBox") or "").split()[2])
    picture = base64.b64encode(square.screenshot()).decode()
    painted = square.evaluate(PAINTED, [picture, across])
    modules = [[shade < 128 for shade in row] for row in painted]
    inside = range(QUIET, across - QUIET)
    # Its corners are round.
    corners = {*range(ROUND), *range(across - ROUND, across)}
    assert not any(
        modules[row][column]
        for row, column in product(range(across), repeat=2)
        if (row not in inside or column not in inside) and not (row in corners and column in corners)
    ), "the margin is not quiet"
    return read([[modules[row][column] for column in inside] for row in inside])


def read(modules: Modules) -> str:
    """The text of a QR code of level M, of version 1 to 10."""
    version = (len(modules) - 17) // 4
    level, mask = divmod((format_bits(modules) ^ FORMAT_MASK) >> 10, 8)
    assert level == LEVEL_M
    data = list(data_of(codewords(modules, version, mask), version))
    bits = "".join(f"{word:08b}" for word in data)
    assert int(bits[:4], 2) == BYTES_MODE
    start = 12 if version < 10 else 20
    length = int(bits[4:start], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(start, start + 8 * length, 8)).decode()


def format_bits(modules: Modules) -> int:
    """Level and mask, as they stand around the upper left finder."""
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [
        (row, 8) for row in (7, 5, 4, 3, 2, 1, 0)
    ]
    return int("".join(str(int(modules[row][column])) for row, column in places), 2)


def codewords(modules: Modules, version: int, mask: int) -> list[int]:
    """All codewords in the order in which they are laid, two columns at a time, up and down."""
    size = len(modules)
    bits: list[str] = []
    rights = [*range(size - 1, 6, -2), 5, 3, 1]
    for number, right in enumerate(rights):
        rows = range(size) if number % 2 else range(size - 1, -1, -1)
        for row, column in product(rows, (right, right - 1)):
            if not is_fixed(row, column, size, version):
                bits.append(str(int(modules[row][column] != (MASKS[mask](row, column) == 0))))
    text = "".join(bits)
    return [int(text[at : at + 8], 2) for at in range(0, len(text) - 7, 8)]


def is_fixed(row: int, column: int, size: int, version: int) -> bool:
    """Whether a module says nothing of the text: finders, timing, alignment, format and version."""
    near, far = min(row, column), max(row, column)
    if far < 9 or (near < 9 and far >= size - 8) or 6 in (row, column):
        return True
    if version >= 7 and near < 6 and far >= size - 11:
        return True
    middles = alignment(version, size)
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    return any(
        abs(row - middle[0]) <= 2 and abs(column - middle[1]) <= 2
        for middle in product(middles, repeat=2)
        if middle not in corners
    )


def alignment(version: int, size: int) -> list[int]:
    """Where the middles of alignment patterns lie, down and across."""
    if version == 1:
        return []
    count = version // 7 + 2
    step = (8 * version + 3 * count + 5) // (4 * count - 4) * 2
    return [6, *reversed([size - 7 - step * number for number in range(count - 1)])]


def data_of(words: list[int], version: int) -> Iterator[int]:
    """The codewords of the text, after every block has been found free of errors."""
    blocks, redundant = BLOCKS[version - 1], REDUNDANT[version - 1]
    short, longer = divmod(len(words), blocks)
    of_text = short - redundant
    dealt: list[list[int]] = [[] for _ in range(blocks)]
    left = iter(words)
    for number in range(of_text + 1):
        # Only the last blocks have one more.
        for block in range(0 if number < of_text else blocks - longer, blocks):
            dealt[block].append(next(left))
    checks: list[list[int]] = [[] for _ in range(blocks)]
    for _ in range(redundant):
        for check in checks:
            check.append(next(left))
    for text, check in zip(dealt, checks, strict=True):
        assert is_sound([*text, *check], redundant), "a block has an error"
        yield from text


def is_sound(block: list[int], redundant: int) -> bool:
    """Whether a block is a multiple of the generator: its syndromes are all nought."""
    root = 1
    for _ in range(redundant):
        remainder = 0
        for word in block:
            remainder = times(remainder, root) ^ word
        if remainder:
            return False
        root = times(root, 2)
    return True


def times(one: int, other: int) -> int:
    """The product of two elements of the field of 256."""
    found = 0
    while other:
        found ^= one * (other & 1)
        one = one << 1 ^ (0x11D if one & 0x80 else 0)
        other >>= 1
    return found
