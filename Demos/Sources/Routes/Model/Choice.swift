// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A switch on a page: a title and options, one of which is chosen.
@MainActor
final class Choice {
    let title: String
    let options: [String]
    private let read: @MainActor () -> Int?
    private let write: @MainActor (Int) -> Void

    /// Creates a switch for a property.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - root: The object with the property; not retained.
    ///   - property: The property that the switch changes.
    ///   - options: The values with their words.
    init<Root: AnyObject, Value: Equatable>(
        _ title: String, of root: Root, _ property: ReferenceWritableKeyPath<Root, Value>,
        _ options: KeyValuePairs<String, Value>
    ) {
        self.title = title
        self.options = options.map(\.key)
        let values = options.map(\.value)
        read = { [weak root] in root.flatMap { values.firstIndex(of: $0[keyPath: property]) } }
        write = { [weak root] index in root?[keyPath: property] = values[index] }
    }

    /// The index of the chosen option; nil if the property has another value.
    var selected: Int? { read() }

    /// Chooses an option that exists.
    func select(_ index: Int) { write(index) }
}
