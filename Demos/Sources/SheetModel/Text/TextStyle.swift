// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText

/// How a text file writes its rows: line ends, quotes and the encoding.
struct TextStyle {
    let encoding: TextEncoding
    /// The bytes between rows.
    let lineEnd: [UInt8]
    /// The delimiter; nil for lines.
    private let delimiter: UInt8?
    /// Whether each field of the first row is in quotes, even where it needs none.
    private let isQuoted: [Bool]

    /// Finds the style from the first data row and the first bytes of the file.
    init(encoding: TextEncoding, delimiter: Delimiter?, firstRow: [UInt8], head: [UInt8]) {
        self.encoding = encoding
        self.delimiter = delimiter?.byte
        lineEnd = Self.lineEnd(of: firstRow) ?? Self.firstLineEnd(in: head) ?? [0x0A]
        var isQuoted: [Bool] = []
        if let delimiter {
            firstRow.withUnsafeBytes { bytes in
                var fields = FieldScanner(bytes, from: 0, delimiter: delimiter)
                while let field = fields.next() {
                    isQuoted.append(bytes[field].first == UInt8(ascii: "\""))
                }
            }
        }
        self.isQuoted = isQuoted
    }

    private static func lineEnd(of row: [UInt8]) -> [UInt8]? {
        if row.suffix(2) == [0x0D, 0x0A] { return [0x0D, 0x0A] }
        return row.last == 0x0A || row.last == 0x0D ? [row[row.count - 1]] : nil
    }

    private static func firstLineEnd(in bytes: [UInt8]) -> [UInt8]? {
        guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        return isPair ? [0x0D, 0x0A] : [bytes[index]]
    }

    /// Returns the bytes of a field.
    ///
    /// - Parameter isQuoted: Whether to write quotes even if the value needs none.
    func field(
        _ value: SheetValue, isQuoted: Bool, column: SheetColumn
    ) throws(SheetError) -> [UInt8] {
        guard let bytes = encoding.encode(value.text) else {
            throw .invalidValue(
                column: column.name,
                reason: "A character is not in \(encoding.rawValue). Use another character.")
        }
        if bytes.contains(0) {
            throw .invalidValue(
                column: column.name, reason: "It contains a NUL byte. Remove the byte.")
        }
        let needsQuotes = bytes.contains {
            $0 == delimiter || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
        }
        guard isQuoted || needsQuotes else { return bytes }
        var result: [UInt8] = [UInt8(ascii: "\"")]
        for byte in bytes {
            result.append(byte)
            if byte == UInt8(ascii: "\"") { result.append(byte) }
        }
        return result + [UInt8(ascii: "\"")]
    }

    /// Returns the bytes of a new row, without its line end.
    func row(
        _ values: [SheetValue], columns: [SheetColumn], delimiter: Delimiter
    ) throws(SheetError) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, column) in columns.enumerated() {
            if index > 0 { bytes.append(delimiter.byte) }
            let value = index < values.count ? values[index] : .null
            let isQuoted = index < isQuoted.count && isQuoted[index]
            bytes += try field(value, isQuoted: isQuoted, column: column)
        }
        // An empty line would be no row for other programs.
        return bytes.isEmpty ? [UInt8(ascii: "\""), UInt8(ascii: "\"")] : bytes
    }
}
