// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Colors in rows, of which the user chooses one by the arrow keys or a click.
final class SwatchGrid: Control {
    /// A color with its name.
    struct Swatch: Hashable {
        let color: Color
        let name: String
        /// At most two letters or digits, which a display without colors shows.
        let sign: String
    }

    let swatches: [Swatch]
    /// The number of swatches in a row.
    let columns: Int
    /// The swatch under the cursor.
    var cursor = 0 {
        didSet { if cursor != oldValue { setNeedsDisplay() } }
    }
    /// The chosen swatch; nil for none.
    var selectedIndex: Int? {
        didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
    }
    /// Called when the user chooses a swatch.
    var didChoose: (Swatch) -> Void = { _ in }
    private var opens: Int { 3 }

    init(_ swatches: [Swatch], columns: Int) {
        (self.swatches, self.columns) = (swatches, max(1, columns))
        super.init(frame: .zero)
        layoutNature = .fixed
    }

    private var rows: Int { (swatches.count + columns - 1) / columns }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: columns * opens + 2, height: rows)
    }

    override var actions: [Action] {
        let moves: [(String, String, KeySequence, Int, Int)] = [
            ("swatch-left", "Left", "left", -1, 0), ("swatch-right", "Right", "right", 1, 0),
            ("swatch-up", "Up", "up", 0, -1), ("swatch-down", "Down", "down", 0, 1),
        ]
        return moves.map { identifier, title, key, dx, dy in
            Action(identifier, title: title, keys: [key]) { responder in
                (responder as? SwatchGrid)?.move(dx, dy) == true ? .stop : .ignored
            }.mayDecline().placement(.help).priority(.low)
        } + [
            Action("choose-swatch", title: "Choose", keys: ["space", "enter"]) { responder in
                guard let grid = responder as? SwatchGrid else { return .ignored }
                grid.choose(grid.cursor)
                return .stop
            }.priority(.low)
        ]
    }

    /// Moves the cursor; at the upper and the lower edge, the focus moves on.
    private func move(_ dx: Int, _ dy: Int) -> Bool {
        let next = cursor + dx + dy * columns
        guard swatches.indices.contains(next) else { return dx != 0 }
        cursor = next
        return true
    }

    private func choose(_ index: Int) {
        guard isEnabled, swatches.indices.contains(index) else { return }
        (cursor, selectedIndex) = (index, index)
        didChoose(swatches[index])
    }

    override var releasePerformsPrimaryAction: Bool { false }

    override func beginTracking(_ event: MouseEvent) -> Bool {
        becomeFirstResponder()
        let column = (event.location.x - bounds.minX - 1) / opens
        let row = event.location.y - bounds.minY
        if event.location.x > bounds.minX, column < columns { choose(row * columns + column) }
        return false
    }

    override func activate() {}

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            .radioGroup, label: "Swatches", value: selectedIndex.map { swatches[$0].name })
    }

    override var accessibilityParts: [AccessibilityPart] {
        swatches.enumerated().map { index, swatch in
            var attributes = AccessibilityAttributes(
                .radioButton, label: swatch.name,
                traits: index == selectedIndex ? .selected : [])
            attributes.index = index
            attributes.isCurrent = index == cursor
            return AccessibilityPart(attributes, frame: rect(of: index))
        }
    }

    private func rect(of index: Int) -> Rect {
        Rect(
            x: bounds.minX + 1 + index % columns * opens, y: bounds.minY + index / columns,
            width: opens, height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let theme = effectiveTheme
        for (index, swatch) in swatches.enumerated() {
            let place = self.rect(of: index)
            let isCursor = index == cursor && isFocused
            let color = swatch.color.resolved(by: theme)
            var style = Style(foreground: color.textColor, background: swatch.color)
            if !canvas.hasColors {
                style = Style(attributes: isCursor ? .reverse : [])
                canvas.draw(swatch.sign, at: place.origin, style: style)
            } else {
                canvas.fill(place, with: style)
            }
            let middle = place.origin.offsetBy(dx: canvas.hasColors ? 1 : 2, dy: 0)
            if index == selectedIndex { canvas.draw(.checkmark, at: middle, style: style) }
            guard isCursor, canvas.hasColors else { continue }
            canvas.draw("[", at: place.origin, style: style.adding(.bold))
            canvas.draw("]", at: place.origin.offsetBy(dx: 2, dy: 0), style: style.adding(.bold))
        }
    }
}

extension Color {
    /// The color of a role in a theme; any other color itself.
    func resolved(by theme: Theme?) -> Color {
        guard case .role(let role) = components, let theme else { return self }
        return theme[role]
    }

    /// Black or white, whichever is more readable on the color.
    var textColor: Color {
        guard let parts = ColorParts(self) else { return .default }
        let black = Color(white: 0), white = Color(white: 1)
        let onBlack = parts.color.contrastRatio(with: black) ?? 1
        return onBlack >= parts.color.contrastRatio(with: white) ?? 1 ? black : white
    }
}
