// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let groupBox = GalleryPage(
        name: "group-box", title: "GroupBox",
        summary: "Draws borders that join where they meet."
    ) {
        let lines = StackView(.vertical, [Label("above"), Divider(), Label("below")])
        let columns = StackView(
            .horizontal, [Label("left "), Divider(.vertical), Label(" right")])
        let pair = StackView(
            .horizontal, [GroupBox("One", lines), GroupBox("Two", columns)], spacing: -1)
        pair.distribution = .fillEqually
        let form = GroupBox(
            "Options", StackView(.vertical, [Checkbox("Hidden files"), Switch("Wrap lines")]))
        for view: View in [pair, form] {
            view.setContentHuggingPriority(.defaultHigh, for: .vertical)
        }
        return ViewController(view: StackView(.vertical, [pair, form, Divider()], spacing: 1))
    }
}
