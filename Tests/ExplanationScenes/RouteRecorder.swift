// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Keeps the routes of an application, and the code of the scene that ran during each.
@MainActor
final class RouteRecorder {
    /// A route, and the code that ran since the end of the last route of input before it began; a
    /// redirected event has a route of its own inside.
    struct Route {
        let trace: RouteTrace
        let entries: [SceneLog.Entry]
    }

    private(set) var routes: [Route] = []
    var log: SceneLog?
    /// The ends of the routes, with the numbers of entries then.
    private var ends: [(time: ContinuousClock.Instant, count: Int)] = []
    private var subscription: Subscription?

    init(of application: Application) {
        subscription = application.observeRoutes { [weak self] in self?.add($0) }
    }

    /// Forgets all routes, and the code that ran.
    func begin() {
        routes = []
        ends = []
        log?.entries = []
        log?.gestures = []
        log?.refusals = []
    }

    private func add(_ trace: RouteTrace) {
        let isInput =
            trace.event is KeyEvent || trace.event is MouseEvent || trace.event is PasteEvent
        guard isInput, let log else { return }
        let count = ends.last { $0.time <= trace.start }?.count ?? 0
        routes.append(Route(trace: trace, entries: Array(log.entries.dropFirst(count))))
        ends.append((trace.start + trace.duration, log.entries.count))
    }
}
