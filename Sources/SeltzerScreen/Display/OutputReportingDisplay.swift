// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A display that counts the bytes that it sends, and reports the text that the process prints
/// while the display has the screen.
@MainActor
package protocol OutputReportingDisplay: Display {
    /// The number of bytes of frames and requests so far, including bytes that the terminal has not
    /// accepted yet.
    var sentByteCount: Int { get }

    /// Sets what an object does when the process has printed something on the terminal, while the
    /// display takes the whole screen; nil for nothing.
    ///
    /// Printed output is not watched while there is no handler.
    func setPrintedHandler(of owner: AnyObject, _ handler: (@MainActor () -> Void)?)

    /// Returns the bytes that the process printed since the start, from an offset on; empty at the
    /// end.
    ///
    /// One call returns only a part of a long output.
    func printed(from offset: Int) -> [UInt8]

    /// The ends of the last writes to standard output and to standard error, as offsets in the
    /// printed bytes; nil if the two cannot be distinguished.
    var printedEnds: (output: Int, error: Int)? { get }
}
