// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Lines that stay in the terminal's memory.
extension Application {
    /// Shows a text above the rows of an inline application; it stays in the terminal's memory, as printed lines do.
    ///
    /// ```swift
    /// application.log("\("failed", style: Style(foreground: .danger)) registry, trying again in 2 s")
    /// ```
    ///
    /// All lines of a turn are written together, before the next frame. Colours of the theme become those of the present
    /// theme, and control characters their pictures. Lines that the terminal cannot take yet wait; if more than 64 MiB
    /// wait, the earliest are left out, and a line says how many.
    ///
    /// Where no rows are shown, on the whole screen, and where standard output is a pipe or a file, the lines go to
    /// ``logHandler``. On the terminal of the process it prints them; the whole screen shows them after its end.
    ///
    /// - Parameter text: One or more lines.
    public final func log(_ text: StyledText) {
        let lines = text.resolved(in: effectiveTheme, capabilities.colorDepth).splitLines
        for observer in observers { observer.didLog(lines) }
        if logsOnDisplay, frames.log(lines) { return }
        lines.forEach(logHandler)
    }

    /// Shows a text without styles above the rows of an inline application, as ``log(_:)-(StyledText)`` does with styles.
    ///
    /// - Parameter text: One or more lines.
    public final func log(_ text: String) { log(StyledText(text)) }
}
