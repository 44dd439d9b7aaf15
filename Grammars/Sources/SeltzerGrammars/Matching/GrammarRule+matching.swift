// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension GrammarRule {
    /// Returns the end of the text that the rule finds at a place; the place itself if it finds none.
    ///
    /// Searches and rules with captures are not among them.
    func end(_ line: LineBytes, from start: Int) -> Int {
        switch kind {
        case .text: line.begins(parts.bytes, at: start) ? start + parts.bytes.count : start
        case .foldedText: line.end(ofFolded: parts.folded, at: start) ?? start
        case .anyCharacter: parts.set.contains(line, at: start) ? line.end(after: start) : start
        case .word: endOfWord(line, start)
        case .integer: endOfInteger(line, start)
        case .float: endOfFloat(line, start)
        case .octal: endOfOctal(line, start)
        case .hexadecimal: endOfHexadecimal(line, start)
        case .escape: Self.endOfEscape(line, start)
        case .character: endOfCharacter(line, start)
        case .range: endOfRange(line, start)
        case .lineContinue: endOfLineContinue(line, start)
        case .spaces: endOfSpaces(line, start)
        case .identifier: endOfIdentifier(line, start)
        case .pattern, .keyword, .capturedCharacter, .capturedText, .capturedPattern: start
        }
    }

    private func endOfWord(_ line: LineBytes, _ start: Int) -> Int {
        let delimiters = parts.delimiters
        guard delimiters.allowsWord(line, at: start) || delimiters.set.contains(line, at: start)
        else { return start }
        let end: Int
        if parts.isInsensitive {
            guard let found = line.end(ofFolded: parts.folded, at: start) else { return start }
            end = found
        } else {
            guard line.begins(parts.bytes, at: start) else { return start }
            end = start + parts.bytes.count
        }
        guard end > start else { return start }
        let isEnd =
            end == line.count || delimiters.set.contains(line, at: end)
            || delimiters.set.contains(line, at: line.start(before: end))
        return isEnd ? end : start
    }

    private func endOfInteger(_ line: LineBytes, _ start: Int) -> Int {
        guard parts.delimiters.allowsWord(line, at: start) else { return start }
        var place = start
        while line.isDigit(at: place) { place += 1 }
        return place
    }

    private func endOfFloat(_ line: LineBytes, _ start: Int) -> Int {
        guard parts.delimiters.allowsWord(line, at: start) else { return start }
        var place = start
        while line.isDigit(at: place) { place += 1 }
        guard place < line.count, line[place] == 0x2E else { return start }
        place += 1
        while line.isDigit(at: place) { place += 1 }
        guard place > start + 1 else { return start }
        guard place < line.count, line[place].folded == 0x65 else { return place }
        var exponent = place + 1
        if exponent < line.count, line[exponent] == 0x2B || line[exponent] == 0x2D { exponent += 1 }
        guard line.isDigit(at: exponent) else { return place }
        while line.isDigit(at: exponent) { exponent += 1 }
        return exponent
    }

    private func endOfOctal(_ line: LineBytes, _ start: Int) -> Int {
        guard parts.delimiters.allowsWord(line, at: start), line[start] == 0x30,
            line.isOctal(at: start + 1)
        else { return start }
        var place = start + 2
        while line.isOctal(at: place) { place += 1 }
        return place
    }

    private func endOfHexadecimal(_ line: LineBytes, _ start: Int) -> Int {
        guard parts.delimiters.allowsWord(line, at: start), line[start] == 0x30,
            start + 1 < line.count, line[start + 1].folded == 0x78, line.isHex(at: start + 2)
        else { return start }
        var place = start + 3
        while line.isHex(at: place) { place += 1 }
        return place
    }

    /// Returns the end of an escape of C, such as `\n`, `\x1B` and `\033`.
    private static func endOfEscape(_ line: LineBytes, _ start: Int) -> Int {
        guard line[start] == 0x5C, start + 1 < line.count else { return start }
        let place = start + 2
        switch line[start + 1] {
        case 0x61, 0x62, 0x65, 0x66, 0x6E, 0x72, 0x74, 0x76, 0x22, 0x27, 0x3F, 0x5C:
            return place
        case 0x78:
            guard line.isHex(at: place) else { return start }
            return line.isHex(at: place + 1) ? place + 2 : place + 1
        case 0x30...0x37:
            guard line.isOctal(at: place) else { return place }
            return line.isOctal(at: place + 1) ? place + 2 : place + 1
        default: return start
        }
    }

    /// Returns the end of a character of C in its quotation marks.
    private func endOfCharacter(_ line: LineBytes, _ start: Int) -> Int {
        guard start + 2 < line.count, line[start] == 0x27, line[start + 1] != 0x27 else {
            return start
        }
        var place = Self.endOfEscape(line, start + 1)
        if place == start + 1 {
            guard line[place] != 0x5C else { return start }
            place = line.end(after: place)
        }
        return place < line.count && line[place] == 0x27 ? place + 1 : start
    }

    private func endOfRange(_ line: LineBytes, _ start: Int) -> Int {
        guard line.begins(parts.bytes, at: start) else { return start }
        var place = start + parts.bytes.count
        while place < line.count {
            if line.begins(parts.closingBytes, at: place) {
                return place + parts.closingBytes.count
            }
            place = line.end(after: place)
        }
        return start
    }

    private func endOfLineContinue(_ line: LineBytes, _ start: Int) -> Int {
        let end = start + parts.bytes.count
        return end == line.count && line.begins(parts.bytes, at: start) ? end : start
    }

    private func endOfSpaces(_ line: LineBytes, _ start: Int) -> Int {
        var place = start
        while place < line.count, line.isSpace(at: place) { place = line.end(after: place) }
        return place
    }

    private func endOfIdentifier(_ line: LineBytes, _ start: Int) -> Int {
        guard line[start] == 0x5F || line.isLetter(at: start, orDigit: false) else { return start }
        var place = line.end(after: start)
        while place < line.count, line[place] == 0x5F || line.isLetter(at: place, orDigit: true) {
            place = line.end(after: place)
        }
        return place
    }
}
