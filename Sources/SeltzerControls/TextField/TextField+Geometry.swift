// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Where in the field its text lies, and which part of it is seen.
extension TextField {
    /// The cells that show text; the cell behind them is for the cursor at the end of the text.
    final var textColumns: Range<Int> {
        let start = bounds.minX.saturatingAdding(bounds.width >= 3 ? 1 : 0)
        let end = bounds.maxX.saturatingSubtracting(trailingWidth.saturatingAdding(1))
        return start..<max(start, end)
    }

    /// The cells of the message at the end of the row: at most half of them all.
    final var trailingWidth: Int {
        guard validation?.placement == .trailing, let validationMessage else { return 0 }
        return min(cellWidth(of: validationMessage).saturatingAdding(1), bounds.width / 2)
    }

    final var hasMessageRow: Bool {
        (validation != nil || mask != nil) && validation?.placement != .trailing
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

    final func offset(at point: Point) -> Int {
        let column = point.x.saturatingSubtracting(textColumns.lowerBound)
        let offset = line.offset(at: max(0, column))
        // Beyond the left edge is what is not shown there.
        return column < 0 && offset > 0
            ? editor.text.boundary(from: offset, by: .character, .backward) : offset
    }

    final func scrollToCursor() {
        let width = textColumns.count
        let (text, cursor) = (editor.text, editor.selection.head)
        // So many cells beyond the cursor are seen, too, where there is text.
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
