// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerText

/// The user pressed a row of a diff view with the mouse; posted by the view when the button is released, and
/// its own handlers run first.
public struct DiffPartPressed: RoutedEvent, Hashable, Sendable {
    /// The file, the hunk or the line of the row; side by side, the line of the pressed version.
    public let part: DiffPart

    /// Creates the event of a pressed row.
    public init(part: DiffPart) {
        self.part = part
    }
}

/// The user activated a row of a diff view with Enter or a double click; posted by the view, whose own
/// handlers run first.
public struct DiffPartActivated: RoutedEvent, Hashable, Sendable {
    /// The file, the hunk or the line of the row.
    public let part: DiffPart

    /// Creates the event of an activated row.
    public init(part: DiffPart) {
        self.part = part
    }
}

/// The user folded or unfolded a file or a hunk of a diff view; posted by the view, whose own handlers run
/// first.
public struct DiffPartFolded: RoutedEvent, Hashable, Sendable {
    /// The file or the hunk.
    public let part: DiffPart
    /// Whether the part is folded now.
    public let isFolded: Bool

    /// Creates the event of a part that was folded or unfolded.
    public init(part: DiffPart, isFolded: Bool) {
        self.part = part
        self.isFolded = isFolded
    }
}

/// The user made another row of a diff view current, or selected other rows; posted by the view, whose own
/// handlers run first.
public struct DiffSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The part of the current row; nil for none.
    public let part: DiffPart?

    /// Creates the event of another current row.
    public init(part: DiffPart?) {
        self.part = part
    }
}
