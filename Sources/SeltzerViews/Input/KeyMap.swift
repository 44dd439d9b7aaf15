// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The user's keys for actions, in place of the program's keys.
///
/// A map is read from a text with a line for each action, and comments:
///
/// ```
/// # keys of my own
/// save   = ctrl-x ctrl-s
/// quit   = q, ctrl-q          # either of them
/// reload = none               # no key at all
/// ```
///
/// `comma`, `hash` and `equals` are the keys `,`, `#` and `=`. All problems of a text are reported
/// together.
///
/// ```swift
/// application.keyMap = try KeyMap(parsing: text)
/// ```
public struct KeyMap: Hashable, Sendable {
    private var keys: [String: [KeySequence]] = [:]
    /// The line in which each identifier is set.
    private var lines: [String: Int] = [:]

    /// Creates a map that keeps all keys of the program.
    public init() {}

    /// Reads a map from a text.
    ///
    /// - Throws: ``/SeltzerScreen/SettingsError`` with one message for each line that cannot be
    ///   read.
    public init(parsing text: String) throws(SettingsError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads a map from the bytes of a text in UTF-8.
    ///
    /// - Throws: ``/SeltzerScreen/SettingsError`` with one message for each line that cannot be
    ///   read.
    public init(parsing bytes: [UInt8]) throws(SettingsError) {
        let text = SettingsText(
            form: "name = keys", example: "save = ctrl-s",
            nameDescription: "the name of an action", allowsTrailingComments: true)
        var map = KeyMap()
        try text.read(bytes) { setting in
            guard !setting.name.contains(where: { $0.isWhitespace || $0 == "," }) else {
                return [text.nameExpected]
            }
            let (sequences, messages) = Self.sequences(in: setting.value)
            map.keys[setting.name] = sequences
            map.lines[setting.name] = setting.line
            return messages
        }
        self = map
    }

    /// Returns the sequences between commas, and a message for each that cannot be read.
    private static func sequences(in text: Substring) -> ([KeySequence], messages: [String]) {
        if text == "none" { return ([], []) }
        guard !text.isEmpty else {
            return ([], ["keys were expected after =, such as ctrl-s, or none"])
        }
        var sequences: [KeySequence] = []
        var messages: [String] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            do {
                sequences.append(try KeySequence(parsing: part))
            } catch {
                messages.append(error.description)
            }
        }
        return (sequences, messages)
    }

    /// The user's keys for an action; an empty array for no keys, nil to keep the program's keys.
    public subscript(identifier: String) -> [KeySequence]? {
        get { keys[identifier] }
        set {
            keys[identifier] = newValue
            lines[identifier] = nil
        }
    }

    /// Whether the map keeps all keys of the program.
    var isEmpty: Bool { keys.isEmpty }

    /// The identifiers that the map has keys for, in alphabetical order.
    public var identifiers: [String] { keys.keys.sorted() }

    /// Returns a warning for each identifier of the map that no action has, in the order of the
    /// lines.
    ///
    /// - Parameter known: The identifiers of all actions of the program, including actions that are
    ///   not on the screen.
    public func warnings(knowing known: some Sequence<String>) -> [SettingsProblem] {
        let known = Set(known)
        return identifiers.filter { !known.contains($0) }.map { identifier in
            let hint = identifier.nearest(in: known).map { "; did you mean \($0)?" } ?? ""
            return SettingsProblem(
                line: lines[identifier] ?? 0,
                message: "there is no action \(SettingsText.shown(identifier))\(hint)")
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
    /// The chord's name, with words for characters that have a meaning in a key file.
    fileprivate var nameInFile: String {
        switch key {
        case .character(","): "\(modifiers)comma"
        case .character("#"): "\(modifiers)hash"
        default: description
        }
    }
}
