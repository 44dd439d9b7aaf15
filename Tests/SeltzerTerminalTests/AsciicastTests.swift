// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerBase
import Testing

@testable import SeltzerTerminal

@Suite("The lines of a recording") struct AsciicastTests {
    /// Reads a line as JSON.
    private func array(_ line: String) throws -> [Any] {
        #expect(line.hasSuffix("\n"))
        return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
    }

    @Test("begin with a header that can be read again")
    func theHeaderIsReadAgain() throws {
        let header = Asciicast.Header(
            size: Size(width: 80, height: 24), timestamp: 1_700_000_000, process: 42,
            terminal: "x\"\\")
        let object = try JSONSerialization.jsonObject(with: Data(header.line.utf8))
        let fields = try #require(object as? [String: Any])
        #expect(fields["version"] as? Int == 2)
        #expect(fields["width"] as? Int == 80 && fields["height"] as? Int == 24)
        #expect(fields["timestamp"] as? Int == 1_700_000_000)
        #expect(fields["env"] as? [String: String] == ["TERM": "x\"\\"])
        let start = try #require(Asciicast.Header.start(in: header.line + "more"))
        #expect(start == (1_700_000_000, 42))
        for text in ["", "x", "{\"version\": 2}", "{\"version\": 2, \"timestamp\": 1}"] {
            #expect(Asciicast.Header.start(in: text) == nil)
        }
    }

    @Test("hold bytes as text, and no half of a character")
    func charactersStayWhole() throws {
        var cast = Asciicast()
        let bytes = Array("\u{1B}[1m漢\u{1F642}é\"\\\r\n\u{7F}".utf8)
        var text = ""
        for byte in bytes {
            let line = cast.output([byte], at: .microseconds(1_000_007))
            if line.isEmpty { continue }
            let event = try array(line)
            #expect(event[0] as? Double == 1.000007 && event[1] as? String == "o")
            text += event[2] as? String ?? ""
        }
        #expect(text == "\u{1B}[1m漢\u{1F642}é\"\\\r\n\u{7F}")
        let broken = try array(cast.output([0xFF, 0x80, 0x41], at: .zero))
        #expect(broken[2] as? String == "\u{FFFD}\u{FFFD}A")
        #expect(cast.output([0xE6], at: .zero) == "")
    }

    @Test("hold sizes and typed text")
    func sizesAndTypedTextAreEvents() {
        let cast = Asciicast()
        #expect(
            cast.resize(Size(width: 9, height: 8), at: .seconds(3))
                == "[3.000000, \"r\", \"9x8\"]\n")
        #expect(cast.input("\u{1B}[A", at: .zero) == "[0.000000, \"i\", \"\\u001b[A\"]\n")
        #expect(cast.input("", at: .zero) == "")
    }
}
