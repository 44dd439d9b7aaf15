// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the titles of the pages; one of them is chosen.
final class PageList: ScrollView {
    private let links: [PageLink]

    var selectedIndex = 0 {
        didSet {
            for (index, link) in links.enumerated() { link.isSelected = index == selectedIndex }
            scrollRectToVisible(links[selectedIndex].frame)
        }
    }

    /// The link to the chosen page.
    var selectedLink: View { links[selectedIndex] }

    init() {
        links = LayoutPage.all.enumerated().map {
            PageLink(index: $0.offset, title: $0.element.title)
        }
        super.init(frame: .zero)
        documentView = StackView(.vertical, links)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    }
}

/// The title of a page; a click or a key posts ``PageChosen``.
final class PageLink: Control {
    private let index: Int
    private let title: String

    init(index: Int, title: String) {
        self.index = index
        self.title = title
        super.init()
    }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.link, label: title)
    }

    override var actions: [Action] {
        [Action("open", title: "Open", keys: ["enter", "space"], PageLink.performPrimaryAction)]
    }

    override func activate() {
        super.activate()
        post(PageChosen(index: index))
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: title.cellWidth + 4, height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let style = ControlLook.row(state)
        canvas.fill(bounds, with: style)
        let mark = isSelected ? canvas[.triangleRight] : " "
        canvas.draw(" \(mark) \(title) ", in: bounds, style: style)
    }
}
