// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import ProgramSupport

extension MemoryLimit: ExpressibleByArgument {
    /// Creates a limit from a number of mebibytes; nil for any other text.
    public init?(argument: String) {
        self.init(mebibytes: argument)
    }
}
