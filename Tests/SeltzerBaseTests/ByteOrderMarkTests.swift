// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct ByteOrderMarkTests {
    private let mark = "\u{FEFF}"

    @Test func markAtTheBeginningIsLeftOut() {
        #expect((mark + "# Title").withoutByteOrderMark == "# Title")
        #expect(String((mark + mark).withoutByteOrderMark) == mark)
        #expect(Array((mark + "a").utf8.withoutByteOrderMark) == Array("a".utf8))
        #expect(Array((mark + "\u{301}a").withoutByteOrderMark.utf8) == Array("\u{301}a".utf8))
        #expect(ByteOrderMark.count(in: (mark + "a").utf8) == 3)
    }

    @Test(arguments: ["", "a", "a\u{FEFF}", "\u{FEFE}", "\u{FFFE}"])
    func textWithoutAMarkStays(text: String) {
        #expect(text.withoutByteOrderMark == text)
        #expect(Array(Array(text.utf8).withoutByteOrderMark) == Array(text.utf8))
        #expect(ByteOrderMark.count(in: text.utf8) == 0)
    }

    @Test func partOfAMarkStays() {
        let bytes: [UInt8] = [0xEF, 0xBB]
        #expect(Array(bytes.withoutByteOrderMark) == bytes)
    }

    @Test func valueOfJSONMayComeAfterAMark() throws {
        #expect(try JSONValue(parsing: mark + "[1]") == [1])
        let error = #expect(throws: JSONValue.SyntaxError.self) {
            try JSONValue(parsing: mark + "[1")
        }
        #expect(error?.offset == 5)
        #expect(throws: JSONValue.SyntaxError.self) { try JSONValue(parsing: mark + mark + "1") }
    }
}
