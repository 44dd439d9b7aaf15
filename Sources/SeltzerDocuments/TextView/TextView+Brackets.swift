// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

/// Matching brackets.
extension TextView {
    /// The bracket beside the cursor and its matching bracket; empty if there are none.
    ///
    /// Brackets in strings and comments do not count, if the highlighter recognizes these.
    final var matchingBrackets: [Range<Int>] {
        guard !document.hasSelection else { return [] }
        let cursor = document.mainSelection.head
        var code = CodePlaces(self)
        for position in [cursor, cursor - 1] where position >= 0 {
            if let match = storage.bracket(matching: position, where: { code.contains($0) }) {
                return [position..<position + 1, match..<match + 1]
            }
        }
        return []
    }
}

/// Distinguishes code from strings and comments.
///
/// It keeps the tokens of the last line, because successive positions are mostly in one line.
@MainActor
private struct CodePlaces {
    private let view: TextView
    private var line: Range<Int>?
    private var tokens: [SyntaxToken] = []

    init(_ view: TextView) {
        self.view = view
    }

    mutating func contains(_ position: Int) -> Bool {
        guard let highlighting = view.highlighting else { return true }
        if line.map({ position < $0.lowerBound || position > $0.upperBound }) ?? true {
            let number = view.storage.lineNumber(at: position)
            line = view.storage.rangeOfLine(number)
            tokens = highlighting.tokens(reading: number, of: view)
                .filter { $0.kind == .string || $0.kind == .comment }
        }
        let offset = position - (line?.lowerBound ?? 0)
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low == tokens.count || !tokens[low].range.contains(offset)
    }
}

extension TextStorage {
    /// The number of bytes that are searched for a bracket.
    private static var bracketDistance: Int { 20_000 }

    /// Returns the position of the bracket that matches the bracket at a position; nil if there is none nearby.
    ///
    /// - Parameters:
    ///   - position: The position of any byte.
    ///   - counts: Returns whether the bracket at a position counts.
    func bracket(matching position: Int, where counts: (Int) -> Bool) -> Int? {
        guard let own = bytes(in: position..<position + 1).first else { return nil }
        let pairs: [(open: UInt8, close: UInt8)] = [(0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D)]
        guard let pair = pairs.first(where: { $0.open == own || $0.close == own }),
            counts(position)
        else { return nil }
        let other = own == pair.open ? pair.close : pair.open
        let start = own == pair.open ? position : max(0, position - Self.bracketDistance)
        let end = own == pair.open ? position + Self.bracketDistance : position + 1
        let bytes = bytes(in: start..<end)
        var depth = 0
        for index in 0..<bytes.count {
            let index = own == pair.open ? index : bytes.count - 1 - index
            let byte = bytes[index]
            guard byte == own || byte == other, counts(start + index) else { continue }
            depth += byte == own ? 1 : -1
            if depth == 0 { return start + index }
        }
        return nil
    }
}
