// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The mouse reports that an application wants.
public enum MouseMode: Hashable, Sendable {
    /// No reports: the terminal keeps the mouse.
    case off
    /// Presses, releases and the wheel.
    case clicks
    /// ``clicks``, and motion with a button held.
    case drag
    /// ``drag``, and motion without a button.
    case all
}
