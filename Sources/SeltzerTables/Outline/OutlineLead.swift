// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The cells before the text of an item: the guides of its ancestors, and the disclosure sign.
struct OutlineLead: Hashable {
    /// The sign beside an item.
    enum Sign: Hashable {
        case none
        case folded
        case unfolded
        case busy
        case failed
    }

    /// The width in cells of each level.
    static var step: Int { 2 }
    /// The maximum number of levels with guides; no screen has room for more.
    static var maximumGuides: Int { 128 }

    var depth = 0
    /// The depth of the deepest row of the outline; all rows are indented by the same rule, which depends on it.
    var deepest = 0
    /// The depth of the deepest row on the screen.
    var deepestShown = 0
    var sign = Sign.none
    /// For each level from 1 on, whether further items follow; at most the innermost ``maximumGuides`` levels.
    var guides: [Bool] = []

    /// The number of cells before the text, if there is room for all levels.
    var width: Int { depth.saturatingMultiplied(by: Self.step).saturatingAdding(Self.signWidth) }

    /// The width of the sign and the blank after it.
    ///
    /// These cells stay empty without a sign, so that the names of siblings align.
    static var signWidth: Int { step }

    /// Returns the number of cells before the sign in a given width.
    func indentation(in width: Int) -> Int { indentation(ofLevel: depth, in: width) }

    /// Returns the number of cells before the sign of a level in a given width.
    ///
    /// All rows use the same indentation, so that guides stand below the signs of their items. Levels take at most half
    /// of the width. If there are too many levels, the outer levels take one cell instead of two, and then none. Rows
    /// outside the screen count as long as each level has a cell, so that no row moves when the user scrolls.
    func indentation(ofLevel level: Int, in width: Int) -> Int {
        let room = max(0, width) / 2
        let levels = max(depth, deepestShown, min(deepest, room))
        let wide = level.saturatingMultiplied(by: Self.step)
        let missing = levels.saturatingMultiplied(by: Self.step).saturatingSubtracting(room)
        guard missing > 0 else { return wide }
        if missing <= levels { return wide - min(level, missing) }
        return max(0, level - (levels - room))
    }

    /// Draws the guides and the sign at a place, in a given width.
    func draw(at place: Point, width: Int, sign picture: String?, in canvas: Canvas) {
        let quiet = Style(foreground: .separator)
        for (index, goesOn) in guides.enumerated() {
            let level = depth - guides.count + index
            let x = indentation(ofLevel: level, in: width)
            guard x < indentation(ofLevel: level + 1, in: width) else { continue }
            let line =
                level == depth - 1
                ? canvas[goesOn ? .branch : .lastBranch] : goesOn ? canvas[.verticalLine] : " "
            canvas.drawOrnament(line, at: place.offsetBy(dx: x, dy: 0), style: quiet)
        }
        guard let picture else { return }
        canvas.drawOrnament(
            picture, at: place.offsetBy(dx: indentation(in: width), dy: 0),
            style: Style(foreground: color))
    }

    private var color: Color {
        switch sign {
        case .busy: .accent
        case .failed: .danger
        default: .secondaryLabel
        }
    }
}
