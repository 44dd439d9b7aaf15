// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The first rows of a file, as one delimiter separates them.
struct SampledRows {
    /// A row that is not empty.
    fileprivate struct Row {
        var start: Int
        var fieldCount = 0
        /// The number of fields that are numbers, dates or times.
        var valueCount = 0
        /// The number of fields that begin with a blank, like words after a comma in prose.
        var paddedCount = 0
        /// Whether the row begins with `#`.
        var isComment = false
        /// Whether a blank follows the `#`.
        var isRemark = false
    }

    /// The number of rows that are read.
    private static let maximumCount = 500

    let delimiter: Delimiter
    private var rows: [Row] = []
    private var hasOpenQuote = false
    /// The number of fields in most rows; 1 if no row has more.
    private var usualCount = 1
    private var usualRows = 0

    /// Reads rows from an offset on.
    ///
    /// - Parameter isCut: Whether the bytes are only the beginning of the file, so that the last
    ///   row may have no end.
    init(_ bytes: UnsafeRawBufferPointer, from start: Int, delimiter: Delimiter, isCut: Bool) {
        self.delimiter = delimiter
        var position = start
        while position < bytes.count, rows.count < Self.maximumCount {
            var fields = FieldScanner(bytes, from: position, delimiter: delimiter)
            var row = Row(start: position)
            var last = position..<position
            while let field = fields.next() {
                row.note(bytes[field])
                last = field
            }
            let end = fields.position
            if end == bytes.count {
                hasOpenQuote = Self.isOpen(last, in: bytes)
                if isCut, !rows.isEmpty { break }
            }
            row.isComment = bytes[position] == UInt8(ascii: "#")
            row.isRemark = row.isComment && position + 1 < end && bytes[position + 1] == 0x20
            if end > position { rows.append(row) }
            position = DelimiterGuess.end(ofLineEndAt: end, in: bytes)
        }
        hasOpenQuote = hasOpenQuote && !isCut
        findUsualCount()
    }

    private static func isOpen(_ field: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Bool {
        !field.isEmpty && bytes[field.lowerBound] == Syntax.quote
            && FieldScanner.endOfQuoted(in: bytes, from: field.lowerBound) == nil
    }

    private mutating func findUsualCount() {
        var counts: [Int: Int] = [:]
        for row in data where row.fieldCount > 1 { counts[row.fieldCount, default: 0] += 1 }
        // Goes through the rows in order, so that the result is always the same.
        for row in data {
            guard let count = counts[row.fieldCount], count > usualRows else { continue }
            (usualCount, usualRows) = (row.fieldCount, count)
        }
    }

    /// The rows without comments; all rows if there are only comments.
    private var data: [Row] {
        let data = rows.filter { !$0.isComment }
        return data.isEmpty ? rows : data
    }

    /// The offset of the row that names the columns; nil if there is no row with several fields.
    var header: Int? {
        guard usualCount > 1 else { return nil }
        return rows.first { row in
            row.fieldCount > 1 && (!row.isComment || row.fieldCount == usualCount && !row.isRemark)
        }?.start
    }

    // MARK: Comparing

    /// Whether another delimiter is likelier.
    func isLessLikely(than other: Self) -> Bool {
        let (own, others) = (evidence, other.evidence)
        for (one, two) in zip(own, others) where one != two { return one < two }
        return false
    }

    /// The evidence for the delimiter, the strongest first.
    private var evidence: [Double] {
        let data = data
        let usual = data.filter { $0.fieldCount == usualCount && usualCount > 1 }
        let fields = Double(max(1, data.reduce(0) { $0 + $1.fieldCount }))
        return [
            Double(usual.count) / Double(max(1, data.count)) * (hasOpenQuote ? 0.5 : 1),
            usual.first?.start == data.first?.start ? 1 : 0,
            Double(data.reduce(0) { $0 + $1.valueCount }) / fields,
            -Double(data.reduce(0) { $0 + $1.paddedCount }) / fields,
            Double(usualCount),
        ]
    }
}

extension SampledRows.Row {
    fileprivate mutating func note(_ field: Slice<UnsafeRawBufferPointer>) {
        fieldCount += 1
        if fieldCount > 1, field.first == 0x20 { paddedCount += 1 }
        if Self.isValue(field) { valueCount += 1 }
    }

    /// Whether a field is a number, a date or a time; a number has one comma, or commas between
    /// groups of three digits.
    private static func isValue(_ field: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard field.count <= 40 else { return false }
        var digits = 0, commas = 0, digitsInGroup = 0, hasOddGroup = false
        for byte in field {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                digitsInGroup += 1
            case UInt8(ascii: ","):
                hasOddGroup = hasOddGroup || (commas > 0 && digitsInGroup != 3)
                commas += 1
                digitsInGroup = 0
            case _ where "+-.:/% \"".utf8.contains(byte): break
            default: return false
            }
        }
        hasOddGroup = hasOddGroup || digitsInGroup != 3
        return digits > 0 && (commas < 2 || !hasOddGroup)
    }
}
