// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The measured speed of the line to the terminal.
struct LineSpeed {
    /// The bytes per second that the line carries; a lower bound while `isRateKnown` is false.
    private(set) var rate = 0.0
    private(set) var isRateKnown = false
    /// The shortest round trip, in seconds; nil before the first measurement.
    var roundTrip: Double?

    /// The number of bytes that may be in flight before the line has been measured.
    static let unknownWindow = 16_384.0
    /// The minimum size of the window, a few times the minimum number of bytes that is sent at
    /// once.
    static let smallestWindow = 128.0
    /// The minimum time that bytes may wait in buffers, in seconds.
    private static let shortestWait = 0.05

    /// Creates the speed of a line that has not been measured.
    init() {}

    /// Creates the speed to which a line is set.
    init(bytesPerSecond: Int) {
        (rate, isRateKnown, roundTrip) = (Double(max(1, bytesPerSecond)), true, 0.2)
    }

    /// Returns the time that bytes may wait in buffers.
    static func wait(for roundTrip: Double) -> Double { max(roundTrip / 4, shortestWait) }

    /// The number of bytes that may be in flight.
    var window: Double {
        guard let roundTrip, rate > 0 else { return Self.unknownWindow }
        let window = rate * (roundTrip + Self.wait(for: roundTrip))
        return max(window, isRateKnown ? Self.smallestWindow : Self.unknownWindow)
    }

    /// The number of bytes that may be in flight on a line that was empty.
    var firstWindow: Double {
        max(rate * Self.wait(for: roundTrip ?? 0), Self.smallestWindow)
    }

    /// Returns the seconds until the answer to a question after some bytes; nil if it is unknown.
    func time(for count: Double) -> Double? {
        guard let roundTrip, rate > 0 else { return nil }
        return roundTrip + count / rate
    }

    /// Updates the rate from a sample.
    ///
    /// If bytes had to wait for each other, the sample is the line's rate. If not, the sample is a lower bound.
    mutating func take(rate sample: Double, delay: Double, isHeld: Bool) {
        let shortest = roundTrip ?? delay
        if delay > 1.1 * (shortest + Self.wait(for: shortest)) {
            // The rate falls slowly, because bytes of a burst have waited for each other.
            rate = isRateKnown ? max(sample, rate * 0.85) : sample
            isRateKnown = true
        } else {
            // A full line whose bytes do not wait can carry more.
            let hasRoom = isHeld && delay < shortest + Self.wait(for: shortest) / 2
            rate = max(rate * (hasRoom ? 1.05 : 1), sample)
            if isHeld { isRateKnown = true }
        }
    }

    /// Halves a known rate, because an answer was lost.
    mutating func halve() {
        if isRateKnown { rate /= 2 }
    }
}
