// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The regions that the highlighter finds.
extension HighlightedLines {
    package var findsRegions: Bool { highlighter.findsRegions }

    package func depths(ofLine line: Int) -> FoldingDepths? {
        let entry = entries[index(atOrBefore: line)]
        return entry.line == line && entry.tokens != nil ? entry.depths : nil
    }

    package func forEachDepths(
        from first: Int, of storage: TextStorage, budget: Int, _ body: (Int, FoldingDepths) -> Bool
    ) {
        let entry = entries[index(atOrBefore: first)]
        var reader = SequentialLines(storage, maximumLength: Highlighter.maximumLength)
        var line = entry.line, state = entry.state, budget = budget
        if storage.startOfLine(first) - storage.startOfLine(line) > Self.reach {
            (line, state) = (max(line, first - Self.runUp), highlighter.initialState)
        }
        while line < storage.lineCount, budget > 0 {
            let bytes = reader.bytes(ofLine: line)
            var depths = FoldingDepths()
            _ = highlighter.tokens(of: bytes, number: line, state: &state, depths: &depths)
            budget -= bytes.count + 32
            guard line < first || body(line, depths) else { return }
            line += 1
        }
    }
}
