// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads Markdown that may be anything, whole and in two pieces.
///
/// Both documents are equal, blocks lie inside of each other, and spans are properly nested.
@_cdecl("fuzz_markdown")
public func fuzzMarkdown(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let cut = input.byte()
    let text = String(decoding: input.bytes(), as: UTF8.self)
    let whole = MarkdownDocument(text)
    let scalars = text.unicodeScalars
    let middle =
        scalars.index(
            scalars.startIndex, offsetBy: Int(cut), limitedBy: scalars.endIndex) ?? scalars.endIndex
    var grown = MarkdownDocument(String(text[..<middle]))
    grown.append(String(text[middle...]))
    precondition(grown.blockCount == whole.blockCount, "Growth gives other blocks.")
    for number in 0..<whole.blockCount {
        let block = whole.block(number)
        precondition(grown.block(number) == block, "Growth gives another block.")
        precondition(block.range.upperBound <= whole.byteCount, "A block ends behind the text.")
        if let parent = block.parent {
            precondition(
                whole.descendants(of: parent).contains(number),
                "A block lies outside of its parent.")
        }
        let inlines = whole.inlines(of: number)
        precondition(grown.inlines(of: number) == inlines, "Growth gives other spans.")
        checkNesting(of: inlines)
        for row in whole.cells(ofTable: number, rows: 0..<whole.rowCount(ofTable: number)) {
            row.forEach(checkNesting)
        }
    }
    return 0
}

private func checkNesting(of inlines: [MarkdownInline]) {
    var open: [MarkdownSpan] = []
    for inline in inlines {
        switch inline {
        case .start(let span): open.append(span)
        case .end(let span): precondition(open.popLast() == span, "Spans are not nested.")
        default: break
        }
    }
    precondition(open.isEmpty, "A span does not end.")
}
