// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The row beside the pointer that shows the dragged items and the effect of a drop.
///
///     → Lemonade  3
final class DragPreviewWindow: Window {
    /// Follows the drag; nil after its end.
    var tracker: DragTracker?
    var operation = DropOperation.cancel {
        didSet { if operation != oldValue { setNeedsDisplay() } }
    }
    private let text: StyledText
    private let count: Int
    private var lastScreen: Rect?

    /// The maximum number of columns.
    private static var maximumWidth: Int { 32 }

    init(_ text: StyledText, count: Int) {
        (self.text, self.count) = (text, count)
        super.init()
        backgroundColor = .overlay
        isUserInteractionEnabled = false
    }

    override var canBecomeKey: Bool { false }

    /// Requests a new place after the pointer moved.
    func setNeedsPlace() { setNeedsLayout() }

    /// Places the window on the row below the pointer, or above it at the bottom; on a screen of one row it has no
    /// place.
    override func place(in screen: Rect) {
        guard let tracker else { return }
        let pointer = tracker.session.point
        let width = min(wantedWidth, Self.maximumWidth, screen.width)
        let y = pointer.y + 1 < screen.maxY ? pointer.y + 1 : pointer.y - 1
        let x = (pointer.x + 2).clamped(screen.minX, max(screen.minX, screen.maxX - width))
        let new = y < screen.minY ? .zero : Rect(x: x, y: y, width: width, height: 1)
        if new != frame { frame = new }
        let isChanged = lastScreen.map { $0 != screen } ?? false
        lastScreen = screen
        tracker.check(screenChanged: isChanged)
    }

    private var badge: String { count > 1 ? "\(count)" : "" }

    /// The width of an edge, the sign, a space, the text, the badge, and an edge.
    private var wantedWidth: Int {
        4 + cellWidth(of: text) + (badge.isEmpty ? 0 : cellWidth(of: badge) + 3)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard bounds.width > 2 else { return }
        if !canvas.hasFills {
            canvas.draw("[", at: bounds.origin, style: Style())
            canvas.draw("]", at: Point(x: bounds.maxX - 1, y: bounds.minY), style: Style())
        }
        var room = bounds.inset(by: Insets(left: 1, right: 1))
        let (sign, style) = operation.sign(on: canvas)
        canvas.draw(sign, at: room.origin, style: style)
        room = room.inset(by: Insets(left: min(2, room.width)))
        let end = badge.isEmpty ? 0 : cellWidth(of: badge) + 2
        if end > 0, room.width > end {
            let place = Rect(x: room.maxX - end, y: room.minY, width: end, height: 1)
            let style =
                canvas.hasFills
                ? Style(foreground: Tone.primary.text, background: Tone.primary.tint)
                : Style(attributes: .bold)
            canvas.fill(place, with: style)
            canvas.draw(badge, at: place.origin.offsetBy(dx: 1, dy: 0), style: style)
            if !canvas.hasFills {
                canvas.draw("(", at: place.origin, style: style)
                canvas.draw(")", at: Point(x: place.maxX - 1, y: place.minY), style: style)
            }
            room.size.width -= end + 1
        }
        canvas.draw(
            text, in: room, paragraphStyle: ParagraphStyle(lineBreakMode: .byTruncatingTail))
    }
}

extension DropOperation {
    /// Returns the sign of the operation and its style; a blank without a target.
    func sign(on canvas: Canvas) -> (String, Style) {
        switch self {
        case .cancel: (" ", Style())
        case .copy: ("+", Style(foreground: .accent, attributes: .bold))
        case .move: (canvas[.arrowRight], Style(foreground: .accent, attributes: .bold))
        case .forbidden:
            (canvas[.nosign], Style(foreground: Tone.danger.text, attributes: .bold))
        }
    }
}
