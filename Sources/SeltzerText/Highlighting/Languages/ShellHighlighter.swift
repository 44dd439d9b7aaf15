// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Highlights programs of shells such as `sh` and bash, with their here-documents.
public struct ShellHighlighter: SyntaxHighlighter {
    /// The quotes, substitutions and here-documents that are open at the end of a line.
    public struct State: Hashable, Sendable {
        var frames: [Frame] = []
        /// The here-documents that come next, in order.
        var documents: [Document] = []
        /// Whether the command continues in the next line.
        var isContinued = false
    }

    enum Frame: Hashable, Sendable {
        /// Text between single quotes, in which no character is special.
        case singleQuotes
        /// Text between `$'` and a quote.
        case ansiQuotes
        case doubleQuotes
        case backticks
        /// Commands in parentheses after `$`, with the number of open parentheses.
        case substitution(depth: Int)
    }

    struct Document: Hashable, Sendable {
        var end: [UInt8]
        /// Whether tabs before the word that ends the document are ignored.
        var isIndented: Bool
        /// Whether variables are not expanded, because the word was quoted.
        var isQuoted: Bool
    }

    /// Creates a highlighter for shell programs.
    public init() {}

    /// The state outside of quotes, substitutions and here-documents.
    public var initialState: State { State() }

    /// True: highlighting is fast enough to run before drawing.
    public var isQuick: Bool { true }

    /// Returns the tokens of a line.
    public func highlight(_ line: [UInt8], state: inout State) -> [SyntaxToken] {
        var reader = ShellLineReader(line, state)
        reader.read()
        state = reader.state
        return reader.scanner.tokens
    }
}

/// Reads a line of a shell program.
private struct ShellLineReader {
    private static var maximumDepth: Int { 16 }
    private static var maximumDocuments: Int { 8 }

    private(set) var scanner: LineScanner
    private(set) var state: ShellHighlighter.State
    /// Whether the next word is a command.
    private var isCommand: Bool
    /// Whether the word `in` is a keyword here.
    private var expectsIn = false

    init(_ line: [UInt8], _ state: ShellHighlighter.State) {
        scanner = LineScanner(line)
        self.state = state
        isCommand = !state.isContinued
    }

    mutating func read() {
        if let document = state.documents.first { return readLine(of: document) }
        state.isContinued = false
        while !scanner.isAtEnd {
            switch state.frames.last {
            case .singleQuotes: readQuotes(escapes: false)
            case .ansiQuotes: readQuotes(escapes: true)
            case .doubleQuotes: readDoubleQuotes(from: scanner.place)
            case .backticks, .substitution, nil: readCode()
            }
        }
    }

    private mutating func push(_ frame: ShellHighlighter.Frame) {
        if state.frames.count < Self.maximumDepth { state.frames.append(frame) }
    }

    // MARK: Here-documents

    private mutating func readLine(of document: ShellHighlighter.Document) {
        if document.isIndented { scanner.skip { $0 == "\t" } }
        if scanner.bytes[scanner.place...].elementsEqual(document.end) {
            state.documents.removeFirst()
            scanner.skipToEnd()
            return scanner.add(.marker, from: 0)
        }
        var start = 0
        while !scanner.isAtEnd {
            if !document.isQuoted, scanner.peek() == "$", isVariable {
                scanner.add(.string, from: start)
                start = scanner.place
                skipVariable()
                scanner.add(.variable, from: start)
                start = scanner.place
            } else {
                scanner.place += scanner.peek() == "\\" ? 2 : 1
            }
        }
        scanner.add(.string, from: start)
    }

    private mutating func readDocumentSign() {
        let start = scanner.place
        scanner.place += 2
        let isIndented = scanner.skip("-")
        scanner.skipBlanks()
        let quote = scanner.peek()
        let isQuoted = quote == "'" || quote == "\"" || quote == "\\"
        if isQuoted { scanner.place += 1 }
        let name = scanner.place
        scanner.skip { $0.isNamePart || $0 == "-" || $0 == "." }
        let end = Array(scanner.bytes[name..<scanner.place])
        if isQuoted, quote != "\\", scanner.peek() == quote { scanner.place += 1 }
        if !end.isEmpty, state.documents.count < Self.maximumDocuments {
            state.documents.append(
                .init(end: end, isIndented: isIndented, isQuoted: isQuoted))
            scanner.add(.marker, from: start)
        }
        isCommand = false
    }

    // MARK: Quotes

    private mutating func readQuotes(escapes: Bool, from begin: Int? = nil) {
        let start = begin ?? scanner.place
        while !scanner.isAtEnd {
            let next = scanner.peek()
            scanner.place += escapes && next == "\\" ? 2 : 1
            if next == "'" {
                state.frames.removeLast()
                break
            }
        }
        scanner.add(.string, from: start)
        isCommand = false
    }

    private mutating func readDoubleQuotes(from start: Int) {
        var start = start
        isCommand = false
        while !scanner.isAtEnd {
            let next = scanner.peek()
            if next == "\"" {
                scanner.place += 1
                state.frames.removeLast()
                return scanner.add(.string, from: start)
            } else if next == "$", isVariable || isSubstitution {
                scanner.add(.string, from: start)
                if readDollar() { return }
                start = scanner.place
            } else if next == "`" {
                scanner.add(.string, from: start)
                return readBacktick()
            } else {
                scanner.place += next == "\\" ? 2 : 1
            }
        }
        scanner.add(.string, from: start)
    }

