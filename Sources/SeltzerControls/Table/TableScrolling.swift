// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The keys that scroll a ``TableView``, as data.
enum TableScrolling {
    /// A way to scroll.
    struct Step {
        /// Rows downwards; `Int.max` and `Int.min` lead to the ends.
        var rows = 0
        /// Rooms of the table downwards.
        var pages = 0
    }

    private static var steps: [(chord: KeyChord, title: String, step: Step)] {
        [
            ("up", "Scroll up", Step(rows: -1)),
            ("down", "Scroll down", Step(rows: 1)),
            ("pageup", "Page up", Step(pages: -1)),
            ("pagedown", "Page down", Step(pages: 1)),
            ("home", "Top", Step(rows: .min)),
            ("end", "Bottom", Step(rows: .max)),
        ]
    }

    /// The bindings of every step; where a table is at its end, the key is left to others.
    @MainActor static var keyBindings: [KeyBinding] {
        steps.map { entry in
            KeyBinding(KeySequence(entry.chord), entry.title) { responder in
                guard let table = responder as? TableView else { return .ignored }
                return table.scroll(entry.step) ? .stop : .ignored
            }
        }
    }
}
