// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A display that knows how many bytes it sends, and what the process prints while it has the screen.
@MainActor
package protocol OutputReportingDisplay: Display {
    /// The number of bytes of frames and requests so far, also of those that the terminal has not accepted yet.
    var sentByteCount: Int { get }

    /// Called when the process has printed something on the terminal, while the display takes the whole screen; nil, the
    /// default, watches nothing.
    var printedHandler: (@MainActor () -> Void)? { get set }

    /// Returns what the process printed since the start, from an offset on; empty at the end.
    ///
    /// One call returns only a part of a long output.
    func printed(from offset: Int) -> [UInt8]

    /// The ends of the last writes to standard output and to standard error, as offsets in all that was printed; nil if
    /// they cannot be told apart.
    var printedEnds: (output: Int, error: Int)? { get }
}
