// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A change of a source text: a range of its UTF-8 code units, and the text in place of it.
struct Edit {
    let range: Range<Int>
    let text: String
}

/// The changes of one source text, in the order in which the rules made them.
struct EditList {
    let source: [UInt8]
    private(set) var edits: [Edit] = []

    init(_ source: String) {
        self.source = Array(source.utf8)
    }

    var isEmpty: Bool { edits.isEmpty }

    /// Adds a change.
    ///
    /// A change inside an earlier or a larger one has no effect.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text))
    }

    /// Returns the source of a range, unchanged.
    func original(_ range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    /// Returns the text of a range after the changes inside it.
    func text(of range: Range<Int>) -> String {
        var result: [UInt8] = []
        var position = range.lowerBound
        for edit in effective where contains(range, edit.range) {
            result += source[position..<edit.range.lowerBound] + Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        result += source[position..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }

    /// The whole text after all changes.
    var result: String { text(of: 0..<source.count) }

    /// Returns whether a changed range contains a place, so that its text is gone.
    func isReplaced(_ offset: Int) -> Bool {
        edits.contains { $0.range.contains(offset) }
    }

    /// Returns the number of the line that has a place of the source, in the changed text.
    func line(of offset: Int) -> Int {
        var count = 1
        var position = 0
        for edit in effective where edit.range.lowerBound < offset {
            count += source[position..<edit.range.lowerBound].count(of: 10)
            if edit.range.upperBound > offset { return count + leadingLines(edit.text) }
            count += Array(edit.text.utf8)[...].count(of: 10)
            position = edit.range.upperBound
        }
        return count + source[position..<max(position, offset)].count(of: 10)
    }

    private func leadingLines(_ text: String) -> Int {
        text.prefix { $0 == "\n" }.count
    }

    private func contains(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
        outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
    }

    /// The changes from first to last, without those inside another one.
    private var effective: [Edit] {
        let sorted = edits.enumerated().sorted { first, second in
            let (a, b) = (first.element.range, second.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            // Insertions come before the text behind them; of two others the larger one wins.
            if a.isEmpty != b.isEmpty { return a.isEmpty }
            if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
            return first.offset < second.offset
        }
        var result: [Edit] = []
        var end = 0
        for (_, edit) in sorted where edit.range.lowerBound >= end {
            result.append(edit)
            end = max(end, edit.range.upperBound)
        }
        return result
    }
}

extension ArraySlice<UInt8> {
    fileprivate func count(of byte: UInt8) -> Int {
        reduce(0) { $0 + ($1 == byte ? 1 : 0) }
    }
}
