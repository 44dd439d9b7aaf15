// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Members of the program's classes whose names Seltzer's superclasses have, and UIKit's do not.
///
/// A program that compiles with UIKit declares such a member without `override`, so each of these
/// is an error with Seltzer. `Documentation/Interface` says which names these are.
struct Collisions {
    /// The types that declare a member, by its name.
    private(set) var types: [String: Set<String>] = [:]
    /// The names that belong to methods.
    private(set) var methods: Set<String> = []
    /// The names of members of all types of the program, with their types.
    private var owners: [String: Set<String>] = [:]
    /// The members that the program's protocols ask for.
    private var requirements: [String: Set<String>] = [:]
    private var adopters: [String: Set<String>] = [:]

    var isEmpty: Bool { types.isEmpty }

    /// Adds a property.
    mutating func addProperty(
        _ name: String, of type: String, root: String?, _ interface: InterfaceNames
    ) {
        add(name, of: type)
        guard let root, interface.type(root, hasMember: name) else { return }
        types[name, default: []].insert(type)
    }

    /// Adds a method.
    mutating func addMethod(
        _ node: FunctionDeclSyntax, of type: String, root: String?, _ interface: InterfaceNames
    ) {
        let name = node.name.text
        add(name, of: type)
        guard let root, interface.type(root, hasMember: node.interfaceKey(interface)) else {
            return
        }
        types[name, default: []].insert(type)
        methods.insert(name)
    }

    private mutating func add(_ name: String, of type: String) {
        owners[name, default: []].insert(type)
    }

    /// Adds a member that a protocol asks for.
    mutating func addRequirement(_ name: String, of type: String) {
        requirements[name, default: []].insert(type)
    }

    /// Adds the protocols that a type adopts.
    mutating func addAdopter(_ type: String, of protocols: [String]) {
        for name in protocols { adopters[name, default: []].insert(type) }
    }

    /// Gives a member that a protocol asks for a new name in all types that adopt the protocol.
    mutating func complete() {
        for (name, declaring) in types {
            for requirement in requirements[name] ?? [] {
                let adopting = adopters[requirement] ?? []
                guard !adopting.isDisjoint(with: declaring) else { continue }
                types[name, default: []].formUnion(adopting.union([requirement]))
            }
        }
    }

    /// Returns whether no other type of the program has a member of this name, and no usual type of
    /// Foundation.
    func isUnique(_ name: String) -> Bool {
        guard let declaring = types[name] else { return false }
        return !NameTable.commonMembers.contains(name)
            && (owners[name] ?? []).isSubset(of: declaring)
    }

    /// Returns the new name of a member.
    static func newName(_ name: String) -> String {
        "own\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
}

extension FunctionDeclSyntax {
    /// The method as `InterfaceMethod` describes it, with Seltzer's names of the types.
    fileprivate func interfaceKey(_ interface: InterfaceNames) -> String {
        let parameters = signature.parameterClause.parameters.map { parameter in
            let type = parameter.type.tokens(viewMode: .sourceAccurate).map { token in
                token.text == "CGFloat"
                    ? "Int" : interface.newName(ofUIKit: token.text) ?? token.text
            }
            return (label: parameter.firstName.text, type: type.joined())
        }
        return InterfaceMethod.key(name.text, parameters)
    }
}
