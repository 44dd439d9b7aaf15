// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText

/// A row of fields, of which some are replaced.
struct DelimitedRow {
    private let fields: [Range<Int>]
    private let bytes: [UInt8]
    private let delimiter: Delimiter
    private let style: TextStyle

    /// Finds the fields of a row.
    init(_ bytes: [UInt8], delimiter: Delimiter, style: TextStyle) {
        self.bytes = bytes
        self.delimiter = delimiter
        self.style = style
        fields = bytes.withUnsafeBytes { all in
            var scanner = FieldScanner(all, from: 0, delimiter: delimiter)
            var fields: [Range<Int>] = []
            while let field = scanner.next() { fields.append(field) }
            return fields
        }
    }

    /// Returns the replacements in the row that give some columns new values, in their order.
    ///
    /// A field in quotes stays in quotes. A row that is too short gets further fields.
    func replacements(
        _ values: [Int: SheetValue], columns: [SheetColumn]
    ) throws(SheetError) -> [TextSaving.Replacement] {
        var result: [TextSaving.Replacement] = []
        for (column, value) in values.sorted(by: { $0.key < $1.key }) {
            guard column < fields.count, column < columns.count else { continue }
            let isQuoted = bytes[fields[column]].first == UInt8(ascii: "\"")
            let isWholeRow = fields.count == 1 && value.text.isEmpty
            let field = try style.field(
                value, isQuoted: isQuoted || isWholeRow, column: columns[column])
            result.append(TextSaving.Replacement(range: fields[column], bytes: field))
        }
        guard let last = values.keys.max(), last >= fields.count, last < columns.count else {
            return result
        }
        var added: [UInt8] = []
        for column in fields.count...last {
            added.append(delimiter.byte)
            added += try style.field(
                values[column] ?? .null, isQuoted: false, column: columns[column])
        }
        let end = fields.last?.upperBound ?? 0
        result.append(TextSaving.Replacement(range: end..<end, bytes: added))
        return result
    }
}
