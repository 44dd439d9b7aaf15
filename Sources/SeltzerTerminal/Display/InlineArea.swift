// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The rows of an inline application, and the bytes that take and release them.
///
/// The bytes do not depend on the position of the rows on the screen. The cursor moves from row to
/// row, so terminals that do not report their cursor work, too.
struct InlineArea: Hashable {
    /// Whether the rows must be taken, or taken again, before the next frame.
    private(set) var isDue = true

    /// The requested number of rows.
    private var rows: Int
    private var ending: InlineEnding
    /// Whether the rows were never taken, so that the prompt's line may contain text.
    private var isFirst = true
    /// Whether the terminal shows our rows, with their start saved as the cursor position (DECSC).
    private var isHeld = false
    /// The row of the screen in which our rows begin; nil until the terminal reports it.
    private var origin: Int?
    /// The number of unanswered questions for ``origin``.
    private var questions = 0
    /// The number of times that ``origin`` may be queried again after a lost answer.
    private var retries = Self.mostRetries
    private static let mostRetries = 3

    /// Returns the rows of a presentation; nil if the presentation takes the whole screen, or if
    /// the terminal's cursor cannot move from row to row.
    init?(_ presentation: ScreenPresentation, profile: TerminalProfile) {
        guard case .inline(let height, let ending) = presentation,
            profile.isString("cuu", "\u{1B}[%p1%dA"), profile.isString("cud", "\u{1B}[%p1%dB"),
            profile.isString("cuf", "\u{1B}[%p1%dC"), profile.isString("ed", "\u{1B}[J")
        else { return nil }
        rows = height.leastRows
        self.ending = ending
    }

    /// The size of the rows on a screen.
    func size(in screen: Size) -> Size {
        Size(width: screen.width, height: rows.clamped(min(1, screen.height), screen.height))
    }

    /// Changes the number of rows and the ending; ``changeHeight(from:to:at:of:)`` follows with the next frame.
    mutating func change(to other: InlineArea) {
        rows = other.rows
        ending = other.ending
    }

    // MARK: Taking rows

    /// Makes the next frame take the rows again, because other output may have changed or moved them.
    mutating func setDue() { isDue = true }

    /// Makes the next frame take new rows at the cursor, because another program used the terminal.
    mutating func lose() {
        isDue = true
        isFirst = false
        isHeld = false
        origin = nil
        questions = 0
    }

    /// Takes rows.
    ///
    /// - Parameters:
    ///   - size: The size of the rows.
    ///   - offset: The distance of the cursor from the first row, downwards.
    ///   - reset: The bytes that reset the pen.
    ///   - lines: The bytes of lines to show above the rows, each ended by CR LF. The terminal
    ///     wraps long lines.
    /// - Returns: The bytes to send; they leave the cursor in the first row.
    mutating func take(
        _ size: Size, from offset: Int, reset: [UInt8], below lines: [UInt8] = []
    ) -> [UInt8] {
        defer {
            isDue = false
            isFirst = false
            isHeld = false
            origin = nil
        }
        var bytes = reset
        if isFirst {
            // The blanks reach the next line only if this line already contains text.
            bytes += "\u{1B}[?7h".utf8
            bytes += Array(repeating: 0x20, count: max(0, size.width - 1))
            // kitty treats the next line as a continuation of this one, unless the next line is
            // deleted.
            bytes += "\r\u{1B}[?7l\u{1B}[M".utf8
        }
        bytes += Self.move(-offset)
        bytes += Self.erasing
        if !lines.isEmpty { bytes += "\u{1B}[?7h".utf8 + lines + "\u{1B}[?7l".utf8 }
        let below = max(0, size.height - 1)
        bytes += Array(repeating: 0x0A, count: below)
        bytes += Self.move(-below)
        bytes += "\u{1B}7".utf8
        return bytes
    }

    /// Takes more rows below ours, or gives the last ones back, without painting the other rows again.
    ///
    /// Line feeds in the last row take new rows. They scroll the screen only by the rows that are missing below. Rows
    /// that are given back are erased, and stay blank below ours.
    ///
    /// - Parameters:
    ///   - old: The number of rows that the terminal shows.
    ///   - new: The wanted number of rows.
    ///   - row: The cursor's row, counted from our first row.
    ///   - screen: The size of the screen.
    /// - Returns: The bytes to send with a plain pen; they leave the cursor in the first cell of our rows.
    mutating func changeHeight(from old: Int, to new: Int, at row: Int, of screen: Size) -> [UInt8]
    {
        guard new > old else {
            return Self.step(to: new, from: row) + Array("\r\u{1B}[J".utf8) + Self.move(-new)
        }
        var bytes = Self.step(to: new - 1, from: row)
        bytes += Self.move(1 - new)
        bytes += "\r\u{1B}7".utf8
        if let origin { self.origin = max(0, min(origin, screen.height - new)) }
        return bytes
    }

