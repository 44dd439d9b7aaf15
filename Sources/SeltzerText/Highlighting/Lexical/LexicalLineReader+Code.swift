// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Code outside of comments and strings.
extension LexicalLineReader {
    /// Reads one part of code: blanks and signs, a span, a number or a name.
    ///
    /// - Parameters:
    ///   - stop: A byte that may end the code.
    ///   - other: Another byte at which the caller continues.
    mutating func readCode(stop: UInt8? = nil, _ other: UInt8? = nil) {
        let start = scanner.place, byte = bytes[start], role = tables.roles[Int(byte)]
        if role.contains(.sign), beginSpan(byte) || readPrefix(byte) { return }
        if role.contains(.digit) || isMinus(byte) { return readNumber() }
        if role.contains(.nameStart) { return readName() }
        skipIgnored(stop, other)
    }

    /// Skips a byte of no name, and the following ones up to a byte with a role.
    private mutating func skipIgnored(_ stop: UInt8?, _ other: UInt8?) {
        // Copies of the arrays: access through the properties costs more than a step.
        let bytes = scanner.bytes, roles = tables.roles
        var place = scanner.place, last = previous
        repeat {
            if bytes[place] != 0x20, bytes[place] != 0x09 { last = bytes[place] }
            place += 1
        } while place < bytes.count && roles[Int(bytes[place])].isEmpty && bytes[place] != stop
            && bytes[place] != other
        let skipped = bytes[scanner.place..<place]
        if skipped.contains(where: { $0 != 0x20 && $0 != 0x09 }) { isAfterKeyword = false }
        (previous, scanner.place) = (last, place)
    }

    /// Whether a byte is the sign of a negative number in a language with this sign in names.
    private func isMinus(_ byte: UInt8) -> Bool {
        byte == 0x2D && tables.roles[0x2D].contains(.nameStart) && scanner.peek(1).isDigit
    }

    private mutating func beginSpan(_ byte: UInt8) -> Bool {
        for index in tables.spansByByte[Int(byte)] where begin(index) { return true }
        return false
    }

    private mutating func readPrefix(_ byte: UInt8) -> Bool {
        let start = scanner.place
        for index in tables.prefixesByByte[Int(byte)] {
            let prefix = tables.prefixes[index]
            guard allows(prefix.place), scanner.skip(prefix.sign) else { continue }
            if prefix.place == .lineStart { scanner.skipBlanks() }
            let name = scanner.place
            if prefix.place != .beforeName || !scanner.peek().isDigit { skipNameParts() }
            if scanner.place > name {
                scanner.add(prefix.kind, from: start)
                (previous, isAfterKeyword) = (bytes[scanner.place - 1], false)
                return true
            }
            scanner.place = start
        }
        return false
    }

    private mutating func skipNameParts() {
        let bytes = scanner.bytes, roles = tables.roles
        var place = scanner.place
        while place < bytes.count, roles[Int(bytes[place])].contains(.namePart) { place += 1 }
        scanner.place = place
    }

    private mutating func readNumber() {
        let start = scanner.place
        let isValue = !tables.isData || allows(.valueStart)
        if scanner.peek() == "-" { scanner.place += 1 }
        scanner.skipNumber()
        if scanner.peek() == "%" { scanner.place += 1 }
        if tables.isData { scanner.skip { $0.isNamePart || $0 == "-" || $0 == ":" || $0 == "." } }
        let isNumber = tables.hasNumbers && isValue && (!tables.isData || endsValue)
        scanner.add(isNumber ? .number : .plain, from: start)
        (previous, isAfterKeyword) = (bytes[scanner.place - 1], false)
    }

    private mutating func readName() {
        let start = scanner.place, first = bytes[start]
        let isMember =
            start > 0 && bytes[start - 1] == 0x2E && !(start > 1 && bytes[start - 2] == 0x2E)
        skipNameParts()
        let kind = kindOfName(start..<scanner.place, first, isMember: isMember)
        scanner.add(kind, from: start)
        (previous, isAfterKeyword) = (bytes[scanner.place - 1], kind == .keyword)
    }

    private func kindOfName(_ range: Range<Int>, _ first: UInt8, isMember: Bool) -> SyntaxToken.Kind
    {
        if !isMember, let kind = tables.words.kind(of: bytes, in: range) {
            guard tables.isData else { return kind }
            return allows(.valueStart) && endsValue ? kind : tables.nameKind
        }
        if tables.keys == .declarations, isKey { return .key }
        if let kind = tables.callKind, scanner.peek() == "(" { return kind }
        if let kind = tables.capitalizedNameKind, Unicode.Scalar(first).isCapital { return kind }
        return tables.nameKind
    }

    // MARK: Conditions

