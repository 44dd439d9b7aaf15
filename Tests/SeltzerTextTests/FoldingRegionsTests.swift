// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LineFolding, FoldingDepths, HighlightedLines+Folding.

import SeltzerText
import Testing

@Suite struct FoldingRegionsTests {
    private func regions(_ text: String, _ rule: any LineFolding = IndentationFolding())
        -> FoldingRegions
    {
        FoldingRegions(TextStorage(text), rule, tabInterval: 4)
    }

    private let program = """
        func a() {
            if b {
                c()

            }

        }

        func d() {}
        """

    @Test func aRegionEndsBeforeTheNextLineWithItsIndent() {
        let regions = regions(program)
        #expect(regions.region(from: 0) == 0...4)
        #expect(regions.region(from: 1) == 1...2)
        #expect(regions.region(from: 2) == nil)
        #expect(regions.region(from: 3) == nil)
        #expect(regions.region(from: 8) == nil)
        #expect(regions.all() == [0...4, 1...2])
        #expect(
            (0...8).map(regions.beginsRegion) == [
                true, true, false, false, false, false, false, false, false,
            ])
    }

    @Test func theInnermostRegionIsAroundALine() {
        let regions = regions(program)
        #expect(regions.region(around: 2) == 1...2)
        #expect(regions.region(around: 3) == 0...4)
        #expect(regions.region(around: 4) == 0...4)
        #expect(regions.region(around: 7) == nil)
        #expect(regions.region(around: 8) == nil)
    }

    @Test func tabsCountUpToTheirStop() {
        #expect(regions("a\n  \tb\n    c\n\td").all() == [0...3])
        #expect(regions("a\r\n\tb\r\n\r\nc").all() == [0...1])
    }

    @Test func markdownHasSections() {
        let text = "intro\n# a\ntext\n## b\nmore\n\n### c\n# d\n#e\n"
        #expect(regions(text, MarkdownHighlighter()).all() == [1...6, 3...6, 7...8])
    }

    @Test func emptyAndBlankTextsHaveNoRegions() {
        for text in ["", "\n", " \n  \n", "a", "a\n\n\n", String(repeating: "\n", count: 2_000)] {
            #expect(regions(text).all().isEmpty)
            #expect(regions(text).region(from: 0) == nil && !regions(text).beginsRegion(0))
            #expect(regions(text).region(around: 0) == nil)
        }
    }

    @Test func longLinesAreReadInPart() {
        let long = String(repeating: "x", count: 300_000)
        let regions = regions("a \(long)\n  b \(long)\n    c\n\(long)\n d")
        #expect(regions.all() == [0...2, 1...2, 3...4])
        #expect(regions.region(from: 1) == 1...2)
    }

    /// Compares all ways to find regions with a search through the levels.
    @Test func randomTextsHaveTheRegionsOfTheirLevels() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let levels = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                Int.random(in: -1...3, using: &random)
            }
            let text = levels.map { $0 < 0 ? "" : String(repeating: " ", count: $0) + "x" }
                .joined(separator: "\n")
            let regions = regions(text)
            let expected = levels.indices.compactMap { line -> ClosedRange<Int>? in
                guard levels[line] >= 0 else { return nil }
                let rest = levels.indices.dropFirst(line + 1)
                let end =
                    rest.first { levels[$0] >= 0 && levels[$0] <= levels[line] } ?? levels.count
                let last = (line..<end).last { levels[$0] >= 0 } ?? line
                return last > line ? line...last : nil
            }
            #expect(regions.all() == expected, "\(levels)")
            for line in levels.indices {
                let own = expected.first { $0.lowerBound == line }
                #expect(
                    regions.region(from: line) == own && regions.beginsRegion(line) == (own != nil),
                    "\(levels)")
            }
        }
    }

    // MARK: The regions of a highlighter

    private let braces = """
        x {
        y
        } else {
            z { w }

        v
        }
        u
        """

    private func braceRegions(_ text: String, highlighted: Bool = true) -> FoldingRegions {
        let storage = TextStorage(text)
        var lines = HighlightedLines(BraceHighlighter())
        if highlighted { _ = lines.highlight(0..<storage.lineCount, of: storage, budget: 1 << 20) }
        return FoldingRegions(storage, IndentationFolding(), highlighted: lines, tabInterval: 4)
    }

    @Test func regionsOfAHighlighterCountInsteadOfTheIndent() {
        let regions = braceRegions(braces)
        #expect(regions.region(from: 0) == 0...1)
        #expect(regions.region(from: 2) == 2...5)
        #expect(regions.region(from: 3) == nil)
        #expect(regions.all() == [0...1, 2...5])
        #expect(regions.region(around: 5) == 2...5)
        #expect(regions.region(around: 7) == nil)
        #expect((0..<8).filter(regions.beginsRegion) == [0, 2])
    }

    @Test func regionsFollowTheStateOfTheLinesBefore() {
        let regions = braceRegions("#\na {\nb\n#\nc {\nd\n}")
        #expect(regions.all() == [4...5])
        #expect(regions.region(from: 1) == nil)
    }

    @Test func linesThatWereNotHighlightedShowNoRegionAndStillFold() {
        let regions = braceRegions(braces, highlighted: false)
        #expect(!(0..<8).contains(where: regions.beginsRegion))
        #expect(regions.region(from: 2) == 2...5)
        #expect(regions.all() == [0...1, 2...5])
    }

    @Test func regionsThatNeverEndReachTheEnd() {
        #expect(braceRegions("{\na\n{\nb").all() == [0...3, 2...3])
        #expect(braceRegions("}\n}\na").all() == [])
    }
}

/// Finds regions in braces, except in comments between number signs.
private struct BraceHighlighter: SyntaxHighlighter {
    let initialState = false
    let isQuick = true
    let findsRegions = true

    func highlight(_ line: [UInt8], state: inout Bool) -> [SyntaxToken] { [] }

    func highlight(
        _ line: [UInt8], state: inout Bool, depths: inout FoldingDepths
    ) -> [SyntaxToken] {
        for byte in line {
            switch byte {
            case UInt8(ascii: "#"): state.toggle()
            case UInt8(ascii: "{") where !state: depths.beginRegion()
            case UInt8(ascii: "}") where !state: depths.endRegion()
            default: break
            }
        }
        return []
    }
}
