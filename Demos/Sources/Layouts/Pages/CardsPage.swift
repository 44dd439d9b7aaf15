// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let cards = LayoutPage(
        name: "cards", title: "Cards",
        summary: "Cards of equal width reflow; Enter opens one."
    ) { _ in CardsPage() }
}

/// Shows cards in as many columns as fit.
final class CardsPage: ViewController {
    private let grid = GridView(columns: [.adaptive(minimum: 26)], columnSpacing: 2, rowSpacing: 1)
    private lazy var scrollView = ScrollView(grid)

    private static let texts: [(String, String, String)] = [
        (
            "Frame", "The place of a view in its superview.",
            "Two numbers for the position and two for the size, all in cells. Layout sets frames."
        ),
        (
            "Bounds", "The view's own coordinates.",
            "Moving the origin of the bounds scrolls the subviews. The size equals the frame's size."
        ),
        (
            "Fitting size", "The size that a view asks for.",
            "sizeThatFits gets the available size and returns the size that the view needs. Narrower text wraps and gets taller."
        ),
        (
            "Hugging", "How much a view resists growing.",
            "Extra room in a stack goes to the views with the lowest hugging."
        ),
        (
            "Compression resistance", "How much a view resists shrinking.",
            "If room is short, the views with the lowest resistance shrink first."
        ),
        (
            "Stack", "Views in a row or a column.",
            "A stack has spacing, alignment, five distributions, and weights for extra room."
        ),
        (
            "Grid", "Views in columns and rows.",
            "Columns and rows have fixed sizes, fractions, or fit their content. A view may span several. An adaptive column arranges these cards."
        ),
        (
            "Constraint", "A relation between two anchors.",
            "a.trailingAnchor == b.leadingAnchor - 1. The Cassowary algorithm solves constraints, and rounds to cells without gaps."
        ),
        (
            "Visual format", "Constraints as a drawing.",
            "H:|-[name]-[field(>=8)]-| is a row of views with the distances between them."
        ),
        (
            "Breakpoint", "A width at which the layout changes.",
            "A table of widths and values. The view looks up its value before each layout."
        ),
        (
            "Overlay", "A view in front of another one.",
            "Windows are in front of windows. A popover is beside its source view, and stays on the screen."
        ),
        (
            "Scroll view", "A part of larger content.",
            "The content keeps its coordinates, and only the visible part is drawn."
        ),
    ]

    override func loadView() {
        for text in Self.texts { grid.addArrangedSubview(CardView(text.0, text.1, text.2)) }
        grid.layoutMargins = Insets(left: 1, right: 1)
        view = scrollView
    }

    override var preferredFocusedView: View? { grid.arrangedSubviews.first }
}

/// A card that shows more text when the user opens it.
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
        for label in [text, more] { label.numberOfLines = 0 }
        more.isHidden = true
        backgroundColor = .surface
        stack.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
        addSubview(stack)
        stack.isUserInteractionEnabled = false
    }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            .disclosure, label: "\(heading.text), \(text.text)",
            value: more.isHidden ? "collapsed" : more.text)
    }

    override var actions: [Action] {
        [
            Action(
                "open", title: more.isHidden ? "Open" : "Close", keys: ["enter", "space"],
                CardView.performPrimaryAction)
        ]
    }

    override func activate() {
        super.activate()
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