    /// Returns whether a sign at the current place counts.
    func allows(_ place: LexicalGrammar.Place) -> Bool {
        switch place {
        case .anywhere, .beforeName, .character: return true
        case .lineStart:
            return previous == 0
                && bytes[..<scanner.place].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        case .afterBlank: return scanner.place == 0 || scanner.peek(-1).isBlank
        case .valueStart:
            if tables.isData {
                return previous == 0 || ":,[{?".utf8.contains(previous)
            }
            return previous == 0 || isAfterKeyword || "(,=:[!&|?{};+-*%<>~^".utf8.contains(previous)
        }
    }

    /// Returns whether the text after an opening text fits to the condition of its place; skips the name of a tag.
    mutating func fitsAfterOpen(_ span: LexicalTables.Span) -> Bool {
        let next = scanner.peek()
        switch span.place {
        case .beforeName:
            // An opening text with a name, such as "<script", must be the whole name.
            if span.open.count > 1 { return !next.isNamePart && next != "-" }
            guard next.isLetter || "/!?".unicodeScalars.contains(next) else { return false }
            scanner.place += 1
            scanner.skip { $0.isNamePart || "-.:".unicodeScalars.contains($0) }
            return true
        case .character:
            var end = scanner.place
            if next == "\\" {
                // An escape has at most ten characters, such as \u{1F34B}.
                end += 2
                while end < bytes.count, end - scanner.place < 12, !begins(span.close, at: end) {
                    end += 1
                }
            } else {
                repeat { end += 1 } while end < bytes.count && bytes[end] & 0xC0 == 0x80
            }
            return begins(span.close, at: end) && end > scanner.place
        default: return true
        }
    }

    /// Whether the value ends before the next byte.
    private var endsValue: Bool {
        var rest = scanner
        rest.skipBlanks()
        return rest.isAtEnd || ",]}".unicodeScalars.contains(rest.peek())
            || rest.peek() == "#" && rest.place > scanner.place
    }

    /// Whether the name before the current place is the key of a declaration.
    ///
    /// A line that ends with an opening brace or a comma has selectors, in which a colon has another meaning.
    private var isKey: Bool {
        guard scanner.peek() == ":", scanner.peek(1) != ":",
            previous == 0 || previous == 0x7B || previous == 0x3B
        else { return false }
        return lastByte != 0x7B && lastByte != 0x2C
    }

    // MARK: Lines with keys

    /// Returns whether a line belongs to an indented text: it is blank, or indented by more than the text's key.
    func continuesBlock(_ indent: Int) -> Bool {
        guard let first = bytes.firstIndex(where: { $0 != 0x20 }) else { return true }
        return first > indent
    }

    /// Reads the signs of list items and the key at the start of a line, and the sign of an indented text.
    mutating func readLineKey() {
        if scanner.skip("---") || scanner.skip("...") { return scanner.add(.marker, from: 0) }
        scanner.skipBlanks()
        var column = scanner.place
        while "-?".unicodeScalars.contains(scanner.peek()),
            scanner.place + 1 == bytes.count || scanner.peek(1).isBlank
        {
            let start = scanner.place
            scanner.place += 1
            scanner.add(.marker, from: start)
            scanner.skipBlanks()
            if !"|>".unicodeScalars.contains(scanner.peek()) { column = scanner.place }
        }
        let start = scanner.place
        if let end = endOfKey() {
            column = start
            scanner.place = end
            scanner.add(.key, from: start)
            scanner.skip { $0 != ":" }
            scanner.place += 1
            scanner.skipBlanks()
        }
        readBlockSign(column)
    }

    /// Returns the end of the key at the current place; nil if no colon follows.
    private func endOfKey() -> Int? {
        var rest = scanner
        if rest.isAtEnd || "#{[&*!|>%@".unicodeScalars.contains(rest.peek()) { return nil }
        if rest.peek() == "\"" || rest.peek() == "'" { rest.skipString() }
        while !rest.isAtEnd {
            if rest.peek() == "#", rest.peek(-1).isBlank { return nil }
            if rest.peek() == ":", rest.place + 1 == bytes.count || rest.peek(1).isBlank {
                var end = rest.place
                while end > scanner.place, Unicode.Scalar(bytes[end - 1]).isBlank { end -= 1 }
                return end
            }
            rest.place += 1
        }
        return nil
    }

    private mutating func readBlockSign(_ indent: Int) {
        guard scanner.peek() == "|" || scanner.peek() == ">" else { return }
        let start = scanner.place
        scanner.place += 1
        scanner.skip { $0 == "+" || $0 == "-" || $0.isDigit }
        guard endsValue else { return scanner.place = start }
        scanner.add(.marker, from: start)
        push(.block(indent: indent))
    }
}
