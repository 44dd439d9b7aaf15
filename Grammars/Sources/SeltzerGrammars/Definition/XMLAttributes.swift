// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The attributes of an element.
struct XMLAttributes {
    private let values: [(name: String, value: String)]

    /// Reads expat's list of names and values, which ends with nil.
    init(_ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        var values: [(String, String)] = []
        var place = list
        while let name = place?[0], let value = place?[1] {
            values.append(
                (String(cString: name), TabReferences.unmarked(String(cString: value))))
            place = place?.advanced(by: 2)
        }
        self.values = values
    }

    /// Returns the value of an attribute; nil if the element does not have it.
    subscript(_ name: String) -> String? { values.first { $0.name == name }?.value }

    /// Returns whether an attribute is `true` or `1`; false without it.
    func isTrue(_ name: String) -> Bool {
        guard let value = self[name] else { return false }
        return value == "1" || value.lowercased() == "true"
    }

    /// Returns the value of an attribute; empty without it.
    func text(_ name: String) -> String { self[name] ?? "" }
}
