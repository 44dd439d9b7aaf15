// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Keeps the recorded routes of an application's last press and last key, so that tools can say
/// what happened to them.
@MainActor
package final class LastInputRoutes {
    private weak var application: Application?
    private var subscription: Subscription?
    private var press: RouteTrace?
    private var key: RouteTrace?

    /// Starts keeping routes; ``stop()`` ends it.
    package init(of application: Application) {
        self.application = application
        subscription = application.observeRoutes { [weak self] trace in
            if trace.event.isPress { self?.press = trace }
            if trace.event.isKeyPress { self?.key = trace }
        }
    }

    /// Stops keeping routes.
    package func stop() { subscription?.cancel() }

    /// What happened to the last press, in sentences; empty before the first press.
    package var pressSentences: [String] {
        application?.explanation(ofLastPress: press) ?? []
    }

    /// What happened to the last key, in sentences; empty before the first key.
    package var keySentences: [String] { application?.explanation(ofLastKey: key) ?? [] }
}

extension RoutedEvent {
    /// Whether the event is the press of a button of the mouse.
    package var isPress: Bool { (self as? MouseEvent)?.phase == .down }

    /// Whether the event is the press of a key, not its release.
    package var isKeyPress: Bool { (self as? KeyEvent).map { $0.press.phase != .release } == true }
}