    private mutating func readBacktick() {
        scanner.place += 1
        if state.frames.last == .backticks {
            state.frames.removeLast()
            isCommand = false
        } else if state.frames.contains(.backticks) {
            // A backtick in quotes closes everything that was opened since the backtick before.
            while let last = state.frames.popLast(), last != .backticks {}
        } else {
            push(.backticks)
            isCommand = true
        }
    }

    // MARK: Variables

    private var isSubstitution: Bool { scanner.peek(1) == "(" }

    private var isVariable: Bool {
        let next = scanner.peek(1)
        return next.isNamePart || "{@*#?$!-".unicodeScalars.contains(next)
    }

    private mutating func skipVariable() {
        scanner.place += 1
        let next = scanner.peek()
        scanner.place += 1
        if next == "{" {
            if scanner.skip(to: "}") { scanner.place += 1 }
        } else if next.isLetter || next == "_" {
            scanner.skip(while: \.isNamePart)
        }
    }

    /// Reads a variable, or begins a substitution.
    ///
    /// - Returns: Whether commands follow.
    private mutating func readDollar() -> Bool {
        let start = scanner.place
        if isSubstitution, state.frames.count < Self.maximumDepth {
            scanner.place += 2
            scanner.add(.variable, from: start)
            push(.substitution(depth: 0))
            isCommand = true
            return true
        }
        if isVariable {
            skipVariable()
            scanner.add(.variable, from: start)
        } else {
            scanner.place += 1
        }
        return false
    }

    // MARK: Commands

    private mutating func readCode() {
        let start = scanner.place, next = scanner.peek()
        switch next {
        case " ", "\t": scanner.skipBlanks()
        case "#" where isAtWordStart:
            scanner.skipToEnd()
            scanner.add(.comment, from: start)
        case "'":
            scanner.place += 1
            guard state.frames.count < Self.maximumDepth else { return }
            push(.singleQuotes)
            readQuotes(escapes: false, from: start)
        case "\"":
            scanner.place += 1
            guard state.frames.count < Self.maximumDepth else { return }
            push(.doubleQuotes)
            readDoubleQuotes(from: start)
        case "`": readBacktick()
        case "$": readCodeDollar()
        case "\\":
            state.isContinued = scanner.place == scanner.bytes.count - 1
            scanner.place += 2
        case "<" where scanner.begins("<<") && !scanner.begins("<<<"): readDocumentSign()
        case "<", ">": scanner.skip { $0 == "<" || $0 == ">" || $0 == "&" }
        case ";", "&", "|":
            scanner.place += 1
            isCommand = true
        case "(", ")": readParenthesis(next)
        default: readWord()
        }
    }

    private var isAtWordStart: Bool {
        scanner.place == 0 || " \t;|&()`".unicodeScalars.contains(scanner.peek(-1))
    }

    private mutating func readCodeDollar() {
        if scanner.peek(1) == "'", state.frames.count < Self.maximumDepth {
            let start = scanner.place
            scanner.place += 2
            push(.ansiQuotes)
            readQuotes(escapes: true, from: start)
        } else if !readDollar() {
            isCommand = false
        }
    }

    private mutating func readParenthesis(_ sign: Unicode.Scalar) {
        let start = scanner.place
        scanner.place += 1
        isCommand = true
        guard case .substitution(let depth) = state.frames.last else { return }
        if sign == "(" {
            state.frames[state.frames.count - 1] = .substitution(depth: depth + 1)
        } else if depth > 0 {
            state.frames[state.frames.count - 1] = .substitution(depth: depth - 1)
        } else {
            state.frames.removeLast()
            scanner.add(.variable, from: start)
            isCommand = false
        }
    }

    private mutating func readWord() {
        let start = scanner.place
        scanner.skip(while: \.isNamePart)
        let isName = scanner.place > start && !scanner.peek(start - scanner.place).isDigit
        if isName, isCommand, scanner.peek() == "=" || scanner.begins("+=") {
            scanner.add(.variable, from: start)
            scanner.place += scanner.peek() == "+" ? 2 : 1
            return skipPlainWord()
        }
        skipPlainWord()
        if scanner.place == start { scanner.place += 1 }
        scanner.add(kindOfWord(from: start), from: start)
    }

    /// Skips characters that have no meaning to the shell.
    private mutating func skipPlainWord() {
        scanner.skip { byte in
            switch byte {
            case " ", "\t", ";", "&", "|", "(", ")", "<", ">", "\"", "'", "`", "$", "\\": false
            default: true
            }
        }
    }

    private mutating func kindOfWord(from start: Int) -> SyntaxToken.Kind {
        let word = scanner.word(from: start) ?? ""
        if expectsIn, word == "in" {
            expectsIn = false
            return .keyword
        }
        if isCommand, let commandFollows = Self.keywords[word] {
            isCommand = commandFollows
            expectsIn = word == "for" || word == "case" || word == "select"
            return .keyword
        }
        if scanner.begins("()") { return .function }
        if isCommand {
            isCommand = false
            return .function
        }
        let isNumber = scanner.bytes[start..<scanner.place].allSatisfy {
            Unicode.Scalar($0).isDigit
        }
        return isNumber ? .number : .plain
    }

    /// The words of the language, and whether a command follows.
    private static let keywords: [String: Bool] = [
        "!": true, "{": true, "}": false, "[[": false, "[": false, "if": true, "then": true,
        "elif": true, "else": true, "fi": false, "for": false, "while": true, "until": true,
        "do": true, "done": false, "case": false, "esac": false, "select": false, "in": false,
        "function": false, "time": true, "return": false, "exit": false, "break": false,
        "continue": false, "local": true, "export": true, "readonly": true, "declare": true,
    ]
}
