// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let divider = GalleryPage(
        name: "divider", title: "Divider", group: .containers,
        summary: "Draws a line between views; it joins lines it meets.",
        hint: "Turn the stack with the checkbox."
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
        let turn = Checkbox("In a row") { [weak self] in self?.turn(isRow: $0.isOn) }
        view = SpecimensView(
            [
                Specimen("Axis", "Turns the stack", turn),
                Specimen("Joined", "Meets the border", GroupBox("Joined", stack)),
            ]
                + [("Single", LineStyle.single), ("Heavy", .heavy), ("Double", .double)].map {
                    let divider = Divider()
                    divider.border = $1
                    return Specimen($0, "A line by itself", divider)
                })
    }

    private func turn(isRow: Bool) {
        stack.axis = isRow ? .horizontal : .vertical
        for divider in dividers { divider.axis = isRow ? .vertical : .horizontal }
    }
}
