// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Which part of a text is left out where there is not space for all of it.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
    /// The beginning: `…wxyz`.
    case head
    /// The middle: `ab…yz`.
    case middle
    /// The end: `abcd…`.
    case tail
    /// The end, without a sign that something is missing.
    case clip
}
