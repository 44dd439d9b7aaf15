// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A page of the program: one kind of layout.
struct LayoutPage: Sendable {
    /// The name on the command line.
    let name: String
    /// The title on the screen.
    let title: String
    /// A sentence about the page.
    let summary: String
    /// Creates the controller of the page's content; the argument is the theme from the user's
    /// file, if there is one.
    let makeController: @MainActor @Sendable (Theme?) -> ViewController

    /// The pages, in order.
    static let all: [LayoutPage] = [
        .holyGrail, .form, .dashboard, .cards, .constraints, .article, .themes, .wrapping, .windows,
        .scrolling, .motion,
    ]

    /// Returns the page with a name, in upper or lower case; nil if there is none.
    static func named(_ name: String) -> LayoutPage? {
        let name = name.lowercased()
        return all.first { $0.name == name }
    }
}
