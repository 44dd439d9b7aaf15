// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One dispatch of one event over a fixed route: the passes over it and what came of them.
@MainActor
struct Walk {
    var route = Route()
    let isOriginAsked: Bool
    /// Nil where nobody looks.
    var tracer: Tracer?
    private(set) var outcome = Outcome.unhandled

    init(isOriginAsked: Bool) {
        self.isOriginAsked = isOriginAsked
    }

    /// Asks the capture handlers from the top down.
    ///
    /// - Returns: Whether the event may go on.
    mutating func capture(_ ask: (HandlerTable, Responder) -> Disposition?) -> Bool {
        guard route.has(.capture) else { return true }
        for place in (firstAsked..<route.nodes.count).reversed() {
            let responder = route.nodes[place].responder
            guard let table = responder.table, table.has(.capture),
                let answer = ask(table, responder)
            else { continue }
            note(answer)
            tracer?.trace.append(responder, .capture, answer)
            if answer == .stop { return false }
        }
        return true
    }

    /// Asks upwards, each responder once: the way that `next` leads before the mounts.
    ///
    /// A stop ends the way through that responder; other ways go on, each with the event as it was there.
    ///
    /// - Parameters:
    ///   - kind: The kind of handler that `ask` runs; nil where it does more, so that everybody is asked.
    ///   - isAnswered: Called after each answer; true ends the whole walk.
    ///   - ask: Asks one responder.
    mutating func up<Event: RoutedEvent>(
        _ event: Event,
        _ kind: Handler.Kind?,
        isAnswered: () -> Bool = { false },
        _ ask: (Responder, Event) -> Disposition?
    ) {
        var event = event
        // The other ways: where each begins, and the event as it was there.
        var places: [Int] = []
        var events: [Event] = []
        var way: Int? = 0
        while true {
            while let place = way, !route.nodes[place].isDone {
                route.nodes[place].isDone = true
                if place >= firstAsked {
                    let answer = visit(place, kind, .bubble, &event, ask)
                    if answer != nil, isAnswered() { return }
                    if answer == .stop { break }
                }
                var mount = route.nodes[place].lastMount
                while let last = mount {
                    places.append(route.mounts[last].place)
                    events.append(event)
                    mount = route.mounts[last].previous
                }
                way = route.nodes[place].next
            }
            guard let place = places.popLast() else { return }
            way = place
            event = events.removeLast()
        }
    }

    /// Asks downwards: each responder before its subordinates.
    mutating func down<Event: RoutedEvent>(
        _ event: Event, stop: StopScope, _ ask: (Responder, Event) -> Disposition?
    ) {
        var event = event
        // How deep the responders are that may rewrite the event, and the event as it was before each.
        var depths: [Int] = []
        var events: [Event] = []
        var stopDepth = Int.max
        for place in firstAsked..<route.nodes.count {
            let depth = route.nodes[place].depth
            if depth > stopDepth { continue }
            stopDepth = .max
            while let outer = depths.last, outer >= depth {
                depths.removeLast()
                event = events.removeLast()
            }
            if route.nodes[place].kinds & Handler.Kind.interceptor.rawValue != 0 {
                depths.append(depth)
                events.append(event)
            }
            guard visit(place, .broadcast, .broadcast, &event, ask) == .stop else { continue }
            if stop == .everything { return }
            stopDepth = depth
        }
    }

    private var firstAsked: Int { isOriginAsked ? 0 : 1 }

    /// Lets the interceptors at the event, then asks.
    private mutating func visit<Event: RoutedEvent>(
        _ place: Int, _ kind: Handler.Kind?, _ phase: Phase, _ event: inout Event,
        _ ask: (Responder, Event) -> Disposition?
    ) -> Disposition? {
        let kinds = route.nodes[place].kinds
        // Most have nothing to say: they are passed without so much as a reference counted.
        if let kind, kinds & (kind.rawValue | Handler.Kind.changing) == 0, tracer == nil {
            return nil
        }
        let responder = route.nodes[place].responder
        var (mayPass, isRewritten) = (true, false)
        if kinds & Handler.Kind.changing != 0, let table = responder.table {
            mayPass = table.intercept(&event, &isRewritten)
        }
        let own = ask(responder, event)
        let answer = mayPass ? own : .stop
        note(answer)
        tracer?.trace.append(
            responder, phase, answer, rewritten: isRewritten ? event : nil, isBlocked: !mayPass)
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
    func report<Event: RoutedEvent>(_ event: Event.Type) {
        guard let tracer else { return }
        let phase = tracer.trace.kind == .broadcast ? Phase.broadcast : .bubble
        let origin = route.nodes[0].responder.table
        tracer.trace.isOriginSkipped =
            !isOriginAsked && origin?.listens(to: event, in: phase) == true
        tracer.finish(outcome)
        dispatcher.traceFile?.append(tracer.trace)
        for node in route.nodes { node.responder.table?.notifyObservers(of: tracer.trace) }
    }
}
