// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One dispatch of one event along a fixed route: the passes over it and what came of them.
@MainActor
struct Walk<Event: RoutedEvent> {
    let event: Event
    let origin: Responder
    private(set) var outcome = Outcome.unhandled
    private var trace: RouteTrace?

    init(event: Event, origin: Responder, isTraced: Bool) {
        self.event = event
        self.origin = origin
        if isTraced { trace = RouteTrace(event: event, origin: origin) }
    }

    /// Asks the capture handlers from the top down.
    ///
    /// - Returns: Whether the event may go on to the bubble pass.
    mutating func capture(_ route: Range<Int>, prepare: ((Responder, Event) -> Event)?) -> Bool {
        for index in route.reversed() {
            let responder = dispatcher[index]
            guard let table = responder.table,
                table.hasHandler(for: Event.self, phase: .capture)
            else { continue }
            let prepared = prepare.map { $0(responder, event) } ?? event
            let answer = table.visit(prepared, phase: .capture)
            record(responder, .capture, answer)
            if answer == .stop { return false }
        }
        return true
    }

    /// Asks each responder from the bottom up: its own reaction, then its handlers.
    mutating func bubble(
        _ route: Range<Int>,
        prepare: ((Responder, Event) -> Event)?,
        react: (Responder, Event) -> Disposition?
    ) {
        for index in route {
            let responder = dispatcher[index]
            let prepared = prepare.map { $0(responder, event) } ?? event
            var answer = react(responder, prepared)
            if let other = responder.table?.visit(prepared, phase: .bubble) {
                answer = answer.map { Swift.max($0, other) } ?? other
            }
            record(responder, .bubble, answer)
            if answer == .stop { return }
        }
    }

    /// Tells the observers on the route, and on the origin, what happened.
    mutating func report(to route: Range<Int>, includingSelf: Bool) {
        guard var trace else { return }
        trace.outcome = outcome
        trace.isOriginSkipped =
            !includingSelf
            && origin.table?.hasHandler(for: Event.self, phase: .bubble) ?? false
        if !includingSelf { origin.table?.notifyObservers(of: trace) }
        for index in route { dispatcher[index].table?.notifyObservers(of: trace) }
    }

    private mutating func record(_ responder: Responder, _ phase: Phase, _ answer: Disposition?) {
        switch answer {
        case .stop: outcome = .stopped
        case .handled: outcome = .handled
        case .ignored, nil: break
        }
        trace?.append(responder, phase, answer)
    }
}
