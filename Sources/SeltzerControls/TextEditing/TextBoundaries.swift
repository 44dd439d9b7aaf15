// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Places in a text, counted in bytes of UTF-8: such a number outlives changes of the text, an index does not.
///
/// All of it costs what lies between two places, not what the text holds.
extension String {
    /// Returns the index of a place; the nearest one for a place that is outside.
    func index(atByte offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: Swift.max(0, Swift.min(offset, utf8.count)))
    }

    /// Returns the place of an index.
    func byte(of index: Index) -> Int {
        utf8.distance(from: startIndex, to: index)
    }

    /// Returns the next place that lies between two clusters; the place itself where it does.
    func boundary(atOrAfter offset: Int) -> Int {
        let index = index(atByte: offset)
        guard index > startIndex, index < endIndex else { return byte(of: index) }
        // Inside a cluster the step to the next one begins at that cluster's start.
        let next = self.index(after: index)
        return byte(of: self.index(before: next) == index ? index : next)
    }

    /// Returns the nearest place before, or at, one that lies between two clusters.
    func boundary(atOrBefore offset: Int) -> Int {
        let index = index(atByte: offset)
        guard index > startIndex, index < endIndex else { return byte(of: index) }
        return byte(of: self.index(before: self.index(after: index)))
    }

    /// Returns the place to which a step leads from a place between two clusters; that place itself at the end
    /// of the text.
    func boundary(
        from offset: Int, by granularity: TextGranularity, _ direction: TextStorageDirection
    ) -> Int {
        let index = index(atByte: offset)
        switch direction {
        case .forward: return byte(of: end(from: index, by: granularity))
        case .backward: return byte(of: start(from: index, by: granularity))
        }
    }

    /// Returns what of a granularity is at a place: the character after it, the word, the blanks between two.
    func range(enclosing offset: Int, _ granularity: TextGranularity) -> Range<Int> {
        let index = index(atByte: offset)
        switch granularity {
        case .document: return 0..<utf8.count
        case .line: return byte(of: lineStart(index))..<byte(of: lineEnd(index))
        case .character:
            return offset..<boundary(from: offset, by: .character, .forward)
        case .word, .wordBetweenBlanks:
            guard index < endIndex else { return offset..<offset }
            let isSame = sameness(granularity)
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
            let start = passing(forwardFrom: index) { !isPart($0, of: granularity) }
            guard start < endIndex else { return endIndex }
            let (kind, isSame) = (CharacterKind(self[start]), sameness(granularity))
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
            let end = passing(backwardFrom: index) { !isPart($0, of: granularity) }
            guard end > startIndex else { return startIndex }
            let (kind, isSame) = (
                CharacterKind(self[self.index(before: end)]), sameness(granularity)
            )
            return passing(backwardFrom: end) { isSame(kind, $0) }
        }
    }

    private func isPart(_ kind: CharacterKind, of granularity: TextGranularity) -> Bool {
        granularity == .word ? kind.isWord : kind != .blank
    }

    private func sameness(
        _ granularity: TextGranularity
    ) -> (CharacterKind, CharacterKind) -> Bool {
        // Two closures behind `?` took the type checker three seconds.
        switch granularity {
        case .word: return { (one: CharacterKind, other: CharacterKind) in one == other }
        default:
            return { (one: CharacterKind, other: CharacterKind) in
                (one == .blank) == (other == .blank)
            }
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
        // A carriage return and a line feed are one cluster.
        return self.index(atByte: boundary(atOrBefore: byte(of: newline)))
    }
}
