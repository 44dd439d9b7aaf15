// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An event in the panel: the newest of consecutive events from one responder.
struct EventRecord {
    /// The number of the record since the start, which is its identity.
    let number: Int
    private(set) var trace: RouteTrace
    /// The number of events.
    private(set) var count = 1
    /// Whether the whole route is shown.
    var isUnfolded = false

    init(_ trace: RouteTrace, number: Int) {
        self.trace = trace
        self.number = number
    }

    /// Adds an event if it belongs to this record, and returns whether it does: it must have the
    /// same type and the same responder.
    mutating func add(_ new: RouteTrace) -> Bool {
        guard new.originID == trace.originID, new.eventName == trace.eventName else { return false }
        trace = new
        count += 1
        return true
    }

    /// The name of the event's type, and the number of events.
    var title: String {
        let name = RoutedEventText.name(of: trace.eventName)
        return count > 1 ? "\(name) ×\(count)" : name
    }

    /// The values of the event.
    var values: String { RoutedEventText.values(of: trace.event) }

    /// The parts of the route, each on a line of its own if the record is unfolded.
    var chips: [RouteChip] { isUnfolded ? RouteChip.all(of: trace) : RouteChip.folded(trace) }
}
