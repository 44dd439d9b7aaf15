// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The header, the field, the list of lines and the preview of a picker.
///
/// If rows are scarce, the keys are hidden first, then the header, then the list.
final class PickerView: View {
    let header = Label(style: Style(foreground: .secondaryLabel))
    let field = PickerField()
    let prompt = Label(style: Style(foreground: .accent, attributes: .bold))
    /// Shows the number of matching lines.
    let count = Label(style: Style(foreground: .secondaryLabel), alignment: .right)
    /// Turns while lines are read or searched.
    private let activity = ActivityIndicator()
    let list = ListView()
    let preview = PreviewPane()
    let footer = KeyFooter()

    /// Whether the keys are shown in the last row, if there is room.
    var showsFooter = true { didSet { setNeedsLayout() } }
    /// Where the preview is; `.hidden` without a preview.
    var placement = PickerPreviewPlacement.hidden { didSet { setNeedsLayout() } }
    /// Called when the preview appears, disappears or changes its side.
    var previewDidMove: @MainActor () -> Void = {}

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        list.acceptsFirstResponder = false
        list.emphasizesSelection = true
        list.accessibilityLabel = "Lines"
        activity.accessibilityLabel = "Search"
        header.numberOfLines = 0
        field.leftView = prompt
        for view in [header, field, activity, count, list, preview, footer] as [View] {
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
        let rows = max(0, bounds.height - 1)
        let footerRows = showsFooter && rows >= 5 ? 1 : 0
        let text = Size(width: max(0, room - 4), height: rows)
        let wanted = header.text.isEmpty ? 0 : header.sizeThatFits(text).height
        let headerRows = min(wanted, max(0, rows - footerRows - 1) / 2)
        header.frame = Rect(x: 2, y: 0, width: text.width, height: headerRows)
        layOutField(at: headerRows)
        divide(
            Rect(
                x: 0, y: headerRows + 1, width: room,
                height: max(0, rows - headerRows - footerRows)))
        footer.frame = Rect(x: 0, y: bounds.height - footerRows, width: room, height: footerRows)
    }

    private func layOutField(at y: Int) {
        let room = bounds.width
        let height = min(1, bounds.height)
        let countWidth = count.styledText.cellWidth
        // The typed text is more important than the numbers.
        let shownCount = room - countWidth >= 18 ? countWidth : 0
        let right = shownCount > 0 ? shownCount + 5 : 0
        field.frame = Rect(x: 0, y: y, width: max(0, room - right), height: height)
        activity.frame = Rect(
            x: room - shownCount - 4, y: y, width: min(1, shownCount), height: height)
        count.frame = Rect(x: room - shownCount - 2, y: y, width: shownCount, height: height)
    }

    /// Lays out the list and the preview.
    private func divide(_ body: Rect) {
        let side = side(in: body.size)
        let wasHidden = preview.isHidden
        let wasAtRight = preview.isAtRight
        let oldWidth = list.frame.width
        preview.isHidden = side == nil
        var (listRect, paneRect) = (body, Rect.zero)
        if let side {
            preview.isAtRight = side == .horizontal
            if side == .horizontal {
                listRect.size.width = body.width - body.width / 2
                paneRect = Rect(
                    x: listRect.width, y: body.minY, width: body.width / 2, height: body.height)
            } else {
                listRect.size.height = body.height - body.height / 2
                paneRect = Rect(
                    x: 0, y: body.minY + listRect.height, width: body.width, height: body.height / 2
                )
            }
        }
        list.frame = listRect
        preview.frame = paneRect
        // The part of a line that a row shows depends on the width.
        if oldWidth != listRect.width { list.reloadData() }
        if wasHidden != preview.isHidden || wasAtRight != preview.isAtRight { previewDidMove() }
    }

    /// The axis along which the list and the preview follow each other; nil for no preview.
    private func side(in size: Size) -> Axis? {
        switch placement {
        case .automatic: size.width >= 80 ? .horizontal : size.height >= 10 ? .vertical : nil
        case .right: size.width >= 10 ? .horizontal : nil
        case .bottom: size.height >= 4 ? .vertical : nil
        case .hidden: nil
        }
    }
}
