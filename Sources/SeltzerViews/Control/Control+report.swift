// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

extension Control {
    /// Reports an act of the user: the actions of the control run, then the routed event bubbles.
    ///
    /// The actions run in the order in which they were added; a closure that the control was created with is the first
    /// one. The event takes the way that the control had before, also if an action has removed the control. Handlers on
    /// the control itself come first.
    ///
    /// - Parameters:
    ///   - event: The event, with the values at the time of the report.
    ///   - first: The event of the control whose actions run first.
    ///   - second: The event of the control whose actions run next; nil for none.
    /// - Returns: The strongest result of all handlers of the routed event.
    @discardableResult
    package final func report(
        _ event: some RoutedEvent, for first: Event, _ second: Event? = nil
    ) -> Outcome {
        post(event, includingSelf: true) {
            sendActions(for: first)
            if let second { sendActions(for: second) }
        }
    }

    /// Reports that the user changed the value: ``Event/primaryActionTriggered``, ``Event/valueChanged``, then the
    /// routed event.
    package final func reportChange(_ event: some RoutedEvent) {
        report(event, for: .primaryActionTriggered, .valueChanged)
    }
}
