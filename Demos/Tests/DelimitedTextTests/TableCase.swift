// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import DelimitedText

/// The bytes of a file, and its expected rows.
struct TableCase: Sendable, CustomTestStringConvertible {
    let id: String
    let bytes: [UInt8]
    let rows: [[String]]
    let delimiter: Delimiter

    init(_ id: String, _ text: String, delimiter: Delimiter = .comma, rows: [[String]]) {
        self.init(id, bytes: Array(text.utf8), delimiter: delimiter, rows: rows)
    }

    init(_ id: String, bytes: [UInt8], delimiter: Delimiter = .comma, rows: [[String]]) {
        self.id = id
        self.bytes = bytes
        self.delimiter = delimiter
        self.rows = rows
    }

    var testDescription: String { id }

    static let all: [TableCase] = [
        TableCase("empty file", "", rows: []),
        TableCase("byte order mark only", "\u{FEFF}", rows: []),
        TableCase("one line end", "\n", rows: [[""]]),
        TableCase("one field", "a", rows: [["a"]]),
        TableCase("final line end ends, begins nothing", "a\n", rows: [["a"]]),
        TableCase("missing final line end", "a,b\nc,d", rows: [["a", "b"], ["c", "d"]]),
        TableCase("blank line is a row", "a\n\nb\n", rows: [["a"], [""], ["b"]]),
        TableCase("empty fields", ",,\n,", rows: [["", "", ""], ["", ""]]),
        TableCase(
            "carriage return and line feed", "a,b\r\nc,d\r\n", rows: [["a", "b"], ["c", "d"]]),
        TableCase("carriage return alone", "a,b\rc,d\r", rows: [["a", "b"], ["c", "d"]]),
        TableCase("mixed line ends", "a\r\nb\nc\rd", rows: [["a"], ["b"], ["c"], ["d"]]),
        TableCase("carriage return at the end", "a\r", rows: [["a"]]),
        TableCase("byte order mark", "\u{FEFF}a,b", rows: [["a", "b"]]),
        TableCase("byte order mark before a quote", "\u{FEFF}\"a,b\"", rows: [["a,b"]]),
        TableCase("ragged rows", "a,b,c\nd\ne,f", rows: [["a", "b", "c"], ["d"], ["e", "f"]]),
        TableCase("quoted delimiter", "\"a,b\",c", rows: [["a,b", "c"]]),
        TableCase("doubled quote", "\"say \"\"hi\"\"\"", rows: [["say \"hi\""]]),
        TableCase("only doubled quotes", "\"\"\"\"", rows: [["\""]]),
        TableCase("empty quoted field", "\"\",a,\"\"", rows: [["", "a", ""]]),
        TableCase("line end in quotes", "\"a\nb\",c\nd", rows: [["a\nb", "c"], ["d"]]),
        TableCase("both line ends in quotes", "\"a\r\nb\"\r\nc", rows: [["a\r\nb"], ["c"]]),
        TableCase("quote within a field", "5\" pipe,6\"\nx", rows: [["5\" pipe", "6\""], ["x"]]),
        TableCase("space before a quote", " \"a\",b", rows: [[" \"a\"", "b"]]),
        TableCase("text after the closing quote", "\"a\"b\"c,d", rows: [["ab\"c", "d"]]),
        TableCase("quoted field last in the file", "a,\"b\"", rows: [["a", "b"]]),
        TableCase("wide characters", "水,氢\n日本,👩‍👩‍👧", rows: [["水", "氢"], ["日本", "👩‍👩‍👧"]]),
        TableCase("combining marks", "e\u{301},a\u{308}", rows: [["e\u{301}", "a\u{308}"]]),
        TableCase(
            "invalid bytes", bytes: [0x61, 0xFF, 0x2C, 0xE6, 0xB0, 0x0A, 0x62],
            rows: [["a\u{FFFD}", "\u{FFFD}"], ["b"]]),
        TableCase(
            "invalid bytes in quotes", bytes: [0x22, 0xC3, 0x22, 0x2C, 0x62],
            rows: [["\u{FFFD}", "b"]]),
        TableCase("tabs", "a\tb,c\n\td", delimiter: .tab, rows: [["a", "b,c"], ["", "d"]]),
        TableCase("semicolons", "1,5;2", delimiter: .semicolon, rows: [["1,5", "2"]]),
        TableCase("controls are text", "a\u{1B}[31m,\u{7}", rows: [["a\u{1B}[31m", "\u{7}"]]),
        TableCase(
            "structure across words of eight bytes",
            "abcdefg,\"ijklmnopq\nrstuvwxyz\",\"\"\n1234567\n",
            rows: [["abcdefg", "ijklmnopq\nrstuvwxyz", ""], ["1234567"]]),
    ]
}
