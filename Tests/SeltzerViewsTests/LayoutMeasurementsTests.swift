// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews
import Testing

/// A view that changes its size is heard by those whose layout depends on it, and by no others.
@MainActor
@Suite struct LayoutMeasurementsTests {
    private final class Leaf: View {
        var length: Int { didSet { invalidateIntrinsicContentSize() } }

        init(_ length: Int) {
            self.length = length
            super.init()
        }

        override func sizeThatFits(_ size: Size) -> Size { Size(width: length, height: 1) }
    }

    private final class Row: StackView {
        var count = 0

        override func layoutSubviews() {
            count += 1
            super.layoutSubviews()
        }
    }

    /// Two rows of three leaves below each other.
    private func page() -> (page: Row, rows: [Row], leaves: [Leaf]) {
        let leaves = (1...6).map { Leaf($0) }
        let rows = [Row(.horizontal, Array(leaves[..<3])), Row(.horizontal, Array(leaves[3...]))]
        rows.forEach { $0.alignment = .leading }
        let page = Row(.vertical, rows)
        page.alignment = .leading
        page.frame = Rect(x: 0, y: 0, width: 40, height: 9)
        page.layoutIfNeeded()
        return (page, rows, leaves)
    }

    private func layouts(_ views: [Row], after change: () -> Void) -> [Int] {
        let before = views.map(\.count)
        change()
        views[0].layoutIfNeeded()
        return zip(views, before).map { $0.count - $1 }
    }

    @Test func onlyWhatDependsOnASizeIsLaidOutAnew() {
        let (page, rows, leaves) = page()
        let all = [page] + rows
        #expect(layouts(all) { leaves[0].length = 5 } == [1, 1, 0])
        #expect(rows[0].frame.width == 10)
        #expect(
            layouts(all) {
                leaves[0].length = 4
                leaves[1].length = 3
            } == [0, 1, 0])
        #expect(leaves[1].frame == Rect(x: 4, y: 0, width: 3, height: 1))
        #expect(layouts(all) {} == [0, 0, 0])
        #expect(layouts(all) { leaves[5].length = 1 } == [1, 0, 1])
        #expect(rows[1].frame.width == 10)
    }

    @Test func manyRoomsAreForgottenAndNoChangeWithThem() {
        let (page, rows, leaves) = page()
        for width in 30..<50 {
            page.frame.size.width = width
            page.layoutIfNeeded()
        }
        #expect(layouts([page] + rows) { leaves[0].length = 8 } == [1, 1, 0])
        #expect(rows[0].frame.width == 13)
        #expect(layouts([page] + rows) { leaves[0].length = 2 } == [1, 1, 0])
        #expect(rows[0].frame.width == 7)
    }

    @Test func aChangeWhileTheSuperviewLaysOutIsHeardLater() {
        final class Changing: View {
            var action: () -> Void = {}
            let row: Row

            init(_ row: Row) {
                self.row = row
                super.init(frame: Rect(x: 0, y: 0, width: 30, height: 3))
                addSubview(row)
            }

            override func layoutSubviews() {
                row.frame.size = row.sizeThatFits(bounds.size)
                action()
            }
        }
        let leaf = Leaf(3)
        let outer = Changing(Row(.horizontal, [leaf]))
        outer.action = { if leaf.length == 3 { leaf.length = 7 } }
        outer.layoutIfNeeded()
        #expect(outer.row.frame.width == 3)
        outer.layoutIfNeeded()
        #expect(outer.row.frame.width == 7)
        leaf.length = 9
        outer.layoutIfNeeded()
        #expect(outer.row.frame.width == 9)
    }

    @Test func constraintsInsideDecideTheSizeToo() {
        let leaf = Leaf(4)
        let panel = View()
        panel.addSubview(leaf)
        LayoutConstraint.activate([
            leaf.leadingAnchor == panel.leadingAnchor + 1,
            leaf.trailingAnchor == panel.trailingAnchor - 1,
            leaf.topAnchor == panel.topAnchor, leaf.bottomAnchor == panel.bottomAnchor,
        ])
        let rest = Leaf(2)
        let row = Row(.horizontal, [panel, rest])
        row.frame = Rect(x: 0, y: 0, width: 30, height: 1)
        row.layoutIfNeeded()
        #expect(panel.frame == Rect(x: 0, y: 0, width: 6, height: 1))
        #expect(layouts([row]) { leaf.length = 8 } == [1])
        #expect(rest.frame.minX == 10)
        #expect(leaf.frame == Rect(x: 1, y: 0, width: 8, height: 1))
        #expect(layouts([row]) { leaf.invalidateIntrinsicContentSize() } == [0])
    }
}
