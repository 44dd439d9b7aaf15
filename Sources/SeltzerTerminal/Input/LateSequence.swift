// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A sequence that an ``InputDecoder`` gave up because its rest did not come in time.
struct LateSequence: Sendable {
    /// The bytes that had come.
    enum Start: Sendable {
        /// ESC, which was reported as the Escape key.
        case escape
        /// `CSI`, with or without parameters.
        case controlSequence
        /// `SS3`.
        case singleShift
        /// The introducer of a control string.
        case emptyString
        /// A part of a control string, which is dropped.
        case string
        /// A control string and the ESC of its end.
        case stringEnd
    }

    let start: Start
    /// Whether several bytes came at once: a program sent them, and no person typed them.
    var isSent: Bool
    /// Whether a possible rest is being read.
    var isOpen = false
    /// The bytes of the possible rest; they are text if they turn out to be no rest.
    var bytes: [UInt8] = []
    /// The time until which a rest counts.
    var end = Duration.zero

    /// Creates a sequence that was given up now.
    init(_ start: Start, isSent: Bool = false) {
        self.start = start
        self.isSent = isSent
    }

    /// The maximum number of bytes that can still become text.
    static let limit = 1_024
}
