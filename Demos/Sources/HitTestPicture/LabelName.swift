// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One of the six labels of the fourth article; the raw value is its text.
public enum LabelName: String, CaseIterable, Hashable, Sendable {
    case aa = "AA"
    case aaa = "AAA"
    case bb = "BB"
    case bbb = "BBB"
    case bbbb = "BBBB"
    case bbbbb = "BBBBB"

    /// The label that contains this label; nil for the two labels in the root view.
    public var superlabel: LabelName? {
        switch self {
        case .aa, .bb: nil
        case .aaa: .aa
        case .bbb: .bb
        case .bbbb: .bbb
        case .bbbbb: .bbbb
        }
    }

    /// The frame in its superview: the article's frame, in cells.
    ///
    /// BBBB is wider than its superview BBB.
    public var frame: Rect {
        switch self {
        case .aa: Rect(x: 3, y: 1, width: 90, height: 14)
        case .aaa: Rect(x: 15, y: 3, width: 30, height: 7)
        case .bb: Rect(x: 3, y: 17, width: 90, height: 21)
        case .bbb: Rect(x: 15, y: 0, width: 60, height: 14)
        case .bbbb: Rect(x: 15, y: 0, width: 54, height: 12)
        case .bbbbb: Rect(x: 3, y: 0, width: 30, height: 3)
        }
    }

    /// The article's colors: grays that get darker inwards, and green.
    var style: Style {
        switch self {
        case .aa, .bb: Style(foreground: .palette(16), background: .palette(252))
        case .aaa, .bbb: Style(foreground: .palette(16), background: .palette(247))
        case .bbbb: Style(foreground: .palette(255), background: .palette(240))
        case .bbbbb: Style(foreground: .palette(16), background: .palette(77))
        }
    }
}
