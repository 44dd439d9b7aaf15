// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The facts about the view that the engine needs.
struct ViContext {
    /// The lines that are visible.
    var visibleLines = 0...0
    /// The number of rows of the view.
    var pageHeight = 24
    var tabInterval = 4
    /// Whether an indentation consists of spaces.
    var usesSpaces = false
    /// Whether commands that change the text do nothing.
    var isReadOnly = false
    /// The text of the pasteboard; nil for none.
    var pasteboard: String?
    /// Returns the line that is a number of visible lines away; nil if no lines are folded.
    var lineMovedBy: ((_ line: Int, _ count: Int) -> Int)?
    /// Returns the position in the row that is a number of rows away.
    var positionMovedByRows: (_ position: Int, _ count: Int) -> Int = { position, _ in position }
}
