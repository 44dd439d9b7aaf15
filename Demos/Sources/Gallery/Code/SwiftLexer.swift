// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Splits Swift code into pieces of one colour.
///
/// It knows letters, not grammar: a capital letter begins a type, and a name before a parenthesis or after a full stop
/// is that of a function or a member. Code that does not compile gives pieces, too: an open string or comment reaches
/// to the end. All pieces together are the code.
struct SwiftLexer {
    private let code: [Character]
    private var place = 0
    private var tokens: [SwiftToken] = []

    /// Returns the pieces of code; neighbours of one kind are one piece.
    static func tokens(of code: String) -> [SwiftToken] {
        var lexer = SwiftLexer(code: Array(code))
        lexer.readCode(untilParenthesis: false)
        return lexer.tokens
    }

    private init(code: [Character]) { self.code = code }

    // MARK: Characters

    private func character(_ distance: Int = 0) -> Character? {
        let index = place + distance
        return code.indices.contains(index) ? code[index] : nil
    }

    private func begins(_ text: String) -> Bool {
        var index = place
        for character in text {
            guard index < code.count, code[index] == character else { return false }
            index += 1
        }
        return true
    }

    /// Adds the characters from a place up to the current one as a piece.
    private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
        guard start < place else { return }
        let text = String(code[start..<place])
        if let last = tokens.last, last.kind == kind {
            tokens[tokens.count - 1] = SwiftToken(kind: kind, text: last.text + text)
        } else {
            tokens.append(SwiftToken(kind: kind, text: text))
        }
    }

    // MARK: Code

    /// Reads to the end, or up to the parenthesis that closes an interpolation.
    private mutating func readCode(untilParenthesis: Bool) {
        var depth = 0
        while let next = character() {
            if untilParenthesis, next == ")", depth == 0 { return }
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            readPiece(next)
        }
    }

    private mutating func readPiece(_ next: Character) {
        let start = place
        if begins("//") {
            place = code[place...].firstIndex(where: \.isNewline) ?? code.count
            add(.comment, from: start)
        } else if begins("/*") {
            readBlockComment()
        } else if let hashes = hashesOfString() {
            readString(hashes: hashes)
        } else if next.isNumber {
            readNumber()
        } else if next.isLetter || "_@#`".contains(next) {
            readWord()
        } else {
            place += 1
            add(.plain, from: start)
        }
    }

    /// Reads a comment in which comments may be nested.
    private mutating func readBlockComment() {
        let start = place
        var depth = 0
        repeat {
            if begins("/*") {
                depth += 1
                place += 2
            } else if begins("*/") {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
        } while depth > 0 && place < code.count
        place = min(place, code.count)
        add(.comment, from: start)
    }

    private mutating func readNumber() {
        let start = place
        while let next = character() {
            let isFraction = next == "." && character(1)?.isNumber == true
            guard next.isLetter || next.isNumber || next == "_" || isFraction else { break }
            place += 1
        }
        add(.number, from: start)
    }

    private mutating func readWord() {
        let start = place
        let isMember = start > 0 && code[start - 1] == "."
        place += 1
        while let next = character(), next.isLetter || next.isNumber || "_`".contains(next) {
            place += 1
        }
        add(kind(of: String(code[start..<place]), isMember: isMember), from: start)
    }

    private func kind(of word: String, isMember: Bool) -> SwiftToken.Kind {
        if word.hasPrefix("@") || word.hasPrefix("#") && word.count > 1 { return .keyword }
        let isCall = character() == "("
        if Self.keywords.contains(word), !isMember { return .keyword }
        if Self.modifiers.contains(word), !isMember, character() == " ", !isCall { return .keyword }
        if word.first?.isUppercase == true { return .type }
        return isCall || isMember ? .function : .plain
    }

    // MARK: Strings

    /// Returns the number of `#` before the quote at the current place; nil if no string begins here.
    private func hashesOfString() -> Int? {
        var count = 0
        while character(count) == "#" { count += 1 }
        return character(count) == "\"" ? count : nil
    }

    private mutating func readString(hashes: Int) {
        var start = place
        place += hashes
        let isLong = begins("\"\"\"")
        let sharps = String(repeating: "#", count: hashes)
        let end = (isLong ? "\"\"\"" : "\"") + sharps
        let escape = "\\" + sharps
        place += isLong ? 3 : 1
        while let next = character() {
            if begins(end) {
                place += end.count
                break
            }
            if !isLong, next.isNewline { break }
            if begins(escape + "(") {
                place += escape.count + 1
                add(.string, from: start)
                readCode(untilParenthesis: true)
                start = place
            } else {
                place = min(code.count, place + (begins(escape) ? escape.count + 1 : 1))
            }
        }
        add(.string, from: start)
    }

    // MARK: Words

    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "await", "async", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
        "internal", "let", "nil", "nonisolated", "operator", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "Self", "some", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Words that are keywords before another word, and names elsewhere.
    private static let modifiers: Set<String> = [
        "borrowing", "consuming", "convenience", "didSet", "final", "get", "indirect", "lazy",
        "mutating", "open", "override", "required", "set", "unowned", "weak", "willSet",
    ]
}
