// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a responder keeps when anybody subscribed or its next responder was set by hand.
///
/// One object, so that the many responders with neither carry a single nil.
@MainActor
final class HandlerTable {
    weak var nextOverride: Responder?
    private(set) var handlers: ContiguousArray<Handler> = []
    private(set) var observers: ContiguousArray<RouteObserver> = []
    /// Visits under way; while there are any, cancelled handlers keep their places.
    private var visits = 0
    private var hasCancelled = false

    func append(_ handler: Handler) {
        handlers.append(handler)
    }

    func append(_ observer: RouteObserver) {
        observers.append(observer)
    }

    /// Runs the handlers for an event that were there when the visit began.
    ///
    /// - Returns: The strongest answer; nil where no handler ran.
    func visit<Event: RoutedEvent>(_ event: Event, phase: Phase) -> Disposition? {
        let type = ObjectIdentifier(Event.self)
        var strongest: Disposition?
        visits += 1
        for index in 0..<handlers.count {
            let handler = handlers[index]
            guard handler.eventType == type, handler.phase == phase, !handler.isCancelled else {
                continue
            }
            // The comparison above has proved the type; a checked cast costs more than the handler.
            let typed = unsafeDowncast(handler, to: EventHandler<Event>.self)
            if let answer = typed.body(event) {
                strongest = strongest.map { Swift.max($0, answer) } ?? answer
            } else {
                handler.cancel()
            }
        }
        visits -= 1
        if hasCancelled { removeCancelled() }
        return strongest
    }

    /// Returns whether a live handler for the event and phase is there.
    func hasHandler<Event: RoutedEvent>(for event: Event.Type, phase: Phase) -> Bool {
        let type = ObjectIdentifier(event)
        return handlers.contains { $0.eventType == type && $0.phase == phase && !$0.isCancelled }
    }

    func notifyObservers(of trace: RouteTrace) {
        for observer in observers where !observer.isCancelled {
            observer.body(trace)
        }
    }

    func removeCancelled() {
        hasCancelled = visits > 0
        guard visits == 0 else { return }
        handlers.removeAll { $0.isCancelled }
        observers.removeAll { $0.isCancelled }
    }
}
