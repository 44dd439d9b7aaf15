// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let divider = GalleryPage(
        name: "divider", title: "Divider",
        summary: "Draws a line between views that joins the lines it meets."
    ) {
        DividerPageController()
    }
}

/// Lays out three texts with lines between them, in a column or in a row.
private final class DividerPageController: ViewController {
    private let dividers = [Divider(), Divider()]
    private lazy var stack = StackView(
        .vertical, [Label("One"), dividers[0], Label("Two"), dividers[1], Label("Three")])

    override func loadView() {
        let box = GroupBox("Joined", stack)
        box.setContentHuggingPriority(.defaultHigh, for: .vertical)
        let turn = Checkbox("In a row") { [weak self] in self?.turn(isRow: $0.isOn) }
        let double = Divider()
        double.border = .double
        view = StackView(.vertical, [turn, box, double], spacing: 1)
    }

    private func turn(isRow: Bool) {
        stack.axis = isRow ? .horizontal : .vertical
        for divider in dividers { divider.axis = isRow ? .vertical : .horizontal }
    }
}
