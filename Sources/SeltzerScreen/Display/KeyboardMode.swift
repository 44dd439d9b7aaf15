// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The keyboard reports that an application wants, if the terminal supports the kitty keyboard
/// protocol.
///
/// https://sw.kovidgoyal.net/kitty/keyboard-protocol describes the protocol. Without it, only
/// presses are reported, and some keys send the same bytes.
public enum KeyboardMode: Hashable, Sendable {
    /// Presses, in the encoding of old terminals.
    case legacy
    /// Presses, in an encoding that distinguishes keys that old terminals send as the same bytes.
    case distinct
    /// Like ``distinct``, and also repeats and releases of keys.
    case releases
    /// Like ``releases``, and also modifier keys on their own.
    case everything

    /// Whether released keys are reported.
    public var includesReleases: Bool { self == .releases || self == .everything }
}
