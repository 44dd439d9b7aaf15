// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The vi keys of a text view have another mode; posted by the view, whose own handlers run first.
///
/// ```swift
/// editor.on { (event: ViModeChanged) in
///     status.text = event.mode?.title ?? ""
///     return .observed
/// }
/// ```
public struct ViModeChanged: RoutedEvent, Hashable, Sendable {
    /// The new mode; nil with standard keys.
    public let mode: ViMode?

    /// Creates the event of a mode.
    public init(mode: ViMode?) { self.mode = mode }
}

/// The user entered a command of vi that concerns the file or the program, such as `:wq`; posted by the text view.
///
/// If no handler returns ``/SeltzerResponder/Disposition/stop``, the view performs the actions in reach with the
/// identifiers `save` and `quit`.
public struct ViCommandEntered: RoutedEvent, Hashable, Sendable {
    /// Whether the command saves, as `:w`.
    public let saves: Bool
    /// Whether the command quits, as `:q`.
    public let quits: Bool
    /// Whether the command ends with `!`, so that changes may be lost.
    public let isForced: Bool

    /// Creates the event of a command.
    public init(saves: Bool, quits: Bool, isForced: Bool = false) {
        (self.saves, self.quits, self.isForced) = (saves, quits, isForced)
    }
}
