// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The words that differ between two versions of a line.
package struct WordDifference: Hashable, Sendable {
    /// The longest line that is compared, in bytes.
    private static var maximumLength: Int { 8_192 }

    /// The parts of the old line that the new one does not have, in bytes.
    package private(set) var removed: [Range<Int>] = []
    /// The parts of the new line that the old one does not have, in bytes.
    package private(set) var added: [Range<Int>] = []

    /// Compares two lines; nothing is marked if they have little in common, or are very long.
    package init(from old: String, to new: String) {
        let (oldBytes, newBytes) = (Array(old.utf8), Array(new.utf8))
        guard max(oldBytes.count, newBytes.count) <= Self.maximumLength else { return }
        let (oldWords, newWords) = (Self.words(oldBytes), Self.words(newBytes))
        var symbols = ByteSymbols(capacity: oldWords.count + newWords.count)
        let (oldSymbols, newSymbols) = oldBytes.withUnsafeBytes { old in
            newBytes.withUnsafeBytes { new in
                (
                    oldWords.map { symbols.symbol(of: .init(rebasing: old[$0])) },
                    newWords.map { symbols.symbol(of: .init(rebasing: new[$0])) }
                )
            }
        }
        let difference = SequenceDifference(
            from: oldSymbols, to: newSymbols, symbolCount: symbols.count)
        removed = Self.joined(difference.changes.map(\.old), oldWords, oldBytes)
        added = Self.joined(difference.changes.map(\.new), newWords, newBytes)
        guard Self.isAlike(oldBytes, removed), Self.isAlike(newBytes, added) else {
            (removed, added) = ([], [])
            return
        }
    }

    /// Whether a large enough part of a line, in scalars without blanks, is also in the other line.
    private static func isAlike(_ bytes: [UInt8], _ changed: [Range<Int>]) -> Bool {
        func count(_ bytes: ArraySlice<UInt8>) -> Int {
            bytes.count { !$0.isWhitespace && $0 & 0xC0 != 0x80 }
        }
        let all = count(bytes[...])
        let lost = changed.reduce(0) { $0 + count(bytes[$1]) }
        return all == 0 || 10 * (all - lost) >= 3 * all
    }

    /// Splits a line into words, runs of blanks, and single signs.
    ///
    /// Bytes that are not of ASCII belong to words, so that no scalar is split.
    private static func words(_ bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            var end = start + 1
            if bytes[start].isPartOfWord {
                while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
            } else if bytes[start].isBlank {
                while end < bytes.count, bytes[end].isBlank { end += 1 }
            }
            words.append(start..<end)
            start = end
        }
        return words
    }

    /// Whether two changes with these bytes between them read as one: blanks, or a single sign.
    private static func isFiller(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy(\.isBlank) || bytes.count == 1 && !bytes.contains(where: \.isPartOfWord)
    }

    /// Returns the bytes of some ranges of words; ranges with only blanks or a single sign between
    /// them are joined.
    private static func joined(
        _ changes: [Range<Int>], _ words: [Range<Int>], _ bytes: [UInt8]
    ) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for change in changes where !change.isEmpty {
            let range =
                words[change.lowerBound].lowerBound..<words[change.upperBound - 1].upperBound
            if let last = ranges.last, isFiller(bytes[last.upperBound..<range.lowerBound]) {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }
}

extension UInt8 {
    /// Whether the byte is part of a word: a letter, a digit, an underscore, or not of ASCII.
    fileprivate var isPartOfWord: Bool { isAlphanumeric || self == 0x5F || self >= 0x80 }
}
