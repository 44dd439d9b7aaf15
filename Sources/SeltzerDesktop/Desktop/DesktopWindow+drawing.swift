// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension DesktopWindow {
    /// Whether the focus is in the window.
    final var hasFocus: Bool {
        (window?.firstResponder as? View)?.isDescendant(of: self) == true
    }

    /// Requests a redraw of the frame without the content.
    final func frameNeedsDisplay() {
        guard !bounds.isEmpty else { return }
        var edge = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)
        setNeedsDisplay(edge)
        edge.origin.y = bounds.maxY - 1
        setNeedsDisplay(edge)
        edge = Rect(x: bounds.minX, y: bounds.minY, width: 1, height: bounds.height)
        setNeedsDisplay(edge)
        edge.origin.x = bounds.maxX - 1
        setNeedsDisplay(edge)
    }

    /// Returns the style of the frame; a focused window has a frame in the focus color.
    ///
    /// If a view in the window is focused, this view shows the focus.
    final func lineStyle(on canvas: Canvas) -> Style {
        let style = Style(foreground: isFirstResponder ? .focus : .border)
        return isActive && !canvas.hasColors ? style.adding(.bold) : style
    }

    final func drawFrame(in canvas: Canvas) {
        let style = lineStyle(on: canvas)
        if isActive {
            canvas.drawOutstandingBox(bounds, border: .heavy, asciiLine: "=", style: style)
        } else {
            canvas.drawBox(bounds, border: .rounded, style: style)
        }
        drawHoveredEdges(in: canvas)
        let chrome = chrome
        drawTitle(in: chrome.titleRoom, of: canvas)
        for mark in chrome.marks {
            if let rect = chrome.rect(of: mark) { draw(mark, in: rect, of: canvas) }
        }
        drawMeasures(in: canvas)
    }

    /// Draws the edges that a press under the pointer would move; they have the color of text.
    private final func drawHoveredEdges(in canvas: Canvas) {
        guard case .edges(let edges) = press?.part ?? hoveredPart else { return }
        let style = Style(
            foreground: .label, attributes: canvas.hasColors ? [] : .underline)
        let reach = min(4, bounds.width / 2), rise = min(3, bounds.height / 2)
        let isCorner = edges.rawValue.nonzeroBitCount > 1
        var across = Rect(
            x: edges.contains(.right) ? bounds.maxX - reach : bounds.minX,
            y: edges.contains(.top) ? bounds.minY : bounds.maxY - 1,
            width: isCorner ? reach : bounds.width, height: 1)
        var down = Rect(
            x: edges.contains(.right) ? bounds.maxX - 1 : bounds.minX,
            y: edges.contains(.bottom) && isCorner ? bounds.maxY - rise : bounds.minY,
            width: 1, height: isCorner ? rise : bounds.height)
        if edges.isDisjoint(with: [.top, .bottom]) { across.size = .zero }
        if edges.isDisjoint(with: [.left, .right]) { down.size = .zero }
        canvas.addStyle(style, in: across)
        canvas.addStyle(style, in: down)
    }

    private final func drawTitle(in room: Rect, of canvas: Canvas) {
        let inner = room.inset(by: Insets(left: 1, right: 1))
        guard inner.width > 0, !title.isEmpty || isEdited else { return }
        let text = isEdited ? "\(canvas[.circleFill]) \(title)" : title
        let width = min(cellWidth(of: text), inner.width)
        canvas.fill(
            Rect(x: room.minX, y: room.minY, width: width + 2, height: 1), with: Style())
        let style =
            isActive
            ? Style(foreground: .label, attributes: .bold) : Style(foreground: .secondaryLabel)
        canvas.draw(text, in: inner, style: style)
    }

    private final func draw(_ mark: WindowMark, in rect: Rect, of canvas: Canvas) {
        let part = WindowPart.mark(mark)
        var state = State.normal
        if hoveredPart == part { state.insert(.hovered) }
        if press?.part == part, press?.isOnMark == true { state.insert(.highlighted) }
        var style = ControlLook.title(state)
        if state == .normal {
            style.foreground = isActive ? .label : .secondaryLabel
        } else if !canvas.hasFills {
            style = style.adding(state.contains(.highlighted) ? .reverse : .underline)
        }
        canvas.fill(rect, with: style)
        let sign: Symbol =
            switch mark {
            case .minimize: .enDash
            case .maximize where placement == .maximized: .triangleDown
            case .maximize: .triangleUp
            case .close: .xmark
            }
        canvas.draw(sign, at: Point(x: rect.minX + 1, y: rect.minY), style: style)
    }

    /// While the user moves or resizes the window, draws its place and size into the lower edge.
    private final func drawMeasures(in canvas: Canvas) {
        guard keyboardMove != nil || press?.hasMoved == true else { return }
        let sign = canvas[.xmark]
        let text = " \(frame.minX),\(frame.minY)  \(frame.width) \(sign) \(frame.height) "
        let width = text.count
        guard width + 4 <= bounds.width, bounds.height > 2 else { return }
        canvas.draw(
            text, at: Point(x: bounds.maxX - 2 - width, y: bounds.maxY - 1),
            style: Style(foreground: .secondaryLabel))
    }

    typealias State = Control.State
}
