// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Which reports an application wants of the mouse.
public enum MouseMode: Hashable, Sendable {
    /// None: the mouse stays with the terminal.
    case off
    /// Presses, releases and the wheel.
    case clicks
    /// Also motion with a button held.
    case drag
    /// Also motion without a button.
    case all
}
