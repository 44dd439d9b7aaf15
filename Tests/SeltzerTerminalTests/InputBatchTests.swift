// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: InputEvent.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct InputBatchTests {
    private func mouse(
        _ action: MouseInput.Action,
        _ x: Int,
        _ modifiers: KeyModifiers = []
    ) -> InputEvent {
        .mouse(MouseInput(action, at: Point(x: x, y: 0), modifiers: modifiers))
    }

    private func batch(_ events: [InputEvent]) -> [InputEvent] {
        var batch = InputBatch()
        for event in events { batch.append(event) }
        return batch.events
    }

    @Test func onlyTheLastOfConsecutiveMovesStays() {
        #expect(batch((0..<1000).map { mouse(.move, $0) }) == [mouse(.move, 999)])
        #expect(
            batch([mouse(.drag(.left), 1), mouse(.drag(.left), 2)]) == [mouse(.drag(.left), 2)])
    }

    @Test func motionWithAnotherButtonOrModifierStays() {
        let events = [
            mouse(.move, 1), mouse(.drag(.left), 2), mouse(.drag(.right), 3),
            mouse(.drag(.right), 4, .shift), mouse(.move, 5),
        ]
        #expect(batch(events) == events)
    }

    @Test func motionBeforeAndAfterSomethingElseStays() {
        let events = [
            mouse(.move, 1), .key(KeyPress(.character("a"))), mouse(.move, 2),
            mouse(.press(.left), 2), mouse(.drag(.left), 3), mouse(.release(.left), 3),
            mouse(.move, 4),
        ]
        #expect(batch(events) == events)
    }

    @Test func clicksAndWheelAreNeverLost() {
        let clicks = (0..<100).flatMap { _ in
            [
                mouse(.press(.left), 1), mouse(.release(.left), 1), mouse(.scroll(dx: 0, dy: 1), 1),
                mouse(.scroll(dx: 0, dy: 1), 1),
            ]
        }
        #expect(batch(clicks) == clicks)
    }
}
