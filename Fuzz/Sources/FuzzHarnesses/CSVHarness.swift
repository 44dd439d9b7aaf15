// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import FuzzedDelimitedText

/// Reads a table of delimited text that may be anything.
///
/// An error can be printed. Fields that are read in any order are those that a plain reading of the same
/// grammar finds, and what is decoded of the beginning of one is how it begins.
@_cdecl("fuzz_csv")
public func fuzzCSV(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let choice = input.byte()
    let delimiters: [Delimiter?] = [nil, .comma, .tab, .semicolon, .bar]
    let delimiter = delimiters[Int(choice) % delimiters.count]
    let limit = Int(choice / 16)
    let bytes = input.bytes()
    do {
        let text = try DelimitedText(
            bytes: bytes, name: "\u{1B}]2;name\u{7}", delimiter: delimiter, hasHeader: false)
        let rows = Array(bytes.dropFirst(text.start))
        check(text, PlainReading(of: rows, delimiter: text.delimiter.byte), limit: limit)
    } catch {
        checkMessage(error)
    }
    return 0
}

private func check(_ text: DelimitedText, _ plain: PlainReading, limit: Int) {
    precondition(text.rowCount == plain.rows.count, "There are other rows.")
    precondition(
        text.columnCount == plain.rows.map(\.count).max() ?? 0, "There are other columns.")
    let reader = CellReader(text)
    for (row, fields) in plain.rows.enumerated().reversed() {
        precondition(reader.fieldCount(row: row) == fields.count, "A row has other fields.")
        for (column, field) in fields.enumerated() {
            let expected = String(decoding: field, as: UTF8.self)
            let value = reader.value(row: row, column: column)
            precondition(value == expected, "A field has another text.")
            let beginning = reader.value(row: row, column: column, limit: limit) ?? "?"
            precondition(beginning.utf8.count <= 3 * limit, "More is decoded than the limit.")
            precondition(
                expected.unicodeScalars.starts(with: beginning.unicodeScalars),
                "A field begins with another text.")
        }
        precondition(reader.value(row: row, column: fields.count) == nil, "There is one more.")
    }
    precondition(reader.value(row: plain.rows.count, column: 0) == nil, "There is a row more.")
}

/// The same grammar, read one byte at a time.
private struct PlainReading {
    private(set) var rows: [[[UInt8]]] = []

    init(of bytes: [UInt8], delimiter: UInt8) {
        var row: [[UInt8]] = []
        var field: [UInt8] = []
        // Whether nothing of the row or field has come yet, and whether a quote is open.
        var (isRowEmpty, isFieldEmpty, isQuoted) = (true, true, false)
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if isQuoted {
                if byte != 0x22 {
                    field.append(byte)
                } else if rest.first == 0x22 {
                    field.append(0x22)
                    rest.removeFirst()
                } else {
                    isQuoted = false
                }
                continue
            }
            isRowEmpty = false
            switch byte {
            case 0x22 where isFieldEmpty: (isQuoted, isFieldEmpty) = (true, false)
            case delimiter:
                row.append(field)
                (field, isFieldEmpty) = ([], true)
            case 0x0A, 0x0D:
                if byte == 0x0D, rest.first == 0x0A { rest.removeFirst() }
                rows.append(row + [field])
                (row, field, isRowEmpty, isFieldEmpty) = ([], [], true, true)
            default:
                field.append(byte)
                isFieldEmpty = false
            }
        }
        if !isRowEmpty { rows.append(row + [field]) }
    }
}
