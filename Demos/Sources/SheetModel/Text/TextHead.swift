// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Seltzer

/// The form of a text file, found out from its first rows.
struct TextHead {
    private(set) var format: TextFormat
    private(set) var encoding: TextEncoding
    private(set) var columns: [SheetColumn]
    /// The offset of the first data row.
    private(set) var dataStart: Int
    /// Whether the first row names the columns; nil for a format without such a row.
    private(set) var hasHeader: Bool?
    /// The format as the heading of a screen names it.
    private(set) var title: String

    /// The number of rows that decide about the kinds of columns.
    private static let sampledRows = 500
    private static let firstLength = 1 << 16
    private static let lastLength = 64 << 20

    /// Reads the first rows of a file.
    ///
    /// - Throws: An error whose description is one sentence.
    init(file: FileBytes, name: String, options: SheetOptions) throws {
        var length = Self.firstLength
        while true {
            let isCut = length < file.count
            let sample = file.bytes(in: 0..<min(length, file.count))
            let isLast = !isCut || length >= Self.lastLength
            if let head = try Self(
                sample, isCut: isCut, isLast: isLast, name: name, options: options)
            {
                self = head
                return
            }
            length *= 8
        }
    }

    /// Reads a sample; nil if it is too short for one row.
    private init?(
        _ sample: [UInt8], isCut: Bool, isLast: Bool, name: String, options: SheetOptions
    ) throws {
        let encoding = TextEncoding(guessFor: sample, isCut: isCut)
        if options.delimiter == nil, Self.isJSON(sample, name: name) {
            guard let head = try Self(jsonLines: sample, isCut: isCut, isLast: isLast, name: name)
            else { return nil }
            self = head
            return
        }
        let rows = Self.rows(sample, isCut: isCut, name: name, options: options)
        switch rows {
        case .failure(.rowTooLong) where !isLast: return nil
        case .failure(let error): throw error
        case .success(let text):
            if isCut, text.dataStart == nil, !isLast { return nil }
            self.init(text, sample: sample, encoding: encoding)
        }
    }

    private static func rows(
        _ sample: [UInt8], isCut: Bool, name: String, options: SheetOptions
    ) -> Result<DelimitedText, DelimitedTextError> {
        let delimiter = options.delimiter.flatMap { Delimiter($0) }
        func text(hasHeader: Bool) throws(DelimitedTextError) -> DelimitedText {
            try DelimitedText(
                bytes: sample, name: name, delimiter: delimiter, hasHeader: hasHeader,
                isCut: isCut)
        }
        return Result { () throws(DelimitedTextError) in
            let first = try text(hasHeader: options.hasHeader ?? true)
            if options.hasHeader != nil || hasTitles(first) { return first }
            return try text(hasHeader: false)
        }
    }

    private init(_ text: DelimitedText, sample: [UInt8], encoding: TextEncoding) {
        format = .delimited(text.delimiter)
        self.encoding = encoding
        dataStart = text.dataStart ?? sample.count
        hasHeader = text.hasHeader
        title = text.delimiter == .tab ? "TSV" : "CSV"
        let reader = CellReader(text)
        var names: [String] = []
        reader.forEachTitle(columns: text.columnCount, limit: 1000) { column, name in
            names.append(name)
        }
        if encoding != .utf8, text.hasHeader { names = Self.titles(text, encoding) }
        var kinds = [ColumnKind](repeating: ColumnKind(), count: text.columnCount)
        for row in 0..<min(text.rowCount, Self.sampledRows) {
            reader.forEachValue(row: row, columns: text.columnCount, limit: 100) {
                kinds[$0].add($1)
            }
        }
        columns = ColumnNames.unique(names, count: text.columnCount).enumerated().map {
            SheetColumn($0.element, kind: kinds[$0.offset].kind)
        }
    }

    private static func titles(_ text: DelimitedText, _ encoding: TextEncoding) -> [String] {
        let header = Array(text.bytes(ofRow: -1))
        return header.withUnsafeBytes { bytes in
            TextFormat.delimited(text.delimiter)
                .values(in: bytes, count: text.columnCount, encoding: encoding).map(\.text)
        }
    }

    /// Whether the first row names columns: it has a word, and no number.
    private static func hasTitles(_ text: DelimitedText) -> Bool {
        var hasWord = false
        var hasNumber = false
        CellReader(text).forEachTitle(columns: text.columnCount, limit: 100) { _, title in
            if NumberText.number(in: title.utf8) != nil {
                hasNumber = true
            } else if !title.isEmpty {
                hasWord = true
            }
        }
        return hasWord && !hasNumber
    }

    // MARK: JSON

    private static func isJSON(_ sample: [UInt8], name: String) -> Bool {
        let name = name.lowercased()
        if [".jsonl", ".ndjson", ".json"].contains(where: name.hasSuffix) { return true }
        let start = byteOrderMarkLength(sample)
        guard sample.dropFirst(start).first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
            return false
        }
        let line = sample[start...].prefix { $0 != 0x0A }
        return line.withUnsafeBytes { JSONLine($0) != nil }
    }

    private static func byteOrderMarkLength(_ bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    private init?(jsonLines sample: [UInt8], isCut: Bool, isLast: Bool, name: String) throws {
        let start = Self.byteOrderMarkLength(sample)
        var chunks = RowChunks(start..<sample.count, delimiter: nil, size: sample.count) {
            Array(sample[$0])
        }
        var names: [String] = []
        var indices: [String: Int] = [:]
        var kinds: [ColumnKind] = []
        var objects = 0
        let chunk = try chunks.next()
        let count = (chunk?.starts.count ?? 0) - (isCut ? 1 : 0)
        if isCut, count < 1, !isLast { return nil }
        chunk?.bytes.withUnsafeBytes { bytes in
            for row in 0..<max(0, min(count, Self.sampledRows)) {
                guard let range = chunk?.range(ofRow: row),
                    let line = JSONLine(UnsafeRawBufferPointer(rebasing: bytes[range]))
                else { continue }
                objects += 1
                for member in line.members {
                    let index = indices[member.name] ?? names.count
                    if index == names.count {
                        names.append(member.name)
                        indices[member.name] = index
                        kinds.append(ColumnKind())
                    }
                    let start = range.lowerBound
                    let value =
                        (member.value.lowerBound + start)..<(member.value.upperBound + start)
                    kinds[index].add(JSONLine.value(of: bytes[value]).shortText(limit: 100))
                }
            }
        }
        if objects == 0, count > 0 {
            throw SheetError.unreadable(
                path: name, reason: "its lines are no JSON objects. Write one object in each line")
        }
        format = .jsonLines(columns: indices)
        encoding = .utf8
        dataStart = start
        title = "JSON lines"
        columns = zip(ColumnNames.unique(names, count: names.count), kinds).map {
            SheetColumn($0, declaredType: SheetColumn.json, kind: $1.kind)
        }
    }
}
