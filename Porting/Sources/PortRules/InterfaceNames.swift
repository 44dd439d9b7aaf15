// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The names that Seltzer declares in public, as `Documentation/Interface` lists them.
public struct InterfaceNames: Sendable {
    /// The types, each with its keyword, such as `class` or `typealias`.
    private var types: [String: String] = [:]
    /// The properties and methods of all types.
    private var members: Set<String> = []
    /// The properties of the objects of each class, and its methods with their parameters.
    private var ownMembers: [String: Set<String>] = [:]
    private var superclasses: [String: String] = [:]

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

    /// Returns whether a public type is a class, or another name of something else.
    func isClass(_ type: String) -> Bool { types[type] == "class" }

    /// Returns the name of a public class; nil for other types.
    func asClass(_ type: String) -> String? { isClass(type) ? type : nil }

    /// Returns whether any public type has a property or method of this name.
    func hasMember(_ name: String) -> Bool { members.contains(name) }

    /// Returns whether the objects of a type have a property of a name, or a method that
    /// `InterfaceMethod` describes, also from a superclass.
    func type(_ type: String, hasMember member: String) -> Bool {
        var (current, left) = (Optional(type), 20)
        while let name = current, left > 0 {
            if ownMembers[name]?.contains(member) == true { return true }
            (current, left) = (superclasses[name], left - 1)
        }
        return false
    }

    /// Returns whether the objects of a type have a property or a method of a name, also from a superclass.
    func type(_ type: String, hasMemberNamed name: String) -> Bool {
        var (current, left) = (Optional(type), 20)
        while let owner = current, left > 0 {
            let isThere = ownMembers[owner]?.contains { $0 == name || $0.hasPrefix("\(name)(") }
            if isThere == true { return true }
            (current, left) = (superclasses[owner], left - 1)
        }
        return false
    }

    /// Returns Seltzer's name for a type of UIKit; nil if there is none.
    func newName(ofUIKit name: String) -> String? {
        let candidates: [String]
        if let renamed = NameTable.renamed[name] {
            candidates = renamed
        } else if name.hasPrefix("UI") || NameTable.withoutFoundation.contains(name) {
            candidates = [String(name.dropFirst(2))]
        } else {
            return nil
        }
        return candidates.first(where: hasType)
    }

    /// The superclasses of Seltzer's classes, by the names that UIKit would give them.
    var superclassesOfUIKit: [String: String] {
        var result: [String: String] = [:]
        for (name, superclass) in superclasses { result["UI\(name)"] = "UI\(superclass)" }
        return result
    }

    /// Returns whether a protocol, or one that it inherits from, has a method with a name and labels,
    /// as `tableView(_:didSelectRowAt:)`.
    func protocolNamed(_ name: String, has method: String) -> Bool {
        guard types[name] == "protocol" else { return false }
        var (current, left) = (Optional(name), 20)
        while let name = current, left > 0 {
            let own = ownMembers[name] ?? []
            if own.contains(where: { InterfaceMethod.labels(of: $0) == method }) { return true }
            (current, left) = (superclasses[name], left - 1)
        }
        return false
    }

    private mutating func add(_ line: Substring) {
        let code = line.prefix { $0 != "/" }
        addOwner(line, code)
        var words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }[...]
        while let word = words.popFirst() {
            switch word {
            case "class", "struct", "enum", "protocol", "typealias", "actor":
                // A `class func` is a method.
                guard let name = words.first, name != "func", name != "var" else { continue }
                // A nested type is found by the name of the type around it, and says nothing of that.
                let isNested = line.hasPrefix(" ") || code.contains("\(word) \(name).")
                if !isNested { types[String(name)] = String(word) }
                return
            case "var", "let", "func", "case":
                if let name = words.first { members.insert(String(name)) }
                return
            default:
                continue
            }
        }
    }

    /// Adds the superclass of a class, the first protocol that a protocol inherits from, or a member,
    /// from a line.
    private mutating func addOwner(_ line: Substring, _ code: Substring) {
        if line.hasPrefix(" ") {
            guard let owner = line.owner, let member = InterfaceMethod.member(of: code) else {
                return
            }
            ownMembers[owner, default: []].insert(member)
        } else if let range = code.firstRange(of: "class ") ?? code.firstRange(of: "protocol ") {
            let parts = code[range.upperBound...].split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let name = parts[0].split(separator: "<").first,
                let first = parts[1].split(separator: ",").first
            else { return }
            superclasses[name.trimmed] = first.trimmed
        }
    }
}

/// A member of an object, written so that those of Seltzer and of a program can be compared.
enum InterfaceMethod {
    /// Returns the name of a method with its labels and the types of its parameters.
    static func key(_ name: some StringProtocol, _ parameters: [(label: String, type: String)])
        -> String
    {
        let list = parameters.map { "\($0.label): \($0.type.filter { !$0.isWhitespace })" }
        return "\(name)(\(list.joined(separator: ", ")))"
    }

    /// Returns the name and the labels of a method, as `tableView(_:didSelectRowAt:)`, from its key.
    static func labels(of key: String) -> String {
        guard let open = key.firstIndex(of: "(") else { return key }
        let parameters = key[key.index(after: open)...].dropLast().split(separator: " ")
        // The types have no spaces, so that each label and each type is a word.
        let labels = parameters.filter { $0.hasSuffix(":") }
        return "\(key[..<open])(\(labels.joined()))"
    }

    /// Returns the member that a line of `Documentation/Interface` declares: the name of a property, or
    /// the key of a method; nil for other lines, and for members of the type itself.
    static func member(of code: Substring) -> String? {
        var words = code.split(separator: " ")[...]
        while let word = words.popFirst() {
            switch word {
            case "static", "class", "init", "case", "subscript", "typealias":
                return nil
            case "var", "let":
                return words.first.map { String($0.prefix { $0 != ":" }) }
            case "func":
                return method(words.joined(separator: " ")[...])
            default:
                continue
            }
        }
        return nil
    }

    private static func method(_ code: Substring) -> String? {
        guard let open = code.firstIndex(of: "("), !code[..<open].contains("<") else { return nil }
        var depth = 0
        var parameters = [""]
        for character in code[code.index(after: open)...] {
            if character == ")", depth == 0 { break }
            if ["(", "[", "<"].contains(character) { depth += 1 }
            // The sign before the result of a closure closes nothing.
            let isArrow = character == ">" && parameters.last?.last == "-"
            if [")", "]", ">"].contains(character), !isArrow { depth -= 1 }
            if character == ",", depth == 0 {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
        }
        let pairs = parameters.filter { !$0.isEmpty }.compactMap { text -> (String, String)? in
            let parts = text.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let label = parts[0].split(separator: " ").first else {
                return nil
            }
            return (String(label), String(parts[1].prefix { $0 != "=" }))
        }
        return key(code[..<open], pairs)
    }
}

extension Substring {
    fileprivate var trimmed: String { String(filter { !$0.isWhitespace }) }

    /// The type at the beginning of the comment, such as `View` in `// View: The rectangle`.
    fileprivate var owner: String? {
        guard let comment = firstRange(of: "  // ") else { return nil }
        let text = self[comment.upperBound...]
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "." }
        return text[name.endIndex...].hasPrefix(":") ? String(name) : nil
    }
}
