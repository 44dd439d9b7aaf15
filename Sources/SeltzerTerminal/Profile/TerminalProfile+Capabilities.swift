// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension TerminalProfile {
    /// Returns the capabilities of a terminal, from its entry and the environment of its user.
    ///
    /// The result assumes a UTF-8 locale, which the caller has to check. Colors follow these rules:
    ///
    /// - No colors with a non-empty `NO_COLOR`, or if the entry has none.
    /// - 24 bits with the entry's `RGB` or `Tc`, with `COLORTERM` set to `truecolor` or `24bit`, or
    ///   with the name of a terminal that is known to have them. `COLORTERM` does not count in GNU
    ///   screen, which inherits the variable but does not understand 24 bits before version 5.0.
    /// - Otherwise, the number of colors in the entry.
    ///
    /// Links and underline styles follow the entry's `Su`, `Smulx` and `Hls`, or otherwise the
    /// quirks of the ``TerminalSoftware``.
    ///
    /// - Parameters:
    ///   - booleans: The capabilities that the terminal has.
    ///   - numbers: The values of the numeric capabilities, by name.
    ///   - strings: The values of the string capabilities, by name.
    ///   - environment: The environment of the process; only `TERM`, `NO_COLOR`, `COLORTERM` and `TMUX` are read.
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
        let quirks = TerminalQuirks(of: TerminalSoftware(environment: environment))
        return DisplayCapabilities(
            colorDepth: depth,
            hasMouse: strings["kmous"] != nil || strings["XM"] != nil,
            isUnicode: true,
            hasLinks: quirks.hasLinks || strings["Hls"] != nil,
            hasUnderlineStyles: quirks.hasUnderlineStyles || booleans.contains("Su")
                || strings["Smulx"] != nil
        )
    }

    private static func colorDepth(colors: Int) -> ColorDepth {
        switch colors {
        case 256...: .palette
        case 16...: .sixteen
        case 8...: .eight
        default: .monochrome
        }
    }

    private static func promisesTrueColor(_ environment: [String: String]) -> Bool {
        let term = environment["TERM"] ?? ""
        if TerminalQuirkTable.row(ofEntry: term)?.hasTrueColor == true { return true }
        if term.hasSuffix("-direct") || term.hasSuffix("-truecolor") { return true }
        if term.hasPrefix("screen"), (environment["TMUX"] ?? "").isEmpty { return false }
        return ["truecolor", "24bit"].contains((environment["COLORTERM"] ?? "").lowercased())
    }
}
