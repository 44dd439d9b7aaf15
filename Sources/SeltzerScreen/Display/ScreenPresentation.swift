// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The part of a terminal's screen that an application takes.
public enum ScreenPresentation: Hashable, Sendable {
    /// The whole screen; its old content comes back at the end.
    case fullScreen
    /// Rows below the prompt, at least one, and at most all rows of the terminal.
    ///
    /// The lines above the rows and the scrollback stay unchanged. Text below the prompt is cleared.
    ///
    /// ```swift
    /// let application = Application(root: screen, presentation: .inline(.fitting(maximum: 12)))
    /// ```
    case inline(InlineHeight, atEnd: InlineEnding = .cleared)

    /// Returns a fixed number of rows below the prompt.
    public static func inline(rows: Int, atEnd ending: InlineEnding = .cleared) -> Self {
        .inline(.rows(rows), atEnd: ending)
    }
}

/// The end of an inline application's rows.
public enum InlineEnding: Hashable, Sendable {
    /// The rows are cleared, and the shell continues where they began.
    case cleared
    /// The rows stay, and the shell continues below them.
    ///
    /// The application draws one more frame before it leaves the rows. So the rows show the changes
    /// of the turn that ended the application.
    case kept
}
