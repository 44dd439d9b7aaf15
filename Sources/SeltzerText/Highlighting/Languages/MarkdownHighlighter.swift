// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Highlights Markdown: the signs of CommonMark, and GitHub's struck text and tasks.
///
/// It reads each line on its own, so emphasis ends with its line.
public struct MarkdownHighlighter: SyntaxHighlighter {
    /// The block of code or the comment that is open at the end of a line.
    public struct State: Hashable, Sendable {
        /// The number of signs that opened a block of code; 0 outside of a block of code.
        var fenceLength = 0
        /// Whether these signs are tildes.
        var isTilde = false
        var isInComment = false
    }

    /// Creates a highlighter for Markdown.
    public init() {}

    /// The state in text.
    public var initialState: State { State() }

    /// True: highlighting is fast enough to run before drawing.
    public var isQuick: Bool { true }

    /// Returns the tokens of a line.
    public func highlight(_ line: [UInt8], state: inout State) -> [SyntaxToken] {
        var reader = MarkdownLineReader(line, state)
        reader.read()
        state = reader.state
        return reader.scanner.tokens
    }
}

/// Reads a line of Markdown.
private struct MarkdownLineReader {
    private(set) var scanner: LineScanner
    private(set) var state: MarkdownHighlighter.State
    /// The place of the next run of each sign and length, so that a line full of signs is not
    /// searched repeatedly.
    private var closings: [Run: Int] = [:]

    /// A run of equal signs, such as `**`.
    private struct Run: Hashable {
        let sign: Unicode.Scalar
        let length: Int
    }

    init(_ line: [UInt8], _ state: MarkdownHighlighter.State) {
        scanner = LineScanner(line)
        self.state = state
    }

    mutating func read() {
        if state.fenceLength > 0 { return readCodeLine() }
        if state.isInComment {
            readComment(from: 0)
        } else if readBlock() {
            return
        }
        while !scanner.isAtEnd { readInline() }
    }

    // MARK: Blocks

    private mutating func readCodeLine() {
        scanner.skipBlanks()
        let sign: Unicode.Scalar = state.isTilde ? "~" : "`"
        let length = scanner.skip { $0 == sign }
        scanner.skipBlanks()
        let isEnd = length >= state.fenceLength && scanner.isAtEnd
        if isEnd { state = .init() }
        scanner.skipToEnd()
        scanner.add(isEnd ? .marker : .code, from: 0)
    }

    /// Reads the signs at the beginning of a line.
    ///
    /// - Returns: Whether these signs are the whole line.
    private mutating func readBlock() -> Bool {
        scanner.skipBlanks()
        while scanner.peek() == ">" {
            let start = scanner.place
            scanner.place += 1
            scanner.skipBlanks()
            scanner.add(.quote, from: start)
        }
        if readFence() || readHeading() || readLine() { return true }
        readBullet()
        return false
    }

    private mutating func readFence() -> Bool {
        let start = scanner.place, sign = scanner.peek()
        guard sign == "`" || sign == "~" else { return false }
        let length = scanner.skip { $0 == sign }
        let hasTick = sign == "`" && scanner.bytes[scanner.place...].contains(0x60)
        guard length >= 3, !hasTick else {
            scanner.place = start
            return false
        }
        scanner.add(.marker, from: start)
        let language = scanner.place
        scanner.skipToEnd()
        scanner.add(.type, from: language)
        state.fenceLength = length
        state.isTilde = sign == "~"
        return true
    }

    private mutating func readHeading() -> Bool {
        let start = scanner.place
        let level = scanner.skip { $0 == "#" }
        guard (1...6).contains(level), scanner.isAtEnd || scanner.peek().isBlank else {
            scanner.place = start
            return false
        }
        scanner.skipToEnd()
        scanner.add(.heading, from: start)
        return true
    }

    /// Reads a line of signs: the underline of a heading, or a rule between paragraphs.
    private mutating func readLine() -> Bool {
        let start = scanner.place, sign = scanner.peek()
        guard "=-*_".unicodeScalars.contains(sign) else { return false }
        var count = 0
        scanner.skip {
            count += $0 == sign ? 1 : 0
            return $0 == sign || $0.isBlank
        }
        guard scanner.isAtEnd, count >= (sign == "=" ? 1 : 3) else {
            scanner.place = start
            return false
        }
        scanner.add(sign == "=" ? .heading : .marker, from: start)
        return true
    }

