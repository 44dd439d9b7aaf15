// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The protocols that the classes of a program adopt, and the methods that they declare.
///
/// Swift chooses the methods of a protocol in the class that adopts it. Objective-C asks the object,
/// so that a subclass may add an optional method of a delegate.
struct Adoptions {
    private var protocols: [String: Set<String>] = [:]
    private var methods: [String: Set<String>] = [:]

    mutating func add(_ type: String, adopts names: [String]) {
        protocols[type, default: []].formUnion(names)
    }

    /// Adds a method by its name and labels, as `tableView(_:didSelectRowAt:)`.
    mutating func add(_ type: String, declares method: String) {
        methods[type, default: []].insert(method)
    }

    /// Returns whether nothing calls a method of a class because a superclass adopts its protocol and
    /// declares no such method.
    func isOutOfReach(
        _ method: String, of type: String, _ superclasses: [String: String],
        _ interface: InterfaceNames
    ) -> Bool {
        var (current, left, isAdopted) = (superclasses[type], 20, false)
        while let name = current, left > 0 {
            if methods[name]?.contains(method) == true { return false }
            for adopted in protocols[name] ?? [] where !isAdopted {
                let known = interface.newName(ofUIKit: adopted)
                isAdopted = known.map { interface.protocolNamed($0, has: method) } ?? false
            }
            (current, left) = (superclasses[name], left - 1)
        }
        return isAdopted
    }
}
