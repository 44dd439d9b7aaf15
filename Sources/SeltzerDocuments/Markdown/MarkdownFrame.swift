// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

/// The marks and the indent before the rows of a block, for the quotations, lists and items around the block.
struct MarkdownFrame {
    /// The marks of the first row.
    private(set) var firstMarks: [MarkdownMark] = []
    /// The marks of the other rows.
    private(set) var marks: [MarkdownMark] = []
    /// The marks of the blank row before the first row.
    private(set) var marksAbove: [MarkdownMark] = []
    /// The number of cells before the text.
    private(set) var indent = 0
    /// Whether a blank row is before the block.
    let hasSpaceAbove: Bool

    init(of number: Int, in document: MarkdownDocument, width: Int) {
        var around: [Int] = []
        var parent: Int? = number
        while let block = parent {
            switch document.block(block).kind {
            case .quote, .item: around.append(block)
            default: break
            }
            parent = document.block(block).parent
        }
        hasSpaceAbove = Self.hasSpace(above: number, in: document)
        var lists = 0
        // Marks of deep blocks leave room for the text.
        let limit = max(0, width - 10)
        for block in around.reversed() {
            let isFirst = Self.isFirst(number, in: block, of: document)
            switch document.block(block).kind {
            case .quote:
                add(.quote, cells: 2, limit, isAbove: !isFirst, isEverywhere: true, isShown: true)
            case .item(let count, let isChecked):
                if let count {
                    let cells = Self.numberWidth(of: block, in: document)
                    let text = "\(count)."
                    let blanks = max(0, cells - text.utf8.count)
                    indent += min(blanks, max(0, limit - indent))
                    add(.number(text), cells: text.utf8.count + 1, limit, isShown: isFirst)
                } else if isChecked == nil {
                    add(.bullet(depth: lists), cells: 2, limit, isShown: isFirst)
                }
                if let isChecked {
                    add(.task(isDone: isChecked), cells: 4, limit, isShown: isFirst)
                }
                lists += 1
            default: break
            }
        }
    }

    private mutating func add(
        _ kind: MarkdownMark.Kind, cells: Int, _ limit: Int, isAbove: Bool = false,
        isEverywhere: Bool = false, isShown: Bool
    ) {
        guard indent + cells <= limit else { return }
        let mark = MarkdownMark(kind: kind, column: indent)
        if isShown { firstMarks.append(mark) }
        if isEverywhere { marks.append(mark) }
        if isAbove { marksAbove.append(mark) }
        indent += cells
    }

    /// Whether a block is the first block inside of another block.
    private static func isFirst(
        _ number: Int, in outer: Int, of document: MarkdownDocument
    ) -> Bool {
        var block = number
        while block > outer, let parent = document.block(block).parent, parent == block - 1 {
            block = parent
        }
        return block <= outer
    }

    /// Whether a blank row is before a block.
    static func hasSpace(above number: Int, in document: MarkdownDocument) -> Bool {
        var block = number
        while let parent = document.block(block).parent {
            if parent != block - 1 {
                let list: Int?
                if case .item = document.block(parent).kind {
                    list = document.block(parent).parent
                } else {
                    list = parent
                }
                if let list, case .list(_, let isTight) = document.block(list).kind {
                    return !isTight
                }
                return true
            }
            block = parent
        }
        return block > 0
    }

    /// The width of the longest number in the list of an item, with its dot.
    private static func numberWidth(of item: Int, in document: MarkdownDocument) -> Int {
        guard let list = document.block(item).parent else { return 2 }
        var last = document.descendants(of: list).upperBound - 1
        while let parent = document.block(last).parent, parent != list { last = parent }
        guard case .item(let number?, _) = document.block(last).kind else { return 2 }
        return "\(number).".utf8.count
    }
}
