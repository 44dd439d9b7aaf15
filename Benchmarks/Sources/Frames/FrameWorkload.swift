// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What is drawn in frame after frame, by the names that all programs of the comparison use.
enum FrameWorkload: String, CaseIterable {
    /// The same picture, drawn anew.
    case still = "static"
    /// One cell of it changes.
    case oneCell = "onecell"
    /// A log moves up by a line.
    case scroll
    /// Each cell gets another character and other colors.
    case churn
    /// Each cell gets another color of 24 bits.
    case gradient
    /// Lines of wide characters and of clusters move up by a line.
    case wide
    /// A log moves up by a line in a border, between text that stays.
    case border
    /// A first frame.
    case startup
    /// A click is answered by a byte.
    case mouse
}
