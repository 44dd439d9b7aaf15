// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds the kind of a column from some of its texts.
struct ColumnKind {
    private var wholeCount = 0
    private var realCount = 0
    private var timeCount = 0
    private var otherCount = 0

    /// Adds the text of a cell; an empty one says nothing.
    mutating func add(_ text: String) {
        let bytes = text.utf8
        if bytes.isEmpty { return }
        if NumberText.isWhole(bytes) {
            wholeCount += 1
        } else if NumberText.number(in: bytes) != nil {
            realCount += 1
        } else if Self.isTime(bytes) {
            timeCount += 1
        } else {
            otherCount += 1
        }
    }

    /// The kind that all added texts have.
    var kind: SheetColumn.Kind {
        let numbers = wholeCount + realCount
        // A few words such as `n/a` do not make numbers texts.
        if numbers > 0, timeCount == 0, otherCount * 20 <= numbers {
            return realCount == 0 ? .integer : .real
        }
        return timeCount > 0 && numbers + otherCount == 0 ? .time : .text
    }

    /// Whether a text is a date, perhaps with a time: `2026-03-01`, `2026-03-01T14:05:00Z`.
    private static func isTime(_ bytes: String.UTF8View) -> Bool {
        let pattern = Array("0000-00-00".utf8)
        let head = Array(bytes.prefix(11))
        guard head.count >= 10 else { return false }
        for (byte, form) in zip(head, pattern) {
            let isDigit = (0x30...0x39).contains(byte)
            if form == 0x30 ? !isDigit : byte != form { return false }
        }
        return head.count == 10 || head[10] == 0x20 || head[10] == UInt8(ascii: "T")
    }
}
