// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The tables of a ``LexicalGrammar`` by bytes, which are made once and shared by all copies of a highlighter.
final class LexicalTables: Sendable {
    /// The roles of a byte.
    struct Role: OptionSet {
        let rawValue: UInt8
        static let nameStart = Role(rawValue: 1)
        static let namePart = Role(rawValue: 2)
        static let digit = Role(rawValue: 4)
        /// The byte begins the opening text of a span, or a prefix.
        static let sign = Role(rawValue: 8)
    }

    /// A span whose texts are bytes; a class, because readers take one for each sign.
    final class Span: Sendable {
        let rule: LexicalGrammar.Span
        let open: [UInt8]
        let openEnd: [UInt8]
        let close: [UInt8]
        let closeEnd: [UInt8]
        let interpolation: [UInt8]
        let escape: UInt8?
        let kind: SyntaxToken.Kind
        let place: LexicalGrammar.Place
        /// The index of the span that follows directly; nil for none.
        let following: Int?
        /// The tables of the embedded language; nil for text of one kind.
        let tables: LexicalTables?

        init(_ rule: LexicalGrammar.Span, following: Int?) {
            self.rule = rule
            self.following = following
            (kind, place) = (rule.kind, rule.place)
            open = Array(rule.open.utf8)
            openEnd = Array(rule.openEnd.utf8)
            close = Array((rule.close ?? "").utf8)
            closeEnd = Array(rule.closeEnd.utf8)
            interpolation = Array((rule.interpolation?.open ?? "").utf8)
            escape = rule.escape.map { UInt8(truncatingIfNeeded: $0.value) }
            tables = rule.grammar.map(LexicalTables.init)
        }
    }

    let prefixes: [LexicalGrammar.Prefix]
    let isCaseSensitive: Bool
    let isData: Bool
    let hasNumbers: Bool
    let keys: LexicalGrammar.Keys
    let nameKind: SyntaxToken.Kind
    let capitalizedNameKind: SyntaxToken.Kind?
    let callKind: SyntaxToken.Kind?
    let spans: [Span]
    let words: WordTable
    /// The roles of each byte.
    let roles: [Role]
    /// The spans that begin with each byte, the longest opening text first.
    let spansByByte: [[Int]]
    /// The prefixes that begin with each byte.
    let prefixesByByte: [[Int]]

    init(_ grammar: LexicalGrammar) {
        prefixes = grammar.prefixes
        (isCaseSensitive, isData) = (grammar.isCaseSensitive, grammar.isData)
        (hasNumbers, keys) = (grammar.hasNumbers, grammar.keys)
        nameKind = grammar.nameKind
        (capitalizedNameKind, callKind) = (grammar.capitalizedNameKind, grammar.callKind)
        let spans = Self.spans(of: grammar)
        self.spans = spans
        words = WordTable(grammar.words, isCaseSensitive: grammar.isCaseSensitive)
        var roles = Self.roles(of: grammar)
        var spansByByte = [[Int]](repeating: [], count: 256), prefixesByByte = spansByByte
        let first = grammar.spans.indices.sorted { spans[$0].open.count > spans[$1].open.count }
        for index in first {
            for byte in Self.cases(of: spans[index].open.first, grammar.isCaseSensitive) {
                spansByByte[byte].append(index)
                roles[byte].insert(.sign)
            }
        }
        for (index, prefix) in grammar.prefixes.enumerated() {
            for byte in Self.cases(of: prefix.sign.utf8.first, grammar.isCaseSensitive) {
                prefixesByByte[byte].append(index)
                roles[byte].insert(.sign)
            }
        }
        (self.roles, self.spansByByte, self.prefixesByByte) = (roles, spansByByte, prefixesByByte)
    }

    /// Returns the spans of a grammar, and after them the spans that directly follow others.
    private static func spans(of grammar: LexicalGrammar) -> [Span] {
        var following: [LexicalGrammar.Span] = []
        var spans: [Span] = []
        for rule in grammar.spans {
            let index = grammar.spans.count + following.count
            spans.append(Span(rule, following: rule.following.isEmpty ? nil : index))
            following += rule.following.prefix(1)
        }
        return spans + following.map { Span($0, following: nil) }
    }

    private static func roles(of grammar: LexicalGrammar) -> [Role] {
        var roles = [Role](repeating: [], count: 256)
        for byte in 0..<256 {
            let scalar = Unicode.Scalar(UInt8(byte))
            if scalar.isLetter || scalar == "_" { roles[byte] = [.nameStart, .namePart] }
            if scalar.isDigit { roles[byte] = [.namePart, .digit] }
        }
        for byte in grammar.nameCharacters.utf8 {
            roles[Int(byte)].formUnion([.nameStart, .namePart])
        }
        return roles
    }

    private static func cases(of byte: UInt8?, _ isCaseSensitive: Bool) -> Set<Int> {
        guard let byte else { return [] }
        guard !isCaseSensitive else { return [Int(byte)] }
        let lower = byte.lowercasedASCII
        let isLetter = (0x61...0x7A).contains(lower)
        return isLetter ? [Int(lower), Int(lower) - 32] : [Int(byte)]
    }
}

extension UInt8 {
    /// The byte of the small letter for a capital letter of ASCII; other bytes as they are.
    var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self + 32 : self }
}
