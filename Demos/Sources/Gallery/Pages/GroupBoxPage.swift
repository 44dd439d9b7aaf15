// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let groupBox = GalleryPage(
        name: "group-box", title: "Group box", group: .containers,
        summary: "Draws a titled border; borders join where they meet.",
        hint: "Turn a switch or a checkbox in a box."
    ) {
        let lines = StackView(.vertical, [Label("above"), Divider(), Label("below")])
        let columns = StackView(
            .horizontal, [Label("lime "), Divider(.vertical), Label(" 3")])
        let pair = StackView(
            .horizontal, [GroupBox("One", lines), GroupBox("Two", columns)], spacing: -1)
        pair.distribution = .fillEqually
        let form = StackView(.vertical, [Checkbox("Hidden files"), Switch("Wrap lines")])
        let inner = GroupBox("Inner", Label("Any view"))
        return ViewController(
            view: SpecimensView([
                Specimen("Form", "Options under one title", GroupBox("Options", form)),
                Specimen("Joined", "Neighbors share a side", pair),
                Specimen("Nested", "A box in a box", GroupBox("Outer", inner)),
                Specimen("Untitled", "A border alone", GroupBox("", Label("No title"))),
            ]))
    }
}
