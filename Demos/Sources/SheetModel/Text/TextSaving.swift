// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Makes the text of a file with edits: all bytes that were not changed stay.
struct TextSaving {
    let source: TextSource
    let edits: [SheetRowID: SheetEdits.RowEdit]
    let inserted: [SheetRow]
    let columns: [SheetColumn]

    /// A change of some bytes of the file.
    struct Replacement {
        var range: Range<Int>
        var bytes: [UInt8]
    }

    /// Returns the new text of the file.
    ///
    /// - Throws: ``SheetError`` if a value cannot be written in the form of the file.
    func text(progress: SheetProgress) async throws -> TextStorage {
        _ = try await source.map.finalCount()
        if !inserted.isEmpty, await source.map.endsInQuotes {
            throw SheetError.invalidValue(
                column: "the new row",
                reason: "It would be a part of the last row, in which a quote never closes. "
                    + "Close the quote in an editor.")
        }
        let style = try await style()
        var replacements: [Replacement] = []
        let rows = edits.compactMap { id, edit -> (Int, SheetEdits.RowEdit)? in
            guard case .number(let number) = id else { return nil }
            return (Int(number), edit)
        }
        .sorted { $0.0 < $1.0 }
        var block: TextSource.Block?
        for (done, (number, edit)) in rows.enumerated() {
            if done % 1000 == 0 {
                try Task.checkCancellation()
                progress(Double(done) / Double(rows.count) / 2)
            }
            if block?.contains(number) != true { block = await source.readBlock(of: number) }
            guard let block, block.contains(number) else {
                throw SheetError.rowChanged(table: "the file", row: String(number + 1))
            }
            replacements += try changes(of: number, edit, in: block, style: style)
        }
        var text = TextStorage(source: source.bytes)
        for change in replacements.reversed() {
            text.replaceSubrange(change.range, with: TextStorage(bytes: change.bytes))
        }
        try append(to: &text, style: style)
        return text
    }

    /// Returns the replacements in a row, in their order.
    private func changes(
        of number: Int, _ edit: SheetEdits.RowEdit, in block: TextSource.Block, style: TextStyle
    ) throws(SheetError) -> [Replacement] {
        let start = block.chunk.offset + block.range(ofRow: number).lowerBound
        switch edit.kind {
        case .inserted: return []
        case .deleted:
            let length = block.range(ofRow: number).count
            return [Replacement(range: start..<(start + length), bytes: [])]
        case .edited(let values):
            let bytes = block.withRow(number) { Array($0) }
            let changes =
                switch source.format {
                case .delimited(let delimiter):
                    try DelimitedRow(bytes, delimiter: delimiter, style: style)
                        .replacements(values, columns: columns)
                case .jsonLines(let names):
                    try JSONRow(bytes).replacements(
                        values, names: JSONRow.names(names), columns: columns)
                }
            return changes.map { change in
                let range = change.range
                return Replacement(
                    range: (range.lowerBound + start)..<(range.upperBound + start),
                    bytes: change.bytes)
            }
        }
    }

    private func style() async throws -> TextStyle {
        let block = await source.readBlock(of: 0)
        let row = block?.withRow(0) { Array($0) } ?? []
        let head = source.bytes.bytes(in: 0..<min(source.bytes.count, 1 << 16))
        return TextStyle(
            encoding: source.encoding, delimiter: source.format.delimiter, firstRow: row, head: head
        )
    }

    private func append(to text: inout TextStorage, style: TextStyle) throws(SheetError) {
        guard !inserted.isEmpty else { return }
        let last = text.bytes(in: max(0, text.count - 1)..<text.count).first
        let isEnded = last == nil || last == 0x0A || last == 0x0D
        var bytes: [UInt8] = isEnded ? [] : style.lineEnd
        for (index, row) in inserted.enumerated() {
            if index > 0 { bytes += style.lineEnd }
            switch source.format {
            case .delimited(let delimiter):
                bytes += try style.row(row.values, columns: columns, delimiter: delimiter)
            case .jsonLines(let names):
                bytes += JSONRow.text(row.values, names: JSONRow.names(names), columns: columns)
            }
        }
        // The file ends as it did before.
        if isEnded { bytes += style.lineEnd }
        text.replaceSubrange(text.count..<text.count, with: TextStorage(bytes: bytes))
    }
}
