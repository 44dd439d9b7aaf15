// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A block that the next line may continue.
struct OpenBlock: Sendable {
    /// The data with which a block recognizes its own lines.
    enum Kind: Sendable {
        case document
        case quote
        case list(ListMarker)
        case item(ListMarker)
        /// A paragraph, with the start of its last line.
        case paragraph(lastLine: Int)
        case fencedCode(CodeFence)
        case indentedCode
        case html(HTMLBlockEnd)
        case table
        /// A block of one line.
        case line
    }

    var kind: Kind
    /// The number of the block; -1 for the document.
    let number: Int
    /// The block inside that ended last; -1 for none.
    var lastChild = -1
    /// Blank lines that belong to the block if another line follows.
    var pending: [ContentLine] = []
    /// The last line that is not pending, and its end in bytes.
    var lastLine = 0
    var lastByte = 0

    init(_ kind: Kind, number: Int) {
        self.kind = kind
        self.number = number
    }

    var isParagraph: Bool {
        if case .paragraph = kind { true } else { false }
    }

    var isList: Bool {
        if case .list = kind { true } else { false }
    }

    /// Whether the block accepts lines of any form.
    var takesAnyLine: Bool {
        switch kind {
        case .fencedCode, .indentedCode, .html: true
        default: false
        }
    }

    /// Whether the block contains lines and no blocks.
    var isLeaf: Bool {
        switch kind {
        case .document, .quote, .list, .item: false
        default: true
        }
    }
}
