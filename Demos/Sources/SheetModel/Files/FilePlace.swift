// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Compares the files that paths lead to.
package enum FilePlace {
    /// Whether two paths lead to one file, by whatever names and links.
    package static func areSame(_ first: String, _ second: String) -> Bool {
        if first == second { return true }
        guard let one = FileVersion(path: first), let two = FileVersion(path: second) else {
            return false
        }
        return one.device == two.device && one.inode == two.inode
    }
}
