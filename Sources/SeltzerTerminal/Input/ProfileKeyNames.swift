// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The keys by terminfo's names.
///
/// Source: terminfo(5), and user_caps(5) for the names with a modifier number at the end.
package enum ProfileKeyNames {
    /// The number of function keys with names in terminfo.
    private static let functionCount = 63

    /// The names and their keys.
    ///
    /// If two names have the same string in a profile, the first one wins.
    package static let all: [(name: String, press: KeyPress)] =
        plain.map { ($0.0, KeyPress($0.1)) }
        + shifted.map { ($0.0, KeyPress($0.1, modifiers: .shift)) }
        + modified
        + (1...functionCount).map { ("kf\($0)", KeyPress(.function($0))) }

    private static let plain: [(String, Key)] = [
        ("kbs", .backspace), ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left),
        ("kcuf1", .right), ("khome", .home), ("kend", .end), ("kll", .end), ("kpp", .pageUp),
        ("knp", .pageDown), ("kdch1", .delete), ("kich1", .insert), ("kbeg", .begin),
        ("khlp", .help), ("kopt", .menu),
        ("ka1", .home), ("ka2", .up), ("ka3", .pageUp), ("kb1", .left), ("kb2", .begin),
        ("kb3", .right), ("kc1", .end), ("kc2", .down), ("kc3", .pageDown), ("kp5", .begin),
        ("kent", .keypad("\r")), ("kpADD", .keypad("+")), ("kpSUB", .keypad("-")),
        ("kpMUL", .keypad("*")), ("kpDIV", .keypad("/")), ("kpDOT", .keypad(".")),
        ("kpCMA", .keypad(",")), ("kpZRO", .keypad("0")),
        ("kcan", .named("cancel")), ("kclo", .named("close")), ("kclr", .named("clear")),
        ("kcmd", .named("command")), ("kcpy", .named("copy")), ("kcrt", .named("create")),
        ("kctab", .named("clear_tab")), ("kdl1", .named("delete_line")),
        ("ked", .named("clear_to_end_of_screen")), ("kel", .named("clear_to_end_of_line")),
        ("kext", .named("exit")), ("kf0", .named("f0")), ("kfnd", .named("find")),
        ("khts", .named("set_tab")), ("kil1", .named("insert_line")), ("kmov", .named("move")),
        ("kmrk", .named("mark")), ("kmsg", .named("message")), ("knxt", .named("next")),
        ("kopn", .named("open")), ("kprt", .named("print")), ("kprv", .named("previous")),
        ("krdo", .named("redo")), ("kref", .named("reference")), ("krfr", .named("refresh")),
        ("krpl", .named("replace")), ("krst", .named("restart")), ("kres", .named("resume")),
        ("krmir", .named("exit_insert")), ("ksav", .named("save")), ("kslt", .named("select")),
        ("ktbc", .named("clear_all_tabs")), ("kund", .named("undo")),
    ]

    private static let shifted: [(String, Key)] = [
        ("kcbt", .tab), ("kcbt2", .tab), ("kUP", .up),
        ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
        ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
        ("kBEG", .begin), ("kHLP", .help), ("kFND", .named("find")), ("kPRT", .named("print")),
        ("kUND", .named("undo")), ("kRDO", .named("redo")),
        // Names of scrolling keys. If a profile has both, the names above win, because they mean
        // the arrow keys.
        ("kri", .up), ("kind", .down),
    ]

    /// Names such as `kUP5`, in which the number is the modifiers' bits plus one.
    private static let modified: [(String, KeyPress)] =
        shifted.filter { $0.0.last?.isUppercase == true }.flatMap { key in
            (2...16).map { number -> (String, KeyPress) in
                let modifiers = KeyModifiers(parameter: number) ?? []
                return (key.0 + String(number), KeyPress(key.1, modifiers: modifiers))
            }
        }
}
