// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The part of a text that is left out if the text does not fit.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
    /// The beginning: `…wxyz`.
    case head
    /// The middle: `ab…yz`.
    case middle
    /// The end: `abcd…`.
    case tail
    /// The end, without an ellipsis.
    case clip
}
