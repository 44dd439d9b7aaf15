# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""The ways in which a program can end that its toolkit has no part in."""
import ctypes
import os
import sys
import threading


def end(letter):
    if letter == "x":
        sys.exit(3)
    if letter == "e":
        raise RuntimeError("asked for")
    if letter == "f":
        assert letter == "", "asked for"
    if letter == "v":
        ctypes.string_at(8)
    if letter == "t":
        threading.Thread(target=lambda: ctypes.string_at(8)).start()
    if letter in ("o", "O"):
        overflow(0)
    if letter == "a":
        os.abort()
    if letter == "w":
        os.write(2, b"stuck")
        while True:
            pass


def overflow(_):
    """Recurses through C, which has no limit of Python's own."""
    sys.setrecursionlimit(1 << 30)
    return list(map(overflow, [0]))
