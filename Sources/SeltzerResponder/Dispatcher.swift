// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What the dispatches under way share; the only variable of this module.
@MainActor let dispatcher = Dispatcher()

/// Hands out routes whose memory is used again, so that a dispatch allocates nothing.
@MainActor
final class Dispatcher {
    private var depth = 0
    private var generation: UInt64 = 0
    private var isCollecting = false
    /// Empty routes, with the memory that they had.
    private var spareRoutes: [Route] = []
    let traceFile = TraceFile()

    /// Begins a dispatch with a route that a closure collects, and returns whether it may.
    ///
    /// It may not where too many are under way, nor while a route is collected, from an overridden
    /// ``Responder/defaultNext`` say: another one would take the responders' stamps away.
    func begin(_ route: inout Route, _ collect: (inout Route) -> Void) -> Bool {
        guard depth < Responder.nestingLimit, !isCollecting else { return false }
        depth += 1
        generation += 1
        if let spare = spareRoutes.popLast() { route = spare }
        route.generation = generation
        isCollecting = true
        collect(&route)
        isCollecting = false
        return true
    }

    /// Ends the dispatch with a route; the last release of a responder on it may run code that posts.
    func end(_ route: inout Route) {
        depth -= 1
        route.removeAll()
        spareRoutes.append(route)
    }
}
