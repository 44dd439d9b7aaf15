// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The page with the routes of the inspected application's last events; clicks that nothing took
/// flash.
@MainActor
final class RoutesPage: InspectorPage {
    private let history = RouteHistory()
    private var clicks: Subscription?
    private var flash: ApplicationTimer?

    init() {
        super.init()
        title = "Routes"
    }

    override func loadView() { view = RoutesView(history) }

    /// Starts keeping routes.
    func begin() {
        guard let program else { return }
        // Events may arrive before the page is shown for the first time.
        history.adopt(program.clock)
        history.observe(program)
        clicks = program.observeRoutes { [weak self] in self?.check($0) }
    }

    override func end() {
        history.stop()
        clicks?.cancel()
        flash?.cancel()
        inspector?.display.deadClick = nil
    }

    /// Makes the cell of a press flash if nothing took the press.
    private func check(_ trace: RouteTrace) {
        guard let press = trace.event as? MouseEvent, press.phase == .down,
            trace.outcome == .unhandled, let inspector,
            let location = program?.pointerLocation
        else { return }
        let cell = Rect(origin: location, size: Size(width: 1, height: 1))
        inspector.display.deadClick = ScreenMark(kind: .deadClick, rect: cell)
        flash = ApplicationTimer(after: .milliseconds(300), in: inspector.application) {
            [weak inspector] in inspector?.display.deadClick = nil
        }
    }
}
