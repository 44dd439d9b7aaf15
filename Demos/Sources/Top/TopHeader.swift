// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The first row: the name of the program, and its menus.
final class TopHeader: View {
    let bar = MenuBar(TopMenus.all)
    private let name = Label("Top", style: Style(attributes: .bold))

    init() {
        super.init(frame: .zero)
        backgroundColor = .surface
        addSubview(name)
        addSubview(bar)
    }

    override func layoutSubviews() {
        let width = min(bounds.width, name.text.cellWidth + 3)
        name.frame = Rect(x: 2, y: 0, width: max(0, width - 2), height: bounds.height)
        bar.frame = Rect(
            x: width, y: 0, width: max(0, bounds.width - width), height: bounds.height)
    }
}
