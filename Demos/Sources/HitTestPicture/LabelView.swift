// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A label of the article that uses one of the rules to decide whether it is hit.
final class LabelView: View {
    let name: LabelName
    var rule = HitRule.system { didSet { extendsHitAreaToSubviews = rule == .final } }
    /// Whether the pointer or the crosshair is on the label.
    var isOutlined = false { didSet { if isOutlined != oldValue { setNeedsDisplay() } } }

    init(_ name: LabelName) {
        self.name = name
        super.init(frame: name.frame)
        clipsToBounds = false
    }

    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        switch rule {
        case .system, .overflow, .final: return super.hitTest(point, with: event)
        case .itself: return self
        case .manual: break
        }
        guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        if rule == .itself || super.point(inside: point, with: event) { return true }
        return rule == .overflow
            && subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let isOn = isUserInteractionEnabled
        drawGround(in: canvas)
        var style = name.style
        style.attributes = isOn ? .bold : .strikethrough
        // The text is at the middle of the left edge, as in UIKit, where no label covers another
        // one's text.
        let text = Rect(x: 2, y: bounds.height / 2, width: bounds.width - 4, height: 1)
        canvas.draw(name.rawValue, in: text, style: style)
        if !isOn {
            let rest = text.inset(by: Insets(left: name.rawValue.count + 1))
            canvas.draw("off", in: rest, style: name.style)
        }
    }
    /// Fills the label, with bars at both ends if it is outlined; without colors a frame replaces
    /// the fill.
    private func drawGround(in canvas: Canvas) {
        guard canvas.hasColors else {
            canvas.fill(bounds, with: Style())
            return canvas.drawBox(bounds, border: isOutlined ? .heavy : .single, style: Style())
        }
        canvas.fill(bounds, with: name.style)
        guard isOutlined else { return }
        var bars = name.style
        bars.foreground = .palette(160)
        var column = Rect(x: 0, y: 0, width: 1, height: bounds.height)
        canvas.fill(column, with: bars, symbol: .leftBar)
        column.origin.x = bounds.width - 1
        canvas.fill(column, with: bars, symbol: .rightBar)
    }
}
