// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Motions by words, with the rules of vim.
extension ViText {
    /// Returns the position after a number of steps by `w`.
    ///
    /// - Parameters:
    ///   - position: The beginning of the move.
    ///   - count: The number of steps.
    ///   - big: Whether blanks alone separate words.
    ///   - stopsAtLineEnd: Whether the last step ends at the end of a line, as for an operator.
    /// - Returns: nil if the cursor is on the last character of the text.
    func wordForward(from position: Int, count: Int, big: Bool, stopsAtLineEnd: Bool) -> Int? {
        var reader = ViReader(self, at: position)
        for turn in 1...count {
            let stops = stopsAtLineEnd && turn == count
            let kind = reader.kind(big: big), isLast = reader.line == lineCount - 1
            let first = reader.goForward()
            if first == .none || first != .character && isLast {
                return first == .none && turn == 1 ? nil : reader.position
            }
            if first != .character, stops { return reader.position }
            if kind != 0 {
                while reader.kind(big: big) == kind {
                    let step = reader.goForward()
                    if step == .none || step != .character && stops { return reader.position }
                }
            }
            while reader.kind(big: big) == 0 {
                if reader.isAtLineStart, reader.isLineEmpty { break }
                let isLast = reader.line == lineCount - 1
                let step = reader.goForward()
                if step == .none || step != .character && isLast { return reader.position }
            }
        }
        return reader.position
    }

    /// Returns the position after a number of steps by `b`; nil at the beginning of the text.
    func wordBackward(from position: Int, count: Int, big: Bool) -> Int? {
        var reader = ViReader(self, at: position)
        for turn in 1...count {
            if reader.goBackward() == .none { return turn == 1 ? nil : reader.position }
            var isAtEmptyLine = false
            while reader.kind(big: big) == 0 {
                isAtEmptyLine = reader.isAtLineStart && reader.isLineEmpty
                if isAtEmptyLine { break }
                if reader.goBackward() == .none { return reader.position }
            }
            if isAtEmptyLine { continue }
            let kind = reader.kind(big: big)
            while reader.kind(big: big) == kind {
                if reader.goBackward() == .none { return reader.position }
            }
            reader.goForward()
        }
        return reader.position
    }

    /// Returns the position of the last character of a word after a number of steps by `e`.
    ///
    /// - Parameters:
    ///   - position: The beginning of the move.
    ///   - count: The number of steps.
    ///   - big: Whether blanks alone separate words.
    ///   - stays: Whether the first step may stay on the end of a word, as `cw`.
    /// - Returns: The position, and whether the end of the text ended the move.
    func wordEnd(
        from position: Int, count: Int, big: Bool, stays: Bool = false
    ) -> (position: Int, isCut: Bool) {
        var reader = ViReader(self, at: position)
        var stays = stays
        for _ in 1...count {
            let kind = reader.kind(big: big)
            if reader.goForward() == .none { return (reader.position, true) }
            if kind == 0 || reader.kind(big: big) != kind, !stays || kind == 0 {
                while reader.kind(big: big) == 0 {
                    if reader.goForward() == .none { return (reader.position, true) }
                }
                skip(&reader, kind: reader.kind(big: big), big: big)
            } else if kind != 0, reader.kind(big: big) == kind {
                skip(&reader, kind: kind, big: big)
            }
            reader.goBackward()
            stays = false
        }
        return (reader.position, false)
    }

    private func skip(_ reader: inout ViReader, kind: Int, big: Bool) {
        while reader.kind(big: big) == kind, reader.goForward() != .none {}
    }

    /// Returns the position after a number of steps by `ge`; nil at the beginning of the text.
    func wordEndBackward(from position: Int, count: Int, big: Bool) -> Int? {
        var reader = ViReader(self, at: position)
        for turn in 1...count {
            let kind = reader.kind(big: big)
            if reader.goBackward() == .none { return turn == 1 ? nil : reader.position }
            if kind != 0 {
                while reader.kind(big: big) == kind {
                    if reader.goBackward() == .none { return reader.position }
                }
            }
            while reader.kind(big: big) == 0 {
                if reader.isAtLineStart, reader.isLineEmpty { break }
                if reader.goBackward() == .none { return reader.position }
            }
        }
        return reader.position
    }
}
