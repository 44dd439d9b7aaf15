// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The view of a toast: its text, and its button.
final class ToastView: View {
    let toast: Toast
    private let label = Label()
    private let button: Button?

    init(_ toast: Toast) {
        self.toast = toast
        label.text = toast.message
        label.lineBreakMode = .byWordWrapping
        label.numberOfLines = 3
        button = toast.action.map { Button($0.title) }
        super.init()
        clipsToBounds = true
        backgroundColor = .surface
        addSubview(label)
        guard let button else { return }
        addSubview(button)
        button.addAction(for: .primaryActionTriggered) { [weak toast] _ in
            guard let toast else { return }
            toast.area?.dismiss(toast, .actionChosen)
        }
    }

    /// Whether there is room for a border.
    private var hasBorder: Bool { bounds.height > 2 }

    private var signWidth: Int { toast.kind == .plain ? 0 : 2 }

    /// Returns the size in a window, with a border if the window is high enough.
    func size(in room: Size) -> Size {
        let buttonWidth = button.map { $0.sizeThatFits(.unbounded).width + 2 } ?? 0
        let frame = (room.height > 6 ? 4 : 2) + signWidth + buttonWidth
        let text = label.sizeThatFits(
            Size(width: max(1, min(60, room.width - frame)), height: .max))
        let rows = room.height > 6 ? text.height + 2 : 1
        return Size(
            width: min(room.width, text.width.saturatingAdding(frame)),
            height: min(room.height, rows))
    }

    override func layoutSubviews() {
        var rect = bounds.inset(
            by: hasBorder ? Insets(top: 1, left: 2, bottom: 1, right: 2) : Insets(left: 1, right: 1)
        )
        if let button {
            let width = min(button.sizeThatFits(.unbounded).width, rect.width)
            button.frame = Rect(
                x: rect.maxX - width, y: rect.maxY - 1, width: width, height: min(1, rect.height))
            rect.size.width = max(0, rect.width - width - 2)
        }
        rect.origin.x += signWidth
        rect.size.width = max(0, rect.width - signWidth)
        label.frame = rect
    }

    /// Dismisses the toast by a click.
    override func handleMouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .up, event.button == .left { toast.dismiss() }
        return .stop
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let style = Style(foreground: color)
        if hasBorder { canvas.drawBox(bounds, border: .rounded, style: style) }
        guard toast.kind != .plain else { return }
        canvas.draw(
            sign(canvas), at: label.frame.origin.offsetBy(dx: -2, dy: 0),
            style: style.adding(.bold))
    }

    private var color: Color {
        switch toast.kind {
        case .plain: .separator
        case .success: .success
        case .warning: .warning
        case .error: .danger
        }
    }

    private func sign(_ canvas: Canvas) -> String {
        switch toast.kind {
        case .plain: ""
        case .success: canvas.isUnicode ? "√" : "+"
        case .warning: "!"
        case .error: canvas.isUnicode ? "×" : "x"
        }
    }
}
