// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A sequence that an ``InputDecoder`` gave up because its rest did not arrive in time.
struct LateSequence: Sendable {
    /// The bytes that had arrived.
    enum Start: Sendable {
        /// ESC, which was reported as the Escape key.
        case escape
        /// `CSI`, with or without parameters.
        case controlSequence
        /// `SS3`.
        case singleShift
        /// The introducer of a control string.
        case emptyString
        /// A part of a control string; it is dropped.
        case string
        /// A control string and the ESC of its terminator.
        case stringEnd
    }

    let start: Start
    /// Whether several bytes arrived at once, so that a program sent them and no person typed them.
    var isSent: Bool
    /// Whether a possible rest is being read.
    var isOpen = false
    /// The bytes of the possible rest; they become text if they are not the rest.
    var bytes: [UInt8] = []
    /// The time until which bytes can count as the rest.
    var end = Duration.zero

    /// Creates a sequence that has just been given up.
    init(_ start: Start, isSent: Bool = false) {
        self.start = start
        self.isSent = isSent
    }

    /// The maximum number of bytes that can still become text.
    static let limit = 1_024
}
