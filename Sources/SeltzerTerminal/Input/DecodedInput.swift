// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What an ``InputDecoder`` finds in a terminal's bytes.
public enum DecodedInput: Hashable, Sendable {
    /// Something that the user did.
    case event(InputEvent)
    /// An answer to a question that was put to the terminal.
    case report(TerminalReport)
}
