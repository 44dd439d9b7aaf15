// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Testing

@Suite struct DelimitedTextErrorTests {
    @Test(arguments: [
        (
            DelimitedTextError.unreadable(name: "a.csv", reason: "No such file or directory"),
            "a.csv cannot be read: No such file or directory."
        ),
        (.isDirectory(name: "data"), "data is a directory, not a file."),
        (
            .rowTooLong(name: "a.csv", length: 500),
            "a.csv, line 1: the row does not end within the first 500 bytes, which are all that may be kept."
        ),
        (
            .notText(name: "a.bin", line: 7),
            "a.bin, line 7: this is not text, there is a NUL byte."
        ),
        (
            .isUTF16(name: "a.csv"),
            "a.csv, line 1: this text is UTF-16; please convert it to UTF-8."
        ),
        (
            .unterminatedQuote(name: "a.csv", line: 3),
            "a.csv, line 3: the quoted field that begins here never ends."
        ),
    ])
    func anErrorIsOneSentence(error: DelimitedTextError, sentence: String) {
        #expect("\(error)" == sentence)
    }

    @Test func aFileNameCannotSteerTheTerminal() {
        let error = DelimitedTextError.isDirectory(name: "a\u{1B}[2J\n\u{202E}b")
        #expect("\(error)" == "a\u{FFFD}[2J\u{FFFD}\u{FFFD}b is a directory, not a file.")
    }
}
