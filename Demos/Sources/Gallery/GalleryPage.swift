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
    /// What the user can do to see events; nil if the page posts none.
    var hint: String?
    /// Whether the page fills its room.
    ///
    /// A page that does not scrolls if it does not fit.
    var fillsRoom = false
    /// The rows that content that fills its room can use; nil for any number.
    ///
    /// A higher window shows the page's source below them.
    var usefulRows: Int?
    /// The rows that content that fills its room needs; it scrolls in a lower window.
    var neededRows = 0
    /// The least size of the window in which the page shows the routes of its events itself; nil if it does not.
    var sizeWithRoutes: Size?
    /// Creates the controller of the page's content.
    let makeController: @MainActor @Sendable () -> ViewController

    /// Returns whether the page shows the routes of its events in a window of a size, so that nothing else has to.
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
