// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Lines that stay in the terminal's memory.
extension Application {
    /// Shows a text above the rows of an inline application; it stays in the terminal's memory, as
    /// printed lines do.
    ///
    /// ```swift
    /// application.log("\("failed", style: Style(foreground: .danger)) registry, trying again in 2 s")
    /// ```
    ///
    /// All lines of a turn are written together, before the next frame. Color roles get the
    /// colors of the present theme, and control characters are shown as pictures. Lines that the
    /// terminal cannot take yet wait. If more than 64 MiB wait, the earliest lines are dropped, and
    /// a line reports their number.
    ///
    /// The lines go to ``logHandler`` if no rows are shown, if the application uses the whole
    /// screen, or if standard output is a pipe or a file. On the terminal of the process the
    /// handler prints them; a whole-screen application shows them after its end.
    ///
    /// - Parameter text: One or more lines.
    public final func log(_ text: StyledText) {
        log(text, isForDisplay: logsOnDisplay)
    }

    /// Shows a text without styles above the rows of an inline application, like
    /// ``log(_:)-(StyledText)``.
    ///
    /// - Parameter text: One or more lines.
    public final func log(_ text: String) { log(StyledText(text)) }

    /// Shows a row of an inline application above its rows, because there is no room for it among
    /// them.
    ///
    /// Unlike a logged text, the row belongs to the display: it stays on the terminal if standard
    /// output is a pipe or a file.
    package final func moveAbove(_ row: StyledText) { log(row, isForDisplay: true) }

    private final func log(_ text: StyledText, isForDisplay: Bool) {
        show(
            text.resolved(in: effectiveTheme, capabilities.colorDepth).splitLines,
            isForDisplay: isForDisplay)
    }

    /// Sets a mark of shells before the next logged line, if the terminal knows such marks.
    ///
    /// The marks tell the terminal where the user's text and the answer to it begin, so that its user can move from turn to
    /// turn. Nothing happens if the lines do not go to the terminal.
    public final func mark(_ mark: ShellMark) {
        if logsOnDisplay { frames.display?.mark(mark) }
    }

    /// Shows lines whose colors are no roles.
    package final func logRows(_ lines: [StyledText]) {
        if !lines.isEmpty { show(lines, isForDisplay: logsOnDisplay) }
    }

    private final func show(_ lines: [StyledText], isForDisplay: Bool) {
        for observer in observers { observer.didLog(lines) }
        if isForDisplay, frames.log(lines) { return }
        lines.forEach(logHandler)
    }
}
