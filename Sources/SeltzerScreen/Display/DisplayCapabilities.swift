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

    /// Whether a display's own colours are dark on light or light on dark.
    public enum Appearance: Hashable, Sendable {
        /// Dark text on a light ground.
        case light
        /// Light text on a dark ground.
        case dark
    }

    /// How many colours there are.
    public var colorDepth: ColorDepth
    /// Whether there is a mouse.
    public var hasMouse: Bool
    /// Whether characters beyond ASCII can be shown, box drawing among them.
    public var isUnicode: Bool
    /// Whether the display's own colours are light or dark; nil where that is not known.
    public var appearance: Appearance?
    /// The colour of cells without one of their own, in 24 bits; nil where that is not known.
    public var background: Color?
    /// The colour of text without one of its own, in 24 bits; nil where that is not known.
    public var foreground: Color?
    /// Whether keys are told apart that send the same bytes otherwise, and released keys are told of.
    public var hasKeyPhases: Bool
    /// Whether text can lead to an address that the user opens.
    public var hasLinks: Bool
    /// Whether there are other lines below text than a single one, and colours for them.
    public var hasUnderlineStyles: Bool
    /// The clusters that are shown as one character; all of them where that is not known.
    public var joinedClusters: JoinedClusters
    /// The kinds of clusters that are sure to take the cells that they are measured by; none where that is not
    /// known.
    public var agreedClusters: JoinedClusters = []

    /// Creates a description; what is not named is there.
    public init(
        colorDepth: ColorDepth = .trueColor,
        hasMouse: Bool = true,
        isUnicode: Bool = true,
        appearance: Appearance? = nil,
        background: Color? = nil,
        foreground: Color? = nil,
        hasKeyPhases: Bool = false,
        hasLinks: Bool = true,
        hasUnderlineStyles: Bool = true,
        joinedClusters: JoinedClusters = .all
    ) {
        self.colorDepth = colorDepth
        self.hasMouse = hasMouse
        self.isUnicode = isUnicode
        self.appearance = appearance
        self.background = background
        self.foreground = foreground
        self.hasKeyPhases = hasKeyPhases
        self.hasLinks = hasLinks
        self.hasUnderlineStyles = hasUnderlineStyles
        self.joinedClusters = joinedClusters
    }
}
