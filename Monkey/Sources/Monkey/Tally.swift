// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a hunt has come to so far.
struct Tally {
    private(set) var eventCount = 0
    var faultCount = 0
    private let start = ContinuousClock.now
    private var processorTime = Duration.zero
    private var nextLine = ContinuousClock.now + interval

    /// The time between two lines of a hunt that goes on.
    private static let interval = Duration.seconds(60)

    /// The seconds since the start.
    var seconds: Double { start.duration(to: .now) / .seconds(1) }

    /// Adds what a child said, and the processor time that it took.
    mutating func add(_ lines: [Substring], _ time: Duration) {
        // What a child did in the use that broke it, or that it had no time to end, it has counted as acts.
        let place = lines.lastIndex { $0.hasPrefix("events ") }
        let rest = lines[(place ?? 0)...].last { $0.hasPrefix("acts ") }
        for line in [place.map { lines[$0] }, rest] {
            eventCount += line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
        }
        processorTime += time
    }

    /// The totals as a line.
    var line: String {
        let work = processorTime / .seconds(1)
        let rate = Int(Double(eventCount) / max(work, 0.001))
        return "\(eventCount) events in \(Int(seconds)) s and \(Int(work)) s of processor time, "
            + "\(rate) a second of it, \(faultCount) faults found"
    }

    /// Returns the line if the last one was long ago; else nil.
    mutating func dueLine() -> String? {
        guard ContinuousClock.now >= nextLine else { return nil }
        nextLine = .now + Self.interval
        return line
    }
}
