// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer

/// The name of a theme that is built in, as it is written on the command line.
struct ThemeName: ExpressibleByArgument {
    let theme: Theme

    /// Returns nil where no theme has the name.
    init?(argument: String) {
        let name = argument.lowercased()
        guard let theme = Theme.builtIn.first(where: { $0.name.lowercased() == name }) else {
            return nil
        }
        self.theme = theme
    }

    static var allValueStrings: [String] { Theme.builtIn.map { $0.name.lowercased() } }
    static var all: String { allValueStrings.joined(separator: ", ") }
}
