// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerCurses
import SeltzerTerminal
import SeltzerViews

extension Application {
    /// Creates an application on the terminal of the process, over its whole screen.
    ///
    /// What it needs to say of itself, a diagnostic say, is written to standard error when it has ended.
    ///
    /// - Parameter root: The controller of the first window.
    public convenience init(root: ViewController) {
        self.init(root: root) {
            let profile = try TerminalProfile.current()
            return try TerminalDisplay(channel: TerminalSession(), profile: profile)
        }
    }
}
