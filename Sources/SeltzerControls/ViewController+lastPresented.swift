// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension ViewController {
    /// The controller that can present another one: the last of those that are presented above this one, or this one.
    package final var lastPresented: ViewController {
        var last = self
        while let presented = last.presentedViewController { last = presented }
        return last
    }
}
