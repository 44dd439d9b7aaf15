#!/usr/bin/env python3
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""Prints the folders of a target that need each other in a circle.

Usage: Scripts/folder-circles.py [--order] [DIRECTORY]

DIRECTORY holds the targets, Sources by default. A folder is the first one below
a target; files beside the folders are the folder "top". Folder B needs folder A
if code in B names a type that A declares at top level. Comments and strings do
not count, and neither do circles that Scripts/folder-circles.txt lists.
With --order it prints what each folder needs, and an example of each need.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KNOWN = ROOT / "Scripts/folder-circles.txt"

# Nested comments are rare enough to be left out.
NOT_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|#"""(.|\n)*?"""#|"""(.|\n)*?"""|#"[^\n]*?"#|"(?:\\\(|\\.|[^"\\\n])*"', re.DOTALL)
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)\n]*\))? +)*(?:(?:public|package|open|final|indirect|nonisolated) +)*"
    r"(?:class|struct|enum|protocol|actor|typealias) +(\w+)",
    re.MULTILINE)
NAME = re.compile(r"\b[A-Z]\w*")


def code(path):
    return NOT_CODE.sub('""', path.read_text())


def needs(target):
    """Which folder needs which: a dictionary from (folder, needed folder) to an example."""
    files = [
        (relative.parts[0] if len(relative.parts) > 1 else "top", relative, code(path))
        for path in sorted(target.rglob("*.swift"))
        for relative in [path.relative_to(target)]
    ]
    owners = {name: folder for folder, _, text in files for name in DECLARATION.findall(text)}
    examples = {}
    for folder, path, text in files:
        for name in NAME.findall(text):
            owner = owners.get(name, folder)
            if owner != folder:
                examples.setdefault((folder, owner), f"{path} names {name}")
    return examples


def reachable(folder, arrows):
    found, left = set(), [folder]
    while left:
        for following in arrows[left.pop()] - found:
            found.add(following)
            left.append(following)
    return found


def circles(examples):
    arrows = collections.defaultdict(set)
    for folder, needed in examples:
        arrows[folder].add(needed)
    reach = {folder: reachable(folder, arrows) for folder in list(arrows)}
    found = {
        frozenset(other for other in reach[folder] if folder in reach.get(other, ()))
        for folder in reach
    }
    return sorted((circle for circle in found if circle), key=sorted)


def known_circles():
    """The circles that may stay: a target, a colon and its folders on each line."""
    known = collections.defaultdict(list)
    for line in KNOWN.read_text().splitlines():
        target, colon, folders = line.partition(":")
        if colon and not line.startswith("#"):
            known[target].append(frozenset(folders.split()))
    return known


def main(arguments):
    is_order = "--order" in arguments
    directories = [argument for argument in arguments if argument != "--order"]
    sources = pathlib.Path(directories[0]) if directories else ROOT / "Sources"
    known = known_circles()
    for target in sorted(path for path in sources.iterdir() if path.is_dir()):
        examples = needs(target)
        if is_order:
            for (folder, needed), example in sorted(examples.items()):
                print(f"{target.name}: {folder} needs {needed}: {example}")
        for circle in circles(examples):
            if any(circle <= other for other in known[target.name]):
                continue
            print(f"{target.name}: {', '.join(sorted(circle))} need each other")
            for (folder, needed), example in sorted(examples.items()):
                if folder in circle and needed in circle:
                    print(f"    {folder} needs {needed}: {example}")


main(sys.argv[1:])
