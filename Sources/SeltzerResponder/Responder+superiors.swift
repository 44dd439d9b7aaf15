// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Responder {
    /// The responders that an event from here would reach, this one first, in the order in which they are asked.
    ///
    /// Whom `afterBoundary` returns comes after a boundary, in place of its ``next``.
    package final func selfAndSuperiors(
        afterBoundary: @escaping (Responder) -> Responder?
    ) -> [Responder] {
        var route = Route()
        let hasBegun = dispatcher.begin(&route) {
            $0.collectUp(from: self, reach: .application, afterBoundary: afterBoundary)
        }
        guard hasBegun else { return [self] }
        defer { dispatcher.end(&route) }
        return route.nodes.map(\.responder)
    }

    /// Returns whether anybody listens here to events of a type that bubble up.
    package final func hasHandlers<Event: RoutedEvent>(for event: Event.Type) -> Bool {
        table?.handlers.contains { $0.isLive(.bubble, event) } == true
    }
}
