// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The effect of the mouse wheel in all views that scroll.
public struct WheelSettings: Hashable, Sendable {
    /// The number of lines that one step scrolls; sideways it scrolls twice as many columns.
    ///
    /// Values below 1 count as 1.
    public var lines: Int {
        didSet { lines = max(1, lines) }
    }
    /// The greatest factor by which a step scrolls more lines if the wheel is turned fast; 1 for no
    /// acceleration.
    ///
    /// Values below 1 count as 1.
    public var acceleration: Int {
        didSet { acceleration = max(1, acceleration) }
    }

    /// Creates settings; values below 1 count as 1.
    public init(lines: Int = 3, acceleration: Int = 1) {
        self.lines = max(1, lines)
        self.acceleration = max(1, acceleration)
    }
}

/// The speed at which the wheel is turned.
struct WheelSpeed {
    /// The longest time between two steps of one fast turn.
    static let interval = Duration.milliseconds(80)
    /// The number of steps after which the factor grows by one.
    static let steps = 4

    private var last: Duration?
    private var isBackward = false
    private var count = 0

    /// Counts a step, and returns the factor by which it scrolls more lines.
    mutating func step(isBackward: Bool, at time: Duration, limit: Int) -> Int {
        let isSame = isBackward == self.isBackward
        let isFast = last.map { time - $0 <= Self.interval } == true
        count = isSame && isFast ? count + 1 : 0
        last = time
        self.isBackward = isBackward
        return min(max(1, limit), 1 + count / Self.steps)
    }
}

extension View {
    /// The number of lines that the present step of the wheel scrolls here.
    ///
    /// - Parameter own: The view's own number for one step; nil for the application's number.
    package final func wheelLines(own: Int? = nil) -> Int {
        linesOfWheelStep(own: own)
            .saturatingMultiplied(by: window?.application?.mouse.state.wheelFactor ?? 1)
    }

    /// Returns the number of lines that one step scrolls while the wheel is turned slowly.
    final func linesOfWheelStep(own: Int?) -> Int {
        own ?? window?.application?.wheel.lines ?? WheelSettings().lines
    }
}
