// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Reads the lines of a text of keys, and notes what is wrong with them.
struct KeyMapParser {
    private(set) var keys: [String: [KeySequence]] = [:]
    private(set) var lines: [String: Int] = [:]
    private(set) var problems: [KeyMapProblem] = []

    /// Reads a line without its end.
    mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) {
        let text = String(decoding: bytes, as: UTF8.self)
        // What is not UTF-8 has been repaired, and differs from what was read.
        guard text.utf8.elementsEqual(bytes) else {
            return note("the text is not in UTF-8", on: number)
        }
        let line = Self.withoutComment(text).trimmed
        if line.isEmpty { return }
        guard let sign = line.firstIndex(of: "=") else {
            return note("name = keys was expected, as in save = ctrl-s", on: number)
        }
        let name = String(line[..<sign].trimmed)
        guard !name.isEmpty, !name.contains(where: { $0.isWhitespace || $0 == "," }) else {
            return note("the name of an action was expected before =", on: number)
        }
        if let first = lines[name] {
            let name = TextSanitizer.line(name.prefix(40))
            return note("\(name) has its keys on line \(first) already", on: number)
        }
        lines[name] = number
        keys[name] = sequences(line[line.index(after: sign)...].trimmed, number)
    }

    private mutating func sequences(_ text: Substring, _ number: Int) -> [KeySequence] {
        if text == "none" { return [] }
        guard !text.isEmpty else {
            note("keys were expected after =, such as ctrl-s, or none", on: number)
            return []
        }
        var sequences: [KeySequence] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            do {
                sequences.append(try KeySequence(parsing: part))
            } catch {
                note(error.description, on: number)
            }
        }
        return sequences
    }

    private mutating func note(_ message: String, on line: Int) {
        problems.append(KeyMapProblem(line: line, message: message))
    }

    /// A comment begins with a `#` at the beginning, or after a blank.
    private static func withoutComment(_ line: String) -> Substring {
        var previous: Character = " "
        for index in line.indices {
            if line[index] == "#", previous.isWhitespace { return line[..<index] }
            previous = line[index]
        }
        return line[...]
    }
}

extension StringProtocol {
    /// The text without the blanks at its ends.
    fileprivate var trimmed: SubSequence {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return self[endIndex...] }
        return self[first...last]
    }
}

extension [UInt8] {
    /// The lines, without a mark of the byte order at the beginning, and without `\n` or `\r\n` at their ends.
    var keyMapLines: [ArraySlice<UInt8>] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = starts(with: mark) ? self[mark.count...] : self[...]
        return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
        }
    }
}
