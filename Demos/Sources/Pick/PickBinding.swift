// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A binding of `--bind`: a key or an event, and the acts that it causes.
struct PickBinding: Hashable, Sendable {
    /// The cause of the acts.
    enum Trigger: Hashable, Sendable {
        case key(KeyChord)
        /// The query changed.
        case change
        /// The picker appeared.
        case start
    }

    let trigger: Trigger
    let acts: [PickAct]
    /// The acts as the user wrote them.
    let source: String

    /// A mistake in the text of `--bind`.
    struct Mistake: Error, Hashable, CustomStringConvertible {
        let description: String
    }

    /// Reads bindings, such as `ctrl-r:reload(ls),ctrl-v:execute(less {})+abort`.
    ///
    /// An argument is in brackets or between two equal signs such as `~`; after a colon it takes the rest of the text.
    static func bindings(
        in text: String, delimiter: String? = nil
    ) throws(Mistake) -> [PickBinding] {
        var reader = PickBindingReader(text, delimiter: delimiter)
        return try reader.bindings()
    }

    /// Other programs' names of keys.
    private static let names = [
        "btab": "shift-tab", "bspace": "backspace", "bs": "backspace", "del": "delete",
        "pgup": "pageup", "page-up": "pageup", "pgdn": "pagedown", "page-down": "pagedown",
        "alt-bs": "alt-backspace", "alt-bspace": "alt-backspace",
    ]

    static func trigger(named name: String) -> Trigger? {
        switch name {
        case "change": .change
        case "start": .start
        default: KeyChord(parsing: names[name] ?? name).map(Trigger.key)
        }
    }
}

/// Reads the text of `--bind`.
struct PickBindingReader {
    private var rest: Substring
    private let delimiter: String?

    init(_ text: String, delimiter: String?) {
        (rest, self.delimiter) = (text[...], delimiter)
    }

    mutating func bindings() throws(PickBinding.Mistake) -> [PickBinding] {
        var bindings: [PickBinding] = []
        repeat {
            let name = try name()
            guard let trigger = PickBinding.trigger(named: name) else {
                throw PickBinding.Mistake(
                    description: "\"\(name)\" is no key. Give a key such as ctrl-r, or change.")
            }
            let start = rest
            var acts = try acts()
            while take("+") { acts += try self.acts() }
            let source = String(start[..<rest.startIndex])
            bindings.append(PickBinding(trigger: trigger, acts: acts, source: source))
        } while take(",")
        guard rest.isEmpty else {
            throw PickBinding.Mistake(
                description: "\"\(rest)\" is not expected. Separate bindings by a comma.")
        }
        return bindings
    }

    private mutating func take(_ sign: Character) -> Bool {
        guard rest.first == sign else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads the name of a key up to a colon; a name of one sign may be a comma or a colon.
    private mutating func name() throws(PickBinding.Mistake) -> String {
        guard let end = rest.dropFirst().firstIndex(of: ":") else {
            throw PickBinding.Mistake(
                description: "\"\(rest)\" is no binding. Write KEY:ACTION, as in ctrl-r:reload(ls)."
            )
        }
        defer { rest = rest[rest.index(after: end)...] }
        return String(rest[..<end])
    }

    private mutating func acts() throws(PickBinding.Mistake) -> [PickAct] {
        let name = String(rest.prefix { $0.isLetter || $0 == "-" })
        rest = rest.dropFirst(name.count)
        if let acts = PickAct.simple[name] { return acts }
        guard PickAct.namesWithArgument.contains(name) else {
            throw PickBinding.Mistake(
                description: "\"\(name)\" is no action. --help lists the actions.")
        }
        guard let argument = argument(),
            let act = PickAct(name, argument: argument, delimiter: delimiter)
        else {
            throw PickBinding.Mistake(
                description: "\(name) needs an argument, as in \(name)(…).")
        }
        return [act]
    }

    private static let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}", "<": ">"]
    private static let signs: Set<Character> = [
        "~", "!", "@", "#", "$", "%", "^", "&", "*", ";", "/", "|",
    ]

    /// Reads an argument; its end is a closing sign before a plus, a comma or the end.
    private mutating func argument() -> String? {
        guard let opener = rest.first else { return nil }
        if opener == ":" {
            defer { rest = rest[rest.endIndex...] }
            return String(rest.dropFirst())
        }
        guard let closer = Self.closers[opener] ?? (Self.signs.contains(opener) ? opener : nil)
        else { return nil }
        let content = rest.dropFirst()
        guard
            let end = end(of: content, opener, closer, isNested: opener != closer)
                ?? end(of: content, opener, closer, isNested: false)
        else { return nil }
        defer { rest = rest[rest.index(after: end)...] }
        return String(content[..<end])
    }

    /// Returns the place of the closing sign before a plus, a comma or the end; nil for none.
    ///
    /// - Parameter isNested: Whether each opening sign in the content needs a closing sign of its own.
    private func end(
        of content: Substring, _ opener: Character, _ closer: Character, isNested: Bool
    ) -> Substring.Index? {
        var depth = 0
        for index in content.indices {
            if isNested, content[index] == opener { depth += 1 }
            guard content[index] == closer else { continue }
            let next = content[content.index(after: index)...].first
            if depth == 0, next == nil || next == "+" || next == "," { return index }
            depth = isNested ? max(0, depth - 1) : 0
        }
        return nil
    }
}
