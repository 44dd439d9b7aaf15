// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension Control {
    /// Reports that the user changed the value.
    ///
    /// The control's actions run first, for ``Control/Event/primaryActionTriggered``, then for
    /// ``Control/Event/valueChanged``. Then the control posts the event, whose handlers on the control itself run
    /// first. The closure that the control was created with runs last.
    ///
    /// - Parameters:
    ///   - event: The event of this kind of control.
    ///   - action: Runs the closure of the control.
    package func reportChange(_ event: some RoutedEvent, action: () -> Void) {
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .valueChanged)
        post(event, includingSelf: true)
        action()
    }
}
