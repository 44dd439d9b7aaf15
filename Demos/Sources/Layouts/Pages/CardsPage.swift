// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let cards = LayoutPage(
        name: "cards", title: "Cards",
        summary: "Cards of equal width that reflow; Enter opens one."
    ) { _ in CardsPage() }
}

/// Cards in as many columns as there is room for.
final class CardsPage: ViewController {
    private let grid = GridView(columns: [.adaptive(minimum: 26)], columnSpacing: 2, rowSpacing: 1)
    private lazy var scrollView = ScrollView(grid)

    private static let texts: [(String, String, String)] = [
        (
            "Frame", "Where a view is in its superview.",
            "Two numbers for the place and two for the size, all of them cells. Layout is nothing but setting frames."
        ),
        (
            "Bounds", "The view's own coordinates.",
            "Moving the origin of the bounds scrolls what is inside; the size is the frame's."
        ),
        (
            "Fitting size", "What a view would like.",
            "sizeThatFits gets the room that there is and answers how much of it would do; wrapped text gets higher where it gets narrower."
        ),
        (
            "Hugging", "How much a view resists growing.",
            "Spare room in a stack goes to the views that resist least."
        ),
        (
            "Compression resistance", "How much a view resists shrinking.",
            "Where room lacks, the views that resist least give way first."
        ),
        (
            "Stack", "Views in a row or a column.",
            "With spacing, alignment, five ways to share the room, and weights for spare room."
        ),
        (
            "Grid", "Views in columns and rows.",
            "Tracks are fixed, fractions, or fit; views may cover several. These cards are a grid with an adaptive column."
        ),
        (
            "Constraint", "A demand on two anchors.",
            "a.trailing == b.leading - 1: solved by a simplex after Cassowary, rounded to cells without gaps."
        ),
        (
            "Visual format", "Constraints as a picture.",
            "H:|-[name]-[field(>=8)]-| is a line of views with the distances between them."
        ),
        (
            "Breakpoint", "Another layout from a width on.",
            "A table from lengths to values, asked before each layout."
        ),
        (
            "Overlay", "A view over another one.",
            "Windows in front of windows; a popover beside what it belongs to, and always on the screen."
        ),
        (
            "Scroll view", "A part of something larger.",
            "The content keeps its coordinates, and only what is seen is drawn."
        ),
    ]

    override func loadView() {
        for text in Self.texts { grid.addArrangedSubview(CardView(text.0, text.1, text.2)) }
        grid.layoutMargins = Insets(left: 1, right: 1)
        view = scrollView
    }

    override var preferredFocusedView: View? { grid.arrangedSubviews.first }
}

/// A card that shows more when it is opened.
private final class CardView: Control {
    private let heading: Label
    private let text: Label
    private let more: Label
    private let stack: StackView

    init(_ title: String, _ summary: String, _ detail: String) {
        heading = Label(title, style: Style(attributes: .bold))
        text = Label(summary)
        more = Label(detail, style: Style(foreground: .secondaryLabel))
        stack = StackView(.vertical, [heading, text, more])
        super.init()
        for label in [text, more] { label.lineBreakMode = .byWordWrapping }
        more.isHidden = true
        backgroundColor = .surface
        stack.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
        addSubview(stack)
        stack.isUserInteractionEnabled = false
    }

    override var actions: [Action] {
        [
            Action(
                "open", title: more.isHidden ? "Open" : "Close", keys: ["enter", "space"],
                CardView.performPrimaryAction)
        ]
    }

    override func performPrimaryAction() {
        super.performPrimaryAction()
        more.isHidden.toggle()
        invalidateIntrinsicContentSize()
    }

    override func sizeThatFits(_ size: Size) -> Size { stack.sizeThatFits(size) }

    override func layoutSubviews() { stack.frame = bounds }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let isOn = isFocused || isHighlighted || isHovered
        canvas.drawBox(
            bounds, border: isFocused || isHighlighted ? .heavy : .rounded,
            style: Style(foreground: isOn ? .accent : .separator))
    }
}
