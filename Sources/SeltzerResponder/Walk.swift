// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One dispatch of one event over a fixed route.
@MainActor
struct Walk {
    /// Runs a responder's handlers of an event in a pass; returns nil if it has none.
    typealias Question<Event> = @MainActor (Responder, Event, Phase) -> Disposition?

    let kind: RouteTrace.Kind
    /// The kinds of handlers that run; nil visits every responder, even those without handlers.
    let asked: HandlerKinds?
    let includesOrigin: Bool
    /// The responder that sent the event; nil if it is the first responder on the route.
    var origin: Responder?
    /// The distance that the event goes up.
    var reach = Reach.application
    /// Returns the responder that follows a boundary, or a responder with a way of its own, in place
    /// of its `next`.
    var afterBoundary: (@MainActor (Responder) -> Responder?)?
    /// Whether the event was redirected or held before, so that capture handlers have already run.
    var isContinued = false
    /// How often the event was redirected, on all its paths; nil for not at all.
    var redirections: RedirectionCount?
    /// The interceptor of the first responder that held the event before.
    var lastInterceptor: Subscription?
    /// Whether a stop ends its own path or the whole walk.
    var stop = StopScope.branch
    var route = Route()
    /// The observers that the route itself may not contain.
    var witnesses: [Responder] = []
    /// Whether the dispatch has an observer of routes.
    var isObserved: Bool {
        if route.kinds.contains(.routes) { return true }
        if witnesses.isEmpty { return false }
        return witnesses.contains { $0.table?.kinds.contains(.routes) == true }
    }
    /// The record of the dispatch; nil if nobody observes it.
    var tracer: Tracer?
    /// Reports the handlers in place of running them; nil in a dispatch.
    var rehearsal: Rehearsal?
    /// The strongest disposition so far.
    var answer = Disposition.ignored
    var isOver = false

    /// Visits the responders on the route that have a handler for the event.
    mutating func run<Event: RoutedEvent>(_ event: Event, _ ask: Question<Event>) {
        let kinds = tracer == nil ? asked?.union(.interceptor) : nil
        if let kinds, route.kinds.isDisjoint(with: kinds) { return }
        if kind == .post, !isContinued, route.kinds.contains(.capture) { capture(event, ask) }
        let phase: Phase = kind == .broadcast ? .broadcast : .bubble
        // The events that interceptors changed; form 0 is the posted event, form n is `rewritten[n - 1]`.
        var rewritten: [Event] = []
        while !isOver, let (place, form) = route.next(with: kinds) {
            var current = form == 0 ? event : rewritten[form - 1]
            let visit = visit(place, phase, &current, ask)
            if visit.isRewritten { rewritten.append(current) }
            // A path that ends in a broadcast also ends other paths to the same responders.
            if visit.endsPath, phase == .bubble { continue }
            route.goOn(
                from: place, with: visit.endsPath ? -1 : visit.isRewritten ? rewritten.count : form)
        }
        if let rehearsal { passUnvisited(event, phase, ask, rehearsal) }
    }

    /// Asks the responders that the event does not reach, after a rehearsal.
    private func passUnvisited<Event: RoutedEvent>(
        _ event: Event, _ phase: Phase, _ ask: Question<Event>, _ rehearsal: Rehearsal
    ) {
        rehearsal.pass {
            for responder in route.unvisited {
                rehearsal.enter(responder, phase, ObjectIdentifier(Event.self))
                _ = ask(responder, event, phase)
            }
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
    ) -> (endsPath: Bool, isRewritten: Bool) {
        guard place > 0 || includesOrigin else { return (false, false) }
        let responder = route.nodes[place].responder
        if let rehearsal {
            rehearsal.enter(responder, phase, ObjectIdentifier(Event.self))
            guard phase == .bubble, let own = ask(responder, event, phase) else {
                return (false, false)
            }
            answer = max(answer, own)
            return (own == .stop, false)
        }
        // Most responders of an observed route have no handler. Their visits do nothing else.
        if let tracer, let asked,
            route.nodes[place].kinds.isDisjoint(with: asked.union(.interceptor))
        {
            tracer.append(responder, passing: phase)
            return (false, false)
        }
        // The clock is read only if somebody observes the route.
        let began = tracer == nil ? nil : ContinuousClock.now
        var decision = Interception<Event>.pass, isRewritten = false
        if phase != .capture, route.nodes[place].kinds.contains(.interceptor),
            let table = responder.table
        {
            decision = table.intercept(
                &event, &isRewritten, after: place == 0 ? lastInterceptor : nil)
        }
        var (own, result, endsPath): (Disposition?, Disposition?, Bool)
        switch decision {
        case .pass:
            own = ask(responder, event, phase)
            (result, endsPath) = (own, own == .stop)
        case .block:
            own = ask(responder, event, phase)
            // A block counts as a stop. A request that is blocked on one path may still be answered on another.
            (result, endsPath) = (.stop, true)
        case .redirect(let target):
            own = goOn(event, from: target, ask)
            (result, endsPath) = (own, true)
        case .hold(let held):
            hold(event, at: responder, in: held)
            (own, result, endsPath) = (nil, .stop, true)
        }
        answer = max(answer, result ?? .ignored)
        if let tracer {
            let text = isRewritten ? "\(event)" : nil
            tracer.append(
                responder, Tracer.Visit(phase, result, decision, rewritten: text),
                of: ObjectIdentifier(Event.self), since: began)
        }
        isOver =
            switch phase {
            case .capture: own == .stop
            case .bubble: own == .stop && stop == .everything
            case .broadcast: result == .stop && stop == .everything
            }
        return (endsPath, isRewritten)
    }

    private var sender: Responder { origin ?? route.nodes[0].responder }

    /// A walk of the same kind, for the rest of the path from another responder.
    private var continuation: Walk {
        var walk = Walk(
            kind: kind, asked: asked, includesOrigin: true, reach: reach,
            afterBoundary: afterBoundary, stop: stop)
        walk.origin = sender
        walk.isContinued = true
        walk.redirections = redirections
        return walk
    }

    /// Sends the event on from another responder; returns the strongest disposition there.
    private mutating func goOn<Event: RoutedEvent>(
        _ event: Event, from target: Responder, _ ask: Question<Event>
    ) -> Disposition {
        let count = redirections ?? RedirectionCount()
        redirections = count
        count.value += 1
        return switch dispatcher.dispatch(event, from: target, by: continuation, ask) {
        case .stopped: .stop
        case .observed: .observed
        case .unhandled: .ignored
        }
    }

    /// Holds the event, and sends it on from the responder once the decision allows it; a dispatch
    /// that needs its answer at once ends instead.
    private func hold<Event: RoutedEvent>(
        _ event: Event, at responder: Responder, in held: HeldEvents<Event>
    ) {
        guard asked != nil, kind == .post || kind == .broadcast else { return }
        var next = continuation
        next.origin = nil
        let isWanted = { @MainActor [weak sender = sender, weak responder] in
            sender != nil && responder != nil
        }
        held.add(event, isWanted: isWanted) { [weak sender = sender, weak responder] in
            guard let sender, let responder else { return }
            var walk = next
            walk.origin = sender
            walk.lastInterceptor = held.subscription
            _ = dispatcher.dispatch(event, from: responder, by: walk) {
                $0.table?.handle($1, $2)
            }
        }
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
        trace.unreached = route.unvisited.map { RouteTrace.Unreached($0) }
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
        for witness in witnesses where !route.contains(witness) {
            witness.table?.notify(kind, of: report)
        }
    }
}
