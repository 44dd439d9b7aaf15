#!/usr/bin/env python3
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""Writes the public interface of modules as plain text, Documentation/Interface/MODULE.txt.

Usage: Scripts/write-interface.py [--check] FOLDER MODULE...

FOLDER holds the symbol graphs of each module in a folder of its name. Each
declaration is one line, so that one search finds the signature, the type that
it is in, and its summary. With --check nothing is written; the exit code is 1 if a file would
change.
"""

import collections
import json
import pathlib
import re
import sys

from unicode_table import ROOT, finish

TARGET = ROOT / "Documentation/Interface"
HEADER = """\
// The public interface of {module}: each line has a declaration, the type that it is in, and its summary. Overrides are listed in the superclass.
// Written by `make signatures`; do not edit.
"""
TYPES = {"class", "struct", "enum", "protocol"}
# The order of the members of a type.
ORDER = (
    "enum.case", "associatedtype", "typealias", "init", "type.property", "type.subscript", "type.method",
    "property", "subscript", "method", "func.op")
# Protocols that nearly every type has, or that say how the compiler stores and prints a value.
UNSAID = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable", "CustomReflectable"}
# Protocols of the standard library, and the ones that they include.
INCLUDED = {
    "Actor": {"Sendable"},
    "Comparable": {"Equatable"},
    "Error": {"Sendable"},
    "ExpressibleByExtendedGraphemeClusterLiteral": {"ExpressibleByUnicodeScalarLiteral"},
    "ExpressibleByStringInterpolation": {"ExpressibleByStringLiteral"},
    "ExpressibleByStringLiteral": {"ExpressibleByExtendedGraphemeClusterLiteral"},
    "Hashable": {"Equatable"},
    "LosslessStringConvertible": {"CustomStringConvertible"},
    "OptionSet": {"RawRepresentable", "SetAlgebra"},
    "SetAlgebra": {"Equatable", "ExpressibleByArrayLiteral"},
}


class Symbol:
    def __init__(self, module, fields):
        self.module = module
        self.identifier = fields["identifier"]["precise"]
        self.kind = fields["kind"]["identifier"].removeprefix("swift.")
        self.path = tuple(fields["pathComponents"])
        self.name = ".".join(self.path)
        self.is_open = fields["accessLevel"] == "open"
        # Declarations that the compiler adds are in no file.
        self.line = fields["location"]["position"]["line"] if "location" in fields else None
        self.fragments = fields["declarationFragments"]
        self.text = "".join(fragment["spelling"] for fragment in self.fragments)
        self.is_isolated = self.text.startswith("@MainActor")
        self.comment = [line["text"].strip() for line in fields.get("docComment", {}).get("lines", ())]
        self.generics = conditions(fields.get("swiftGenerics", {}))
        self.extension = conditions(fields.get("swiftExtension", {}))

    def owner(self):
        """Returns the path of the type that a member is of, or that an extension extends."""
        return self.path if self.kind == "extension" else self.path[:-1]

    def summary(self):
        """Returns the first sentence of the comment."""
        text = "\n".join(self.comment).strip().split("\n\n")[0].replace("\n", " ")
        text = re.split(r"(?<=[.!?])\s+(?=[^a-z])", text)[0]
        text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
        return re.sub(r"``(.+?)``", lambda found: f"`{link_text(found[1])}`", text)

    def declaration(self):
        """Returns the declaration in one line, as Swift source has it, but without `public`."""
        names = [self.name if self.kind in TYPES else self.path[-1]]
        text = "".join(
            names.pop() if fragment["kind"] == "identifier" and names and self.kind in TYPES
            else fragment["spelling"] for fragment in self.fragments)
        text = re.sub(r"\s+", " ", text).strip()
        text = re.sub(r"@(discardableResult|frozen) ", "", text)
        text = re.sub(r'("(?:\\.|[^"\\])*")| : ', lambda found: found[1] or ": ", text)
        if self.kind not in TYPES:
            text = re.sub(r"^((?:@\w+ |nonisolated |weak |override )*)(?:final |lazy )+", r"\1", text)
        if self.is_open:
            text = re.sub(r"^((?:@\w+ )*)", r"\1open ", text)
        return text


def conditions(fields):
    """Returns the constraints of generic parameters as texts."""
    return {
        found["lhs"].removeprefix("Self.") + (" == " if found["kind"] == "sameType" else ": ") + found["rhs"]
        for found in fields.get("constraints", ())}


def link_text(link):
    """Returns the name that a link shows: `Point.x` for `/SeltzerBase/Point/x`."""
    link = re.sub(r"(?<=\))-(\(.*|[\w.]+)$", "", link)
    if link.startswith("/"):
        link = link[1:].split("/", 1)[-1]
    return re.sub(r"(?<=\w)/(?=\w)", ".", link)


class Graph:
    """The symbols of all modules, and the relations between them."""

    def __init__(self, folder, modules):
        self.symbols = {}
        self.relations = collections.defaultdict(list)
        for module in modules:
            paths = sorted((folder / module).glob("*.symbols.json"))
            if not paths:
                sys.exit(f"{folder} has no symbol graph of {module}. Run: Scripts/build-docs.sh")
            for path in paths:
                self.read(module, json.loads(path.read_text(encoding="utf-8")))
        symbols = self.symbols.values()
        self.types = {symbol.path: symbol for symbol in symbols if symbol.kind in TYPES}
        # Only the initializer that the compiler adds names the type of an enumeration's raw values.
        self.raw_types = {
            symbol.owner(): symbol.text.removeprefix("init?(rawValue: ").removesuffix(")") for symbol in symbols
            if symbol.line is None and symbol.text.startswith("init?(rawValue: ")}
        # The requirements that a type need not implement.
        self.defaults = {
            relation["target"] for symbol in symbols if self.is_default(symbol)
            for relation in self.related(symbol, "defaultImplementationOf")}
        self.included = INCLUDED | {
            symbol.name: self.names(symbol, "conformsTo") for symbol in symbols if symbol.kind == "protocol"}

    def read(self, module, graph):
        for fields in graph["symbols"]:
            symbol = Symbol(module, fields)
            self.symbols[symbol.identifier] = symbol
        for relation in graph["relationships"]:
            self.relations[relation["kind"], relation["source"]].append(relation)

    def related(self, symbol, kind):
        return self.relations.get((kind, symbol.identifier), [])

    def names(self, symbol, kind):
        """Returns the names of the types that a type is related to."""
        return {
            self.symbols[relation["target"]].name if relation["target"] in self.symbols
            else relation["targetFallback"].split(".", 1)[1]
            for relation in self.related(symbol, kind)}

    def all_included(self, name):
        found = set()
        for other in self.included.get(name, ()):
            found |= {other} | self.all_included(other)
        return found

    def inherited(self, symbol):
        """Returns the types after the colon of a declaration or an extension."""
        first = self.names(symbol, "inheritsFrom")
        names = self.names(symbol, "conformsTo")
        for relation in self.related(symbol, "inheritsFrom"):
            if relation["target"] in self.symbols:
                names -= self.names(self.symbols[relation["target"]], "conformsTo")
        if symbol.kind == "enum" and symbol.path in self.raw_types:
            first = {self.raw_types[symbol.path]}
            names -= {"RawRepresentable", "Hashable", "Equatable"}
        names -= {other for name in names for other in self.all_included(name)}
        if symbol.is_isolated or symbol.text.startswith("actor"):
            names -= {"Actor", "Sendable"}
        if {"Decodable", "Encodable"} <= names:
            names = names - {"Decodable", "Encodable"} | {"Codable"}
        return sorted(first) + sorted(names - UNSAID)

    def condition(self, symbol):
        """Returns the constraints of an extension, without those of the type itself."""
        owner = self.types.get(symbol.owner())
        return ", ".join(sorted(symbol.extension - (owner.generics if owner else set())))

    def is_default(self, symbol):
        """Whether a symbol implements a requirement for every type."""
        return bool(self.related(symbol, "defaultImplementationOf")) and not self.condition(symbol)

    def is_shown(self, symbol):
        if symbol.line is None or self.is_default(symbol):
            return False
        return symbol.kind == "init" or not self.related(symbol, "overrides")

    def is_in_declaration(self, symbol):
        """Whether a member is listed below the declaration of its type, not below an extension."""
        owner = self.types.get(symbol.owner())
        if owner is None or owner.module != symbol.module or self.condition(symbol):
            return False
        return owner.kind != "protocol" or bool(self.related(symbol, "requirementOf"))

    def member(self, symbol):
        owner = self.types.get(symbol.owner())
        text = symbol.declaration()
        if owner and owner.is_isolated:
            text = text.removeprefix("@MainActor ")
        if not self.related(symbol, "requirementOf"):
            text = text.removesuffix(" { get set }")
        comment = symbol.summary() + (" Has a default." if symbol.identifier in self.defaults else "")
        return f"    {text}  // {'.'.join(symbol.owner())}: {comment}".removesuffix(": ")

    def heading(self, key, symbols):
        """Returns the line of a type or an extension."""
        path, is_extension, condition = key
        owner = self.types.get(path)
        if is_extension:
            text = ("@MainActor " if owner and owner.is_isolated else "") + "extension " + ".".join(path)
            inherited = sorted({
                name for symbol in symbols if symbol.kind == "extension" for name in self.inherited(symbol)})
        else:
            text, _, condition = owner.declaration().partition(" where ")
            inherited = [] if owner.kind == "protocol" else self.inherited(owner)
        if inherited:
            text += ": " + ", ".join(inherited)
        if condition:
            text += f" where {condition}"
        return text if is_extension else f"{text}  // {owner.summary()}"

    def key(self, symbol):
        """Returns which block a symbol is in: the type, whether it is an extension, and its constraints."""
        if symbol.kind in TYPES:
            return symbol.path, False, ""
        is_extension = symbol.kind == "extension" or not self.is_in_declaration(symbol)
        return symbol.owner(), is_extension, self.condition(symbol)

    def interface(self, module):
        """Returns the text of a module."""
        blocks, free = collections.defaultdict(list), []
        for symbol in self.symbols.values():
            if symbol.module != module or not self.is_shown(symbol):
                continue
            if len(symbol.path) == 1 and symbol.kind not in TYPES | {"extension"}:
                free.append(f"{symbol.declaration()}  // {symbol.summary()}")
            else:
                blocks[self.key(symbol)].append(symbol)
        parts = [HEADER.format(module=module)]
        if free:
            parts.append("\n".join(sorted(free)) + "\n")
        for key, symbols in sorted(blocks.items()):
            members = [symbol for symbol in symbols if symbol.kind not in TYPES | {"extension"}]
            lines = [self.heading(key, symbols), *map(self.member, sorted(members, key=order))]
            parts.append("\n".join(lines) + "\n")
        return "\n".join(parts)


def order(symbol):
    place = symbol.line if symbol.kind == "enum.case" else 0
    return ORDER.index(symbol.kind), place, symbol.name, symbol.declaration()


def first_difference(path, text):
    """Returns the first line of a text that a file does not have."""
    old = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    new = text.splitlines()
    at = next((at for at, pair in enumerate(zip(old, new)) if pair[0] != pair[1]), min(len(old), len(new)))
    return f"{path.relative_to(ROOT)}:{at + 1}: " + (new[at] if at < len(new) else "no such line")


def main(arguments):
    is_check = "--check" in arguments
    folder, *modules = [argument for argument in arguments if argument != "--check"]
    graph = Graph(pathlib.Path(folder), modules)
    code = 0
    for module in modules:
        path, text = TARGET / f"{module}.txt", graph.interface(module)
        if finish(path, text) != 0:
            code = 1
            print(first_difference(path, text))
    for path in sorted(TARGET.glob("*.txt")):
        if path.stem not in modules:
            code = 1
            print(f"{path.relative_to(ROOT)}: there is no such module")
            if not is_check:
                path.unlink()
    if code and is_check:
        sys.exit("Documentation/Interface is out of date. Run: make signatures")


if __name__ == "__main__":
    main(sys.argv[1:])
