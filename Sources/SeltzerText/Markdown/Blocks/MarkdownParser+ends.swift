// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The ends of blocks, and the facts that are known only at the end.
extension MarkdownParser {
    /// Begins a block inside of the innermost open one that can contain it.
    mutating func begin(_ kind: MarkdownBlock.Kind, _ open: OpenBlock.Kind, at start: Int) {
        var isItem = false
        if case .item = kind { isItem = true }
        while self.open[self.open.count - 1].isLeaf
            || self.open[self.open.count - 1].isList != isItem
        {
            closeLast()
        }
        let parent = self.open[self.open.count - 1]
        noteLooseness(of: parent)
        let number = blocks.count
        blocks.append(
            MarkdownBlock(
                kind: kind, parent: parent.number < 0 ? nil : parent.number,
                depth: self.open.count - 1, range: start..<start, lines: line...line,
                end: number + 1, content: content.count..<content.count))
        var new = OpenBlock(open, number: number)
        new.lastLine = line
        new.lastByte = lineEnd
        self.open.append(new)
        firstChanged = min(firstChanged, number)
    }

    /// Makes a list loose if a blank line precedes a block in it.
    private mutating func noteLooseness(of parent: OpenBlock) {
        guard parent.lastChild >= 0, blocks[parent.lastChild].lines.upperBound != line - 1 else {
            return
        }
        var list = parent.number
        if case .item = parent.kind, let outer = blocks[list].parent { list = outer }
        guard list >= 0, case .list(let isOrdered, true) = blocks[list].kind else { return }
        blocks[list].kind = .list(isOrdered: isOrdered, isTight: false)
    }

    /// Gives the innermost open block one line of text, and ends it.
    mutating func addAlone(_ range: Range<Int>) {
        let number = blocks.count - 1
        content.append(ContentLine(start: range.lowerBound, end: range.upperBound))
        blocks[number].content = content.count - 1..<content.count
        closeLast()
    }

    /// Ends all open blocks but the first `count`.
    mutating func closeBlocks(to count: Int) {
        while open.count > count { closeLast() }
    }

    /// Ends the innermost open block.
    mutating func closeLast() {
        let closed = open.removeLast()
        let number = closed.number
        let parent = open.count - 1
        var (lastLine, lastByte) = (closed.lastLine, closed.lastByte)
        switch closed.kind {
        case .paragraph:
            takeDefinitions(of: number)
            guard hasText(number) else {
                blocks.removeLast()
                firstChanged = min(firstChanged, number)
                return
            }
            takeTaskMark(of: number)
        case .list, .item, .quote:
            if closed.lastChild >= 0 {
                let child = blocks[closed.lastChild]
                if case .quote = closed.kind {
                    lastLine = max(lastLine, child.lines.upperBound)
                    lastByte = max(lastByte, child.range.upperBound)
                } else {
                    lastLine = child.lines.upperBound
                    lastByte = child.range.upperBound
                }
            }
        default: break
        }
        let start = blocks[number].range.lowerBound
        let first = blocks[number].lines.lowerBound
        blocks[number].lines = first...max(first, lastLine)
        blocks[number].range = start..<max(start, lastByte)
        blocks[number].end = blocks.count
        open[parent].lastChild = number
    }
}