    private mutating func readBullet() {
        let start = scanner.place
        if "-*+".unicodeScalars.contains(scanner.peek()), scanner.peek(1).isBlank {
            scanner.place += 1
        } else {
            let digits = scanner.skip(while: \.isDigit)
            guard (1...9).contains(digits), scanner.peek() == "." || scanner.peek() == ")",
                scanner.peek(1).isBlank
            else {
                scanner.place = start
                return
            }
            scanner.place += 1
        }
        scanner.add(.marker, from: start)
        scanner.skipBlanks()
        let box = scanner.place
        if scanner.skip("[ ] ") || scanner.skip("[x] ") || scanner.skip("[X] ") {
            scanner.add(.marker, from: box)
        }
    }

    // MARK: Text

    private mutating func readInline() {
        let start = scanner.place, next = scanner.peek()
        switch next {
        case "\\": scanner.place += 2
        case "`": readSpan(.code, signs: "`", lengths: 1...Int.max)
        case "*", "_": readEmphasis(next)
        case "~": readSpan(.strikethrough, signs: "~", lengths: 2...2)
        case "<": readTag()
        case "[", "!": readLink()
        case "h" where scanner.begins("http://") || scanner.begins("https://"):
            scanner.skip { !$0.isBlank && $0 != ")" && $0 != ">" }
            scanner.add(.link, from: start)
        default: scanner.place += 1
        }
    }

    /// Returns the place of the next run of exactly the given sign and length, from a place on; nil
    /// for none.
    private mutating func nextRun(_ run: Run, from start: Int) -> Int? {
        if let known = closings[run], known >= start { return known == .max ? nil : known }
        var place = start
        while place < scanner.bytes.count {
            guard scanner.bytes[place] == run.sign.value else {
                place += 1
                continue
            }
            let begin = place
            while place < scanner.bytes.count, scanner.bytes[place] == run.sign.value { place += 1 }
            if place - begin == run.length {
                closings[run] = begin
                return begin
            }
        }
        closings[run] = .max
        return nil
    }

    /// Reads text between equal runs of signs.
    ///
    /// - Parameter isEnd: Whether the run at a place can end the text.
    private mutating func readSpan(
        _ kind: SyntaxToken.Kind, signs sign: Unicode.Scalar, lengths: ClosedRange<Int>,
        isEnd: (LineScanner, Int) -> Bool = { _, _ in true }
    ) {
        let start = scanner.place
        let length = scanner.skip { $0 == sign }
        guard lengths.contains(length),
            let end = nextRun(Run(sign: sign, length: length), from: scanner.place),
            isEnd(scanner, end)
        else { return }
        scanner.place = end + length
        scanner.add(kind, from: start)
    }

    private mutating func readEmphasis(_ sign: Unicode.Scalar) {
        let start = scanner.place
        let isInWord = sign == "_" && scanner.peek(-1).isNamePart
        var length = 0
        while scanner.peek(length) == sign { length += 1 }
        let next = scanner.peek(length)
        guard !isInWord, !next.isBlank, next != "\0" else { return scanner.place = start + length }
        readSpan(length == 1 ? .emphasis : .strong, signs: sign, lengths: 1...3) { scanner, end in
            var scanner = scanner
            scanner.place = end
            return !scanner.peek(-1).isBlank
                && !(sign == "_" && scanner.peek(length).isNamePart)
        }
    }

    /// Reads an address in angle brackets, a tag or a comment.
    private mutating func readTag() {
        let start = scanner.place
        if scanner.skip("<!--") { return readComment(from: start) }
        scanner.place += 1
        guard scanner.peek().isLetter || scanner.peek() == "/",
            let end = nextRun(Run(sign: ">", length: 1), from: scanner.place)
        else { return }
        let inner = scanner.bytes[scanner.place..<end]
        let isLink = !inner.contains(0x20) && (inner.contains(0x40) || inner.contains(0x3A))
        scanner.place = end + 1
        scanner.add(isLink ? .link : .type, from: start)
    }

    private mutating func readComment(from start: Int) {
        state.isInComment = !scanner.skip(to: "-->")
        if !state.isInComment { scanner.place += 3 }
        scanner.add(.comment, from: start)
    }

    /// Reads a link or an image: `[text](address)`, `[text][name]` or `[name]: address`.
    private mutating func readLink() {
        let start = scanner.place
        if scanner.peek() == "!" {
            scanner.place += 1
            guard scanner.peek() == "[" else { return }
        }
        scanner.place += 1
        guard let close = nextRun(Run(sign: "]", length: 1), from: scanner.place),
            close + 1 < scanner.bytes.count
        else { return }
        var end: Int?
        switch Unicode.Scalar(scanner.bytes[close + 1]) {
        case "(": end = nextRun(Run(sign: ")", length: 1), from: close + 2).map { $0 + 1 }
        case "[": end = nextRun(Run(sign: "]", length: 1), from: close + 2).map { $0 + 1 }
        case ":" where start == 0: end = scanner.bytes.count
        default: break
        }
        guard let end else { return }
        scanner.place = end
        scanner.add(.link, from: start)
    }
}
