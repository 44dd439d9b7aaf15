// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Which reports an application wants of the keyboard, where the terminal knows the kitty keyboard protocol.
///
/// https://sw.kovidgoyal.net/kitty/keyboard-protocol describes the protocol. Without it only presses are
/// reported, and some keys send the same bytes.
public enum KeyboardMode: Hashable, Sendable {
    /// Presses in the encoding of old terminals.
    case legacy
    /// Presses. Distinguishes keys that the old encoding sends as the same bytes.
    case distinct
    /// As ``distinct``, and also repeats and releases of keys.
    case releases
    /// As ``releases``, and also modifier keys by themselves.
    case everything

    /// Whether released keys are reported.
    public var includesReleases: Bool { self == .releases || self == .everything }
}
