// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The fill of a button that has a color of its own.
extension Button {
    /// The color of the program's for the fill; nil for the fill of the look.
    final var ownFill: Color? {
        guard let color = stateTitles.configuration?.fill ?? backgroundColor else { return nil }
        let shown = resolved(color)
        return shown == .clear ? nil : shown
    }

    /// The meaning of a color that is a role of the theme, whose fill has a shade for each state.
    private static func tone(of color: Color) -> Tone? {
        switch color {
        case .accent: .primary
        case .success: .success
        case .warning: .warning
        case .danger: .danger
        case .info: .info
        default: nil
        }
    }

    /// Draws the ground, and returns the room for the title and the style of text there.
    ///
    /// - Parameters:
    ///   - tone: The meaning of a button without a color of its own.
    ///   - contentWidth: The wanted width of the content in cells.
    ///   - row: The row of the title.
    ///   - canvas: The canvas to draw into.
    final func drawGround(
        _ tone: Tone?, contentWidth: Int, in row: Rect, of canvas: Canvas
    ) -> (room: Rect, style: Style) {
        let state = state
        let ownTone = ownFill.flatMap { Self.tone(of: $0) }
        if ownTone != nil, backgroundColor != nil {
            // The shades of the fill differ from the color of the view around it.
            canvas.fill(bounds, with: ControlLook.chip(state, tone: ownTone))
        }
        guard let color = ownFill, ownTone == nil, canvas.hasColors,
            state.isDisjoint(with: [.disabled, .busy, .highlighted])
        else {
            return ControlLook.drawChip(
                state, tone: ownTone ?? tone, contentWidth: contentWidth, in: row, of: canvas)
        }
        var style = Style(foreground: Self.text(on: color), background: color)
        if state.contains(.selected) { style.attributes.insert(.bold) }
        if state.contains(.hovered) { style.attributes.insert(.underline) }
        style.attributes.subtract(ControlLook.unreadableOnFills(canvas))
        return ControlLook.drawGround(
            state, style, hasBrackets: false, contentWidth: contentWidth, in: row, of: canvas)
    }

    /// Returns black or white for a color that is known, and else the color of text.
    private static func text(on color: Color) -> Color {
        let (black, white) = (Color.hex(0x000000), Color.hex(0xFFFFFF))
        guard let known = color.displayedRGB,
            let dark = known.contrastRatio(with: black),
            let light = known.contrastRatio(with: white)
        else { return .label }
        return dark > light ? black : white
    }
}

extension Color {
    /// The color as parts, also for an entry of the palette, as xterm shows it; nil if only the terminal knows it.
    fileprivate var displayedRGB: Color? {
        switch components {
        case .rgb: self
        case .palette(let index): .xterm(index)
        case .clear, .default, .role, .dynamic: nil
        }
    }
}
