// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A view of a table that is used again for another row or section.
@MainActor
protocol ReusableView: View {
    /// The kind of view that it is used again as; nil for one that is not.
    var reuseIdentifier: String? { get }

    init(reuseIdentifier: String?)
}

/// The views of a table that wait to be used again, and the classes to make new ones of.
@MainActor
struct ReuseQueue<Reused: ReusableView> {
    private var classes: [String: Reused.Type] = [:]
    private var spares: [String: [Reused]] = [:]

    /// Notes the class of which views with an identifier are made; nil takes it back.
    ///
    /// - Returns: The views of the class before, which wait no more.
    mutating func register(_ viewClass: Reused.Type?, for identifier: String) -> [Reused] {
        classes[identifier] = viewClass
        return spares.removeValue(forKey: identifier) ?? []
    }

    /// Takes out a view that waits; nil where none does.
    mutating func takeSpare(for identifier: String) -> Reused? {
        spares[identifier]?.popLast()
    }

    /// Makes a new view; nil where no class is registered.
    func make(for identifier: String) -> Reused? {
        classes[identifier]?.init(reuseIdentifier: identifier)
    }

    /// Puts a view in that is not shown any more.
    ///
    /// - Returns: Whether it waits now: not so for one that has no identifier.
    mutating func append(_ view: Reused) -> Bool {
        guard let identifier = view.reuseIdentifier else { return false }
        spares[identifier, default: []].append(view)
        return true
    }

    /// Forgets a view that another one has taken.
    mutating func remove(_ view: Reused) {
        guard let identifier = view.reuseIdentifier else { return }
        spares[identifier]?.removeAll { $0 === view }
    }
}
