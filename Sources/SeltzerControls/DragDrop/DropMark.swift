// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The mark at the place where dragged items would go, in front of the window of the target.
///
/// Bars at both ends mark the inside of a view or a row. A line under a row, and a sign before it, mark the place
/// between rows.
final class DropMark: View {
    private var highlight = DropProposal.Highlight.none
    private weak var target: View?
    /// The part of the target that is highlighted, in the mark's own coordinates; it may be cut off.
    private var part = Rect.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
    }

    /// Marks a part of a view.
    func show(_ highlight: DropProposal.Highlight, in target: View) {
        guard highlight != .none, let window = target.window else { return removeFromSuperview() }
        (self.highlight, self.target) = (highlight, target)
        if superview !== window || window.subviews.last !== self { window.addSubview(self) }
        setNeedsDisplay()
        place()
    }

    /// Moves the mark over the visible part of the place.
    func place() {
        guard let target, let window = target.window, window === superview else { return }
        let rect =
            switch highlight {
            case .view, .none: target.bounds
            case .inside(let rect), .below(let rect, _): rect
            case .above(let rect): rect
            }
        let inWindow = target.convert(rect, to: nil)
        let seen = target.visiblePart(inWindow)
        let new = Rect(origin: inWindow.origin - seen.origin, size: inWindow.size)
        if new != part {
            part = new
            setNeedsDisplay()
        }
        if seen != frame { frame = seen }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let style = Style(foreground: .focus, attributes: canvas.hasColors ? [] : .bold)
        switch highlight {
        case .none: break
        case .view, .inside:
            canvas.highlight(Style(foreground: .clear, background: .rowHover), in: part)
            for y in bounds.minY..<bounds.maxY {
                canvas.drawOrnament(.leftBar, at: Point(x: part.minX, y: y), style: style)
                guard part.width > 1 else { continue }
                canvas.drawOrnament(.rightBar, at: Point(x: part.maxX - 1, y: y), style: style)
            }
        case .above:
            canvas.draw(.triangleUp, at: part.origin, style: style)
        case .below(_, let indent):
            let last = Rect(x: part.minX, y: part.maxY - 1, width: part.width, height: 1)
            canvas.highlight(
                Style(foreground: .clear, attributes: .underline),
                in: last.inset(by: Insets(left: min(indent, part.width / 2))))
            canvas.draw(.triangleDown, at: last.origin, style: style)
        }
    }
}

extension View {
    /// Returns the part of a rectangle that no surrounding view cuts off, in the window's coordinates.
    package func visiblePart(_ rect: Rect) -> Rect {
        var seen = rect
        var view: View? = self
        while let current = view {
            let clip = (current as? ScrollView)?.visibleRect ?? current.bounds
            if current.clipsToBounds || current is ScrollView || current === self {
                seen = seen.intersection(current.convert(clip, to: nil))
            }
            view = current.superview
        }
        return seen
    }
}
