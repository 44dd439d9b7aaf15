// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The state that nested dispatches share; the only variable of this module.
@MainActor let dispatcher = Dispatcher()

/// Runs dispatches, and reuses the memory of routes so that most dispatches allocate nothing.
@MainActor
final class Dispatcher {
    private var depth = 0
    private var isReading = false
    private var isRefusing = false
    /// Empty routes that keep their memory.
    @exclusivity(unchecked)
    private var spareRoutes: [Route] = []
    /// The classes that are known not to conform to a protocol, by the protocol.
    var misfits: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    let traceFile = TraceFile.fromEnvironment()
    /// Whether routes were ever observed; until then, no dispatch looks for observers beside a route.
    ///
    /// It stays true when the last observer has ended, which is accepted: a responder that is
    /// deallocated ends its subscriptions without notice, so a count would be wrong. In a debug build
    /// it is true, because programs observe their mistakes.
    var hasObservers = isDebugBuild
    /// The observers beside the routes.
    let watchers = RouteWatchers()
    /// The responder that sent the current event; the route of the dispatch keeps it alive.
    private var sender: Unmanaged<Responder>?
    /// The record of the current dispatch; nil if nobody observes it.
    @exclusivity(unchecked)
    private(set) var tracer: Tracer?
    /// Whether the handler that ran last takes only events of another sender.
    private var isPassedOver = false

    /// Reads the route from a responder, runs a walk over it, and reports to the observers.
    ///
    /// Runs no handlers beyond the nesting limit, after as many redirections of one event, or while
    /// a route is read, for instance from an overridden ``Responder/defaultNext``: the inner
    /// dispatch would overwrite the places of the outer one.
    ///
    /// - Parameter body: Runs after the route is read, and before the walk; also if the dispatch is refused.
    func dispatch<Event: RoutedEvent>(
        _ event: Event, from origin: Responder, by walk: consuming Walk,
        after body: () -> Void = {}, _ ask: Walk.Question<Event>
    ) -> Outcome {
        guard depth < Responder.nestingLimit, !isReading,
            walk.redirections?.isExhausted != true
        else {
            body()
            // A refused post of an observer is not reported to it, or reporting would never end.
            guard !isRefusing else { return .unhandled }
            isRefusing = true
            var trace = RouteTrace(walk.kind, of: event, from: walk.origin ?? origin)
            trace.isTooDeep = true
            traceFile?.append(trace)
            for witness in watchers.witnesses(of: walk, from: origin, isRefused: true) {
                witness.table?.notify(.routes, of: trace)
            }
            isRefusing = false
            return .unhandled
        }
        if walk.rehearsal != nil { return rehearse(event, from: origin, by: walk, ask) }
        depth += 1
        walk.route = readRoute(from: origin, for: walk)
        if hasObservers { walk.witnesses = watchers.witnesses(of: walk, from: origin) }
        if walk.isObserved || traceFile != nil {
            walk.tracer = Tracer(
                RouteTrace(walk.kind, of: event, from: walk.origin ?? origin),
                stepCount: walk.route.nodes.count)
        }
        let (outerSender, outerTracer) = (sender, tracer)
        sender = Unmanaged.passUnretained(walk.origin ?? origin)
        tracer = walk.tracer
        body()
        walk.run(event, ask)
        walk.report(event)
        (sender, tracer) = (outerSender, outerTracer)
        depth -= 1
        recycle(&walk.route)
        return Outcome(walk.answer)
    }

    /// Runs the walk of a rehearsal, which nobody observes; the answer of `ask` decides where it
    /// ends.
    private func rehearse<Event: RoutedEvent>(
        _ event: Event, from origin: Responder, by walk: consuming Walk,
        _ ask: Walk.Question<Event>
    ) -> Outcome {
        depth += 1
        walk.route = readRoute(from: origin, for: walk)
        let outerSender = sender
        sender = Unmanaged.passUnretained(origin)
        walk.run(event, ask)
        sender = outerSender
        depth -= 1
        recycle(&walk.route)
        return Outcome(walk.answer)
    }

    /// The responder that sent the current event; nil outside of a dispatch.
    var origin: Responder? { sender?.takeUnretainedValue() }

    /// Runs handlers outside of a dispatch, with the given responder as the origin.
    func handle<Answer>(as origin: Responder, _ body: () -> Answer) -> Answer {
        let outerSender = sender
        sender = Unmanaged.passUnretained(origin)
        defer { sender = outerSender }
        return body()
    }

    /// Returns the answer of a handler that skips the event, because it takes only events of
    /// another sender.
    func passOver() -> Disposition? {
        isPassedOver = true
        return nil
    }

    /// Returns whether the handler that returned nil takes only events of another sender, so that
    /// its owner is still alive.
    func takePassedOver() -> Bool {
        defer { isPassedOver = false }
        return isPassedOver
    }

    /// Returns the responders that a walk from a responder would visit, in order; none while a route is read.
    func responders(from origin: Responder, for walk: Walk) -> [Responder] {
        if isReading { return [] }
        var route = readRoute(from: origin, for: walk)
        var responders: [Responder] = []
        while let (place, _) = route.next(with: nil) {
            responders.append(route.nodes[place].responder)
            route.goOn(from: place, with: 0)
        }
        recycle(&route)
        return responders
    }

    @inline(__always)
    private func readRoute(from origin: Responder, for walk: Walk) -> Route {
        isReading = true
        var route = spareRoutes.popLast() ?? Route()
        route.read(from: origin, for: walk)
        isReading = false
        return route
    }

    /// Keeps the memory of a route for later dispatches.
    @inline(__always)
    private func recycle(_ route: inout Route) {
        // Releasing the last reference to a responder may run code that posts.
        route.removeAll()
        spareRoutes.append(route)
    }
}

/// Whether the build looks for mistakes.
private var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
}
