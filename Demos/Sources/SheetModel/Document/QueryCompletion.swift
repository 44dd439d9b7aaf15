// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The colors and the completions of queries on some tables.
package struct QueryCompletion: Sendable {
    private let tables: [SheetTable]

    /// Creates completions for the tables of a file.
    package init(_ tables: [SheetTable]) { self.tables = tables }

    /// SQL, with the names of the tables as types.
    package var grammar: LexicalGrammar {
        var grammar = LexicalGrammar.sql
        grammar.words[.type, default: ""] += tables.map { " " + $0.name }.joined()
        return grammar
    }

    /// The word at the cursor, or the empty text after a point.
    package static let trigger = CompletionTrigger.custom { line in
        let start = line.lastIndex { !isWord($0) }.map(line.index(after:)) ?? line.startIndex
        let isColumn = start > line.startIndex && line[line.index(before: start)] == "."
        return start < line.endIndex || isColumn ? start : nil
    }

    /// Returns tables, columns and the words of SQL; after a table or its alias and a point, its columns.
    ///
    /// - Parameters:
    ///   - request: The word at the cursor.
    ///   - text: The whole query.
    package func items(for request: CompletionRequest, in text: String) -> [CompletionItem] {
        let before = request.line.dropLast(request.token.count)
        let words = Self.words(of: text)
        guard before.hasSuffix("."), let name = Self.words(of: String(before)).last else {
            return CompletionItem.matches(of: request.query, in: items(using: words))
        }
        let table = table(named: name, in: words)
        let columns = tables.filter { $0.name.lowercased() == table }.flatMap(Self.items)
        return CompletionItem.matches(of: request.query, in: columns)
    }

    private func items(using words: [String]) -> [CompletionItem] {
        let used = tables.filter { words.contains($0.name.lowercased()) }
        let keywords = (LexicalGrammar.sql.words[.keyword] ?? "").split(separator: " ")
        return used.flatMap(Self.items)
            + tables.map { CompletionItem($0.name, detail: $0.isView ? "view" : "table") }
            + keywords.map { CompletionItem($0.uppercased(), detail: "SQL") }
    }

    private static func items(of table: SheetTable) -> [CompletionItem] {
        table.columns.map { CompletionItem($0.name, detail: $0.kind.rawValue) }
    }

    /// Returns the table that a name or an alias means, such as `r` after `readings AS r`.
    private func table(named name: String, in words: [String]) -> String {
        let names = Set(tables.map { $0.name.lowercased() })
        guard !names.contains(name) else { return name }
        for (index, word) in words.enumerated() where names.contains(word) {
            let next = words.dropFirst(index + 1).first { $0 != "as" }
            if next == name { return word }
        }
        return name
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !isWord($0) }.map(String.init)
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
