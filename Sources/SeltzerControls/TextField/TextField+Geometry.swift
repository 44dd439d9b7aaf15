// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The layout of the text in the field, and its scroll position.
extension TextField {
    /// The columns that show text; the column after them is for the cursor at the end of the text.
    final var textColumns: Range<Int> {
        let fill = fillColumns
        let start = fill.lowerBound.saturatingAdding(
            leftWidth + (fill.count >= 3 && hasBars ? 1 : 0))
        return start..<max(start, fill.upperBound.saturatingSubtracting(1 + accessoryWidth))
    }

    /// The row of the field, without the message after it.
    final var fieldRow: Rect {
        Rect(
            x: bounds.minX, y: bounds.minY,
            width: max(0, bounds.width.saturatingSubtracting(trailingWidth)), height: 1)
    }

    /// Whether bars have room beside a cell of text and a cell for the cursor.
    final var hasBars: Bool { fieldRow.width > 3 }

    /// The columns between the bars.
    final var fillColumns: Range<Int> {
        let row = fieldRow
        let fill = hasBars ? row.inset(by: Insets(left: 1, right: 1)) : row
        return fill.minX..<fill.maxX
    }

    /// The width of the message at the end of the row in cells: at most half of the row.
    final var trailingWidth: Int {
        guard validation?.placement == .trailing, let validationMessage else { return 0 }
        return min(cellWidth(of: validationMessage).saturatingAdding(1), bounds.width / 2)
    }

    final var hasMessageRow: Bool {
        canBeInvalid && validation?.placement != .trailing
    }

    final var appearance: TextFieldLine.Appearance {
        if let mask { return .masked(mask) }
        return isSecureTextEntry ? .secret("•") : .plain
    }

    final var line: TextFieldLine {
        TextFieldLine(
            editor.text, from: firstShown, width: textColumns.count, as: appearance,
            joining: joinedClusters)
    }

    /// The empty columns before a text that is shorter than the field.
    final func indent(of line: TextFieldLine) -> Int {
        guard textAlignment != .natural, firstShown == 0, !line.isCut else { return 0 }
        return max(0, textAlignment.indent(of: line.width, in: textColumns.count))
    }

    final func offset(at point: Point) -> Int {
        let line = line
        let column = point.x.saturatingSubtracting(textColumns.lowerBound)
            .saturatingSubtracting(indent(of: line))
        let offset = line.offset(at: max(0, column))
        // A pointer beyond the left edge is on the cluster before the first visible cluster.
        return column < 0 && offset > 0
            ? editor.text.boundary(from: offset, by: .character, .backward) : offset
    }

    final func scrollToCursor() {
        let width = textColumns.count
        let (text, cursor) = (editor.text, editor.selection.head)
        // The number of cells that stay visible on the far side of the cursor, if there is text.
        let margin = min(4, width / 4)
        firstShown = text.boundary(atOrBefore: min(firstShown, text.utf8.count))
        if cursor < firstShown {
            firstShown = start(before: cursor, width: margin)
        }
        let line = line
        let isAtEnd = cursor == text.utf8.count
        let column = line.column(of: cursor)
        if column.map({ $0 > width || $0 == width && !isAtEnd }) ?? true {
            let room = isAtEnd ? width : width - 1 - margin
            firstShown = start(before: cursor, width: room)
        } else if firstShown > 0, !line.isCut, line.endColumn < width {
            firstShown = start(before: text.utf8.count, width: width)
        }
    }

    final func start(before offset: Int, width: Int) -> Int {
        TextFieldLine.start(
            of: editor.text, before: offset, width: width, as: appearance,
            joining: joinedClusters)
    }
}

extension TextField: ContentScrolling {
    package final var firstShownPlace: AnyHashable { firstShown }
}
