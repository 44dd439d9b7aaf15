// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Which reports a terminal is asked for of its keyboard, where it knows the kitty keyboard protocol.
///
/// https://sw.kovidgoyal.net/kitty/keyboard-protocol describes the protocol; without it keys come as
/// they always did.
public enum KeyboardMode: Hashable, Sendable {
    /// None: keys come as they always did.
    case legacy
    /// Keys that sent the same bytes are told apart, and repeats and releases are told of; keys that type
    /// text still come as that text.
    case distinct
    /// Every key is told of as a key with the text that it types, the modifier keys by themselves too.
    case everything

    /// The protocol's progressive flags: no ambiguous keys (1), repeats and releases (2), the key under
    /// Shift (4), every key (8), its text (16).
    public var flags: Int {
        switch self {
        case .legacy: 0
        case .distinct: 1 | 2 | 4
        case .everything: 1 | 2 | 4 | 8 | 16
        }
    }
}
