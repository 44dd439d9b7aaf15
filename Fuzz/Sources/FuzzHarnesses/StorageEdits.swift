// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A text and an array of the same bytes.
struct StorageEdits {
    /// The number of bytes from which on nothing is inserted.
    private static let greatestCount = 1 << 18

    private var text: TextStorage
    private var array: [UInt8]
    /// Earlier texts, which later edits must not change.
    private var earlier: [(text: TextStorage, array: [UInt8])] = []
    /// Marks, and the bytes under them.
    private var marks: [(mark: TextDecoration, bytes: [UInt8])] = []

    init(_ input: inout FuzzInput) {
        array = Self.bytes(&input)
        text = TextStorage(bytes: array)
    }

    /// Returns up to 64 KiB: many bytes are the same few over and over, so that a short input makes a tree of leaves.
    private static func bytes(_ input: inout FuzzInput) -> [UInt8] {
        let length = input.number(below: 4), times = Int(input.byte()) << input.number(below: 9)
        let part = (0...length).map { _ in input.byte() }
        return (0..<times).map { part[$0 % part.count] }
    }

    /// Returns a position, near an end of the text as often as anywhere.
    private func position(_ input: inout FuzzInput) -> Int {
        let number = Int(input.byte()) << 8 | Int(input.byte())
        return number & 1 == 0 ? number * array.count >> 16 : min(array.count, number >> 9)
    }

    private func range(_ input: inout FuzzInput) -> Range<Int> {
        let first = position(&input), second = position(&input)
        return min(first, second)..<max(first, second)
    }

    /// Does what the next byte says.
    mutating func act(_ input: inout FuzzInput) {
        switch input.number(below: 7) {
        case 0: replace(range(&input), with: Self.bytes(&input))
        case 1:
            let place = position(&input)
            replace(place..<place, with: Self.bytes(&input))
        case 2: replace(range(&input), with: [])
        case 3: copy(range(&input), to: position(&input))
        case 4: earlier.append((text, array))
        case 5: undo()
        default:
            let range = range(&input)
            guard !range.isEmpty, marks.count < 8 else { break }
            marks.append((TextDecoration(range, style: Style()), Array(array[range])))
        }
        compare(at: position(&input))
    }

    private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
        guard array.count + new.count <= Self.greatestCount else { return }
        array.replaceSubrange(range, with: new)
        text.replaceSubrange(range, with: TextStorage(bytes: new))
        marksDidChange(
            TextChange(start: range.lowerBound, oldCount: range.count, newCount: new.count))
    }

    /// Inserts a part of the text elsewhere in it: both share their leaves.
    private mutating func copy(_ range: Range<Int>, to place: Int) {
        guard array.count + range.count <= Self.greatestCount else { return }
        let part = text[range]
        array.insert(contentsOf: Array(array[range]), at: place)
        text.replaceSubrange(place..<place, with: part)
        marksDidChange(TextChange(start: place, oldCount: 0, newCount: range.count))
    }

    private mutating func undo() {
        guard let old = earlier.popLast() else { return }
        (text, array) = old
        marks = []
        compareAll()
    }

    /// A mark beside the change has its bytes; one that the change cut has none of the new ones at its ends.
    private mutating func marksDidChange(_ change: TextChange) {
        marks = marks.compactMap { old in
            let range = old.mark.range
            guard let mark = old.mark.shifted(by: change) else {
                precondition(
                    change.start <= range.lowerBound
                        && change.start + change.oldCount >= range.upperBound,
                    "A mark is lost whose text is there.")
                return nil
            }
            precondition(
                mark.range.lowerBound >= 0 && mark.range.upperBound <= array.count,
                "A mark lies outside of the text.")
            let bytes = Array(array[mark.range])
            let isBeside =
                change.start >= range.upperBound
                || change.start + change.oldCount <= range.lowerBound
            precondition(!isBeside || bytes == old.bytes, "A mark left its text.")
            let inverse = mark.shifted(by: change.inverse)
            precondition(!isBeside || inverse == old.mark, "Undoing does not bring a mark back.")
            return (mark, bytes)
        }
    }

    // MARK: Comparing

    private func compare(at place: Int) {
        precondition(text.count == array.count, "The text has another length.")
        let line = array[..<place].count { $0 == 0x0A }
        precondition(text.lineNumber(at: place) == line, "A position is in another line.")
        let start = array[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        precondition(text.startOfLine(line) == start, "A line begins elsewhere.")
        let feed = array[place...].firstIndex(of: 0x0A)
        let end = feed ?? array.count
        let hasReturn = feed != nil && end > start && array[end - 1] == 0x0D
        precondition(
            text.rangeOfLine(line) == start..<end - (hasReturn ? 1 : 0), "A line ends elsewhere.")
        let part = max(0, place - 20)..<min(array.count, place + 20)
        precondition(text.bytes(in: part) == Array(array[part]), "The text has other bytes.")
    }

    func compareAll() {
        precondition(text.bytes(in: 0..<text.count) == array, "The text has other bytes.")
        precondition(
            text.lineCount == array.count { $0 == 0x0A } + 1, "The text has other lines.")
        let new = TextStorage(bytes: array)
        precondition(text == new && text.hashValue == new.hashValue, "The text is not equal.")
    }
}
