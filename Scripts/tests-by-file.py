#!/usr/bin/env python3
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""Prints the sources that no test names, and names in tests that no source has.

A source X.swift or x.c is tested by XTests.swift, or through a whole: by a test
that lists it after its header, in a comment of the form

    // Covers also: CellLook, CellWriting.
"""

import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = re.compile(r"^// Covers also: (.*?)\.$", re.MULTILINE | re.DOTALL)


def files(*patterns):
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    lines = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for path in map(ROOT.joinpath, lines.splitlines()) if path.exists()]


def covered_by(test):
    """The names of the sources that a test file covers besides that of its own name."""
    header, found = [], test.read_text().splitlines()
    for line in found:
        if line and not line.startswith("//"):
            break
        header.append(line)
    lists = LIST.findall("\n".join(header))
    return {name for names in lists for name in re.split(r"[\s,/]+", names) if name}


def main():
    sources = {path.stem: path for path in files(
        "Sources/*.swift", "Sources/*.c", "Adapters/Sources/*.swift", "TerminalView/Sources/*.swift",
        "Grammars/Sources/*.swift", "Images/Sources/*.swift", ":!*.docc/*")}
    named = set()
    for test in files("*Tests/*Tests.swift"):
        also = covered_by(test)
        named |= also | {test.stem.removesuffix("Tests")}
        for name in sorted(also - sources.keys()):
            print(f"{test.relative_to(ROOT)} names {name}, which is no source")
    for name in sorted(sources.keys() - named):
        print(f"{sources[name].relative_to(ROOT)} has no test")


main()
