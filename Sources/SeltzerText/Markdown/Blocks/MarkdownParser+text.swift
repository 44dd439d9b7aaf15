// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The texts of blocks.
extension MarkdownParser {
    /// Returns the bytes of a block's text, without the marks of the blocks around it and with U+FFFD for zeros.
    func bytes(of number: Int, replacingZeros: Bool = true) -> [UInt8] {
        let block = blocks[number]
        var bytes: [UInt8] = []
        var skip = block.skip
        for line in content[block.content] {
            if line.padding > 0 {
                bytes.append(contentsOf: repeatElement(.space, count: line.padding))
            }
            let start = line.start + skip
            skip = 0
            let end = min(line.end, text.count)
            guard start < end else { continue }
            if replacingZeros, text[start..<end].contains(0) {
                for byte in text[start..<end] {
                    if byte == 0 {
                        bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
                    } else {
                        bytes.append(byte)
                    }
                }
            } else {
                bytes.append(contentsOf: text[start..<end])
            }
        }
        return bytes
    }

    /// Whether a block has a text that is not blank.
    func hasText(_ number: Int) -> Bool {
        var skip = blocks[number].skip
        for line in content[blocks[number].content] {
            let start = min(line.start + skip, line.end)
            skip = 0
            let end = min(line.end, text.count)
            if start < end, !text[start..<end].allSatisfy(\.isWhitespace) { return true }
        }
        return false
    }

    /// Takes the definitions of links from the beginning of a paragraph.
    mutating func takeDefinitions(of number: Int) {
        guard let first = content[blocks[number].content].first,
            text[first.start] == UInt8(ascii: "[")
        else {
            return
        }
        let bytes = bytes(of: number, replacingZeros: false)
        var place = 0
        while place < bytes.count, bytes[place] == UInt8(ascii: "["),
            let definition = LinkDefinition(bytes, at: place, before: bytes.count)
        {
            if definitions[definition.key] == nil {
                definitions[definition.key] = definition.link
                newLabels.append(definition.key)
            }
            place = definition.end
        }
        if place > 0 { skipText(of: number, place) }
    }

    /// Takes a number of bytes from the beginning of a block's text.
    private mutating func skipText(of number: Int, _ count: Int) {
        var left = count
        while let line = content[blocks[number].content].first {
            let length = min(line.end, text.count) - line.start
            guard left >= length else { break }
            left -= length
            let range = blocks[number].content
            blocks[number].content = range.lowerBound + 1..<range.upperBound
        }
        blocks[number].skip = left
    }

    /// Makes the item around a paragraph a task if the paragraph begins with the mark of a task.
    mutating func takeTaskMark(of number: Int) {
        guard extensions.contains(.taskLists), let item = blocks[number].parent, number == item + 1,
            case .item(let itemNumber, _) = blocks[item].kind,
            let line = content[blocks[number].content].first,
            case let start = line.start + blocks[number].skip,
            case let end = min(line.end, text.count), start + 4 < end,
            text[start] == UInt8(ascii: "["), text[start + 2] == UInt8(ascii: "]"),
            text[start + 3].isBlank,
            !text[start + 4..<end].allSatisfy(\.isWhitespace)
        else { return }
        let sign = text[start + 1]
        guard sign == .space || sign | 0x20 == UInt8(ascii: "x") else { return }
        blocks[number].skip += 4
        blocks[item].kind = .item(number: itemNumber, isChecked: sign != .space)
    }
}
