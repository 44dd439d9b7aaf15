// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer

/// A built-in theme, or a theme from a file.
struct ThemeChoice {
    let theme: Theme
    /// The theme, if it is from a file; otherwise nil.
    let fileTheme: Theme?

    /// Lines about hard-to-read colors of the file: the first few of them, and the number of the
    /// others.
    var warnings: [String] {
        guard let problems = fileTheme?.contrastProblems else { return [] }
        let shown = problems.prefix(3).map { "\(theme.name): \($0)" }
        let more = problems.count - shown.count
        return more > 0 ? shown + ["\(theme.name): \(more) more colors are hard to read."] : shown
    }

    static let names = Theme.builtIn.map { $0.name.lowercased() }.joined(separator: ", ")

    /// Finds the theme that the command line names.
    init(_ text: String) throws {
        if let theme = Theme.builtIn.first(where: { $0.name.lowercased() == text.lowercased() }) {
            self.theme = theme
            fileTheme = nil
            return
        }
        do {
            theme = try Theme(contentsOfFile: text)
            fileTheme = theme
        } catch {
            // A name that consists only of letters may be a misspelled built-in theme.
            let isName = error.reason == .missing && text.allSatisfy(\.isLetter)
            let hint = isName ? " The built-in themes are \(Self.names)." : ""
            throw ValidationError("\(error)\(hint)")
        }
    }
}
