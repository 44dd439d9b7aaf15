// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The inline presentation: rows of the screen instead of the whole screen.
///
/// While the text cursor is hidden, the terminal's cursor waits in the first cell of the rows. Most
/// terminals that rewrap lines when their width changes keep the cursor with its character. So the
/// display finds its rows again, even if the lines above them changed. After a change of the size
/// the text cursor stays hidden until the size has settled.
///
/// kitty 0.26.5 leaves the cursor in its screen row if rewrapped lines do not fit into the window.
/// The rows then begin lower than before, and the parts above them stay.
extension TerminalDisplay {
    /// Whether mouse reports can be used: inline, only if the terminal reports the row in which the display begins.
    var canUseMouse: Bool { area == nil || asksTerminal }

    /// Sets the part of the screen that the display takes: from the next start on, or at once if only the number of rows
    /// changes.
    ///
    /// The whole screen is taken if the terminal's cursor cannot move from row to row.
    public func setPresentation(_ presentation: ScreenPresentation) {
        self.presentation = presentation
        guard receive != nil, area != nil, let new = InlineArea(presentation, profile: profile)
        else { return }
        area?.change(to: new)
        settleArea()
    }

    /// Takes further rows, or gives rows back, if a frame has another height than the frame before.
    ///
    /// The other rows keep their cells. If the width has changed, too, all rows are taken again.
    func changeRows(for size: Size) {
        guard area?.isDue == false, size != encoder.size else { return }
        guard size.width == encoder.size.width else { return area?.setDue() ?? () }
        output.buffer.append(contentsOf: encoder.resettingPen())
        let bytes = area?.changeHeight(
            from: encoder.size.height, to: size.height, at: encoder.cursorRow, of: knownSize)
        output.buffer.append(contentsOf: bytes ?? [])
        encoder.cursorIsHome()
        encoder.changeHeight(to: size.height)
        recentRows.noteChange(at: channel.now)
        if area?.awaitsOrigin == true { askForOrigin() }
    }

    /// Takes rows before a frame that needs them.
    ///
    /// - Parameter lines: The bytes of lines to show above the rows.
    func takeRows(for size: Size, below lines: [UInt8] = []) {
        guard area?.isDue == true else { return }
        let offset = rowsAboveCursor(ofWidth: size.width)
        let reset = profile.string("sgr0") ?? []
        output.buffer.append(
            contentsOf: area?.take(size, from: offset, reset: reset, below: lines) ?? [])
        if asksTerminal { askForOrigin() }
        encoder.invalidate()
        encoder.cursorIsHome()
        encoder.rowsAreErased()
        recentRows.noteChange(at: channel.now)
        settleArea()
    }

    /// Whether the terminal surely still has the width that it reported.
    ///
    /// If the program was busy, a terminal that reports later sizes late may have another one.
    private var isWidthCertain: Bool {
        guard interview.features.quirks.reportsResizesLate, let time = channel.resizeTime else {
            return true
        }
        return channel.now - time < .milliseconds(30)
    }

    /// Moves the cursor to the first cell at once when the terminal reports another size, before a frame is made.
    ///
    /// The number of wrapped rows above the cursor depends on the width, which may change again soon. If the terminal has
    /// become wider meanwhile, there are fewer, and the rows above them belong to the user.
    func moveHome(beforeWidth width: Int) {
        guard area?.isDue == false, output.isEmpty else { return }
        let offset = rowsAboveCursor(ofWidth: width)
        output.buffer.append(contentsOf: InlineArea.move(-offset) + [0x0D])
        encoder.cursorIsHome()
        recentRows.noteChange(at: channel.now)
        write()
        settleArea()
    }

    /// Notes the rows that are above the cursor after a frame.
    func noteRows() {
        guard interview.features.quirks.rewrapsLines else { return }
        recentRows.note(encoder.columnsAboveCursor, column: max(0, encoder.column), at: channel.now)
    }

    /// The number of screen rows between our first row and the cursor, after the terminal may have changed its width.
    ///
    /// If in doubt, the number is too small and never too large, because the rows above belong to the user.
    private func rowsAboveCursor(ofWidth width: Int) -> Int {
        guard interview.features.quirks.rewrapsLines, width > 0, width < encoder.size.width,
            isWidthCertain
        else { return encoder.cursorRow }
        return recentRows.rowsAbove(row: encoder.cursorRow, width: width)
    }

    // MARK: Changes of the size

    /// Whether frames wait, because the terminal may have another size already.
    ///
    /// A frame for other rows would scroll parts of them into the memory of the terminal, or paint over the wrong rows. The
    /// answer to input does not wait.
    var holdsFrames: Bool {
        area != nil && area?.isDue == false && !isReportingInput
            && interview.features.quirks.reportsResizesLate
            && settling.holdsFrames(at: channel.now)
    }

    /// Returns the cursor to show with a frame: nil while it waits in the first cell, until the size has settled.
    func settlingCursor(_ wanted: Cursor?) -> Cursor? {
        guard settling.end != nil || settling.waitingCursor != nil else { return wanted }
        defer { setAlarm() }
        return settling.cursor(wanted, at: channel.now)
    }

    /// Shows the cursor that has waited until the size has settled.
    func showSettledCursor() {
        guard settling.waitingCursor != nil, output.isEmpty, area?.isDue == false,
            let cursor = settling.takeCursor()
        else { return }
        appendCursorShape(cursor.shape)
        encoder.encode(cursor, into: output.buffer)
        noteRows()
        write()
        settleArea()
    }

    // MARK: The place of the rows

    /// Sends the question for the screen row in which our rows begin.
    func askForOrigin() {
        output.buffer.append(contentsOf: area?.originQuestion() ?? [])
        interview.ask(at: channel.now)
        expectAnswers()
        setAlarm()
    }

    /// Sends this question again if the answer was lost and the mouse is used; the cursor does not
    /// move.
    func findOriginAgain() {
        guard output.isEmpty, encoder.column >= 0, area?.takeRetry() == true else { return }
        let row = encoder.cursorRow
        output.buffer.append(contentsOf: InlineArea.move(-row) + "\r".utf8)
        askForOrigin()
        output.buffer.append(contentsOf: InlineArea.step(to: row, from: 0))
        if encoder.column > 0 {
            output.buffer.append(contentsOf: "\u{1B}[\(encoder.column)C".utf8)
        }
        write()
    }

    /// Prepares the end, which then releases the rows from the cursor's present row.
    func settleArea() {
        guard area != nil else { return }
        if output.isEmpty { area?.settle() }
        setLeaving(used: size.height)
    }

    /// Prepares the end, which then releases the rows from the cursor's row, or from their start if
    /// a frame was cut.
    private func setLeaving(used: Int) {
        guard let area else { return }
        let row = output.isEmpty ? encoder.cursorRow : nil
        if modes.setArea(leaving: area.leaving(from: row, used: used)) { setChannelModes() }
    }

    /// Clears the rows before another program gets the terminal.
    func clearAreaWhenLeaving() {
        setLeaving(used: 0)
    }

    /// Removes blank rows below the rows that stay at the end.
    func trimAreaBeforeLeaving() {
        if area?.keepsRows == true { setLeaving(used: encoder.usedRows) }
    }

    /// Takes new rows at the present place of the cursor.
    func areaIsLost() {
        guard area != nil else { return }
        area?.lose()
        encoder.cursorIsHome()
        encoder.rowsAreErased()
        setLeaving(used: 0)
    }
}
