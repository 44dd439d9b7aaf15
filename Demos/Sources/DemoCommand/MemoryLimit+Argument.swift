// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import ProgramSupport

extension MemoryLimit: ExpressibleByArgument {
    /// Creates a limit of some mebibytes.
    public init?(argument: String) {
        self.init(mebibytes: argument)
    }
}
