// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A line of text that gives the answer.
final class TextBody<Value: Sendable>: QuestionBody {
    /// The purpose of the line.
    struct Purpose {
        var placeholder = ""
        var text = ""
        var isSecret = false
        var mask: InputMask?
        var suggestions: TextSuggestions?
        /// Earlier answers, the newest last.
        var history: [String] = []
    }

    var changed: (@MainActor (String?) -> Void)?
    private let field: HistoryField
    private let parse: @MainActor (String) throws(Refusal) -> Value
    /// The answer for an empty line.
    private let standard: Value?

    init(
        _ purpose: Purpose, standard: Value?,
        parse: @escaping @MainActor (String) throws(Refusal) -> Value
    ) {
        self.standard = standard
        self.parse = parse
        field = HistoryField(purpose.text, placeholder: purpose.placeholder)
        field.history = purpose.history
        field.borderStyle = .none
        field.isSecureTextEntry = purpose.isSecret
        field.mask = purpose.mask
        field.suggestions = purpose.suggestions
        field.on(TextChanged.self) { [weak self] _ in
            self?.changed?(nil)
            return .ignored
        }
    }

    var view: View { field }
    var inset: Int { 2 }
    var rows: Int { 1 }
    var showsKeys: Bool { false }

    func value() throws(Refusal) -> Value {
        let isEmpty = field.mask == nil ? field.text.isEmpty : field.unmaskedText.isEmpty
        if isEmpty, let standard { return standard }
        return try parse(field.text)
    }
}

/// A field in which Ctrl-D on an empty line ends the input, as it does in a shell.
class AnswerField: TextField {
    override var actions: [Action] {
        guard unmaskedText.isEmpty else { return super.actions }
        let end = Action("end-input", keys: ["ctrl-d"]) { responder in
            (responder as? View)?.post(InputEnded())
            return .stop
        }.mayDecline(false)
        // The line is empty, so Ctrl-D has no letter to delete.
        return [end]
            + super.actions.map { action in
                var action = action
                action.keys.removeAll { $0 == "ctrl-d" }
                return action
            }
    }
}

/// A field in which the arrow keys recall earlier texts.
private final class HistoryField: AnswerField {
    /// The earlier texts, the newest last.
    var history: [String] = []
    private var walk = PromptHistoryWalk(looksForBeginning: false)

    override var actions: [Action] {
        let move: [Action] =
            history.isEmpty
            ? []
            : [
                Action("earlier-text", keys: ["up"], HistoryField.showEarlier),
                Action("later-text", keys: ["down"], HistoryField.showLater),
            ]
        return super.actions + move
    }

    private func showEarlier() {
        let texts = PromptHistory(history, maximumCount: history.count)
        if let entry = walk.earlier(than: PromptText(text), in: texts) { text = entry.text }
    }

    private func showLater() {
        if let entry = walk.later(than: PromptText(text)) { text = entry.text }
    }
}
