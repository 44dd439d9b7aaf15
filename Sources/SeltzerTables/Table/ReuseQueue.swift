// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerViews

/// A view of a table that is reused for another row or section.
@MainActor
protocol ReusableView: View {
    /// The kind of view, for reuse; nil for a view that is not reused.
    var reuseIdentifier: String? { get }

    /// Creates a view for an identifier; nil for a view that is not reused.
    static func makeReusable(withIdentifier identifier: String?) -> Self

    /// Called before the view is reused.
    func prepareForReuse()
}

/// The spare cells, or headers and footers, of a table, and the classes of new ones.
@MainActor
final class ReuseQueue<Reused: ReusableView> {
    private var classes: [String: Reused.Type] = [:]
    private var spares: [String: SpareViews<Reused>] = [:]
    /// The spare views handed out during the current question; nil while no question is asked.
    private var handedOut: [Reused]?

    /// Sets the class of the views with an identifier, and removes the spare views of the old class.
    func register(_ viewClass: Reused.Type?, for identifier: String) {
        classes[identifier] = viewClass
        let dropped = spares.removeValue(forKey: identifier)?.views ?? []
        for view in dropped { view.removeFromSuperview() }
    }

    /// Returns a spare view or a new one; nil if there is none and no class is registered.
    ///
    /// Spare views are returned only within ``ask(_:)``: elsewhere the queue would not learn whether they are shown.
    func dequeue(_ identifier: String) -> Reused? {
        guard handedOut != nil, let view = spares[identifier]?.take() else {
            return classes[identifier]?.makeReusable(withIdentifier: identifier)
        }
        handedOut?.append(view)
        view.prepareForReuse()
        return view
    }

    /// Asks a data source or delegate for a view.
    ///
    /// Spare views that it dequeues and does not return are spare again.
    func ask<Answer: View>(_ question: () -> Answer?) -> Answer? {
        handedOut = []
        let answer = question()
        for view in handedOut ?? [] where view !== answer { recycle(view) }
        handedOut = nil
        if let view = answer as? Reused { remove(view) }
        return answer
    }

    /// Takes over a view that is no longer shown.
    ///
    /// The view becomes spare, or leaves its superview if it has no identifier.
    func recycle(_ view: Reused) {
        guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
        let spares = spares[identifier] ?? SpareViews()
        self.spares[identifier] = spares
        spares.add(view)
    }

    /// Forgets a spare view that is shown again or has left its superview.
    func remove(_ view: Reused) {
        guard let identifier = view.reuseIdentifier else { return }
        spares[identifier]?.remove(view)
    }
}
