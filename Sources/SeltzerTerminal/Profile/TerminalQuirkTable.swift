// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The known terminals; only this table makes decisions by the name of a terminal.
///
/// Source: the release notes and manuals of the programs.
enum TerminalQuirkTable {
    /// A terminal program.
    ///
    /// The value of a feature is the first version that contains it: empty for every version, and
    /// nil for no version.
    struct Row {
        /// The program's name for itself, in lower case.
        var name: String
        /// The names of terminfo entries that only this program has, without the part after a
        /// hyphen.
        var entries: [String] = []
        /// The program's name in the variable `TERM_PROGRAM`.
        var program: String?
        /// A variable that only this program sets, if it sets no `TERM_PROGRAM`.
        var variable: String?
        /// Whether every version has 24-bit colors, so that the name of the entry is enough to use
        /// them.
        var hasTrueColor = false
        /// Links (OSC 8).
        var links: [Int]?
        /// Underlines with styles and colors.
        var underlineStyles: [Int]?
        /// The protocol in which the program takes notifications for the desktop.
        var notification: TerminalQuirks.NotificationForm?
        /// Progress beside the window (OSC 9;4); kitty and xterm do not show it.
        var progress: [Int]?
        /// Shapes of the mouse pointer by the names of CSS (OSC 22); xterm and iTerm2 have other names.
        var pointerShapes: [Int]?
        /// The marks of shells (OSC 133).
        var shellMarks: [Int]?
        /// Characters that stand for the cells of a picture (kitty's protocol).
        var placeholders: [Int]?
        /// Whether lines that no longer fit are rewrapped when the width changes.
        var rewrapsLines = true
        /// Whether rewrapping includes cells that were written and then erased.
        var wrapsErasedCells = false
        /// Whether the program reports later changes of its size some time after the first one, and together.
        var reportsResizesLate = false
        /// Whether the program asks its user before it reports the clipboard, so that its answer comes late.
        var asksBeforeClipboard = false
        /// Releases of Enter, Tab and Backspace that differ from presses.
        var distinctReleases: [Int]? = []
    }

    static let rows = [
        Row(
            name: "alacritty", entries: ["alacritty"], hasTrueColor: true, links: [0, 11],
            underlineStyles: [0, 11]),
        Row(
            name: "contour", entries: ["contour"], hasTrueColor: true, links: [],
            underlineStyles: [], notification: .titled, shellMarks: []),
        Row(
            name: "foot", entries: ["foot"], hasTrueColor: true, links: [1, 7],
            underlineStyles: [], notification: .titled, pointerShapes: [1, 12],
            shellMarks: [1, 11]),
        Row(
            name: "ghostty", entries: ["xterm-ghostty", "ghostty"], program: "ghostty",
            hasTrueColor: true, links: [], underlineStyles: [], notification: .titled,
            progress: [1, 2], pointerShapes: [], shellMarks: [], placeholders: []),
        Row(
            name: "iterm2", entries: ["iterm2"], program: "iTerm.app", hasTrueColor: true,
            links: [3, 1], underlineStyles: [3, 5], notification: .text, progress: [3, 6, 6],
            shellMarks: [3]),
        Row(
            name: "kitty", entries: ["xterm-kitty", "kitty"], hasTrueColor: true, links: [0, 19],
            underlineStyles: [], notification: .parts, pointerShapes: [0, 31],
            shellMarks: [0, 24], placeholders: [0, 28],
            asksBeforeClipboard: true,
            distinctReleases: [0, 33]),
        Row(name: "konsole", links: [20, 12], progress: [26, 4], shellMarks: [22, 8]),
        Row(
            name: "mintty", entries: ["mintty"], program: "mintty", hasTrueColor: true,
            links: [3, 1], underlineStyles: [3], progress: [3, 4, 2]),
        Row(
            name: "tmux", links: [3, 4], underlineStyles: [3], shellMarks: [3, 4],
            wrapsErasedCells: true, reportsResizesLate: true),
        Row(
            name: "vscode", program: "vscode", links: [1, 72], underlineStyles: [1, 72],
            shellMarks: [1, 72]),
        Row(
            name: "vte", links: [5000], underlineStyles: [5200], progress: [8000],
            shellMarks: [7800]),
        Row(
            name: "wezterm", entries: ["wezterm"], program: "WezTerm", hasTrueColor: true,
            links: [], underlineStyles: [], notification: .titled, progress: [2025_03_01],
            shellMarks: []),
        Row(
            name: "windows terminal", variable: "WT_SESSION", links: [], progress: [],
            shellMarks: []),
        // xterm is in the table because its variables may come from the terminal in which it was
        // started.
        Row(name: "xterm", rewrapsLines: false),
    ]

    /// The beginnings of the names of entries whose terminals get no questions: consoles and old
    /// terminals know only some questions, and show the rest as text.
    static let unquestioned = ["linux", "cons", "wsvt", "pcvt", "dumb", "vt"]

    /// The beginnings of the names of entries whose programs run in a terminal and are a terminal
    /// themselves.
    ///
    /// They inherit the variables of the terminal around them, which do not describe their own
    /// features.
    static let multiplexers = ["screen", "tmux"]

    /// The variables that name the terminal around tmux, and the variables with its version.
    ///
    /// tmux replaces `TERM_PROGRAM`. `LC_TERMINAL` goes over ssh.
    static let surroundings: [(variable: String, value: String?, name: String, version: String?)] =
        [
            ("LC_TERMINAL", "iTerm2", "iterm2", "LC_TERMINAL_VERSION"),
            ("KITTY_WINDOW_ID", nil, "kitty", nil), ("WEZTERM_PANE", nil, "wezterm", nil),
            ("GHOSTTY_RESOURCES_DIR", nil, "ghostty", nil),
            ("KONSOLE_VERSION", nil, "konsole", nil), ("VTE_VERSION", nil, "vte", "VTE_VERSION"),
            ("WT_SESSION", nil, "windows terminal", nil),
        ]

    /// Returns the row of a program; nil if the program is unknown.
    static func row(named name: String) -> Row? { rows.first { $0.name == name } }

    /// Returns the row of the program that has a terminfo entry; nil if no known program has it.
    static func row(ofEntry entry: String) -> Row? {
        rows.first { row in
            row.entries.contains { entry == $0 || entry.hasPrefix($0 + "-") }
        }
    }
}
