// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A question for every way of asking it: on a screen, line by line, or answered in advance.
@MainActor
struct Question<Value: Sendable> {
    /// The question.
    var title: String
    /// The name of the flag that answers it.
    var flag: String
    /// A few words below the question.
    var help: String
    /// The answer without a terminal, and for an empty line; nil for none.
    var standard: Value?
    /// Returns the value of a text.
    var parse: @MainActor (String) async throws(Refusal) -> Value
    /// Returns the words that remain on the screen.
    var words: @MainActor (Value) -> String
    /// Returns the reason why a value cannot be used, in a few words; nil if it can.
    var check: @MainActor (Value) async -> String?
    /// Makes the controls that answer the question; they show the user's earlier answer, if there
    /// is one.
    var makeBody: @MainActor (_ earlier: Value?) -> any QuestionBody<Value>
    /// The form of the question without a screen.
    var linear = LinearForm()

    /// The form of a question that is asked line by line.
    struct LinearForm {
        /// The numbered choices above the question, with their details.
        var titles: [String] = []
        /// Returns the value of a line, in which numbers may name choices; nil to use
        /// `Question.parse`.
        var parse: (@MainActor (String) async throws(Refusal) -> Value)?
        /// A hint of the possible input, such as `y/n`; empty for none.
        var hint = ""
        /// Whether the answer is hidden.
        var isSecret = false
    }

    init(
        _ title: String, flag: String?, help: String, standard: Value?,
        check: (@MainActor (Value) async -> String?)?,
        parse: @escaping @MainActor (String) async throws(Refusal) -> Value,
        words: @escaping @MainActor (Value) -> String,
        body: @escaping @MainActor (_ earlier: Value?) -> any QuestionBody<Value>
    ) {
        self.title = title
        self.flag = flag ?? title.flagName
        self.help = help
        self.standard = standard
        self.check = check ?? { _ in nil }
        self.parse = parse
        self.words = words
        makeBody = body
    }
}

/// The controls that answer a question on a screen.
@MainActor
protocol QuestionBody<Value>: AnyObject {
    associatedtype Value: Sendable
    /// The view below the question.
    var view: View { get }
    /// The view that is focused.
    var focusedView: View { get }
    /// The number of columns of the view before its text.
    var inset: Int { get }
    /// Words beside the question, such as the number of marked choices.
    var note: String { get }
    /// Whether the controls are about to change their value; Enter then waits.
    var isWorking: Bool { get }
    /// The preferred number of rows of the view.
    var rows: Int { get }
    /// Whether the keys are shown in a row of their own.
    var showsKeys: Bool { get }
    /// The actions for keys that the controls do not handle themselves.
    var actions: [Action] { get }
    /// Called when the note, the number of rows, or the reason of a refusal may have changed.
    var changed: (@MainActor (String?) -> Void)? { get set }
    /// Returns the value that the controls show.
    func value() throws(Refusal) -> Value
    /// Handles a paste that the controls did not consume; returns a message about it, or nil for
    /// none.
    func paste(_ text: String) -> String?
}

extension QuestionBody {
    var focusedView: View { view }
    var inset: Int { 0 }
    var note: String { "" }
    var isWorking: Bool { false }
    var showsKeys: Bool { true }
    var actions: [Action] { [] }

    func paste(_ text: String) -> String? { "A paste is no answer here" }
}
