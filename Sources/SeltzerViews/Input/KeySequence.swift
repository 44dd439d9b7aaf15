// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Keys to press one after the other: `q`, or `ctrl-x ctrl-s`.
///
/// A literal is read like the text of ``init(parsing:)``. An unknown name in it makes a key that no
/// keyboard has, and a debug build reports it to the application's diagnostics.
public struct KeySequence: Hashable, Sendable {
    /// The keys, the first one first.
    public var chords: [KeyChord]

    /// Creates a sequence; an empty sequence cannot be bound.
    public init(_ chords: [KeyChord] = []) {
        self.chords = chords
    }

    /// Creates a sequence of one chord, such as `q`.
    public init(_ chord: KeyChord) {
        chords = [chord]
    }

    /// Creates a sequence from the names of its chords, separated by blanks.
    ///
    /// - Throws: ``KeySequenceError`` if there is no chord, or if no key has one of the names.
    public init(parsing names: some StringProtocol) throws(KeySequenceError) {
        var chords: [KeyChord] = []
        for name in names.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
            guard let chord = KeyChord(parsing: name) else {
                throw KeySequenceError(name: String(name))
            }
            chords.append(chord)
        }
        if chords.isEmpty { throw KeySequenceError(name: "") }
        self.chords = chords
    }

    /// Whether there are no chords.
    public var isEmpty: Bool { chords.isEmpty }

    /// The number of chords.
    public var count: Int { chords.count }

    /// Returns whether the sequence begins with the chords of another one; true for equal
    /// sequences.
    public func starts(with beginning: KeySequence) -> Bool {
        chords.starts(with: beginning.chords)
    }

    /// Returns the sequence with one more chord.
    public func appending(_ chord: KeyChord) -> KeySequence {
        KeySequence(chords + [chord])
    }
}

extension KeySequence: ExpressibleByStringLiteral {
    /// Creates a sequence from the names of its chords, separated by blanks; an unknown name makes
    /// a key that no keyboard has.
    public init(stringLiteral names: String) {
        if !names.isEmpty, !names.utf8.contains(UInt8(ascii: " ")) {
            self.init(KeyChord(stringLiteral: names))
        } else {
            self.init(names.split(separator: " ").map { KeyChord(stringLiteral: String($0)) })
        }
    }
}

extension KeySequence: CustomStringConvertible {
    /// The names of the chords, separated by blanks.
    public var description: String {
        chords.count == 1
            ? chords[0].description : chords.map(\.description).joined(separator: " ")
    }
}

/// An unknown name of a key in a key sequence.
public struct KeySequenceError: Error, Hashable, Sendable {
    /// The name; empty if there was nothing to read.
    public let name: String

    /// Creates the error of a name; empty if there was nothing to read.
    init(name: String) {
        self.name = name
    }

    /// The name that the user probably meant; nil if no name is similar.
    public var suggestion: String? {
        var parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard let key = parts.popLast() else { return nil }
        let modifierNames = KeyChord.modifierNames.map(\.0)
        // Each part is compared with all names. A text of many parts is not a key, and comparing it
        // would be slow.
        guard parts.count <= modifierNames.count else { return nil }
        var nearest: [String] = []
        for part in parts {
            guard let modifier = part.nearest(in: modifierNames) else { return nil }
            nearest.append(modifier)
        }
        guard let last = Key(named: key).map({ _ in key }) ?? key.nearest(in: KeyNames.keys.keys)
        else { return nil }
        let result = (nearest + [last]).joined(separator: "-")
        // A suggestion with control characters cannot be shown.
        guard TextSanitizer.line(result) == result else { return nil }
        return KeyChord(parsing: result) == nil ? nil : result
    }
}

extension KeySequenceError: CustomStringConvertible {
    /// The error in one sentence, with the name that the user probably meant.
    public var description: String {
        if name.isEmpty { return "a key was expected, such as ctrl-s" }
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        return "\(TextSanitizer.line(name.prefix(40))) is not a key\(hint)"
    }
}
