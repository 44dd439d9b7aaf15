// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The cell of an outline: guides, disclosure sign and text, then the texts of further columns.
final class OutlineCell: TableColumnsCell {
    override class var identifier: String { "Seltzer.outline" }

    /// The guides and the sign before the text.
    var lead = OutlineLead() {
        didSet {
            guard lead != oldValue else { return }
            if lead.sign != .busy { tick.stop() }
            setNeedsDisplay()
        }
    }

    private let tick = AnimationTick()

    override func prepareForReuse() { tick.stop() }

    override func leading(in width: Int) -> Int {
        width == .max ? lead.width : lead.indentation(in: width) + OutlineLead.signWidth
    }

    /// The cells of the guides, the sign and the text, in the coordinates of the cell.
    var outlineRoom: Rect {
        let line = middleLine
        guard let table = superview as? TableView, !table.columns.isEmpty else {
            let width = contentView.frame.width.saturatingSubtracting(2)
            return Rect(x: 1, y: line, width: max(0, width), height: min(1, bounds.height))
        }
        let layout = table.columnLayout
        guard layout.count > 0 else { return .zero }
        return Rect(x: layout.start(of: 0), y: line, width: layout.width(of: 0), height: 1)
    }

    /// The cells of the text, in the coordinates of the cell.
    var textRoom: Rect {
        let room = outlineRoom
        return room.inset(by: Insets(left: min(room.width, leading(in: room.width))))
    }

    /// The cells where a press unfolds or folds the item; empty without a sign.
    var signRoom: Rect {
        let room = outlineRoom
        guard lead.sign == .folded || lead.sign == .unfolded || lead.sign == .busy else {
            return .zero
        }
        let start = lead.indentation(in: room.width)
        return Rect(
            x: room.minX + start, y: room.minY,
            width: min(OutlineLead.signWidth, max(0, room.width - start)), height: room.height)
    }

    override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility
        attributes.level = lead.depth + 1
        attributes.value =
            switch lead.sign {
            case .none: nil
            case .folded: "collapsed"
            case .unfolded: "expanded"
            case .busy: "busy"
            case .failed: "failed"
            }
        return attributes
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = outlineRoom
        if !room.isEmpty {
            lead.draw(
                at: room.origin, width: room.width, sign: sign(in: canvas),
                in: canvas.clipped(to: room))
        }
        guard let table = superview as? TableView, table.columns.isEmpty else {
            return super.draw(rect, in: canvas)
        }
        guard let text = texts.first else { return }
        // The words "Try again" are at the end of an error, so the middle is cut.
        let cut: TruncationMode = lead.sign == .failed ? .middle : .tail
        canvas.draw(
            text, in: textRoom, paragraphStyle: ParagraphStyle(lineBreakMode: .byTruncating(cut)))
    }

    /// Returns whether a point is on the words "Try again" of an error, which load the children again.
    func isOnRetry(_ point: Point) -> Bool {
        guard lead.sign == .failed, let text = texts.first else { return false }
        let end = min(textRoom.maxX, textRoom.minX.saturatingAdding(cellWidth(of: text)))
        let start = end.saturatingSubtracting(cellWidth(of: OutlineStatus.retryTitle))
        return textRoom.contains(point) && point.x >= start
    }

    private func sign(in canvas: Canvas) -> String? {
        switch lead.sign {
        case .none: nil
        case .folded: canvas[.triangleRight]
        case .unfolded: canvas[.triangleDown]
        case .failed: canvas[.xmark]
        case .busy: tick.bubble(of: self, isUnicode: canvas.isUnicode).map(String.init)
        }
    }
}
