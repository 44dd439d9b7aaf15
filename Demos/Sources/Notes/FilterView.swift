// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A field and a list below it; the arrow keys move in the list while the field stays focused.
final class FilterView: View {
    let field: TextField
    let count = Label(style: Style(foreground: .secondaryLabel), alignment: .right)
    let list: TableView
    private let close = CloseButton()
    /// Called when the width of the list changed, because its texts depend on the width.
    var widthDidChange: @MainActor () -> Void = {}

    init(placeholder: String, list: TableView) {
        self.list = list
        field = TextField(placeholder: placeholder)
        super.init(frame: .zero)
        list.acceptsFirstResponder = false
        list.emphasizesSelection = true
        list.activatesOnSingleClick = true
        for view in [field, count, close, list] as [View] { addSubview(view) }
    }

    /// The text beside the field.
    func showCount(_ text: String) {
        guard text != count.text else { return }
        if text.cellWidth != count.text.cellWidth { setNeedsLayout() }
        count.text = text
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, 70), height: min(size.height, 20))
    }

    override func layoutSubviews() {
        let height = min(1, bounds.height)
        let row = Rect(x: 0, y: 0, width: bounds.width, height: height)
        let end = bounds.width - close.place(inRow: row)
        let countWidth = end - count.text.cellWidth >= 20 ? count.text.cellWidth : 0
        let gap = countWidth > 0 ? 2 : 0
        field.frame = Rect(x: 0, y: 0, width: max(0, end - countWidth - gap), height: height)
        count.frame = Rect(x: end - countWidth - 1, y: 0, width: countWidth, height: height)
        let old = list.frame.width
        list.frame = Rect(
            x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
        if old != bounds.width { widthDidChange() }
    }
}

extension Action {
    /// The actions that move the selection of a list while a field is focused.
    @MainActor
    static func moves(of list: TableView) -> [Action] {
        let rows = Action.Group.movement("Select")
        let moves: [(name: String, keys: [KeySequence], move: ListMove, group: Group?)] = [
            ("up", ["up", "ctrl-p"], .items(-1), rows),
            ("down", ["down", "ctrl-n"], .items(1), rows),
            ("page-up", ["pageup"], .pages(-1), nil),
            ("page-down", ["pagedown"], .pages(1), nil),
        ]
        return moves.map { item in
            let title = item.group == nil ? "" : "Go \(item.name)"
            return Action("select-\(item.name)", title: title, keys: item.keys) {
                [weak list] _ in
                list?.moveSelection(item.move)
                return .stop
            }.group(item.group)
        }
    }
}
