// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

/// Text from Markdown, as `AttributedString(markdown:)` reads it.
extension StyledText {
    /// How a text is read as Markdown.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The marks that have a meaning.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All marks: blocks such as lists, and emphasis, code and links in them.
            case full
            /// Emphasis, code and links. A line end is a space, as in a paragraph.
            case inlineOnly
            /// Emphasis, code and links. Line ends and other blanks stay.
            case inlineOnlyPreservingWhitespace
        }

        /// The marks that have a meaning.
        public var interpretedSyntax: InterpretedSyntax

        /// Creates options.
        public init(interpretedSyntax: InterpretedSyntax = .full) {
            self.interpretedSyntax = interpretedSyntax
        }
    }

    /// Creates a text from Markdown.
    ///
    /// ```swift
    /// label.attributedText = StyledText(markdown: "Press **Enter** to go on.")
    /// ```
    ///
    /// Strong text is bold, emphasis italic, and code has a background. Links have their color, and can be opened
    /// where the text is shown. With ``MarkdownParsingOptions/InterpretedSyntax/full`` an empty line separates two
    /// blocks, items of lists have signs, and the cells of a table stand beside each other. A long text belongs to a
    /// ``MarkdownView``, which has tables with columns, and folds sections.
    ///
    /// - Parameters:
    ///   - markdown: The text. No text is an error.
    ///   - options: The marks that have a meaning.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions()
    ) {
        switch options.interpretedSyntax {
        case .full: self = MarkdownBlocksText(MarkdownDocument(markdown)).text
        case .inlineOnly: self = MarkdownText(MarkdownDocument.inlines(of: markdown)).text
        case .inlineOnlyPreservingWhitespace:
            let source = String(markdown.map { $0.isNewline ? MarkdownText.keptLineEnd : $0 })
            self = MarkdownText(MarkdownDocument.inlines(of: source), keepsLineEnds: true).text
        }
    }
}

/// The blocks of a document as one text, with line feeds between them.
private struct MarkdownBlocksText {
    private(set) var text = StyledText()
    private let document: MarkdownDocument
    /// The signs of the items whose first block has not been read.
    private var marks: [String] = []
    /// The list of the last block; nil outside of tight lists.
    private var tightList: Int?

    init(_ document: MarkdownDocument) {
        self.document = document
        for number in 0..<document.blockCount { append(number) }
    }

    private mutating func append(_ number: Int) {
        switch document.block(number).kind {
        case .quote: marks.append("> ")
        case .list: break
        case .item(let item, let isChecked): marks.append(Self.mark(item, isChecked))
        case .paragraph: append(MarkdownText(document.inlines(of: number)).text, number)
        case .heading:
            let style = Style(attributes: .bold)
            append(MarkdownText(document.inlines(of: number), style: style).text, number)
        case .code:
            let code = document.literal(of: number)
            append(StyledText(String(code.dropLast()), style: Style(background: .control)), number)
        case .html:
            let html = String(document.literal(of: number).dropLast())
            append(StyledText(html, style: Style(foreground: .secondaryLabel)), number)
        case .thematicBreak:
            append(StyledText("---", style: Style(foreground: .secondaryLabel)), number)
        case .table: append(table(number), number)
        }
    }

    private static func mark(_ number: Int?, _ isChecked: Bool?) -> String {
        if let isChecked { return isChecked ? "[x] " : "[ ] " }
        return number.map { "\($0). " } ?? "• "
    }

    /// Adds the text of a block, below the blocks before it and beside the sign of its item.
    private mutating func append(_ block: StyledText, _ number: Int) {
        let list = tightList(around: number)
        if !text.isEmpty { text.append(list != nil && list == tightList ? "\n" : "\n\n") }
        tightList = list
        let mark = marks.joined()
        let depth = document.block(number).depth
        let indent = String(repeating: "  ", count: max(0, depth / 2 - (mark.isEmpty ? 0 : 1)))
        marks = []
        text.append(indent + mark, style: Style(foreground: .secondaryLabel))
        text += block
    }

    /// Returns the outermost list around a block, if all lists around it are tight.
    private func tightList(around number: Int) -> Int? {
        var outermost: Int?
        var parent = document.block(number).parent
        while let present = parent {
            let block = document.block(present)
            if case .list(_, let isTight) = block.kind {
                guard isTight else { return nil }
                outermost = present
            }
            parent = block.parent
        }
        return outermost
    }

    /// Returns the rows of a table as lines.
    private func table(_ number: Int) -> StyledText {
        var lines = StyledText()
        let rows = document.cells(ofTable: number, rows: 0..<document.rowCount(ofTable: number))
        for (place, cells) in rows.enumerated() {
            if place > 0 { lines.append("\n") }
            let style = place == 0 ? Style(attributes: .bold) : Style()
            for (column, cell) in cells.enumerated() {
                if column > 0 { lines.append("  ") }
                lines += MarkdownText(cell, style: style).text
            }
        }
        return lines
    }
}
