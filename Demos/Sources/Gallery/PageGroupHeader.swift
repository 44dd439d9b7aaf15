// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The heading of a group in the list of pages, with the number of its pages.
final class PageGroupHeader: View {
    private let title: Label
    private let count: Label

    /// The rows of the heading: an empty one and the title.
    static let height = 2

    init(_ group: PageGroup, count: Int) {
        title = Label(group.title, style: Style(attributes: .bold))
        self.count = Label("\(count)", style: Style(foreground: .secondaryLabel), alignment: .right)
        super.init(frame: .zero)
        backgroundColor = .surface
        addSubview(title)
        addSubview(self.count)
    }

    override func layoutSubviews() {
        let y = bounds.height - 1
        count.frame = Rect(x: bounds.maxX - 4, y: y, width: 2, height: 1)
        title.frame = Rect(x: 2, y: y, width: max(0, bounds.width - 7), height: 1)
    }
}
