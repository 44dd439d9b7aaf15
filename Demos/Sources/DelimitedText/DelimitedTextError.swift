// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A reason why a file cannot be shown as rows and fields; its description is one sentence.
public enum DelimitedTextError: Error, Equatable, CustomStringConvertible {
    /// The system cannot open or read the file, and gives a reason.
    case unreadable(name: String, reason: String)
    /// The name belongs to a directory.
    case isDirectory(name: String)
    /// The first row is longer than the number of bytes that may be kept.
    case rowTooLong(name: String, length: Int)
    /// This line (counted from 1) contains a NUL byte, so the file is not text.
    case notText(name: String, line: Int)
    /// The file begins with the byte order mark of UTF-16.
    case isUTF16(name: String)
    /// A quoted field that begins in this line (counted from 1) never ends.
    case unterminatedQuote(name: String, line: Int)

    /// One sentence with the file's name and, if known, the line.
    public var description: String {
        switch self {
        case .unreadable(let name, let reason):
            "\(plain(name)) cannot be read: \(reason). Give the path of a readable file."
        case .isDirectory(let name):
            "\(plain(name)) is a directory. Give the path of a file."
        case .rowTooLong(let name, let length):
            "\(plain(name)), line 1: the row is longer than the limit of \(length) bytes. Give a larger --limit, or check the delimiter."
        case .notText(let name, let line):
            "\(plain(name)), line \(line): the file is not text, because it contains a NUL byte. Give a text file."
        case .isUTF16(let name):
            "\(plain(name)), line 1: the text is UTF-16. Convert it to UTF-8, as with iconv -t UTF-8."
        case .unterminatedQuote(let name, let line):
            "\(plain(name)), line \(line): the quoted field that begins here never ends. Add the closing quote."
        }
    }

    /// A file name may contain control characters, which must not reach the terminal.
    private func plain(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                result.unicodeScalars.append("\u{FFFD}")
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
