// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

extension TerminalProfile: CustomTestStringConvertible {
    /// The name alone: the capabilities are too many to read.
    public var testDescription: String { name }
}

extension TerminalProfile {
    /// A terminal of which nothing is known.
    static let withoutKeys = TerminalProfile(name: "none")

    /// Keys as in terminfo's `xterm-256color`.
    static let xtermKeys = keys(
        "xterm-256color",
        [
            "kbs": "\u{7F}", "kcuu1": "\u{1B}OA", "kcud1": "\u{1B}OB", "kcub1": "\u{1B}OD",
            "kcuf1": "\u{1B}OC", "khome": "\u{1B}OH", "kend": "\u{1B}OF", "kcbt": "\u{1B}[Z",
            "kdch1": "\u{1B}[3~", "kf1": "\u{1B}OP", "kf13": "\u{1B}[1;2P", "kf15": "\u{1B}[1;2R",
            "kf5": "\u{1B}[15~", "kUP5": "\u{1B}[1;5A", "kind": "\u{1B}[1;2B", "kb2": "\u{1B}OE",
            "ka1": "\u{1B}Ow", "kent": "\u{1B}OM", "kmous": "\u{1B}[<", "kf51": "\u{1B}[1;3R",
        ])

    /// Keys as in terminfo's `linux`.
    static let linuxKeys = keys(
        "linux",
        [
            "kbs": "\u{7F}", "kcbt": "\u{1B}\u{9}", "kcuu1": "\u{1B}[A", "kf1": "\u{1B}[[A",
            "kf2": "\u{1B}[[B", "kf13": "\u{1B}[25~", "khome": "\u{1B}[1~", "kend": "\u{1B}[4~",
            "kb2": "\u{1B}[G", "kspd": "\u{1A}", "kmous": "\u{1B}[M", "kcbt2": "\u{1B}[Z",
        ])

    /// Keys of terminals that follow no standard: strings that begin one another, and control bytes.
    static let oddKeys = keys(
        "odd",
        [
            "kbs": "\u{8}", "kcub1": "\u{8}", "kcuu1": "\u{1B}A", "kf1": "\u{1}@\r",
            "kf2": "\u{1}A\r", "kf3": "\u{1B}[M", "kf4": "\u{1B}[MX", "kf5": "\u{1B}[224z",
            "kf6": "\u{1B}[1~", "kfnd": "\u{1B}[4~", "khlp": "\u{1B}[98~", "krdo": "\u{1B}[29~",
        ])

    /// Returns a profile with key strings alone.
    static func keys(_ name: String, _ strings: [String: String]) -> TerminalProfile {
        TerminalProfile(name: name, strings: strings.mapValues { Array($0.utf8) })
    }
}
