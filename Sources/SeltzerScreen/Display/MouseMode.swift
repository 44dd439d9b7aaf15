// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The mouse reports that an application wants.
public enum MouseMode: Hashable, Sendable {
    /// None: the terminal keeps the mouse.
    case off
    /// Presses, releases and the wheel.
    case clicks
    /// In addition, motion with a button held.
    case drag
    /// In addition, motion without a button.
    case all
}
