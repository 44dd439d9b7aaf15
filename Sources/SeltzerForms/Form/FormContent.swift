// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The heading of a form, and the rows of its present page with their labels in one column.
final class FormContent: View {
    private let heading = Label()
    private let message = Label()
    /// The rows of the present page.
    var rows: [FormRow] = [] {
        didSet {
            for row in oldValue where !rows.contains(row) { row.removeFromSuperview() }
            for row in rows where row.superview !== self { addSubview(row) }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The minimum number of columns for labels beside the controls; in fewer columns, labels are above them.
    private static var minimumWidth: Int { 44 }

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        message.style = Style(foreground: .secondaryLabel)
        message.numberOfLines = 0
        addSubview(heading)
        addSubview(message)
    }

    func show(title: String, remark: String, message text: String) {
        heading.styledText =
            StyledText(title, style: Style(attributes: .bold))
            + StyledText(
                remark.isEmpty || title.isEmpty ? remark : "  \(remark)",
                style: Style(foreground: .secondaryLabel))
        message.text = text
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// The column of the text; focus bars are in the column before it.
    private func margin(in width: Int) -> Int { width < 24 ? 0 : 2 }

    private func isStacked(in width: Int) -> Bool {
        width < Self.minimumWidth || labelWidth > width / 2
    }

    private var labelWidth: Int { rows.map(\.naturalLabelWidth).max() ?? 0 }

    /// The preferred width of the rows in cells.
    var naturalWidth: Int {
        let editors = rows.map(\.naturalEditorWidth).max() ?? 0
        return labelWidth + editors + 6
    }

    private func rowWidth(in width: Int) -> Int {
        max(1, width - 2 * margin(in: width) + (isStacked(in: width) ? 1 : 0))
    }

    private func messageRows(in width: Int) -> Int {
        guard !message.text.isEmpty else { return 0 }
        let room = max(1, width - 2 * margin(in: width))
        return message.sizeThatFits(Size(width: room, height: .max)).height
    }

    private func headingRows(in width: Int) -> Int {
        let rows = (heading.text.isEmpty ? 0 : 1) + messageRows(in: width)
        return rows == 0 || hasCompactLayout ? rows : rows + 1
    }

    private func prepareRows(in width: Int) {
        let isStacked = isStacked(in: width), labelWidth = labelWidth
        for row in rows {
            row.isStacked = isStacked
            row.labelWidth = labelWidth
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        prepareRows(in: size.width)
        let room = Size(width: rowWidth(in: size.width), height: .max)
        return Size(
            width: size.width,
            height: rows.reduce(headingRows(in: size.width)) {
                $0 + $1.sizeThatFits(room).height
            })
    }

    override func layoutSubviews() {
        let width = bounds.width
        prepareRows(in: width)
        let margin = margin(in: width)
        let text = Rect(x: margin, y: 0, width: max(0, width - 2 * margin), height: 1)
        heading.frame = heading.text.isEmpty ? .zero : text
        message.frame = Rect(
            x: margin, y: heading.frame.height, width: text.width,
            height: messageRows(in: width))
        // The labels of stacked rows are aligned with the text in the controls, one cell after the focus bars.
        let column = max(0, margin - (isStacked(in: width) ? 1 : 0))
        let room = Size(width: rowWidth(in: width), height: .max)
        var y = headingRows(in: width)
        for row in rows {
            let height = row.sizeThatFits(room).height
            row.frame = Rect(x: column, y: y, width: room.width, height: height)
            y += height
        }
    }
}
