// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a terminal is sent, told apart: text, and the sequences that the encoder and requests write.
struct OutputTokens {
    /// What is neither text nor one of these sequences.
    private(set) var unknown: [String] = []

    init(_ bytes: [UInt8]) {
        var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": takeSequence(&rest)
            // What may be unfinished is ended when the terminal is given back.
            case "\u{18}" where rest.starts(with: ["\u{1B}", "\\"]): rest = rest.dropFirst(2)
            case "\r", "\n", "\u{08}", "\u{07}": break
            default: if !Self.isText(scalar) { unknown.append(Self.name(scalar)) }
            }
        }
    }

    private static func isText(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !scalar.properties.isBidiControl
        }
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        "U+\(String(scalar.value, radix: 16, uppercase: true))"
    }

    private mutating func takeSequence(_ rest: inout ArraySlice<Unicode.Scalar>) {
        switch rest.popFirst() {
        case "[": takeControl(&rest)
        case "]": takeCommand(&rest)
        case "=", ">": break
        case let other: unknown.append("ESC \(other.map(Self.name) ?? "at the end")")
        }
    }

    private mutating func takeControl(_ rest: inout ArraySlice<Unicode.Scalar>) {
        var parameters = ""
        while let scalar = rest.popFirst() {
            guard (" "..."?").contains(scalar) else {
                let isShape = scalar == "q" && parameters.hasSuffix(" ")
                let isKnown =
                    isShape || "@ABCDGHJKLMPSTXdhlmrst".unicodeScalars.contains(scalar)
                // The cursor may be moved over 77 cells; nothing else has this number.
                if !isKnown || parameters.hasPrefix("77") && scalar != "C" {
                    unknown.append("CSI \(parameters)\(Self.name(scalar))")
                }
                return
            }
            parameters.unicodeScalars.append(scalar)
        }
    }

    /// Takes an operating system command up to ST: a title, a link, a notification or the clipboard.
    private mutating func takeCommand(_ rest: inout ArraySlice<Unicode.Scalar>) {
        guard let end = rest.firstIndex(where: { !Self.isText($0) }),
            rest[end...].starts(with: ["\u{1B}", "\\"])
        else { return unknown.append("OSC without an end") }
        let text = String(String.UnicodeScalarView(rest[..<end]))
        rest = rest[(end + 2)...]
        if !["2;", "8;", "9;", "52;c;"].contains(where: text.hasPrefix) {
            unknown.append("OSC \(text)")
        }
    }
}
