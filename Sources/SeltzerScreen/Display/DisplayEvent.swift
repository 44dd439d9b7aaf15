// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An event that a display reports to its application.
public enum DisplayEvent: Hashable, Sendable {
    /// Input of the user; events that arrived together are in one array, so that one frame follows.
    case input([InputEvent])
    /// The display can take a frame again after it refused one, or lines wait for a frame.
    case ready
    /// The display lost its content: the application must repaint the whole screen.
    case contentLost
    /// ``Display/capabilities`` changed: the terminal answered, or the user changed its colors.
    case capabilitiesChanged
    /// The content of the clipboard, as requested by ``DisplayRequest/clipboard``; nil if the terminal does not
    /// report it.
    case clipboard(String?)
    /// The user has left: the terminal was closed, or its input ended.
    case disconnected
    /// A signal asked the process to end; ``Display/stop()`` does not return.
    case terminated(signal: Int32)
}
