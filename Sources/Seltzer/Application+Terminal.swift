// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerCurses
import SeltzerViews

extension Application {
    /// Creates an application on the terminal of the process, over its whole screen.
    ///
    /// The application's diagnostics are written to standard error when it has ended.
    ///
    /// - Parameter root: The controller of the first window.
    public convenience init(root: ViewController) {
        self.init(root: root) { try openDisplay() }
        diagnosticHandler = writeToStandardError
    }
}
