// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A user's own keys: by the identifiers of actions, the keys that they have instead of the program's.
///
/// It is read from a text with a line for each action, and comments:
///
/// ```
/// # keys of my own
/// save   = ctrl-x ctrl-s
/// quit   = q, ctrl-q          # either of them
/// reload = none               # no key at all
/// ```
///
/// `comma`, `hash` and `equals` are the keys `,`, `#` and `=`. Everything that is wrong in a text is reported together.
///
/// ```swift
/// application.keyMap = try KeyMap(parsing: text)
/// ```
public struct KeyMap: Hashable, Sendable {
    private var keys: [String: [KeySequence]] = [:]
    /// The lines that the identifiers stood on.
    private var lines: [String: Int] = [:]

    /// Creates a map that leaves all keys as the program has them.
    public init() {}

    /// Reads a map from a text.
    ///
    /// - Throws: ``KeyMapError`` with every line that cannot be read.
    public init(parsing text: String) throws(KeyMapError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads a map from the bytes of a text in UTF-8.
    ///
    /// - Throws: ``KeyMapError`` with every line that cannot be read.
    public init(parsing bytes: [UInt8]) throws(KeyMapError) {
        var parser = KeyMapParser()
        for (number, line) in bytes.keyMapLines.enumerated() {
            parser.read(line, number: number + 1)
        }
        guard parser.problems.isEmpty else { throw KeyMapError(problems: parser.problems) }
        keys = parser.keys
        lines = parser.lines
    }

    /// The keys of the action with an identifier, none among them; nil where the program's are kept.
    public subscript(identifier: String) -> [KeySequence]? {
        get { keys[identifier] }
        set {
            keys[identifier] = newValue
            lines[identifier] = nil
        }
    }

    /// The identifiers that the map has keys for, in alphabetical order.
    public var identifiers: [String] { keys.keys.sorted() }

    /// Returns a warning for each identifier that no action has, in the order of the lines.
    ///
    /// - Parameter known: The identifiers of all actions of the program, whatever is on the screen.
    public func warnings(knowing known: some Sequence<String>) -> [KeyMapProblem] {
        let known = Set(known)
        return identifiers.filter { !known.contains($0) }.map { identifier in
            let hint = identifier.nearest(in: known).map { "; did you mean \($0)?" } ?? ""
            return KeyMapProblem(
                line: lines[identifier] ?? 0,
                message: "there is no action \(TextSanitizer.line(identifier.prefix(40)))\(hint)")
        }.sorted { $0.line < $1.line }
    }
}

extension KeyMap: CustomStringConvertible {
    /// The map as a text that ``init(parsing:)-(String)`` reads, in alphabetical order.
    public var description: String {
        identifiers.map { identifier in
            let names = keys[identifier, default: []].map { sequence in
                sequence.chords.map(\.nameInFile).joined(separator: " ")
            }
            return "\(identifier) = \(names.isEmpty ? "none" : names.joined(separator: ", "))\n"
        }.joined()
    }
}

extension KeyChord {
    /// The chord's name, with words for the characters that mean something in a file.
    fileprivate var nameInFile: String {
        switch key {
        case .character(","): "\(modifiers)comma"
        case .character("#"): "\(modifiers)hash"
        default: description
        }
    }
}
