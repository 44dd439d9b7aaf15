// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The field to type in, and the list of lines.
///
/// If rows are scarce, the keys are hidden first, then the header, then the list.
final class PickView: View {
    let field = QueryField()
    /// Shows the number of matching lines.
    let count = Label(style: Style(foreground: .secondaryLabel), alignment: .right)
    /// Turns while lines are read or searched.
    private let activity = ActivityIndicator()
    let header = Label(style: Style(foreground: .secondaryLabel))
    let list = ListView()
    let footer = KeyFooter()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        list.acceptsFirstResponder = false
        list.emphasizesSelection = true
        list.accessibilityLabel = "Lines"
        for view in [field, activity, count, header, list, footer] as [View] {
            addSubview(view)
        }
    }

    /// Shows the number of matching lines, and whether more may follow.
    func showCount(_ text: StyledText, isGrowing: Bool) {
        if isGrowing { activity.startAnimating() } else { activity.stopAnimating() }
        guard text != count.styledText else { return }
        if text.cellWidth != count.styledText.cellWidth { setNeedsLayout() }
        count.styledText = text
    }

    override func layoutSubviews() {
        let room = bounds.width
        let countWidth = count.styledText.cellWidth
        // The typed text is more important than the numbers.
        let shownCount = room - countWidth >= 16 ? countWidth : 0
        let right = shownCount > 0 ? shownCount + 3 : 0
        let height = min(1, bounds.height)
        field.frame = Rect(x: 0, y: 0, width: max(0, room - right), height: height)
        activity.frame = Rect(
            x: room - shownCount - 2, y: 0, width: min(1, shownCount), height: height)
        count.frame = Rect(x: room - shownCount, y: 0, width: shownCount, height: height)
        let rows = max(0, bounds.height - 1)
        let footerRows = rows >= 5 ? 1 : 0
        let wanted =
            header.text.isEmpty ? 0 : header.sizeThatFits(Size(width: room, height: rows)).height
        let headerRows = min(wanted, max(0, rows - footerRows - 1) / 2)
        header.frame = Rect(x: 2, y: 1, width: max(0, room - 2), height: headerRows)
        let old = list.frame.width
        list.frame = Rect(
            x: 0, y: 1 + headerRows, width: room, height: rows - headerRows - footerRows)
        // The part of a line that a row shows depends on the width.
        if old != room { list.reloadData() }
        footer.frame = Rect(x: 0, y: bounds.height - footerRows, width: room, height: footerRows)
    }
}
