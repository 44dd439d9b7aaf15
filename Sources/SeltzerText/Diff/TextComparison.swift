// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines of two texts, and where they differ.
struct TextComparison {
    private let old: ComparedText
    private let new: ComparedText
    let difference: SequenceDifference
    /// Whether some text was removed in one place and added in another.
    ///
    /// If not, no block can have moved, and texts without common lines are compared in half the time.
    /// A last line without a line feed differs from others, but it is never a block by itself.
    let hasMoves: Bool

    init(_ old: String, _ new: String) {
        let (oldText, newText) = (ComparedText(old), ComparedText(new))
        var symbols = ByteSymbols(capacity: oldText.lines.count + newText.lines.count)
        let (oldSymbols, newSymbols) = oldText.bytes.withUnsafeBytes { oldBytes in
            newText.bytes.withUnsafeBytes { newBytes in
                (
                    oldText.lines.map { symbols.symbol(of: .init(rebasing: oldBytes[$0])) },
                    newText.lines.map { symbols.symbol(of: .init(rebasing: newBytes[$0])) }
                )
            }
        }
        var difference = SequenceDifference(
            from: oldSymbols, to: newSymbols, symbolCount: symbols.count)
        difference.slide(oldSymbols, newSymbols) { isNew, index in
            (isNew ? newText : oldText).cost(ofEdgeAt: index)
        }
        (self.old, self.new, self.difference) = (oldText, newText, difference)
        var isRemoved = [Bool](repeating: false, count: symbols.count)
        for change in difference.changes {
            for line in change.old { isRemoved[Int(oldSymbols[line])] = true }
        }
        hasMoves = difference.changes.contains { change in
            change.new.contains { isRemoved[Int(newSymbols[$0])] }
        }
    }

    /// Returns the changes with some common lines around each; changes that share these lines are
    /// one hunk.
    func hunks(context: Int) -> [DiffHunk] {
        var hunks: [DiffHunk] = []
        var rest = difference.changes[...]
        while let first = rest.first {
            var count = 1
            while count < rest.count {
                let before = rest[rest.startIndex + count - 1]
                let gap = rest[rest.startIndex + count].old.lowerBound - before.old.upperBound
                // The sum is compared without overflow, as the context may be any number.
                guard gap - context <= context else { break }
                count += 1
            }
            hunks.append(hunk(rest.prefix(count), first, context: context))
            rest = rest.dropFirst(count)
        }
        return hunks
    }

    private func hunk(
        _ changes: ArraySlice<SequenceDifference.Change>, _ first: SequenceDifference.Change,
        context: Int
    ) -> DiffHunk {
        let before = min(context, first.old.lowerBound)
        var (oldLine, newLine) = (first.old.lowerBound - before, first.new.lowerBound - before)
        let (oldStart, newStart) = (oldLine + 1, newLine + 1)
        var lines: [DiffLine] = []
        let end = changes.last?.old.upperBound ?? first.old.upperBound
        let added = changes.reduce(0) { $0 + $1.new.count }
        let after = min(context, old.lines.count - end)
        lines.reserveCapacity(end - oldLine + added + after)
        func add(_ kind: DiffLine.Kind) {
            let text = kind == .added ? new : old
            let index = kind == .added ? newLine : oldLine
            var line = DiffLine(kind, text.text(ofLine: index))
            line.lacksLineFeed = text.lacksLineFeed(index)
            if kind != .added {
                line.oldNumber = oldLine + 1
                oldLine += 1
            }
            if kind != .removed {
                line.newNumber = newLine + 1
                newLine += 1
            }
            lines.append(line)
        }
        for change in changes {
            while oldLine < change.old.lowerBound { add(.context) }
            for _ in change.old { add(.removed) }
            for _ in change.new { add(.added) }
        }
        for _ in 0..<after { add(.context) }
        return DiffHunk(lines, oldStart: oldStart, newStart: newStart)
    }
}

/// A text that is compared line by line.
private struct ComparedText {
    let bytes: [UInt8]
    /// The bytes of each line, with its line feed: a last line without one differs from others.
    let lines: [Range<Int>]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var lines: [Range<Int>] = []
        var start = 0
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == .lineFeed {
                lines.append(start..<index + 1)
                start = index + 1
            }
        }
        if start < bytes.count { lines.append(start..<bytes.count) }
        self.lines = lines
    }

    func lacksLineFeed(_ line: Int) -> Bool { bytes[lines[line].upperBound - 1] != .lineFeed }

    func text(ofLine line: Int) -> String {
        let range = lines[line]
        return bytes[lacksLineFeed(line) ? range : range.dropLast()].text
    }

    /// Returns how bad it is that a block begins or ends before a line: good places are before lines
    /// with little indentation, and after blank lines.
    func cost(ofEdgeAt line: Int) -> Int {
        guard line > 0, line < lines.count else { return 0 }
        let isAfterBlank = indentation(ofLine: line - 1) == nil
        guard let indentation = indentation(ofLine: line) else { return 1 }
        return 2 * indentation + (isAfterBlank ? 0 : 1)
    }

    /// Returns the number of blanks before the first sign, at most 200; nil for a blank line.
    private func indentation(ofLine line: Int) -> Int? {
        for (column, byte) in bytes[lines[line]].prefix(200).enumerated()
        where !byte.isWhitespace {
            return column
        }
        return nil
    }
}
