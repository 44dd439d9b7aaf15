// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A JSON object in a line, of which some members are replaced.
struct JSONRow {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the names of the members, by the index of the column.
    static func names(_ columns: [String: Int]) -> [String] {
        columns.sorted { $0.value < $1.value }.map(\.key)
    }

    /// Returns the replacements in the line that give some columns new values, in their order.
    ///
    /// The other members and all spaces stay. A member that the object does not have is added at
    /// its end.
    ///
    /// - Throws: ``SheetError`` if the line is not an object.
    func replacements(
        _ values: [Int: SheetValue], names: [String], columns: [SheetColumn]
    ) throws(SheetError) -> [TextSaving.Replacement] {
        guard let line = bytes.withUnsafeBytes({ JSONLine($0) }) else {
            let name = values.keys.min().flatMap { $0 < columns.count ? columns[$0].name : nil }
            throw .invalidValue(
                column: name ?? "the row",
                reason: "The line is no JSON object. Correct it in an editor.")
        }
        var result: [TextSaving.Replacement] = []
        var added: [UInt8] = []
        for (column, value) in values.sorted(by: { $0.key < $1.key }) where column < names.count {
            let name = names[column]
            if let member = line.members.last(where: { $0.name == name }) {
                let old = Array(bytes[member.value])
                result.append(
                    TextSaving.Replacement(
                        range: member.value, bytes: Self.literal(value, over: old)))
            } else if !value.isNull {
                let isFirst = line.members.isEmpty && added.isEmpty
                added += Array(((isFirst ? "" : ",") + JSONText.string(name) + ":").utf8)
                added += Self.literal(value, kind: columns[column].kind)
            }
        }
        result.sort { $0.range.lowerBound < $1.range.lowerBound }
        if !added.isEmpty {
            let end = line.members.last?.value.upperBound ?? line.end
            result.append(TextSaving.Replacement(range: end..<end, bytes: added))
        }
        return result
    }

    /// Returns a new object of all values that are not null.
    static func text(
        _ values: [SheetValue], names: [String], columns: [SheetColumn]
    ) -> [UInt8] {
        var bytes: [UInt8] = [UInt8(ascii: "{")]
        for (index, name) in names.enumerated() where index < values.count {
            if values[index].isNull { continue }
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            bytes += Array((JSONText.string(name) + ":").utf8)
            bytes += literal(values[index], kind: columns[index].kind)
        }
        return bytes + [UInt8(ascii: "}")]
    }

    /// Returns a value as JSON in the place of an old one: a string stays a string.
    private static func literal(_ value: SheetValue, over old: [UInt8]) -> [UInt8] {
        if value.isNull { return Array("null".utf8) }
        if old.first == UInt8(ascii: "\"") { return Array(JSONText.string(value.text).utf8) }
        if case .text(let text) = value, isJSON(text) { return Array(text.utf8) }
        return Array(JSONText.value(value).utf8)
    }

    private static func literal(_ value: SheetValue, kind: SheetColumn.Kind) -> [UInt8] {
        if case .text(let text) = value, kind.isNumber, JSONCheck.isNumber(text) {
            return Array(text.utf8)
        }
        return Array(JSONText.value(value).utf8)
    }

    /// Whether a text is a JSON value in one line that is not a string.
    private static func isJSON(_ text: String) -> Bool {
        !text.hasPrefix("\"") && !text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
            && JSONCheck.isValue(text)
    }
}
