// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct TextLayoutCellsTests {
    private let words = ParagraphStyle(lineBreakMode: .byWordWrapping)

    /// The cells of the places in a text, one before each cluster and one at the end.
    private func cells(_ text: String, _ width: Int, _ style: ParagraphStyle) -> [[Int]] {
        var layout = TextLayout(StyledText(text), width: width, paragraphStyle: style)
        return (Array(text.indices) + [text.endIndex]).map {
            let cell = layout.cell(of: $0)
            return [cell.x, cell.y]
        }
    }

    @Test func wideClustersHaveTheirFirstCell() {
        #expect(cells("a漢字b", 10, words) == [[0, 0], [1, 0], [3, 0], [5, 0], [6, 0]])
        #expect(cells("e\u{301}👨‍👩‍👧x", 10, words) == [[0, 0], [1, 0], [3, 0], [4, 0]])
    }

    @Test func placesGoOnInTheNextLine() {
        // The blank belongs to no line.
        #expect(
            cells("ab cd", 3, words) == [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]])
        let characters = ParagraphStyle(lineBreakMode: .byCharWrapping)
        #expect(cells("abcd", 2, characters) == [[0, 0], [1, 0], [0, 1], [1, 1], [2, 1]])
    }

    @Test func newlineIsAtTheEndOfItsLine() {
        #expect(
            cells("a\n\nb\r\n", 5, words) == [[0, 0], [1, 0], [0, 1], [0, 2], [1, 2], [0, 3]])
        #expect(cells("", 5, words) == [[0, 0]])
    }

    @Test func tabsAndIndentsCount() {
        let style = ParagraphStyle(
            lineBreakMode: .byWordWrapping, firstLineHeadIndent: 1, defaultTabInterval: 4)
        #expect(cells("a\tb", 20, style) == [[1, 0], [2, 0], [4, 0], [5, 0]])
        var centered = ParagraphStyle(lineBreakMode: .byWordWrapping, alignment: .center)
        centered.headIndent = 0
        #expect(cells("ab", 6, centered) == [[2, 0], [3, 0], [4, 0]])
    }

    @Test func textLeftOutHasTheCellOfTheSign() {
        func columns(_ mode: LineBreakMode) -> [Int] {
            cells("abcdefgh", 5, ParagraphStyle(lineBreakMode: mode)).map { $0[0] }
        }
        #expect(columns(.byTruncatingTail) == [0, 1, 2, 3, 4, 4, 4, 4, 4])
        #expect(columns(.byTruncatingHead) == [0, 0, 0, 0, 1, 2, 3, 4, 5])
        #expect(columns(.byTruncatingMiddle) == [0, 1, 2, 2, 2, 2, 3, 4, 5])
        #expect(columns(.byClipping) == [0, 1, 2, 3, 4, 5, 5, 5, 5])
    }

    @Test func bothCellsOfAWideClusterLeadToIt() {
        let text = "a漢b"
        var layout = TextLayout(StyledText(text), width: 10, paragraphStyle: words)
        let places = (0..<6).map { column in
            text.distance(from: text.startIndex, to: layout.index(at: Point(x: column, y: 0)))
        }
        #expect(places == [0, 1, 1, 2, 3, 3])
    }

    @Test func cellsOutsideLeadToTheNearestPlace() {
        let text = "ab cd\nef"
        var layout = TextLayout(StyledText(text), width: 3, paragraphStyle: words)
        func place(_ x: Int, _ y: Int) -> Int {
            text.distance(from: text.startIndex, to: layout.index(at: Point(x: x, y: y)))
        }
        #expect(place(.min, 1) == 3)
        #expect(place(.max, 0) == 2)
        #expect(place(1, .min) == 1)
        #expect(place(1, .max) == 7)
        #expect(place(.max, .max) == 8)
        #expect(place(.max, 1) == 5)
    }

    /// A line that is broken amid a word has no place behind its last cluster: that one is of the next line.
    @Test func placesToTheRightOfALineAreOfThatLine() {
        let text = "abcd"
        let style = ParagraphStyle(lineBreakMode: .byCharWrapping)
        var layout = TextLayout(StyledText(text), width: 2, paragraphStyle: style)
        let index = layout.index(at: Point(x: 9, y: 0))
        #expect(text.distance(from: text.startIndex, to: index) == 1)
    }

    @Test func everyPlaceLeadsBackToItself() {
        var random = SeededGenerator(seed: 3)
        let letters = ["a", "b", " ", "  ", "漢", "e\u{301}", "👍🏽", "\n", "\r\n", "-", "\t"]
        for _ in 0..<400 {
            let text = random.word(of: letters, upTo: 60)
            let mode: LineBreakMode =
                Bool.random(using: &random) ? .byWordWrapping : .byCharWrapping
            let style = ParagraphStyle(
                lineBreakMode: mode, headIndent: Int.random(in: 0...3, using: &random))
            let width = Int.random(in: 2...12, using: &random)
            var layout = TextLayout(StyledText(text), width: width, paragraphStyle: style)
            let lines = layout.lines(0..<1_000)
            for (number, line) in lines.enumerated() {
                let range = layout.range(of: line)
                for index in text[range].indices where text[index] != " " && text[index] != "\t" {
                    let cell = layout.cell(of: index)
                    #expect(cell.y == number, "\(text.debugDescription) \(width)")
                    #expect(layout.index(at: cell) == index, "\(text.debugDescription) \(width)")
                }
            }
            for y in 0..<lines.count {
                for x in 0...width {
                    let index = layout.index(at: Point(x: x, y: y))
                    #expect(layout.cell(of: index).y == y, "\(text.debugDescription) \(width)")
                }
            }
        }
    }

    @Test func placesOfOneTextAreTheSameInAnyOrder() {
        let text = (0..<500).map { "line \($0)" }.joined(separator: "\n")
        var layout = TextLayout(StyledText(text), width: 20, paragraphStyle: words)
        let last = layout.cell(of: text.endIndex)
        #expect(last == Point(x: 8, y: 499))
        for number in [250, 31, 32, 33, 0, 499] {
            let index = layout.index(at: Point(x: 5, y: number))
            #expect(text[index...].hasPrefix("\(number)"))
            #expect(layout.cell(of: index) == Point(x: 5, y: number))
        }
    }

    @Test func lineTellsWhichPartOfTheTextItShows() {
        func ranges(_ text: String, _ width: Int, _ mode: LineBreakMode) -> [[Range<Int>]] {
            var layout = TextLayout(
                StyledText(text), width: width, paragraphStyle: ParagraphStyle(lineBreakMode: mode))
            return layout.lines(0..<9).map { [$0.range] + $0.ranges }
        }
        #expect(
            ranges("ab cd\n", 3, .byWordWrapping) == [[0..<2, 0..<2], [3..<5, 3..<5], [6..<6]])
        #expect(ranges("漢字", 2, .byCharWrapping) == [[0..<3, 0..<3], [3..<6, 3..<6]])
        #expect(ranges("abcdefgh", 5, .byTruncatingTail) == [[0..<4, 0..<4]])
        #expect(ranges("abcdefgh", 5, .byTruncatingHead) == [[4..<8, 4..<8]])
        #expect(ranges("abcdefgh", 5, .byTruncatingMiddle) == [[0..<8, 0..<2, 6..<8]])
    }
}
