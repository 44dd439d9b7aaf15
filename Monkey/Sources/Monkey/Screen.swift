// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import MonkeyCells
import MonkeyEvents
import MonkeyFirstScreen
import MonkeyGallery
import MonkeyHitTest
import MonkeyLayouts
import MonkeyNewProject
import MonkeyPick
import MonkeyRoutes
import MonkeyRowNumbers
import Seltzer

/// A screen of a demo that the monkey uses.
@MainActor
struct Screen {
    let name: String
    let make: @MainActor () throws -> Application

    /// All pages of all programs.
    static var all: [Screen] {
        (galleryScreens + layoutsScreens + routesScreens + rowNumbersScreens + hitTestScreens
            + eventsScreens + cellsScreens + pickScreens + firstScreenScreens + newProjectScreens)
            .map { Screen(name: $0.0, make: $0.1) }
    }
}
