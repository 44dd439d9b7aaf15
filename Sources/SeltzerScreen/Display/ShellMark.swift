// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A mark that shells set between their prompt, the command and its output (OSC 133, from FinalTerm).
///
/// The user of a terminal that knows the marks moves from command to command, and selects or folds the output of one.
public enum ShellMark: Hashable, Sendable {
    /// The prompt begins.
    case promptStart
    /// The user's text begins, after the prompt.
    case commandStart
    /// The output begins.
    case outputStart
    /// The output has ended, with an exit status.
    case commandEnd(status: Int)
}
