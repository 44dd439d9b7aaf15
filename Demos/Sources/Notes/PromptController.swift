// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A window that asks for a line of text, and posts ``PromptAnswered``.
final class PromptController: ViewController {
    private let label: Label
    private let field: TextField
    private let buttons: StackView

    /// Creates a window that asks for a text.
    ///
    /// - Parameters:
    ///   - title: The purpose of the text.
    ///   - label: The line above the field.
    ///   - text: The initial text.
    ///   - action: The title of the button.
    ///   - objection: Returns the reason why a text is refused, in a few words; nil to accept it.
    init(
        _ title: String, label: String, text: String = "", action: String,
        objection: @escaping @MainActor (String) -> String?
    ) {
        self.label = Label(label)
        field = TextField(text)
        let cancel = Button("&Cancel")
        let done = Button(action)
        let spacer = Spacer()
        buttons = StackView(.horizontal, [spacer, cancel, done])
        buttons.setFlex(1, of: spacer)
        super.init()
        self.title = title
        field.validation = TextValidation(objection)
        field.selectAll()
        field.accessibilityLabel = label
        cancelButton = cancel
        defaultButton = done
        cancel.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.dismiss() }
        done.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.answer() }
        on { [weak self] (_: TextSubmitted) in
            self?.answer()
            return .stop
        }
    }

    override func loadView() {
        let stack = StackView(.vertical, [label, field, buttons])
        stack.spacing = 1
        view = PromptView(stack)
    }

    override var preferredFocusedView: View? { field }

    private func answer() {
        guard field.validate() else { return }
        view.post(PromptAnswered(text: field.text), includingSelf: true)
    }
}

/// The content of a prompt with its margins.
private final class PromptView: View {
    private let stack: StackView

    init(_ stack: StackView) {
        self.stack = stack
        super.init(frame: .zero)
        addSubview(stack)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let room = Size(width: min(size.width, 56), height: size.height)
        return Size(width: room.width, height: stack.sizeThatFits(room).height + 2)
    }

    override func layoutSubviews() {
        let isLow = bounds.height < 8
        stack.frame = bounds.inset(
            by: Insets(top: isLow ? 0 : 1, left: 2, bottom: isLow ? 0 : 1, right: 2))
    }
}

/// An empty view that takes the remaining room of a stack.
private final class Spacer: View {
    override func sizeThatFits(_ size: Size) -> Size { .zero }
}
