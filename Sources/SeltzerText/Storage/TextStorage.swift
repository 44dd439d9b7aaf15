// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A text of any length and any bytes, in which edits and access to lines cost O(log n).
///
/// The text is a rope: its pieces lie in a balanced tree, and share the original bytes. A copy
/// shares the tree, so it costs nothing, and can go to another thread. Positions are bytes from the
/// start; a position outside the text counts as its nearest end. Bytes that are not UTF-8 stay as
/// they are.
///
/// ```swift
/// var text = TextStorage("one\ntwo\n")
/// text.replaceSubrange(4..<7, with: "zwei")
/// text.string(ofLine: 1)    // "zwei"
/// ```
public struct TextStorage: Sendable {
    /// The approximate maximum number of bytes that an edit copies: a joined leaf, and the nodes
    /// above it.
    package static var bytesCopiedByEdit: Int { TextLeaf.joinedSize + 1_024 }

    private var root: TextNode

    /// Whether a byte order mark is before the text in its file; false by default.
    ///
    /// The mark is not part of the text: it has no position, and no edit changes it. Parts of the
    /// text have no mark.
    public var hasByteOrderMark = false

    private init(root: TextNode) {
        self.root = root
    }

    /// Creates a text from a string.
    public init(_ string: String = "") {
        self.init(bytes: Array(string.utf8))
    }

    /// Creates a text from bytes, which are not copied.
    public init(bytes: [UInt8]) {
        let starts = stride(from: 0, to: bytes.count, by: TextLeaf.maximumSize)
        var leaves = starts.map { start in
            TextLeaf(bytes[start..<min(bytes.count, start + TextLeaf.maximumSize)])
        }
        // No leaf may be too small, so a small last leaf takes a part of the leaf before it.
        if leaves.count > 1, let last = leaves.last, last.count < TextLeaf.minimumSize {
            let start = bytes.count - last.count - TextLeaf.minimumSize
            leaves.removeLast(2)
            leaves.append(TextLeaf(bytes[leaves.count * TextLeaf.maximumSize..<start]))
            leaves.append(TextLeaf(bytes[start...]))
        }
        root = TextNode.tree(of: leaves)
    }

    /// Creates a text whose bytes are read on demand, so that it takes little memory.
    ///
    /// All bytes are read once, to count the lines.
    public init(source: some TextByteSource) {
        root = TextNode.tree(of: TextLeaf.leaves(of: source))
    }

    /// The number of bytes.
    public var count: Int { root.count }

    /// Whether the text has no bytes.
    public var isEmpty: Bool { root.count == 0 }

    // MARK: Bytes

    /// The whole text, with U+FFFD for invalid UTF-8.
    public var string: String { string(in: 0..<count) }

    /// Returns the text in a range of bytes, with U+FFFD for invalid UTF-8.
    public func string(in range: Range<Int>) -> String {
        String(decoding: bytes(in: range), as: UTF8.self)
    }

    /// Returns the bytes in a range.
    public func bytes(in range: Range<Int>) -> [UInt8] {
        let range = clamped(range)
        var bytes = [UInt8]()
        bytes.reserveCapacity(range.count)
        root.forEachPart(in: range) {
            bytes.append(contentsOf: $0)
            return true
        }
        return bytes
    }

    /// Calls a closure with the bytes of a range, in parts and in order, until it returns false.
    public func forEachPart(
        in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        root.forEachPart(in: clamped(range), body)
    }

    /// The text in a range of bytes, which is not copied.
    public subscript(range: Range<Int>) -> TextStorage {
        TextStorage(root: root.part(clamped(range)))
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let start = range.lowerBound.clamped(0, count)
        return start..<range.upperBound.clamped(start, count)
    }

    // MARK: Changes

    /// Replaces the text in a range of bytes.
    public mutating func replaceSubrange(_ range: Range<Int>, with string: String) {
        replaceSubrange(range, with: TextStorage(string))
    }

    /// Replaces the text in a range of bytes by another text, which is not copied.
    public mutating func replaceSubrange(_ range: Range<Int>, with text: TextStorage) {
        let range = clamped(range)
        let head = TextNode.joined(root.part(0..<range.lowerBound), text.root)
        root = TextNode.joined(head, root.part(range.upperBound..<count))
    }

    // MARK: The byte order mark

    /// Removes a byte order mark from the beginning of the text, and sets ``hasByteOrderMark``.
    ///
    /// Call this for a text that is read from a file for editing. Text views do it themselves.
    public mutating func separateByteOrderMark() {
        let mark = ByteOrderMark.count(in: bytes(in: 0..<ByteOrderMark.bytes.count))
        guard mark > 0, !hasByteOrderMark else { return }
        replaceSubrange(0..<mark, with: "")
        hasByteOrderMark = true
    }

    /// The contents of the text's file: the text, after a byte order mark if ``hasByteOrderMark``
    /// is true.
    public var fileContents: TextStorage {
        guard hasByteOrderMark else { return self }
        var contents = self
        contents.hasByteOrderMark = false
        contents.replaceSubrange(0..<0, with: TextStorage(bytes: ByteOrderMark.bytes))
        return contents
    }

    // MARK: Lines

    /// The number of lines: the number of line feeds plus one.
    public var lineCount: Int { root.newlines + 1 }

    /// Returns the number of the line that contains a position, from 0; the line feed belongs to the line before it.
    public func lineNumber(at offset: Int) -> Int {
        root.newlines(before: offset.clamped(0, count))
    }

    /// Returns the position at which a line begins; a number that does not exist counts as the
    /// nearest line.
    public func startOfLine(_ number: Int) -> Int {
        let number = number.clamped(0, lineCount - 1)
        return number == 0 ? 0 : root.offset(afterNewline: number)
    }

    /// Returns the bytes of a line, without its line feed and without a carriage return before the
    /// line feed.
    public func rangeOfLine(_ number: Int) -> Range<Int> {
        let number = number.clamped(0, lineCount - 1)
        if number > 0, number < lineCount - 1, let line = root.line(afterNewline: number) {
            return line
        }
        let start = startOfLine(number)
        guard number < lineCount - 1 else { return start..<count }
        // A source whose bytes changed may have lost the line feed.
        let end = max(start, root.offset(afterNewline: number + 1) - 1)
        let hasReturn = end > start && bytes(in: end - 1..<end) == [0x0D]
        return start..<end - (hasReturn ? 1 : 0)
    }

    /// Returns the text of a line without its end.
    public func string(ofLine number: Int) -> String {
        string(in: rangeOfLine(number))
    }
}

extension TextStorage: Hashable {
    /// Returns whether both texts have the same bytes, and both or neither have a byte order mark.
    public static func == (first: TextStorage, second: TextStorage) -> Bool {
        guard first.hasByteOrderMark == second.hasByteOrderMark else { return false }
        if first.root === second.root { return true }
        guard first.count == second.count else { return false }
        var offset = 0
        return first.root.forEachPart(in: 0..<first.count) { part in
            var isSame = true, place = 0
            second.root.forEachPart(in: offset..<offset + part.count) { other in
                isSame = other.elementsEqual(part[place..<place + other.count])
                place += other.count
                return isSame
            }
            offset += part.count
            return isSame
        }
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        root.forEachPart(in: 0..<count) { part in
            hasher.combine(bytes: UnsafeRawBufferPointer(part))
            return true
        }
    }
}
