// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What happens to a line of text that is wider than its space.
public enum LineBreakMode: Hashable, Sendable {
    /// The text continues on the next line, after a whole word if possible.
    case byWordWrapping
    /// The text continues on the next line, after the last cluster that fits.
    case byCharWrapping
    /// The line is cut.
    case byTruncating(TruncationMode)

    /// The beginning is left out: `…wxyz`.
    public static var byTruncatingHead: LineBreakMode { .byTruncating(.head) }
    /// The middle is left out: `ab…yz`.
    public static var byTruncatingMiddle: LineBreakMode { .byTruncating(.middle) }
    /// The end is left out: `abcd…`.
    public static var byTruncatingTail: LineBreakMode { .byTruncating(.tail) }
    /// The end is left out, without an ellipsis.
    public static var byClipping: LineBreakMode { .byTruncating(.clip) }

    /// The way a line is cut; nil if it wraps.
    var truncation: TruncationMode? {
        if case .byTruncating(let mode) = self { mode } else { nil }
    }
}
