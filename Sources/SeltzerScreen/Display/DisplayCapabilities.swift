// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a display can show and tell.
public struct DisplayCapabilities: Hashable, Sendable {
    /// How many colours a display has.
    public enum ColorDepth: Int, Hashable, Sendable, Comparable {
        /// None but the terminal's own two.
        case monochrome
        /// The eight base colours.
        case eight
        /// The base colours and their bright forms.
        case sixteen
        /// A palette of 256.
        case palette
        /// 24 bits each.
        case trueColor

        /// Returns whether the first depth has fewer colours than the second.
        public static func < (first: ColorDepth, second: ColorDepth) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    /// How many colours there are.
    public var colorDepth: ColorDepth
    /// Whether there is a mouse.
    public var hasMouse: Bool
    /// Whether characters beyond ASCII can be shown, box drawing among them.
    public var isUnicode: Bool

    /// Creates a description; what is not named is there.
    public init(
        colorDepth: ColorDepth = .trueColor,
        hasMouse: Bool = true,
        isUnicode: Bool = true
    ) {
        self.colorDepth = colorDepth
        self.hasMouse = hasMouse
        self.isUnicode = isUnicode
    }
}
