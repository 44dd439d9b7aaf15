// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A page of the gallery: one control, or a few that belong together.
struct GalleryPage: Sendable {
    /// What it is called on the command line: `text-field`.
    let name: String
    /// What it is called on the screen: the control's name.
    let title: String
    /// What the control is for, in a few words.
    let summary: String
    /// Whether the page takes the room that there is; one that does not scrolls where it has less than it needs.
    var fillsRoom = false
    /// Makes the controller of what is on the page.
    let makeController: @MainActor @Sendable () -> ViewController

    static var names: [String] { all.map(\.name) }

    /// Returns the page of a name, in any case of letters; nil where there is none.
    static func named(_ name: String) -> GalleryPage? {
        let name = name.lowercased()
        return all.first { $0.name == name }
    }
}
