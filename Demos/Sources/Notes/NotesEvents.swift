// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The user chose a file to work with.
struct FileChosen: RoutedEvent {
    let path: BytePath
    /// The bytes to select; nil to leave the cursor where it is.
    var range: Range<Int>?
    /// The name of the heading to go to; nil for none.
    var anchor: String?
}

/// The user typed a text that was asked for.
struct PromptAnswered: RoutedEvent {
    let text: String
}
