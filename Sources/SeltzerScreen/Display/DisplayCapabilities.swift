// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The abilities of a display to show and to report.
public struct DisplayCapabilities: Hashable, Sendable {
    /// The number of colors.
    public var colorDepth: ColorDepth
    /// Whether the display reports the mouse.
    public var hasMouse: Bool
    /// Whether the display shows characters beyond ASCII, including box drawing.
    public var isUnicode: Bool
    /// Whether the display's own colors are light or dark; nil if unknown.
    public var appearance: Appearance?
    /// The display's own background color, in 24 bits; nil if unknown.
    public var background: Color?
    /// The display's own text color, in 24 bits; nil if unknown.
    public var foreground: Color?
    /// Whether the display distinguishes keys that legacy encodings send as the same bytes, and can report key
    /// releases.
    public var hasKeyPhases: Bool
    /// Whether text can be a link that the user opens.
    public var hasLinks: Bool
    /// Whether the display shows underlines of all kinds and colors.
    public var hasUnderlineStyles: Bool
    /// The kinds of clusters that the display shows as one character; all kinds if unknown.
    public var joinedClusters: JoinedClusters
    /// The kinds of clusters whose width on the display is certain to be the measured one; none if unknown.
    public var agreedClusters: JoinedClusters = []
    /// Whether the mouse pointer can have several shapes.
    public var hasPointerShapes = false
    /// The size of a cell in pixels, on a display that shows pictures in pixels; nil on a display that
    /// shows only cells.
    public var cellPixels: Size?

    /// Creates a description of a display; capabilities that are left out are present.
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
