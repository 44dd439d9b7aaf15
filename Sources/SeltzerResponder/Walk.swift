// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One dispatch of one event over a fixed route: the passes over it and what came of them.
@MainActor
struct Walk<Event: RoutedEvent> {
    /// The route's places in the dispatcher's buffer; the first is the origin's.
    let start: Int
    let end: Int
    var trace: RouteTrace?
    private(set) var outcome = Outcome.unhandled

    init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    /// Asks the capture handlers from the top down.
    ///
    /// - Returns: Whether the event may go on.
    mutating func capture(_ ask: (HandlerTable, Responder) -> Disposition?) -> Bool {
        for place in (start..<end).reversed() where !dispatcher[place].isDone {
            let responder = dispatcher[place].responder
            guard let table = responder.table, table.has(.capture),
                let answer = ask(table, responder)
            else { continue }
            note(answer)
            trace?.append(responder, .capture, answer)
            if answer == .stop { return false }
        }
        return true
    }

    /// Asks upwards, each responder once: the way that `next` leads before the mounts.
    ///
    /// A stop ends the way through that responder; other ways go on, each with the event as it was there.
    mutating func up(
        _ event: Event,
        isAnswered: () -> Bool = { false },
        _ ask: (Responder, Event) -> Disposition?
    ) {
        var event = event
        var place: Int? = start
        var otherWays: [(place: Int, event: Event)] = []
        if dispatcher[start].isDone { place = leave(dispatcher[start], event, &otherWays) }
        while true {
            while let current = place, !dispatcher[current].isDone {
                dispatcher[current].isDone = true
                let node = dispatcher[current]
                let answer = visit(node.responder, .bubble, &event, ask)
                if isAnswered() { return }
                place = answer == .stop ? nil : leave(node, event, &otherWays)
            }
            guard let way = otherWays.popLast() else { return }
            (place, event) = (way.place, way.event)
        }
    }

    /// Notes the mounts of a responder for later.
    ///
    /// - Returns: The place that its `next` leads to; nil where that is the end.
    private func leave(
        _ node: RouteNode, _ event: Event, _ otherWays: inout [(place: Int, event: Event)]
    ) -> Int? {
        for mount in node.mountPlaces.reversed() { otherWays.append((mount, event)) }
        return node.nextPlace
    }

    /// Asks downwards: each responder before its subordinates.
    mutating func down(
        _ event: Event,
        stop: StopScope,
        _ ask: (Responder, Event) -> Disposition?
    ) {
        // The event as each branch sees it, and where the branch ends.
        var branches: [(end: Int, event: Event)] = []
        var event = event
        var place = start
        while place < end {
            while let branch = branches.last, branch.end <= place {
                event = branch.event
                branches.removeLast()
            }
            let node = dispatcher[place]
            place += 1
            guard !node.isDone else { continue }
            let outer = event
            var wasRewritten = false
            let answer = visit(node.responder, .broadcast, &event, ask, &wasRewritten)
            if wasRewritten { branches.append((node.end, outer)) }
            guard answer == .stop else { continue }
            if stop == .everything { return }
            place = node.end
        }
    }

    private mutating func visit(
        _ responder: Responder, _ phase: Phase, _ event: inout Event,
        _ ask: (Responder, Event) -> Disposition?
    ) -> Disposition? {
        var wasRewritten = false
        return visit(responder, phase, &event, ask, &wasRewritten)
    }

    /// Lets the interceptors at the event, then asks.
    private mutating func visit(
        _ responder: Responder, _ phase: Phase, _ event: inout Event,
        _ ask: (Responder, Event) -> Disposition?, _ wasRewritten: inout Bool
    ) -> Disposition? {
        let mayPass = responder.table?.intercept(&event, wasRewritten: &wasRewritten) ?? true
        var answer = ask(responder, event)
        if !mayPass { answer = .stop }
        note(answer)
        trace?.append(
            responder, phase, answer, rewritten: wasRewritten ? event : nil, isBlocked: !mayPass)
        return answer
    }

    private mutating func note(_ answer: Disposition?) {
        switch answer {
        case .stop: outcome = .stopped
        case .handled: if outcome == .unhandled { outcome = .handled }
        case .ignored, nil: break
        }
    }

    /// Tells the observers on the route what happened.
    mutating func report(isOriginAsked: Bool) {
        guard var trace else { return }
        let origin = dispatcher[start].responder
        let phase = trace.kind == .broadcast ? Phase.broadcast : .bubble
        trace.isOriginSkipped =
            !isOriginAsked && origin.table?.listens(to: Event.self, in: phase) == true
        trace.finish(outcome)
        dispatcher.record(trace)
        for place in start..<end { dispatcher[place].responder.table?.notifyObservers(of: trace) }
    }
}
