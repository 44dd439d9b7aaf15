// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@MainActor
@Suite struct ReuseQueueTests {
    private final class NameCell: TableViewCell {}

    @Test func aSpareCellIsTakenOnce() {
        var queue = ReuseQueue<TableViewCell>()
        let cell = NameCell(reuseIdentifier: "name")
        let waits = queue.append(cell)
        let taken = ["other", "name", "name"].map { queue.takeSpare(for: $0) }
        #expect(waits)
        #expect(taken[0] == nil)
        #expect(taken[1] === cell)
        #expect(taken[2] == nil)
    }

    @Test func aCellWithoutAnIdentifierDoesNotWait() {
        var queue = ReuseQueue<TableViewCell>()
        let waits = queue.append(TableViewCell(reuseIdentifier: nil))
        #expect(!waits)
    }

    @Test func cellsAreMadeOfTheClassRegistered() {
        var queue = ReuseQueue<TableViewCell>()
        #expect(queue.make(for: "name") == nil)
        let dropped = queue.register(NameCell.self, for: "name")
        #expect(dropped.isEmpty)
        let cell = queue.make(for: "name")
        #expect(cell is NameCell)
        #expect(cell?.reuseIdentifier == "name")
    }

    @Test func anotherClassHandsOutTheCellsOfTheFirst() {
        var queue = ReuseQueue<TableViewCell>()
        let cells = (0..<3).map { _ in NameCell(reuseIdentifier: "name") }
        for cell in cells { _ = queue.append(cell) }
        queue.remove(cells[1])
        let dropped = queue.register(nil, for: "name")
        #expect(
            dropped.map(ObjectIdentifier.init) == [cells[0], cells[2]].map(ObjectIdentifier.init))
        let spare = queue.takeSpare(for: "name")
        #expect(spare == nil)
        #expect(queue.make(for: "name") == nil)
    }
}
