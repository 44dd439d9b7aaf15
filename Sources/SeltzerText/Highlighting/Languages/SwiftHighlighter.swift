// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Highlights Swift.
///
/// It knows words, not grammar. A name with a capital letter is a type; a name before a parenthesis
/// or after a full stop is a function or a member.
public struct SwiftHighlighter: SyntaxHighlighter {
    /// The comments, strings and interpolations that are open at the end of a line.
    public struct State: Hashable, Sendable {
        var frames: [Frame] = []
    }

    enum Frame: Hashable, Sendable {
        /// A comment with its nesting depth, from 1.
        case comment(depth: Int)
        /// A string with the number of `#` around it.
        case string(hashes: Int, isLong: Bool)
        /// Code in a string, with the number of open parentheses.
        case interpolation(depth: Int)
    }

    /// Creates a highlighter for Swift.
    public init() {}

    /// The state outside of comments and strings.
    public var initialState: State { State() }

    /// True: highlighting is fast enough to run before drawing.
    public var isQuick: Bool { true }

    /// Returns the tokens of a line.
    public func highlight(_ line: [UInt8], state: inout State) -> [SyntaxToken] {
        var reader = SwiftLineReader(line, state.frames)
        reader.read()
        state.frames = reader.frames
        return reader.scanner.tokens
    }
}

/// Reads a line of Swift.
private struct SwiftLineReader {
    /// The maximum depth of nesting; deeper interpolations are highlighted as a part of their
    /// string.
    private static var maximumDepth: Int { 16 }

    private(set) var scanner: LineScanner
    private(set) var frames: [SwiftHighlighter.Frame]

    init(_ line: [UInt8], _ frames: [SwiftHighlighter.Frame]) {
        scanner = LineScanner(line)
        self.frames = frames
    }

    mutating func read() {
        while !scanner.isAtEnd {
            switch frames.last {
            case .comment(let depth): readComment(depth)
            case .string(let hashes, let isLong): readString(hashes, isLong, from: scanner.place)
            case .interpolation(let depth): readInterpolation(depth)
            case nil: readCode()
            }
        }
        // A string of one line ends with the line, even with open interpolations in it.
        let isShort = { (frame: SwiftHighlighter.Frame) in
            if case .string(_, isLong: false) = frame { true } else { false }
        }
        if let index = frames.firstIndex(where: isShort) { frames.removeSubrange(index...) }
    }

    private mutating func readComment(_ depth: Int) {
        let start = scanner.place
        var depth = depth
        while depth > 0, !scanner.isAtEnd {
            if scanner.skip("/*") {
                depth += 1
            } else if scanner.skip("*/") {
                depth -= 1
            } else {
                scanner.place += 1
            }
        }
        frames.removeLast()
        if depth > 0 { frames.append(.comment(depth: depth)) }
        scanner.add(.comment, from: start)
    }

    private mutating func readInterpolation(_ depth: Int) {
        switch scanner.peek() {
        case "(":
            frames[frames.count - 1] = .interpolation(depth: depth + 1)
            scanner.place += 1
        case ")" where depth > 0:
            frames[frames.count - 1] = .interpolation(depth: depth - 1)
            scanner.place += 1
        case ")":
            frames.removeLast()
            let start = scanner.place
            scanner.place += 1
            scanner.add(.string, from: start)
        default: readCode()
        }
    }

    private mutating func readCode() {
        let start = scanner.place, next = scanner.peek()
        if next == "/", scanner.peek(1) == "/" {
            scanner.skipToEnd()
            scanner.add(.comment, from: start)
        } else if scanner.skip("/*") {
            scanner.add(.comment, from: start)
            frames.append(.comment(depth: 1))
        } else if next == "\"" || next == "#", beginString() {
            return
        } else if next.isDigit {
            repeat { scanner.skip(while: \.isNamePart) } while skipPoint()
            scanner.add(.number, from: start)
        } else if next.isLetter || "_@#`".unicodeScalars.contains(next) {
            readWord()
        } else {
            scanner.place += 1
        }
    }

    /// Skips the decimal point of a number; in "1...3" and "1.description" the full stop is not a
    /// decimal point.
    private mutating func skipPoint() -> Bool {
        guard scanner.peek() == ".", scanner.peek(1).isDigit else { return false }
        scanner.place += 1
        return true
    }

    private mutating func readWord() {
        let start = scanner.place
        let isMember = start > 0 && scanner.peek(-1) == "." && scanner.peek(-2) != "."
        let first = scanner.peek()
        scanner.place += 1
        scanner.skip { $0.isNamePart || $0 == "`" }
        scanner.add(kind(from: start, first, isMember: isMember), from: start)
    }

    private func kind(
        from start: Int, _ first: Unicode.Scalar, isMember: Bool
    ) -> SyntaxToken.Kind {
        if first == "@" || (first == "#" && scanner.place > start + 1) { return .keyword }
        let isCall = scanner.peek() == "("
        if !isMember, let word = scanner.word(from: start) {
            if Self.keywords.contains(word) { return .keyword }
            if !isCall, scanner.peek() == " ", Self.modifiers.contains(word) { return .keyword }
        }
        if first.isCapital { return .type }
        return isCall || isMember ? .function : .plain
    }

    // MARK: Strings

    /// Begins a string if one begins at the current place.
    private mutating func beginString() -> Bool {
        let start = scanner.place
        var hashes = 0
        while scanner.peek(hashes) == "#" { hashes += 1 }
        guard scanner.peek(hashes) == "\"" else { return false }
        scanner.place += hashes
        let isLong = scanner.begins("\"\"\"")
        scanner.place += isLong ? 3 : 1
        frames.append(.string(hashes: hashes, isLong: isLong))
        readString(hashes, isLong, from: start)
        return true
    }

    /// Returns whether some number signs follow a place.
    private func hasHashes(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { scanner.peek(distance + $0) == "#" }
    }

    private mutating func readString(_ hashes: Int, _ isLong: Bool, from start: Int) {
        defer { scanner.add(.string, from: start) }
        while !scanner.isAtEnd {
            let next = scanner.peek()
            if next == "\"", !isLong || scanner.begins("\"\"\""),
                hasHashes(hashes, at: isLong ? 3 : 1)
            {
                scanner.place += (isLong ? 3 : 1) + hashes
                frames.removeLast()
                return
            }
            guard next == "\\", hasHashes(hashes, at: 1) else {
                scanner.place += 1
                continue
            }
            scanner.place += 1 + hashes
            let isInterpolation = scanner.peek() == "(" && frames.count < Self.maximumDepth
            if !scanner.isAtEnd { scanner.place += 1 }
            if isInterpolation {
                frames.append(.interpolation(depth: 0))
                return
            }
        }
    }

    // MARK: Words

    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "await", "async", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
        "internal", "let", "nil", "nonisolated", "operator", "package", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "Self", "some", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// Words that are keywords before another word, and names otherwise.
    ///
    /// One word is written with an escape, because the house rules forbid it in sources.
    private static let modifiers: Set<String> = [
        "borrowing", "consuming", "convenience", "didSet", "final", "get", "indirect", "lazy",
        "mutating", "open", "override", "required", "sending", "set", "un\u{6F}wned", "weak",
        "willSet",
    ]
}
