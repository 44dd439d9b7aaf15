// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The content of one cell of a plot, before the display chooses a character.
struct PlotCell: Hashable {
    enum Ink: Hashable {
        case none
        /// A bar that stands on the lower edge, in eighths of the height.
        case column(Int)
        /// A bar that hangs from the upper edge, in eighths of the height.
        case hanging(Int)
        /// A bar that begins at the left edge, in eighths of the width.
        case row(Int)
        /// A bar that begins at the right edge, in eighths of the width.
        case reversedRow(Int)
        /// The rest of a bar, beyond its value; a line if the theme has no fill for it.
        case rest
        /// A filled area; a shade if the theme has no fill for it.
        case area
        /// A line across the cell.
        case line(Axis)
        /// A character, and its replacement on a display with only ASCII.
        case sign(Character, ascii: Character)
    }

    var ink = Ink.none
    var color = Color.label
    var background = Color.clear
    /// The index of the series, which sets the shade of a bar on a display without colors.
    var shade = 0
    var isBold = false
}

extension PlotCell {
    /// Draws the cell into a cell of the canvas.
    func draw(in place: Rect, of canvas: Canvas) {
        let hasTrack = canvas.isUnicode && canvas.hasFills
        if background != .clear, background != .track && ink != .area || hasTrack {
            canvas.fill(place, with: Style(background: background))
        }
        guard ink != .none else { return }
        if hasTrack, ink == .rest || ink == .area { return }
        var style = Style(foreground: color, attributes: isBold ? .bold : [])
        let character: Character
        if canvas.isUnicode {
            let isReversed: Bool
            (character, isReversed) = unicode(hasColors: canvas.hasColors)
            if isReversed { style.attributes.insert(.reverse) }
        } else {
            character = ascii
        }
        if character != " " || style.attributes.contains(.reverse) {
            canvas.fill(place, with: style, character: character)
        }
    }

    /// Returns the character, and whether it shows the part of the cell that the bar leaves free.
    private func unicode(hasColors: Bool) -> (Character, isReversed: Bool) {
        switch ink {
        case .none: return (" ", false)
        case .rest, .line(.horizontal): return ("─", false)
        case .line(.vertical): return ("│", false)
        case .area: return ("░", false)
        case .sign(let sign, _): return (sign, false)
        case .column(let eighths), .hanging(let eighths), .row(let eighths),
            .reversedRow(let eighths):
            if shade > 0, !hasColors, eighths >= 3 {
                return (Self.shades[(shade - 1) % Self.shades.count], false)
            }
            guard eighths < 8 else { return ("█", false) }
            switch ink {
            case .column: return (Self.columns[max(0, eighths - 1)], false)
            case .hanging: return (Self.columns[7 - max(1, eighths)], true)
            case .row: return (Self.rows[max(0, eighths - 1)], false)
            default: return (Self.rows[7 - max(1, eighths)], true)
            }
        }
    }

    private var ascii: Character {
        switch ink {
        case .none: " "
        case .rest, .line(.horizontal): "-"
        case .line(.vertical): "|"
        case .area: ":"
        case .sign(_, let ascii): ascii
        case .column(let eighths): eighths >= 4 ? asciiShade : "_"
        case .hanging(let eighths): eighths >= 4 ? asciiShade : "'"
        case .row(let eighths), .reversedRow(let eighths): eighths >= 4 ? asciiShade : " "
        }
    }

    private var asciiShade: Character { Self.asciiShades[shade % Self.asciiShades.count] }

    private static let columns: [Character] = Array("▁▂▃▄▅▆▇█")
    private static let rows: [Character] = Array("▏▎▍▌▋▊▉█")
    private static let shades: [Character] = Array("▒░▓")
    private static let asciiShades: [Character] = Array("#=:%")
}
