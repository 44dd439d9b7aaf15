// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A box over the screen with a title, a message and a button, which has keys and mouse to itself.
///
/// OK, Enter and Esc close it. What is to be shown while it is open comes when it is closed.
final class AlertView: View {
    private var messages: [(title: String, text: String)] = []
    private let button = Button("OK")
    private weak var lastFirstResponder: InputResponder?

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        isHidden = true
        addSubview(button)
        button.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.dismiss() }
    }

    /// Shows a message, after those that were to be shown before it.
    func show(title: String, message: String) {
        messages.append((title, message))
        if messages.count == 1 { open() }
        setNeedsLayout()
    }

    /// Closes the message, and shows the next one.
    func dismiss() {
        guard !messages.isEmpty else { return }
        messages.removeFirst()
        if messages.isEmpty { close() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func open() {
        lastFirstResponder = window?.firstResponder
        // Keys go on to the application alone: what lies beneath the alert is blocked.
        next = window?.application
        isHidden = false
        button.becomeFirstResponder()
    }

    private func close() {
        next = nil
        lastFirstResponder?.becomeFirstResponder()
        isHidden = true
    }

    override var keyBindings: [KeyBinding] {
        [KeyBinding("escape", "Close", AlertView.dismiss)]
    }

    override func mouse(_ event: MouseEvent) -> Disposition { .stop }

    // MARK: The box

    private var title: String { messages.first?.title ?? "" }

    private var text: String { messages.first?.text ?? "" }

    private var textWidth: Int { max(title.cellWidth, text.cellWidth, button.title.cellWidth + 4) }

    /// Whether there is room for the box's edge around its three lines.
    private var hasBorder: Bool { bounds.width >= textWidth + 2 && bounds.height >= 5 }

    private var gap: Int { bounds.height >= 7 ? 1 : 0 }

    /// The rectangle of title, message and button, in the middle.
    private var inside: Rect {
        let room =
            hasBorder ? bounds.inset(by: Insets(top: 1, left: 1, bottom: 1, right: 1)) : bounds
        let width = min(room.width, textWidth + 4)
        let height = min(room.height, 3 + 2 * gap)
        return Rect(
            x: room.minX + (room.width - width) / 2, y: room.minY + (room.height - height) / 2,
            width: width, height: height)
    }

    private func line(_ number: Int) -> Rect {
        let y = inside.minY + number * (1 + gap)
        return Rect(x: inside.minX, y: y, width: inside.width, height: 1)
    }

    override func layoutSubviews() {
        let size = button.sizeThatFits(bounds.size)
        let line = line(2)
        button.frame = Rect(
            x: line.minX + (line.width - size.width) / 2, y: min(line.minY, bounds.maxY - 1),
            width: size.width, height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let box = inside.inset(by: Insets(top: -1, left: -1, bottom: -1, right: -1))
        canvas.fill(hasBorder ? box : inside, with: Style(background: .default))
        if hasBorder { canvas.drawBox(box, border: .rounded) }
        canvas.draw(
            title, in: line(0), style: Style(attributes: .bold), alignment: .center)
        canvas.draw(text, in: line(1), alignment: .center)
    }
}
