// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension ViewController {
    /// The controller that can present another controller: the last one presented above this controller, or this
    /// controller.
    package final var lastPresented: ViewController {
        var last = self
        while let presented = last.presentedViewController { last = presented }
        return last
    }
}
