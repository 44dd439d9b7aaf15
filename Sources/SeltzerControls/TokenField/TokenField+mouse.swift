// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A press on a token.
struct TokenPress: Hashable {
    /// The token.
    let index: Int
    /// Whether the press began on the cross.
    let isOnCross: Bool
    /// The index at which a drag would drop the token; nil before the pointer moves.
    var target: Int?
}

/// The mouse, and the picture.
extension TokenField {
    private final func content(_ point: Point) -> Point {
        let origin = contentOrigin
        return point.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Returns the token at a point, and whether the point is on its cross.
    private final func hit(_ point: Point) -> (index: Int, isOnCross: Bool)? {
        guard tokenRows.contains(point) else { return nil }
        let place = content(point)
        guard let index = layout.token(at: place) else { return nil }
        let rect = layout.tokens[index]
        return (index, rect.width > 3 && place.x >= rect.maxX - 3)
    }

    /// Selects a token, or focuses the text.
    final func beginPress(_ event: MouseEvent) -> Bool {
        editor.becomeFirstResponder()
        guard let hit = hit(event.location) else {
            selectTokens(nil)
            return false
        }
        if event.clickCount == 2, !hit.isOnCross {
            editToken(at: hit.index)
            return false
        }
        let anchor = event.modifiers.contains(.shift) ? selection?.anchor : nil
        if !hit.isOnCross { selectTokens((anchor ?? hit.index, hit.index)) }
        tokenPress = TokenPress(index: hit.index, isOnCross: hit.isOnCross)
        return true
    }

    /// Shows where the dragged token would go.
    final func continuePress(_ event: MouseEvent) -> Bool {
        guard var press = tokenPress, !press.isOnCross else { return true }
        let target = layout.insertionIndex(at: content(event.location))
        // Beside its own edges, the token stays.
        press.target = target == press.index || target == press.index + 1 ? nil : target
        if press != tokenPress {
            tokenPress = press
            setNeedsDisplay()
        }
        return true
    }

    /// Removes the token of a pressed cross, or moves a dragged token.
    final func endPress(_ event: MouseEvent) {
        guard let press = tokenPress else { return }
        tokenPress = nil
        setNeedsDisplay()
        guard list.indices.contains(press.index) else { return }
        if press.isOnCross {
            if let hit = hit(event.location), hit == (press.index, true) {
                removeTokens(in: press.index..<press.index + 1)
            }
        } else if let target = press.target {
            moveToken(at: press.index, to: target > press.index ? target - 1 : target)
        }
    }

    /// Leaves the tokens as they are.
    final func cancelPress() {
        tokenPress = nil
        setNeedsDisplay()
    }

    // MARK: The picture

    final func drawTokens(in canvas: Canvas) {
        let rows = tokenRows
        let ground = ControlLook.field(state)
        canvas.fill(ControlLook.drawBars(state, in: rows, of: canvas), with: ground)
        if let validationMessage, showsMessage, rows.maxY < bounds.maxY {
            canvas.draw(
                "\(canvas[.xmark]) \(validationMessage)",
                in: Rect(x: rows.minX + 2, y: rows.maxY, width: max(0, rows.width - 2), height: 1),
                style: Style(foreground: .danger))
        }
        let inner = rows.inset(by: Insets(left: 1, right: 1))
        let clipped = canvas.clipped(to: inner)
        let origin = contentOrigin
        for (index, rect) in layout.tokens.enumerated() where list.indices.contains(index) {
            let place = rect.offsetBy(dx: origin.x, dy: origin.y)
            if place.minY >= rows.maxY { break }
            if place.intersects(inner) { drawToken(index, in: place, of: clipped) }
        }
        drawTarget(in: clipped, style: ground)
    }

    private final func drawToken(_ index: Int, in rect: Rect, of canvas: Canvas) {
        var style = Style(foreground: .label, background: .role(.primaryTint))
        if !isEnabled {
            style = Style(foreground: .tertiaryLabel, background: .disabled)
        } else if selectedTokens?.contains(index) == true {
            style = ControlLook.selectedText(state)
        }
        canvas.fill(rect, with: style)
        if !canvas.hasFills {
            canvas.draw("[", at: rect.origin, style: style)
            canvas.draw("]", at: Point(x: rect.maxX - 1, y: rect.minY), style: style)
        }
        let hasCross = rect.width > 3
        canvas.draw(
            list[index], in: rect.inset(by: Insets(left: 1, right: hasCross ? 3 : 0)),
            style: style)
        guard hasCross else { return }
        let isPressed = tokenPress?.index == index && tokenPress?.isOnCross == true
        let cross =
            isPressed ? style.adding(.bold) : Style(foreground: .secondaryLabel).merged(over: style)
        canvas.draw(.xmark, at: Point(x: rect.maxX - 2, y: rect.minY), style: cross)
    }

    /// Draws a line between the tokens where the dragged token would go.
    private final func drawTarget(in canvas: Canvas, style: Style) {
        guard let target = tokenPress?.target, !layout.tokens.isEmpty else { return }
        let origin = contentOrigin
        let isLast = target >= layout.tokens.count
        let rect = layout.tokens[min(target, layout.tokens.count - 1)]
        let x = isLast ? rect.maxX : rect.minX - 1
        let place = Point(x: x + origin.x, y: rect.minY + origin.y)
        canvas.draw(.verticalLine, at: place, style: Style(foreground: .accent).merged(over: style))
    }
}
