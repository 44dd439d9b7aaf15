// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The shape of the mouse pointer.
public enum PointerShape: Hashable, Sendable, CaseIterable {
    /// The terminal's own shape.
    case terminal
    /// A hand, over a link.
    case link
    /// The shape over text that can be selected.
    case text
    /// The shape over a line that moves left and right.
    case resizeHorizontal
    /// The shape over a line that moves up and down.
    case resizeVertical
}
