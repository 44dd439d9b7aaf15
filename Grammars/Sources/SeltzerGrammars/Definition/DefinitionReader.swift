// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A reader of definitions: of the header alone, or of all.
final class DefinitionReader: XMLReader.Receiver {
    /// The maximum number of rules and of words in one file.
    private static var maximumCount: Int { 500_000 }

    private let headerOnly: Bool
    private var definition: RawDefinition
    private var hasHeader = false
    private var list: String?
    /// The text of the element `item` or `include` so far; nil outside.
    private var text: String?
    private var isInContexts = false
    /// The number of open elements below the context; rules have 1.
    private var depthInContext: Int?
    private var count = 0
    private var excess: Int?

    private init(path: String, headerOnly: Bool) {
        self.headerOnly = headerOnly
        definition = RawDefinition(header: GrammarHeader(path: path))
    }

    /// Reads the header of a definition; the file is read only up to it.
    static func header(of path: String) throws -> GrammarHeader {
        let reader = DefinitionReader(path: path, headerOnly: true)
        try XMLReader.read(path, into: reader)
        return try reader.checkedHeader()
    }

    /// Reads a whole definition.
    static func definition(at path: String) throws -> RawDefinition {
        let reader = DefinitionReader(path: path, headerOnly: false)
        try XMLReader.read(path, into: reader)
        _ = try reader.checkedHeader()
        if let line = reader.excess {
            throw GrammarError(
                path, line: line, "There are more than \(maximumCount) rules and words. Split it.")
        }
        guard !reader.definition.contexts.isEmpty else {
            throw GrammarError(path, "There is no context. Add an element \"context\".")
        }
        return reader.definition
    }

    private func checkedHeader() throws -> GrammarHeader {
        guard hasHeader else {
            throw GrammarError(
                definition.header.path,
                "There is no element \"language\". The file is no definition of a language.")
        }
        guard !definition.header.name.isEmpty else {
            throw GrammarError(
                definition.header.path, "The language has no name. Add the attribute \"name\".")
        }
        return definition.header
    }

    var isDone: Bool { headerOnly && hasHeader || excess != nil }

    func begin(_ element: String, _ attributes: XMLAttributes, line: Int) {
        count += 1
        if count > Self.maximumCount { excess = line }
        if depthInContext != nil {
            readRule(element, attributes, line)
            return
        }
        switch element {
        case "language":
            hasHeader = true
            definition.header.read(attributes)
            definition.isCaseSensitive = definition.header.isCaseSensitive
        case "list":
            list = attributes.text("name")
            definition.lists[attributes.text("name")] = RawDefinition.List()
        case "item", "include":
            if list != nil { text = "" }
        case "contexts":
            isInContexts = true
        case "context":
            guard isInContexts else { return }
            definition.contexts.append(
                .init(name: attributes.text("name"), attributes: attributes, line: line))
            depthInContext = 0
        case "itemData":
            definition.kinds[attributes.text("name")] = DefaultStyle.kind(attributes)
        default:
            readGeneral(element, attributes)
        }
    }

    private func readGeneral(_ element: String, _ attributes: XMLAttributes) {
        switch element {
        case "keywords":
            if attributes["casesensitive"] != nil {
                definition.isCaseSensitive = attributes.isTrue("casesensitive")
            }
            definition.delimiters.change(
                adding: attributes.text("additionalDeliminator"),
                removing: attributes.text("weakDeliminator"))
        case "folding":
            definition.foldsByIndentation = attributes.isTrue("indentationsensitive")
        default: break
        }
    }

    private func readRule(_ element: String, _ attributes: XMLAttributes, _ line: Int) {
        let depth = (depthInContext ?? 0) + 1
        depthInContext = depth
        // Rules in rules belong to an old form, and are ignored as KSyntaxHighlighting does.
        guard depth == 1 else { return }
        definition.contexts[definition.contexts.count - 1].rules.append(
            .init(name: element, attributes: attributes, line: line))
    }

    func end(_ element: String) {
        if let depth = depthInContext {
            depthInContext = depth == 0 ? nil : depth - 1
            return
        }
        switch element {
        case "item", "include": endItem(element)
        case "list": list = nil
        case "contexts": isInContexts = false
        default: break
        }
    }

    private func endItem(_ element: String) {
        guard let list, let word = text?.trimmingSpaces, !word.isEmpty else { return text = nil }
        if element == "item" {
            definition.lists[list]?.words.append(word)
        } else {
            definition.lists[list]?.includes.append(word)
        }
        text = nil
    }

    func read(_ text: String) { self.text?.append(text) }
}

extension String {
    /// The text without white space at its start and its end.
    var trimmingSpaces: String {
        let isSpace = { (character: Character) in character.isWhitespace }
        guard let first = firstIndex(where: { !isSpace($0) }),
            let last = lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(self[first...last])
    }
}
