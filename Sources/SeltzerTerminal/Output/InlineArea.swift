// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// An application's rows below the prompt, and the bytes that take them and give them back.
///
/// No byte depends on where on the screen they are: the cursor moves from row to row, so that a terminal
/// which does not tell its cursor's place will do.
struct InlineArea: Hashable {
    /// The rows wanted.
    var rows: Int
    var ending: InlineEnding
    /// Whether the rows are to be taken, or taken anew, before the next frame.
    var isDue = true
    /// Whether the rows have never been taken, so that the prompt's line may have text in it.
    var isFirst = true
    /// Whether the terminal holds rows of ours, with their beginning saved as the cursor's place (DECSC).
    var isHeld = false
    /// The row of the screen in which they begin; nil until the terminal has told.
    var origin: Int?
    /// The questions for it that are not answered.
    var questions = 0

    /// Returns the rows of a presentation; nil where it takes the whole screen, or where the terminal's
    /// cursor cannot be moved from row to row.
    init?(_ presentation: ScreenPresentation, profile: TerminalProfile) {
        guard case .inline(let rows, let ending) = presentation,
            profile.isString("cuu", "\u{1B}[%p1%dA"), profile.isString("cud", "\u{1B}[%p1%dB"),
            profile.isString("cuf", "\u{1B}[%p1%dC"), profile.isString("ed", "\u{1B}[J")
        else { return nil }
        self.rows = rows
        self.ending = ending
    }

    /// The extent of the rows on a screen.
    func size(in screen: Size) -> Size {
        Size(width: screen.width, height: rows.clamped(min(1, screen.height), screen.height))
    }

    /// The bytes that take rows, with the cursor in the first one afterwards.
    ///
    /// - Parameters:
    ///   - size: The extent of the rows.
    ///   - offset: How many rows the cursor is below the first of them now.
    ///   - reset: What resets the pen.
    func taking(_ size: Size, from offset: Int, reset: [UInt8]) -> [UInt8] {
        var bytes = reset
        if isFirst {
            // As many blanks as reach the next line if, and only if, this one has text in it already.
            bytes += "\u{1B}[?7h".utf8
            bytes += Array(repeating: 0x20, count: max(0, size.width - 1))
            // kitty takes the next line for the rest of this one, unless that line is deleted.
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

    /// The bytes that give the rows back.
    ///
    /// - Parameters:
    ///   - row: The cursor's row among them; nil if it is not known, because a frame was cut.
    ///   - used: The rows that stay, where they do.
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
