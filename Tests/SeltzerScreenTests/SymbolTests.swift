// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerScreen
import Testing

@Suite struct SymbolTests {
    /// A symbol of the table in `Symbol.swift`.
    private struct Entry: Hashable {
        let name: String
        let isPublic: Bool
        let symbol: Symbol
    }

    private let entries: [Entry]
    private let page: String

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        func text(of path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
        let declaration =
            /(public|package) static var (\w+): Symbol \{ Symbol\("(.+)", ascii: "(.+)"\) \}/
        entries = try text(of: "Sources/SeltzerScreen/Text/Symbol.swift").matches(of: declaration)
            .map {
                Entry(
                    name: String($0.2), isPublic: $0.1 == "public",
                    symbol: Symbol(String($0.3), ascii: String($0.4)))
            }
        page = try text(of: "Documentation/ControlsAndLayout.md")
    }

    @Test func theTableIsReadWhole() {
        #expect(entries.count > 40)
        #expect(entries.contains { $0.name == "checkmark" && $0.symbol == .checkmark })
        #expect(entries.contains { $0.name == "leftBar" && $0.symbol == .leftBar })
    }

    @Test func fallbacksAreASCIIOfTheSameWidth() {
        for entry in entries {
            let (name, symbol) = (Comment(rawValue: entry.name), entry.symbol)
            #expect(symbol.ascii.allSatisfy { $0.isASCII && !$0.isWhitespace }, name)
            #expect(symbol.unicode.cellWidth == symbol.ascii.cellWidth, name)
            #expect(symbol.unicode.contains { !$0.isASCII }, name)
        }
    }

    @Test func noSignHasTwoFallbacks() {
        #expect(Set(entries.map(\.symbol.unicode)).count == entries.count)
    }

    @Test func theDisplayDecidesWhichTextIsShown() {
        #expect(Symbol.checkmark.text(isUnicode: true) == "✓")
        #expect(Symbol.checkmark.text(isUnicode: false) == "+")
    }

    /// A row has the names, the texts in Unicode and the texts in ASCII, in the same order.
    @Test func thePageListsEveryPublicSymbol() throws {
        var listed: [Entry] = []
        for line in page.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
                $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
            }
            let names = cells[0].matches(of: /`(\w+)`/).map { String($0.1) }
            guard cells.count == 3, entries.contains(where: { $0.name == names.first }) else {
                continue
            }
            func texts(_ cell: String) -> [String] {
                let fence = cell.hasPrefix("``") ? 2 : 1
                return cell.dropFirst(fence).dropLast(fence).split(separator: " ").map(String.init)
            }
            let (unicode, ascii) = (texts(cells[1]), texts(cells[2]))
            try #require(names.count == unicode.count && names.count == ascii.count, "\(line)")
            for index in names.indices {
                let symbol = Symbol(unicode[index], ascii: ascii[index])
                listed.append(Entry(name: names[index], isPublic: true, symbol: symbol))
            }
        }
        #expect(listed.count == Set(listed).count)
        #expect(Set(listed) == Set(entries.filter(\.isPublic)))
    }
}
