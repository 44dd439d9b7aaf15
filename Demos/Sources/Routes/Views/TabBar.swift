// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The top line: a tab for each page.
///
/// If not all titles fit, only the chosen tab shows its title.
final class TabBar: View {
    private let tabs: [PageTab]
    /// The number of the visible page.
    var selected = 0 {
        didSet {
            for tab in tabs { tab.isSelected = tab.number == selected }
            setNeedsLayout()
        }
    }

    init(_ pages: [Page]) {
        tabs = pages.map { PageTab(number: $0.number, title: $0.title) }
        super.init()
        tabs.forEach(addSubview)
    }

    override func layoutSubviews() {
        let fits = tabs.reduce(0) { $0 + $1.fullWidth } <= bounds.width
        var x = 0
        for tab in tabs {
            tab.isShort = !fits && !tab.isSelected
            let width = tab.isShort ? 3 : tab.fullWidth
            tab.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
    }
}

/// A page's title; a click posts ``PageChosen``.
///
/// It cannot be focused, because the number keys do the same.
final class PageTab: Control {
    let number: Int
    private let title: String
    var isShort = false { didSet { if isShort != oldValue { setNeedsDisplay() } } }

    init(number: Int, title: String) {
        self.number = number
        self.title = title
        super.init()
    }

    var fullWidth: Int { title.cellWidth + 4 }

    override var canBecomeFirstResponder: Bool { false }

    override func performPrimaryAction() {
        super.performPrimaryAction()
        post(PageChosen(number: number))
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        var attributes: Attributes = isSelected ? [.reverse, .bold] : .dim
        if isHovered, !isSelected { attributes = .bold }
        let style = Style(attributes: attributes)
        canvas.fill(bounds, with: style)
        canvas.draw(isShort ? " \(number) " : " \(number) \(title) ", in: bounds, style: style)
    }
}
