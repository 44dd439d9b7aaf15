// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads a map of keys that may be anything.
///
/// Problems can be printed; a map that was read is the same when its description is read.
@_cdecl("fuzz_keymap")
public func fuzzKeyMap(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let bytes = input.bytes()
    do {
        let map = try KeyMap(parsing: bytes)
        for warning in map.warnings(knowing: ["save", "quit"]) { checkMessage(warning) }
        guard let again = try? KeyMap(parsing: map.description) else {
            preconditionFailure("A map's description is no map.")
        }
        precondition(map.identifiers == again.identifiers, "The description has other actions.")
        for identifier in map.identifiers {
            precondition(map[identifier] == again[identifier], "The description has other keys.")
        }
    } catch {
        checkMessage(error)
        let lines = error.problems.map(\.line)
        precondition(zip(lines, lines.dropFirst()).allSatisfy(<=), "Problems are out of order.")
    }
    return 0
}
