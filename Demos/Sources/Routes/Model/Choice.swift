// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A switch of a page: a title and some options, one of which is on.
@MainActor
final class Choice {
    let title: String
    let options: [String]
    private let read: @MainActor () -> Int?
    private let write: @MainActor (Int) -> Void

    /// Creates a switch for a property.
    ///
    /// - Parameters:
    ///   - title: What is switched.
    ///   - root: Whose property it is; not held.
    ///   - property: The property.
    ///   - options: The values it can be switched to, each with its words.
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

    /// The option that is on; nil where the property has another value.
    var selected: Int? { read() }

    /// The words of the option that is on.
    var option: String { selected.map { options[$0] } ?? "by hand" }

    /// Switches to the next option, or with -1 to the previous one, round from the last to the first.
    func turn(by step: Int = 1) {
        let count = options.count
        write(((selected ?? (step > 0 ? -1 : 0)) + step + count) % count)
    }
}
