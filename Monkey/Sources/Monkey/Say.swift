// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// Writes a line to standard output at once, so that it is there if the process dies next.
func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
