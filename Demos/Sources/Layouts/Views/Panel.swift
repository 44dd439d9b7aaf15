// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A box that joins its neighbors and shows its size in the lower edge.
///
/// The box around the focused view has heavy lines in the color of the focus.
final class Panel: BoxView {
    /// Runs when the user clicks the panel or presses Enter on it.
    ///
    /// Only a panel with this closure can be focused.
    private var opened: (@MainActor (Panel) -> Void)?
    private var hasFocusInside = false {
        didSet {
            border = hasFocusInside ? .heavy : .single
            borderStyle.foreground = hasFocusInside ? .focus : .separator
        }
    }

    init(_ title: String, _ content: View) {
        super.init(
            title: StyledText(title), border: .single,
            layoutMargins: Insets(left: 1, right: 1), contentView: content)
        joinsLines = true
        content.clipsToBounds = true
        on { [weak self] (_: BecameFirstResponder) in self?.focusMoved(inside: true) ?? .ignored }
        on { [weak self] (_: ResignedFirstResponder) in self?.focusMoved(inside: false) ?? .ignored
        }
    }

    /// Creates a panel with a title and wrapped text.
    convenience init(_ title: String, _ text: StyledText) {
        let label = Label(text)
        label.numberOfLines = 0
        label.verticalAlignment = .top
        self.init(title, label)
    }

    private func focusMoved(inside: Bool) -> Disposition {
        hasFocusInside = inside
        return .ignored
    }

    // MARK: Opening

    /// Makes the panel react to clicks and keys, and keeps the closure.
    func onOpen(_ body: @escaping @MainActor (Panel) -> Void) {
        opened = body
        let tap = TapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.open() }
        addGestureRecognizer(tap)
    }

    private func open() {
        opened?(self)
    }

    override var canBecomeFirstResponder: Bool { opened != nil }

    override var actions: [Action] {
        guard opened != nil else { return [] }
        return [Action("enlarge", title: "Enlarge", keys: ["enter", "space"], Panel.open)]
    }

    // MARK: Drawing

    override func draw(_ rect: Rect, in canvas: Canvas) {
        super.draw(rect, in: canvas)
        let size = "\(bounds.width)\(canvas[.xmark])\(bounds.height)"
        let start = cellWidth(of: title) + 3
        guard bounds.height > 1, bounds.width > start + size.cellWidth + 2 else { return }
        canvas.draw(
            " \(size) ", at: Point(x: bounds.minX + start, y: bounds.minY),
            style: Style(foreground: .secondaryLabel))
    }
}
