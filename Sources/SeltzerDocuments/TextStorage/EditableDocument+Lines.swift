// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerText

/// Edits of words and of whole lines.
extension EditableDocument {
    // MARK: Words

    /// Exchanges the clusters before and after each cursor, or at the end of a line the last two.
    public mutating func transposeCharacters() {
        let replacements = selections.map { selection -> Replacement in
            let line = storage.rangeOfLine(storage.lineNumber(at: selection.head))
            var middle = selection.head
            if middle == line.upperBound {
                middle = storage.boundary(from: middle, by: .character, .backward)
            }
            let start = storage.boundary(from: middle, by: .character, .backward)
            let end = storage.boundary(from: middle, by: .character, .forward)
            guard start >= line.lowerBound, start < middle, end <= line.upperBound else {
                return Replacement(selection.head..<selection.head, "")
            }
            // Bytes, not strings: invalid UTF-8 stays as it is.
            var text = storage[middle..<end]
            text.replaceSubrange(text.count..<text.count, with: storage[start..<middle])
            return Replacement(start..<end, text)
        }
        replaceIfAny(replacements)
    }

    /// Transforms each selection, or without one the rest of the word at the cursor; invalid UTF-8 stays as it is.
    public mutating func transformWord(_ transform: (String) -> String) {
        var end = 0
        let replacements = selections.map { selection -> Replacement in
            var range = selection.range
            if range.isEmpty {
                range =
                    selection.head..<storage.boundary(from: selection.head, by: .word, .forward)
            }
            range = max(range.lowerBound, end)..<max(range.upperBound, end)
            end = range.upperBound
            return Replacement(range, storage[range].transformed(by: transform))
        }
        replaceIfAny(replacements)
    }

    private mutating func replaceIfAny(_ replacements: [Replacement]) {
        let isChange = replacements.contains { !$0.range.isEmpty || !$0.text.isEmpty }
        if isChange { replace(replacements, as: .other) }
    }

    /// Adds a selection of the next text that is the same as the last selection; without a selection, selects the word.
    ///
    /// - Returns: False if there is no other.
    @discardableResult
    public mutating func selectNextOccurrence() -> Bool {
        guard !mainSelection.isEmpty else {
            let word = storage.range(enclosing: cursor, .word)
            guard !word.isEmpty else { return false }
            var all = selections
            all[main] = .init(anchor: word.lowerBound, head: word.upperBound)
            setSelections(all, main: main)
            return true
        }
        let wanted = storage.bytes(in: mainSelection.range)
        let taken = selectedRanges
        // The bytes of one letter can end in those of another, or begin a cluster.
        let isNew = { [storage] (range: Range<Int>) in
            !taken.contains(range)
                && [range.lowerBound, range.upperBound].allSatisfy {
                    storage.boundary(atOrBefore: $0) == $0
                }
        }
        let end = mainSelection.range.upperBound
        guard
            let found = storage.firstRange(of: wanted, in: end..<storage.count, where: isNew)
                ?? storage.firstRange(of: wanted, in: 0..<end, where: isNew)
        else { return false }
        setSelections(selections + [.init(anchor: found.lowerBound, head: found.upperBound)])
        return true
    }

    // MARK: Lines

    /// The numbers of the lines that the cursors or selections touch, in order; a selection that ends at the start of a
    /// line does not touch it.
    public var selectedLines: [Int] {
        var lines: [Int] = []
        for selection in selections {
            let first = storage.lineNumber(at: selection.range.lowerBound)
            var last = storage.lineNumber(at: selection.range.upperBound)
            if last > first, storage.startOfLine(last) == selection.range.upperBound { last -= 1 }
            lines += max(first, (lines.last ?? -1) + 1)..<max(last + 1, (lines.last ?? -1) + 1)
        }
        return lines
    }

    /// The number of bytes in which a text without line feeds is searched for carriage returns.
    private static var searchedForReturns: Int { 1 << 20 }

    /// The line end at a line, or at the one before it: `\n`, or `\r\n` in a text from elsewhere.
    ///
    /// In a text without line feeds it is `\r` if carriage returns end its lines, as in files of old Macs: if one is the
    /// last byte, or if there are several. A single one within the text is no line end.
    public func lineEnd(atLine number: Int) -> String {
        for line in [number, number - 1] where line >= 0 && line + 1 < storage.lineCount {
            return storage.string(
                in: storage.rangeOfLine(line).upperBound..<storage.startOfLine(line + 1))
        }
        return storage.lineCount == 1 && endsLinesWithReturns ? "\r" : "\n"
    }

    private var endsLinesWithReturns: Bool {
        let count = storage.count
        if storage.bytes(in: max(0, count - 1)..<count) == [0x0D] { return true }
        var returns = 0
        storage.forEachPart(in: 0..<min(count, Self.searchedForReturns)) { part in
            for byte in part where byte == 0x0D { returns += 1 }
            return returns < 2
        }
        return returns > 1
    }

    /// Breaks the line at each cursor; the new line begins with the same blanks.
    public mutating func insertNewline() {
        // A text of one line is searched once, and not for each cursor.
        let onlyEnd = storage.lineCount == 1 ? lineEnd(atLine: 0) : nil
        replace(
            selections.map { selection in
                let place = selection.range.lowerBound
                let number = storage.lineNumber(at: place)
                let end = onlyEnd ?? lineEnd(atLine: number)
                let start = storage.startOfLine(number)
                let before = storage.bytes(in: start..<min(place, start + 1_024))
                let blanks = before.prefix { $0 == 0x20 || $0 == 0x09 }
                return Replacement(
                    selection.range, end + String(decoding: blanks, as: UTF8.self))
            }, as: .other)
    }

