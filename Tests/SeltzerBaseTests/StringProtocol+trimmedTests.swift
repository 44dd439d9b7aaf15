// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerBase

@Suite struct StringProtocolTrimmedTests {
    private static let pieces: [Unicode.Scalar] = [
        " ", "\t", "\n", "\r", "=", "a", "é", "\u{301}", "\u{20D7}", "\u{FE0F}", "\u{A0}",
    ]

    private static func text(_ number: Int) -> String {
        var (rest, scalars) = (number, String.UnicodeScalarView())
        while rest > 0 {
            scalars.append(pieces[rest % pieces.count])
            rest /= pieces.count
        }
        return String(scalars)
    }

    /// All texts of up to four scalars.
    @Test func onlyBlanksAreTrimmedWhateverJoinsThem() {
        for number in 0..<14_641 {
            let text = Self.text(number)
            var expected = Array(text.unicodeScalars)
            while expected.last?.properties.isWhitespace == true { expected.removeLast() }
            while expected.first?.properties.isWhitespace == true { expected.removeFirst() }
            #expect(Array(text.trimmed.unicodeScalars) == expected)
        }
    }

    @Test func theFirstSignPartsATextWhateverJoinsIt() {
        for number in 0..<14_641 {
            let text = Self.text(number)
            let parts = Array(text.unicodeScalars).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let found = text.parted(by: "=")
            #expect((found == nil) == (parts.count == 1))
            if let found {
                #expect(Array(found.head.unicodeScalars) == Array(parts[0]))
                #expect(Array(found.tail.unicodeScalars) == Array(parts[1]))
            }
        }
    }
}
