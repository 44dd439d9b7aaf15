// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The texts that commands delete, yank and put.
struct ViRegisters: Sendable {
    /// A stored text.
    struct Contents: Hashable, Sendable {
        var text: TextStorage
        /// Whether the text is whole lines; it then has no line end after its last line.
        var isLines = false
    }

    private var stored: [Character: Contents] = [:]
    /// The register that `"` stands for.
    private var latest: Character = "0"

    /// Whether a character names a register.
    static func isName(_ name: Character) -> Bool {
        name.isASCII && (name.isLetter || name.isNumber) || "\"-_+*".contains(name)
    }

    /// Whether a register is the pasteboard.
    static func isPasteboard(_ name: Character?) -> Bool { name == "+" || name == "*" }

    /// Returns the contents of a register; nil for an empty one.
    ///
    /// - Parameters:
    ///   - name: The name; nil for the register that was written last.
    ///   - pasteboard: The text of the pasteboard.
    func contents(of name: Character?, pasteboard: String?) -> Contents? {
        if Self.isPasteboard(name) {
            guard var text = pasteboard, !text.isEmpty else { return nil }
            let isLines = text.hasSuffix("\n")
            if isLines { text.removeLast() }
            return Contents(text: TextStorage(text), isLines: isLines)
        }
        let name = name == nil || name == "\"" ? latest : name ?? latest
        return stored[Character(name.lowercased())]
    }

    /// Stores a yanked text.
    mutating func yank(_ contents: Contents, in name: Character?) {
        guard let name, name != "\"" else {
            stored["0"] = contents
            latest = "0"
            return
        }
        store(contents, in: name)
    }

    /// Stores a deleted text: small ones in `-`, others in `1`, which moves the others on.
    mutating func delete(_ contents: Contents, in name: Character?, isBig: Bool) {
        if name == "_" { return }
        if let name, name != "\"" { store(contents, in: name) }
        if isBig {
            for number in stride(from: 9, to: 1, by: -1) {
                stored[Character("\(number)")] = stored[Character("\(number - 1)")]
            }
            stored["1"] = contents
            if name == nil || name == "\"" { latest = "1" }
        } else if name == nil || name == "\"" {
            stored["-"] = contents
            latest = "-"
        }
    }

    /// Stores a text in a named register; a capital letter appends.
    private mutating func store(_ contents: Contents, in name: Character) {
        guard name != "_", !Self.isPasteboard(name) else { return }
        let key = Character(name.lowercased())
        latest = key
        guard name.isUppercase, var old = stored[key] else {
            stored[key] = contents
            return
        }
        if old.isLines || contents.isLines {
            old.text.replaceSubrange(old.text.count..<old.text.count, with: "\n")
            old.isLines = true
        }
        old.text.replaceSubrange(old.text.count..<old.text.count, with: contents.text)
        stored[key] = old
    }
}
