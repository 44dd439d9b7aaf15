// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The settings with which a display reads the bytes of a terminal.
///
/// They stay in effect as long as the display, also after a suspension.
public struct InputSettings: Hashable, Sendable {
    /// The time that an ESC alone may be the start of a sequence, at most a minute; 50 milliseconds at first.
    ///
    /// The Escape key takes effect after this time. A longer time helps on lines that deliver the bytes of one key with
    /// pauses, where arrow keys would otherwise arrive as Escape and letters.
    public var escapeTimeout: Duration

    /// The maximum number of bytes of a paste; the rest is dropped, and the event says so.
    ///
    /// At first it is 16 MiB.
    ///
    /// ncurses reports pastes as typed keys, which have no limit.
    public var pasteLimit: Int

    /// Creates settings.
    public init(
        escapeTimeout: Duration = .milliseconds(50), pasteLimit: Int = 16 * 1024 * 1024
    ) {
        self.escapeTimeout = escapeTimeout
        self.pasteLimit = pasteLimit
    }
}
