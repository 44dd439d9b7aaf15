// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A text view that gives the answer.
final class EditBody: QuestionBody {
    var changed: (@MainActor (String?) -> Void)?
    private let textView: AnswerTextView
    private let editor: String?

    /// Creates a text view.
    ///
    /// - Parameters:
    ///   - text: The initial text.
    ///   - editor: The command of the user's editor, as a shell reads it, without the file; nil for
    ///     none.
    init(_ text: String, placeholder: String, editor: String?) {
        textView = AnswerTextView(text, placeholder: placeholder)
        // A prompt has no modes.
        textView.keyStyle = .standard
        textView.drawsBackground = false
        textView.acceptsTab = false
        self.editor = editor
        textView.on(TextChanged.self) { [weak self] _ in
            self?.changed?(nil)
            return .ignored
        }
    }

    var view: View { textView }
    var rows: Int { 6 }
    var note: String { "" }

    var actions: [Action] {
        guard editor != nil else { return [] }
        return [
            Action("open-editor", title: "Editor", keys: ["ctrl-o"]) { [weak self] _ in
                self?.openEditor()
                return .stop
            }.mayDecline(false)
        ]
    }

    func value() -> String { textView.text }

    func paste(_ text: String) -> String? { nil }

    /// Opens the text in the user's editor.
    func openEditor() {
        guard let editor, let application = textView.window?.application else { return }
        Task { [weak self, textView] in
            do {
                let file = try TemporaryText(textView.text)
                defer { file.remove() }
                let status = try await application.runForeground(
                    Self.command(editor, file.path))
                guard status == 0 else {
                    self?.changed?(Self.failure(of: editor, status))
                    return
                }
                textView.text = try file.text()
            } catch {
                self?.changed?(TextSanitizer.line("\(error)"))
            }
        }
    }
}

extension EditBody {
    /// Returns the command that edits a file.
    ///
    /// A shell runs the user's command, which may contain quotes and variables; other programs do
    /// the same.
    static func command(_ editor: String, _ path: String) -> [String] {
        ["/bin/sh", "-c", "\(editor) \"$@\"", "sh", path]
    }

    private static func failure(of editor: String, _ status: Int32) -> String {
        let name = TextSanitizer.line(editor)
        return status == 127
            ? "\(name) was not found: set EDITOR to the command of an editor"
            : "\(name) ended with status \(status): the text stays"
    }
}

/// A text view with a key that ends the answer.
private final class AnswerTextView: TextView {
    override var actions: [Action] {
        [
            Action("done", title: "Done", keys: ["ctrl-d", "alt-enter"]) {
                responder in
                (responder as? View)?.post(AnswerGiven())
                return .stop
            }.mayDecline(false).priority(.high)
        ] + super.actions
    }
}
