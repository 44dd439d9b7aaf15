// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension TerminalProfile {
    /// Returns what a terminal can show and tell by its entry and its user's environment.
    ///
    /// Whether the locale is UTF-8 is the caller's to find out: the result says that it is. Colours:
    /// none with `NO_COLOR` (not empty) or without colours in the entry; 24 bits with the entry's
    /// `RGB` or `Tc`, with `COLORTERM` at `truecolor` or `24bit`, or by a terminal's name that is known
    /// for them; else as many as the entry says. GNU screen inherits `COLORTERM` from the terminal
    /// around it without understanding 24 bits (before 5.0), so it does not count there. Links and lines
    /// below text of all kinds: with the entry's `Su`, `Smulx` or `Hls`, or by the ``TerminalSoftware``.
    ///
    /// - Parameters:
    ///   - booleans: The capabilities that the terminal has.
    ///   - numbers: Those that are numbers.
    ///   - strings: Those that are strings.
    ///   - environment: The process' environment; `TERM`, `NO_COLOR`, `COLORTERM` and `TMUX` count.
    public static func capabilities(
        booleans: Set<String>,
        numbers: [String: Int],
        strings: [String: [UInt8]],
        environment: [String: String]
    ) -> DisplayCapabilities {
        let colors = numbers["colors"] ?? 0
        let isDirect =
            booleans.contains("RGB") || booleans.contains("Tc") || numbers["RGB"] != nil
            || strings["RGB"] != nil || colors >= 1 << 24
        var depth = colorDepth(colors: colors)
        if depth != .monochrome, isDirect || promisesTrueColor(environment) { depth = .trueColor }
        if !(environment["NO_COLOR"] ?? "").isEmpty { depth = .monochrome }
        let software = TerminalSoftware(environment: environment)
        return DisplayCapabilities(
            colorDepth: depth,
            hasMouse: strings["kmous"] != nil || strings["XM"] != nil,
            isUnicode: true,
            hasLinks: software?.hasLinks == true || strings["Hls"] != nil,
            hasUnderlineStyles: software?.hasUnderlineStyles == true || booleans.contains("Su")
                || strings["Smulx"] != nil
        )
    }

    private static func colorDepth(colors: Int) -> DisplayCapabilities.ColorDepth {
        switch colors {
        case 256...: .palette
        case 16...: .sixteen
        case 8...: .eight
        default: .monochrome
        }
    }

    private static func promisesTrueColor(_ environment: [String: String]) -> Bool {
        let term = environment["TERM"] ?? ""
        if trueColorNames.contains(where: { term == $0 || term.hasPrefix($0 + "-") }) {
            return true
        }
        if term.hasSuffix("-direct") || term.hasSuffix("-truecolor") { return true }
        if term.hasPrefix("screen"), (environment["TMUX"] ?? "").isEmpty { return false }
        return ["truecolor", "24bit"].contains((environment["COLORTERM"] ?? "").lowercased())
    }

    /// The first parts of names of terminals that have shown 24-bit colours in every release.
    private static let trueColorNames = [
        "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "mintty", "wezterm",
        "xterm-ghostty", "xterm-kitty",
    ]
}
