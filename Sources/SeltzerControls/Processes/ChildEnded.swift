// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerProcesses
import SeltzerResponder

/// A program that a view or a controller ran has ended.
///
/// It is not posted for a program that was cancelled with its task.
public struct ChildEnded: RoutedEvent, Hashable, Sendable {
    /// The program with its arguments.
    public let command: ChildCommand
    /// The way in which it ended.
    public let end: ChildEnd

    /// Creates the event of the end of a program.
    public init(command: ChildCommand, end: ChildEnd) {
        (self.command, self.end) = (command, end)
    }
}
