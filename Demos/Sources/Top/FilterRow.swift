// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The row with the filter at the left and the number of processes at the right.
final class FilterRow: View {
    let field = TextField(placeholder: "Filter by command, user or PID")
    private let count = Label(style: Style(foreground: .secondaryLabel), alignment: .right)
    /// Called when the user has finished with the field.
    var didFinish: @MainActor () -> Void = {}
    /// Called when the user has cleared the field by Esc.
    var didClear: @MainActor () -> Void = {}

    init() {
        super.init(frame: .zero)
        addSubview(field)
        addSubview(count)
        for keys in ["enter", "down"] as [KeySequence] {
            field.bind(keys, "To the table") { [weak self] in self?.didFinish() }
        }
        field.bind("escape", "No filter") { [weak self] in self?.clear() }
        field.toolTip = "A capital letter makes the case count"
    }

    private func clear() {
        field.text = ""
        didClear()
        didFinish()
    }

    func showCount(_ text: String) {
        guard text != count.text else { return }
        count.text = text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let room = max(0, bounds.width - 3)
        let countWidth = count.text.cellWidth + 20 <= room ? count.text.cellWidth : 0
        let width = min(44, room - countWidth - (countWidth > 0 ? 2 : 0))
        field.frame = Rect(x: 1, y: 0, width: max(0, width), height: bounds.height)
        count.frame = Rect(
            x: bounds.width - 2 - countWidth, y: 0, width: countWidth, height: bounds.height)
    }
}
