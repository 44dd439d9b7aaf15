// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a terminal is asked, beyond what its entry and the environment tell.
///
/// Each list ends with DA1, which every terminal answers that answers anything, and in its turn: what
/// has not been answered by then is not known to the terminal, so that nothing waits for silence.
enum TerminalQuestions {
    /// Synchronized updates.
    static let synchronizedUpdates = 2026
    /// Notices of a change between light and dark.
    static let colorSchemeNotices = 2031
    /// The modes asked for; beside the two the layout of clusters (2027) and sizes in the input (2048).
    private static let modes = [synchronizedUpdates, 2027, colorSchemeNotices, 2048]

    /// The end of each list: DA1.
    private static let last = "\u{1B}[c"
    private static let backgroundColor = "\u{1B}]11;?\u{1B}\\"

    /// What is asked at the start: name and version (XTVERSION), keyboard flags (kitty), modes (DECRQM),
    /// the background's colour (OSC 11).
    static let atStart = Array(
        ("\u{1B}[>0q" + "\u{1B}[?u" + modes.map { "\u{1B}[?\($0)$p" }.joined() + backgroundColor
            + last).utf8)

    /// What is asked after a notice that the colours have changed.
    static let background = Array((backgroundColor + last).utf8)
}

extension TerminalProfile {
    /// Whether the terminal is likely to answer questions, and sure not to show them as text.
    ///
    /// It must speak ECMA-48 and have a mouse, which terminals of before the questions do not have. The
    /// consoles of Linux and the BSDs know some questions only.
    public var answersQuestions: Bool {
        guard isANSI, strings["kmous"] != nil || strings["XM"] != nil else { return false }
        let consoles = ["linux", "cons", "wsvt", "pcvt", "dumb", "vt"]
        return !consoles.contains(where: name.hasPrefix)
    }
}
