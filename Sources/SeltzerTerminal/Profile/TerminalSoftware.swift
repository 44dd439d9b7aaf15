// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The name and version of a terminal program.
///
/// They decide about features that neither terminfo nor a question about a mode reveals.
public struct TerminalSoftware: Hashable, Sendable {
    /// The name in lower case.
    public let name: String
    /// The numbers of the version; empty if it is unknown, which counts as the newest.
    public let version: [Int]

    /// Creates a value from its parts.
    public init(name: String, version: [Int] = []) {
        self.name = name.lowercased()
        self.version = version
    }

    /// Creates a value from the answer to XTVERSION, such as `kitty(0.26.5)` and `tmux 3.3a`.
    public init(answer: String) {
        let name = answer.prefix { $0 != " " && $0 != "(" }
        let version = answer.dropFirst(name.count).split { !("0"..."9").contains($0) }
        // More digits than any version has would not be a number.
        self.init(name: String(name), version: version.prefix(4).map { Int($0.prefix(9)) ?? 0 })
    }

    /// Creates a value from the environment; nil if that names no terminal program.
    ///
    /// In tmux and in GNU screen the variables of the terminal around it say nothing.
    public init?(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        let version = environment["TERM_PROGRAM_VERSION"] ?? ""
        let isInside = ["screen", "tmux"].contains { term.hasPrefix($0) }
        if isInside || !(environment["TMUX"] ?? "").isEmpty {
            guard program == "tmux" else { return nil }
            self.init(answer: "tmux \(version)")
        } else if let entry = Self.entryNames.first(where: { term.hasPrefix($0.0) }) {
            self.init(name: entry.1)
        } else if let known = Self.programNames.first(where: { $0.0 == program }) {
            self.init(answer: "\(known.1) \(version)")
        } else if let version = environment["VTE_VERSION"], !version.isEmpty {
            self.init(answer: "vte \(version)")
        } else {
            return nil
        }
    }

    /// Names of terminfo entries that only one program has.
    private static let entryNames = [
        ("alacritty", "alacritty"), ("contour", "contour"), ("foot", "foot"), ("iterm2", "iterm2"),
        ("mintty", "mintty"), ("wezterm", "wezterm"), ("xterm-ghostty", "ghostty"),
        ("xterm-kitty", "kitty"),
    ]

    /// What programs call themselves in `TERM_PROGRAM`.
    private static let programNames = [
        ("ghostty", "ghostty"), ("iTerm.app", "iterm2"), ("mintty", "mintty"), ("vscode", "vscode"),
        ("WezTerm", "wezterm"),
    ]
}

extension TerminalSoftware {
    /// The ways in which terminals take a notification for the desktop.
    package enum NotificationForm: Hashable, Sendable {
        /// One text (OSC 9).
        case text
        /// Title and body (OSC 777).
        case titled
        /// Title and body in parts (OSC 99).
        case parts
    }

    /// What is known of a program: the versions since which it has something, an empty one for all, nil for
    /// none.
    private struct Knowledge {
        var links: [Int]?
        var underlines: [Int]?
        var notification: NotificationForm?
        /// Whether lines that do not fit any more are wrapped anew when the width changes.
        var rewraps = true
    }

    /// By the programs' release notes and manuals.
    private static let known: [String: Knowledge] = [
        "alacritty": Knowledge(links: [0, 11], underlines: [0, 11]),
        "contour": Knowledge(links: [], underlines: [], notification: .titled),
        "foot": Knowledge(links: [1, 7], underlines: [], notification: .titled),
        "ghostty": Knowledge(links: [], underlines: [], notification: .titled),
        "iterm2": Knowledge(links: [3, 1], underlines: [3, 5], notification: .text),
        "kitty": Knowledge(links: [0, 19], underlines: [], notification: .parts),
        "konsole": Knowledge(links: [20, 12]),
        "mintty": Knowledge(links: [3, 1], underlines: [3]),
        "tmux": Knowledge(links: [3, 4], underlines: [3]),
        "vscode": Knowledge(links: [1, 72], underlines: [1, 72]),
        "vte": Knowledge(links: [5000], underlines: [5200]),
        "wezterm": Knowledge(links: [], underlines: [], notification: .titled),
        // Named lest it be taken for the terminal that it was started from.
        "xterm": Knowledge(rewraps: false),
    ]

    /// Whether anything is known of the program.
    var isKnown: Bool { Self.known[name] != nil }

    /// Whether text can lead to an address (OSC 8).
    var hasLinks: Bool { isAtLeast(Self.known[name]?.links) }

    /// Whether it has lines below text of all kinds, and colours for them.
    var hasUnderlineStyles: Bool { isAtLeast(Self.known[name]?.underlines) }

    /// How it takes a notification; nil for a terminal that is not known to take any.
    package var notification: NotificationForm? { Self.known[name]?.notification }

    /// Whether it wraps lines anew when its width changes; false where nothing is known.
    var rewrapsLines: Bool { Self.known[name]?.rewraps == true }

    /// Whether it asks its user before it tells what the clipboard holds, so that its answer comes late.
    var asksBeforeTellingClipboard: Bool { name == "kitty" }

    /// Whether it sends the byte of Enter, Tab and Backspace again when the key comes up and releases are asked for.
    var repeatsBytesOnRelease: Bool { name == "kitty" && !isAtLeast([0, 33]) }

    private func isAtLeast(_ first: [Int]?) -> Bool {
        guard let first else { return false }
        return version.isEmpty || !version.lexicographicallyPrecedes(first)
    }
}
