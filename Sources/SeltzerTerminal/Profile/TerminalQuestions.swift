// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a terminal is asked, beyond what its entry and the environment tell.
///
/// Each list ends with DA1, which every terminal answers that answers anything, and in its turn: what
/// has not been answered by then is not known to the terminal, so that nothing waits for silence.
enum TerminalQuestions {
    /// Synchronized updates.
    static let synchronizedUpdates = 2026
    /// Widths by whole clusters rather than by single characters.
    static let clusterWidths = 2027
    /// Notices of a change between light and dark.
    static let colorSchemeNotices = 2031
    /// Notices of a new size in the input.
    static let sizeNotices = 2048
    /// Margins on the left and right of the part that scrolls (DECLRMM).
    static let sideMargins = 69
    /// The modes asked for at the start.
    static let modes = [
        sideMargins, synchronizedUpdates, clusterWidths, colorSchemeNotices, sizeNotices,
    ]

    /// The end of each list: DA1.
    private static let last = "\u{1B}[c"
    private static let colors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"

    /// What is asked at the start: name and version (XTVERSION), keyboard flags (kitty), modes (DECRQM),
    /// the colours of text and background (OSC 10 and 11).
    static let atStart = Array(
        ("\u{1B}[>0q" + "\u{1B}[?u" + modes.map { "\u{1B}[?\($0)$p" }.joined() + colors + last)
            .utf8)

    /// What is asked of a terminal whose answers are remembered: whether it is that one, and its colours.
    static let ofRemembered = Array(("\u{1B}[>0q" + colors + last).utf8)

    /// What is asked after a notice that the colours have changed.
    static let colorsAgain = Array((colors + last).utf8)

    /// Where the cursor is (CPR).
    static let cursorPosition = Array(("\u{1B}[6n" + last).utf8)

    /// The terminfo capabilities that a terminal is asked for.
    static let terminfo = ["RGB", "Tc", "Ms"]

    /// What is asked of a terminal that has told its version (XTGETTCAP).
    ///
    /// One by one, for xterm stops at the first that it does not have. Others may show control strings that
    /// they do not know.
    static let ofVersioned = Array(
        (terminfo.map { "\u{1B}P+q\(hexadecimal($0))\u{1B}\\" }.joined() + last).utf8)

    private static func hexadecimal(_ text: String) -> String {
        text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
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
