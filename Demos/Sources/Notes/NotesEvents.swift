// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The user chose a file to work with.
struct FileChosen: RoutedEvent {
    let path: String
    /// The bytes to select; nil to leave the cursor where it is.
    var range: Range<Int>?
}

/// The user typed a text that was asked for.
struct PromptAnswered: RoutedEvent {
    let text: String
}
