// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// What stands before the text of an item: the guides of its ancestors, and the disclosure sign.
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
    var sign = Sign.none
    /// Whether further items follow at each level from 1 on, or at the innermost ``maximumGuides`` ones.
    var guides: [Bool] = []

    /// The cells before the text, where there is room for all levels.
    var width: Int { depth.saturatingMultiplied(by: Self.step).saturatingAdding(Self.signWidth) }

    /// The cells of the sign and the blank after it, which stay empty without a sign: names of siblings line up.
    static var signWidth: Int { step }

    /// Returns the number of levels that are shown in a room of a width; the innermost ones stay.
    func levels(in width: Int) -> Int {
        let half = max(0, width) / 2 / Self.step
        return depth <= half ? depth : max(half, 0)
    }

    /// Returns the cells before the sign in a room of a width.
    func indentation(in width: Int) -> Int { levels(in: width) * Self.step }

    /// Draws guides and sign at a place, in a room of a width; returns nothing but what it draws.
    func draw(at place: Point, width: Int, sign picture: Character?, in canvas: Canvas) {
        let levels = levels(in: width)
        let shown = guides.suffix(levels)
        let quiet = Style(foreground: .separator)
        for (level, goesOn) in shown.enumerated() {
            let x = place.x + (levels - shown.count + level) * Self.step
            let isLast = level == shown.count - 1
            let glyph = Self.glyph(isLast: isLast, goesOn: goesOn, isUnicode: canvas.isUnicode)
            let isCut = level == 0 && levels < depth && !isLast
            canvas.draw(
                isCut ? (canvas.isUnicode ? "…" : "~") : glyph, at: Point(x: x, y: place.y),
                style: quiet)
        }
        guard let picture else { return }
        canvas.draw(
            String(picture), at: Point(x: place.x + levels * Self.step, y: place.y),
            style: Style(foreground: color))
    }

    private var color: Color {
        switch sign {
        case .busy: .accent
        case .failed: .danger
        default: .secondaryLabel
        }
    }

    private static func glyph(isLast: Bool, goesOn: Bool, isUnicode: Bool) -> String {
        guard isLast else { return goesOn ? (isUnicode ? "│" : "|") : " " }
        return isUnicode ? (goesOn ? "├" : "└") : goesOn ? "|" : "`"
    }
}
