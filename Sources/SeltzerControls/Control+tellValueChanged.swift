// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension Control {
    /// Tells that the user has changed the value: to who listens, then along the responder chain.
    func tellValueChanged(_ event: some RoutedEvent) {
        sendActions(for: .valueChanged)
        post(event, includingSelf: true)
    }
}
