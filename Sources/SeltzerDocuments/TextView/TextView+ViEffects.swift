// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The effects of vi keys besides edits, and the line that the user types after `:`.
extension TextView {
    final func setViMessage(_ message: String?) {
        guard vi?.message != message else { return }
        vi?.message = message
        setNeedsDisplay()
    }

    final func perform(_ effect: ViEffect) {
        switch effect {
        case .bell: window?.application?.beep()
        case .message(let message): setViMessage(message.harmlessForm)
        case .undo, .redo, .scrollRows, .scrollWithCursor: break
        case .scrollTo(let row): scrollCursor(to: row)
        case .fold(let fold): perform(fold)
        case .copy(let text): window?.application?.pasteboard.string = text.string
        case .program(let command): perform(command)
        }
    }

    /// Scrolls before the cursor moves; a cursor that is not visible any more goes to the nearest visible row.
    final func scroll(by effect: ViEffect) {
        switch effect {
        case .scrollWithCursor(let count): scroll(byRows: count)
        case .scrollRows(let count):
            scroll(byRows: count)
            guard let cursor = vi?.engine.cursor else { return }
            let (place, column) = rows.place(of: cursor)
            guard place < top || place > bottom else { return }
            let target = rows.position(at: column, in: place < top ? top : bottom)
            vi?.engine.cursor = ViText(storage: storage).onCharacter(target)
        default: break
        }
    }

    private func scrollCursor(to row: ViAction.Row) {
        let place = rows.place(of: document.mainSelection.head).place
        let distance =
            switch row {
            case .top: 0
            case .middle: max(0, pageHeight - 1) / 2
            case .bottom: max(0, pageHeight - 1)
            }
        scroll(toPlace: rows.place(place, movedBy: -distance))
    }

    private func perform(_ fold: ViFold) {
        let line = storage.lineNumber(at: document.mainSelection.head)
        switch fold {
        case .toggle:
            if rows.folded.isFolded(line) { unfold(line: line) } else { self.fold(line: line) }
        case .fold: self.fold(line: line)
        case .unfold: unfold(line: line)
        case .foldAll: foldAll()
        case .unfoldAll: unfoldAll()
        }
        takeSelectionForVi()
    }

    /// Posts the command; if no handler stops it, performs the program's actions `save` and `quit`.
    private func perform(_ command: ViProgramCommand) {
        let event = ViCommandEntered(
            saves: command.saves, quits: command.quits, isForced: command.isForced)
        guard post(event, includingSelf: true) != .stopped, let application = window?.application
        else { return }
        let isSaved = !command.saves || application.performAction("save")
        let isLeft = !command.quits || application.performAction("quit")
        if !isSaved || !isLeft { setViMessage("Not possible here") }
    }

    /// Inserts a pasted text into the line after `:`; returns false if the user does not type such a line.
    final func insertIntoViLine(_ text: String) -> Bool {
        guard vi?.engine.parser.line != nil else { return false }
        if vi?.engine.parser.insert(text) == false { window?.application?.beep() }
        setNeedsDisplay()
        window?.application?.setNeedsFrame()
        return true
    }

    // MARK: Drawing

    /// The row of the command line, or of the last message; nil for none.
    final var viRow: (text: String, isLine: Bool)? {
        if let line = vi?.engine.parser.line { return (line.prompt + line.text, true) }
        return vi?.message.map { ($0, false) }
    }

    final func drawViRow(in canvas: Canvas) {
        guard let row = viRow, let rect = viRowRect else { return }
        let style = Style(foreground: row.isLine ? .label : .warning)
        canvas.fill(rect, with: ControlLook.field(state))
        canvas.draw(Self.end(of: row.text, width: rect.width), in: rect, style: style)
    }

    /// The last row of the text.
    private var viRowRect: Rect? {
        let rect = textRect
        guard rect.height > 0, rect.width > 0 else { return nil }
        return Rect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
    }

    /// The cell after the command line; nil without one.
    final var viLineCursor: Point? {
        guard let row = viRow, row.isLine, let rect = viRowRect else { return nil }
        let width = Self.end(of: row.text, width: rect.width).cellWidth(joining: .all)
        return Point(x: rect.minX + min(width, rect.width - 1), y: rect.minY)
    }

    /// Returns the end of a text for which there is room, with a cell for the cursor.
    private static func end(of text: String, width: Int) -> String {
        let text = text.harmlessForm
        var start = text.endIndex, room = max(1, width) - 1
        while start > text.startIndex {
            let before = text.index(before: start)
            room -= String(text[before]).cellWidth(joining: .all)
            guard room >= 0 else { break }
            start = before
        }
        return String(text[start...])
    }
}
