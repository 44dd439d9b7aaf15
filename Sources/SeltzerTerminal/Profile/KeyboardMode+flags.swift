// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension KeyboardMode {
    /// The flags for all reports of the protocol.
    private static let allFlags = 1 | 2 | 4 | 8 | 16

    /// Returns the protocol's progressive flags for a terminal: no ambiguous keys (1), repeats and
    /// releases (2), alternate keys (4), every key as a sequence (8), and its text (16).
    ///
    /// Some terminals send the byte of Enter, Tab or Backspace again when the key is released. With
    /// sequences, the release can be distinguished from a press.
    func flags(for quirks: TerminalQuirks) -> Int {
        switch self {
        case .legacy: 0
        case .distinct: 1 | 4
        case .releases: quirks.repeatsBytesOnRelease ? Self.allFlags : 1 | 2 | 4
        case .everything: Self.allFlags
        }
    }
}
