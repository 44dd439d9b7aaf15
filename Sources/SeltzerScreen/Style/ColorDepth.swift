// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The number of colors of a display.
public enum ColorDepth: Int, Hashable, Sendable, Comparable {
    /// Only the terminal's own two colors.
    case monochrome
    /// The eight base colors.
    case eight
    /// The base colors and their bright forms.
    case sixteen
    /// A palette of 256 colors.
    case palette
    /// 24 bits for each color.
    case trueColor

    /// Returns whether the first depth has fewer colors than the second.
    public static func < (first: ColorDepth, second: ColorDepth) -> Bool {
        first.rawValue < second.rawValue
    }
}
