// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A page of the program: one kind of layout at work.
struct LayoutPage: Sendable {
    /// What it is called on the command line.
    let name: String
    /// What it is called on the screen.
    let title: String
    /// What there is to be seen.
    let summary: String
    /// Makes what is on the page; gets the theme of the user's file, if there is one.
    let makeController: @MainActor @Sendable (Theme?) -> ViewController

    /// The pages, in order.
    static let all: [LayoutPage] = [
        .holyGrail, .form, .dashboard, .cards, .constraints, .article, .themes, .wrapping, .windows,
        .scrolling, .motion,
    ]

    /// Returns the page of a name, in any case of letters; nil where there is none.
    static func named(_ name: String) -> LayoutPage? {
        let name = name.lowercased()
        return all.first { $0.name == name }
    }
}
