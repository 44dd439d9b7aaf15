// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A query that was read, ready to look for matches.
///
/// A match lies in one line and is not empty. Words are compared scalar by scalar, so `é` of one scalar does not find the
/// one of two. No match ends inside a grapheme cluster.
public struct TextPattern {
    /// The greatest part of a line that is searched at once, in bytes.
    public static var maximumLength: Int { 1 << 14 }
    /// The bytes by which parts of an enormous line overlap: a longer match there may be missed.
    public static var overlap: Int { 1 << 10 }

    private enum Way {
        case literal(LiteralPattern)
        case expression(Regex<AnyRegexOutput>)
    }

    private let way: Way
    private let matchesWords: Bool

    /// Reads a query.
    ///
    /// - Throws: A sentence about what is wrong with a regular expression.
    public init(_ query: TextQuery) throws(TextQueryError) {
        matchesWords = query.matchesWords
        guard query.isRegularExpression else {
            way = .literal(LiteralPattern(query.string, ignoresCase: query.ignoresCase))
            return
        }
        do {
            let regex = try Regex(query.string)
            way = .expression(query.ignoresCase ? regex.ignoresCase() : regex)
        } catch {
            throw TextQueryError("Cannot read the pattern: \(error)")
        }
    }

    /// Returns the matches in a line, in bytes, in order and without overlaps.
    public func matches(in line: String) -> [Range<Int>] {
        var line = line
        return line.withUTF8 { matches(in: $0) }
    }

    /// Returns the matches in the UTF-8 of a line, in order and without overlaps.
    ///
    /// Bytes that are no UTF-8 are no part of a match.
    public func matches(in line: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        guard !line.isEmpty else { return [] }
        switch way {
        case .literal(let literal):
            return literal.matches(in: line) { range in
                (!matchesWords || line.isWord(range)) && line.isBetweenClusters(range.upperBound)
            }
        case .expression(let regex):
            let text = line.repairedString
            return text.matches(of: regex).compactMap { match in
                let start = text.utf8.distance(
                    from: text.startIndex, to: match.range.lowerBound)
                let range =
                    start..<start + text.utf8[match.range].count
                return range.isEmpty || matchesWords && !line.isWord(range) ? nil : range
            }
        }
    }

    /// Returns the text that replaces a match.
    ///
    /// For a regular expression `$0` stands for the match, `$1` to `$9` for what its groups matched, and `$$` for `$`.
    ///
    /// - Parameters:
    ///   - range: The match, in bytes of the line.
    ///   - line: The line.
    ///   - template: The text to insert.
    /// - Returns: nil if the line has no such match.
    public func replacement(
        for range: Range<Int>, in line: UnsafeBufferPointer<UInt8>, template: String
    ) -> String? {
        guard case .expression(let regex) = way, template.contains("$") else { return template }
        let text = line.repairedString
        let match = text.matches(of: regex).first { match in
            text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
                == range.lowerBound
        }
        guard let match else { return nil }
        return template.expanded { number in
            number < match.output.count ? match.output[number].substring.map(String.init) : nil
        }
    }
}

extension String {
    /// Returns the text with `$0` to `$9` replaced by what a closure returns for the digit, and `$$` by `$`.
    fileprivate func expanded(_ group: (Int) -> String?) -> String {
        var result = "", rest = self[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[index(after: dollar)...]
            if let digit = rest.first?.wholeNumberValue, rest.first?.isASCII == true {
                result += group(digit) ?? ""
                rest.removeFirst()
            } else {
                result += "$"
                if rest.first == "$" { rest.removeFirst() }
            }
        }
        return result + rest
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The text, with a control character for each byte that is no UTF-8, so that all places stay the same.
    fileprivate var repairedString: String {
        let decoded = String(decoding: self, as: UTF8.self)
        if decoded.utf8.elementsEqual(self) { return decoded }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        var parser = Unicode.UTF8.ForwardParser(), input = makeIterator()
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let encoded): bytes.append(contentsOf: encoded)
            case .error(let count): bytes.append(contentsOf: repeatElement(0x1A, count: count))
            case .emptyInput: return String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    /// Whether the text before and after a range does not continue its first and its last word.
    fileprivate func isWord(_ range: Range<Int>) -> Bool {
        let joinsStart =
            isWordPart(endingAt: range.lowerBound)
            && isWordPart(at: range.lowerBound)
        return !joinsStart
            && !(isWordPart(endingAt: range.upperBound) && isWordPart(at: range.upperBound))
    }

    private func isWordPart(at place: Int) -> Bool {
        guard place < count else { return false }
        let end = Swift.min(count, place + 4)
        return String(decoding: self[place..<end], as: UTF8.self).unicodeScalars.first?
            .isWordPart ?? false
    }

    private func isWordPart(endingAt place: Int) -> Bool {
        guard place > 0 else { return false }
        var start = place - 1
        while start > 0, place - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
        return String(decoding: self[start..<place], as: UTF8.self).unicodeScalars.last?
            .isWordPart ?? false
    }

    /// Whether no grapheme cluster contains a place and what is before it.
    fileprivate func isBetweenClusters(_ place: Int) -> Bool {
        guard place < count, self[place] >= 0x80 else { return true }
        // The longest emoji have less than 64 bytes.
        var start = Swift.max(0, place - 64)
        while start < place, self[start] & 0xC0 == 0x80 { start += 1 }
        let text = String(
            decoding: self[start..<Swift.min(count, place + 8)], as: UTF8.self)
        let index = text.utf8.index(text.startIndex, offsetBy: place - start)
        return String.Index(index, within: text) != nil
    }
}

extension Unicode.Scalar {
    fileprivate var isWordPart: Bool {
        if isASCII {
            return (0x30...0x39).contains(value) || (0x41...0x5A).contains(value & ~0x20)
                || value == 0x5F
        }
        return properties.isAlphabetic || properties.numericType != nil
    }
}
