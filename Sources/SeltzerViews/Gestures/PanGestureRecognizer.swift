// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognizes a pointer that moves with a button held, for dragging and scrolling.
///
/// The gesture begins when the pointer is ``threshold`` cells away from the press, changes with
/// each move after that, and ends with the release.
open class PanGestureRecognizer: GestureRecognizer {
    /// The distance from the press at which the gesture begins, in cells, across or down; at least
    /// 1.
    public final var threshold = 1
    /// The button that is held.
    public final var button = MouseButton.left
    /// The movement of the pointer since the press, in cells; it is the same in the coordinates of
    /// every view.
    ///
    /// Set it to zero in an action, and the next action gets the movement since then.
    public final var translation: Point {
        get { location - origin }
        set { origin = location - newValue }
    }

    private final var start: Point?
    private final var origin = Point.zero
    private final var location = Point.zero
    private final var hasBegun = false
    private final var samples: [(time: Duration, location: Point)] = []

    /// Creates a recognizer without actions.
    public override init() { super.init() }

    /// Creates a recognizer with a method of an object, which gets the recognizer.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly.
    ///   - action: A method of the target's class, as in `Board.opened`.
    public override init<Target: AnyObject>(
        target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (PanGestureRecognizer) -> Void
    ) {
        super.init()
        addTarget(target, action: action)
    }

    /// The time over which the velocity is measured.
    private static var velocityWindow: Duration { .milliseconds(100) }

    /// Handles the movement.
    open override func handleMouse(_ event: MouseEvent) {
        guard let start else {
            if event.begins(button) { begin(with: event) } else { state = .failed }
            return
        }
        guard event.concerns(button), event.phase != .down else {
            if !hasBegun { state = .failed }
            return
        }
        note(event)
        if event.phase == .up {
            state = hasBegun ? .ended : .failed
        } else if hasBegun {
            state = .changed
        } else {
            let way = location - start
            guard max(way.x.magnitude, way.y.magnitude) >= max(1, threshold).magnitude else {
                return
            }
            hasBegun = true
            state = .began
        }
    }

    private func begin(with event: MouseEvent) {
        note(event)
        start = location
        origin = location
    }

    private func note(_ event: MouseEvent) {
        location = event.locationInWindow
        samples.append((event.timestamp, location))
        let oldest = event.timestamp - Self.velocityWindow
        // Keeps the last sample before the window, so that a pointer that rested counts as slow.
        if let first = samples.firstIndex(where: { $0.time >= oldest }), first > 1 {
            samples.removeFirst(first - 1)
        }
    }

    /// The velocity of the pointer over the last tenth of a second; zero if no time has passed.
    public final var velocity: Velocity {
        guard let first = samples.first, let last = samples.last else { return .zero }
        let seconds = (last.time - first.time) / .seconds(1)
        guard seconds > 0 else { return .zero }
        let way = last.location - first.location
        return Velocity(x: Double(way.x) / seconds, y: Double(way.y) / seconds)
    }

    /// Returns the movement of the pointer since the press or since the last
    /// ``setTranslation(_:in:)``, in cells.
    ///
    /// - Parameter view: The view whose coordinates count. Cells are the same in all views, so it
    ///   does not change the result.
    public final func translation(in view: View?) -> Point { translation }

    /// Sets the movement from which ``translation(in:)`` counts on.
    ///
    /// - Parameters:
    ///   - translation: The movement, in cells; ``/SeltzerBase/Point/zero`` to count from here.
    ///   - view: The view whose coordinates count; it does not change the result.
    public final func setTranslation(_ translation: Point, in view: View?) {
        self.translation = translation
    }

    /// Returns the velocity of the pointer over the last tenth of a second, in cells a second.
    ///
    /// - Parameter view: The view whose coordinates count; it does not change the result.
    public final func velocity(in view: View?) -> Velocity { velocity }

    /// Clears the state of the press.
    open override func reset() {
        start = nil
        hasBegun = false
        samples = []
    }
}
