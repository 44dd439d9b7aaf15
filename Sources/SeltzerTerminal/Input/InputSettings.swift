// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The settings with which a display reads the bytes of a terminal.
///
/// They stay in effect while the display exists, even after a suspension.
public struct InputSettings: Hashable, Sendable {
    /// The time for which a single ESC may be the start of a sequence, at most a minute; 50
    /// milliseconds by default.
    ///
    /// The Escape key takes effect after this time. A longer time helps on lines that deliver the
    /// bytes of one key with pauses; otherwise, arrow keys would arrive as Escape and letters.
    public var escapeTimeout: Duration

    /// The maximum number of bytes of a paste; the rest is dropped, and the event says so.
    ///
    /// The default is 16 MiB.
    ///
    /// A display on ncurses reports pastes as typed keys, without a limit.
    public var pasteLimit: Int

    /// Creates settings, with the default values for omitted parameters.
    public init(
        escapeTimeout: Duration = .milliseconds(50), pasteLimit: Int = 16 * 1024 * 1024
    ) {
        self.escapeTimeout = escapeTimeout
        self.pasteLimit = pasteLimit
    }
}
