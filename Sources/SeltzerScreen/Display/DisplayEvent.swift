// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a display has to say to the application that shows on it.
public enum DisplayEvent: Hashable, Sendable {
    /// The user did something; what came together is told together, so that one frame can follow.
    case input([InputEvent])
    /// A frame that was not taken can be shown now.
    case ready
    /// What the display showed is lost: the whole screen must be shown anew.
    case contentLost
    /// ``Display/capabilities`` are others than before: an answer of the terminal has come, or the user has
    /// changed its colours.
    case capabilitiesChanged
    /// What the clipboard holds, asked for by ``DisplayRequest/clipboard``; nil where that is not told.
    case clipboard(String?)
    /// The user is gone: the terminal was closed or its input ended.
    case disconnected
    /// The process was asked to end by this signal; ``Display/stop()`` does not return.
    case terminated(signal: Int32)
}
