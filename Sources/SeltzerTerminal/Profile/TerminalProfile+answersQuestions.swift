// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension TerminalProfile {
    /// Whether the terminal probably answers questions, and certainly does not show them as text.
    ///
    /// The terminal must speak ECMA-48 and have a mouse, because terminals that are older than the
    /// questions have no mouse. The consoles of Linux and the BSDs know only some questions.
    public var answersQuestions: Bool {
        guard isANSI, strings["kmous"] != nil || strings["XM"] != nil else { return false }
        return !TerminalQuirkTable.unquestioned.contains(where: name.hasPrefix)
    }
}
