// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A box with a title around a view, joined with the boxes beside it; its size stands in the lower edge.
///
/// The box of what has the keys is in the colour for that, and heavy.
final class Panel: Control {
    let content: View
    var title: String { didSet { if title != oldValue { setNeedsDisplay() } } }
    /// Whether the panel takes the keys itself, and Enter operates it.
    var isSelectable = false
    private var hasFocusInside = false {
        didSet { if hasFocusInside != oldValue { setNeedsDisplay() } }
    }

    init(_ title: String, _ content: View) {
        self.title = title
        self.content = content
        super.init()
        addSubview(content)
        content.clipsToBounds = true
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        on { [weak self] (_: FocusIn) in self?.focusMoved(inside: true) ?? .ignored }
        on { [weak self] (_: FocusOut) in self?.focusMoved(inside: false) ?? .ignored }
    }

    private func focusMoved(inside: Bool) -> Disposition {
        hasFocusInside = inside
        return .ignored
    }

    override var canBecomeFirstResponder: Bool { isSelectable }

    override var actions: [Action] {
        guard isSelectable else { return [] }
        return [
            Action(
                "enlarge", title: "Enlarge", keys: ["enter", "space"],
                Panel.performPrimaryAction)
        ]
    }

    override func mouse(_ event: MouseEvent) -> Disposition {
        isSelectable ? super.mouse(event) : .ignored
    }

    /// Creates a panel with text that wraps.
    convenience init(_ title: String, _ text: StyledText) {
        let label = Label(text)
        label.lineBreakMode = .byWordWrapping
        self.init(title, label)
    }

    private var inset: Insets { Insets(top: 1, left: 2, bottom: 1, right: 2) }

    override func sizeThatFits(_ size: Size) -> Size {
        let inner = content.sizeThatFits(
            Size(
                width: size.width == .max ? .max : max(1, size.width - inset.horizontal),
                height: size.height))
        return Size(
            width: max(inner.width + inset.horizontal, title.cellWidth + 4),
            height: inner.height + inset.vertical)
    }

    override func layoutSubviews() {
        content.frame = bounds.inset(by: inset)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.drawBox(
            bounds, border: hasFocusInside ? .heavy : .single,
            style: Style(foreground: hasFocusInside || isHovered ? .accent : .separator),
            title: StyledText(title, style: Style(foreground: .label, attributes: .bold)),
            joinsLines: true)
        let size = canvas.isUnicode ? bounds.size.description : "\(bounds.width)x\(bounds.height)"
        guard bounds.height > 1, bounds.width > size.cellWidth + 3 else { return }
        canvas.draw(
            size,
            in: Rect(
                x: bounds.maxX - size.cellWidth - 2, y: bounds.maxY - 1, width: size.cellWidth,
                height: 1), style: Style(foreground: .secondaryLabel))
    }
}
