// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerText

/// Edits of words and of whole lines.
extension EditableDocument {
    // MARK: Words

    /// Exchanges the clusters before and after each cursor, or at the end of a line the last two clusters.
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
            // The text is copied as bytes, so that invalid UTF-8 stays unchanged.
            var text = storage[middle..<end]
            text.replaceSubrange(text.count..<text.count, with: storage[start..<middle])
            return Replacement(start..<end, text)
        }
        replaceIfAny(replacements)
    }

    /// Transforms each selection; without a selection, the rest of the word at the cursor.
    ///
    /// Invalid UTF-8 stays unchanged.
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

    /// Adds a selection of the next text that equals the last selection; without a selection, selects the word.
    ///
    /// - Returns: False if there is no further equal text.
    @discardableResult
    public mutating func selectNextOccurrence() -> Bool {
        guard !mainSelection.isEmpty else {
            let word = storage.range(enclosing: mainSelection.head, .word)
            guard !word.isEmpty else { return false }
            var all = selections
            all[main] = .init(anchor: word.lowerBound, head: word.upperBound)
            setSelections(all, main: main)
            return true
        }
        let wanted = storage.bytes(in: mainSelection.range)
        let taken = selections.map(\.range)
        // Equal bytes can be a part of another letter or cluster, which must not be split.
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

    /// The numbers of the lines that the cursors or selections touch, in order.
    ///
    /// A selection that ends at the start of a line does not touch that line.
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

    /// The number of bytes to search for carriage returns in a text without line feeds.
    private static var searchedForReturns: Int { 1 << 20 }

    /// Returns the line end of a line, or of the line before it: `\n`, or `\r\n` as in files from Windows.
    ///
    /// In a text without line feeds it is `\r` if carriage returns end the lines, as in files of old Macs. This is
    /// assumed if the last byte is a carriage return, or if there are several. A single carriage return within the text
    /// is no line end.
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

    /// Breaks the line at each cursor; the new line begins with the same spaces and tabs.
    public mutating func insertNewline() {
        // A text of one line is searched once for its line end, and not once for each cursor.
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
            }, as: .other, removesTokens: true)
    }

    /// Inserts a text at the beginning of each touched line that is not empty; the selections grow with the lines.
    public mutating func indent(with text: String) {
        changeLines { range in
            range.isEmpty ? nil : Replacement(range.lowerBound..<range.lowerBound, text)
        }
    }

    /// Removes a tab, or some spaces, from the beginning of each touched line.
    ///
    /// - Parameter width: The maximum number of spaces to remove.
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

    /// Changes the beginnings of the touched lines, and shifts the selections with their text.
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

    /// Deletes the touched lines with their line ends.
    public mutating func deleteLines() {
        let lines = selectedLines
        var replacements: [Replacement] = []
        for number in lines {
            var range = storage.range(enclosing: storage.startOfLine(number), .line)
            // The last line has no line end, so the line end before it is deleted.
            if number == storage.lineCount - 1, number > 0, replacements.isEmpty {
                range = storage.rangeOfLine(number - 1).upperBound..<range.upperBound
            }
            replacements.append(Replacement(range, ""))
        }
        guard let first = replacements.first, replacements.contains(where: { !$0.range.isEmpty })
        else { return }
        replace(
            replacements, as: .other, removesTokens: true,
            selections: [.init(cursor: first.range.lowerBound)])
        setSelections([.init(cursor: storage.boundary(atOrBefore: mainSelection.head))])
    }

    /// Moves the touched lines past the line after or before them.
    ///
    /// - Returns: False if the lines cannot move further, or if they are not adjacent.
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
        // The line end between the lines and their neighbor stays between them.
        var moved = lower
        moved.replaceSubrange(moved.count..<moved.count, with: storage[seamEnd..<seam])
        moved.replaceSubrange(moved.count..<moved.count, with: upper)
        let shift = direction == .forward ? lower.count + seam - seamEnd : start - seam
        // Positions are limited to the text: a selection can include a line end that the last line does not have.
        let count = storage.count
        let movedTokens = tokens.filter { (start..<end).contains($0.range.lowerBound) }.map {
            token in
            let isUpper = token.range.lowerBound < seam
            return token.moved(by: isUpper ? lower.count + seam - seamEnd - start : -seam)
        }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        replace(
            [Replacement(start..<end, moved, movedTokens)], as: .other,
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
        bytes.forEachScalar { scalar, range in
            if let scalar {
                valid.append(scalar)
                return
            }
            result += transform(String(valid)).utf8
            result += bytes[range]
            valid = String.UnicodeScalarView()
        }
        return TextStorage(bytes: result + transform(String(valid)).utf8)
    }

    /// Returns the first range that contains the given bytes and fulfills a condition; nil if there is none.
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
