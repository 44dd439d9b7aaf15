// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Swift code as lines of colored text.
enum SourceText {
    /// Returns the lines of code, with spaces for tabs.
    static func lines(of code: String) -> [StyledText] {
        SwiftHighlighter().styledLines(of: code).map { line in
            line.runs.reduce(into: StyledText()) { text, run in
                text.append(
                    run.text.expandingTabs(every: 4, from: text.cellWidth), style: run.style)
            }
        }
    }
}
