// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One dispatch of one event over a fixed route: the passes over it and what came of them.
@MainActor
struct Walk {
    let isOriginAsked: Bool
    /// What a handler's stop ends: the way on which it was asked, or the whole walk.
    let stop: StopScope
    var route = Route()
    /// Nil where nobody looks.
    var tracer: Tracer?
    private(set) var strongest: Disposition?
    /// Whether a handler's stop ended the whole walk.
    private(set) var isOver = false

    var outcome: Outcome {
        switch strongest {
        case .stop: .stopped
        case .handled: .handled
        case .ignored, nil: .unhandled
        }
    }

    private var firstAsked: Int { isOriginAsked ? 0 : 1 }

    /// Asks the capture handlers from the top down, and returns whether the event may go on.
    mutating func capture(_ ask: (Responder) -> Disposition?) -> Bool {
        guard route.kinds.contains(.capture) else { return true }
        for place in (firstAsked..<route.nodes.count).reversed() {
            let node = route.nodes[place]
            guard node.kinds.contains(.capture), let answer = ask(node.responder) else { continue }
            strongest = .strongest(strongest, answer)
            tracer?.trace.append(node.responder, .capture, answer)
            if answer == .stop { return false }
        }
        return true
    }

    /// Asks upwards, each responder once: the way that `next` leads before the mounts.
    ///
    /// A blocked way ends, others go on, each with the event as it was there. The kind is that of the
    /// handlers which `ask` runs; nil where it does more, so that everybody is asked.
    mutating func up<Event: RoutedEvent>(
        _ event: Event, _ kind: HandlerKinds?, _ ask: (Responder, Event) -> Disposition?
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
                    if isOver { return }
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
        _ event: Event, _ ask: (Responder, Event) -> Disposition?
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
            if route.nodes[place].kinds.contains(.interceptor) {
                depths.append(depth)
                events.append(event)
            }
            guard visit(place, .broadcast, .broadcast, &event, ask) == .stop else { continue }
            if isOver { return }
            stopDepth = depth
        }
    }

    /// Lets the interceptors at the event, then asks.
    private mutating func visit<Event: RoutedEvent>(
        _ place: Int, _ kind: HandlerKinds?, _ phase: Phase, _ event: inout Event,
        _ ask: (Responder, Event) -> Disposition?
    ) -> Disposition? {
        let kinds = route.nodes[place].kinds
        let isChanging = kinds.contains(.changing)
        // Most have nothing to say: they are passed without so much as a reference counted.
        if let kind, !kinds.contains(kind), !isChanging, tracer == nil { return nil }
        let responder = route.nodes[place].responder
        var (mayPass, isRewritten) = (true, false)
        if isChanging, let table = responder.table {
            mayPass = table.intercept(&event, &isRewritten)
        }
        let own = ask(responder, event)
        let answer = mayPass ? own : .stop
        // A block ends the way it is on; of a broadcast that a stop ends as a whole, everything.
        let isStop = phase == .broadcast ? answer == .stop : own == .stop
        isOver = isStop && stop == .everything
        strongest = .strongest(strongest, answer)
        tracer?.trace.append(
            responder, phase, answer, rewritten: isRewritten ? event : nil, isBlocked: !mayPass)
        return answer
    }

    /// Tells the observers on the route what happened.
    func report(_ event: Any.Type) {
        guard var trace = tracer?.trace else { return }
        let kind: HandlerKinds =
            trace.kind == .broadcast ? .broadcast : trace.kind == .ask ? .answer : .bubble
        let origin = route.nodes[0].responder.table
        trace.isOriginSkipped =
            !isOriginAsked && origin?.handlers.contains { $0.isLive(kind, event) } == true
        trace.isCyclic = route.isCyclic
        trace.outcome = outcome
        trace.duration = trace.start.duration(to: .now)
        dispatcher.traceFile?.append(trace)
        for node in route.nodes { node.responder.table?.notifyObservers(of: trace) }
    }
}
