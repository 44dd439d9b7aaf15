// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognizes a quick straight movement of the pointer with a button held.
///
/// The gesture is discrete: it ends as soon as the pointer has moved four columns or two rows in a
/// permitted direction within 0.3 s. A ``PanGestureRecognizer`` on the same view begins earlier,
/// unless it requires the swipe to fail (``GestureRecognizer/require(toFail:)``).
open class SwipeGestureRecognizer: GestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The directions as bits.
        public let rawValue: UInt

        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The permitted directions; to the right by default.
    ///
    /// If there are several, the recognizer does not report which one the user chose. Use a
    /// recognizer for each direction then.
    public final var direction = Direction.right
    /// The button that is held.
    public final var button = MouseButton.left

    private final var start: MouseEvent?

    /// The time in which the pointer must move.
    private static var longestDuration: Duration { .milliseconds(300) }
    /// The number of columns that the pointer must move; a row counts as two columns.
    private static var shortestWay: UInt { 4 }

    /// Creates a recognizer without actions.
    public override init() { super.init() }

    /// Creates a recognizer with a method of an object, which gets the recognizer.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly.
    ///   - action: A method of the target's class, as in `Board.opened`.
    public override init<Target: AnyObject>(
        target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (SwipeGestureRecognizer) -> Void
    ) {
        super.init()
        addTarget(target, action: action)
    }

    /// Handles the movement.
    open override func handleMouse(_ event: MouseEvent) {
        guard let start else {
            if event.begins(button) { begin(with: event) } else { state = .failed }
            return
        }
        // If much input arrives together, the clock may fire late.
        let isInTime = event.timestamp - start.timestamp <= Self.longestDuration
        guard event.concerns(button), isInTime, event.phase != .down else {
            state = .failed
            return
        }
        let way = event.locationInWindow - start.locationInWindow
        let across = way.x.magnitude
        let down = min(way.y.magnitude, .max / 2) * 2
        if max(across, down) >= Self.shortestWay {
            let moved: Direction =
                across >= down ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
            state = direction.contains(moved) ? .ended : .failed
        } else if event.phase == .up {
            state = .failed
        }
    }

    private func begin(with event: MouseEvent) {
        start = event
        startTimer(Self.longestDuration)
    }

    /// Fails: the pointer was too slow.
    open override func timerFired() {
        state = .failed
    }

    /// Clears the state of the press.
    open override func reset() {
        start = nil
    }
}
