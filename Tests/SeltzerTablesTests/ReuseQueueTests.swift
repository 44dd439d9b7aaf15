// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SpareViews.

import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct ReuseQueueTests {
    private final class NameCell: TableViewCell {
        private(set) var reuses = 0

        override func prepareForReuse() { reuses += 1 }
    }

    @Test func aSpareCellIsHiddenAndTakenOnce() {
        let queue = ReuseQueue<TableViewCell>()
        let cell = NameCell(reuseIdentifier: "name")
        queue.recycle(cell)
        #expect(cell.isHidden)
        let taken = ["other", "name", "name"].map { name in queue.ask { queue.dequeue(name) } }
        #expect(taken[0] == nil)
        #expect(taken[1] === cell)
        #expect(taken[2] == nil)
        #expect(cell.reuses == 1)
    }

    @Test func aSpareCellThatIsNotTheAnswerIsSpareAgain() {
        let queue = ReuseQueue<TableViewCell>()
        let cell = NameCell(reuseIdentifier: "name")
        queue.recycle(cell)
        let other = View()
        let answer = queue.ask {
            _ = queue.dequeue("name")
            return other
        }
        #expect(answer === other)
        #expect(queue.ask { queue.dequeue("name") } === cell)
    }

    @Test func noSpareCellIsHandedOutWithoutAQuestion() {
        let queue = ReuseQueue<TableViewCell>()
        queue.recycle(NameCell(reuseIdentifier: "name"))
        #expect(queue.dequeue("name") == nil)
    }

    @Test func aCellWithoutAnIdentifierLeavesItsSuperview() {
        let queue = ReuseQueue<TableViewCell>()
        let parent = View()
        let cell = TableViewCell(reuseIdentifier: nil)
        parent.addSubview(cell)
        queue.recycle(cell)
        #expect(cell.superview == nil)
    }

    @Test func cellsAreMadeOfTheClassRegistered() {
        let queue = ReuseQueue<TableViewCell>()
        queue.register(NameCell.self, for: "name")
        let cell = queue.dequeue("name")
        #expect(cell is NameCell)
        #expect(cell?.reuseIdentifier == "name")
    }

    @Test func anotherClassRemovesTheCellsOfTheFirst() {
        let queue = ReuseQueue<TableViewCell>()
        let parent = View()
        let cells = (0..<3).map { _ in NameCell(reuseIdentifier: "name") }
        for cell in cells {
            parent.addSubview(cell)
            queue.recycle(cell)
        }
        queue.remove(cells[1])
        queue.register(nil, for: "name")
        #expect(parent.subviews == [cells[1]])
        #expect(queue.ask { queue.dequeue("name") } == nil)
    }
}
