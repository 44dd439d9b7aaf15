// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognises a button held while the pointer moves, as to drag or to scroll.
///
/// The gesture begins when the pointer is ``threshold`` cells away from the press, changes with each movement
/// after that, and ends with the release.
open class PanGestureRecognizer: GestureRecognizer {
    /// The cells from the press, across or down, at which the gesture begins; less than 1 counts as 1.
    public final var threshold = 1
    /// The button that is held.
    public final var button = MouseButton.left
    /// The way of the pointer since the press, in cells: the same in every view, as views only shift.
    ///
    /// Set it to zero in an action to get the way since then at the next.
    public final var translation: Point {
        get { location - origin }
        set { origin = location - newValue }
    }

    private final var start: Point?
    private final var origin = Point.zero
    private final var location = Point.zero
    private final var hasBegun = false
    private final var samples: [(time: Duration, location: Point)] = []

    /// The time over which the velocity is measured.
    private static var velocityWindow: Duration { .milliseconds(100) }

    /// Watches the movement.
    open override func mouse(_ event: MouseEvent) {
        let isButton = event.button == nil || event.button == button
        guard let start else {
            if event.phase == .down, isButton { begin(with: event) } else { state = .failed }
            return
        }
        guard isButton, event.phase != .down else {
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
        // The last one before the window stays: a pointer that rested is slow.
        if let first = samples.firstIndex(where: { $0.time >= oldest }), first > 1 {
            samples.removeFirst(first - 1)
        }
    }

    /// The speed of the pointer over the last tenth of a second; zero where no time has passed.
    public final var velocity: Velocity {
        guard let first = samples.first, let last = samples.last else { return .zero }
        let seconds = (last.time - first.time) / .seconds(1)
        guard seconds > 0 else { return .zero }
        let way = last.location - first.location
        return Velocity(x: Double(way.x) / seconds, y: Double(way.y) / seconds)
    }

    /// Forgets the press.
    open override func reset() {
        start = nil
        hasBegun = false
        samples = []
    }
}
