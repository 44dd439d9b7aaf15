// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A text in place of the sources of the pages, which a plugin of Demos/ writes.
enum PageSources {
    static func source(ofPage name: String) -> String? {
        (1...90).map { "let line\($0) = Label(\"\(name) \($0)\")" }.joined(separator: "\n")
    }
}
