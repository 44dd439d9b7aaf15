// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How much of a terminal's screen an application takes.
public enum ScreenPresentation: Hashable, Sendable {
    /// All of it; what was there before comes back at the end.
    case fullScreen
    /// So many rows below the prompt, fewer on a terminal that is lower; what is above stays as it is, in the
    /// terminal's memory too.
    ///
    /// What is below the prompt is taken away. At least one row is taken.
    case inline(rows: Int, atEnd: InlineEnding = .cleared)
}

/// What becomes of an application's rows below the prompt at the end.
public enum InlineEnding: Hashable, Sendable {
    /// They are taken away, and the shell goes on where they began.
    case cleared
    /// They stay as they are, and the shell goes on below what is in them.
    case kept
}
