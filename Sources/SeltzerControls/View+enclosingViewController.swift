// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension View {
    /// The nearest controller in the responder chain above the view; nil if there is none.
    package final var enclosingViewController: ViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? ViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
