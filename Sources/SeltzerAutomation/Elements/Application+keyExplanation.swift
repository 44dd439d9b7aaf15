// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension Application {
    /// Returns the effect of a key here and now, in one or more sentences.
    ///
    ///     `ctrl-s` performs "Save" of the NotesController.
    ///     `s` is typed into the text field "Name". This hides "Sort" of the NotesController.
    ///     `ctrl-s` does nothing here. The dialog "Question" keeps it from "Save" of the NotesController.
    ///
    /// The dispatch of keys finds the answer, without running any action or handler. So it says
    /// "may" where only the code of a responder decides.
    ///
    /// The sentences name the taker of the key, and say whether and why it is disabled. They also
    /// name the actions that the key does not reach: actions of farther responders, actions behind
    /// a modal window, and actions to which the user's key map gives other keys.
    public func explanation(ofKey chord: KeyChord) -> String {
        explanation(ofKey: KeyPress(chord.key, modifiers: chord.modifiers))
    }

    /// Returns the effect of a key press here and now, in one or more sentences.
    ///
    /// If nothing takes the typed key, it counts as the key at the same place on a US keyboard:
    /// "`ctrl-ы`, as `ctrl-s`, performs …".
    public func explanation(ofKey press: KeyPress) -> String {
        let report = KeyReport(press, in: self)
        return KeySentences(report, in: self).all.joined(separator: " ")
    }
}
