// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A shell command with placeholders for the lines and the query of a picker.
///
/// | placeholder | value |
/// |---|---|
/// | `{}` | the current line |
/// | `{+}` | the marked lines, or else the current line, each as a word |
/// | `{q}` | the query |
/// | `{n}`, `{+n}` | the numbers of the lines, from 0 |
/// | `{1}`, `{-1}`, `{2..}`, `{+1}` | fields of the lines |
///
/// Each value is quoted for the shell. A backslash before a placeholder keeps it as text.
struct CommandTemplate: Hashable, Sendable {
    private enum Value: Hashable, Sendable {
        case line, number
        case fields(FieldRange)
    }

    private enum Part: Hashable, Sendable {
        case text(String)
        case query
        /// A value of the current line, or of all picked lines.
        case value(Value, ofAll: Bool)
    }

    private var parts: [Part] = []
    private let delimiter: [UInt8]?

    /// Reads a template.
    ///
    /// - Parameter delimiter: The text between fields; nil for spaces and tabs.
    init(_ text: String, delimiter: String? = nil) {
        self.delimiter = delimiter.map { Array($0.utf8) }
        var rest = text[...]
        var plain = ""
        while let start = rest.firstIndex(of: "{") {
            plain += rest[..<start]
            let end = rest[start...].firstIndex(of: "}")
            guard let end, let part = Self.placeholder(rest[rest.index(after: start)..<end]) else {
                plain.append("{")
                rest = rest[rest.index(after: start)...]
                continue
            }
            let source = rest[start...end]
            rest = rest[rest.index(after: end)...]
            if plain.hasSuffix("\\") {
                plain.removeLast()
                plain += source
            } else {
                parts += [.text(plain), part]
                plain = ""
            }
        }
        parts.append(.text(plain + rest))
    }

    private static func placeholder(_ content: Substring) -> Part? {
        if content == "q" { return .query }
        let isOfAll = content.first == "+"
        switch isOfAll ? content.dropFirst() : content {
        case "": return .value(.line, ofAll: isOfAll)
        case "n": return .value(.number, ofAll: isOfAll)
        case let fields: return FieldRange(fields).map { .value(.fields($0), ofAll: isOfAll) }
        }
    }

    /// The facts, beside the current line, that the command depends on.
    var dependencies: PickerPreview.Dependencies {
        var all: PickerPreview.Dependencies = []
        for part in parts {
            switch part {
            case .query: all.insert(.query)
            case .value(_, ofAll: true): all.insert(.marks)
            default: break
            }
        }
        return all
    }

    /// Whether the command needs a line.
    var needsLine: Bool {
        parts.contains {
            if case .value = $0 { return true }
            return false
        }
    }

    /// Returns the command; nil if it needs a line and no line matches.
    func command(for selection: PickerSelection) -> String? {
        if needsLine, selection.index == nil { return nil }
        return parts.map { part in
            switch part {
            case .text(let text): text
            case .query: ShellWord.quoted(selection.query.utf8)
            case .value(let value, let isOfAll):
                (isOfAll ? selection.picked : selection.index.map { [$0] } ?? [])
                    .map { word(value, of: $0, in: selection.lines) }.joined(separator: " ")
            }
        }.joined()
    }

    private func word(_ value: Value, of index: Int, in lines: PickerLines) -> String {
        switch value {
        case .number: "\(index)"
        case .line: ShellWord.quoted(lines[index])
        case .fields(let range):
            ShellWord.quoted(range.part(of: lines[index], separatedBy: delimiter))
        }
    }
}
