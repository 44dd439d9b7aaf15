// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer

/// The name of a page on the command line.
struct LayoutPageName: ExpressibleByArgument {
    let page: LayoutPage

    /// Creates a name; nil if no page has it.
    init?(argument: String) {
        guard let page = LayoutPage.named(argument) else { return nil }
        self.page = page
    }

    static var allValueStrings: [String] { LayoutPage.all.map(\.name) }
    var defaultValueDescription: String { page.name }
}
