// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerResponder

/// The handled events of a record that must happen again in a replay, in any order.
@MainActor
struct RecordedEvents {
    /// A recorded event and its line in the record.
    struct Event {
        let words: String
        let line: Int
        /// Whether the next check requires it; the events since the last check may still be on
        /// their way.
        var isDue = false
    }

    private let pilot: Pilot
    /// The events that have not happened yet.
    private var expected: [Event] = []
    /// The events that happened and were not expected, with their counts.
    private var happened: [String: Int] = [:]
    private var readRoutes = 0

    init(_ pilot: Pilot) { self.pilot = pilot }

    /// Expects an event.
    mutating func expect(_ words: String, line: Int) {
        expected.append(Event(words: words, line: line))
    }

    /// Returns the first event that should have happened and did not; nil if there is none.
    mutating func missing(isOver: Bool) -> Event? {
        for words in pilot.routes[readRoutes...].compactMap(\.summary) {
            happened[words, default: 0] += 1
        }
        readRoutes = pilot.routes.count
        var left: [Event] = []
        for event in expected {
            if let count = happened[event.words], count > 0 {
                happened[event.words] = count - 1
            } else {
                left.append(event)
            }
        }
        expected = left
        return expected.first { $0.isDue || isOver }
    }

    /// Requires the events so far at the next check.
    mutating func didCheck() {
        for number in expected.indices { expected[number].isDue = true }
    }
}
