#!/usr/bin/env python3
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Prints the methods of the protocols of table and collection controllers that
# the controller does not repeat as open methods. A subclass can override only
# a method of its superclass: a default of the protocol would be called instead.

import re
from pathlib import Path

CONTROLLERS = {
    "TableViewController": ["TableViewDataSource", "TableViewDelegate", "ScrollViewDelegate"],
    "CollectionViewController": ["CollectionViewDataSource", "CollectionViewDelegate", "ScrollViewDelegate"],
}
FUNCTION = re.compile(r"\bfunc (\w+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*(->\s*[^{\n]+)?")


def source(name):
    """Returns the text of a file without its comments."""
    path = next(Path("Sources").rglob(name + ".swift"), None)
    if path is None:
        raise ValueError(f"{name}.swift does not exist")
    return re.sub(r"^\s*//.*$", "", path.read_text(), flags=re.M)


def body(text, declaration):
    """Returns the text between the braces of a declaration."""
    start = text.index("{", re.search(declaration, text).end())
    depth = 0
    for place in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return text[start + 1 : place]
    raise ValueError(f"no end of {declaration}")


def signatures(text, prefix):
    """Returns the functions of a body: the name, the labels and types of the parameters, and the result."""
    found = set()
    for match in re.finditer(prefix + FUNCTION.pattern, text):
        name, parameters, result = match.groups()
        parts = []
        for parameter in re.split(r",(?![^<(]*[>)])", parameters):
            label, _, kind = parameter.partition(":")
            parts.append(f"{label.split()[0] if label.split() else ''}: {' '.join(kind.split())}")
        found.add(f"{name}({', '.join(parts)}) {' '.join((result or '').split())}".strip())
    return found


def check(controller, protocols):
    """Prints what is missing."""
    own = signatures(body(source(controller), rf"\bclass {controller}\b"), "open ")
    for protocol in protocols:
        wanted = signatures(body(source(protocol), rf"\bprotocol {protocol}\b"), "")
        if not wanted:
            raise ValueError(f"no method of {protocol} is found")
        for signature in sorted(wanted - own):
            print(f"{controller}: {signature}, of {protocol}")


for controller, protocols in CONTROLLERS.items():
    try:
        check(controller, protocols)
    except (AttributeError, ValueError) as error:
        # On standard output, because the house rules count what is printed there.
        print(f"{controller}: {error}")
