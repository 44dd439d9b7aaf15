// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The questions to a terminal about facts that its entry and the environment do not contain.
///
/// Each list ends with DA1, which every terminal that answers questions answers in order. If a
/// question has no answer before DA1, the terminal does not know it, so no time limit is needed.
enum TerminalQuestions {
    /// The mode for synchronized updates.
    static let synchronizedUpdates = 2026
    /// The mode for widths of whole clusters instead of single characters.
    static let clusterWidths = 2027
    /// The mode for reports of a change between light and dark.
    static let colorSchemeNotices = 2031
    /// The mode for reports of a new size in the input.
    static let sizeNotices = 2048
    /// The mode for left and right margins of the scroll region (DECLRMM).
    static let sideMargins = 69
    /// The modes that are queried at the start.
    static let modes = [
        sideMargins, synchronizedUpdates, clusterWidths, colorSchemeNotices, sizeNotices,
    ]

    /// The end of each list: DA1.
    private static let last = "\u{1B}[c"
    private static let colors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"

    /// The questions at the start: name and version (XTVERSION), keyboard flags (kitty), modes (DECRQM), and the
    /// colors of text and background (OSC 10 and 11).
    static let atStart = Array(
        ("\u{1B}[>0q" + "\u{1B}[?u" + modes.map { "\u{1B}[?\($0)$p" }.joined() + colors + last)
            .utf8)

    /// The questions to a terminal whose answers are remembered: whether it is still the same, and its colors.
    static let ofRemembered = Array(("\u{1B}[>0q" + colors + last).utf8)

    /// The questions after a report that the colors have changed.
    static let colorsAgain = Array((colors + last).utf8)

    /// The question for the position of the cursor (CPR).
    static let cursorPosition = Array(("\u{1B}[6n" + last).utf8)

    /// The terminfo capabilities that are queried.
    static let terminfo = ["RGB", "Tc", "Ms"]

    /// The questions for capabilities to a terminal that has reported its version (XTGETTCAP).
    ///
    /// Each capability has a separate question, because xterm stops at the first capability that it
    /// lacks. Terminals without a version are not asked, because they may show unknown control
    /// strings.
    static let ofVersioned = Array(
        (terminfo.map { "\u{1B}P+q\(hexadecimal($0))\u{1B}\\" }.joined() + last).utf8)

    /// The names of programs that may know kitty's protocol for pictures.
    ///
    /// Other programs may take the question for a title.
    private static let mayKnowGraphics = ["kitty", "ghostty", "wezterm", "konsole"]

    /// Returns the questions about pictures to a terminal that has reported its version: kitty's
    /// protocol, the number of colors of sixels, and the size of a cell.
    ///
    /// - Parameters:
    ///   - software: The terminal.
    ///   - surrounding: The terminal around tmux, which gets the question through tmux; nil for none.
    static func pictures(
        of software: TerminalSoftware, inside surrounding: TerminalSoftware?
    ) -> [UInt8] {
        let isInside = software.name == "tmux"
        let asked = isInside ? surrounding : software
        let sizes = Array("\u{1B}[?1;1;0S\u{1B}[16t".utf8)
        // WezTerm and Konsole know no placeholders, without which tmux would move the pictures away.
        let names = isInside ? mayKnowGraphics.prefix(2) : mayKnowGraphics[...]
        guard let asked, names.contains(asked.name) else { return sizes }
        return KittyGraphics(passesThrough: isInside).question + sizes
    }

    /// The question for the size of a cell in pixels, which changes with the font.
    static let cellPixels = Array(("\u{1B}[16t" + last).utf8)

    private static func hexadecimal(_ text: String) -> String {
        text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
