// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerScreen

@Suite struct DecorationTests {
    private let buffer = CellBuffer(size: Size(width: 10, height: 2))
    private let link = Link("https://example.org")!

    @Test func cellsKeepLinksAndUnderlines() {
        let style = Style(
            foreground: .red, background: .blue, attributes: .bold, underlineStyle: .dashed,
            underlineColor: .rgb(1, 2, 3), link: link)
        Canvas(buffer: buffer).draw("a漢", at: .zero, style: style)
        for x in 0..<3 { #expect(buffer.style(of: buffer[Point(x: x, y: 0)]) == style) }
        #expect(buffer.style(of: buffer[Point(x: 3, y: 0)]) == Style(background: .default))
    }

    @Test func plainStylesTakeNoPlace() {
        let canvas = Canvas(buffer: buffer)
        canvas.draw("abc", at: .zero, style: Style(attributes: .underline))
        canvas.draw("abc", at: .zero, style: Style(underlineColor: .red))
        #expect(buffer[.zero].decoration == 0)
        #expect(buffer[.zero].style == Style(background: .default, underlineColor: .default))
    }

    @Test func equalDecorationsHaveOneNumber() {
        let canvas = Canvas(buffer: buffer)
        canvas.draw("a", at: .zero, style: Style(link: link))
        canvas.fill(Rect(x: 1, y: 0, width: 3, height: 1), with: Style(link: Link(link.address)))
        #expect(buffer[.zero].decoration == buffer[Point(x: 2, y: 0)].decoration)
        canvas.setStyle(Style(), in: Rect(x: 0, y: 0, width: 1, height: 1))
        #expect(buffer[.zero].decoration == 0)
    }

    @Test func aFullTableGivesPlainCellsUntilItIsEmptied() {
        let table = buffer.clusters
        for number in 0..<DecorationTable.capacity {
            #expect(!table.isFull)
            _ = buffer.look(of: Style(link: Link("x:\(number)")))
        }
        #expect(table.isFull)
        #expect(buffer.look(of: Style(link: link)).decoration == 0)
        table.removeAll()
        #expect(!table.isFull)
        #expect(buffer.look(of: Style(link: link)).decoration == 1)
    }

    @Test func contentIsComparedByWhatTheNumbersMean() {
        let other = CellBuffer(size: buffer.size)
        Canvas(buffer: other).draw("a", at: Point(x: 5, y: 1), style: Style(link: Link("x:other")))
        Canvas(buffer: other).draw(" ", at: Point(x: 5, y: 1))
        for each in [buffer, other] {
            Canvas(buffer: each).draw("a", at: .zero, style: Style(link: link))
        }
        #expect(buffer[.zero] != other[.zero])
        #expect(buffer.hasSameContent(as: other))
        Canvas(buffer: other).draw("a", at: .zero, style: Style(link: Link("x:other")))
        #expect(!buffer.hasSameContent(as: other))
    }
}
