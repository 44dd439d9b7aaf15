// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Positions in a text as numbers of UTF-8 bytes. Unlike an index, such a number stays valid when the text changes.
///
/// The cost depends on the distance between two positions, not on the length of the text.
extension String {
    /// Returns the index of a position; the nearest index for a position outside the text.
    package func index(atByte offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: Swift.max(0, Swift.min(offset, utf8.count)))
    }

    /// Returns the position of an index.
    package func byte(of index: Index) -> Int {
        utf8.distance(from: startIndex, to: index)
    }

    /// Returns the position itself if it is between two clusters, and otherwise the next position between two clusters.
    func boundary(atOrAfter offset: Int) -> Int {
        let index = index(atByte: offset)
        guard index > startIndex, index < endIndex else { return byte(of: index) }
        // From inside a cluster, `index(after:)` goes to the end of that cluster.
        let next = self.index(after: index)
        return byte(of: self.index(before: next) == index ? index : next)
    }

    /// Returns the position itself if it is between two clusters, and otherwise the previous position between two
    /// clusters.
    package func boundary(atOrBefore offset: Int) -> Int {
        let index = index(atByte: offset)
        guard index > startIndex, index < endIndex else { return byte(of: index) }
        return byte(of: self.index(before: self.index(after: index)))
    }

    /// Returns the position after a step from a position between two clusters; the same position at the end of the
    /// text.
    package func boundary(
        from offset: Int, by granularity: TextGranularity, _ direction: TextStorageDirection
    ) -> Int {
        let index = index(atByte: offset)
        switch direction {
        case .forward: return byte(of: end(from: index, by: granularity))
        case .backward: return byte(of: start(from: index, by: granularity))
        }
    }

    /// Returns the unit of text at a position, in bytes: the character after it, the word, or the blanks between two
    /// words.
    package func range(enclosing offset: Int, _ granularity: TextGranularity) -> Range<Int> {
        let index = index(atByte: offset)
        switch granularity {
        case .document: return 0..<utf8.count
        case .line: return byte(of: lineStart(index))..<byte(of: lineEnd(index))
        case .character:
            return offset..<boundary(from: offset, by: .character, .forward)
        case .word, .wordBetweenBlanks:
            guard index < endIndex else { return offset..<offset }
            let isSame = granularity.sameness
            let kind = CharacterKind(self[index])
            if granularity == .word, kind == .sign {
                return offset..<boundary(from: offset, by: .character, .forward)
            }
            let start = passing(backwardFrom: index) { isSame(kind, $0) }
            return byte(of: start)..<byte(of: passing(forwardFrom: index) { isSame(kind, $0) })
        }
    }

    // MARK: Steps

    private func end(from index: Index, by granularity: TextGranularity) -> Index {
        guard index < endIndex else { return endIndex }
        switch granularity {
        case .character: return self.index(after: index)
        case .line: return lineEnd(index)
        case .document: return endIndex
        case .word, .wordBetweenBlanks:
            let start = passing(forwardFrom: index) { !granularity.isPart($0) }
            guard start < endIndex else { return endIndex }
            let (kind, isSame) = (CharacterKind(self[start]), granularity.sameness)
            return passing(forwardFrom: start) { isSame(kind, $0) }
        }
    }

    private func start(from index: Index, by granularity: TextGranularity) -> Index {
        guard index > startIndex else { return startIndex }
        switch granularity {
        case .character: return self.index(before: index)
        case .line: return lineStart(index)
        case .document: return startIndex
        case .word, .wordBetweenBlanks:
            let end = passing(backwardFrom: index) { !granularity.isPart($0) }
            guard end > startIndex else { return startIndex }
            let (kind, isSame) = (
                CharacterKind(self[self.index(before: end)]), granularity.sameness
            )
            return passing(backwardFrom: end) { isSame(kind, $0) }
        }
    }

    private func passing(forwardFrom index: Index, _ passes: (CharacterKind) -> Bool) -> Index {
        var index = index
        while index < endIndex, passes(CharacterKind(self[index])) {
            index = self.index(after: index)
        }
        return index
    }

    private func passing(backwardFrom index: Index, _ passes: (CharacterKind) -> Bool) -> Index {
        var index = index
        while index > startIndex {
            let previous = self.index(before: index)
            guard passes(CharacterKind(self[previous])) else { break }
            index = previous
        }
        return index
    }

    private func lineStart(_ index: Index) -> Index {
        let newline = utf8[..<index].lastIndex(of: UInt8(ascii: "\n"))
        return newline.map { utf8.index(after: $0) } ?? startIndex
    }

    private func lineEnd(_ index: Index) -> Index {
        guard let newline = utf8[index...].firstIndex(of: UInt8(ascii: "\n")) else {
            return endIndex
        }
        // The line ends before the cluster of the line feed, which may have a carriage return before it.
        return self.index(atByte: boundary(atOrBefore: byte(of: newline)))
    }
}

extension TextGranularity {
    /// Returns whether a character of a kind belongs to a word, so that a step by a word can end there.
    package func isPart(_ kind: CharacterKind) -> Bool {
        self == .word ? kind.isWord : kind != .blank
    }

    /// Returns whether two neighboring characters of some kinds belong to one unit.
    package var sameness: (CharacterKind, CharacterKind) -> Bool {
        // This is a switch because the type checker takes three seconds for two closures in a conditional expression.
        switch self {
        case .word: return { (one: CharacterKind, other: CharacterKind) in one == other }
        default:
            return { (one: CharacterKind, other: CharacterKind) in
                (one == .blank) == (other == .blank)
            }
        }
    }
}
