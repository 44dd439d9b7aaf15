// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerCurses
import SeltzerTerminal
import SeltzerViews

extension Application {
    /// Creates an application on the terminal of the process, over its whole screen.
    ///
    /// What the terminal has answered is remembered for the next run. The application's diagnostics are written to standard error when it has ended.
    ///
    /// - Parameter root: The controller of the first window.
    public convenience init(root: ViewController) {
        let memory = TerminalMemory()
        self.init(root: root) { try openDisplay(memory: memory) }
        diagnosticHandler = writeToStandardError
        reducesMotion = processEnvironment()["SELTZER_REDUCES_MOTION"] == "1"
    }
}
