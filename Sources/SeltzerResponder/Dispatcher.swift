// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What the dispatches under way share; the only variable of this module.
@MainActor let dispatcher = Dispatcher()

/// Carries out dispatches, with routes whose memory is used again, so that most allocate nothing.
@MainActor
final class Dispatcher {
    private var depth = 0
    private var count: UInt64 = 0
    private var isReading = false
    private var isRefusing = false
    /// Empty routes, with the memory that they had.
    @exclusivity(unchecked)
    private var spareRoutes: [Route] = []
    /// The classes that actions came by in vain, for each protocol.
    var misfits: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    let traceFile = TraceFile()

    /// Fixes the route from a responder, lets a walk ask a question on it, and tells who observes it.
    ///
    /// It goes nowhere where too many are under way, nor while a route is read, from an overridden
    /// ``Responder/defaultNext`` say: it would take the responders' stamps away.
    func dispatch<Event: RoutedEvent>(
        _ event: Event, from origin: Responder, by walk: consuming Walk, _ ask: Walk.Question<Event>
    ) -> Outcome {
        guard depth < Responder.nestingLimit, !isReading else {
            // An observer that posts in its turn is not told of that.
            guard !isRefusing else { return .unhandled }
            isRefusing = true
            var trace = RouteTrace(walk.kind, of: event, from: origin)
            trace.isTooDeep = true
            traceFile?.append(trace)
            origin.table?.notifyObservers(of: trace)
            isRefusing = false
            return .unhandled
        }
        depth += 1
        count += 1
        isReading = true
        var route = spareRoutes.popLast() ?? Route()
        route.read(from: origin, for: walk, stamp: count)
        walk.route = consume route
        isReading = false
        if walk.route.kinds.contains(.routes) || traceFile != nil {
            walk.tracer = Tracer(RouteTrace(walk.kind, of: event, from: origin))
        }
        walk.run(event, ask)
        walk.report(Event.self)
        depth -= 1
        // The last release of a responder may run code that posts.
        walk.route.removeAll()
        spareRoutes.append(walk.route)
        return Outcome(walk.answer)
    }
}