    /// Puts a text before each touched line that is not empty; the selections grow with the lines.
    public mutating func indent(with text: String) {
        changeLines { range in
            range.isEmpty ? nil : Replacement(range.lowerBound..<range.lowerBound, text)
        }
    }

    /// Takes a tab, or some spaces, away from the beginning of each touched line.
    ///
    /// - Parameter width: The greatest number of spaces.
    public mutating func outdent(by width: Int) {
        let storage = storage
        changeLines { range in
            let start = storage.bytes(
                in: range.lowerBound..<min(range.upperBound, range.lowerBound + max(1, width)))
            let count =
                start.first == 0x09 ? 1 : start.prefix(max(0, width)).prefix { $0 == 0x20 }.count
            return count == 0
                ? nil : Replacement(range.lowerBound..<range.lowerBound + count, "")
        }
    }

    /// Changes the beginnings of the touched lines, and shifts the selections by what was inserted before them.
    private mutating func changeLines(_ body: (Range<Int>) -> Replacement?) {
        let replacements = selectedLines.compactMap { body(storage.rangeOfLine($0)) }
        guard !replacements.isEmpty else { return }
        func shifted(_ position: Int) -> Int {
            replacements.reduce(position) { result, replacement in
                guard replacement.range.lowerBound < position || !replacement.text.isEmpty,
                    replacement.range.lowerBound <= position
                else { return result }
                let removed =
                    min(position, replacement.range.upperBound) - replacement.range.lowerBound
                return result - removed + replacement.text.count
            }
        }
        replace(
            replacements, as: .other,
            selections: selections.map {
                .init(anchor: shifted($0.anchor), head: shifted($0.head))
            })
    }

    /// Deletes the touched lines with their ends.
    public mutating func deleteLines() {
        let lines = selectedLines
        var replacements: [Replacement] = []
        for number in lines {
            var range = storage.range(enclosing: storage.startOfLine(number), .line)
            // The last line takes the line end before it.
            if number == storage.lineCount - 1, number > 0, replacements.isEmpty {
                range = storage.rangeOfLine(number - 1).upperBound..<range.upperBound
            }
            replacements.append(Replacement(range, ""))
        }
        guard let first = replacements.first, replacements.contains(where: { !$0.range.isEmpty })
        else { return }
        replace(
            replacements, as: .other, selections: [.init(cursor: first.range.lowerBound)])
        setSelections([.init(cursor: storage.boundary(atOrBefore: cursor))])
    }

    /// Moves the touched lines past the line after or before them.
    ///
    /// - Returns: False at the end of the text, and if the lines are not all next to each other.
    @discardableResult
    public mutating func moveLines(_ direction: TextStorageDirection) -> Bool {
        let lines = selectedLines
        guard let first = lines.first, let last = lines.last, last - first + 1 == lines.count,
            direction == .forward ? last + 1 < storage.lineCount : first > 0
        else { return false }
        let top = direction == .forward ? first : first - 1
        let middle = direction == .forward ? last + 1 : first
        let bottom = direction == .forward ? last + 1 : last
        let start = storage.startOfLine(top), seam = storage.startOfLine(middle)
        let end = storage.rangeOfLine(bottom).upperBound
        let seamEnd = storage.rangeOfLine(middle - 1).upperBound
        let upper = storage[start..<seamEnd], lower = storage[seam..<end]
        // The line end between both stays where it is.
        var moved = lower
        moved.replaceSubrange(moved.count..<moved.count, with: storage[seamEnd..<seam])
        moved.replaceSubrange(moved.count..<moved.count, with: upper)
        let shift = direction == .forward ? lower.count + seam - seamEnd : start - seam
        // A selection that ends after a line end may have none behind it now: the last line has no end.
        let count = storage.count
        replace(
            [Replacement(start..<end, moved)], as: .other,
            selections: selections.map {
                .init(anchor: min(count, $0.anchor + shift), head: min(count, $0.head + shift))
            })
        return true
    }
}

extension TextStorage {
    /// Returns the text with its valid parts transformed; invalid UTF-8 stays as it is.
    func transformed(by transform: (String) -> String) -> TextStorage {
        let bytes = bytes(in: 0..<count)
        var result: [UInt8] = []
        var valid = String.UnicodeScalarView()
        var source = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var place = 0
        while place < bytes.count {
            switch parser.parseScalar(from: &source) {
            case .valid(let scalar):
                valid.append(Unicode.UTF8.decode(scalar))
                place += scalar.count
            case .error(let length):
                result += transform(String(valid)).utf8
                result += bytes[place..<place + length]
                valid = String.UnicodeScalarView()
                place += length
            case .emptyInput: place = bytes.count
            }
        }
        return TextStorage(bytes: result + transform(String(valid)).utf8)
    }

    /// Returns the first range with some bytes that fulfils a condition; nil if there is none.
    func firstRange(
        of wanted: [UInt8], in range: Range<Int>, where condition: (Range<Int>) -> Bool
    ) -> Range<Int>? {
        guard let first = wanted.first else { return nil }
        var start = range.lowerBound
        while start + wanted.count <= range.upperBound {
            var found: Int?
            var place = start
            forEachPart(in: start..<range.upperBound - wanted.count + 1) { part in
                if let index = part.firstIndex(of: first) { found = place + index }
                place += part.count
                return found == nil
            }
            guard let found else { return nil }
            let end = found + wanted.count
            if bytes(in: found..<end) == wanted, condition(found..<end) { return found..<end }
            start = found + 1
        }
        return nil
    }
}
