// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

extension Pilot {
    /// Starts an application with a root controller in the plain look of an application without a terminal.
    ///
    /// Tests that compare the signs of controls use it: they do not depend on the themes of programs.
    public convenience init(plain root: ViewController, columns: Int = 80, rows: Int = 24) async {
        let application = Application(root: root) { throw ApplicationError.noTerminal }
        await self.init(application, columns: columns, rows: rows)
    }
}
