// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// Brackets and the blocks between them.
extension ViText {
    private static let pairs: [(open: Character, close: Character)] = [
        ("(", ")"), ("[", "]"), ("{", "}"),
    ]

    /// Returns the position of the bracket that matches the first bracket of the line at or after a position; nil for
    /// none.
    func bracket(matchingFrom position: Int) -> Int? {
        var reader = ViReader(self, at: position)
        while let character = reader.character {
            if let pair = Self.pairs.first(where: { $0.open == character }) {
                return closing(pair.open, pair.close, from: next(reader.position))
            }
            if let pair = Self.pairs.first(where: { $0.close == character }) {
                return opening(pair.open, pair.close, before: reader.position)
            }
            reader.goForward()
        }
        return nil
    }

    /// Returns the position of the bracket that closes the block around a position; nil for none.
    func closing(_ open: Character, _ close: Character, from position: Int) -> Int? {
        guard let open = open.asciiValue, let close = close.asciiValue else { return nil }
        var depth = 0, place = position, found: Int?
        storage.forEachPart(in: position..<max(position, storage.count)) { part in
            for byte in part {
                if byte == open { depth += 1 }
                if byte == close {
                    depth -= 1
                    if depth < 0 {
                        found = place
                        return false
                    }
                }
                place += 1
            }
            return true
        }
        return found
    }

    /// The number of bytes that a search backward reads at once.
    private static var blockSize: Int { 1 << 16 }

    /// Returns the position of the bracket that opens the block around a position; nil for none.
    func opening(_ open: Character, _ close: Character, before position: Int) -> Int? {
        guard let open = open.asciiValue, let close = close.asciiValue else { return nil }
        var depth = 0, end = position
        while end > 0 {
            let start = max(0, end - Self.blockSize)
            let bytes = storage.bytes(in: start..<end)
            for index in bytes.indices.reversed() {
                if bytes[index] == close { depth += 1 }
                if bytes[index] == open {
                    depth -= 1
                    if depth < 0 { return start + index }
                }
            }
            end = start
        }
        return nil
    }

    /// Returns the brackets of the block around a position, counted outwards; nil for none.
    func block(
        _ open: Character, _ close: Character, around position: Int, depth: Int
    ) -> (open: Int, close: Int)? {
        let character = ViReader(self, at: position).character
        var start: Int? =
            character == open ? position : opening(open, close, before: position)
        for _ in 1..<max(1, depth) {
            start = start.flatMap { opening(open, close, before: $0) }
        }
        guard let start, let end = closing(open, close, from: start + 1) else { return nil }
        return (start, end)
    }
}
