// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The user chose a file to work with.
struct FileChosen: RoutedEvent {
    let path: BytePath
    /// The bytes to select; nil to keep the position of the cursor.
    var range: Range<Int>?
    /// The name of the heading to go to; nil for none.
    var anchor: String?
}

/// The user entered a requested text.
struct PromptAnswered: RoutedEvent {
    let text: String
}
