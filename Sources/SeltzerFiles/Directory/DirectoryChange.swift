// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A change that a ``DirectoryWatcher`` reports.
public enum DirectoryChange: Hashable, Sendable {
    /// Entries of the folder with this path were added, removed or renamed.
    case changed(BytePath)
    /// The folder with this path was removed or renamed; it is not watched any more.
    case vanished(BytePath)
    /// The system lost changes: any watched folder may have changed.
    case overflow
}
