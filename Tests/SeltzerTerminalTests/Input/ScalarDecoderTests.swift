// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerTerminal

@Suite struct ScalarDecoderTests {
    /// Returns what bytes type.
    private func text(_ bytes: [UInt8]) -> String {
        var decoder = InputDecoder()
        var found: [DecodedInput] = []
        decoder.decode(bytes, at: .zero, into: &found)
        decoder.expireAll(&found)
        return found.map { input in
            guard case .event(.key(let press)) = input else { return "?" }
            return press.text ?? "?"
        }.joined()
    }

    @Test func charactersOfEveryLengthAreTyped() {
        let text = "\u{A0}é߿ࠀ漢\u{FFFF}\u{10000}😀\u{10FFFF}"
        #expect(self.text(Array(text.utf8)) == text)
    }

    @Test func eachScalarIsAKeyOfItsOwn() {
        #expect(
            InputDecoder.decode("e\u{CC}\u{81}") == [.typed("e"), .typed("\u{301}")])
    }

    /// The examples of the Unicode Standard, chapter 3.9, tables 3-8 to 3-11.
    @Test(
        arguments: [
            ([0xC0, 0xAF, 0xE0, 0x80, 0xBF, 0xF0, 0x81, 0x82, 0x41], 8),
            ([0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF, 0xED, 0xAF, 0x41], 8),
            ([0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41, 0x80, 0xBF, 0x42], 5),
            ([0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], 4),
        ] as [([UInt8], Int)])
    func eachMaximalSubpartIsOneReplacement(_ bytes: [UInt8], _ beforeA: Int) {
        let text = text(bytes)
        #expect(text.prefix { $0 == "\u{FFFD}" }.count == beforeA)
        #expect(text == String(decoding: bytes, as: UTF8.self))
    }

    @Test func everyPairOfBytesIsReadAsTheStandardLibraryReadsIt() {
        for first in UInt8(0xC0)...0xFF {
            for second in UInt8(0x80)...0xFF {
                let bytes = [first, second, 0x41]
                let expected = String(decoding: bytes, as: UTF8.self)
                if expected.unicodeScalars.contains(where: { (0x80...0x9F) ~= $0.value }) {
                    continue
                }
                #expect(text(bytes) == expected)
            }
        }
    }

    @Test func characterCutShortIsReplacedAfterSilence() {
        #expect(text([0x61, 0xE6, 0xBC]) == "a\u{FFFD}")
        #expect(
            InputDecoder.decode("\u{E6}\u{BC}\u{1B}[A") == [.typed("\u{FFFD}"), .key(.up)])
    }
}
