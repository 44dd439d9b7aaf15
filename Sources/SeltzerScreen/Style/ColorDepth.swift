// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The number of colours of a display.
public enum ColorDepth: Int, Hashable, Sendable, Comparable {
    /// Only the terminal's own two colours.
    case monochrome
    /// The eight base colours.
    case eight
    /// The base colours and their bright forms.
    case sixteen
    /// A palette of 256 colours.
    case palette
    /// 24 bits for each colour.
    case trueColor

    /// Returns whether the first depth has fewer colours than the second.
    public static func < (first: ColorDepth, second: ColorDepth) -> Bool {
        first.rawValue < second.rawValue
    }
}
