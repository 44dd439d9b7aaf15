// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews

/// A suite with a panel in a root view, which animations move.
@MainActor
protocol MovingPanel {
    var root: View { get }
    var panel: View { get }
}

extension MovingPanel {
    func start(
        _ capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async -> Pilot {
        root.addSubview(panel)
        return await Pilot(
            plain: ViewController(view: root), columns: 40, rows: 10, capabilities: capabilities)
    }

    /// The place at which the panel is drawn.
    var place: Rect { panel.presentation.frame }

    /// Moves the panel twenty columns to the right in a second, evenly.
    @discardableResult
    func move(
        to x: Int = 20, delay: Duration = .zero, _ completion: (@MainActor (Bool) -> Void)? = nil
    ) -> Animation {
        panel.animate(
            withDuration: .seconds(1), delay: delay, curve: .linear,
            animations: { panel.frame.origin.x = x }, completion: completion)
    }
}
