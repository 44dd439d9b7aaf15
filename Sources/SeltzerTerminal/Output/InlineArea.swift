// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The rows of an inline application, and the bytes that take and release them.
///
/// No byte depends on the position of the rows on the screen. The cursor moves from row to row, so a terminal that
/// does not report its cursor works, too.
struct InlineArea: Hashable {
    /// The requested number of rows.
    var rows: Int
    var ending: InlineEnding
    /// Whether the rows must be taken, or taken again, before the next frame.
    var isDue = true
    /// Whether the rows were never taken, so that the prompt's line may contain text.
    var isFirst = true
    /// Whether the terminal holds rows of ours, with their start saved as the cursor position (DECSC).
    var isHeld = false
    /// The row of the screen in which they begin; nil until the terminal reports it.
    var origin: Int?
    /// The number of unanswered questions for that row.
    var questions = 0

    /// Returns the rows of a presentation; nil if it takes the whole screen, or if the terminal's cursor cannot
    /// move from row to row.
    init?(_ presentation: ScreenPresentation, profile: TerminalProfile) {
        guard case .inline(let rows, let ending) = presentation,
            profile.isString("cuu", "\u{1B}[%p1%dA"), profile.isString("cud", "\u{1B}[%p1%dB"),
            profile.isString("cuf", "\u{1B}[%p1%dC"), profile.isString("ed", "\u{1B}[J")
        else { return nil }
        self.rows = rows
        self.ending = ending
    }

    /// The size of the rows on a screen.
    func size(in screen: Size) -> Size {
        Size(width: screen.width, height: rows.clamped(min(1, screen.height), screen.height))
    }

    /// The bytes that take rows, after which the cursor is in the first one.
    ///
    /// - Parameters:
    /// - size: The size of the rows.
    /// - offset: The distance of the cursor from the first row, downwards.
    /// - reset: The bytes that reset the pen.
    func taking(_ size: Size, from offset: Int, reset: [UInt8]) -> [UInt8] {
        var bytes = reset
        if isFirst {
            // As many blanks as reach the next line if, and only if, this line contains text already.
            bytes += "\u{1B}[?7h".utf8
            bytes += Array(repeating: 0x20, count: max(0, size.width - 1))
            // kitty treats the next line as the rest of this one, unless that line is deleted.
            bytes += "\r\u{1B}[?7l\u{1B}[M".utf8
        }
        bytes += Self.move(-offset)
        bytes += "\r\u{1B}[J".utf8
        let below = max(0, size.height - 1)
        bytes += Array(repeating: 0x0A, count: below)
        bytes += Self.move(-below)
        bytes += "\u{1B}7".utf8
        return bytes
    }

    /// The bytes that release the rows.
    ///
    /// - Parameters:
    /// - row: The cursor's row among them; nil if unknown because a frame was cut.
    /// - used: The number of rows that stay, if they stay.
    func leaving(from row: Int?, used: Int) -> [UInt8] {
        guard isHeld else { return [] }
        let start = row == nil ? Array("\u{1B}8".utf8) : []
        let row = row ?? 0
        guard ending == .kept, used > 0 else {
            return start + Self.move(-row) + Array("\r\u{1B}[J".utf8)
        }
        return start + Self.move(used - 1 - row) + Array("\r\n\u{1B}[J".utf8)
    }

    private static func move(_ rows: Int) -> [UInt8] {
        rows == 0 ? [] : Array("\u{1B}[\(abs(rows))\(rows < 0 ? "A" : "B")".utf8)
    }
}
