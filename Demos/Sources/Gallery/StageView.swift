// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows a page in the whole view, or in a box of a given size in the middle.
final class StageView: View {
    var size = StageSize.all {
        didSet {
            guard size != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The page's view.
    var content: View? {
        didSet {
            guard content !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let content { addSubview(content) }
        }
    }

    override func layoutSubviews() {
        content?.frame = room
        content?.clipsToBounds = true
    }

    /// The rectangle of the page, inside its border if it has one.
    private var room: Rect {
        // The page's text has a margin of its own, so that it begins in the third column.
        let all = bounds.inset(
            by: Insets(
                top: bounds.height < 10 ? 0 : 1, left: bounds.width < 30 ? 0 : 1,
                bottom: bounds.height < 14 ? 0 : 1, right: bounds.width < 30 ? 0 : 1))
        guard let size = size.size else { return all }
        let width = min(size.width, max(0, bounds.width - 2))
        let height = min(size.height, max(0, bounds.height - 2))
        return Rect(
            x: bounds.minX + max(0, bounds.width - width) / 2,
            y: bounds.minY + max(0, bounds.height - height) / 2, width: width, height: height)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard size != .all, !room.isEmpty else { return }
        let box = Rect(
            x: room.minX - 1, y: room.minY - 1, width: room.width + 2, height: room.height + 2)
        canvas.drawBox(
            box, border: .rounded, style: Style(foreground: .separator),
            title: StyledText(size.title))
    }
}
