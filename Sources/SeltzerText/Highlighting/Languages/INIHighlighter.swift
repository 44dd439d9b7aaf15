// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Highlights files of names and values: INI, TOML, and the settings of git, systemd and desktops.
public struct INIHighlighter: SyntaxHighlighter {
    /// The string that is open at the end of a line.
    public enum State: UInt8, Hashable, Sendable {
        /// No string is open.
        case none
        /// A string in three double quotes.
        case doubleQuotes
        /// A string in three single quotes.
        case singleQuotes
    }

    /// Creates a highlighter for files of names and values.
    public init() {}

    /// The state outside of a string.
    public var initialState: State { .none }

    /// True: highlighting is fast enough to run before drawing.
    public var isQuick: Bool { true }

    /// Returns the tokens of a line.
    public func highlight(_ line: [UInt8], state: inout State) -> [SyntaxToken] {
        var scanner = LineScanner(line)
        if state != .none {
            Self.readLongString(&scanner, &state, from: 0)
        } else {
            scanner.skipBlanks()
            let start = scanner.place
            if scanner.peek() == "[" {
                if scanner.skip(to: "]") { scanner.skip { $0 == "]" } }
                scanner.add(.heading, from: start)
            } else if !Self.readComment(&scanner) {
                Self.readKey(&scanner)
            }
        }
        while !scanner.isAtEnd { Self.readValue(&scanner, &state) }
        return scanner.tokens
    }

    private static func readComment(_ scanner: inout LineScanner) -> Bool {
        guard scanner.peek() == "#" || scanner.peek() == ";" else { return false }
        let start = scanner.place
        scanner.skipToEnd()
        scanner.add(.comment, from: start)
        return true
    }

    /// Reads a key, if there is one, with the sign after it.
    private static func readKey(_ scanner: inout LineScanner) {
        let start = scanner.place
        scanner.skip { $0 != "=" && $0 != ":" }
        if scanner.isAtEnd {
            scanner.place = start
            return
        }
        let sign = scanner.place
        while scanner.place > start, scanner.peek(-1).isBlank { scanner.place -= 1 }
        scanner.add(.key, from: start)
        scanner.place = sign + 1
    }

    private static func readValue(_ scanner: inout LineScanner, _ state: inout State) {
        let start = scanner.place, next = scanner.peek()
        let isStart =
            start == 0 || scanner.peek(-1).isBlank
            || "=:[,{".unicodeScalars.contains(
                scanner.peek(-1))
        if isStart, start > 0, readComment(&scanner) { return }
        if scanner.skip("\"\"\"") {
            state = .doubleQuotes
            readLongString(&scanner, &state, from: start)
        } else if scanner.skip("'''") {
            state = .singleQuotes
            readLongString(&scanner, &state, from: start)
        } else if isStart, next == "\"" || next == "'" {
            scanner.skipString()
            scanner.add(.string, from: start)
        } else if isStart, next.isDigit || ((next == "-" || next == "+") && scanner.peek(1).isDigit)
        {
            scanner.place += 1
            scanner.skip { $0.isNamePart || $0 == "." || $0 == ":" || $0 == "-" }
            scanner.add(.number, from: start)
        } else if next.isLetter {
            scanner.skip(while: \.isNamePart)
            let isWord =
                isStart && endsValue(scanner)
                && scanner.word(from: start).map(words.contains) == true
            scanner.add(isWord ? .keyword : .plain, from: start)
        } else {
            scanner.place += 1
        }
    }

    /// Returns whether the value ends before the next byte: free text may also begin with "no" or
    /// "on".
    private static func endsValue(_ scanner: LineScanner) -> Bool {
        var rest = scanner
        rest.skipBlanks()
        return rest.isAtEnd || ",]}#;".unicodeScalars.contains(rest.peek())
    }

    private static func readLongString(
        _ scanner: inout LineScanner, _ state: inout State, from start: Int
    ) {
        if scanner.skip(to: state == .doubleQuotes ? "\"\"\"" : "'''") {
            scanner.place += 3
            state = .none
        }
        scanner.add(.string, from: start)
    }

    private static let words: Set<String> = [
        "true", "false", "yes", "no", "on", "off", "none", "null", "True", "False", "Yes", "No",
    ]
}
