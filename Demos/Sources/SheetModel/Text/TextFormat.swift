// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText

/// The grammar of the rows of a text file.
enum TextFormat: Sendable {
    /// Fields between delimiters.
    case delimited(Delimiter)
    /// A JSON object in each line; the names of its members are those of the columns.
    case jsonLines(columns: [String: Int])

    /// The delimiter by which ``RowChunks`` finds rows; nil for lines.
    var delimiter: Delimiter? {
        if case .delimited(let delimiter) = self { return delimiter }
        return nil
    }

    /// Returns the values of a row; fields that it does not have are null.
    func values(
        in row: UnsafeRawBufferPointer, count: Int, encoding: TextEncoding
    ) -> [SheetValue] {
        var values = [SheetValue](repeating: .null, count: count)
        switch self {
        case .delimited(let delimiter):
            var scanner = FieldScanner(row, from: 0, delimiter: delimiter)
            for column in 0..<count {
                guard let field = scanner.next() else { break }
                values[column] = Self.value(of: row[field], encoding)
            }
        case .jsonLines(let columns):
            guard let line = JSONLine(row) else {
                if count > 0 { values[0] = .text(Self.plainLine(row)) }
                break
            }
            for member in line.members {
                guard let column = columns[member.name], column < count else { continue }
                values[column] = JSONLine.value(of: row[member.value])
            }
        }
        return values
    }

    /// Returns the value of one field of a row; null if the row does not have it.
    func value(
        in row: UnsafeRawBufferPointer, column: Int, encoding: TextEncoding
    ) -> SheetValue {
        guard case .delimited(let delimiter) = self else {
            return values(in: row, count: column + 1, encoding: encoding)[column]
        }
        var scanner = FieldScanner(row, from: 0, delimiter: delimiter)
        for _ in 0..<column where scanner.next() == nil { return .null }
        return scanner.next().map { Self.value(of: row[$0], encoding) } ?? .null
    }

    private static func value(
        of field: Slice<UnsafeRawBufferPointer>, _ encoding: TextEncoding
    ) -> SheetValue {
        encoding == .utf8
            ? .text(FieldText.decode(field, limit: .max))
            : .text(encoding.decode(FieldText.bytes(field)))
    }

    /// Returns a line that is not JSON as it is.
    private static func plainLine(_ row: UnsafeRawBufferPointer) -> String {
        String(decoding: row.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
}
