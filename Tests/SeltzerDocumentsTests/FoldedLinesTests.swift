// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerDocuments

@Suite struct FoldedLinesTests {
    /// Compares the searches with a set of hidden lines.
    @Test func randomRegionsHideTheirLines() {
        for _ in 0..<500 {
            var folded = FoldedLines()
            for _ in 0..<Int.random(in: 0...6) {
                let first = Int.random(in: 0...30)
                folded.fold(first...first + Int.random(in: 0...8))
            }
            if Bool.random() { folded.unfold(Int.random(in: 0...30)) }
            if Bool.random() { folded.reveal(Int.random(in: 0...30)) }
            let hidden = Set(folded.regions.flatMap { $0.dropFirst() })
            let visible = (0..<50).filter { !hidden.contains($0) }
            #expect(folded.hiddenCount == hidden.count)
            #expect(folded.regions == folded.regions.sorted { $0.lowerBound < $1.lowerBound })
            for line in 0..<50 {
                #expect(folded.isHidden(line) == hidden.contains(line))
                #expect(folded.visible(atOrAfter: line) == visible.first { $0 >= line })
                #expect(folded.visible(atOrBefore: line) == visible.last { $0 <= line })
                #expect(folded.visibleCount(before: line) == visible.count { $0 < line })
            }
            for (count, line) in visible.enumerated() {
                #expect(folded.line(afterVisible: count) == line)
                let end = (line..<50).first(where: hidden.contains)
                #expect(folded.endOfVisible(from: line) == end ?? .max)
            }
        }
    }

    @Test func editsMoveOrUnfoldRegions() {
        var folded = FoldedLines([2...4, 10...20, 12...14])
        folded.shift(replaced: 6...6, by: 2)
        #expect(folded.regions == [2...4, 12...22, 14...16])
        folded.shift(replaced: 2...2, by: 0)
        #expect(folded.regions == [2...4, 12...22, 14...16])
        folded.shift(replaced: 15...15, by: 0)
        #expect(folded.regions == [2...4])
        folded.shift(replaced: 2...2, by: 1)
        #expect(folded.isEmpty && folded.hidden.isEmpty)
    }
}
