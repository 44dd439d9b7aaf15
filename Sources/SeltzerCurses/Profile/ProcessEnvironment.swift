// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// Returns the environment variables of the process; if two have the same name, the first one
/// counts.
public func processEnvironment() -> [String: String] {
    var result: [String: String] = [:]
    var index = 0
    while let entry = cn_environ(index) {
        index += 1
        let text = String(cString: entry)
        guard let equals = text.firstIndex(of: "=") else { continue }
        let name = String(text[..<equals])
        if result[name] == nil { result[name] = String(text[text.index(after: equals)...]) }
    }
    return result
}

/// Returns the path in a variable; nil if the variable is missing or empty, and in a process with
/// more privileges than its user.
package func trustedPath(_ name: String, in environment: [String: String]) -> String? {
    guard let path = environment[name], path != "", !cn_is_privileged() else { return nil }
    return path
}
