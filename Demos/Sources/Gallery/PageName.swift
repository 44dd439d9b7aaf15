// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer

/// The name of a page, as it is written on the command line.
struct PageName: ExpressibleByArgument {
    let page: GalleryPage

    /// Returns nil where no page has the name.
    init?(argument: String) {
        guard let page = GalleryPage.named(argument) else { return nil }
        self.page = page
    }

    static var allValueStrings: [String] { GalleryPage.names }
    var defaultValueDescription: String { page.name }
}
