// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerViews

extension Pilot {
    /// Returns where a press at a cell of the screen goes, and why it does not reach the other
    /// controls and elements there.
    ///
    ///     A press at (3, 4) reaches the text "Moved.".
    ///     The button "Save" does not get it: the text "Moved." covers it.
    ///
    /// - Returns: A sentence for the view that gets the press, and a sentence for each other view,
    ///   the frontmost first.
    public func explanation(ofPressAtColumn column: Int, row: Int) -> [String] {
        application.explanation(ofPressAt: Point(x: column, y: row))
    }

    /// Returns the effect of a key here and now, in a sentence.
    ///
    ///     `ctrl-s` performs "Save" of the NotesController.
    ///     `s` is typed into the text field "Name".
    public func explanation(ofKey chord: KeyChord) -> String {
        application.explanation(ofKey: chord)
    }
}
