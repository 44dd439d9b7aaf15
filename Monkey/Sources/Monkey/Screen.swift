// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import MonkeyAssist
import MonkeyCells
import MonkeyEvents
import MonkeyFirstScreen
import MonkeyGallery
import MonkeyHitTest
import MonkeyLayouts
import MonkeyNotes
import MonkeyPick
import MonkeyRoutes
import MonkeyRowNumbers
import MonkeyTop
import Seltzer

/// A screen of a demo that the monkey uses.
@MainActor
struct Screen {
    let name: String
    /// The keys that end the application, one after the other.
    var quitKeys: [KeyChord] = ["escape", "ctrl-c", "ctrl-c"]
    let make: @MainActor () throws -> Application

    /// All pages of all programs.
    static var all: [Screen] {
        (galleryScreens + layoutsScreens + routesScreens + rowNumbersScreens + hitTestScreens
            + eventsScreens + cellsScreens + pickScreens + firstScreenScreens + topScreens
            + hugeScreens)
            .map { Screen(name: $0.0, make: $0.1) }
            // There Ctrl-C stops an answer.
            + assistScreens.map {
                Screen(name: $0.0, quitKeys: ["escape", "ctrl-q"], make: $0.1)
            }
            // There Ctrl-C copies. Alt-D answers the question about texts that are not saved.
            + notesScreens.map {
                Screen(name: $0.0, quitKeys: ["escape", "ctrl-q", "alt-d"], make: $0.1)
            }
    }
}
