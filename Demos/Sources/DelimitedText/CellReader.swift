// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Decodes single cells of a file, and remembers the offsets of fields in recently read rows.
///
/// It remembers at most the rows of a tall screen, and one offset for each 64 fields, so wide files
/// stay cheap, too.
public final class CellReader {
    /// The file.
    public let text: DelimitedText

    private static let rememberedRows = 256
    private static let fieldsPerMark = 64

    /// The offsets of every 64th field of a row.
    private struct Marks {
        var row = -1
        var offsets: [Int] = []
        var fieldCount = 0
    }

    private var remembered = [Marks](repeating: Marks(), count: rememberedRows)

    /// Creates a reader of a file's cells.
    public init(_ text: DelimitedText) {
        self.text = text
    }

    /// Returns the text of a cell; nil if the row is too short or there is no such row.
    ///
    /// Rows count from 0, without the header. A cell may be as large as the file, so at most
    /// `limit` bytes are decoded. Invalid UTF-8 becomes U+FFFD.
    public func value(row: Int, column: Int, limit: Int = .max) -> String? {
        guard row >= 0, row < text.rowCount else { return nil }
        return field(row: row + text.firstDataRow, column: column, limit: limit)
    }

    /// Returns the header's text for a column; nil without a header, or if the header is too short.
    public func title(column: Int, limit: Int = .max) -> String? {
        guard text.hasHeader, text.index.count > 0 else { return nil }
        return field(row: 0, column: column, limit: limit)
    }

    /// Calls `body` with the first cells of a data row, in their order.
    ///
    /// This takes one pass over the row. A request for a single cell starts at the nearest
    /// remembered offset.
    public func forEachValue(
        row: Int, columns: Int, limit: Int, _ body: (_ column: Int, _ value: String) -> Void
    ) {
        guard row >= 0, row < text.rowCount else { return }
        forEachField(row: row + text.firstDataRow, columns: columns, limit: limit, body)
    }

    /// Calls `body` with the first titles of the header, in their order; never without a header.
    public func forEachTitle(
        columns: Int, limit: Int, _ body: (_ column: Int, _ title: String) -> Void
    ) {
        guard text.hasHeader, text.index.count > 0 else { return }
        forEachField(row: 0, columns: columns, limit: limit, body)
    }

    private func forEachField(
        row: Int, columns: Int, limit: Int, _ body: (Int, String) -> Void
    ) {
        text.bytes.withUnsafeBytes { bytes in
            var fields = FieldScanner(bytes, from: text.index[row], delimiter: text.delimiter)
            for column in 0..<max(0, columns) {
                guard let field = fields.next() else { return }
                body(column, FieldText.decode(bytes[field], limit: limit))
            }
        }
    }

    /// Returns the number of fields in a data row; 0 if there is no such row.
    public func fieldCount(row: Int) -> Int {
        guard row >= 0, row < text.rowCount else { return 0 }
        return text.bytes.withUnsafeBytes { marks(row: row + text.firstDataRow, in: $0).fieldCount }
    }

    private func field(row: Int, column: Int, limit: Int) -> String? {
        text.bytes.withUnsafeBytes { bytes in
            let marks = marks(row: row, in: bytes)
            guard column >= 0, column < marks.fieldCount else { return nil }
            let mark = marks.offsets[column / Self.fieldsPerMark]
            var fields = FieldScanner(bytes, from: mark, delimiter: text.delimiter)
            for _ in 0..<(column % Self.fieldsPerMark) { _ = fields.next() }
            return fields.next().map { FieldText.decode(bytes[$0], limit: limit) }
        }
    }

    private func marks(row: Int, in bytes: UnsafeRawBufferPointer) -> Marks {
        let slot = row % Self.rememberedRows
        if remembered[slot].row == row { return remembered[slot] }
        var marks = Marks(row: row)
        var fields = FieldScanner(bytes, from: text.index[row], delimiter: text.delimiter)
        repeat {
            if marks.fieldCount % Self.fieldsPerMark == 0 { marks.offsets.append(fields.position) }
            marks.fieldCount += 1
        } while fields.next() != nil && !fields.isAtEnd
        remembered[slot] = marks
        return marks
    }
}
