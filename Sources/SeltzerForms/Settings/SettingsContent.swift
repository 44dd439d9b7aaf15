// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The shown sections of settings: titles and rows.
final class SettingsContent: View {
    /// A section with its visible rows.
    struct Group {
        let heading: Label
        let rows: [SettingRow]
    }

    /// The sections to show, from the top.
    var groups: [Group] = [] {
        didSet {
            let shown = groups.flatMap { [$0.heading] + $0.rows as [View] }
            for view in subviews where !shown.contains(view) && view !== empty {
                view.removeFromSuperview()
            }
            for view in shown where view.superview !== self { addSubview(view) }
            empty.isHidden = !groups.isEmpty
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    private let empty = ContentUnavailableView(
        "No setting matches", message: "Change the words in the search field.")

    /// The minimum number of columns for titles beside the controls; in fewer columns, titles are above them.
    private static var minimumWidth: Int { 50 }

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        empty.isHidden = true
        addSubview(empty)
    }

    private func prepareRows(in width: Int) {
        let rows = groups.flatMap(\.rows)
        let labelWidth = rows.map(\.naturalLabelWidth).max() ?? 0
        let isStacked = width < Self.minimumWidth || labelWidth > width / 2
        for row in rows { (row.isStacked, row.labelWidth) = (isStacked, labelWidth) }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        prepareRows(in: size.width)
        guard !groups.isEmpty else { return Size(width: size.width, height: 5) }
        var height = 0
        forEachPlace(in: size.width) { _, frame in height = frame.maxY }
        return Size(width: size.width, height: height)
    }

    override func layoutSubviews() {
        prepareRows(in: bounds.width)
        empty.frame = Rect(x: 0, y: 0, width: bounds.width, height: min(5, bounds.height))
        forEachPlace(in: bounds.width) { view, frame in view.frame = frame }
    }

    private func forEachPlace(in width: Int, _ body: (View, Rect) -> Void) {
        var y = 0
        for group in groups {
            body(group.heading, Rect(x: 2, y: y, width: max(0, width - 2), height: 1))
            y += hasCompactLayout ? 1 : 2
            for row in group.rows {
                let height = row.sizeThatFits(Size(width: width, height: .max)).height
                body(row, Rect(x: 0, y: y, width: width, height: height))
                y += height
            }
        }
    }
}
