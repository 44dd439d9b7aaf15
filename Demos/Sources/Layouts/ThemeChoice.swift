// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer

/// A theme that is built in, or one from a file.
struct ThemeChoice {
    let theme: Theme
    /// The theme, where it is from a file.
    let fileTheme: Theme?

    static let names = Theme.builtIn.map { $0.name.lowercased() }.joined(separator: ", ")

    /// Finds the theme that is meant on the command line.
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
            // A name of letters alone may be meant for one of those that are built in.
            let isName = error.reason == .missing && text.allSatisfy(\.isLetter)
            let hint = isName ? " The themes that are built in are \(Self.names)." : ""
            throw ValidationError("\(error)\(hint)")
        }
    }
}
