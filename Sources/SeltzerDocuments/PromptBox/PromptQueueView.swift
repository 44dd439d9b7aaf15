// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The rows of queued texts above the field of a ``PromptBox``.
final class PromptQueueView: View {
    private weak var box: PromptBox?
    private var rows: [PromptQueueRow] = []
    private let more = Label(style: Style(foreground: .secondaryLabel))

    /// The number of rows with texts; if there are more texts, the first ones are counted in a row.
    private static var maximumRows: Int { 4 }

    init(of box: PromptBox) {
        self.box = box
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(more)
        isHidden = true
    }

    /// A list with the number of queued texts.
    override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.list, label: "Queue")
        attributes.count = box?.queue.count
        return attributes
    }

    /// Shows the texts.
    func show(_ queue: [PromptText]) {
        isHidden = queue.isEmpty
        let shown = queue.count > Self.maximumRows ? Self.maximumRows - 1 : queue.count
        let left = queue.count - shown
        more.text = left > 0 ? "+\(left) more" : ""
        more.isHidden = left == 0
        for row in rows { row.removeFromSuperview() }
        rows = queue.indices.suffix(shown).map { index in
            let row = PromptQueueRow(queue[index], index: index)
            row.takeBack = { [weak box] in box?.takeBack(at: index) }
            row.remove = { [weak box] in box?.removeFromQueue(at: index) }
            addSubview(row)
            return row
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(40, size.width), height: rows.count + (more.isHidden ? 0 : 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var line = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)
        more.frame = line.inset(by: Insets(left: 2, right: 1))
        if !more.isHidden { line.origin.y += 1 }
        for row in rows {
            row.frame = line
            line.origin.y += 1
        }
    }
}

/// A queued text; a press takes it back into the field, and the button at its end removes it.
private final class PromptQueueRow: Control {
    var takeBack: (() -> Void)?
    var remove: (() -> Void)?
    private let index: Int
    private let label: Label
    private lazy var button = FindButton(.xmark, label: "Remove") { [weak self] in self?.remove?() }

    init(_ prompt: PromptText, index: Int) {
        self.index = index
        let lines = prompt.text.split(whereSeparator: \.isNewline)
        let more = lines.count > 1 ? " …" : ""
        label = Label((lines.first.map(String.init) ?? "") + more)
        label.style = Style(foreground: .secondaryLabel)
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(label)
        addSubview(button)
    }

    override var canBecomeFirstResponder: Bool { false }

    override var takesFocusOnPress: Bool { false }

    /// A row with the text as its label, and its number.
    override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.row)
        attributes.index = index
        return attributes
    }

    override func activate() { takeBack?() }

    override func layoutSubviews() {
        let width = min(3, bounds.width)
        button.frame = Rect(
            x: bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
        label.frame = bounds.inset(by: Insets(left: min(4, bounds.width), right: width))
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(bounds, with: ControlLook.row(state.subtracting(.focused)))
        canvas.draw(
            .circle, at: Point(x: bounds.minX + 2, y: bounds.minY),
            style: Style(foreground: .tertiaryLabel))
    }
}
