// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Patterns of file names with `*` and `?`.
enum Wildcard {
    /// Returns whether a name fits a pattern, in time proportional to the product of their lengths.
    static func fits(_ name: String, pattern: String) -> Bool {
        let name = Array(name.unicodeScalars), pattern = Array(pattern.unicodeScalars)
        var place = 0, next = 0
        // Where the last star is, and where the name continues if it takes one more character.
        var star: Int?, resume = 0
        while place < name.count {
            if next < pattern.count, pattern[next] == "*" {
                (star, resume) = (next, place)
                next += 1
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[place] {
                (place, next) = (place + 1, next + 1)
            } else if let star {
                resume += 1
                (place, next) = (resume, star + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
