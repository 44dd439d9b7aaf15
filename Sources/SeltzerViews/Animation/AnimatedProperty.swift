// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A property of a view that moves from one value to another.
@MainActor
final class AnimatedProperty {
    /// The identity of a property: its view and its key path.
    struct Key: Hashable {
        let view: ObjectIdentifier
        let property: AnyKeyPath
    }

    let view: View
    /// The key of the property; nil for a value of the program outside of all views.
    let key: Key?
    private let apply: @MainActor (Double) -> Void
    private let isAtEndNow: @MainActor () -> Bool
    /// Shows the view's own value again; nil for a movement that sets the property itself.
    private let unshow: (@MainActor (_ keepsShown: Bool) -> Void)?
    private var fraction = 0.0

    /// Creates a property of a view.
    ///
    /// - Parameters:
    ///   - apply: Sets the value for a fraction of the way.
    ///   - isAtEnd: Returns whether the property has its last value.
    ///   - unshow: Shows the view's own value again, for a movement that only the screen shows. Its
    ///     argument says whether the view takes the shown value.
    init(
        of view: View, key: Key?, apply: @escaping @MainActor (Double) -> Void,
        isAtEnd: @escaping @MainActor () -> Bool,
        unshow: (@MainActor (_ keepsShown: Bool) -> Void)? = nil
    ) {
        (self.view, self.key, self.apply, isAtEndNow) = (view, key, apply, isAtEnd)
        self.unshow = unshow
    }

    /// A movement in a part of the time.
    struct Step {
        let property: AnimatedProperty
        /// The time at which it begins, from 0 to 1.
        let start: Double
        /// The time at which it ends.
        let end: Double
        /// Whether the property jumps at the end.
        let jumps: Bool

        /// Sets the value for a time.
        @MainActor
        func show(_ time: Double) {
            guard !jumps, end > start else { return property.show(time < end ? 0 : 1) }
            property.show(min(max((time - start) / (end - start), 0), 1))
        }
    }

    /// Creates a property that moves in several steps.
    ///
    /// Between two steps it has the value at the end of the first one.
    ///
    /// - Parameter steps: At least one step, in the order in which the program made the changes.
    convenience init(of steps: [Step]) {
        let last = steps[steps.count - 1].property
        let ordered = steps.enumerated()
            .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map(\.element)
        self.init(of: last.view, key: last.key) { time in
            guard time < 1 else { return last.show(1) }
            (ordered.last { $0.start <= time } ?? ordered[0]).show(time)
        } isAtEnd: {
            last.isAtEnd
        } unshow: {
            last.unshow?($0)
        }
    }

    /// Whether the program has set the property to the value at which the movement ends.
    var isAtEnd: Bool { isAtEndNow() }

    /// Sets the value for a fraction of the way.
    func show(_ fraction: Double) {
        self.fraction = fraction
        apply(fraction)
    }

    /// Gives the property the value for a fraction of the way, after its movement has ended.
    func set(at fraction: Double) {
        show(fraction)
        stop(keepsShown: true)
    }

    /// Ends the movement at the last value.
    func finish() {
        if let unshow { unshow(false) } else { show(1) }
    }

    /// Ends the movement.
    ///
    /// - Parameter keepsShown: Whether the property takes the shown value; false if it has another
    ///   value already.
    func stop(keepsShown: Bool) { unshow?(keepsShown) }

    /// Sets the last shown value again.
    func showAgain() { apply(fraction) }
}
