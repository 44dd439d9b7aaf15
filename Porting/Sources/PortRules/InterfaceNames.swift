// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The names that Seltzer declares in public, as `Documentation/Interface` lists them.
public struct InterfaceNames: Sendable {
    /// The types, each with its keyword, such as `class` or `typealias`.
    private var types: [String: String] = [:]
    /// The properties and methods of all types.
    private var members: Set<String> = []

    /// Reads the texts of the files in `Documentation/Interface`.
    public init(texts: [String]) {
        for text in texts {
            for line in text.split(separator: "\n") { add(line) }
        }
    }

    /// Whether no type is known.
    public var isEmpty: Bool { types.isEmpty }

    /// Returns whether a public type has this name.
    func hasType(_ name: String) -> Bool { types[name] != nil }

    /// Returns the keyword of a public type.
    func keyword(of type: String) -> String? { types[type] }

    /// Returns whether any public type has a property or method of this name.
    func hasMember(_ name: String) -> Bool { members.contains(name) }

    private mutating func add(_ line: Substring) {
        let code = line.prefix { $0 != "/" }
        var words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }[...]
        while let word = words.popFirst() {
            switch word {
            case "class", "struct", "enum", "protocol", "typealias", "actor":
                // A `class func` is a method.
                guard let name = words.first, name != "func", name != "var" else { continue }
                // A nested type is found by the name of the type around it.
                if !line.hasPrefix(" ") { types[String(name)] = String(word) }
                return
            case "var", "let", "func", "case":
                if let name = words.first { members.insert(String(name)) }
                return
            default:
                continue
            }
        }
    }
}
