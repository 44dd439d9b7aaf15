// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A form in which cells are copied as text.
public enum GridClipboardFormat: String, CaseIterable, Hashable, Sendable {
    /// Texts with tabs between them, as spreadsheets exchange.
    case tsv
    /// Texts with commas between them (RFC 4180), with a line of titles.
    case csv
    /// A table of Markdown.
    case markdown
    /// An `INSERT` statement for each row.
    case sql
    /// A table of HTML.
    case html

    /// The name of the form.
    public var title: String {
        switch self {
        case .tsv: "TSV"
        case .csv: "CSV"
        case .markdown: "Markdown"
        case .sql: "SQL"
        case .html: "HTML"
        }
    }

    /// Returns rows of cells as text; every row ends with a line end.
    ///
    /// - Parameters:
    ///   - rows: The texts of the cells; nil for a cell without a value, and for a cell that has no text yet.
    ///   - titles: The titles of the columns; TSV leaves them out.
    ///   - rightColumns: The columns that are aligned to the right.
    ///   - table: The name of the table for SQL.
    public func text(
        of rows: [[String?]], titles: [String], rightColumns: Set<Int> = [], table: String = "data"
    ) -> String {
        switch self {
        case .tsv: rows.map { Self.line($0.map { Self.tsvField($0) }, "\t") }.joined()
        case .csv:
            ([titles.map(Optional.some)] + rows).map {
                Self.line($0.map { Self.csvField($0) }, ",")
            }
            .joined()
        case .markdown: Self.markdown(rows, titles, rightColumns)
        case .sql: Self.sql(rows, titles, table)
        case .html: Self.html(rows, titles, rightColumns)
        }
    }

    private static func line(_ fields: [String], _ separator: String) -> String {
        fields.joined(separator: separator) + "\n"
    }

    // MARK: TSV and CSV

    /// Returns a field as spreadsheets write it: in quotes if it contains a tab, a line end or a quote at its beginning.
    private static func tsvField(_ text: String?) -> String {
        guard let text else { return "" }
        let needsQuotes =
            text.hasPrefix("\"") || text.utf8.contains { $0 == 9 || $0 == 10 || $0 == 13 }
        return needsQuotes ? quoted(text) : text
    }

    private static func csvField(_ text: String?) -> String {
        guard let text else { return "" }
        let needsQuotes =
            text.isEmpty || text.hasPrefix(" ") || text.hasSuffix(" ")
            || text.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 10 || $0 == 13 }
        return needsQuotes ? quoted(text) : text
    }

    private static func quoted(_ text: String) -> String {
        "\"" + replacing(text, ["\"": "\"\""]) + "\""
    }

    // MARK: Markdown

    private static func markdown(
        _ rows: [[String?]], _ titles: [String], _ rightColumns: Set<Int>
    ) -> String {
        let cells = ([titles.map(Optional.some)] + rows).map { $0.map(markdownField) }
        let rules = titles.indices.map { rightColumns.contains($0) ? "---:" : "---" }
        let lines = [cells[0], rules] + cells.dropFirst()
        return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    private static func markdownField(_ text: String?) -> String {
        replacing(
            text ?? "",
            [
                "\\": "\\\\", "|": "\\|", "\r\n": "<br>", "\n": "<br>", "\r": "<br>", "<": "&lt;",
                "&": "&amp;",
            ])
    }

    // MARK: SQL

    private static func sql(_ rows: [[String?]], _ titles: [String], _ table: String) -> String {
        let names = titles.map(identifier).joined(separator: ", ")
        return rows.map { row in
            let values = row.map { $0.map(literal) ?? "NULL" }.joined(separator: ", ")
            return "INSERT INTO \(identifier(table)) (\(names)) VALUES (\(values));\n"
        }.joined()
    }

    private static func identifier(_ name: String) -> String { quoted(name) }

    /// Returns a number as it is, and any other text in single quotes.
    private static func literal(_ text: String) -> String {
        isNumber(text) ? text : "'" + replacing(text, ["'": "''"]) + "'"
    }

    /// Whether a text has the form of a decimal number that means the same in SQL.
    ///
    /// A number with zeros before it, such as a telephone number, is a text.
    private static func isNumber(_ text: String) -> Bool {
        var rest = Substring(text)
        if rest.first == "-" { rest = rest.dropFirst() }
        let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 2, text.utf8.count <= 40 else { return false }
        guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } })
        else { return false }
        return parts[0] == "0" || !parts[0].hasPrefix("0")
    }

    // MARK: HTML

    private static func html(
        _ rows: [[String?]], _ titles: [String], _ rightColumns: Set<Int>
    ) -> String {
        func line(_ cells: [String?], _ tag: String) -> String {
            let parts = cells.enumerated().map { index, text in
                let style = rightColumns.contains(index) ? " style=\"text-align: right\"" : ""
                return "<\(tag)\(style)>\(htmlField(text))</\(tag)>"
            }
            return "<tr>" + parts.joined() + "</tr>\n"
        }
        return "<table>\n" + line(titles.map(Optional.some), "th")
            + rows.map { line($0, "td") }.joined() + "</table>\n"
    }

    private static func htmlField(_ text: String?) -> String {
        replacing(
            text ?? "",
            [
                "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\r\n": "<br>",
                "\n": "<br>", "\r": "<br>",
            ])
    }

    private static func replacing(_ text: String, _ replacements: [Character: String]) -> String {
        guard text.contains(where: { replacements[$0] != nil }) else { return text }
        var result = ""
        for character in text {
            if let replacement = replacements[character] {
                result += replacement
            } else {
                result.append(character)
            }
        }
        return result
    }

    // MARK: Reading

    /// Returns the cells of a copied text: tabs separate cells, and line ends separate rows.
    ///
    /// A field in quotes may contain tabs, line ends, and doubled quotes. A text without tabs is one column.
    public static func rows(of text: String) -> [[String]] {
        var (rows, row, field) = ([[String]](), [String](), [UInt8]())
        var (isQuoted, isAtStart) = (false, true)
        var bytes = Array(text.utf8)[...]
        func endField() {
            row.append(String(decoding: field, as: UTF8.self))
            (field, isAtStart) = ([], true)
        }
        while let byte = bytes.popFirst() {
            if isQuoted {
                guard byte == 0x22 else {
                    field.append(byte)
                    continue
                }
                if bytes.first == 0x22 {
                    field.append(bytes.removeFirst())
                } else {
                    isQuoted = false
                }
            } else if byte == 0x22, isAtStart, closesQuotes(bytes) {
                (isQuoted, isAtStart) = (true, false)
            } else if byte == 9 {
                endField()
            } else if byte == 10 || byte == 13 {
                if byte == 13, bytes.first == 10 { bytes.removeFirst() }
                endField()
                rows.append(row)
                row = []
            } else {
                field.append(byte)
                isAtStart = false
            }
        }
        if !isAtStart || !row.isEmpty || !field.isEmpty {
            endField()
            rows.append(row)
        }
        return rows
    }

    /// Returns whether quotes that began before end at the end of a field; otherwise they are part of the text.
    private static func closesQuotes(_ bytes: ArraySlice<UInt8>) -> Bool {
        var place = bytes.startIndex
        while place < bytes.endIndex {
            if bytes[place] == 0x22 {
                let next = place + 1
                guard next < bytes.endIndex else { return true }
                if bytes[next] != 0x22 { return [9, 10, 13].contains(bytes[next]) }
                place = next
            }
            place += 1
        }
        return false
    }
}
