// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Rows below the prompt instead of the whole screen.
///
/// While no text cursor is shown the terminal's waits in the first column of the first row: terminals that
/// wrap lines anew when their width changes keep it with its character, so that the rows are found again
/// whatever became of the lines above.
extension TerminalDisplay {
    /// Whether reports of the mouse are of use: below the prompt they are only where the terminal tells in
    /// which row.
    var canUseMouse: Bool { area == nil || asksTerminal }

    /// Takes another part of the screen; while the display is started, another number of rows only.
    ///
    /// A terminal whose cursor cannot be moved from row to row has its whole screen taken.
    public func setPresentation(_ presentation: ScreenPresentation) {
        self.presentation = presentation
        guard receive != nil, area != nil else { return }
        if let new = InlineArea(presentation, profile: profile) {
            area?.rows = new.rows
            area?.ending = new.ending
            area?.isDue = true
            encoder.invalidate()
            settleArea()
        }
    }

    /// Begins a frame that needs its rows first.
    func takeRows(for size: Size) {
        guard var area, area.isDue else { return }
        let offset = encoder.rowsAboveCursor(
            ofWidth: size.width, rewrapping: software?.rewrapsLines == true)
        output.append(
            contentsOf: area.taking(size, from: offset, reset: profile.string("sgr0") ?? []))
        if asksTerminal {
            output.append(contentsOf: TerminalQuestions.cursorPosition)
            interview.ask(at: channel.now)
            tellOwedAnswers()
            area.questions += 1
        }
        encoder.invalidate()
        encoder.cursorIsHome()
        area.isDue = false
        area.isFirst = false
        area.isHeld = false
        area.origin = nil
        self.area = area
        settleArea()
    }

    /// Sees to it that the rows are given back from where the cursor is now.
    func settleArea() {
        guard area != nil else { return }
        if output.isEmpty, area?.isDue == false { area?.isHeld = true }
        setLeaving(used: size.height)
    }

    /// Makes the rows be given back from the cursor's row, or from where they begin if a frame was cut.
    private func setLeaving(used: Int) {
        guard let area else { return }
        let row = output.isEmpty ? encoder.cursorRow : nil
        guard modes.setArea(leaving: area.leaving(from: row, used: used)) else { return }
        channel.setModes(entering: modes.entering, leaving: modes.leaving)
    }

    /// Leaves nothing below the prompt while others have the terminal.
    func clearAreaWhenLeaving() {
        guard let ending = area?.ending else { return }
        area?.ending = .cleared
        setLeaving(used: size.height)
        area?.ending = ending
    }

    /// Leaves no blank rows at the end below those that stay.
    func trimAreaBeforeLeaving() {
        if area?.ending == .kept, area?.isHeld == true { setLeaving(used: encoder.usedRows) }
    }

    /// Takes rows anew, wherever the cursor is now.
    func areaIsLost() {
        guard area != nil else { return }
        area?.isDue = true
        area?.isFirst = false
        area?.isHeld = false
        area?.origin = nil
        area?.questions = 0
        encoder.cursorIsHome()
        setLeaving(used: 0)
    }

    /// Takes the answer where the rows begin; the question is put while the cursor is in their first column.
    func takeOrigin(_ report: TerminalReport) {
        guard case .cursorPosition(let position) = report, position.x == 0,
            let questions = area?.questions, questions > 0
        else { return }
        area?.questions = questions - 1
        // An older question was put before the rows were taken anew.
        if questions == 1, area?.isDue == false { area?.origin = position.y }
    }

    /// Returns an event as the rows see it; nil for the mouse as long as it is not known where they are.
    func inArea(_ event: InputEvent) -> InputEvent? {
        guard let area, case .mouse(var mouse) = event else { return event }
        guard let origin = area.origin else { return nil }
        mouse.location.y = mouse.location.y.saturatingSubtracting(origin)
        return .mouse(mouse)
    }
}
