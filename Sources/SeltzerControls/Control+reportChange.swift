// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension Control {
    /// Reports that the user has changed the value: to the control's actions, along the responder chain, then to the
    /// closure that the control was created with.
    ///
    /// - Parameters:
    ///   - event: Posted to the responders from the control on.
    ///   - action: Runs last.
    func reportChange(_ event: some RoutedEvent, action: () -> Void) {
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .valueChanged)
        post(event, includingSelf: true)
        action()
    }
}
