// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The way in which the user leaves the picker, beside the picked lines.
@MainActor
final class PickOutcome {
    /// The command that takes the place of the program (`become`); nil for none.
    var command: String?
    /// The key of `--expect` that picked the lines, as it was written; empty for Enter.
    var key = ""

    /// Creates the outcome of Enter.
    init() {}
}
