// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension TerminalProfile {
    /// Returns the bytes of a string capability without its paddings; nil if the terminal lacks it.
    func string(_ name: String) -> [UInt8]? {
        strings[name].map(CapabilityString.withoutPadding)
    }

    /// Returns whether a string capability without its paddings equals a text.
    func isString(_ name: String, _ text: String) -> Bool {
        string(name).map { $0.elementsEqual(text.utf8) } ?? false
    }

    /// Whether the terminal speaks the control sequences of ECMA-48, so that a ``FrameEncoder`` can be used.
    ///
    /// The entry must move the cursor, erase a line and reset the pen in the standard's form. Its
    /// other moves and colors must not have another form. Terminals whose colors occupy cells
    /// (`xmc`), and terminals that overstrike, are excluded.
    public var isANSI: Bool {
        guard isString("cup", "\u{1B}[%i%p1%d;%p2%dH"), isString("el", "\u{1B}[K"),
            let reset = string("sgr0"), Self.isANSIReset(reset)
        else { return false }
        guard (numbers["xmc"] ?? 0) <= 0, !booleans.contains("os"), !booleans.contains("hz") else {
            return false
        }
        return ["setaf", "setab"].allSatisfy { name in
            string(name).map { $0.starts(with: "\u{1B}[".utf8) && $0.last == UInt8(ascii: "m") }
                ?? true
        }
    }

    /// Returns whether a string resets the pen with `SGR 0`, with or without a switch to the standard character set.
    private static func isANSIReset(_ string: [UInt8]) -> Bool {
        var rest = string[...]
        var hasReset = false
        while let first = rest.first {
            if first == 0x0F {
                rest = rest.dropFirst()
            } else if rest.starts(with: "\u{1B}(B".utf8) {
                rest = rest.dropFirst(3)
            } else if rest.starts(with: "\u{1B}[".utf8), let end = rest.firstIndex(of: 0x6D) {
                let parameters = rest[(rest.startIndex + 2)..<end]
                guard parameters.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x3B }) else {
                    return false
                }
                if parameters.isEmpty || parameters.first == 0x30 { hasReset = true }
                rest = rest[(end + 1)...]
            } else {
                return false
            }
        }
        return hasReset
    }

    /// The profile of a modern terminal without a terminfo entry, for channels in memory and for tests.
    public static let ansi = TerminalProfile(
        name: "xterm-256color",
        booleans: ["am", "bce", "xenl", "km", "mir", "msgr", "npc", "AX", "XT"],
        numbers: ["colors": 256, "pairs": 65_536, "cols": 80, "lines": 24, "it": 8],
        strings: ansiStrings.mapValues { Array($0.utf8) },
        capabilities: DisplayCapabilities()
    )

    private static let ansiStrings: [String: String] = [
        "bel": "\u{07}", "blink": "\u{1B}[5m", "bold": "\u{1B}[1m", "civis": "\u{1B}[?25l",
        "clear": "\u{1B}[H\u{1B}[2J", "cnorm": "\u{1B}[?25h", "cr": "\r",
        "csr": "\u{1B}[%i%p1%d;%p2%dr", "cub": "\u{1B}[%p1%dD",
        "cub1": "\u{08}", "cud": "\u{1B}[%p1%dB", "cud1": "\n", "cuf": "\u{1B}[%p1%dC",
        "cuf1": "\u{1B}[C", "cup": "\u{1B}[%i%p1%d;%p2%dH", "cuu": "\u{1B}[%p1%dA",
        "cuu1": "\u{1B}[A", "dch": "\u{1B}[%p1%dP", "dim": "\u{1B}[2m",
        "ech": "\u{1B}[%p1%dX", "ed": "\u{1B}[J", "el": "\u{1B}[K",
        "home": "\u{1B}[H", "hpa": "\u{1B}[%i%p1%dG", "ich": "\u{1B}[%p1%d@",
        "il": "\u{1B}[%p1%dL", "indn": "\u{1B}[%p1%dS",
        "kmous": "\u{1B}[<",
        "op": "\u{1B}[39;49m", "rev": "\u{1B}[7m", "ri": "\u{1B}M",
        "rin": "\u{1B}[%p1%dT", "ritm": "\u{1B}[23m", "rmam": "\u{1B}[?7l",
        "rmcup": "\u{1B}[?1049l", "rmkx": "\u{1B}[?1l\u{1B}>", "rmso": "\u{1B}[27m",
        "rmul": "\u{1B}[24m", "rmxx": "\u{1B}[29m",
        "setab": "\u{1B}[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e48;5;%p1%d%;m",
        "setaf": "\u{1B}[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m",
        "sgr0": "\u{1B}[m", "sitm": "\u{1B}[3m", "smam": "\u{1B}[?7h", "smcup": "\u{1B}[?1049h",
        "smkx": "\u{1B}[?1h\u{1B}=", "smso": "\u{1B}[7m", "smul": "\u{1B}[4m",
        "smxx": "\u{1B}[9m", "vpa": "\u{1B}[%i%p1%dd",
        "kcuu1": "\u{1B}OA", "kcud1": "\u{1B}OB", "kcuf1": "\u{1B}OC", "kcub1": "\u{1B}OD",
        "khome": "\u{1B}OH", "kend": "\u{1B}OF", "kbs": "\u{7F}", "kdch1": "\u{1B}[3~",
        "kich1": "\u{1B}[2~", "kpp": "\u{1B}[5~", "knp": "\u{1B}[6~", "kcbt": "\u{1B}[Z",
        "kf1": "\u{1B}OP", "kf2": "\u{1B}OQ", "kf3": "\u{1B}OR", "kf4": "\u{1B}OS",
        "kf5": "\u{1B}[15~", "kf6": "\u{1B}[17~", "kf7": "\u{1B}[18~", "kf8": "\u{1B}[19~",
        "kf9": "\u{1B}[20~", "kf10": "\u{1B}[21~", "kf11": "\u{1B}[23~", "kf12": "\u{1B}[24~",
    ]
}
