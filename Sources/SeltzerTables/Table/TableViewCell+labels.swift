// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

extension TableViewCell {
    /// The arrangement of the labels of a cell, as in UIKit.
    public enum CellStyle: Hashable, Sendable {
        /// A text at the left.
        case `default`
        /// A text at the left, and a detail at the right in the secondary color.
        case value1
        /// A short name, aligned to the right, and a detail beside it.
        case value2
        /// A text, and a detail below it; in a cell of one line the detail is beside the text.
        case subtitle
    }

    /// A label over the width of the cell, or behind the image; created at the first use.
    ///
    /// It is never nil, and optional as in UIKit. Without a detail it is on the middle line of the cell.
    public final var textLabel: Label? {
        if let textLabelIfLoaded { return textLabelIfLoaded }
        let label = Label()
        if style == .value2 {
            label.textAlignment = .right
            label.style = Style(foreground: .accent)
        }
        label.isHidden = isConfigured
        textLabelIfLoaded = label
        // The label is at the back, so that it does not cover buttons of the cell.
        contentView.insertSubview(label, at: 0)
        setNeedsLayout()
        return label
    }

    /// A label for a second text, whose place the style of the cell decides; nil for the style `default`.
    public final var detailTextLabel: Label? {
        guard style != .default else { return nil }
        if let label = extras?.detailLabel { return label }
        let label = Label()
        if style != .value2 { label.style = Style(foreground: .secondaryLabel) }
        label.isHidden = isConfigured
        loadedExtras.detailLabel = label
        contentView.insertSubview(label, at: 0)
        setNeedsLayout()
        return label
    }

    /// The number of lines that the labels need; 1 for most cells.
    final var lineCountOfLabels: Int {
        guard style == .subtitle, let detail = extras?.detailLabel, !detail.text.isEmpty else {
            return 1
        }
        return 2
    }

    /// The cells of the content view that texts use, behind the image: one cell is free at each side.
    private final var textColumns: Range<Int> {
        let right =
            extras?.trailingWidth ?? 0 > 0
            ? contentView.bounds.width
            : bounds.width.saturatingSubtracting(1)
                .saturatingSubtracting(extras?.leadingWidth ?? 0)
        let left = 1 + imageColumns
        return left..<max(left, right)
    }

    /// Lays out the text and the detail.
    final func layOutLabels() {
        guard !isConfigured, textLabelIfLoaded != nil || extras?.detailLabel != nil else { return }
        let columns = textColumns
        let room = Rect(
            x: columns.lowerBound, y: 0, width: columns.count, height: bounds.height)
        let detail = extras?.detailLabel.flatMap { $0.text.isEmpty ? nil : $0 }
        extras?.detailLabel?.isHidden = detail == nil
        guard let detail else {
            textLabelIfLoaded?.frame = line(of: room)
            return
        }
        switch style {
        case .default: textLabelIfLoaded?.frame = line(of: room)
        case .value1: layOut(detail, atEndOf: line(of: room))
        case .value2: layOut(detail, besideNameIn: line(of: room))
        case .subtitle: layOut(detail, belowTextIn: room)
        }
    }

    /// Returns the middle line of the room; with a text of several lines, the whole room.
    private final func line(of room: Rect) -> Rect {
        let wraps = textLabelIfLoaded.map { $0.numberOfLines != 1 } ?? false
        guard !wraps || bounds.height < 2 else { return room }
        return Rect(x: room.minX, y: middleLine, width: room.width, height: min(1, bounds.height))
    }

    private final func layOut(_ detail: Label, atEndOf line: Rect) {
        let wanted = textLabelIfLoaded?.sizeThatFits(line.size).width ?? 0
        let width = min(detail.sizeThatFits(line.size).width, line.width)
        // A long text and a long detail get half of the line each.
        let room = max(
            line.width.saturatingSubtracting(wanted).saturatingSubtracting(2), line.width / 2)
        let kept = min(width, room)
        detail.frame = Rect(
            x: line.maxX - kept, y: middleLine, width: kept, height: min(1, bounds.height))
        textLabelIfLoaded?.frame = Rect(
            x: line.minX, y: line.minY, width: max(0, line.width - kept - 1), height: line.height)
    }

    private final func layOut(_ detail: Label, besideNameIn line: Rect) {
        let name = min(12, line.width / 3)
        textLabelIfLoaded?.frame = Rect(
            x: line.minX, y: line.minY, width: name, height: line.height)
        detail.frame = Rect(
            x: line.minX + name + 1, y: line.minY, width: max(0, line.width - name - 1),
            height: line.height)
    }

    private final func layOut(_ detail: Label, belowTextIn room: Rect) {
        guard bounds.height > 1 else {
            let text = textLabelIfLoaded?.sizeThatFits(room.size).width ?? 0
            let start = min(text == 0 ? 0 : text + 2, room.width)
            textLabelIfLoaded?.frame = Rect(
                x: room.minX, y: 0, width: min(text, room.width), height: bounds.height)
            detail.frame = Rect(
                x: room.minX + start, y: 0, width: room.width - start, height: bounds.height)
            return
        }
        let top = (bounds.height - 2) / 2
        textLabelIfLoaded?.frame = Rect(x: room.minX, y: top, width: room.width, height: 1)
        detail.frame = Rect(x: room.minX, y: top + 1, width: room.width, height: 1)
    }
}