    /// Shows lines above our rows, without painting the rows again.
    ///
    /// The rows move down, or the lines above them move up. First, line feeds in the last row make
    /// room; they scroll the screen only if room is missing.
    ///
    /// - Parameters:
    ///   - lines: The bytes of the lines, each ended by CR LF and no wider than the rows.
    ///   - count: The number of lines, at most the number of other rows on the screen.
    ///   - row: The cursor's row, counted from our first row.
    ///   - size: The size of the rows.
    ///   - screen: The size of the screen.
    /// - Returns: The bytes to send with a plain pen; they leave the cursor in the first cell of
    ///   our rows.
    mutating func insert(
        _ lines: [UInt8], count: Int, at row: Int, in size: Size, of screen: Size
    ) -> [UInt8] {
        var bytes = Self.step(to: size.height - 1 + count, from: row)
        bytes += Self.move(1 - size.height - count)
        // If the bytes are cut from here on, the end clears these lines too, so that no part of the
        // rows stays.
        bytes += "\r\u{1B}7\u{1B}[\(count)L".utf8
        // The terminal may have become narrower, and nothing of the lines may be cut.
        bytes += "\u{1B}[?7h".utf8 + lines + "\u{1B}[?7l".utf8
        bytes += "\u{1B}7".utf8
        if let origin { self.origin = min(origin + count, screen.height - size.height) }
        return bytes
    }

    /// Notes that the terminal has accepted all bytes, and so shows the rows if they were taken.
    mutating func settle() {
        if !isDue { isHeld = true }
    }

    // MARK: Releasing rows

    /// Whether the place of the rows was queried, and the answer has not arrived.
    var awaitsOrigin: Bool { questions > 0 }

    /// Whether our rows stay on the screen at the end.
    var keepsRows: Bool { ending == .kept && isHeld }

    /// Returns the bytes that release the rows.
    ///
    /// - Parameters:
    ///   - row: The cursor's row, counted from our first row; nil if unknown because a frame was
    ///     cut.
    ///   - used: The number of rows that stay; 0 to clear them all.
    func leaving(from row: Int?, used: Int) -> [UInt8] {
        guard isHeld else { return [] }
        let start = row == nil ? Array("\u{1B}8".utf8) : []
        let row = row ?? 0
        guard ending == .kept, used > 0 else {
            return start + Self.move(-row) + Self.erasing
        }
        return start + Self.move(used - 1 - row) + Array("\r\n\u{1B}[J".utf8)
    }

    /// The bytes that erase the screen from the cursor's row on; they leave the cursor in the first
    /// cell of that row.
    ///
    /// If the whole screen is erased from its first cell on, tmux and other programs keep it in
    /// their scrollback. So the first row is erased alone, and then the rows from the second one
    /// on. If the first row is the last row of the screen, it is erased twice.
    private static let erasing = Array("\r\u{1B}[K\u{1B}7\u{1B}[B\u{1B}[J\u{1B}8".utf8)

    // MARK: The mouse

    /// Returns the question for the row in which our rows begin; send it while the cursor is in
    /// their first cell.
    mutating func originQuestion() -> [UInt8] {
        questions += 1
        return TerminalQuestions.cursorPosition
    }

    /// Takes the answer to ``originQuestion()``.
    mutating func take(_ report: TerminalReport) {
        guard case .cursorPosition(let position) = report, position.x == 0, questions > 0 else {
            return
        }
        questions -= 1
        // An older question was sent before the rows were taken again.
        guard questions == 0, !isDue else { return }
        origin = position.y
        retries = Self.mostRetries
    }

    /// Notes that no answers are outstanding, so a missing answer is lost.
    mutating func originIsLost() { questions = 0 }

    /// Returns whether to query the place again, which is done at most a few times.
    mutating func takeRetry() -> Bool {
        guard origin == nil, !isDue, isHeld, questions == 0, retries > 0 else { return false }
        retries -= 1
        return true
    }

    /// Returns an event with the position of the mouse relative to the rows; nil for the mouse while their place is
    /// unknown.
    func converted(_ event: InputEvent) -> InputEvent? {
        guard case .mouse(var mouse) = event else { return event }
        guard let origin else { return nil }
        mouse.location.y = mouse.location.y.saturatingSubtracting(origin)
        return .mouse(mouse)
    }

    /// Returns the bytes that move the cursor from one of our rows to another, or to a row below them.
    ///
    /// It goes down by line feeds. A terminal whose screen has become lower, and has not reported it yet, scrolls then. It
    /// would cut a move by rows (CUD), and the way back up would end in the lines of the user.
    static func step(to row: Int, from start: Int) -> [UInt8] {
        row > start ? Array(repeating: 0x0A, count: row - start) : move(row - start)
    }

    /// Returns the bytes that move the cursor by a number of rows, up if the number is negative.
    static func move(_ rows: Int) -> [UInt8] {
        rows == 0 ? [] : Array("\u{1B}[\(abs(rows))\(rows < 0 ? "A" : "B")".utf8)
    }
}
