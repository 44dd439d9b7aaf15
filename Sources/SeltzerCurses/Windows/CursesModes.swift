// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerScreen
import SeltzerTerminal

/// The bytes that set up and restore the terminal for ncurses.
struct CursesModes {
    let entering: [UInt8]
    let leaving: [UInt8]

    /// Records the bytes with which ncurses enters and leaves the screen, and adds the switches for
    /// mouse motion.
    init(mouse: MouseMode, profile: TerminalProfile) {
        cn_enterwin()
        _ = CursesOutput.take()
        cn_endwin()
        let leaving = CursesOutput.take()
        cn_enterwin()
        let entering = CursesOutput.take()
        self.entering = entering + Self.motion(mouse, isOn: true, profile: profile)
        self.leaving =
            Self.motion(mouse, isOn: false, profile: profile)
            + TerminalModes.clearingAlternateScreen(in: leaving, of: profile)
    }

    /// The bytes that switch motion reports on or off; ncurses understands these reports, but never requests them.
    static func motion(_ mode: MouseMode, isOn: Bool, profile: TerminalProfile) -> [UInt8] {
        guard profile.strings["kmous"]?.starts(with: "\u{1B}[".utf8) == true else { return [] }
        let end = isOn ? "h" : "l"
        switch mode {
        case .drag: return Array("\u{1B}[?1002\(end)".utf8)
        case .all: return Array("\u{1B}[?1003\(end)".utf8)
        case .off, .clicks: return []
        }
    }
}
