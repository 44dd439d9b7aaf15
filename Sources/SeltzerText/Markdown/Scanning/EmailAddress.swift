// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The form of email addresses.
enum EmailAddress {
    /// Returns whether a byte may stand before the `@` in angle brackets.
    static func isLocal(_ byte: UInt8) -> Bool {
        if isSimpleLocal(byte) { return true }
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
            UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"),
            UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "^"),
            UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
            UInt8(ascii: "}"), UInt8(ascii: "~"):
            return true
        default: return false
        }
    }

    /// Returns whether a byte may stand before the `@` without brackets.
    static func isSimpleLocal(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "+")
    }

    /// Returns the place of the `@` after the name that begins at a place.
    static func localEnd(
        _ bytes: [UInt8], at start: Int, before end: Int, allowed: (UInt8) -> Bool
    ) -> Int? {
        var place = start
        while place < end, allowed(bytes[place]) { place += 1 }
        return place > start && place < end && bytes[place] == UInt8(ascii: "@") ? place : nil
    }

    /// Returns the place after a host that begins at a place; a host has labels of letters, digits
    /// and inner hyphens.
    static func hostEnd(_ bytes: [UInt8], at start: Int, before end: Int) -> Int? {
        var place = start
        while true {
            let label = place
            while place < end, bytes[place].isAlphanumeric || bytes[place] == UInt8(ascii: "-") {
                place += 1
            }
            guard (1...63).contains(place - label), bytes[label] != UInt8(ascii: "-"),
                bytes[place - 1] != UInt8(ascii: "-")
            else { return nil }
            guard place < end, bytes[place] == UInt8(ascii: ".") else { return place }
            place += 1
        }
    }
}
