// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Cells
import Events
import Gallery
import HitTest
import Layouts
import Pick
import Routes
import RowNumbers
import Seltzer

/// A screen of a demo that the monkey uses.
@MainActor
struct Screen {
    let name: String
    let make: @MainActor () throws -> Application

    /// All pages of all programs.
    static var all: [Screen] {
        (galleryScreens + layoutsScreens + routesScreens + rowNumbersScreens + hitTestScreens
            + eventsScreens + cellsScreens + pickScreens)
            .map { Screen(name: $0.0, make: $0.1) }
    }
}
