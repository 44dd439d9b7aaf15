// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One dispatch of one event over a fixed route.
@MainActor
struct Walk {
    /// Runs what a responder has for an event in a pass; returns nil if it has nothing.
    typealias Question<Event> = @MainActor (Responder, Event, Phase) -> Disposition?

    let kind: RouteTrace.Kind
    /// The kinds of handlers that run; nil visits every responder, even those without handlers.
    let asked: HandlerKinds?
    let includesOrigin: Bool
    /// The distance that the event goes up.
    var reach = Reach.application
    /// Returns the responder that follows a boundary, in place of its `next`.
    var afterBoundary: (@MainActor (Responder) -> Responder?)?
    /// Whether a stop ends its own path or the whole walk.
    var stop = StopScope.branch
    var route = Route()
    /// Nil if nobody observes the dispatch.
    var tracer: Tracer?
    /// The strongest disposition so far.
    var answer = Disposition.ignored
    var isOver = false

    /// Visits the responders on the route that have a handler for the event.
    mutating func run<Event: RoutedEvent>(_ event: Event, _ ask: Question<Event>) {
        let kinds = tracer == nil ? asked?.union(.interceptor) : nil
        if let kinds, route.kinds.isDisjoint(with: kinds) { return }
        if kind == .post, route.kinds.contains(.capture) { capture(event, ask) }
        let phase: Phase = kind == .broadcast ? .broadcast : .bubble
        // The events that interceptors changed; form 0 is the posted event, form n is `rewritten[n - 1]`.
        var rewritten: [Event] = []
        while !isOver, let (place, form) = route.next(with: kinds) {
            var current = form == 0 ? event : rewritten[form - 1]
            let (answer, isRewritten) = visit(place, phase, &current, ask)
            if isRewritten { rewritten.append(current) }
            // A stop ends the path that led here. In a broadcast it also ends other paths to the same responders.
            if answer == .stop, phase == .bubble { continue }
            route.goOn(
                from: place, with: answer == .stop ? -1 : isRewritten ? rewritten.count : form)
        }
    }

    /// Runs the capture handlers, from the top of the route down.
    private mutating func capture<Event: RoutedEvent>(_ event: Event, _ ask: Question<Event>) {
        var (rest, places): (Route, [Int]) = (route, [])
        while let (place, _) = rest.next(with: nil) {
            places.append(place)
            rest.goOn(from: place, with: 0)
        }
        for place in places.reversed() where !isOver {
            guard route.nodes[place].kinds.contains(.capture) else { continue }
            var event = event
            _ = visit(place, .capture, &event, ask)
        }
    }

    /// Runs a responder's interceptors on the event, except in the capture pass, and then its handlers.
    private mutating func visit<Event: RoutedEvent>(
        _ place: Int, _ phase: Phase, _ event: inout Event, _ ask: Question<Event>
    ) -> (answer: Disposition?, isRewritten: Bool) {
        guard place > 0 || includesOrigin else { return (nil, false) }
        let responder = route.nodes[place].responder
        var (mayPass, isRewritten) = (true, false)
        if phase != .capture, let table = responder.table, table.kinds.contains(.interceptor) {
            table.intercept(&event, &mayPass, &isRewritten)
        }
        let own = ask(responder, event, phase)
        let result = mayPass ? own : .stop
        answer = max(answer, result ?? .ignored)
        tracer?.append(
            responder, phase, result, rewritten: isRewritten ? event : nil, isBlocked: !mayPass)
        // A block counts as a stop. A request that is blocked on one path may still be answered on another.
        isOver =
            switch phase {
            case .capture: own == .stop
            case .bubble: own == .stop && stop == .everything
            case .broadcast: result == .stop && stop == .everything
            }
        return (result, isRewritten)
    }

    /// Passes the mistakes and the trace to the observers on the route.
    func report<Event: RoutedEvent>(_ event: Event) {
        #if !DEBUG
        if tracer == nil { return }
        #endif
        let mistakes = mistakes(event)
        for mistake in mistakes { notify(.mistakes, of: mistake) }
        guard var trace = tracer?.trace else { return }
        let type = ObjectIdentifier(Event.self)
        trace.mistakes = mistakes
        if let asked, !includesOrigin, let table = route.nodes[0].responder.table {
            trace.isOriginSkipped = table.handlers.contains { $0.isLive(asked, type) }
        }
        trace.isCyclic = route.isCyclic
        trace.outcome = Outcome(answer)
        trace.duration = trace.start.duration(to: .now)
        dispatcher.traceFile?.append(trace)
        notify(.routes, of: trace)
    }

    private func notify<Report>(_ kind: HandlerKinds, of report: Report) {
        for place in route.nodes.indices where route.nodes[place].place == place {
            if let table = route.nodes[place].responder.table, table.kinds.contains(kind) {
                table.notify(kind, of: report)
            }
        }
    }
}
