// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Writes rows as text in one of the formats of ``SheetExport``.
public struct RowWriter: Sendable {
    private let format: SheetExport
    private let names: [String]
    private let columns: [SheetColumn]
    private let table: String

    /// Creates a writer of rows.
    ///
    /// - Parameter table: The table of SQL's `INSERT`; nil for `rows`.
    public init(format: SheetExport, columns: [SheetColumn], table: String?) {
        self.format = format
        self.columns = columns
        names = columns.map(\.name)
        self.table = table ?? "rows"
    }

    /// The text before the first row.
    public var header: String {
        switch format {
        case .csv: line(names.map { quoted($0) }, separator: ",")
        case .tsv: line(names.map { tabbed($0) }, separator: "\t")
        case .json: "["
        case .jsonl, .sql: ""
        case .markdown:
            markdown(names.map { escaped($0) })
                + markdown(columns.map { $0.kind.isNumber ? "---:" : "---" })
        }
    }

    /// The text after the last row.
    public var footer: String { format == .json ? "\n]\n" : "" }

    /// Returns the text of a row, with its line end.
    ///
    /// - Parameter isFirst: Whether no row was written before.
    public func text(of values: [SheetValue], isFirst: Bool) -> String {
        switch format {
        case .csv: line(values.map { quoted($0.text) }, separator: ",")
        case .tsv: line(values.map { tabbed($0.text) }, separator: "\t")
        case .json: (isFirst ? "\n  " : ",\n  ") + object(values)
        case .jsonl: object(values) + "\n"
        case .markdown: markdown(values.map { escaped($0.text) })
        case .sql: statement(values)
        }
    }

    private func line(_ fields: [String], separator: String) -> String {
        // A row of one empty field would be an empty line, which readers skip.
        fields == [""] ? "\"\"\n" : fields.joined(separator: separator) + "\n"
    }

    private func quoted(_ text: String) -> String {
        let needsQuotes = text.utf8.contains {
            $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
        }
        return needsQuotes || text.hasPrefix("\u{FEFF}")
            ? "\"" + replacing("\"", in: text, by: "\"\"") + "\"" : text
    }

    private func tabbed(_ text: String) -> String {
        let needsQuotes = text.utf8.contains {
            $0 == 0x09 || $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: "\"")
        }
        return needsQuotes ? "\"" + replacing("\"", in: text, by: "\"\"") + "\"" : text
    }

    private func object(_ values: [SheetValue]) -> String {
        let members = zip(names, values).map { name, value in
            JSONText.string(name) + ":" + JSONText.value(value)
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    private func markdown(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |\n"
    }

    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "|", "\\", "*", "_", "`", "<", "[": result += "\\" + String(scalar)
            case "\r": break
            case "\n": result += "<br>"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private func statement(_ values: [SheetValue]) -> String {
        let columns = names.map { SQLText.name($0) }.joined(separator: ", ")
        let list = values.map { SQLText.literal($0) }.joined(separator: ", ")
        return "INSERT INTO \(SQLText.name(table)) (\(columns)) VALUES (\(list));\n"
    }

    private func replacing(_ old: Unicode.Scalar, in text: String, by new: String) -> String {
        guard text.unicodeScalars.contains(old) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == old { result += new } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
