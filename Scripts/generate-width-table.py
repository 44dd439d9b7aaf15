#!/usr/bin/env python3
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""Writes the table of cell widths, Sources/SeltzerScreen/Text/WidthTable.swift.

Usage: Scripts/generate-width-table.py [--check]

The facts come from pinned packages, which are installed into a temporary
directory with pip: the Unicode Character Database of the version the table
describes and of an older one, the list of characters that an emoji variation
selector widens, and an older list of wide and zero-width characters. What is
not as it was in Unicode 14 is marked as contested: terminals in use are that
old.
With --check nothing is written; the exit code is 1 if the file would change.
"""

import importlib
import pathlib
import subprocess
import sys
import tempfile

from unicode_table import ROOT, finish, literal

CURRENT = "unicodedata2==17.0.1"
BASELINE = "unicodedata2==15.0.0"
WCWIDTH = "wcwidth==0.9.4"
# The last one with the tables of each Unicode version; it tells 15 from 14 where it matters most.
OLD_WCWIDTH = "wcwidth==0.2.13"
TARGET = ROOT / "Sources/SeltzerScreen/Text/WidthTable.swift"

# Each entry of the table: two bits of width, then one bit per flag.
CONTESTED, EMOJI_BASE, PLAIN_MARK = 4, 8, 16
# Planes from here on are uniform enough to be computed, see ScalarWidth.init.
END = 0x40000
BLOCK = 64
# Entries are written as printable ASCII from "0" on, which needs no escapes.
FIRST = 0x30

# Code points that are ignored when they are not assigned (Default_Ignorable_Code_Point).
IGNORABLE = ((0x2065, 0x2065), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF))
# Hangul vowels and final consonants join the syllable before them; fillers are invisible.
JOINING_HANGUL = ((0x1160, 0x11FF), (0xD7B0, 0xD7FF), (0x3164, 0x3164), (0xFFA0, 0xFFA0))
# Spacing marks that are laid over their base: Hangul tone marks, Vietnamese reading marks.
OVERLAID_MARKS = ((0x302E, 0x302F), (0x16FF0, 0x16FF1))
# Format characters that have a shape: soft hyphen, Arabic and Kaithi signs that span numbers.
VISIBLE_FORMATS = (
    (0xAD, 0xAD), (0x600, 0x605), (0x6DD, 0x6DD), (0x70F, 0x70F), (0x890, 0x891),
    (0x8E2, 0x8E2), (0x110BD, 0x110BD), (0x110CD, 0x110CD),
)
REGIONAL_INDICATORS = ((0x1F1E6, 0x1F1FF),)
# Widths that terminals are known to disagree on although the characters are old.
KNOWN_DISPUTES = VISIBLE_FORMATS + REGIONAL_INDICATORS + (
    (0x3248, 0x324F), (0x1F3FB, 0x1F3FF),
)
VARIATION_SELECTORS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))


def contains(ranges, code):
    return any(first <= code <= last for first, last in ranges)


def codes(ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


def load(requirement, modules, directory):
    """Installs one pinned package into a directory of its own and imports modules from there."""
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps",
         "--target", str(directory), requirement],
        check=True,
    )
    sys.path.insert(0, str(directory))
    importlib.invalidate_caches()
    loaded = [importlib.import_module(module) for module in modules]
    sys.path.remove(str(directory))
    for name in [name for name in sys.modules if name.split(".")[0] == modules[0].split(".")[0]]:
        del sys.modules[name]
    return loaded


def width(data, code):
    """Returns the cells of one code point on its own."""
    character = chr(code)
    category = data.category(character)
    if contains(REGIONAL_INDICATORS, code):
        return 2
    if contains(VISIBLE_FORMATS, code):
        return 1
    if contains(JOINING_HANGUL, code) or contains(OVERLAID_MARKS, code):
        return 0
    if category in ("Mn", "Me", "Cf", "Zl", "Zp", "Cc"):
        return 0
    if category == "Cn" and contains(IGNORABLE, code):
        return 0
    return 2 if data.east_asian_width(character) in ("W", "F") else 1


def entry(current, baseline, changed_in_15, emoji_bases, code):
    """Returns the bits of one code point."""
    if 0xD800 <= code <= 0xDFFF:
        return 1
    category = current.category(chr(code))
    cells = width(current, code)
    bits = cells
    is_new = category == "Cn" or baseline.category(chr(code)) == "Cn"
    has_changed = width(baseline, code) != cells or code in changed_in_15
    is_visible_mark = category == "Mc" and cells > 0
    if is_new or has_changed or is_visible_mark or contains(KNOWN_DISPUTES, code):
        bits |= CONTESTED
    if code in emoji_bases:
        bits |= EMOJI_BASE
    if category in ("Mn", "Me") and not contains(VARIATION_SELECTORS, code):
        bits |= PLAIN_MARK
    return bits


def table(*facts):
    """Returns the numbers of the blocks, two digits each, and the distinct blocks."""
    blocks, numbers, index = [], {}, []
    for start in range(0, END, BLOCK):
        block = "".join(
            chr(FIRST + entry(*facts, code))
            for code in range(start, start + BLOCK)
        )
        if block not in numbers:
            numbers[block] = len(blocks)
            blocks.append(block)
        number = numbers[block]
        index.append(chr(FIRST + number // 32) + chr(FIRST + number % 32))
    return "".join(index), "".join(blocks)


def source(current, emoji_version, index, blocks):
    return f'''// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Generated by Scripts/generate-width-table.py; do not edit.
// Unicode {current.unidata_version} ({CURRENT}); contested where {BASELINE} or
// {OLD_WCWIDTH} for Unicode 14 differs;
// emoji bases of {WCWIDTH} up to Unicode {emoji_version}.
// Unicode data files: (c) Unicode, Inc., https://www.unicode.org/terms_of_use.html

/// The widths of the scalars of planes 0 to 3, in two stages.
///
/// Both stages are string literals of ASCII, so that they are constant data which nothing has to
/// set up. An entry is a character from "0" on: two bits of width, then the flags of
/// ``ScalarWidth``.
enum WidthTable {{
    /// The first scalar value beyond the table.
    static var end: UInt32 {{ 0x{END:X} }}

    /// The number of a block for each {BLOCK} scalars: two digits of base 32, from "0" on.
    static var index: StaticString {{
        {literal(index)}
    }}

    /// The distinct blocks, {BLOCK} entries each.
    static var blocks: StaticString {{
        {literal(blocks)}
    }}
}}
'''


def main():
    with tempfile.TemporaryDirectory() as directory:
        base = pathlib.Path(directory)
        current, = load(CURRENT, ["unicodedata2"], base / "current")
        baseline, = load(BASELINE, ["unicodedata2"], base / "baseline")
        emoji, = load(WCWIDTH, ["wcwidth.table_vs16"], base / "wcwidth")
        old = load(OLD_WCWIDTH, ["wcwidth.table_wide", "wcwidth.table_zero"], base / "old")
        version, ranges = list(emoji.VS16_NARROW_TO_WIDE.items())[-1]
        changed_in_15 = set()
        for by_version in (old[0].WIDE_EASTASIAN, old[1].ZERO_WIDTH):
            changed_in_15 |= codes(by_version["15.0.0"]) ^ codes(by_version["14.0.0"])
        index, blocks = table(current, baseline, changed_in_15, codes(ranges))
        text = source(current, version, index, blocks)
    return finish(TARGET, text)


if __name__ == "__main__":
    sys.exit(main())
