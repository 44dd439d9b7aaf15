// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Writes edits as text, and reads them: a JSON array of strings for each row.
enum EditsText {
    /// Returns the text of edits.
    static func encode(_ edits: SheetEdits) -> String {
        var text = ""
        for (table, rows) in edits.tables.sorted(by: { $0.key < $1.key }) {
            for (id, edit) in rows {
                let fields = [table] + encode(id) + encode(edit)
                text += "[" + fields.map { JSONText.string($0) }.joined(separator: ",") + "]\n"
            }
        }
        return text
    }

    private static func encode(_ id: SheetRowID) -> [String] {
        switch id {
        case .number(let number): ["number", String(number)]
        case .inserted(let number): ["inserted", String(number)]
        case .key(let values): ["key", String(values.count)] + values.map { encode($0) }
        }
    }

    private static func encode(_ edit: SheetEdits.RowEdit) -> [String] {
        let row = [String(edit.row.values.count)] + edit.row.values.map { encode($0) }
        switch edit.kind {
        case .inserted: return row + ["inserted"]
        case .deleted: return row + ["deleted"]
        case .edited(let values):
            return row + ["edited"]
                + values.sorted { $0.key < $1.key }.flatMap { [String($0.key), encode($0.value)] }
        }
    }

    private static func encode(_ value: SheetValue) -> String {
        switch value {
        case .null: "n"
        case .integer: "i" + value.text
        case .real: "r" + value.text
        case .text(let text): "t" + text
        case .bytes: "b" + value.text
        }
    }

    // MARK: Reading

    /// Returns the edits in a text; nil if the text has another form.
    static func decode(_ text: String) -> SheetEdits? {
        var tables: [String: [SheetRowID: SheetEdits.RowEdit]] = [:]
        for line in text.utf8.split(separator: 0x0A) {
            guard var fields = Fields(Array(line)), let table = fields.next(),
                let id = fields.id(), let edit = fields.edit(id)
            else { return nil }
            tables[table, default: [:]][id] = edit
        }
        return SheetEdits(restoring: tables)
    }

    /// The strings of a line, read from the first one on.
    private struct Fields {
        private var strings: ArraySlice<String> = []

        init?(_ line: [UInt8]) {
            let strings = line.withUnsafeBytes { bytes -> [String]? in
                var scanner = JSONScanner(bytes)
                var strings: [String] = []
                guard scanner.take(UInt8(ascii: "[")) else { return nil }
                repeat {
                    guard let string = scanner.string() else { return nil }
                    strings.append(JSONLine.text(of: bytes[string]))
                } while scanner.take(UInt8(ascii: ","))
                return scanner.take(UInt8(ascii: "]")) ? strings : nil
            }
            guard let strings else { return nil }
            self.strings = strings[...]
        }

        mutating func next() -> String? { strings.popFirst() }

        mutating func number() -> Int? { next().flatMap { Int($0) } }

        mutating func id() -> SheetRowID? {
            switch next() {
            case "number": number().map { .number(Int64($0)) }
            case "inserted": number().map { .inserted($0) }
            case "key": values().map { .key($0) }
            default: nil
            }
        }

        mutating func edit(_ id: SheetRowID) -> SheetEdits.RowEdit? {
            guard let values = values() else { return nil }
            let row = SheetRow(id: id, values: values)
            switch next() {
            case "inserted": return SheetEdits.RowEdit(row: row, kind: .inserted)
            case "deleted": return SheetEdits.RowEdit(row: row, kind: .deleted)
            case "edited":
                var changes: [Int: SheetValue] = [:]
                while !strings.isEmpty {
                    guard let column = number(), let value = value() else { return nil }
                    changes[column] = value
                }
                return SheetEdits.RowEdit(row: row, kind: .edited(changes))
            default: return nil
            }
        }

        private mutating func values() -> [SheetValue]? {
            guard let count = number(), count >= 0, count <= strings.count else { return nil }
            var values: [SheetValue] = []
            for _ in 0..<count {
                guard let value = value() else { return nil }
                values.append(value)
            }
            return values
        }

        private mutating func value() -> SheetValue? {
            guard let field = next(), let kind = field.first else { return nil }
            let text = String(field.unicodeScalars.dropFirst())
            switch kind.unicodeScalars.first {
            case "n": return .null
            case "i": return Int64(text).map { .integer($0) }
            case "r": return Double(text).map { .real($0) }
            case "t": return .text(text)
            case "b": return BytesLiteral.bytes(in: text).map { .bytes($0) }
            default: return nil
            }
        }
    }
}
