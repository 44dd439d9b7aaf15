// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The first row of a program: its name, and its menus.
public final class MenuHeader: View {
    /// The menus.
    public let bar: MenuBar
    private let name: Label

    /// Creates a row with the name of the program and its menus.
    public init(_ name: String, menus: [Menu]) {
        bar = MenuBar(menus)
        self.name = Label(name, style: Style(attributes: .bold))
        super.init(frame: .zero)
        backgroundColor = .surface
        addSubview(self.name)
        addSubview(bar)
    }

    /// Puts the menus beside the name.
    public override func layoutSubviews() {
        let width = min(bounds.width, name.text.cellWidth + 3)
        name.frame = Rect(x: 2, y: 0, width: max(0, width - 2), height: bounds.height)
        bar.frame = Rect(
            x: width, y: 0, width: max(0, bounds.width - width), height: bounds.height)
    }
}
