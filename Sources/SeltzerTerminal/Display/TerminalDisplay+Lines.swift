// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Lines above the rows of the inline presentation.
///
/// Lines that fit beside the rows are inserted above them: the terminal moves the rows, and nothing
/// is painted again. If there are more lines, or lines that the terminal must wrap, they replace
/// the rows, and the rows are painted below them.
extension TerminalDisplay {
    /// The maximum number of bytes of lines in one frame, so that input gets its turn between two frames.
    private static let turn = 256 * 1024
    /// The maximum number of bytes of lines in a frame for which a user waits.
    private static let urgentTurn = 4 * 1024

    /// Shows lines above the inline rows, together with the next frame.
    public func log(_ lines: [StyledText]) -> Bool {
        guard receive != nil, area != nil else { return false }
        while readPrinted() {}
        self.lines.append(lines)
        return true
    }

    /// Sets a mark before the next line, if the terminal knows such marks.
    public func mark(_ mark: ShellMark) {
        guard receive != nil, area != nil, interview.features.quirks.hasShellMarks else { return }
        lines.append(mark)
    }

    /// Adds printed output to the waiting lines; returns whether there was a complete line.
    @discardableResult
    private func readPrinted() -> Bool {
        guard area != nil, channel.reportsPrinted else { return false }
        let printed = printedLines.read(from: channel)
        guard !printed.isEmpty else { return false }
        lines.append(printed)
        printedLines.noteEnd(line: lines.count)
        return true
    }

    /// Notes which lines the terminal has taken.
    func settleLines() {
        lines.settle()
        notePrintedShown()
    }

    private func notePrintedShown() {
        guard let end = printedLines.shownEnd(afterLines: lines.doneCount) else { return }
        channel.notePrintedShown(to: end)
    }

    /// Prepares the end: waiting lines return to the application, with all output that was printed
    /// after them.
    func readPrintedAtEnd() {
        guard !lines.isEmpty || lines.doneCount < lines.count else { return }
        while readPrinted() {}
        if let end = printedLines.shownEnd(afterLines: .max) { channel.notePrintedShown(to: end) }
    }

    /// Whether lines wait for the next frame.
    public var hasWaitingLines: Bool {
        // More printed output waits in its file until no lines wait.
        if lines.isEmpty { readPrinted() }
        return !lines.isEmpty
    }

    /// Returns the lines that wait, and forgets them.
    public func takeWaitingLines() -> [StyledText] { lines.takeAll() }

    /// Takes rows before a frame that needs them, and shows waiting lines above them.
    func prepareRows(for size: Size) {
        if area != nil { changeRows(for: size) }
        let sent = linesForFrame()
        guard !sent.isEmpty else { return takeRows(for: size) }
        let bytes = OutputBuffer()
        let fits =
            sent.count <= knownSize.height - size.height
            && sent.allSatisfy { $0.largestCellWidth <= size.width }
        let isInserted =
            fits && area?.isDue == false && profile.isString("il", "\u{1B}[%p1%dL")
        if isInserted { output.buffer.append(contentsOf: encoder.resettingPen()) }
        let ends = encoder.encode(
            sent, marks: lines.takeMarks(of: sent.count), into: bytes)
        if isInserted {
            insert(bytes.bytes, count: sent.count, in: size)
        } else {
            area?.setDue()
            takeRows(for: size, below: bytes.bytes)
        }
        // The noted ends may be a little too late, because a few other bytes follow the lines.
        lines.noteEnds(ends.map { output.buffer.count - bytes.count + $0 })
    }

    /// Inserts lines above the rows, which the terminal moves.
    private func insert(_ lines: [UInt8], count: Int, in size: Size) {
        let row = encoder.cursorRow
        output.buffer.append(
            contentsOf: area?.insert(lines, count: count, at: row, in: size, of: knownSize) ?? [])
        encoder.cursorIsHome()
        recentRows.noteChange(at: channel.now)
        if area?.awaitsOrigin == true { askForOrigin() }
    }

    /// Returns the lines that go with the next frame.
    private func linesForFrame() -> [StyledText] {
        guard area != nil, hasWaitingLines else { return [] }
        let room = output.room(isUrgent: isReportingInput)
        guard room > 0 else { return [] }
        return lines.send(byteCount: min(room, isReportingInput ? Self.urgentTurn : Self.turn))
    }

    /// Requests another frame in a later turn if lines wait.
    ///
    /// - Returns: Whether lines wait.
    func continueLines() -> Bool {
        guard hasWaitingLines else { return false }
        output.refuseFrame()
        Task { @MainActor [weak self] in self?.askForFrame() }
        return true
    }
}
