// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerBase

/// Returns the environment variables of the process; if two have the same name, the first one
/// counts.
public func processEnvironment() -> [String: String] {
    var result: [String: String] = [:]
    var index = 0
    while let entry = cn_environ(index) {
        index += 1
        guard let (head, value) = String(cString: entry).parted(by: "=") else { continue }
        let name = String(head)
        if result[name] == nil { result[name] = String(value) }
    }
    return result
}

/// Returns the path in a variable; nil if the variable is missing or empty, and in a process with
/// more privileges than its user.
package func trustedPath(_ name: String, in environment: [String: String]) -> String? {
    guard let path = environment[name], path != "", !cn_is_privileged() else { return nil }
    return path
}
