// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Testing

@Suite struct DelimitedTextErrorTests {
    @Test(arguments: [
        (
            DelimitedTextError.unreadable(name: "a.csv", reason: "No such file or directory"),
            "a.csv cannot be read: No such file or directory. Give the path of a readable file."
        ),
        (.isDirectory(name: "data"), "data is a directory. Give the path of a file."),
        (
            .rowTooLong(name: "a.csv", length: 500),
            "a.csv, line 1: the row is longer than the limit of 500 bytes. Give a larger --limit, or check the delimiter."
        ),
        (
            .notText(name: "a.bin", line: 7),
            "a.bin, line 7: the file is not text, because it contains a NUL byte. Give a text file."
        ),
        (
            .isUTF16(name: "a.csv"),
            "a.csv, line 1: the text is UTF-16. Convert it to UTF-8, as with iconv -t UTF-8."
        ),
        (
            .unterminatedQuote(name: "a.csv", line: 3),
            "a.csv, line 3: the quoted field that begins here never ends. Add the closing quote."
        ),
    ])
    func anErrorIsOneSentence(error: DelimitedTextError, sentence: String) {
        #expect("\(error)" == sentence)
    }

    @Test func aFileNameCannotSteerTheTerminal() {
        let error = DelimitedTextError.isDirectory(name: "a\u{1B}[2J\n\u{202E}b")
        #expect(
            "\(error)" == "a\u{FFFD}[2J\u{FFFD}\u{FFFD}b is a directory. Give the path of a file.")
    }
}
