// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A page of the gallery: one control, or a few that belong together.
struct GalleryPage: Sendable {
    /// The name on the command line, such as `text-field`.
    let name: String
    /// The name on the screen.
    let title: String
    /// The group in the list of pages; nil for a page above all groups.
    let group: PageGroup?
    /// The purpose of the control, in a few words.
    let summary: String
    /// How the user gets to see events; nil if the page posts none.
    var hint: String?
    /// Whether the page fills its room.
    ///
    /// If false, the page scrolls when it does not fit.
    var fillsRoom = false
    /// The maximum number of rows that the content can use if it fills its room; nil for no limit.
    ///
    /// A higher window shows the page's source below them.
    var usefulRows: Int?
    /// The minimum number of rows that the content needs if it fills its room; it scrolls in a
    /// lower window.
    var neededRows = 0
    /// The minimum size of the window in which the page itself shows the routes of its events; nil
    /// if it never does.
    var sizeWithRoutes: Size?
    /// Creates the controller of the page's content.
    let makeController: @MainActor @Sendable () -> ViewController

    /// Returns whether the page shows the routes of its events itself in a window of a size, so
    /// that the gallery need not.
    func showsRoutes(in size: Size) -> Bool {
        guard let least = sizeWithRoutes else { return false }
        return size.width >= least.width && size.height >= least.height
    }

    static var names: [String] { all.map(\.name) }

    /// Returns the page with a name, in upper or lower case; nil if there is none.
    static func named(_ name: String) -> GalleryPage? {
        let name = name.lowercased()
        return all.first { $0.name == name }
    }
}
