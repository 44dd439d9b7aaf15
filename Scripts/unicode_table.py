# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""Reads Unicode's own files, and writes tables of them as string literals of Swift.

The files are in /usr/share/unicode (Debian's package unicode-data), or in the
folder that the environment variable UNICODE names. Used by the scripts that
generate tables; write-interface.py ends with `finish`, too.
"""

import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = pathlib.Path(os.environ.get("UNICODE", "/usr/share/unicode"))

# Numbers are written in base 32 with digits from "0" on, which need no escapes.
FIRST, BASE = 0x30, 32


def rows(name):
    """Returns the fields of each row of a file."""
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def version(name):
    """Returns the version of Unicode that the first line of a file names."""
    return (DATA / name).read_text(encoding="utf-8").split("-", 1)[1].split(".txt")[0]


def digits(number, count):
    text = ""
    for _ in range(count):
        text = chr(FIRST + number % BASE) + text
        number //= BASE
    assert number == 0
    return text


def literal(text):
    """Returns a multi-line string literal whose lines are joined."""
    lines = [text[start:start + 88] for start in range(0, len(text), 88)]
    return '"""\n' + "\\\n".join("        " + line for line in lines) + '\n        """'


def finish(target, text):
    """Writes a file, or with --check only compares it.

    Returns the exit code: 1 if the file is another one.
    """
    if "--check" in sys.argv[1:]:
        return 0 if target.exists() and target.read_text(encoding="utf-8") == text else 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")
    return 0
