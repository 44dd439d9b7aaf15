// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The lines of a file of settings, of which an edit changes one, and keeps all other bytes.
///
/// A line is `key = value`. Empty lines and lines whose first sign is `#` are comments. A value with blanks at its ends,
/// with a control character, or with a quote at its beginning is a JSON string.
struct SettingsFileText: Hashable, Sendable {
    /// A line `key = value`.
    struct Entry: Hashable, Sendable {
        let key: String
        /// The value; nil if it is quoted wrongly.
        let value: String?
        /// The index of the line, from 0.
        let line: Int
        /// The bytes of the value in the line, without the blanks around it.
        let range: Range<Int>
    }

    /// The lines, with their line ends.
    private var lines: [[UInt8]]
    /// The entries, in the order of the lines; the first one of a key counts.
    private(set) var entries: [Entry] = []
    /// The problems of lines that are no entries, and of repeated keys.
    private(set) var problems: [SettingsProblem] = []
    private var indices: [String: Int] = [:]

    init(_ bytes: [UInt8] = []) {
        lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
        for index in lines.indices.dropLast() { lines[index].append(10) }
        if lines.last?.isEmpty == true { lines.removeLast() }
        parse()
    }

    /// All bytes.
    var bytes: [UInt8] { Array(lines.joined()) }

    /// Returns the entry of a key; nil if there is none.
    func entry(forKey key: String) -> Entry? { indices[key].map { entries[$0] } }

    /// Returns whether a text can be a key.
    static func isKey(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122, 45, 46, 95: true
                default: false
                }
            }
    }

    // MARK: Edits

    /// Sets the value of a key in its line, or in a new line at the end.
    mutating func set(_ value: String, forKey key: String) {
        let text = Array(Self.written(value).utf8)
        if let entry = entry(forKey: key) {
            lines[entry.line].replaceSubrange(entry.range, with: text)
        } else {
            append(Array("\(key) = ".utf8) + text)
        }
        parse()
    }

    /// Removes the line of a key, and repeated lines of it.
    mutating func remove(_ key: String) {
        let places = entries.filter { $0.key == key }.map(\.line)
        for line in places.reversed() { lines.remove(at: line) }
        if !places.isEmpty { parse() }
    }

    private mutating func append(_ line: [UInt8]) {
        let end: [UInt8] = lines.first?.suffix(2) == [13, 10] ? [13, 10] : [10]
        if let last = lines.last, last.last != 10 { lines[lines.count - 1] += end }
        lines.append(line + end)
    }

    private static func written(_ value: String) -> String {
        let isPlain =
            value.trimmed == value[...] && !value.hasPrefix("\"")
            && value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        return isPlain ? value : JSONValue.text(value).description
    }

    // MARK: Reading

    private mutating func parse() {
        (entries, problems, indices) = ([], [], [:])
        for index in lines.indices { parse(index) }
    }

    private mutating func parse(_ index: Int) {
        let line = lines[index]
        let bytes = index == 0 ? line.withoutByteOrderMark : line[...]
        let content = Self.trimmed(bytes)
        guard let first = content.first, first != UInt8(ascii: "#") else { return }
        guard let equals = content.firstIndex(of: UInt8(ascii: "=")) else {
            return tell(index, "key = value was expected; write # before a comment")
        }
        let key = String(decoding: Self.trimmed(content[..<equals]), as: UTF8.self)
        guard Self.isKey(key) else {
            return tell(index, "a key of letters, digits, - _ and . was expected before =")
        }
        let range = Self.trimmed(content[(equals + 1)...])
        let text = String(decoding: range, as: UTF8.self)
        guard text.utf8.elementsEqual(range) else {
            return tell(index, "\(key): the line is not in UTF-8; convert it")
        }
        let value = Self.read(text)
        if value == nil { tell(index, "\(key): a text in quotes was expected, as in \"a b\"") }
        if let first = indices[key] {
            tell(index, "\(key) is already set on line \(entries[first].line + 1)")
        } else {
            indices[key] = entries.count
        }
        let bounds = range.startIndex..<range.endIndex
        entries.append(Entry(key: key, value: value, line: index, range: bounds))
    }

    private mutating func tell(_ line: Int, _ message: String) {
        problems.append(SettingsProblem(line: line + 1, message: TextSanitizer.line(message)))
    }

    private static func read(_ text: String) -> String? {
        guard text.hasPrefix("\"") else { return text }
        guard case .text(let value)? = try? JSONValue(parsing: text) else { return nil }
        return value
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isBlank = { (byte: UInt8) in byte == 32 || (9...13).contains(byte) }
        guard let first = bytes.firstIndex(where: { !isBlank($0) }) else {
            return bytes[bytes.endIndex..<bytes.endIndex]
        }
        let last = bytes.lastIndex { !isBlank($0) }!
        return bytes[first...last]
    }
}
