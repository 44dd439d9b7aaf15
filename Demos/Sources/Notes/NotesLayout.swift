// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The frames of the parts of the screen, and the number of panes.
///
/// From 80 columns on, the tree or the preview is beside the text, and from 100 columns on both; in
/// a narrower window they open in their own windows. A low window has no menu bar, and an even
/// lower window has no row for the status and the keys.
struct NotesLayout {
    private(set) var header = Rect.zero
    private(set) var content = Rect.zero
    private(set) var status = Rect.zero
    private(set) var footer = Rect.zero
    /// Whether there is room for the tree beside the text.
    let hasTree: Bool
    /// Whether the preview is wanted, and there is room for it beside the text.
    let hasPreview: Bool

    /// The width of the tree until the user changes it.
    static let treeWidth = 26

    init(bounds: Rect, wantsPreview: Bool) {
        hasPreview = wantsPreview && bounds.width >= 80
        hasTree = bounds.width >= (hasPreview ? 100 : 80)
        content = bounds
        if content.height >= 3 { footer = Self.cut(&content) }
        if bounds.height >= 8 { status = Self.cut(&content) }
        if bounds.height >= 16, bounds.width >= 40 {
            header = content
            header.size.height = 1
            content = content.inset(by: Insets(top: 1))
        }
    }

    /// Cuts the last row off a rectangle, and returns it.
    private static func cut(_ rect: inout Rect) -> Rect {
        rect.size.height -= 1
        return Rect(x: rect.minX, y: rect.maxY, width: rect.width, height: 1)
    }
}
