// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A result of an ``InputDecoder``: an event or a report.
public enum DecodedInput: Hashable, Sendable {
    /// An action of the user, or a new size.
    case event(InputEvent)
    /// An answer of the terminal to a question.
    case report(TerminalReport)
}
