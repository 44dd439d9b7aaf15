// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Why a file cannot be shown as rows and fields; its description is one sentence.
public enum DelimitedTextError: Error, Equatable, CustomStringConvertible {
    /// The system refuses to open or read the file, for the reason it gives.
    case unreadable(name: String, reason: String)
    /// The name is that of a directory.
    case isDirectory(name: String)
    /// The first row does not end within as many bytes as may be kept.
    case rowTooLong(name: String, length: Int)
    /// A NUL byte, which no text has, stands in this line (counted from 1).
    case notText(name: String, line: Int)
    /// The file begins with the byte order mark of UTF-16.
    case isUTF16(name: String)
    /// A quoted field begins in this line (counted from 1) and never ends.
    case unterminatedQuote(name: String, line: Int)

    /// One sentence with the file's name and, where there is one, the line.
    public var description: String {
        switch self {
        case .unreadable(let name, let reason):
            "\(plain(name)) cannot be read: \(reason)."
        case .isDirectory(let name):
            "\(plain(name)) is a directory, not a file."
        case .rowTooLong(let name, let length):
            "\(plain(name)), line 1: the row does not end within the first \(length) bytes, which are all that may be kept."
        case .notText(let name, let line):
            "\(plain(name)), line \(line): this is not text, there is a NUL byte."
        case .isUTF16(let name):
            "\(plain(name)), line 1: this text is UTF-16; please convert it to UTF-8."
        case .unterminatedQuote(let name, let line):
            "\(plain(name)), line \(line): the quoted field that begins here never ends."
        }
    }

    /// A file name may hold anything; a message on a terminal may not.
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
