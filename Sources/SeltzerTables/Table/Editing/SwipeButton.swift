// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The button of an action at the end of a row.
final class SwipeButton: Control {
    let isLeading: Bool
    private let action: ContextualAction
    private let perform: @MainActor () -> Void

    init(
        _ action: ContextualAction, isLeading: Bool, perform: @escaping @MainActor () -> Void
    ) {
        (self.action, self.isLeading, self.perform) = (action, isLeading, perform)
        super.init(frame: .zero)
    }

    /// The picture and the title.
    private var title: String { Self.text(action) }

    private static func text(_ action: ContextualAction) -> String {
        let texts = [action.image?.unicode, action.title].compactMap { $0 }.filter { !$0.isEmpty }
        return texts.isEmpty ? "…" : texts.joined(separator: " ")
    }

    /// The width of the button in cells.
    var width: Int { cellWidth(of: title).saturatingAdding(2) }

    /// False: the row stays focused, and Delete or the context menu performs the action.
    override var canBecomeFirstResponder: Bool { false }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.button, label: action.title ?? title)
    }

    override func activate() {
        super.activate()
        perform()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let isDestructive = action.style == .destructive
        let own = action.backgroundColor ?? (isDestructive ? .danger : .control)
        let text: Color = isDestructive && action.backgroundColor == nil ? .background : .label
        var style = Style(foreground: text, background: own, attributes: .bold)
        if state.contains(.highlighted) || state.contains(.hovered) {
            style.attributes.insert(.underline)
        }
        canvas.fill(bounds, with: style)
        let line = max(0, bounds.height - 1) / 2
        canvas.draw(title, at: Point(x: 1, y: line), style: style)
    }
}
