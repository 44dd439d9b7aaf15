// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText
import Testing

@testable import SeltzerDocuments

@Suite struct DiffDocumentLinesTests {
    private static let document = DiffDocument(
        from: "one\ntwo\nthree words here\n", to: "one\n2\nthree words there\n語\n", path: "a.txt",
        context: 1)

    @Test func linesAreAsInTheView() {
        let lines = Self.document.lines(width: 40, theme: .fathom).map(\.string)
        #expect(lines[0] == "a.txt  +3 −2")
        #expect(lines[1] == "@@ -1,3 +1,4 @@")
        #expect(lines[2] == " 1  1    one")
        #expect(lines[3] == " 2     − two" + String(repeating: " ", count: 28))
        #expect(lines.last == "    4  + 語" + String(repeating: " ", count: 29))
        #expect(lines.dropFirst(3).allSatisfy { $0.cellWidth == 40 })
        #expect(DiffDocument().lines(width: 40, theme: .fathom).isEmpty)
    }

    @Test func changedLinesHaveAFillAndChangedWordsAStrongerOne() {
        let lines = Self.document.lines(width: 40, theme: .fathom)
        let line = lines.first { $0.string.contains("there") }
        let grounds = line?.runs.map(\.style.background) ?? []
        #expect(!grounds.contains(Theme.fathom[.background]))
        #expect(Set(grounds).count == 2 && !grounds.contains(.clear))
        // With few colors there are no fills, and the line has the color of its sign.
        let plain = Self.document.lines(
            width: 40, theme: .fathom, colorDepth: .sixteen, isUnicode: false)
        #expect(plain[0].string == "a.txt  +3 -2")
        #expect(plain[3].string == " 2     - two")
        #expect(plain[3].runs.last?.style.foreground == .brightRed)
        #expect(
            plain.allSatisfy { $0.runs.allSatisfy { $0.style.background == Style().background } })
    }

    @Test(arguments: [1, 2, 9, 12, 20, 37]) func longLinesContinue(width: Int) {
        let long = String(repeating: "語x ", count: 30) + "end"
        let document = DiffDocument(from: "a", to: long, path: "a.txt")
        for headings in [true, false] {
            let lines = document.lines(width: width, theme: .chalk, showsHeadings: headings)
            let text = lines.map(\.string).joined().filter { $0 != " " }
            #expect(text.contains(long.filter { $0 != " " }))
            guard width > 4 else { continue }
            #expect(lines.allSatisfy { $0.cellWidth <= width })
        }
    }

    @Test func aGapStandsBetweenHunksWithoutHeadings() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("\n3\n", with: "\n").replacing("\n15\n", with: "\n")
        let lines = DiffDocument(from: old, to: new, path: "n", context: 0)
            .lines(width: 40, theme: .fathom, showsHeadings: false).map(\.string)
        #expect(lines.count == 3)
        #expect(lines[1].hasSuffix("…") && lines[2].hasPrefix(" 15"))
    }
}
