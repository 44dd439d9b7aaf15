// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Highlights JSON, and the comments that some programs allow in it.
public struct JSONHighlighter: SyntaxHighlighter {
    /// Creates a highlighter for JSON.
    public init() {}

    /// False: no comment is open.
    public var initialState: Bool { false }

    /// True: highlighting is fast enough to run before drawing.
    public var isQuick: Bool { true }

    /// Returns the tokens of a line.
    ///
    /// - Parameters:
    ///   - line: The bytes of the line.
    ///   - isInComment: Whether a comment of several lines is open.
    public func highlight(_ line: [UInt8], state isInComment: inout Bool) -> [SyntaxToken] {
        var scanner = LineScanner(line)
        while !scanner.isAtEnd {
            let start = scanner.place
            if isInComment {
                isInComment = !scanner.skip(to: "*/")
                if !isInComment { scanner.place += 2 }
                scanner.add(.comment, from: start)
            } else if scanner.skip("/*") {
                isInComment = true
                scanner.add(.comment, from: start)
            } else if scanner.begins("//") {
                scanner.skipToEnd()
                scanner.add(.comment, from: start)
            } else {
                Self.readValue(&scanner)
            }
        }
        return scanner.tokens
    }

    private static func readValue(_ scanner: inout LineScanner) {
        let start = scanner.place, next = scanner.peek()
        if next == "\"" {
            scanner.skipString()
            let end = scanner.place
            scanner.skipBlanks()
            let isKey = scanner.peek() == ":"
            scanner.place = end
            scanner.add(isKey ? .key : .string, from: start)
        } else if next.isDigit || (next == "-" && scanner.peek(1).isDigit) {
            scanner.place += 1
            scanner.skip { $0.isNamePart || $0 == "." || $0 == "+" || $0 == "-" }
            scanner.add(.number, from: start)
        } else if next.isLetter {
            scanner.skip { $0.isNamePart }
            let isKeyword = ["true", "false", "null"].contains(scanner.word(from: start))
            scanner.add(isKeyword ? .keyword : .plain, from: start)
        } else {
            scanner.place += 1
        }
    }
}
