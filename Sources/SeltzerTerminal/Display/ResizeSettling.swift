// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The time after a change of the screen's size, in which further changes are likely.
///
/// A terminal that rewraps its lines moves the cursor with its character. How many rows are above the cursor then depends
/// on the moment of the change, and this moment is unknown. In the first cell of inline rows no such row is above the
/// cursor. So the cursor waits there until the size has settled.
struct ResizeSettling {
    /// The time without a new size after which the size counts as settled.
    ///
    /// tmux reports the first change at once, and the later ones together after 250 ms.
    static let time = Duration.milliseconds(300)

    /// The time of the last report; nil if the size is settled.
    private var reportTime: Duration?
    /// Whether a whole frame was shown since the last report.
    private var hasFrame = false
    /// The cursor that waits; nil if none does.
    private(set) var waitingCursor: Cursor?

    /// Notes that the terminal reports a size.
    mutating func begin(at time: Duration) {
        reportTime = time
        hasFrame = false
    }

    /// The time at which the size counts as settled; nil if it is.
    var end: Duration? { reportTime.map { $0 + Self.time } }

    private func isActive(at time: Duration) -> Bool { end.map { time < $0 } ?? false }

    /// Whether frames wait until the size is settled, because the first one since the report is shown.
    func holdsFrames(at time: Duration) -> Bool { hasFrame && isActive(at: time) }

    /// Notes that a frame was shown whole.
    mutating func noteFrame() { hasFrame = true }

    /// Notes the time: the size may be settled now.
    mutating func expire(at time: Duration) {
        if !isActive(at: time) { reportTime = nil }
    }

    /// Returns the cursor to show with a frame: nil while it waits.
    mutating func cursor(_ wanted: Cursor?, at time: Duration) -> Cursor? {
        expire(at: time)
        waitingCursor = reportTime == nil ? nil : wanted
        return reportTime == nil ? wanted : nil
    }

    /// Returns the cursor that has waited until the size was settled; nil for none.
    mutating func takeCursor() -> Cursor? {
        guard reportTime == nil else { return nil }
        defer { waitingCursor = nil }
        return waitingCursor
    }

    /// Forgets the report and the cursor.
    mutating func forget() { (reportTime, waitingCursor) = (nil, nil) }
}
