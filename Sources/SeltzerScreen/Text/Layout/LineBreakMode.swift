// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What becomes of a line of text that is wider than the space for it.
public enum LineBreakMode: Hashable, Sendable {
    /// It goes on in the next line, at a place between two words where there is one.
    case byWordWrapping
    /// It goes on in the next line, after whatever cluster fits last.
    case byCharWrapping
    /// It is cut.
    case byTruncating(TruncationMode)

    /// The beginning is left out: `…wxyz`.
    public static var byTruncatingHead: LineBreakMode { .byTruncating(.head) }
    /// The middle is left out: `ab…yz`.
    public static var byTruncatingMiddle: LineBreakMode { .byTruncating(.middle) }
    /// The end is left out: `abcd…`.
    public static var byTruncatingTail: LineBreakMode { .byTruncating(.tail) }
    /// The end is left out without a sign.
    public static var byClipping: LineBreakMode { .byTruncating(.clip) }

    /// How a line is cut; nil where it wraps.
    var truncation: TruncationMode? {
        if case .byTruncating(let mode) = self { mode } else { nil }
    }
}
